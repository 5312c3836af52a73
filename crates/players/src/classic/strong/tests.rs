use std::collections::HashMap;

use lostcities_rules::games::classic::{Action, Chance, Classic, Effect, Setup, View};
use lostcities_rules::games::values::Values;
use lostcities_rules::games::{Colour, ColourPermutation};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Turn, Viewer};

use super::*;
use crate::arena::play_by;
use crate::classic::Computer;

/// What happened in a match, and what was asked.
#[derive(Default)]
struct Course {
    points: Vec<i32>,
    half_turns: u32,
    ran_into_house_rule: bool,
}

fn setup(n_rounds: u8, n_colours: u8) -> Setup {
    Setup::new(n_rounds, n_colours).expect("such a match exists")
}

/// Plays a match; `ask` is told of every position in which a seat has a choice.
fn play(
    setup: Setup,
    bots: [&dyn Bot<Classic>; 2],
    seed: &Seed,
    mut ask: impl FnMut(&Classic, Seat, &View, &[Action]),
) -> Course {
    let mut game = Classic::start(&setup, &Values::latest().classic);
    let mut course = Course::default();
    let decide = &mut |game: &Classic, seat: Seat, legal: &[Action], rng: &mut GameRng| {
        let view = game.view(Viewer::Seat(seat));
        ask(game, seat, &view, legal);
        bots[seat.index()].choose(&view, legal, rng)
    };
    let tell = &mut |effect| match effect {
        Effect::Played { .. } | Effect::Discarded { .. } => course.half_turns += 1,
        Effect::DiscardsClosed => course.ran_into_house_rule = true,
        _ => {}
    };
    play_by(&mut game, seed, decide, tell);
    course.points = game.points().as_slice().to_vec();
    course
}

fn rng() -> GameRng {
    Seed::simulated(1, 0).whims()
}

#[test]
fn its_nets_beat_the_rule_player() {
    let (mut lead, n_deals) = (0, 15);
    for number in 0..n_deals {
        let seed = Seed::simulated(30, number);
        let first = play(setup(1, 5), [&Nets::ALL, &Computer], &seed, |_, _, _, _| ()).points;
        let second = play(setup(1, 5), [&Computer, &Nets::ALL], &seed, |_, _, _, _| ()).points;
        lead += first[0] - first[1] + second[1] - second[0];
    }
    assert!(lead > 0, "{lead} points ahead in {} rounds", 2 * n_deals);
}

#[test]
fn it_lets_a_round_end() {
    let rounds = (0..4).map(|number| {
        let seed = Seed::simulated(31, number);
        play(setup(1, 5), [&Strong, &Strong], &seed, |_, _, _, _| ())
    });
    let rounds: Vec<Course> = rounds.collect();
    let stalled = rounds.iter().filter(|round| round.ran_into_house_rule);
    assert_eq!(stalled.count(), 0, "rounds that ran into the house rule");
    let half_turns: u32 = rounds.iter().map(|round| round.half_turns).sum();
    let mean = f64::from(half_turns) / 4.0;
    assert!((44.0..=52.0).contains(&mean), "{mean} half-turns a round");
}

#[test]
fn its_nets_beat_the_rule_player_in_three_rounds_and_with_six_colours() {
    let mut lead = 0;
    for (n_rounds, n_colours) in [(3, 5), (1, 6), (3, 6)] {
        let setup = setup(n_rounds, n_colours);
        for number in 0..3 {
            let seed = Seed::simulated(32, number);
            let first = play(setup, [&Nets::ALL, &Computer], &seed, |_, _, _, _| ()).points;
            let second = play(setup, [&Computer, &Nets::ALL], &seed, |_, _, _, _| ()).points;
            lead += first[0] - first[1] + second[1] - second[0];
        }
    }
    assert!(lead > 0, "{lead} points ahead");
}

#[test]
fn it_looks_ahead_with_the_last_cards_alone_and_only_at_what_its_nets_like() {
    let (mut n_before, mut n_looked, mut n_others) = (0, 0, 0);
    let seed = Seed::simulated(35, 0);
    play(
        setup(1, 6),
        [&Strong, &Computer],
        &seed,
        |_, seat, view, legal| {
            let by_nets = Nets::ALL.choose(view, legal, &mut rng());
            let answer = Strong.choose(view, legal, &mut rng());
            let in_haste = Strong.in_haste().expect("it looks ahead");
            assert_eq!(in_haste.choose(view, legal, &mut rng()), by_nets);
            if view.n_draw_pile() > LAST_CARDS {
                assert_eq!(answer, by_nets);
                n_before += 1;
            } else {
                let likely = ALL.likely(&Features::new(view, seat), legal, NATS);
                assert_eq!(likely.first(), Some(&by_nets));
                assert!(likely[..likely.len().min(CANDIDATES)].contains(&answer));
                n_looked += 1;
                n_others += u32::from(answer != by_nets);
            }
        },
    );
    assert!(
        n_before > 20 && n_looked > 20,
        "{n_before} and {n_looked} decisions"
    );
    assert!(n_others > 0, "looking ahead never changed a decision");
}

#[test]
fn positions_that_its_seat_cannot_tell_apart_are_answered_alike() {
    let mut dice = rng();
    let mut n_asked = 0;
    let seed = Seed::simulated(33, 0);
    let bots: [&dyn Bot<Classic>; 2] = [&Strong, &Computer];
    play(setup(1, 5), bots, &seed, |game, seat, view, legal| {
        let other_world = Classic::determinize(view, &mut dice);
        let there = other_world.view(Viewer::Seat(seat));
        let answer = Strong.choose(view, legal, &mut rng());
        assert_eq!(Strong.choose(&there, legal, &mut rng()), answer);
        n_asked += u32::from(other_world != *game);
    });
    assert!(n_asked > 50, "only {n_asked} positions had another world");
}

fn next_but_one() -> ColourPermutation {
    ColourPermutation::sorting(&Colour::ALL[..5], |colour| (colour.index() + 2) % 5)
}

fn exchanged(step: Step<Action, Chance>, by: ColourPermutation) -> Step<Action, Chance> {
    match step {
        Step::Act { seat, action } => Step::Act {
            seat,
            action: action.permuted(by),
        },
        Step::Chance(chance) => Step::Chance(chance.permuted(by)),
    }
}

#[test]
fn exchanging_colours_exchanges_what_every_action_counts() {
    let weigh = |game: &Classic, seat| {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let features = Features::new(&game.view(Viewer::Seat(seat)), seat);
        let counts = ALL.weigh(&features, &legal);
        legal.into_iter().zip(counts).collect::<HashMap<_, _>>()
    };
    let by = next_but_one();
    for number in 0..2 {
        let seed = Seed::simulated(34, number);
        let mut games = [0, 1].map(|_| Classic::start(&setup(1, 5), &Values::latest().classic));
        for ply in 0.. {
            let step = games[0].next_step(&mut seed.at(ply), |seat, _| {
                let [here, there] = [&games[0], &games[1]].map(|game| weigh(game, seat));
                assert_eq!(here.len(), there.len());
                for (&action, count) in &here {
                    assert_eq!(there.get(&action.permuted(by)), Some(count), "{action}");
                }
                let best = here
                    .into_iter()
                    .max_by_key(|&(action, count)| (count, action));
                best.expect("a seat in turn has a choice").0
            });
            let Some(step) = step else { break };
            games[0].apply(&step, &mut |_| ()).expect("legal");
            games[1]
                .apply(&exchanged(step, by), &mut |_| ())
                .expect("legal in exchanged colours");
        }
    }
}

#[test]
fn exchanging_colours_exchanges_the_answer() {
    let by = next_but_one();
    let (mut n_looked, mut n_others) = (0, 0);
    let bots: [&dyn Bot<Classic>; 2] = [&Computer, &Computer];
    for number in 0..2 {
        let seed = Seed::simulated(36, number);
        play(setup(1, 5), bots, &seed, |_, _, view, legal| {
            let answer = Strong.choose(view, legal, &mut rng());
            let exchanged = legal.iter().map(|action| action.permuted(by));
            let mut exchanged: Vec<Action> = exchanged.collect();
            exchanged.sort();
            let there = Strong.choose(&view.permuted(by), &exchanged, &mut rng());
            assert_eq!(there, answer.permuted(by), "{view:?}");
            if view.n_draw_pile() <= LAST_CARDS {
                n_looked += 1;
                n_others += u32::from(answer != Nets::ALL.choose(view, legal, &mut rng()));
            }
        });
    }
    assert!(
        n_looked > 50 && n_others > 0,
        "{n_looked} and {n_others} decisions"
    );
}

fn first_decision() -> (Features, Vec<Action>) {
    let mut game = Classic::start(&setup(1, 5), &Values::latest().classic);
    let mut dice = rng();
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => unreachable!("somebody decides before a round is over"),
            Turn::Chance => {
                let step = Step::Chance(game.sample(&mut dice));
                game.apply(&step, &mut |_| ()).expect("legal");
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat is to move");
                game.legal_actions(seat, &mut legal);
                return (Features::new(&game.view(Viewer::Seat(seat)), seat), legal);
            }
        }
    }
}

#[test]
fn what_the_nets_of_an_ensemble_say_is_added() {
    let (features, legal) = first_decision();
    let net = Net::read(FILES[0]).expect("a net");
    let halved = net.weights().iter().map(|weight| weight / 2).collect();
    let other = Net::new(halved).expect("as many weights");
    let [one, two] = [&net, &other].map(|net| net.weigh(&features, &legal));
    assert_ne!(one, two);
    let sums = one.iter().zip(&two);
    let sums: Vec<i64> = sums
        .map(|(&one, &two)| i64::from(one) + i64::from(two))
        .collect();
    let ensemble = Ensemble::new(vec![net, other]);
    assert_eq!(ensemble.weigh(&features, &legal), sums);
    let best = legal
        .iter()
        .zip(&sums)
        .find(|&(_, sum)| Some(sum) == sums.iter().max());
    assert_eq!(
        Some(&ensemble.choose(&features, &legal)),
        best.map(|(action, _)| action)
    );
}

#[test]
fn a_net_reads_as_it_is_written_and_nothing_else_does() {
    for file in FILES {
        let net = Net::read(file).expect("a net");
        let bytes = net.to_bytes();
        assert!(bytes == file && Net::read(&bytes) == Ok(net));
        let mut other_format = bytes.clone();
        other_format[3] += 1;
        for bad in [&[], &bytes[1..], &bytes[..bytes.len() - 2], &other_format] {
            assert_eq!(Net::read(bad), Err(BadNet));
        }
    }
}
