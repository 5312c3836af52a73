//! What everybody gets alike on a day.

use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::{BySeat, Day, Seat};

/// A game of which there is a deal a day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DailyGame {
    /// One round of the card game, with the same cards in the same order.
    Classic,
    /// A round of Roll & Write, with the same dice.
    RollWrite,
}

impl DailyGame {
    pub const ALL: [Self; 2] = [Self::Classic, Self::RollWrite];

    pub const fn kind(self) -> GameKind {
        match self {
            Self::Classic => GameKind::Classic,
            Self::RollWrite => GameKind::RollWrite,
        }
    }

    /// `None` for a game without deals.
    pub fn of(kind: GameKind) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.kind() == kind)
    }

    /// What a round of the person in the first seat counts: the points of Roll & Write, and in the card game how many more they are
    /// than those of the computer player, since a card that one takes the other cannot have.
    pub fn score(self, points: &BySeat<i32>) -> i32 {
        let own = points[Seat::FIRST];
        match self {
            Self::Classic => own - points[Seat::FIRST.next(2)],
            Self::RollWrite => own,
        }
    }

    pub const fn on(self, day: Day) -> Deal {
        Deal { game: self, day }
    }
}

/// The deal of a day in a game: one secret, from which all who play it get the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    pub game: DailyGame,
    pub day: Day,
}
