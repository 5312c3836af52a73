//! The options of all games together.

use super::{SetupChoice, SetupField, setup_options};
use lostcities_rules::games::GameKind;

/// An option as commands and flags offer it, which do not know the game yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOption {
    /// What it is called; never changes.
    pub name: &'static str,
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
