//! What people may choose before a match, as each game declares it.

use std::fmt;

use serde_json::Value;

use super::Present;
use lostcities_rules::games::GameKind;
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;

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
    /// The key of its words in the locale files.
    pub words: &'static str,
    /// What the setup then has.
    pub sets: SetupField,
}

/// A field of a setup as written in a match file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupField {
    pub key: &'static str,
    pub value: SetupValue,
}

/// A value of a field of a setup.
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
pub(crate) const ROUNDS: SetupOption = SetupOption {
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

/// What people may choose before a match of this game, besides the number of its seats.
pub const fn setup_options(kind: GameKind) -> &'static [SetupOption] {
    match kind {
        GameKind::Classic => Classic::SETUP_OPTIONS,
        GameKind::Rivals => Rivals::SETUP_OPTIONS,
        GameKind::RollWrite => RollWrite::SETUP_OPTIONS,
        GameKind::BoardGame => BoardGame::SETUP_OPTIONS,
    }
}

/// An option as commands and flags offer it, which do not know the game yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOption {
    /// What it is called; never changes.
    pub name: &'static str,
    /// The key of its name in the locale files.
    pub words: &'static str,
    /// What the setup of these games has unless something else is chosen.
    pub default: SetupField,
    /// What can be chosen in at least one of the games.
    pub choices: Vec<SetupChoice>,
    pub games: Vec<GameKind>,
}

/// The options of all games, each once, in the order of the games.
pub fn offered_options() -> Vec<OfferedOption> {
    let mut offered: Vec<OfferedOption> = Vec::new();
    for kind in GameKind::ALL {
        for option in setup_options(kind) {
            let known = offered.iter_mut().find(|known| known.name == option.name);
            if let Some(known) = known {
                known.games.push(kind);
                for choice in option.choices {
                    if !known.choices.contains(choice) {
                        known.choices.push(*choice);
                    }
                }
            } else {
                offered.push(OfferedOption {
                    name: option.name,
                    words: option.words,
                    default: option.default,
                    choices: option.choices.to_vec(),
                    games: vec![kind],
                });
            }
        }
    }
    offered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_share_an_option_mean_the_same_by_it() {
        for kind in GameKind::ALL {
            for option in setup_options(kind) {
                let offered = offered_options();
                let offered = offered.iter().find(|other| other.name == option.name);
                let offered = offered.expect("every option is offered");
                assert_eq!(offered.words, option.words, "{kind}");
                assert_eq!(offered.default, option.default, "{kind}");
            }
        }
    }

    #[test]
    fn a_value_of_an_option_is_one_choice() {
        for option in offered_options() {
            for choice in &option.choices {
                let same = |other: &&SetupChoice| other.value == choice.value;
                let n_same = option.choices.iter().filter(same).count();
                assert_eq!(n_same, 1, "{} {}", option.name, choice.value);
            }
        }
    }
}
