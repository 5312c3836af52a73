mod colours;

use super::*;
use crate::Random;
use crate::arena::play_out;
use lostcities_rules::games::rivals::{Effect, Setup};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Level, Seed};

fn play(bots: &[&dyn Bot<Rivals>], seed: &Seed) -> Vec<i32> {
    let n_seats = u8::try_from(bots.len()).expect("few");
    let setup = Setup::new(n_seats).expect("a possible number of players");
    let mut game = Rivals::start(&setup, &Values::latest().rivals);
    play_out(&mut game, bots, seed, &mut |_| ());
    game.points().as_slice().to_vec()
}

/// Of so many matches against `other`, half of them on each seat, how many `player` wins; a tie is half a win. And the
/// mean points of both.
fn duel(
    player: &dyn Bot<Rivals>,
    other: &dyn Bot<Rivals>,
    n_matches: u16,
    seed: u64,
) -> (f32, [i32; 2]) {
    let (mut won, mut points) = (0.0, [0, 0]);
    for number in 0..n_matches {
        let own = usize::from(number % 2);
        let mut bots: [&dyn Bot<Rivals>; 2] = [other, other];
        bots[own] = player;
        let result = play(&bots, &Seed::simulated(seed, number.into()));
        let (ours, theirs) = (result[own], result[1 - own]);
        won += match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        points = [points[0] + ours, points[1] + theirs];
    }
    (won, points.map(|sum| sum / i32::from(n_matches)))
}

#[test]
fn the_computer_beats_random_play() {
    let (won, points) = duel(&Computer, &Random, 100, 30);
    assert!(won >= 95.0, "won {won} of 100, {points:?} points");
}

#[test]
fn the_computer_beats_a_player_who_pays_the_immediate_gain() {
    let (won, points) = duel(&Computer, &FixedPrice, 200, 31);
    assert!(won >= 120.0, "won {won} of 200, {points:?} points");
}

#[test]
fn an_easy_player_beats_random_play() {
    let (won, points) = duel(computer(Level::Easy), &Random, 100, 33);
    assert!(won >= 80.0, "won {won} of 100, {points:?} points");
}

#[test]
#[ignore = "many matches of players that look ahead: for the night"]
fn a_normal_player_beats_an_easy_one() {
    let (won, points) = duel(computer(Level::Normal), computer(Level::Easy), 4, 34);
    assert!(won >= 3.0, "won {won} of 4, {points:?} points");
}

#[test]
#[ignore = "many matches of strong players: for the night"]
fn a_strong_player_beats_a_normal_one() {
    let (won, points) = duel(computer(Level::Strong), computer(Level::Normal), 4, 35);
    assert!(won >= 3.0, "won {won} of 4, {points:?} points");
}

#[test]
fn computers_earn_points_against_each_other() {
    for n_seats in 2..=4 {
        let bots: Vec<&dyn Bot<Rivals>> = vec![&Computer; n_seats];
        for number in 0..5 {
            let points = play(&bots, &Seed::simulated(32, number));
            let total: i32 = points.iter().sum();
            // Who only turns cards ends with the 36 coins.
            assert!(total > 100, "{points:?}");
        }
    }
}

/// How the auctions of a match went.
#[derive(Default)]
struct Auctions {
    n: u32,
    n_contested: u32,
    is_contested: bool,
}

#[test]
fn auctions_live_among_computers() {
    for n_seats in 2..=4 {
        let mut auctions = Auctions::default();
        let n_matches = 10;
        for number in 0..n_matches {
            let setup = Setup::new(n_seats).expect("a possible number of players");
            let mut game = Rivals::start(&setup, &Values::latest().rivals);
            let bots: Vec<&dyn Bot<Rivals>> = vec![&Computer; usize::from(n_seats)];
            let tell = &mut |effect| match effect {
                Effect::Opened { .. } => {
                    auctions.n += 1;
                    auctions.is_contested = false;
                }
                Effect::Raised { .. } if !auctions.is_contested => {
                    auctions.n_contested += 1;
                    auctions.is_contested = true;
                }
                _ => {}
            };
            play_out(&mut game, &bots, &Seed::simulated(33, number), tell);
        }
        let Auctions { n, n_contested, .. } = auctions;
        assert!(
            n >= 12 * 10,
            "{n} auctions in {n_matches} matches of {n_seats}"
        );
        assert!(
            2 * n_contested >= n,
            "{n_contested} of {n} auctions contested"
        );
    }
}
