//! What a person is shown, as plain data: no Discord type, no pixel, no language.

mod face;
mod game;
mod msg;
mod play;
mod scene;

pub use face::{Control, Face, Look, Press, Row};
pub use game::{Around, Present, Told, Weight};
pub use msg::{Arg, Msg};
pub use play::{BadSetup, BadStep, Match, Player, Playing, Refused, UnknownPlayer};
pub use scene::Scene;
