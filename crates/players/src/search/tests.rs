use super::*;
use crate::arena::{play_by, play_out};
use crate::{Random, board_game, classic, rivals, roll_write};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::{Order, RollWrite};
use lostcities_rules::games::values::Values;

fn classic() -> Classic {
    let setup = lostcities_rules::games::classic::Setup::new(1, 5).expect("a match");
    Classic::start(&setup, &Values::latest().classic)
}

fn rivals(n_seats: u8) -> Rivals {
    let setup = lostcities_rules::games::rivals::Setup::new(n_seats).expect("a match");
    Rivals::start(&setup, &Values::latest().rivals)
}

fn roll_write(n_seats: u8, order: Order) -> RollWrite {
    let setup = lostcities_rules::games::roll_write::Setup::new(n_seats, order).expect("a match");
    RollWrite::start(&setup, &Values::latest().roll_write)
}

fn board_game(n_seats: u8, n_rounds: u8) -> BoardGame {
    let setup = lostcities_rules::games::board_game::Setup::new(n_seats, n_rounds);
    BoardGame::start(&setup.expect("a match"), &Values::latest().board_game)
}

fn stream() -> GameRng {
    Seed::simulated(77, 0).whims()
}

/// Plays at random, and asks `bot` in every `n`th position in which there is a choice: its answer must be legal, and the
/// same from the same stream in every position that its seat cannot tell from the real one. Returns how many were asked
/// in a world that is not the real one.
fn answers_alike<G: Game>(mut game: G, bot: &dyn Bot<G>, every: u32) -> u32 {
    let mut worlds = Seed::simulated(78, 0).whims();
    let (mut n_choices, mut n_others) = (0, 0);
    let decide = &mut |game: &G, seat: Seat, legal: &[G::Action], rng: &mut GameRng| {
        n_choices += 1;
        if legal.len() > 1 && n_choices % every == 0 {
            let view = game.view(Viewer::Seat(seat));
            let answer = bot.choose(&view, legal, &mut stream());
            assert!(legal.contains(&answer), "{answer:?} is not legal");
            let other = G::determinize(&view, &mut worlds);
            n_others += u32::from(other != *game);
            let there = other.view(Viewer::Seat(seat));
            assert_eq!(bot.choose(&there, legal, &mut stream()), answer);
        }
        Bot::<G>::choose(&Random, &game.view(Viewer::Seat(seat)), legal, rng)
    };
    play_by(&mut game, &Seed::simulated(79, 0), decide, &mut |_| ());
    n_others
}

fn quick<G: Game>(prior: &'static dyn Bot<G>, policy: &'static dyn Bot<G>) -> Search<'static, G> {
    Search {
        prior,
        policy,
        n_worlds: 3,
        gate: 0.0,
    }
}

#[test]
fn every_answer_is_legal_and_follows_from_the_view_and_the_stream() {
    let search = quick(&classic::Computer, &classic::Computer);
    assert!(answers_alike(classic(), &search, 5) > 0);
    let search = quick(&board_game::Computer, &board_game::Cautious);
    for n_seats in 2..=4 {
        assert!(answers_alike(board_game(n_seats, 1), &search, 5) > 0);
    }
    for n_seats in 2..=4 {
        let search = quick(&rivals::Computer, &rivals::Computer);
        answers_alike(rivals(n_seats), &search, 9);
        answers_alike(rivals(n_seats), &rivals::Computer, 1);
    }
    for (n_seats, order) in [
        (2, Order::Together),
        (3, Order::InTurn),
        (5, Order::Together),
    ] {
        let search = quick(&roll_write::Computer, &roll_write::Computer);
        answers_alike(roll_write(n_seats, order), &search, 9);
        answers_alike(roll_write(n_seats, order), &roll_write::Computer, 1);
    }
}

#[test]
fn the_strong_players_answer_alike_as_they_are() {
    answers_alike(
        roll_write(2, Order::Together),
        &roll_write::Strong::BEST,
        120,
    );
    assert!(answers_alike(board_game(2, 1), &board_game::Strong::BEST, 80) > 0);
    for n_seats in 2..=4 {
        answers_alike(rivals(n_seats), &rivals::Strong::BEST, 120);
    }
    answers_alike(classic(), &classic::strong::Strong, 4);
}

#[test]
fn looking_ahead_finds_what_the_prior_overlooks() {
    let search = Search {
        prior: &Random,
        policy: &roll_write::Computer,
        n_worlds: 8,
        gate: 0.0,
    };
    let mut game = roll_write(2, Order::Together);
    let bots: [&dyn Bot<RollWrite>; 2] = [&Random, &search];
    play_out(&mut game, &bots, &Seed::simulated(80, 0), &mut |_| ());
    let points = game.points();
    let points = points.as_slice();
    assert!(points[1] > points[0] + 50, "{points:?}");
}

#[test]
fn no_action_replaces_the_usual_one_behind_a_gate_that_is_never_passed() {
    let search = Search {
        gate: f64::INFINITY,
        ..quick(&rivals::FixedPrice, &rivals::Computer)
    };
    let mut game = rivals(3);
    let decide = &mut |game: &Rivals, seat: Seat, legal: &[_], rng: &mut GameRng| {
        let view = game.view(Viewer::Seat(seat));
        let usual = rivals::FixedPrice.choose(&view, legal, rng);
        assert_eq!(search.choose(&view, legal, rng), usual);
        usual
    };
    play_by(&mut game, &Seed::simulated(81, 0), decide, &mut |_| ());
}

#[test]
fn what_is_clearly_worse_is_given_up() {
    let candidate = |action, differences: [f64; 4]| {
        let mut candidate = Candidate::new(action);
        for difference in differences {
            candidate.add(difference);
        }
        candidate
    };
    let mut others = vec![
        candidate("better", [1.0, 2.0, 1.0, 2.0]),
        candidate("uncertain", [-9.0, 9.0, -9.0, 9.0]),
        candidate("worse", [-1.0, -2.0, -1.0, -2.0]),
    ];
    give_up(&mut others, 4.0);
    let left: Vec<&str> = others.iter().map(|candidate| candidate.action).collect();
    assert_eq!(left, ["better", "uncertain"]);
}

#[test]
fn a_win_counts_more_than_any_lead_below_it() {
    let seat = Seat::FIRST;
    let worth = |points: &[i32]| standing(points, seat, 60.0);
    assert!(worth(&[10, 9, -50]) > worth(&[10, 10, 0]));
    assert!(worth(&[10, 10, 0]) > worth(&[9, 10, 0]));
    assert!(worth(&[40, 10]) > worth(&[20, 10]));
    assert!(
        (worth(&[400, 10]) - 2.0).abs() < 1e-9,
        "no lead counts beyond"
    );
}
