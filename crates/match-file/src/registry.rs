//! The one place that knows every game by name.

use serde_json::{Map, Value};
use thiserror::Error;

use crate::ai;
use crate::ai::review::Reviewed;
use crate::games::GameKind;
use crate::games::board_game::BoardGame;
use crate::games::classic::Classic;
use crate::games::rivals::Rivals;
use crate::games::roll_write::RollWrite;
use crate::games::values::{self, Values};
use crate::present::{Match, OfferedOption, Playing, SetupOption, offered_options, setup_options};

/// The version of the newest value table of the program.
pub const TABLE_VERSION: u32 = values::LATEST;

/// That of the table that new matches are played with, which the host may have corrected.
pub fn table_version() -> u32 {
    Values::latest().table_version
}

#[derive(Debug, Error)]
pub enum BadSetup {
    #[error("the setup cannot be played: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The value table it was begun with is not part of this program.
    #[error("there is no value table {0}: if a host has corrected it, --values names the file")]
    UnknownTable(u32),
    #[error("options are a JSON object")]
    NoOptions,
    #[error("the game {game} has no option {}", names(.options))]
    NoSuchOption {
        game: GameKind,
        options: Vec<OfferedOption>,
    },
}

/// A match in which nothing has happened yet, with the setup as a match file has it.
///
/// # Errors
/// If there is no such match, or no such value table.
///
/// ```
/// use lostcities_rules::games::GameKind;
/// use lostcities_rules::kernel::Seed;
/// use lostcities_present::Player;
/// use lostcities_match_file::registry;
///
/// let setup = registry::default_setup(GameKind::Classic);
/// let mut playing = registry::start(GameKind::Classic, setup, registry::TABLE_VERSION)?;
/// playing.play_out(&Seed::simulated(1, 0), &[Player::Quick, Player::Random]);
/// assert!(playing.outcome().is_some());
/// # Ok::<(), registry::BadSetup>(())
/// ```
pub fn start(kind: GameKind, setup: Value, table_version: u32) -> Result<Box<dyn Match>, BadSetup> {
    let values = Values::version(table_version).ok_or(BadSetup::UnknownTable(table_version))?;
    match kind {
        GameKind::Classic => {
            let setup = serde_json::from_value(setup)?;
            let playing = Playing::<Classic>::new(setup, &values.classic, ai::classic::computer);
            Ok(Box::new(playing.with_reviewer(Classic::reviewer())))
        }
        GameKind::Rivals => {
            let setup = serde_json::from_value(setup)?;
            let playing = Playing::<Rivals>::new(setup, &values.rivals, ai::rivals::computer);
            let playing = playing.with_greedy(&ai::rivals::FixedPrice);
            Ok(Box::new(playing.with_reviewer(Rivals::reviewer())))
        }
        GameKind::RollWrite => {
            let setup = serde_json::from_value(setup)?;
            let playing =
                Playing::<RollWrite>::new(setup, &values.roll_write, ai::roll_write::computer);
            let playing = playing.with_greedy(&ai::roll_write::Greedy);
            Ok(Box::new(playing.with_reviewer(RollWrite::reviewer())))
        }
        GameKind::BoardGame => {
            let setup = serde_json::from_value(setup)?;
            let playing =
                Playing::<BoardGame>::new(setup, &values.board_game, ai::board_game::computer);
            let playing = playing.with_greedy(&ai::board_game::Cautious);
            Ok(Box::new(playing.with_reviewer(BoardGame::reviewer())))
        }
    }
}

/// The setup that people get who ask for nothing else: the fewest seats, and what each option has by default.
pub fn default_setup(kind: GameKind) -> Value {
    let mut setup = Map::new();
    setup.insert("seats".to_owned(), (*kind.seats().start()).into());
    for SetupOption { default, .. } in setup_options(kind) {
        setup.insert(default.key.to_owned(), default.value.into());
    }
    Value::Object(setup)
}

/// The default setup with these options (a JSON object) in place of the default ones, in the form in which it is stored.
///
/// # Errors
/// If there is no such match, or the game does not have one of the options.
pub fn setup(kind: GameKind, options: &Value) -> Result<Value, BadSetup> {
    let options = options.as_object().ok_or(BadSetup::NoOptions)?;
    let foreign = foreign(kind, options);
    if !foreign.is_empty() {
        return Err(BadSetup::NoSuchOption {
            game: kind,
            options: foreign,
        });
    }
    let mut setup = default_setup(kind);
    if let Some(setup) = setup.as_object_mut() {
        setup.extend(options.clone());
    }
    Ok(start(kind, setup, table_version())?.setup())
}

/// The options among these that other games have and this one has not.
fn foreign(kind: GameKind, options: &Map<String, Value>) -> Vec<OfferedOption> {
    let own = setup_options(kind).iter().flat_map(|option| option.choices);
    let own: Vec<&str> = own.map(|choice| choice.sets.key).collect();
    let mut offered = offered_options();
    offered.retain(|option| {
        let mut keys = option.choices.iter().map(|choice| choice.sets.key);
        keys.any(|key| options.contains_key(key) && !own.contains(&key))
    });
    offered
}

fn names(options: &[OfferedOption]) -> String {
    let names: Vec<&str> = options.iter().map(|option| option.name).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::kernel::MAX_SEATS;
    use crate::present::SetupField;

    #[test]
    fn every_game_starts_with_its_default_setup() {
        for kind in GameKind::ALL {
            let playing = start(kind, default_setup(kind), TABLE_VERSION).expect("it starts");
            assert_eq!(playing.n_steps(), 0, "{kind}");
        }
    }

    #[test]
    fn every_game_starts_with_every_number_of_seats_it_has_and_no_other() {
        for kind in GameKind::ALL {
            for seats in 0..=MAX_SEATS + 1 {
                let setup = setup(kind, &json!({"seats": seats}));
                assert_eq!(
                    setup.is_ok(),
                    kind.seats().contains(&seats),
                    "{kind} {seats}"
                );
            }
        }
    }

    #[test]
    fn every_choice_of_an_option_makes_a_different_setup() {
        for kind in GameKind::ALL {
            let usual = setup(kind, &json!({})).expect("the default setup");
            for option in setup_options(kind) {
                let SetupField { key, value } = option.default;
                assert_eq!(usual[key], Value::from(value), "{kind} {}", option.name);
                for choice in option.choices {
                    let SetupField { key, value } = choice.sets;
                    let chosen = setup(kind, &json!({ key: Value::from(value) }));
                    let chosen = chosen.expect("what is offered can be played");
                    let is_default = choice.sets == option.default;
                    assert_eq!(chosen == usual, is_default, "{kind} {}", option.name);
                }
            }
        }
    }

    #[test]
    fn an_option_of_another_game_is_named() {
        for (kind, options, why) in [
            (
                GameKind::Rivals,
                json!({"rounds": 1}),
                "rivals has no option rounds",
            ),
            (
                GameKind::Rivals,
                json!({"order": "together", "colours": 6}),
                "rivals has no option long-game, order",
            ),
            (
                GameKind::Classic,
                json!({"up_and_down": true}),
                "classic has no option variant",
            ),
        ] {
            let error = setup(kind, &options).expect_err("another game's");
            assert_eq!(error.to_string(), format!("the game {why}"));
        }
    }

    #[test]
    fn options_replace_parts_of_the_default_setup() {
        let stored = setup(GameKind::Classic, &json!({"rounds": 1})).expect("a match");
        assert_eq!(
            stored,
            json!({"seats": 2, "rounds": 1, "colours": 5, "discards_close_after": 20})
        );
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for options in [json!({"rounds": 2}), json!({"players": 2}), json!([])] {
            assert!(setup(GameKind::Classic, &options).is_err(), "{options}");
        }
        let setup = default_setup(GameKind::Classic);
        assert!(matches!(
            start(GameKind::Classic, setup, 99),
            Err(BadSetup::UnknownTable(99))
        ));
    }
}
