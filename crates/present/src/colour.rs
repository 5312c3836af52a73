//! Colours in messages.

use super::Msg;
use lostcities_rules::games::Colour;

pub const fn square(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "🟨",
        Colour::Blue => "🟦",
        Colour::White => "⬜",
        Colour::Green => "🟩",
        Colour::Red => "🟥",
        Colour::Purple => "🟪",
        Colour::Orange => "🟧",
    }
}

/// The sentence with what locale files need to name a colour: its letter and its emoji.
pub fn coloured(msg: Msg, colour: Colour) -> Msg {
    msg.with("colour", colour.to_string())
        .with("square", square(colour))
}
