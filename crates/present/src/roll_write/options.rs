//! What people may choose before a match of the roll & write game.

use crate::{SetupChoice, SetupField, SetupOption, SetupValue};

pub(super) const SETUP_OPTIONS: &[SetupOption] = &[ORDER];

/// In what order the others choose after the active player.
const ORDER: SetupOption = SetupOption {
    name: "order",
    words: "opt-setup-order",
    default: SetupField::word("order", "together"),
    choices: &[
        SetupChoice {
            value: SetupValue::Word("together"),
            words: "choice-order-together",
            sets: SetupField::word("order", "together"),
        },
        SetupChoice {
            value: SetupValue::Word("in_turn"),
            words: "choice-order-in-turn",
            sets: SetupField::word("order", "in_turn"),
        },
    ],
};
