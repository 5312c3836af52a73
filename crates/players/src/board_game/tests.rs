//! There is no law here that exchanged colours exchange the answer: only on the green and the red path do the tiles lie on the same
//! stages.

use super::*;
use crate::Random;
use crate::arena::play_out;
use lostcities_rules::games::board_game::Setup;
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Level, Outcome, Seed};

/// A match between these players.
fn play(setup: Setup, bots: &[&dyn Bot<BoardGame>], seed: &Seed) -> Outcome {
    let mut game = BoardGame::start(&setup, &Values::latest().board_game);
    play_out(&mut game, bots, seed, &mut |_| ());
    game.outcome().expect("over")
}

/// How many of so many two-seat matches `player` wins, shared wins counted half, in halves; it sits on each seat
/// equally often.
fn halves_won(
    setup: Setup,
    player: &dyn Bot<BoardGame>,
    other: &dyn Bot<BoardGame>,
    n_matches: u64,
) -> u64 {
    let halves = |number: u64| {
        let seed = Seed::simulated(30, number);
        let own = usize::from(number % 2 == 1);
        let mut bots: [&dyn Bot<BoardGame>; 2] = [player, other];
        bots.rotate_left(own);
        let places = play(setup, &bots, &seed).places.as_slice().to_vec();
        match (places[own], places[1 - own]) {
            (1, 1) => 1,
            (1, _) => 2,
            _ => 0,
        }
    };
    (0..n_matches).map(halves).sum()
}

fn setup(rounds: u8) -> Setup {
    Setup::new(2, rounds).expect("such a match exists")
}

#[test]
fn the_computer_beats_random_play() {
    let won = halves_won(setup(3), &Computer, &Random, 10);
    assert!(won >= 19, "{won} halves of 20");
}

#[test]
fn the_computer_beats_a_cautious_player() {
    let won = halves_won(setup(3), &Computer, &Cautious, 30);
    assert!(won >= 48, "{won} halves of 60");
}

#[test]
fn an_easy_player_beats_random_play_and_loses_to_a_normal_one() {
    let won = halves_won(setup(1), computer(Level::Easy), &Random, 10);
    assert!(won >= 17, "{won} halves of 20");
    let won = halves_won(setup(1), computer(Level::Normal), computer(Level::Easy), 20);
    assert!(won >= 24, "{won} halves of 40");
}

#[test]
fn a_brisk_player_beats_a_cautious_one() {
    let won = halves_won(setup(3), &Brisk::TUNED, &Cautious, 30);
    assert!(won >= 45, "{won} halves of 60");
}

#[test]
fn the_computer_beats_three_cautious_players() {
    let setup = Setup::new(4, 3).expect("such a match exists");
    let wins = (0..16).filter(|&number| {
        let own = usize::try_from(number % 4).expect("a seat");
        let mut bots: [&dyn Bot<BoardGame>; 4] = [&Cautious; 4];
        bots[own] = &Computer;
        play(setup, &bots, &Seed::simulated(31, number))
            .places
            .as_slice()[own]
            == 1
    });
    let n_won = wins.count();
    assert!(n_won >= 9, "{n_won} of 16, where four would be luck");
}
