//! No colour of Rivals is worth more than another, and the computer players treat them alike.

use std::collections::BTreeSet;

use super::*;
use crate::arena::play_by;
use lostcities_rules::games::rivals::Chance;
use lostcities_rules::games::{Colour, ColourPermutation};
use lostcities_rules::kernel::{Step, Turn, Viewer};

fn next_but_one() -> ColourPermutation {
    ColourPermutation::sorting(&Colour::ALL[..5], |colour| (colour.index() + 2) % 5)
}

/// What the rule player does until chance or another seat has its turn, in this order.
fn acts(game: &Rivals, seat: Seat) -> Vec<Action> {
    let mut game = *game;
    let (mut acts, mut legal) = (Vec::new(), Vec::new());
    while matches!(game.turn(), Turn::Seats(seats) if seats.contains(seat)) {
        game.legal_actions(seat, &mut legal);
        let mut rng = Seed::simulated(36, 0).whims();
        let action = Computer.choose(&game.view(Viewer::Seat(seat)), &legal, &mut rng);
        game.apply(&Step::Act { seat, action }, &mut |_| ())
            .expect("a bot chooses what is legal");
        acts.push(action);
    }
    acts
}

#[test]
fn exchanging_colours_exchanges_what_the_computer_does() {
    let by = next_but_one();
    let (mut n_acts, mut n_laid) = (0, 0);
    for n_seats in 2..=4 {
        let seed = Seed::simulated(36, n_seats.into());
        let setup = Setup::new(n_seats).expect("a possible number of players");
        let mut here = Rivals::start(&setup, &Values::latest().rivals);
        let mut there = here;
        for ply in 0.. {
            let steps: Vec<Step<Action, Chance>> = match here.turn() {
                Turn::Over => break,
                Turn::Chance => vec![Step::Chance(here.sample(&mut seed.at(ply)))],
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("a turn belongs to a seat");
                    let done = acts(&here, seat);
                    // The cards of an auction are laid in the order of the colours.
                    let expected: BTreeSet<Action> =
                        done.iter().map(|action| action.permuted(by)).collect();
                    let found: BTreeSet<Action> = acts(&there, seat).into_iter().collect();
                    assert_eq!(found, expected, "ply {ply} of {n_seats} seats");
                    n_acts += done.len();
                    let is_laid = |action: &&Action| matches!(action, Action::Lay(_));
                    n_laid += done.iter().filter(is_laid).count();
                    done.into_iter()
                        .map(|action| Step::Act { seat, action })
                        .collect()
                }
            };
            for step in steps {
                here.apply(&step, &mut |_| ()).expect("legal");
                let step = match step {
                    Step::Act { seat, action } => Step::Act {
                        seat,
                        action: action.permuted(by),
                    },
                    Step::Chance(chance) => Step::Chance(chance.permuted(by)),
                };
                there
                    .apply(&step, &mut |_| ())
                    .expect("legal in exchanged colours");
            }
        }
    }
    assert!(n_acts > 300 && n_laid > 60, "{n_acts} acts, {n_laid} laid");
}

#[test]
fn exchanging_colours_exchanges_what_the_strong_player_does() {
    // It does alike with fewer worlds.
    const STRONG: Strong = Strong { percent: 25 };
    let by = next_but_one();
    let (mut n_decisions, mut n_asked, mut n_looked) = (0, 0, 0);
    for n_seats in 2..=3 {
        let setup = Setup::new(n_seats).expect("a possible number of players");
        let mut game = Rivals::start(&setup, &Values::latest().rivals);
        let seed = Seed::simulated(37, n_seats.into());
        let decide = &mut |game: &Rivals, seat: Seat, legal: &[Action], rng: &mut GameRng| {
            let view = game.view(Viewer::Seat(seat));
            let usual = Computer.choose(&view, legal, rng);
            n_decisions += 1;
            if n_decisions % 6 == 0 && legal.len() > 1 {
                let mut whims = Seed::simulated(38, 0).whims();
                let answer = STRONG.choose(&view, legal, &mut whims.clone());
                let exchanged = legal.iter().map(|action| action.permuted(by));
                let mut exchanged: Vec<Action> = exchanged.collect();
                exchanged.sort();
                let there = STRONG.choose(&view.permuted(by), &exchanged, &mut whims);
                assert_eq!(there, answer.permuted(by), "{view:?}");
                n_asked += 1;
                n_looked += u32::from(answer != usual);
            }
            usual
        };
        play_by(&mut game, &seed, decide, &mut |_| ());
    }
    assert!(
        n_asked > 30 && n_looked > 3,
        "{n_asked} and {n_looked} decisions"
    );
}
