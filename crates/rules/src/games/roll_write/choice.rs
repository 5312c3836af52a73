//! What seats have chosen, and what that entered on their sheets.

use super::{Columns, Digit};
use crate::games::Colour;

/// What a mark in an expedition is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The round field was crossed: the expedition counts double (001:94).
    Circle,
    Number {
        /// Into which field, 1 to 9 from the bottom.
        field: u8,
        /// Which number, 1 to 10.
        number: u8,
    },
    /// The artefact at the end was ticked (001:126).
    EndArtefact,
}

/// A mark in an expedition and all that followed from it at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub colour: Colour,
    pub mark: Mark,
    /// How many artefacts the sheet has now, if one was hatched for this mark; none is when all nine are (001:122).
    pub artefact: Option<u8>,
    pub is_arrow: bool,
    /// The columns whose bridge was reached; whether it counts is settled at the end of the turn (001:142).
    pub bridges: Columns,
}

/// What a seat has chosen in a turn. Everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    Took {
        digit: Digit,
        /// What the pair entered; its colour is that of the colour die.
        entry: Entry,
        /// What arrows entered after it, in order.
        arrows: Vec<Entry>,
        /// Whether the last entry is on an arrow that is neither used nor left.
        may_go_on: bool,
    },
    Refused {
        /// How many dice symbols the sheet has now, if one was hatched; none is when all nine are (001:136).
        symbol: Option<u8>,
        /// The dice column, if its bridge was reached.
        bridges: Columns,
        /// Whether it was no decision: none of the dice could be entered (001:14).
        is_forced: bool,
    },
}

/// What hatching a dice symbol for refused dice did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hatched {
    /// How many dice symbols the sheet has now, if one was hatched; none is when all nine are (001:136).
    pub symbol: Option<u8>,
    /// The dice column, if its bridge was reached.
    pub bridges: Columns,
}

impl Choice {
    pub const fn is_done(&self) -> bool {
        match self {
            Self::Took { may_go_on, .. } => !*may_go_on,
            Self::Refused { .. } => true,
        }
    }

    pub const fn pair(&self) -> Option<(Colour, Digit)> {
        match self {
            Self::Took { digit, entry, .. } => Some((entry.colour, *digit)),
            Self::Refused { .. } => None,
        }
    }

    /// Everything that was entered in expeditions, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let (entry, arrows) = match self {
            Self::Took { entry, arrows, .. } => (Some(entry), arrows.as_slice()),
            Self::Refused { .. } => (None, [].as_slice()),
        };
        entry.into_iter().chain(arrows)
    }

    pub fn bridges(&self) -> Columns {
        let refused = match self {
            Self::Took { .. } => Columns::NONE,
            Self::Refused { bridges, .. } => *bridges,
        };
        self.entries()
            .fold(refused, |all, entry| all.union(entry.bridges))
    }
}
