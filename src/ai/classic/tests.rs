use super::*;
use crate::ai::Random;
use crate::games::classic::Setup;
use crate::games::values::Values;
use crate::kernel::{Game, Seat, Seed, Step, Turn, Viewer};

/// The points of a one-round match between these players.
fn play(bots: [&dyn Bot<Classic>; 2], seed: &Seed) -> Vec<i32> {
    let setup = Setup::new(1, 5).expect("such a match exists");
    let mut game = Classic::start(&setup, &Values::latest().classic);
    let mut whims = seed.whims();
    let mut legal = Vec::new();
    for ply in 0.. {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample(&mut seed.at(ply))),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is to move");
                game.legal_actions(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &legal, &mut whims);
                Step::Act { seat, action }
            }
        };
        game.apply(&step, &mut |_| ()).expect("legal");
    }
    game.points()
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
