//! Shuffles that anybody can check.
//!
//! The bot draws a [`Secret`] and publishes its [`Commitment`]. Only then does Discord choose a snowflake, and secret and
//! snowflake together make the [`Seed`]: neither side alone could have chosen it. Every chance step is drawn from a
//! separate stream, so that taking an action back never changes what a later card will be. How the streams are numbered
//! is [`Numbering`].

use std::fmt;
use std::str::FromStr;

use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// A portable stream of random numbers: the same seed gives the same match for ever.
pub type GameRng = rand_chacha::ChaCha12Rng;

/// What the bot draws before a match and shows after it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

/// The SHA-256 of a secret, shown before the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// What every chance step of a match is drawn from. As secret as the cards until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed {
    bytes: [u8; 32],
    numbering: Numbering,
}

/// Which stream a chance step is drawn from. Part of the match file format: `"place"` or `"draw"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Numbering {
    /// The one with the number of its place in the log, from 0. Acting otherwise changes what comes later.
    #[default]
    Place,
    /// The one with the number of chance steps before it. What was done before changes nothing, so that different people
    /// get the same dice.
    Draw,
}

impl Numbering {
    /// Whether it is the usual one, which match files do not mention.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Secret {
    /// The secret made of these bytes, which must come from the operating system's randomness.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// What tells who knows this secret and a number that the number was noted, and nobody else.
    pub fn mark(&self, number: u64) -> Commitment {
        let hash = Sha256::new()
            .chain_update(b"mark")
            .chain_update(self.0)
            .chain_update(number.to_be_bytes());
        Commitment(hash.finalize().into())
    }

    /// The seed of a match that the interaction or message with this snowflake started.
    pub fn seed(&self, snowflake: u64) -> Seed {
        let hash = Sha256::new()
            .chain_update(self.0)
            .chain_update(snowflake.to_be_bytes());
        Seed::new(hash.finalize().into())
    }
}

impl Seed {
    const fn new(bytes: [u8; 32]) -> Self {
        Self {
            bytes,
            numbering: Numbering::Place,
        }
    }

    /// The seed whose streams are numbered in this way.
    #[must_use]
    pub const fn numbered(self, numbering: Numbering) -> Self {
        Self { numbering, ..self }
    }

    /// The seed of one of many simulated matches.
    pub fn simulated(seed: u64, number: u64) -> Self {
        let hash = Sha256::new()
            .chain_update(b"simulate")
            .chain_update(seed.to_be_bytes())
            .chain_update(number.to_be_bytes());
        Self::new(hash.finalize().into())
    }

    /// The seed of what a player without a memory does who is told this: always the same, and something else for other words.
    pub fn of_text(text: &str) -> Self {
        Self::new(Sha256::digest(text).into())
    }

    /// The stream for the whims of computer players in a simulated match; no log is so long that it would reach it.
    pub fn whims(&self) -> GameRng {
        let mut rng = GameRng::from_seed(self.bytes);
        rng.set_stream(u64::MAX);
        rng
    }

    /// The stream from which the chance step at place `ply` of the log is drawn, before which there were `n_draws` others.
    pub fn draw(&self, ply: usize, n_draws: impl FnOnce() -> usize) -> GameRng {
        match self.numbering {
            Numbering::Place => self.at(ply),
            Numbering::Draw => self.at(n_draws()),
        }
    }

    pub fn at(&self, number: usize) -> GameRng {
        let mut rng = GameRng::from_seed(self.bytes);
        rng.set_stream(number as u64);
        rng
    }
}

/// A number from 0 to `n` - 1, each as likely as any other; `n` is at least 1.
///
/// Part of the match file format, and therefore our own and never to be changed: 32 random bits times `n`, of which the
/// upper 32 bits count; the few first values that would make some numbers likelier are drawn again (Lemire 2019).
pub fn below(rng: &mut GameRng, n: u32) -> u32 {
    debug_assert!(n > 0, "a choice among nothing");
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
        let lower = product as u32;
        if lower >= n || lower >= n.wrapping_neg() % n {
            return (product >> u32::BITS) as u32;
        }
    }
}

/// The index of one of `len` things, each as likely as any other, drawn as by [`below`].
///
/// # Panics
/// If there are more than `u32::MAX` things.
pub fn index_below(rng: &mut GameRng, len: usize) -> u32 {
    below(rng, u32::try_from(len).expect("no game has as many things"))
}

impl fmt::Debug for Secret {
    /// Names the type only: a secret must not reach a log line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for Seed {
    /// Names the type only: a player who knew the seed would know every card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected 64 hexadecimal digits")]
pub struct ParseHexError;

macro_rules! hex_text {
    ($name:ident) => {
        impl FromStr for $name {
            type Err = ParseHexError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseHexError)?;
                Ok(Self(bytes))
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseHexError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                hex::encode(value.0)
            }
        }
    };
}

hex_text!(Secret);
hex_text!(Commitment);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_the_sha256_of_the_secret() {
        // The published test vector for 32 zero bytes.
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Secret::new([0; 32]).commitment().to_string(), expected);
        assert_eq!(
            expected.parse::<Commitment>(),
            Ok(Secret::new([0; 32]).commitment())
        );
    }

    #[test]
    fn every_place_of_the_log_has_a_separate_stream() {
        let seed = Secret::new([7; 32]).seed(42);
        assert_eq!(seed.at(3).next_u64(), seed.at(3).next_u64());
        assert_ne!(seed.at(3).next_u64(), seed.at(4).next_u64());
        assert_ne!(
            seed.at(3).next_u64(),
            Secret::new([7; 32]).seed(43).at(3).next_u64()
        );
    }

    #[test]
    fn streams_are_numbered_by_place_or_by_draw() {
        let seed = Secret::new([7; 32]).seed(42);
        assert_eq!(seed.draw(5, || 2).next_u64(), seed.at(5).next_u64());
        let counted = seed.numbered(Numbering::Draw);
        assert_eq!(counted.draw(5, || 2).next_u64(), seed.at(2).next_u64());
        assert!(seed.whims().next_u64() == counted.whims().next_u64());
    }

    #[test]
    fn neither_secret_nor_seed_can_be_printed() {
        let secret = Secret::new([255; 32]);
        assert_eq!(
            format!("{secret:?} {:?}", secret.seed(1)),
            "Secret(..) Seed(..)"
        );
    }

    #[test]
    fn hex_of_the_wrong_length_or_alphabet_is_refused() {
        for text in ["", "00", &"g".repeat(64), &"é".repeat(32), &"0".repeat(63)] {
            assert_eq!(text.parse::<Secret>(), Err(ParseHexError));
        }
    }
}
