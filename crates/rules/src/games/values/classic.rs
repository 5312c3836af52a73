//! The printed values of the classic card game.

use serde::{Deserialize, Serialize};

use super::{AMOUNTS, BadTable, Fact};

/// The printed values of the classic card game, and its two rules on ties.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassicValues {
    /// What beginning an expedition costs, in points (000:66).
    pub cost: Fact<i16>,
    /// What a long expedition brings, in points (000:69).
    pub bonus: Fact<i16>,
    /// How many cards, wagers included, make an expedition long (000:69).
    pub bonus_min_cards: Fact<u8>,
    pub hand: Fact<u8>,
    pub tie_match: Fact<TieMatch>,
    pub tie_starter: Fact<TieStarter>,
}

/// Who wins a match on equal points; the rulebooks do not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieMatch {
    /// Both do.
    Shared,
}

/// Who begins the next round on equal points; the rulebooks do not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieStarter {
    /// The player who did not begin the round before.
    NotPreviousStarter,
    /// The seat that began the round before.
    PreviousStarter,
}

impl ClassicValues {
    /// Refuses what no printed game can have.
    pub(super) fn check(&self) -> Result<(), BadTable> {
        // A colour has nine numbers and three wagers; five colours must leave a draw pile after the deal.
        let is_amount = |points: i16| points >= 0 && AMOUNTS.contains(&points.into());
        if !is_amount(self.cost.value) || !is_amount(self.bonus.value) {
            return Err(BadTable::Wrong("classic: cost and bonus are amounts"));
        }
        if !(1..=12).contains(&self.bonus_min_cards.value) {
            return Err(BadTable::Wrong(
                "classic: an expedition has at most 12 cards",
            ));
        }
        if !(1..30).contains(&self.hand.value) {
            return Err(BadTable::Wrong("classic: the deal must leave a draw pile"));
        }
        Ok(())
    }
}
