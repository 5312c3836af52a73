//! No colour of Rivals is worth more than another, and the rule player treats them alike. The strong player draws its worlds
//! by lot in the order of the colours, so that with exchanged colours it looks at other worlds.

use std::collections::BTreeSet;

use super::*;
use lostcities_rules::games::Colour;
use lostcities_rules::games::rivals::Chance;
use lostcities_rules::kernel::{Step, Turn, Viewer};

/// Every colour becomes the next but one.
fn exchanged(colour: Colour) -> Colour {
    Colour::ALL[(colour.index() + 2) % 5]
}

fn exchanged_card(card: Card) -> Card {
    let colour = exchanged(card.colour());
    card.rank()
        .map_or(Card::wager(colour), |rank| Card::number(colour, rank))
}

fn exchanged_act(action: Action) -> Action {
    match action {
        Action::Lay(card) => Action::Lay(exchanged_card(card)),
        Action::Remove(card) => Action::Remove(exchanged_card(card)),
        Action::Reveal | Action::Auction(_) | Action::Bid(_) | Action::Pass | Action::Done => {
            action
        }
    }
}

fn exchanged_chance(chance: Chance) -> Chance {
    match chance {
        Chance::First(seat) => Chance::First(seat),
        Chance::StartWagers { seat, colours } => Chance::StartWagers {
            seat,
            colours: colours.into_iter().map(exchanged).collect(),
        },
        Chance::Turn(card) => Chance::Turn(exchanged_card(card)),
    }
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
                        done.iter().copied().map(exchanged_act).collect();
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
                        action: exchanged_act(action),
                    },
                    Step::Chance(chance) => Step::Chance(exchanged_chance(chance)),
                };
                there
                    .apply(&step, &mut |_| ())
                    .expect("legal in exchanged colours");
            }
        }
    }
    assert!(n_acts > 300 && n_laid > 60, "{n_acts} acts, {n_laid} laid");
}
