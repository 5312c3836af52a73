//! What an action is worth if a match goes on in a given way.

use std::str::FromStr;

use serde::Deserialize;

use super::Playing;
use crate::Present;
use crate::lesson::{Continuation, Outlook, chance, names, words};
use lostcities_rules::kernel::{Game, Seat, Step, Turn};

/// What an action is worth if a match goes on in a given way.
pub trait MatchOutlook {
    /// Where `seat` is in the end if it plays `action` and then what is best for it, while everything else happens as
    /// `continuation` says. The end is where that says no more; `None` if the action is not legal.
    fn outlook(&self, seat: Seat, action: &str, continuation: &Continuation) -> Option<Outlook>;
}

impl<G: Present> MatchOutlook for Playing<G> {
    fn outlook(&self, seat: Seat, action: &str, continuation: &Continuation) -> Option<Outlook> {
        let action = G::Action::from_str(action).ok()?;
        let mut game = self.game.clone();
        game.apply(&Step::Act { seat, action }, &mut |_| ()).ok()?;
        let search = Search::<G>::new(seat, continuation);
        Some(search.best(game, 0, 0))
    }
}

struct Search<G: Game> {
    seat: Seat,
    chance: Vec<G::Chance>,
    others: Vec<Vec<G::Action>>,
    own: &'static str,
}

impl<G: Game> Search<G> {
    fn new(seat: Seat, continuation: &Continuation) -> Self {
        let given = words(continuation.chance).into_iter().filter_map(chance);
        let others = words(continuation.others).into_iter();
        Self {
            seat,
            chance: given
                .filter_map(|chance| G::Chance::deserialize(chance).ok())
                .collect(),
            others: others
                .map(|act| act.split('|').filter_map(|act| act.parse().ok()).collect())
                .collect(),
            own: continuation.own,
        }
    }

    /// The best end from here. Bit `n` of `given` says that chance has given number `n`; the others have acted `n_acts` times.
    fn best(&self, mut game: G, given: u64, n_acts: usize) -> Outlook {
        let end = self.outlook(&game);
        let other = match game.turn() {
            Turn::Over => return end,
            Turn::Chance => {
                let left = self.chance.iter().enumerate();
                for (number, chance) in left.filter(|(number, _)| given >> number & 1 == 0) {
                    let step = Step::Chance(chance.clone());
                    if game.apply(&step, &mut |_| ()).is_ok() {
                        return self.best(game, given | 1 << number, n_acts);
                    }
                }
                return end;
            }
            Turn::Seats(seats) => seats.iter().find(|&seat| seat != self.seat),
        };
        let Some(seat) = other else {
            let ways = self.ways(&game).into_iter();
            let ends = ways.map(|way| self.best(way, given, n_acts));
            return ends.max_by_key(|end| (end.lead(), end.own)).unwrap_or(end);
        };
        for &action in self.others.get(n_acts).into_iter().flatten() {
            let step = Step::Act { seat, action };
            if game.apply(&step, &mut |_| ()).is_ok() {
                return self.best(game, given, n_acts + 1);
            }
        }
        end
    }

    /// The positions after everything that the seat may do and the continuation allows.
    fn ways(&self, game: &G) -> Vec<G> {
        let mut actions = Vec::new();
        game.legal_actions(self.seat, &mut actions);
        actions.retain(|action| names(self.own, &action.to_string()));
        let after = |action| {
            let mut game = game.clone();
            let seat = self.seat;
            let played = game.apply(&Step::Act { seat, action }, &mut |_| ());
            played.is_ok().then_some(game)
        };
        actions.into_iter().filter_map(after).collect()
    }

    fn outlook(&self, game: &G) -> Outlook {
        let points = game.points();
        let others = points.iter().filter(|(seat, _)| *seat != self.seat);
        Outlook {
            own: points[self.seat],
            others: others.map(|(_, &points)| points).max().unwrap_or_default(),
        }
    }
}
