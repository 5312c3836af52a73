//! The account of a finished match: what chance gave each seat, and what acts cost it.
//!
//! All amounts are leads: the points of a seat less those of the best of the others. They are whole thousandths of a point,
//! so that an account is exact: the sum of what it has leads from the start to the end.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::kernel::{BySeat, Seat};

/// Thousandths of a point.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Milli(pub i64);

impl Milli {
    pub fn of_points(points: i32) -> Self {
        Self(i64::from(points) * 1_000)
    }

    /// The nearest whole number of points; halves are rounded away from zero.
    pub fn points(self) -> i32 {
        let rounded = (self.0.abs() + 500) / 1_000 * self.0.signum();
        i32::try_from(rounded).unwrap_or(if rounded < 0 { i32::MIN } else { i32::MAX })
    }

    /// `self` of `n` parts, rounded to the next lower thousandth.
    ///
    /// # Panics
    /// If there are no parts.
    #[must_use]
    pub fn divided(self, n: u32) -> Self {
        Self(self.0.div_euclid(i64::from(n)))
    }
}

impl Add for Milli {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Milli {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Milli {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Milli {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Milli {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::default(), Add::add)
    }
}

/// What an act promised when it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prospect {
    /// Points in the same turn.
    pub now: i32,
    /// The points that its seat is expected to have at the end of the round.
    pub points: i32,
    /// The lead that its seat is expected to have then.
    pub lead: i32,
    /// How many turns its seat is expected to have until then.
    pub turns: i32,
}

/// An act for which there was a better one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DearAct {
    pub seat: Seat,
    pub played: String,
    pub better: String,
    pub of_played: Prospect,
    pub of_better: Prospect,
    pub error: Milli,
}

/// Why the estimate of every seat's lead changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Something was dealt, drawn, turned or rolled. What nobody's act explains is chance.
    Chance,
    /// A round or the match ended, and the estimate is replaced by what was scored.
    Scored,
    Act(DearAct),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// The number of the step in the log, from 0.
    pub step: usize,
    pub cause: Cause,
    /// By how much the estimate of each seat's lead changed.
    pub amounts: BySeat<Milli>,
}

/// The account of a match. Its sum is exact: for every seat the changes lead from the start to the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Entries", into = "Entries")]
pub struct Review(Entries);

/// What an account is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entries {
    pub start: BySeat<Milli>,
    pub start_errors: BySeat<Milli>,
    /// The lead at the end; of a match that was stopped the last estimate.
    pub end: BySeat<Milli>,
    /// Whether the match was stopped before its rules ended it.
    pub is_stopped: bool,
    /// How often the rest was played out for an estimate.
    pub n_worlds: u32,
    pub changes: Vec<Change>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadReview {
    #[error("there is not one value for each seat")]
    Seats,
    #[error("the changes are not in the order of the steps")]
    Order,
    #[error("the changes of seat {0} do not lead from the start to the end")]
    Sum(Seat),
}

impl TryFrom<Entries> for Review {
    type Error = BadReview;

    fn try_from(entries: Entries) -> Result<Self, BadReview> {
        let n_seats = entries.start.n_seats();
        let mut each = entries.changes.iter().map(|change| &change.amounts);
        let is_whole = |amounts: &BySeat<Milli>| amounts.n_seats() == n_seats;
        if !each.all(is_whole) || !is_whole(&entries.end) || !is_whole(&entries.start_errors) {
            return Err(BadReview::Seats);
        }
        if !entries.changes.is_sorted_by_key(|change| change.step) {
            return Err(BadReview::Order);
        }
        for (seat, &start) in entries.start.iter() {
            let changes = entries.changes.iter().map(|change| change.amounts[seat]);
            if start + changes.sum() != entries.end[seat] {
                return Err(BadReview::Sum(seat));
            }
        }
        Ok(Self(entries))
    }
}

impl From<Review> for Entries {
    fn from(review: Review) -> Self {
        review.0
    }
}

impl Review {
    pub const fn entries(&self) -> &Entries {
        &self.0
    }

    pub fn n_seats(&self) -> u8 {
        self.0.start.n_seats()
    }

    pub fn luck(&self, seat: Seat) -> Milli {
        self.sum(seat, |cause| !matches!(cause, Cause::Act(_)))
    }

    /// What acts gave a seat: its [`own`](Self::own) and those of [`others`](Self::others).
    pub fn skill(&self, seat: Seat) -> Milli {
        self.own(seat) + self.others(seat)
    }

    /// What the acts of a seat cost it: below zero, unless it lost next to nothing.
    pub fn own(&self, seat: Seat) -> Milli {
        self.sum(
            seat,
            |cause| matches!(cause, Cause::Act(act) if act.seat == seat),
        )
    }

    /// What a seat has from the acts of the others.
    pub fn others(&self, seat: Seat) -> Milli {
        self.sum(
            seat,
            |cause| matches!(cause, Cause::Act(act) if act.seat != seat),
        )
    }

    /// The standard error of a seat's luck and of its skill.
    pub fn errors(&self, seat: Seat) -> (Milli, Milli) {
        let errors = self.acts().map(|(_, act)| square(act.error));
        let of_skill: u64 = errors.sum();
        let of_start = square(self.0.start_errors[seat]);
        let root = |squares: u64| Milli(squares.isqrt().cast_signed());
        (root(of_skill + of_start), root(of_skill))
    }

    /// The acts of a seat that cost it most, the dearest first; at most this many, and none that cost nothing.
    pub fn dearest(&self, seat: Seat, at_most: usize) -> Vec<(&Change, &DearAct)> {
        let own = self.acts().filter(|(_, act)| act.seat == seat);
        let mut acts: Vec<_> = own
            .filter(|(it, _)| it.amounts[seat] < Milli::default())
            .collect();
        // Of equal ones the first.
        acts.sort_by_key(|(change, _)| change.amounts[seat]);
        acts.truncate(at_most);
        acts
    }

    /// The estimate of a seat's lead after each change, with the number of steps before it; from 0 and the start on.
    pub fn curve(&self, seat: Seat) -> impl Iterator<Item = (usize, Milli)> + '_ {
        let start = self.0.start[seat];
        let changes = self.0.changes.iter();
        let later = changes.scan(start, move |lead, change| {
            *lead += change.amounts[seat];
            Some((change.step + 1, *lead))
        });
        std::iter::once((0, start)).chain(later)
    }

    fn acts(&self) -> impl Iterator<Item = (&Change, &DearAct)> {
        self.0
            .changes
            .iter()
            .filter_map(|change| match &change.cause {
                Cause::Act(act) => Some((change, act)),
                Cause::Chance | Cause::Scored => None,
            })
    }

    fn sum(&self, seat: Seat, is_meant: impl Fn(&Cause) -> bool) -> Milli {
        let changes = self.0.changes.iter();
        let meant = changes.filter(|change| is_meant(&change.cause));
        meant.map(|change| change.amounts[seat]).sum()
    }
}

fn square(amount: Milli) -> u64 {
    let amount = amount.0.unsigned_abs();
    amount * amount
}

#[cfg(test)]
mod tests;
