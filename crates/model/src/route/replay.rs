//! Where to go in the replay of a finished match, as buttons and menus carry it: `!at.all.3.next`.

use crate::codec::{Decoder, Encoder, Part, number, routes};
use lostcities_rules::kernel::{Seat, Viewer};

routes! {
    pub enum Route {
        /// Look back at it from its beginning.
        Open = "!replay",
        At(stop: Stop) = "!at",
        Animation = "!animation",
        MatchFile = "!match-file",
        /// Check its shuffle.
        Check = "!check",
        /// What chance gave and what acts cost.
        Review = "!review",
        /// The same as this seat looks at it.
        ReviewOf(seat: u8) = "!review.of",
    }
}

/// A stop in the replay of a match, and where to go from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// After which turn it is; 0 is before the first.
    pub turn: u16,
    pub eyes: Viewer,
    pub way: Way,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Nowhere: this stop is the one that is meant.
    Here,
    First,
    Previous,
    Next,
    Last,
}

impl Stop {
    pub const BEGINNING: Self = Self {
        turn: 0,
        eyes: Viewer::Spectator,
        way: Way::Here,
    };

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

/// A spectator in the place of a seat.
const ALL: &str = "all";

impl Part for Stop {
    fn write(&self, to: &mut Encoder) {
        match self.eyes {
            Viewer::Spectator => to.part(ALL),
            Viewer::Seat(seat) => to.part(seat),
        }
        to.part(self.turn);
        to.part(self.way.word());
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let eyes = match from.part()? {
            ALL => Viewer::Spectator,
            seat => Viewer::Seat(number(seat)?.try_into().ok().and_then(Seat::new)?),
        };
        let turn = Part::read(from)?;
        let way = from.part()?;
        let way = Way::ALL.into_iter().find(|known| known.word() == way)?;
        Some(Self { turn, eyes, way })
    }
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
