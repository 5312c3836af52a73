//! Detailed results of seats agree with what the rules say of whole matches.

use lostcities::games::tally::Tally;
use lostcities::games::{Colour, GameKind};
use lostcities::kernel::Seed;
use lostcities::present::{Match, Player};
use lostcities::registry;
use serde_json::{Value, json};

/// A match that was played at random to its end.
pub fn played(kind: GameKind, options: &Value, seed: u64) -> Box<dyn Match> {
    let setup = registry::setup(kind, options).unwrap();
    let mut playing = registry::start(kind, setup, registry::TABLE_VERSION).unwrap();
    let players = vec![Player::Random; usize::from(playing.n_seats())];
    playing.play_out(&Seed::simulated(seed, 0), &players);
    playing
}

fn every_match() -> impl Iterator<Item = (GameKind, Box<dyn Match>)> {
    [
        (GameKind::Classic, json!({"rounds": 3, "colours": 6})),
        (GameKind::RollWrite, json!({"seats": 4})),
        (GameKind::Rivals, json!({"seats": 3})),
        (GameKind::BoardGame, json!({"seats": 3, "rounds": 3})),
    ]
    .into_iter()
    .flat_map(|(kind, options)| (0..4).map(move |seed| (kind, played(kind, &options, seed))))
}

/// What the expeditions of a seat brought together.
fn of_expeditions(tally: &Tally) -> i64 {
    let colours = tally.colours.values();
    colours.map(|expeditions| expeditions.points).sum()
}

#[test]
fn the_rounds_of_a_tally_are_those_of_the_match() {
    for (kind, playing) in every_match() {
        let tallies = playing.tallies();
        let points = playing.outcome().unwrap().points;
        for (seat, tally) in tallies.iter() {
            let index = seat.index();
            let rounds: Vec<i32> = playing.rounds().iter().map(|round| round[index]).collect();
            let sum: i32 = tally.rounds.iter().sum();
            if kind == GameKind::BoardGame {
                // There the points after each round are written down, and artefacts are paid in the end.
                let after = tally.rounds.iter().scan(0, |sum, points| {
                    *sum += points;
                    Some(*sum)
                });
                assert_eq!(after.collect::<Vec<_>>(), rounds, "{kind}");
            } else {
                assert_eq!(tally.rounds, rounds, "{kind}");
                assert_eq!(sum, points[seat], "{kind}");
            }
        }
    }
}

#[test]
fn expeditions_are_counted_in_the_colours_of_the_game_and_pay_no_more_often_than_they_are_multiplied()
 {
    for (kind, playing) in every_match() {
        let n_rounds = u32::try_from(playing.rounds().len()).unwrap();
        for tally in playing.tallies().as_slice() {
            assert!(!tally.colours.is_empty(), "{kind}");
            for (colour, all) in &tally.colours {
                assert!(all.begun <= n_rounds && all.paid <= all.wagered, "{kind}");
                assert!(kind == GameKind::RollWrite || *colour != Colour::Orange);
            }
            if kind == GameKind::Classic {
                let sum: i32 = tally.rounds.iter().sum();
                assert_eq!(of_expeditions(tally), i64::from(sum));
            }
        }
    }
}

#[test]
fn a_round_that_is_not_over_counts_nothing() {
    let whole = played(GameKind::Classic, &json!({"rounds": 1}), 1);
    let setup = registry::setup(GameKind::Classic, &json!({"rounds": 1})).unwrap();
    let mut begun = registry::start(GameKind::Classic, setup, registry::TABLE_VERSION).unwrap();
    for step in whole.steps_from(0).iter().take(whole.n_steps() - 1) {
        begun.push(step).unwrap();
    }
    let nothing = [Tally::default(), Tally::default()];
    assert_eq!(begun.tallies().as_slice(), nothing);
    assert_ne!(whole.tallies().as_slice(), nothing);
}
