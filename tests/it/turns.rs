//! Logs in turns, as people count them: what a replay goes through.

use std::collections::BTreeSet;

use lostcities::kernel::{BySeat, Seat, Seed};
use lostcities::present::{Match, Msg, Player};
use lostcities::registry;
use lostcities::table::GameKind;
use serde_json::json;

/// A match of a game between computer players, played to its end.
fn played(game: GameKind, seats: u8) -> Box<dyn Match> {
    let setup = registry::setup(game, &json!({ "seats": seats })).unwrap();
    let mut playing = registry::start(game, setup, registry::TABLE_VERSION).unwrap();
    let players = vec![Player::Quick; usize::from(seats)];
    playing.play_out(&Seed::simulated(3, 1), &players);
    playing
}

/// A match of every game with as many seats as it has.
fn matches() -> impl Iterator<Item = (GameKind, Box<dyn Match>)> {
    GameKind::ALL
        .into_iter()
        .map(|game| (game, played(game, *game.seats().end())))
}

#[test]
fn turns_follow_each_other_from_the_deal_to_the_end() {
    for (game, playing) in matches() {
        let turns = playing.turns();
        assert!(turns.is_sorted_by(|a, b| a < b), "{game}: {turns:?}");
        assert_eq!(turns.last(), Some(&playing.n_steps()), "{game}");
        let is_deal = (0..turns[0]).all(|ply| playing.actor(ply).is_none());
        assert!(is_deal && playing.actor(turns[0]).is_some(), "{game}");
        for turn in turns.windows(2) {
            let actors: BTreeSet<Seat> = (turn[0]..turn[1])
                .filter_map(|ply| playing.actor(ply))
                .collect();
            let most = match game {
                GameKind::RollWrite => 5,
                _ => 1,
            };
            assert!(actors.len() <= most, "{game}: {actors:?} in one turn");
        }
    }
}

#[test]
fn a_turn_of_the_card_game_is_a_card_laid_and_a_card_drawn() {
    let playing = played(GameKind::Classic, 2);
    let turns = playing.turns();
    let n_acts = |turn: &[usize]| {
        let plies = turn[0]..turn[1];
        plies.filter(|&ply| playing.actor(ply).is_some()).count()
    };
    let counts: Vec<usize> = turns.windows(2).map(n_acts).collect();
    assert!(counts.iter().all(|n| [0, 2].contains(n)), "{counts:?}");
    // Each round but the last is counted, and the next one dealt, in a separate step: its last cards stay visible.
    assert_eq!(counts.iter().filter(|&&n| n == 0).count(), 2);
}

#[test]
fn a_turn_of_roll_and_write_has_the_number_that_the_board_says() {
    let playing = played(GameKind::RollWrite, 3);
    let (mut turns, mut n_over) = (playing.turns(), 0);
    turns.pop();
    playing.visit(&turns, &mut |shown| {
        n_over += 1;
        let wanted = Msg::new("roll-write-turn").with("turn", n_over);
        let said = &shown.table(&BySeat::default(), None).text[0];
        assert_eq!((said.key, &said.args[0]), (wanted.key, &wanted.args[0]));
    });
    assert!(n_over > 20, "{n_over} turns");
}

#[test]
fn a_match_is_shown_as_it_stood() {
    for (game, playing) in matches() {
        let mut early = registry::start(game, playing.setup(), registry::TABLE_VERSION).unwrap();
        let steps = playing.steps_from(0);
        let turns = playing.turns();
        let mut n_shown = 0;
        let mut told = Vec::new();
        playing.visit(&turns, &mut |shown| {
            let from = early.n_steps();
            for step in &steps[from..turns[n_shown]] {
                early.push(step).unwrap();
            }
            assert_eq!(shown.n_steps(), early.n_steps(), "{game}");
            assert_eq!(shown.points(), early.points(), "{game}");
            assert_eq!(
                shown.table(&BySeat::default(), None),
                early.table(&BySeat::default(), None),
                "{game}"
            );
            told.extend(shown.told_from(from));
            n_shown += 1;
        });
        assert_eq!(n_shown, turns.len(), "{game}");
        assert_eq!(told, playing.told_from(0), "{game}: all is told once");
    }
}
