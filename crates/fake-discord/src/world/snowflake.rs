//! Discord's ids: 64 bits, ordered by time, written as strings in JSON.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// Milliseconds between the Unix epoch and Discord's own, the first second of 2015.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// An id as Discord gives them out: strictly increasing, with the time of its making in the upper 42 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(u64);

impl Snowflake {
    /// The id with exactly this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    pub const fn number(self) -> u64 {
        self.0
    }

    /// The first id that Discord could make at this time (Unix milliseconds).
    pub const fn at(unix_ms: u64) -> Self {
        Self(unix_ms.saturating_sub(DISCORD_EPOCH_MS) << 22)
    }

    /// When the id was made, in Unix milliseconds.
    pub const fn unix_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }

    /// The same id, made so many milliseconds earlier.
    #[must_use]
    pub const fn made_earlier(self, by_ms: u64) -> Self {
        Self(self.0 - (by_ms << 22))
    }

    /// The smallest id greater than both this one and everything made before `unix_ms`.
    #[must_use]
    pub fn next(self, unix_ms: u64) -> Self {
        Self(self.0 + 1).max(Self::at(unix_ms))
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Snowflake {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// Takes the id as a string or, as Discord also does, as a number.
        struct StringOrNumber;

        impl Visitor<'_> for StringOrNumber {
            type Value = Snowflake;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an id")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Snowflake, E> {
                Ok(Snowflake(number))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Snowflake, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(StringOrNumber)
    }
}

#[cfg(test)]
mod tests {
    use super::Snowflake;

    #[test]
    fn ids_grow_even_while_the_clock_is_stopped() {
        let first = Snowflake::at(1_700_000_000_000);
        assert!(first.next(1_700_000_000_000) > first);
        assert_eq!(first.next(1_700_000_000_001).unix_ms(), 1_700_000_000_001);
    }

    #[test]
    fn ids_are_strings_in_json() {
        let json = serde_json::to_string(&Snowflake::new(42)).unwrap();
        assert_eq!(json, "\"42\"");
        assert_eq!(
            serde_json::from_str::<Snowflake>("42").unwrap(),
            Snowflake::new(42)
        );
    }
}
