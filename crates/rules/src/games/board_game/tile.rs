//! The event tiles on the paths.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// An event tile (004:283-313). In JSON `"artefact"`, `"stage"` or its points, such as `15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Tile {
    /// The first to come takes it, and the place stays empty for the round.
    Artefact,
    /// The player who comes may move a figure one stage.
    Stage,
    /// The player who comes gets this many points at once, a leader no more than a member.
    Points(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected \"artefact\", \"stage\" or a number of points")]
pub struct ParseTileError;

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Points(u8),
    Named(String),
}

impl TryFrom<Written> for Tile {
    type Error = ParseTileError;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        match written {
            Written::Points(points) => Ok(Self::Points(points)),
            Written::Named(name) if name == "artefact" => Ok(Self::Artefact),
            Written::Named(name) if name == "stage" => Ok(Self::Stage),
            Written::Named(_) => Err(ParseTileError),
        }
    }
}

impl From<Tile> for Written {
    fn from(tile: Tile) -> Self {
        match tile {
            Tile::Artefact => Self::Named("artefact".to_owned()),
            Tile::Stage => Self::Named("stage".to_owned()),
            Tile::Points(points) => Self::Points(points),
        }
    }
}
