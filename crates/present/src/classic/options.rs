//! What people may choose before a match of the card game.

use crate::setup_option::ROUNDS;
use crate::{SetupChoice, SetupField, SetupOption, SetupValue};

pub(super) const SETUP_OPTIONS: &[SetupOption] = &[ROUNDS, LONG_GAME];

/// The long game has a sixth expedition.
const LONG_GAME: SetupOption = SetupOption {
    name: "long-game",
    words: "opt-setup-long-game",
    default: SetupField::number("colours", 5),
    choices: &[
        SetupChoice {
            value: SetupValue::Word("five"),
            words: "choice-long-game-five",
            sets: SetupField::number("colours", 5),
        },
        SetupChoice {
            value: SetupValue::Word("six"),
            words: "choice-long-game-six",
            sets: SetupField::number("colours", 6),
        },
    ],
};
