//! Addresses to listen at, or to ask: a host by its name or its number, and a port.

use std::net::{SocketAddr, ToSocketAddrs};

/// Reads `HOST:PORT`. Of the numbers of a name one of version 4 comes first, since a port of this machine is usually meant there.
///
/// # Errors
/// If it is something else, or nobody has the name.
pub fn address(text: &str) -> Result<SocketAddr, String> {
    let all = text.to_socket_addrs().map_err(|error| error.to_string())?;
    let first = all.min_by_key(SocketAddr::is_ipv6);
    first.ok_or_else(|| format!("{text} has no address"))
}

/// Reads the same, or a host alone, whose port this is.
pub fn address_with(text: &str, port: u16) -> Result<SocketAddr, String> {
    match text.parse() {
        Ok(host) => Ok(SocketAddr::new(host, port)),
        Err(_) if text.contains(':') => address(text),
        Err(_) => address(&format!("{text}:{port}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_a_name_or_a_number_with_or_without_a_port() {
        for (text, read) in [
            ("127.0.0.1", "127.0.0.1:8080"),
            ("0.0.0.0:9000", "0.0.0.0:9000"),
            ("::1", "[::1]:8080"),
            ("[::1]:9000", "[::1]:9000"),
            ("localhost", "127.0.0.1:8080"),
            ("localhost:9000", "127.0.0.1:9000"),
        ] {
            let address = address_with(text, 8080);
            assert_eq!(address.map(|it| it.to_string()).as_deref(), Ok(read));
        }
        for text in ["localhost", "127.0.0.1", "localhost:many", ""] {
            assert!(address(text).is_err(), "{text:?}");
        }
    }
}
