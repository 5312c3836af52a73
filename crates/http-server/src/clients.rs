//! The connections of a server, and which one is closed when there are too many.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, Semaphore};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::Limits;

/// The clients of a server. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Clients(Arc<Inner>);

struct Inner {
    limits: Limits,
    connections: Mutex<BTreeMap<u64, Connection>>,
    /// KiB that no body takes.
    room: Semaphore,
    /// That a connection has ended, or a body is no longer kept.
    freed: Notify,
}

struct Connection {
    origin: IpAddr,
    /// Since when the server waits for the client; `None` while it has a request to answer.
    waits_since: Option<Instant>,
    /// Whether a request has succeeded. Where requests are signed, none of a stranger does.
    has_succeeded: bool,
    is_displaced: CancellationToken,
}

/// A connection, until this is dropped.
pub(crate) struct Client {
    number: u64,
    is_displaced: CancellationToken,
    clients: Clients,
}

impl Clients {
    pub(crate) fn new(limits: Limits) -> Self {
        Self(Arc::new(Inner {
            limits,
            connections: Mutex::default(),
            room: Semaphore::new(usize::try_from(limits.bodies_kib).unwrap_or(usize::MAX)),
            freed: Notify::new(),
        }))
    }

    fn connections(&self) -> MutexGuard<'_, BTreeMap<u64, Connection>> {
        let connections = self.0.connections.lock();
        connections.unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes another connection, if need be after another has been closed; `None` if there is no place for it.
    pub(crate) async fn admit(&self, address: IpAddr) -> Option<Client> {
        let limits = &self.0.limits;
        let origin = origin(address);
        loop {
            let freed = self.0.freed.notified();
            {
                let mut connections = self.connections();
                let of_origin = connections.values().filter(|other| other.origin == origin);
                if limits
                    .per_address
                    .is_some_and(|most| of_origin.count() >= most.get())
                {
                    return None;
                }
                if connections.len() < limits.connections {
                    let last = connections.last_key_value();
                    let number = last.map_or(0, |(number, _)| number + 1);
                    let is_displaced = CancellationToken::new();
                    let connection = Connection {
                        origin,
                        waits_since: Some(Instant::now()),
                        has_succeeded: false,
                        is_displaced: is_displaced.clone(),
                    };
                    connections.insert(number, connection);
                    return Some(Client {
                        number,
                        is_displaced,
                        clients: self.clone(),
                    });
                }
            }
            if !self.displace(None) {
                return None;
            }
            freed.await;
        }
    }

    /// Closes the connection that has kept the server waiting longest, except one, unless one is being closed; says whether
    /// any is.
    pub(crate) fn displace(&self, except: Option<u64>) -> bool {
        let connections = self.connections();
        let others = || {
            let others = connections
                .iter()
                .filter(|&(number, _)| Some(*number) != except);
            others.map(|(_, other)| other)
        };
        if others().any(|other| other.is_displaced.is_cancelled()) {
            return true;
        }
        let waited_for = others().filter(|other| other.waits_since.is_some());
        let Some(longest) = waited_for.min_by_key(|other| (other.has_succeeded, other.waits_since))
        else {
            return false;
        };
        longest.is_displaced.cancel();
        true
    }
}

impl Client {
    pub(crate) fn limits(&self) -> &Limits {
        &self.clients.0.limits
    }

    /// Waits until the connection has to be closed for the sake of another.
    pub(crate) async fn displaced(&self) {
        self.is_displaced.cancelled().await;
    }

    /// The whole of a request has arrived.
    pub(crate) fn has_sent_request(&self) {
        self.change(|connection| connection.waits_since = None);
    }

    /// A request is answered, and the next one is awaited.
    pub(crate) fn await_request(&self, has_succeeded: bool) {
        self.change(|connection| {
            connection.waits_since = Some(Instant::now());
            connection.has_succeeded |= has_succeeded;
        });
    }

    fn change(&self, change: impl FnOnce(&mut Connection)) {
        if let Some(connection) = self.clients.connections().get_mut(&self.number) {
            change(connection);
        }
    }

    /// Takes so many KiB more for a body, if need be after other connections have been closed.
    pub(crate) async fn take_room(&self, kib: u32) {
        let inner = &self.clients.0;
        loop {
            let freed = inner.freed.notified();
            if let Ok(room) = inner.room.try_acquire_many(kib) {
                room.forget();
                return;
            }
            self.clients.displace(Some(self.number));
            freed.await;
        }
    }

    pub(crate) fn give_back_room(&self, kib: u32) {
        let kib = usize::try_from(kib).unwrap_or(usize::MAX);
        self.clients.0.room.add_permits(kib);
        self.clients.0.freed.notify_waiters();
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.clients.connections().remove(&self.number);
        self.clients.0.freed.notify_waiters();
    }
}

/// What one client has: a single IPv4 address, but a whole IPv6 network.
fn origin(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_an_address_or_a_network() {
        for (address, whose) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ] {
            assert_eq!(origin(address.parse().unwrap()).to_string(), whose);
        }
    }
}
