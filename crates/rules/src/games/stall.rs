//! When discard piles are closed, and the house rule that closes all of them and so ends rounds in which nobody draws.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::BadSetup;

/// After how many turns in a row without a card from the draw pile the discard piles close for a turn, 1 to 255.
///
/// A house rule of the games with discard piles: their rulebooks let everybody take discards for ever (docs/RULES.md, section 2),
/// and then a round does not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct StallLimit(NonZeroU8);

impl StallLimit {
    /// The limit of matches that do not say another one.
    pub const DEFAULT: Self = Self(NonZeroU8::new(20).expect("not 0"));

    pub const fn turns(self) -> u8 {
        self.0.get()
    }
}

impl TryFrom<u8> for StallLimit {
    type Error = BadSetup;

    /// The limit of `turns` turns, but not of none: the discard piles would never open.
    fn try_from(turns: u8) -> Result<Self, Self::Error> {
        let turns = NonZeroU8::new(turns);
        turns.map(Self).ok_or(BadSetup::DiscardsCloseAfter)
    }
}

impl From<StallLimit> for u8 {
    fn from(limit: StallLimit) -> Self {
        limit.turns()
    }
}

impl Default for StallLimit {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Counts the turns in a row without a card from the draw pile up to a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StallCounter {
    limit: StallLimit,
    turns: u8,
}

impl StallCounter {
    pub const fn new(limit: StallLimit) -> Self {
        Self { limit, turns: 0 }
    }

    /// How many turns in a row nobody has taken a card of the draw pile; never more than the limit.
    pub const fn turns(self) -> u8 {
        self.turns
    }

    /// How many more such turns close the discard piles; 0 if they are closed.
    pub const fn turns_left(self) -> u8 {
        self.limit.turns() - self.turns
    }

    pub const fn is_reached(self) -> bool {
        self.turns_left() == 0
    }

    /// A turn has ended without a card from the draw pile.
    pub(super) fn count(&mut self) {
        self.turns = self.limit.turns().min(self.turns.saturating_add(1));
    }

    /// A card of the draw pile was taken.
    pub(super) const fn reset(&mut self) {
        self.turns = 0;
    }
}

/// Why no card may be taken from a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    Empty,
    /// Its top card is the one just discarded (000:61); the board game's value table may allow taking it back.
    JustDiscarded,
    /// Too many turns have passed without a card from the draw pile ([`StallLimit`]).
    HouseRule,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_closes_until_a_card_is_drawn() {
        let limit = StallLimit::try_from(2).expect("not 0");
        let mut counter = StallCounter::new(limit);
        counter.count();
        assert_eq!((counter.turns_left(), counter.is_reached()), (1, false));
        counter.count();
        assert!(counter.is_reached());
        counter.count();
        assert_eq!(counter.turns(), 2, "never beyond the limit");
        counter.reset();
        assert_eq!(counter, StallCounter::new(limit));
    }

    #[test]
    fn there_is_no_limit_of_no_turns() {
        assert_eq!(StallLimit::try_from(0), Err(BadSetup::DiscardsCloseAfter));
        assert_eq!(StallLimit::try_from(255).map(StallLimit::turns), Ok(255));
    }
}
