//! How many clicks a turn takes on a live panel: over whole matches of good players, what they would have to press.

use lostcities::kernel::{BySeat, Level, Seat, Seed, Turn};
use lostcities::present::{Face, Match, Press};
use lostcities::registry;
use lostcities::table::GameKind;
use serde_json::json;

use crate::prepared::presses;

const N_MATCHES: u64 = 3;

/// A match of a game in which nothing has been decided yet.
fn begun(game: GameKind, seats: u8, seed: &Seed) -> Box<dyn Match> {
    let setup = registry::setup(game, &json!({ "seats": seats, "rounds": 1 })).unwrap();
    let mut playing = registry::start(game, setup, registry::TABLE_VERSION).unwrap();
    go_on(&mut *playing, seed);
    playing
}

/// Everything that nobody decides.
fn go_on(playing: &mut dyn Match, seed: &Seed) {
    playing.draw_due_chance(seed);
    while playing.play_forced() {
        playing.draw_due_chance(seed);
    }
}

/// The fewest clicks with which a seat can do this on its panel.
fn fewest(playing: &dyn Match, seat: Seat, acts: &[String]) -> usize {
    if acts.is_empty() {
        return 0;
    }
    let panel = |focus| playing.panel(seat, focus, &BySeat::default(), None);
    let first = panel(None);
    let picked = presses(&first).filter_map(|press| match press {
        Press::Focus(what) => Some((1, panel(Some(what)))),
        _ => None,
    });
    let faces: Vec<(usize, Face)> = [(0, first.clone())].into_iter().chain(picked).collect();
    let ways = faces.iter().flat_map(|(before, face)| {
        presses(face).filter_map(move |press| {
            let Press::Act(all) = press else { return None };
            let rest = all.split('+').try_fold(acts, |rest, act| {
                rest.split_first()
                    .filter(|(next, _)| *next == act)
                    .map(|(_, rest)| rest)
            })?;
            let mut after = playing.boxed_clone();
            after.act(seat, all).unwrap();
            Some(before + 1 + fewest(&*after, seat, rest))
        })
    });
    ways.min()
        .expect("a panel leads to everything that is allowed")
}

fn clicks(game: GameKind, seats: u8, number: u64) -> Vec<usize> {
    let seed = Seed::simulated(11, number);
    let (mut playing, mut whims) = (begun(game, seats, &seed), seed.whims());
    let mut clicks = Vec::new();
    while let Some(seat) = playing.turn().seats().iter().next() {
        let (before, mut acts) = (playing.boxed_clone(), Vec::new());
        while playing.turn().seats().contains(seat) {
            let act = playing
                .advice_in_haste(seat, Level::Normal, &mut whims)
                .unwrap();
            playing.act(seat, &act).unwrap();
            acts.push(act);
        }
        clicks.push(fewest(&*before, seat, &acts));
        if playing.turn() == Turn::Chance {
            go_on(&mut *playing, &seed);
        }
    }
    clicks
}

#[test]
fn a_turn_takes_as_many_clicks_as_it_has_choices_and_hardly_more() {
    for (game, seats, most_tenths) in [
        (GameKind::Classic, 2, 22),
        (GameKind::BoardGame, 2, 29),
        (GameKind::BoardGame, 4, 29),
    ] {
        let turns = (0..N_MATCHES).flat_map(|number| clicks(game, seats, number));
        let turns: Vec<usize> = turns.collect();
        let (sum, n) = (turns.iter().sum::<usize>(), turns.len());
        let is_few = 10 * sum <= most_tenths * n;
        assert!(is_few, "{game} of {seats}: {sum} clicks in {n} turns");
    }
}
