//! Whom a view is for, together with what only they see.

use super::{Seat, Viewer};

/// Whom a view is for. A hand comes with the seat that holds it, so that a spectator's view has no room for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes<H> {
    /// The person or computer player in this seat, and their hand.
    Seat(Seat, H),
    /// Anybody else.
    Spectator,
}

impl<H: Copy> Eyes<H> {
    pub fn new(viewer: Viewer, hand_of: impl FnOnce(Seat) -> H) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::Seat(seat, hand_of(seat)),
            Viewer::Spectator => Self::Spectator,
        }
    }

    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat, _) => Viewer::Seat(seat),
            Self::Spectator => Viewer::Spectator,
        }
    }

    /// The viewer's own hand; `None` for a spectator.
    pub const fn hand(self) -> Option<H> {
        match self {
            Self::Seat(_, hand) => Some(hand),
            Self::Spectator => None,
        }
    }

    /// The hand of `seat`, if it is the viewer's own.
    pub fn hand_of(self, seat: Seat) -> Option<H> {
        match self {
            Self::Seat(own, hand) if own == seat => Some(hand),
            Self::Seat(..) | Self::Spectator => None,
        }
    }
}
