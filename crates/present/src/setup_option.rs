//! What people may choose before a match, as each game declares it.

use std::fmt;

use serde_json::Value;

/// Something that people may choose before a match of a game.
///
/// Two games may declare the same option; they then share its name, words and default, and each may offer other choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// What it is called in commands and flags; never changes.
    pub name: &'static str,
    /// The key of its name in the locale files, which has its description as an attribute.
    pub words: &'static str,
    /// What the setup has unless something else is chosen.
    pub default: SetupField,
    /// What can be chosen, in the order in which it is offered.
    pub choices: &'static [SetupChoice],
}

/// One of the things that an option offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupChoice {
    /// What commands and flags call it; never changes.
    pub value: SetupValue,
    pub words: &'static str,
    pub sets: SetupField,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupField {
    pub key: &'static str,
    pub value: SetupValue,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupValue {
    Flag(bool),
    Number(u8),
    Word(&'static str),
}

impl SetupField {
    pub(crate) const fn number(key: &'static str, number: u8) -> Self {
        let value = SetupValue::Number(number);
        Self { key, value }
    }

    pub(crate) const fn word(key: &'static str, word: &'static str) -> Self {
        let value = SetupValue::Word(word);
        Self { key, value }
    }

    pub(crate) const fn flag(key: &'static str, is_set: bool) -> Self {
        let value = SetupValue::Flag(is_set);
        Self { key, value }
    }
}

impl From<SetupValue> for Value {
    fn from(value: SetupValue) -> Self {
        match value {
            SetupValue::Flag(is_set) => is_set.into(),
            SetupValue::Number(number) => number.into(),
            SetupValue::Word(word) => word.into(),
        }
    }
}

impl fmt::Display for SetupValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(is_set) => is_set.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// How many rounds are played, for games with matches of one round or three.
pub const ROUNDS: SetupOption = SetupOption {
    name: "rounds",
    words: "opt-setup-rounds",
    default: SetupField::number("rounds", 3),
    choices: &[
        SetupChoice {
            value: SetupValue::Number(1),
            words: "choice-rounds-1",
            sets: SetupField::number("rounds", 1),
        },
        SetupChoice {
            value: SetupValue::Number(3),
            words: "choice-rounds-3",
            sets: SetupField::number("rounds", 3),
        },
    ],
};
