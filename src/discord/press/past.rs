//! What the buttons carry with which people look back at finished matches.

use std::fmt;
use std::str::FromStr;

use super::{UnknownButton, number};
use crate::kernel::{Seat, Viewer};

/// A stop in the replay of a match, and where to go from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// After which turn it is; 0 is before the first.
    pub turn: u16,
    /// Through whose eyes.
    pub eyes: Viewer,
    /// Where to go.
    pub way: Way,
}

/// Where to go in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Nowhere: this stop is the one that is meant.
    Here,
    /// Before the first turn.
    First,
    /// To the turn before.
    Previous,
    /// To the turn after.
    Next,
    /// After the last turn.
    Last,
}

impl Stop {
    /// The turn that is meant; as a match may have fewer, the last one is.
    pub const fn goal(self) -> u16 {
        match self.way {
            Way::Here => self.turn,
            Way::First => 0,
            Way::Previous => self.turn.saturating_sub(1),
            Way::Next => self.turn.saturating_add(1),
            Way::Last => u16::MAX,
        }
    }
}

impl Way {
    const ALL: [Self; 5] = [
        Self::Here,
        Self::First,
        Self::Previous,
        Self::Next,
        Self::Last,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::First => "first",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::Last => "last",
        }
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.eyes {
            Viewer::Spectator => f.write_str("all")?,
            Viewer::Seat(seat) => write!(f, "{seat}")?,
        }
        write!(f, ".{}.{}", self.turn, self.way.word())
    }
}

impl FromStr for Stop {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [eyes, turn, way] = parts(text)?;
        let eyes = if eyes == "all" {
            Viewer::Spectator
        } else {
            let seat = number(eyes).and_then(|seat| u8::try_from(seat).ok());
            Viewer::Seat(seat.and_then(Seat::new).ok_or(UnknownButton)?)
        };
        let turn = number(turn).and_then(|turn| u16::try_from(turn).ok());
        let way = Way::ALL.into_iter().find(|known| known.word() == way);
        Ok(Self {
            turn: turn.ok_or(UnknownButton)?,
            eyes,
            way: way.ok_or(UnknownButton)?,
        })
    }
}

/// Exactly so many parts, with dots between them.
fn parts<const N: usize>(text: &str) -> Result<[&str; N], UnknownButton> {
    let parts: Vec<&str> = text.split('.').collect();
    parts.try_into().map_err(|_| UnknownButton)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_leads_to_its_turn() {
        let goal = |turn, way| {
            let eyes = Viewer::Spectator;
            Stop { turn, eyes, way }.goal()
        };
        assert_eq!(Way::ALL.map(|way| goal(7, way)), [7, 0, 6, 8, u16::MAX]);
        assert_eq!(goal(0, Way::Previous), 0);
        assert_eq!(goal(u16::MAX, Way::Next), u16::MAX);
    }
}
