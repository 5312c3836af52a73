//! What the setups of all games have in common: how they are read, and why one is refused.

use thiserror::Error;

use super::GameKind;
use crate::kernel::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    #[error("{} seats, not {seats}", seats_of(*.game))]
    Seats { game: GameKind, seats: u8 },
    /// One round or three (000:71, 004:61-64, 004:180).
    #[error("a match has 1 round or 3, not {0}")]
    Rounds(u8),
    /// Five colours (000:21), six in the long game.
    #[error("a match has 5 colours or 6, not {0}")]
    Colours(u8),
    #[error("the discard piles must close after at least 1 turn")]
    DiscardsCloseAfter,
    #[error("seat {0} cannot begin a match that does not have it")]
    First(u8),
}

/// "Rivals has 2 to 4".
fn seats_of(game: GameKind) -> String {
    let (title, seats) = (game.title(), game.seats());
    match (seats.start(), seats.end()) {
        (fewest, most) if fewest == most => format!("{title} has {most}"),
        (fewest, most) => format!("{title} has {fewest} to {most}"),
    }
}

/// Refuses a number of seats that the game does not have, and a beginner who would not sit there.
pub(super) fn check_seats(game: GameKind, seats: u8, first: Option<Seat>) -> Result<(), BadSetup> {
    if !game.seats().contains(&seats) {
        return Err(BadSetup::Seats { game, seats });
    }
    match first.filter(|seat| seat.number() >= seats) {
        Some(stray) => Err(BadSetup::First(stray.number())),
        None => Ok(()),
    }
}

pub(super) const fn check_rounds(rounds: u8) -> Result<(), BadSetup> {
    match rounds {
        1 | 3 => Ok(()),
        _ => Err(BadSetup::Rounds(rounds)),
    }
}

/// Lets serde read a setup only if `checked` finds that it can be played. The fields are read and written by what serde
/// derives for it with `remote = "Self"`: functions of the type itself, which come before those of the traits.
macro_rules! checked {
    ($setup:ident) => {
        impl<'de> serde::Deserialize<'de> for $setup {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let setup = $setup::deserialize(from)?;
                setup.checked().map_err(serde::de::Error::custom)
            }
        }

        impl serde::Serialize for $setup {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $setup::serialize(self, to)
            }
        }
    };
}

pub(super) use checked;

#[cfg(test)]
mod tests {
    use serde::Serialize;
    use serde::de::DeserializeOwned;

    use super::GameKind::{self, BoardGame, Classic, Rivals, RollWrite};
    use crate::games::{board_game, classic, rivals, roll_write};

    fn read(game: GameKind, json: &str) -> Result<String, String> {
        fn read<S: DeserializeOwned + Serialize>(json: &str) -> serde_json::Result<String> {
            serde_json::to_string(&serde_json::from_str::<S>(json)?)
        }
        let read = match game {
            GameKind::Classic => read::<classic::Setup>,
            GameKind::RollWrite => read::<roll_write::Setup>,
            GameKind::Rivals => read::<rivals::Setup>,
            GameKind::BoardGame => read::<board_game::Setup>,
        };
        read(json).map_err(|error| error.to_string())
    }

    #[test]
    fn a_setup_reads_as_it_is_written() {
        for (game, json) in [
            (
                Classic,
                r#"{"seats":2,"rounds":1,"colours":6,"discards_close_after":7}"#,
            ),
            (
                Classic,
                r#"{"seats":2,"rounds":1,"colours":6,"discards_close_after":7,"first":1}"#,
            ),
            (RollWrite, r#"{"seats":2,"order":"together"}"#),
            (RollWrite, r#"{"seats":5,"order":"in_turn"}"#),
            (RollWrite, r#"{"seats":5,"order":"in_turn","first":4}"#),
            (Rivals, r#"{"seats":2}"#),
            (Rivals, r#"{"seats":3}"#),
            (Rivals, r#"{"seats":4}"#),
            (Rivals, r#"{"seats":3,"first":2}"#),
            (
                BoardGame,
                r#"{"seats":4,"rounds":1,"up_and_down":true,"discards_close_after":7}"#,
            ),
            (
                BoardGame,
                r#"{"seats":4,"rounds":1,"up_and_down":true,"discards_close_after":7,"first":3}"#,
            ),
        ] {
            assert_eq!(read(game, json).as_deref(), Ok(json));
        }
    }

    #[test]
    fn the_usual_rules_need_not_be_named() {
        for (game, json, written) in [
            (
                Classic,
                r#"{"seats":2,"rounds":3,"colours":5}"#,
                r#"{"seats":2,"rounds":3,"colours":5,"discards_close_after":20}"#,
            ),
            (
                BoardGame,
                r#"{"seats":2,"rounds":3}"#,
                r#"{"seats":2,"rounds":3,"up_and_down":false,"discards_close_after":20}"#,
            ),
        ] {
            assert_eq!(read(game, json).as_deref(), Ok(written));
        }
    }

    /// None of these is a setup of the game; after ` -- ` stands why.
    fn is_refused(game: GameKind, cases: &str) {
        for case in cases.lines() {
            let (json, why) = case.trim().split_once(" -- ").expect("a reason");
            let error = read(game, json).expect_err(json);
            assert!(error.contains(why), "{json}: {error}");
        }
    }

    #[test]
    fn seats_that_the_game_does_not_have_are_refused() {
        is_refused(
            Classic,
            r#"{"seats":3,"rounds":3,"colours":5} -- the classic game has 2 seats, not 3
            {"seats":2,"rounds":1,"colours":6,"discards_close_after":7,"first":2} -- seat 2 cannot begin"#,
        );
        is_refused(
            RollWrite,
            r#"{"seats":1,"order":"together"} -- Roll & Write has 2 to 5 seats, not 1
            {"seats":6,"order":"together"} -- 2 to 5 seats, not 6
            {"seats":4,"order":"in_turn","first":4} -- seat 4 cannot begin"#,
        );
        is_refused(
            Rivals,
            r#"{"seats":1} -- Rivals has 2 to 4 seats, not 1
            {"seats":5} -- 2 to 4 seats, not 5
            {"seats":3,"first":3} -- seat 3 cannot begin"#,
        );
        is_refused(
            BoardGame,
            r#"{"seats":1,"rounds":3} -- the board game has 2 to 4 seats, not 1
            {"seats":5,"rounds":3} -- 2 to 4 seats, not 5
            {"seats":4,"rounds":1,"up_and_down":true,"discards_close_after":7,"first":4} -- seat 4 cannot begin"#,
        );
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        is_refused(
            Classic,
            r#"{"seats":2,"rounds":2,"colours":5} -- 1 round or 3, not 2
            {"seats":2,"rounds":3,"colours":7} -- 5 colours or 6, not 7
            {"seats":2,"rounds":3,"colours":5,"discards_close_after":0} -- at least 1 turn
            {"seats":2,"rounds":3,"colours":5,"discards_close_after":null} -- null
            {"seats":2,"rounds":3,"colours":5,"discards_close_after":256} -- 256
            {"seats":2,"rounds":3,"colours":5,"decks":2} -- decks
            {"rounds":3,"colours":5} -- seats"#,
        );
        is_refused(
            RollWrite,
            r#"{"seats":2,"order":"shouting"} -- shouting
            {"seats":2} -- order
            {"seats":2,"order":"together","rounds":1} -- rounds"#,
        );
        is_refused(
            Rivals,
            r#"{"seats":2,"rounds":1} -- rounds
            {} -- seats"#,
        );
        is_refused(
            BoardGame,
            r#"{"seats":2,"rounds":2} -- 1 round or 3, not 2
            {"seats":2,"rounds":3,"discards_close_after":0} -- at least 1 turn
            {"seats":2,"rounds":3,"colours":5} -- colours
            {"rounds":3} -- seats"#,
        );
    }
}
