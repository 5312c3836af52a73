use super::*;
use crate::Random;
use crate::arena::play_out;
use lostcities_rules::games::classic::{Effect, Setup};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Level, Seat, Seed};

fn play(bots: [&dyn Bot<Classic>; 2], seed: &Seed) -> Vec<i32> {
    let setup = Setup::new(1, 5).expect("such a match exists");
    let mut game = Classic::start(&setup, &Values::latest().classic);
    play_out(&mut game, &bots, seed, &mut |_| ());
    game.points().as_slice().to_vec()
}

#[test]
fn the_computer_beats_random_play() {
    let (mut won, mut points) = (0, 0);
    for number in 0..200 {
        let seed = Seed::simulated(20, number);
        // Each of the two sits on each seat a hundred times.
        let (bots, own): ([&dyn Bot<Classic>; 2], _) = if number % 2 == 0 {
            ([&Computer, &Random], Seat::FIRST)
        } else {
            ([&Random, &Computer], Seat::FIRST.next(2))
        };
        let result = play(bots, &seed);
        won += u32::from(result[own.index()] > result[own.next(2).index()]);
        points += result[own.index()];
    }
    assert!(won >= 190, "won {won} of 200");
    assert!(points > 0, "{points} points in 200 rounds");
}

#[test]
fn the_computer_earns_points_against_itself() {
    let total: i32 = (0..200)
        .map(|number| play([&Computer, &Computer], &Seed::simulated(21, number)))
        .map(|points| points.iter().sum::<i32>())
        .sum();
    assert!(total > 0, "{total} points in 400 seats");
}

/// The points that the first is ahead of the second over this many deals, each played on both seats.
fn lead(first: &dyn Bot<Classic>, second: &dyn Bot<Classic>, n_deals: u64) -> i32 {
    let deals = (0..n_deals).map(|number| {
        let seed = Seed::simulated(23, number);
        let (here, there) = (play([first, second], &seed), play([second, first], &seed));
        here[0] - here[1] + there[1] - there[0]
    });
    deals.sum()
}

#[test]
#[ignore = "many matches of strong players: for the night"]
fn every_level_beats_the_one_below() {
    let by_random = lead(computer(Level::Easy), &Random, 20);
    let by_easy = lead(computer(Level::Normal), computer(Level::Easy), 100);
    let by_normal = lead(computer(Level::Strong), computer(Level::Normal), 15);
    assert!(by_random > 20 * 2 * 20, "{by_random} points in 40 rounds");
    assert!(by_easy > 0, "{by_easy} points in 200 rounds");
    assert!(by_normal > 0, "{by_normal} points in 30 rounds");
}

/// How a round between two computers went.
struct Course {
    half_turns: u32,
    /// Whether the house rule had to close the discard piles.
    ran_into_house_rule: bool,
}

fn course(seed: &Seed) -> Course {
    let setup = Setup::new(1, 5).expect("such a match exists");
    let mut game = Classic::start(&setup, &Values::latest().classic);
    let mut course = Course {
        half_turns: 0,
        ran_into_house_rule: false,
    };
    let tell = &mut |effect| match effect {
        Effect::Played { .. } | Effect::Discarded { .. } => course.half_turns += 1,
        Effect::DiscardsClosed => course.ran_into_house_rule = true,
        _ => {}
    };
    play_out(&mut game, &[&Computer, &Computer], seed, tell);
    course
}

#[test]
fn the_computer_lets_a_round_end() {
    let n_rounds = 100;
    let courses: Vec<Course> = (0..n_rounds)
        .map(|number| course(&Seed::simulated(22, number)))
        .collect();
    let stalled = courses.iter().filter(|course| course.ran_into_house_rule);
    assert_eq!(stalled.count(), 0, "rounds that ran into the house rule");
    let half_turns: u32 = courses.iter().map(|course| course.half_turns).sum();
    let mean = f64::from(half_turns) / 100.0;
    assert!((46.0..=50.0).contains(&mean), "{mean} half-turns a round");
}

#[test]
fn a_rule_player_is_made_of_its_numbers() {
    let numbers = Style::TUNED.numbers();
    assert_eq!(Style::from_numbers(numbers), Style::TUNED);
}

/// A beginner's mistakes are those of people: takes that lead nowhere would only make rounds long.
#[test]
fn a_beginner_takes_few_cards_and_makes_no_round_long() {
    const ROUNDS: u32 = 200;
    let easy = computer(Level::Easy);
    let (mut n_taken, mut n_turns) = (0, 0);
    for number in 0..ROUNDS {
        let setup = Setup::new(1, 5).expect("such a match exists");
        let mut game = Classic::start(&setup, &Values::latest().classic);
        let tell = &mut |effect| match effect {
            Effect::Took { .. } => n_taken += 1,
            Effect::Played { .. } | Effect::Discarded { .. } => n_turns += 1,
            _ => (),
        };
        play_out(
            &mut game,
            &[easy, easy],
            &Seed::simulated(29, number.into()),
            tell,
        );
    }
    assert!(100 * n_taken <= 15 * n_turns, "{n_taken} of {n_turns}");
    assert!((46..=52).contains(&(n_turns / ROUNDS)), "{n_turns}");
}
