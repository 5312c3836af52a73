//! There is no law here that exchanged colours exchange the answer: the artefacts and arrows of every colour are printed on
//! other fields, so that colours are not alike.

use std::cmp::Ordering;

use super::*;
use crate::Random;
use crate::arena::play_out;
use lostcities_rules::games::roll_write::{Order, Setup};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Level, Seed};

fn play(bots: &[&dyn Bot<RollWrite>], seed: &Seed) -> Vec<i32> {
    let n_seats = u8::try_from(bots.len()).expect("few");
    let setup = Setup::new(n_seats, Order::Together).expect("such a match exists");
    let mut game = RollWrite::start(&setup, &Values::latest().roll_write);
    play_out(&mut game, bots, seed, &mut |_| ());
    game.points().as_slice().to_vec()
}

/// How many of these matches `player` wins, each of the two on each seat half of the time; a shared win is half a win.
fn wins_against(
    player: &dyn Bot<RollWrite>,
    other: &dyn Bot<RollWrite>,
    seed: u64,
    n_matches: u64,
) -> f32 {
    let mut wins = 0.0;
    for number in 0..n_matches {
        let seed = Seed::simulated(seed, number);
        let (bots, own): ([&dyn Bot<RollWrite>; 2], _) = if number % 2 == 0 {
            ([player, other], Seat::FIRST)
        } else {
            ([other, player], Seat::FIRST.next(2))
        };
        let points = play(&bots, &seed);
        wins += match points[own.index()].cmp(&points[own.next(2).index()]) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
    }
    wins
}

#[test]
fn the_computer_beats_a_greedy_player() {
    let wins = wins_against(&Computer, &Greedy, 30, 200);
    assert!(wins >= 140.0, "won {wins} of 200");
}

#[test]
fn the_computer_beats_random_play() {
    let wins = wins_against(&Computer, &Random, 31, 100);
    assert!(wins >= 97.0, "won {wins} of 100");
}

#[test]
fn an_easy_player_beats_random_play() {
    let wins = wins_against(computer(Level::Easy), &Random, 33, 50);
    assert!(wins >= 45.0, "won {wins} of 50");
}

#[test]
#[ignore = "many matches of players that look ahead: for the night"]
fn a_normal_player_beats_an_easy_one() {
    let wins = wins_against(computer(Level::Normal), computer(Level::Easy), 34, 4);
    assert!(wins >= 3.0, "won {wins} of 4");
}

#[test]
fn five_computers_earn_points() {
    let bots: [&dyn Bot<RollWrite>; 5] = [&Computer; 5];
    let total: i32 = (0..20)
        .flat_map(|number| play(&bots, &Seed::simulated(32, number)))
        .sum();
    assert!(total > 100 * 150, "{total} points on 100 sheets");
}
