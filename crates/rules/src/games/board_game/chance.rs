//! What chance decides, and what of it each viewer learns.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Card, PATHS, Stage, Tile};
use crate::games::Colour;
use crate::kernel::{Seat, Viewer};

/// What only the referee decides.
///
/// In JSON `{"first":0}`, `{"tile":{"path":"g","stage":4,"tile":"artefact"}}` and `{"draw":{"seat":0,"card":"b7"}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins the round; once per round, before everything else. Everybody sees it.
    ///
    /// The rulebook lets the player who had a birthday last begin the first round (004:183); ours is drawn by lot. In later
    /// rounds only the seat that the rule names is accepted (004:38).
    First(Seat),
    /// This tile lies there in this round (004:138). Everybody sees it.
    Tile {
        path: Path,
        stage: Stage,
        tile: Tile,
    },
    /// This seat gets this card from the draw pile, at the deal or in its turn. Only the seat sees the card.
    Draw { seat: Seat, card: Card },
}

/// A colour that a path has, as its letter.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Path(Colour);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected the letter of a path")]
pub struct NoPath;

impl Path {
    pub fn new(colour: Colour) -> Option<Self> {
        PATHS.contains(&colour).then_some(Self(colour))
    }

    pub const fn colour(self) -> Colour {
        self.0
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<String> for Path {
    type Error = NoPath;

    fn try_from(text: String) -> Result<Self, NoPath> {
        text.parse().ok().and_then(Self::new).ok_or(NoPath)
    }
}

impl From<Path> for String {
    fn from(path: Path) -> Self {
        path.0.to_string()
    }
}

/// A [`Chance`] as one viewer may know it; in JSON like a chance, without what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Glimpse {
    First(Seat),
    Tile {
        path: Path,
        stage: Stage,
        tile: Tile,
    },
    /// A seat got a card from the draw pile.
    Draw {
        seat: Seat,
        /// The card, if the viewer got it.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
}

impl Chance {
    pub fn glimpse(self, viewer: Viewer) -> Glimpse {
        match self {
            Self::First(seat) => Glimpse::First(seat),
            Self::Tile { path, stage, tile } => Glimpse::Tile { path, stage, tile },
            Self::Draw { seat, card } => Glimpse::Draw {
                seat,
                card: viewer.is(seat).then_some(card),
            },
        }
    }
}
