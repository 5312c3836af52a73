//! Places at the table, sets of them, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most seats any of the games has (Roll & Write, 001:8).
pub const MAX_SEATS: u8 = 5;

/// A place at the table, counted from 0 in turn order; always below [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    pub const FIRST: Self = Self(0);

    /// The seat with this index, or `None` if no game has that many seats.
    pub const fn new(index: u8) -> Option<Self> {
        if index < MAX_SEATS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The seats `0..n_seats` in turn order; no more than [`MAX_SEATS`] of them.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n_seats.min(MAX_SEATS)).map(Self)
    }

    /// The index of this seat's values in an array; below [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat to the left at a table of `n_seats`.
    #[must_use]
    pub const fn next(self, n_seats: u8) -> Self {
        Self(if self.0 + 1 < n_seats { self.0 + 1 } else { 0 })
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or_else(|| format!("there is no seat {index}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats; small, `Copy`, iterated in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Self = Self(0);

    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The seats `0..n_seats`.
    pub const fn all(n_seats: u8) -> Self {
        Self((1 << n_seats) - 1)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Seat::number))
            .finish()
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<T>")]
pub struct BySeat<T>(Vec<T>);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} values for at most {MAX_SEATS} seats")]
pub struct TooManySeats(pub usize);

impl<T> BySeat<T> {
    pub fn new(n_seats: u8, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(n_seats).map(value).collect())
    }

    #[expect(
        clippy::missing_panics_doc,
        reason = "there are never more than MAX_SEATS values"
    )]
    pub fn n_seats(&self) -> u8 {
        u8::try_from(self.0.len()).expect("no more values than MAX_SEATS")
    }

    /// The value of `seat`, or `None` if the match has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.n_seats()).zip(&self.0)
    }

    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> Default for BySeat<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> TryFrom<Vec<T>> for BySeat<T> {
    type Error = TooManySeats;

    fn try_from(values: Vec<T>) -> Result<Self, TooManySeats> {
        if values.len() > usize::from(MAX_SEATS) {
            return Err(TooManySeats(values.len()));
        }
        Ok(Self(values))
    }
}

impl<T, const N: usize> From<[T; N]> for BySeat<T> {
    fn from(values: [T; N]) -> Self {
        const { assert!(N <= MAX_SEATS as usize, "more values than seats") };
        Self(values.into())
    }
}

impl<T: PartialEq, const N: usize> PartialEq<[T; N]> for BySeat<T> {
    fn eq(&self, values: &[T; N]) -> bool {
        self.0 == values
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    /// # Panics
    /// If the match has no such seat.
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The person or computer player in this seat.
    Seat(Seat),
    /// Anybody else; sees what is public.
    Spectator,
}

impl Viewer {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this viewer sees what only `seat` may see.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_match_has_six_seats() {
        assert_eq!(BySeat::try_from(vec![0; 6]), Err(TooManySeats(6)));
        assert!(serde_json::from_str::<BySeat<u8>>("[1,2,3,4,5,6]").is_err());
        let five: BySeat<u8> = serde_json::from_str("[1,2,3,4,5]").expect("five are seated");
        assert_eq!(five.n_seats(), 5);
        assert_eq!(serde_json::to_string(&five).expect("JSON"), "[1,2,3,4,5]");
    }
}
