use super::*;
use crate::arena::{Sums, play_by};
use crate::{Random, board_game, classic, rivals, roll_write};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::{Action, Chance, Order, RollWrite};
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Bot, Game, GameRng, Level};

/// So little that a hundred matches are reviewed in seconds.
const LITTLE: Effort = Effort {
    estimates: 1,
    acts: 2,
    screened: 2,
    screening: 1,
    suspects: usize::MAX,
    further: 0,
    asks_strongest: false,
    confirming: 2,
    pricing: 2,
    max_acts: 1,
};

fn classic(n_rounds: u8) -> lostcities_rules::games::classic::Setup {
    lostcities_rules::games::classic::Setup::new(n_rounds, 5).expect("a match")
}

fn rivals(n_seats: u8) -> lostcities_rules::games::rivals::Setup {
    lostcities_rules::games::rivals::Setup::new(n_seats).expect("a match")
}

fn roll_write(n_seats: u8, order: Order) -> lostcities_rules::games::roll_write::Setup {
    lostcities_rules::games::roll_write::Setup::new(n_seats, order).expect("a match")
}

fn board_game(n_seats: u8, n_rounds: u8) -> lostcities_rules::games::board_game::Setup {
    lostcities_rules::games::board_game::Setup::new(n_seats, n_rounds).expect("a match")
}

/// A match among `bots`, one for each seat.
fn played<G: Game>(
    setup: G::Setup,
    values: &'static G::Values,
    bots: &[&dyn Bot<G>],
    number: u64,
) -> Record<G> {
    let mut record = Record::<G>::new(setup);
    let seed = Seed::simulated(90, number);
    let mut whims = seed.whims();
    let mut game = G::start(&record.setup, values);
    loop {
        let step = match game.turn() {
            Turn::Over => return record,
            Turn::Chance => Step::Chance(game.sample(&mut seed.at(record.steps.len()))),
            Turn::Seats(seats) => {
                let seat = seats.iter().last().expect("a turn belongs to a seat");
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &legal, &mut whims);
                Step::Act { seat, action }
            }
        };
        game.apply(&step, &mut |_| ()).expect("legal");
        record.steps.push(step);
    }
}

fn little<G: Reviewed>(record: &Record<G>, values: &'static G::Values) -> Review {
    review_with(record, values, LITTLE, &|| true).expect("it is wanted")
}

/// Reviews 200 random matches, and by night a thousand. That the sum is exact is checked when an account is made; here the ends of it
/// are.
fn adds_up<G: Reviewed>(values: &'static G::Values, setups: &[G::Setup]) {
    let bots: [&dyn Bot<G>; 5] = [&Random; 5];
    let (mut n_acts, mut n_chances) = (0, 0);
    let is_night = std::env::var_os("LOSTCITIES_NIGHTLY").is_some();
    let n_matches: u32 = if is_night { 1_000 } else { 200 };
    for (number, setup) in (0..n_matches.into()).zip(setups.iter().cycle()) {
        let record = played(setup.clone(), values, &bots, number);
        let game = record.replay(values, |_, _| ()).expect("it replays");
        let review = little(&record, values);
        assert!(!review.entries().is_stopped);
        let points = game.points();
        for seat in Seat::all(game.n_seats()) {
            let others = points.iter().filter(|&(other, _)| other != seat);
            let best = others.map(|(_, &points)| points).max().expect("others");
            let lead = Milli::of_points(points[seat] - best);
            assert_eq!(review.entries().end[seat], lead, "{number}");
            let start = review.entries().start[seat];
            assert_eq!(
                review.luck(seat) + review.skill(seat),
                lead - start,
                "{number}"
            );
            assert_eq!(review.curve(seat).last().map(|(_, lead)| lead), Some(lead));
        }
        for change in &review.entries().changes {
            n_acts += u32::from(matches!(change.cause, Cause::Act(_)));
            n_chances += u32::from(matches!(change.cause, Cause::Chance));
        }
    }
    assert!(
        n_acts > n_matches && n_chances > 10 * n_matches,
        "{n_acts} {n_chances}"
    );
}

#[test]
fn luck_and_skill_add_up_in_the_card_game() {
    adds_up::<Classic>(&Values::latest().classic, &[classic(1)]);
}

#[test]
fn luck_and_skill_add_up_in_rivals() {
    let setups: Vec<_> = (2..=4).map(rivals).collect();
    adds_up::<Rivals>(&Values::latest().rivals, &setups);
}

#[test]
fn luck_and_skill_add_up_in_roll_and_write() {
    let orders = [Order::Together, Order::InTurn];
    let setups = (2..=5).flat_map(|n_seats| orders.map(|order| roll_write(n_seats, order)));
    adds_up::<RollWrite>(&Values::latest().roll_write, &setups.collect::<Vec<_>>());
}

#[test]
fn to_ask_for_turn_order_is_no_act_that_is_reviewed() {
    let values = &Values::latest().roll_write;
    let bots: [&dyn Bot<RollWrite>; 3] = [&Random; 3];
    let mut record = played(roll_write(3, Order::InTurn), values, &bots, 4);
    let acts = |record: &_| -> Vec<_> {
        let turns = price::turns(record, values);
        turns.map(|turn| (turn.seat, turn.acts)).collect()
    };
    let plain = acts(&record);
    record.setup = roll_write(3, Order::Together);
    let mut number = 0;
    while let Some(step) = record.steps.get(number) {
        number += 1;
        if matches!(step, Step::Chance(Chance::Roll(_))) {
            // Who waits asks before anybody has chosen.
            let seat = Seat::all(3).nth(number % 3).expect("a seat");
            let action = Action::Order;
            record.steps.insert(number, Step::Act { seat, action });
        }
    }
    assert_eq!(acts(&record), plain);
    little(&record, values);
}

#[test]
fn luck_and_skill_add_up_in_the_board_game() {
    let setups: Vec<_> = (2..=4).map(|n_seats| board_game(n_seats, 1)).collect();
    adds_up::<BoardGame>(&Values::latest().board_game, &setups);
}

/// A review of a whole match is the same twice; and it says who played badly, already by the turns that seem dearest.
fn tells_good_from_bad<G: Reviewed>(
    setup: G::Setup,
    values: &'static G::Values,
    bots: [&dyn Bot<G>; 2],
) {
    let record = played(setup, values, &bots, 1);
    let bytes = |review: &Review| serde_json::to_string(review).expect("plain data");
    let again = || bytes(&little(&record, values));
    assert_eq!(again(), again());
    let effort = Effort {
        further: 0,
        ..G::effort(2)
    };
    let review = review_with(&record, values, effort, &|| true).expect("it is wanted");
    let [good, bad] = [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| review.own(seat));
    assert!(
        bad < good && bad < Milli::of_points(-30),
        "{good:?} {bad:?}"
    );
    let dearest = review.dearest(Seat::FIRST.next(2), 3);
    assert_eq!(dearest.len(), 3);
    for (change, act) in dearest {
        let Step::Act { seat, action } = record.steps[change.step] else {
            panic!("chance cost something");
        };
        assert_eq!((seat, action.to_string()), (act.seat, act.played.clone()));
        assert_ne!(act.played, act.better);
        assert!(act.of_better.turns >= 0);
    }
}

#[test]
fn a_review_is_the_same_twice_and_says_who_played_badly() {
    let values = Values::latest();
    let good: &dyn Bot<Classic> = &classic::Computer;
    tells_good_from_bad(classic(1), &values.classic, [good, &Random]);
    tells_good_from_bad(rivals(2), &values.rivals, [&rivals::Computer, &Random]);
    let together = roll_write(2, Order::Together);
    tells_good_from_bad(
        together,
        &values.roll_write,
        [&roll_write::Computer, &Random],
    );
    let board = board_game(2, 1);
    tells_good_from_bad(board, &values.board_game, [&board_game::Computer, &Random]);
}

/// With every act screened, a review finds acts that no adviser proposes.
#[test]
fn a_better_act_is_found_that_no_adviser_proposes() {
    let values = Values::latest();
    let normal: &dyn Bot<RollWrite> = &roll_write::Computer;
    let setup = roll_write(2, Order::Together);
    let record = played(setup, &values.roll_write, &[normal; 2], 3);
    let own = |screened| {
        let effort = Effort {
            estimates: 1,
            screened,
            ..RollWrite::effort(2)
        };
        let review = review_with(&record, &values.roll_write, effort, &|| true);
        let review = review.expect("it is wanted");
        Seat::all(2).map(|seat| review.own(seat)).sum::<Milli>()
    };
    assert!(own(12) < own(0) + Milli::of_points(-10));
}

/// Holds that an estimate and the cost of an act are the same in positions that the seat cannot tell apart.
fn sees_no_secret<G: Reviewed>(setup: &G::Setup, values: &'static G::Values) {
    let mut worlds = Seed::simulated(78, 0).whims();
    let mut game = G::start(setup, values);
    let (mut number, mut n_others, mut n_dear) = (0, 0, 0);
    let decide = &mut |game: &G, seat: Seat, legal: &[G::Action], rng: &mut GameRng| {
        number += 1;
        let view = game.view(Viewer::Seat(seat));
        let action = Bot::<G>::choose(&Random, &view, legal, rng);
        if number % 4 == 0 {
            let other = G::determinize(&view, &mut worlds);
            n_others += u32::from(other != *game);
            let there = other.view(Viewer::Seat(seat));
            let seed = seed(Stream::Screening, number, Some(seat));
            assert_eq!(
                estimate::<G>(&view, seat, &seed, LITTLE, &|| true),
                estimate::<G>(&there, seat, &seed, LITTLE, &|| true)
            );
            let judge = |game: G| {
                let acts = vec![action];
                let turn = judge::Turned {
                    seat,
                    number,
                    acts,
                    game,
                };
                let mut playout = Playout::new(G::judges(), 5_000);
                let found = turn.screen(LITTLE, &mut playout, &|| true).ok()?;
                let (line, _) = found?;
                let dear = price::confirm(turn, line, LITTLE, true, &mut playout, &|| true);
                let dear = dear.ok()??;
                Some((line, dear.act, dear.amounts))
            };
            n_dear += u32::from(judge(game.clone()).is_some());
            assert_eq!(judge(game.clone()), judge(other));
        }
        action
    };
    play_by(&mut game, &Seed::simulated(79, 0), decide, &mut |_| ());
    assert!(n_others > 0 && n_dear > 0);
}

#[test]
fn what_is_said_of_a_seat_follows_from_what_it_saw() {
    let values = Values::latest();
    sees_no_secret::<Classic>(&classic(1), &values.classic);
    sees_no_secret::<BoardGame>(&board_game(3, 1), &values.board_game);
}

#[test]
fn a_match_that_was_stopped_ends_with_its_last_estimate() {
    let values = &Values::latest().classic;
    let bots: [&dyn Bot<Classic>; 2] = [&Random; 2];
    let mut record = played(classic(1), values, &bots, 5);
    record.steps.truncate(60);
    let review = little(&record, values);
    assert!(review.entries().is_stopped);
    // The worlds of a single step are those of no other.
    let game = record.replay(values, |_, _| ()).expect("it replays");
    let last = review.entries().changes.last().expect("changes");
    assert!(last.step < 60 && game.outcome().is_none());
    let empty = Record::<Classic>::new(classic(1));
    let nothing = little(&empty, values);
    assert_eq!(nothing.entries().start, nothing.entries().end);
}

#[test]
fn a_review_that_nobody_wants_any_more_is_given_up() {
    let values = &Values::latest().classic;
    let bots: [&dyn Bot<Classic>; 2] = [&Random; 2];
    let record = played(classic(1), values, &bots, 6);
    let left = std::cell::Cell::new(20);
    let is_wanted = || left.replace(left.get() - 1) > 0;
    assert_eq!(review(&record, values, &is_wanted), None);
    assert_eq!(left.get(), -1);
}

#[test]
fn no_other_work_waits_for_more_than_a_world_of_an_estimate() {
    let values = &Values::latest().board_game;
    let nothing = Record::<BoardGame>::new(board_game(3, 1));
    let n_asked = std::cell::Cell::new(0);
    let is_wanted = || {
        n_asked.set(n_asked.get() + 1);
        true
    };
    assert!(review(&nothing, values, &is_wanted).is_some());
    assert_eq!(n_asked.get(), 3 * START * BoardGame::effort(3).estimates);
}

/// Where everybody plays as well as can be, nothing is dear; what is dear elsewhere is so in other worlds, too.
#[test]
#[ignore = "many worlds: for the night"]
fn strong_players_lose_nothing_and_costs_are_alike_in_other_worlds() {
    let values = Values::latest();
    let sums = |levels: [Level; 2]| {
        let mut sums = [0.0; 2];
        for number in 0..2 {
            let bots = levels.map(classic::computer);
            let record = played(classic(1), &values.classic, &bots, number);
            for (_, costs) in costs_twice::<Classic>(&record, &values.classic) {
                for (sum, cost) in sums.iter_mut().zip(costs) {
                    *sum += float(cost) / 1_000.0;
                }
            }
        }
        sums
    };
    let [said, _] = sums([Level::Strong; 2]);
    assert!(said < 4.0, "{said}");
    let [said, again] = sums([Level::Normal, Level::Easy]);
    assert!(
        said > 40.0 && (said - again).abs() < 0.2 * said,
        "{said} {again}"
    );
}

#[test]
fn a_price_is_right_on_average_however_few_worlds_tell_it() {
    let values = &Values::latest().roll_write;
    let bots: [&dyn Bot<RollWrite>; 2] = [&roll_write::Computer; 2];
    let record = played(roll_write(2, Order::Together), values, &bots, 3);
    let effort = Effort {
        asks_strongest: false,
        confirming: 4,
        pricing: 4,
        ..RollWrite::effort(2)
    };
    let turn = |number| judge::Turned {
        number,
        ..price::turns(&record, values).next().expect("a turn")
    };
    let (at, action) = (0, Action::Refuse);
    let line = judge::Line { at, action };
    let mut playout = Playout::new(RollWrite::judges(), effort.max_acts);
    let mut prices = Sums::new();
    let mut n_clear = 0.0;
    for number in 0..400 {
        let mut confirm = |has_erred| {
            let turn = turn(number);
            let dear = price::confirm(turn, line, effort, has_erred, &mut playout, &|| true);
            dear.expect("it is wanted")
        };
        if let Some(dear) = confirm(true) {
            prices.add(float(dear.cost()));
        }
        n_clear += f64::from(u8::from(confirm(false).is_some()));
    }
    // The first mistake of a seat must be clearer than others.
    assert!(n_clear > 0.0 && n_clear < prices.len(), "{n_clear}");
    let (turn, n) = (turn(0), 4_000);
    let again = turn.compare(&[line], n, Stream::Again, &mut playout, &|| true);
    let (_, right, _) = again.expect("wanted").best(turn.seat, n).expect("a line");
    let (price, error) = prices.mean();
    assert!(
        (price - float(right)).abs() < 3.0 * error,
        "{price} ± {error}, not {right:?}"
    );
}
