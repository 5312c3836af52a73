//! There is no law here that exchanged colours exchange the answer: only on the green and the red path do the tiles lie on the same
//! stages.

use super::*;
use crate::Random;
use crate::arena::play_out;
use lostcities_rules::games::board_game::{Chance, Phase, Setup};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Level, Outcome, Seat, Seed, Step, Viewer};

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

/// What a brisk player with this hand adds to its row of a single yellow 5, from which either way may still follow.
fn added_to_an_open_row(hand: &str) -> String {
    let setup = setup(1).with_up_and_down(true);
    let mut game = BoardGame::start(&setup, &Values::latest().board_game);
    let mut rng = Seed::simulated(32, 0).at(0);
    let first = Step::Chance(Chance::First(Seat::FIRST));
    game.apply(&first, &mut |_| ()).expect("a round begins");
    while game.view(Viewer::Spectator).phase() == Phase::Placing {
        let tile = Step::Chance(game.sample(&mut rng));
        game.apply(&tile, &mut |_| ()).expect("the next tile");
    }
    let own = Seat::FIRST;
    let draws = |seat, cards: &str| {
        let cards = cards.split(' ').map(|card| card.parse().expect("a card"));
        let draws = cards.map(|card| Step::Chance(Chance::Draw { seat, card }));
        draws.collect::<Vec<_>>()
    };
    let act = |seat, act: &str| Step::Act {
        seat,
        action: act.parse().expect("an action"),
    };
    let other = own.next(2);
    let mut steps = draws(own, hand);
    steps.extend(draws(other, "b0 b1 w0 w1 g0 g1 r0 r1"));
    steps.extend([act(own, "begin.y5.member"), act(own, "draw")]);
    steps.extend(draws(own, "b9"));
    steps.extend([act(other, "discard.b0"), act(other, "draw")]);
    steps.extend(draws(other, "b10"));
    for step in steps {
        game.apply(&step, &mut |_| ()).expect("as the rules allow");
    }
    let mut legal = Vec::new();
    game.legal_actions(own, &mut legal);
    legal.retain(|action| matches!(action, Action::Advance(_)));
    let view = game.view(Viewer::Seat(own));
    Brisk::TUNED.choose(&view, &legal, &mut rng).to_string()
}

#[test]
fn a_brisk_player_spoils_none_of_its_cards_in_an_open_row() {
    let rising = added_to_an_open_row("y5 y6 y7 y8 y9 w5 g5 r5");
    assert_eq!(rising, "advance.y6");
    // The same number leaves both ways open.
    let same = added_to_an_open_row("y2 y3 y5 y5 w5 g5 r5 r6");
    assert_eq!(same, "advance.y5");
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
