//! The rules of the four games, and the printed values they read.

/// Lets serde read and write a type by its short form: what `Display` and `FromStr` make of it.
macro_rules! short_form {
    ($name:ident) => {
        impl TryFrom<String> for $name {
            type Error = <Self as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.to_string()
            }
        }
    };
}

pub mod board_game;
mod card;
mod card_set;
pub mod classic;
mod colour;
mod kind;
mod permutation;
pub mod rivals;
pub mod roll_write;
mod setup;
mod stall;
pub mod tally;
pub mod values;

pub use card::{Card, ParseCardError, Rank};
pub use card_set::{CardSet, Faces};
pub use colour::Colour;
pub use kind::GameKind;
pub use permutation::ColourPermutation;
pub use setup::BadSetup;
pub use stall::{StallCounter, StallLimit};
