//! Who decides how long a turn of a new match may take.

use crate::Clock;
use crate::codec::{Decoder, Encoder, Part};

/// Who decides how long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockChoice {
    /// The server, for hosts who choose nothing.
    OfServer,
    /// The host, perhaps for no clock.
    OfHost(Option<Clock>),
}

impl Part for ClockChoice {
    fn write(&self, to: &mut Encoder) {
        to.part(match self {
            Self::OfServer => "server",
            Self::OfHost(None) => "none",
            Self::OfHost(Some(clock)) => clock.slug(),
        });
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        match from.part()? {
            "server" => Some(Self::OfServer),
            "none" => Some(Self::OfHost(None)),
            slug => Clock::from_slug(slug).map(|clock| Self::OfHost(Some(clock))),
        }
    }
}
