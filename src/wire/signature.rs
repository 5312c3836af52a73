//! Who has sent a request: Discord signs what it sends over HTTP with Ed25519.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use axum::http::HeaderMap;
use ring::signature::{ED25519, UnparsedPublicKey};
use thiserror::Error;

/// How far the time of a request may be from the bot's own.
pub const MAX_SKEW: Duration = Duration::from_mins(5);

const KEY: usize = 32;
const SIGNATURE: usize = 64;

/// The key with which an application's interactions are verified. Everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PublicKey([u8; KEY]);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a public key is {} hexadecimal digits, as the developer portal shows it", 2 * KEY)]
pub struct NotAKey;

impl FromStr for PublicKey {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        bytes(text.trim()).map(Self).ok_or(NotAKey)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unverified {
    /// It lacks what Discord sends along, or has something else there.
    #[error("it carries no signature")]
    Unsigned,
    /// It was signed long ago, or will be: it may have been recorded and sent again.
    #[error("its timestamp is more than five minutes from this machine's time")]
    Stale,
    #[error("its signature is wrong")]
    Wrong,
}

/// What the headers of a request say about its signature.
pub struct Signature<'a> {
    timestamp: &'a str,
    bytes: [u8; SIGNATURE],
}

impl<'a> Signature<'a> {
    /// Reads the headers, and refuses a time too far from `now` before anything else of the request is read.
    pub fn read(headers: &'a HeaderMap, now: SystemTime) -> Result<Self, Unverified> {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let timestamp = header("x-signature-timestamp").ok_or(Unverified::Unsigned)?;
        let bytes = header("x-signature-ed25519").and_then(bytes);
        let bytes = bytes.ok_or(Unverified::Unsigned)?;
        let seconds = timestamp.parse().map_err(|_| Unverified::Unsigned)?;
        let signed = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds));
        let signed = signed.ok_or(Unverified::Stale)?;
        let apart = now
            .duration_since(signed)
            .unwrap_or_else(|ahead| ahead.duration());
        if apart > MAX_SKEW {
            return Err(Unverified::Stale);
        }
        Ok(Self { timestamp, bytes })
    }

    /// Checks that the owner of the key has signed this body at that time.
    pub fn verify(&self, body: &[u8], key: &PublicKey) -> Result<(), Unverified> {
        let signed = [self.timestamp.as_bytes(), body].concat();
        let key = UnparsedPublicKey::new(&ED25519, key.0);
        let verified = key.verify(&signed, &self.bytes);
        verified.map_err(|_| Unverified::Wrong)
    }
}

/// The bytes that hexadecimal digits spell; `None` if they spell more, fewer, or none at all.
fn bytes<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(digits, &mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests;
