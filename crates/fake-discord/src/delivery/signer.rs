//! The key with which interactions over HTTP are signed, as Discord signs those of an application.

use std::fmt;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use ring::signature::{Ed25519KeyPair, KeyPair};

/// Keeps the key apart from everything else that follows from the seed.
const STREAM: u64 = 0x0ed2_5519;

/// An Ed25519 key pair, the same for the same seed. It opens nothing but bots that were told its public key.
pub(crate) struct Signer(Ed25519KeyPair);

impl Signer {
    /// The key pair that follows from a seed.
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(STREAM);
        let mut secret = [0; 32];
        rng.fill_bytes(&mut secret);
        Self::from_secret(&secret)
    }

    fn from_secret(secret: &[u8; 32]) -> Self {
        let pair = Ed25519KeyPair::from_seed_unchecked(secret);
        Self(pair.expect("every 32 bytes are a secret key"))
    }

    /// The public key, in hexadecimal digits.
    pub(crate) fn public_key(&self) -> String {
        hex::encode(self.0.public_key())
    }

    /// The signature over a timestamp and the body after it, in hexadecimal digits.
    pub(crate) fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        let signed = [timestamp.as_bytes(), body].concat();
        hex::encode(self.0.sign(&signed))
    }
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Signer").field(&self.public_key()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Vector 2 of section 7.1 of RFC 8032.
    #[test]
    fn a_vector_of_rfc_8032_is_signed_as_it_says() {
        let secret = [
            0x4c, 0xcd, 0x08, 0x9b, 0x28, 0xff, 0x96, 0xda, 0x9d, 0xb6, 0xc3, 0x46, 0xec, 0x11,
            0x4e, 0x0f, 0x5b, 0x8a, 0x31, 0x9f, 0x35, 0xab, 0xa6, 0x24, 0xda, 0x8c, 0xf6, 0xed,
            0x4f, 0xb8, 0xa6, 0xfb,
        ];
        let signer = Signer::from_secret(&secret);
        assert_eq!(
            signer.public_key(),
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
        );
        let signature = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
                         085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";
        assert_eq!(signer.sign("", b"\x72"), signature);
        // The message may begin in the timestamp.
        assert_eq!(signer.sign("\x72", b""), signature);
    }

    #[test]
    fn the_same_seed_gives_the_same_key() {
        let key = |seed| Signer::new(seed).public_key();
        assert_eq!(key(7), key(7));
        assert_ne!(key(7), key(8));
    }
}
