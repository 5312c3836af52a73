//! The position, and what may be done in it.

mod steps;

use super::{Action, Card, Chance, Coins, Effect, Phase, Setup, View};
use crate::games::Colour;
use crate::games::values::{RivalsValues, TieRivals};
use crate::kernel::{
    BySeat, Game, GameRng, Illegal, Outcome, Seat, Seats, Step, Turn, Viewer, below, index_below,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rivals {
    /// The view of a spectator. Seen by everybody; there are no secrets.
    open: View,
}

impl Game for Rivals {
    type Setup = Setup;
    type Values = RivalsValues;
    type Action = Action;
    type Chance = Chance;
    /// Everybody learns everything.
    type Glimpse = Chance;
    type Effect = Effect;
    type View = View;

    fn start(setup: &Setup, values: &'static RivalsValues) -> Self {
        Self {
            open: View::new(*setup, values),
        }
    }

    fn n_seats(&self) -> u8 {
        self.open.n_seats()
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Beginning | Phase::StartWagers { .. } | Phase::Turning { .. } => Turn::Chance,
            Phase::Action { seat } => Turn::Seats(Seats::one(seat)),
            Phase::Bidding(auction) => Turn::Seats(Seats::one(auction.to_speak())),
            Phase::Selecting(selection) => Turn::Seats(Seats::one(selection.seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.open
            .is_over()
            .then(|| match self.open.values.tie.value {
                TieRivals::Shared => Outcome::by_points(self.points()),
            })
    }

    fn points(&self) -> BySeat<i32> {
        BySeat::new(self.open.n_seats(), |seat| self.open.points(seat))
    }

    fn rounds(&self) -> Vec<Vec<i32>> {
        // A match is a single round.
        self.open
            .is_over()
            .then(|| self.points().as_slice().to_vec())
            .into_iter()
            .collect()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.turn().seats().contains(seat) {
            return;
        }
        let open = &self.open;
        let coins = open.coins(seat);
        match open.phase {
            Phase::Action { .. } => {
                actions.push(Action::Reveal);
                if open.may_auction(seat) {
                    actions.extend(Coins::ONE.up_to(coins).map(Action::Auction));
                }
            }
            Phase::Bidding(auction) => {
                actions.extend(auction.high().raised().up_to(coins).map(Action::Bid));
                actions.push(Action::Pass);
            }
            Phase::Selecting(selection) => {
                let cards = open.display.faces();
                let takes = |&card: &Card| open.row(seat, card.colour()).takes(card);
                actions.extend(cards.clone().filter(takes).map(Action::Lay));
                if !selection.has_removed {
                    actions.extend(cards.map(Action::Remove));
                }
                actions.push(Action::Done);
            }
            Phase::Beginning | Phase::StartWagers { .. } | Phase::Turning { .. } | Phase::Over => {}
        }
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        match self.open.phase {
            Phase::Beginning => {
                let index = below(rng, u32::from(self.n_seats()));
                let drawn = self.open.seats().nth(index as usize);
                let first = self.open.setup.first().or(drawn);
                Chance::First(first.expect("below the number of seats"))
            }
            Phase::StartWagers { seat } => Chance::StartWagers {
                seat,
                colours: self.sample_start_wagers(rng),
            },
            Phase::Turning { .. } => {
                let unseen = &self.open.unseen;
                Chance::Turn(unseen.nth(index_below(rng, unseen.len())))
            }
            Phase::Action { .. } | Phase::Bidding(_) | Phase::Selecting(_) | Phase::Over => {
                panic!("chance was asked for in the phase {:?}", self.open.phase)
            }
        }
    }

    fn apply(
        &mut self,
        step: &Step<Action, Chance>,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        match step {
            Step::Act { seat, action } => self.act(*seat, *action, tell),
            Step::Chance(chance) => self.apply_chance(chance, tell),
        }
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        // Nothing is revealed between winning an auction and turning the next card. A bid is final: others have heard it.
        self.open
            .selection()
            .is_some_and(|selection| selection.seat == seat && selection.n_acts > 0)
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            ..self.open
        }
    }

    fn glimpse(chance: &Chance, _viewer: Viewer) -> Chance {
        chance.clone()
    }

    fn determinize(view: &View, _rng: &mut GameRng) -> Self {
        // The cards to come have no order before chance draws one of them, so there is nothing to shuffle.
        Self {
            open: View {
                viewer: Viewer::Spectator,
                ..*view
            },
        }
    }
}

impl Rivals {
    /// Start wagers of different colours, each of those that are left as likely as any other; a colour that would come
    /// twice is dealt again (002:51).
    fn sample_start_wagers(&self, rng: &mut GameRng) -> Vec<Colour> {
        let mut left: Vec<Colour> = self
            .open
            .colours()
            .iter()
            .flat_map(|&colour| std::iter::repeat_n(colour, self.open.n_start_wagers(colour)))
            .collect();
        let mut colours = Vec::new();
        for _ in 0..self.open.values.start_wagers.value {
            let colour = left[index_below(rng, left.len()) as usize];
            left.retain(|&other| other != colour);
            colours.push(colour);
        }
        colours
    }
}
