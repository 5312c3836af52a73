//! The one place that knows every game by name.

use serde_json::{Value, json};
use thiserror::Error;

use crate::ai;
use crate::games::GameKind;
use crate::games::board_game::BoardGame;
use crate::games::classic::Classic;
use crate::games::rivals::Rivals;
use crate::games::roll_write::RollWrite;
use crate::games::values::{self, Values};
use crate::present::{Match, Playing};

/// The version of the value table that new matches are played with.
pub const TABLE_VERSION: u32 = values::LATEST;

/// Why a match cannot be started.
#[derive(Debug, Error)]
pub enum BadSetup {
    /// The setup cannot be read, or there is no such match.
    #[error("the setup cannot be played: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The value table it was begun with is not part of this program.
    #[error("there is no value table {0}")]
    UnknownTable(u32),
    /// Options that are no JSON object.
    #[error("options are a JSON object")]
    NoOptions,
}

/// A match in which nothing has happened yet, with the setup as it stands in a match file.
///
/// # Errors
/// If there is no such match, or no such value table.
///
/// ```
/// use lostcities::games::GameKind;
/// use lostcities::kernel::Seed;
/// use lostcities::present::Player;
/// use lostcities::registry;
///
/// let setup = registry::default_setup(GameKind::Classic);
/// let mut playing = registry::start(GameKind::Classic, setup, registry::TABLE_VERSION)?;
/// playing.play_out(&Seed::simulated(1, 0), &[Player::Computer, Player::Random]);
/// assert!(playing.outcome().is_some());
/// # Ok::<(), registry::BadSetup>(())
/// ```
pub fn start(kind: GameKind, setup: Value, table_version: u32) -> Result<Box<dyn Match>, BadSetup> {
    let values = Values::version(table_version).ok_or(BadSetup::UnknownTable(table_version))?;
    match kind {
        GameKind::Classic => {
            let setup = serde_json::from_value(setup)?;
            let playing = Playing::<Classic>::new(setup, &values.classic, &ai::classic::Computer);
            Ok(Box::new(playing.with_strong(&ai::classic::strong::Strong)))
        }
        GameKind::Rivals => {
            let setup = serde_json::from_value(setup)?;
            let playing = Playing::<Rivals>::new(setup, &values.rivals, &ai::rivals::Computer);
            Ok(Box::new(playing.with_greedy(&ai::rivals::FixedPrice)))
        }
        GameKind::RollWrite => {
            let setup = serde_json::from_value(setup)?;
            let playing =
                Playing::<RollWrite>::new(setup, &values.roll_write, &ai::roll_write::Computer);
            Ok(Box::new(playing.with_greedy(&ai::roll_write::Greedy)))
        }
        GameKind::BoardGame => {
            let setup = serde_json::from_value(setup)?;
            let playing =
                Playing::<BoardGame>::new(setup, &values.board_game, &ai::board_game::Computer);
            Ok(Box::new(playing.with_greedy(&ai::board_game::Cautious)))
        }
    }
}

/// The setup that people get who ask for nothing else.
pub fn default_setup(kind: GameKind) -> Value {
    match kind {
        GameKind::Classic => json!({"seats": 2, "rounds": 3, "colours": 5}),
        GameKind::Rivals => json!({"seats": 2}),
        GameKind::RollWrite => json!({"seats": 2, "order": "together"}),
        GameKind::BoardGame => json!({"seats": 2, "rounds": 3, "up_and_down": false}),
    }
}

/// The default setup with these options (a JSON object) in place of its own, in the form in which it is stored.
///
/// # Errors
/// If there is no such match.
pub fn setup(kind: GameKind, options: &Value) -> Result<Value, BadSetup> {
    let mut setup = default_setup(kind);
    if let Some(setup) = setup.as_object_mut() {
        setup.extend(options.as_object().ok_or(BadSetup::NoOptions)?.clone());
    }
    Ok(start(kind, setup, TABLE_VERSION)?.setup())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::MAX_SEATS;

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
