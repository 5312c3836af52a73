//! What people may choose before a match of the board game.

use crate::setup_option::ROUNDS;
use crate::{SetupChoice, SetupField, SetupOption, SetupValue};

pub(super) const SETUP_OPTIONS: &[SetupOption] = &[ROUNDS, VARIANT];

/// The variant in which rows may fall as well as rise.
const VARIANT: SetupOption = SetupOption {
    name: "variant",
    words: "opt-setup-variant",
    default: SetupField::flag("up_and_down", false),
    choices: &[SetupChoice {
        value: SetupValue::Word("up_and_down"),
        words: "choice-variant-up-and-down",
        sets: SetupField::flag("up_and_down", true),
    }],
};
