//! Gold.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

use thiserror::Error;

/// An amount of coins; a match has 36 in all (002, components).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Coins(u8);

impl Coins {
    pub const NONE: Self = Self(0);

    /// The lowest bid (002:75).
    pub const ONE: Self = Self(1);

    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    #[must_use]
    pub const fn raised(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    pub fn up_to(self, most: Self) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (self.0..=most.0).map(Self)
    }

    /// What each of `n` gets when these coins are shared equally, and what stays.
    ///
    /// # Panics
    /// If they are shared among nobody.
    pub const fn shared(self, n: u8) -> (Self, Self) {
        (Self(self.0 / n), Self(self.0 % n))
    }
}

impl Add for Coins {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Coins {
    type Output = Self;

    /// # Panics
    /// In debug builds if there are fewer.
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a bid of at least 1, such as 5")]
pub struct ParseCoinsError;

impl FromStr for Coins {
    type Err = ParseCoinsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let coins = text.parse().map(Self).map_err(|_| ParseCoinsError)?;
        // Only the canonical text: "05" and "+5" would be second names for one bid.
        if coins >= Self::ONE && coins.to_string() == text {
            Ok(coins)
        } else {
            Err(ParseCoinsError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sharing_leaves_the_remainder() {
        // Example V4: 11 coins among three.
        assert_eq!(Coins(11).shared(3), (Coins(3), Coins(2)));
        assert_eq!(Coins(3).shared(4), (Coins(0), Coins(3)));
    }

    #[test]
    fn only_a_plain_number_is_a_bid() {
        assert_eq!("10".parse(), Ok(Coins(10)));
        for text in ["", "0", "05", "+5", "-1", "5.", "256", "x", "٥"] {
            assert_eq!(text.parse::<Coins>(), Err(ParseCoinsError), "{text:?}");
        }
    }
}
