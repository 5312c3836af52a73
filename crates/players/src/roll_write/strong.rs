//! The strong player of Roll & Write: it plays on to the end of the match in its imagination.

use super::Computer;
use crate::search::{Horizon, Search, standing};
use lostcities_rules::games::roll_write::{Action, Effect, RollWrite, View};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat};

/// Plays like [`Computer`] unless playing out with the same dice for every action says that another one is better.
///
/// It looks at a fixed number of worlds, which it draws from the stream it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong {
    /// How many times fewer sheets it fills than a player of a match.
    thrift: u32,
}

impl Strong {
    pub const PLAYER: Self = Self { thrift: 1 };
    /// Names an act that is then compared in worlds of its own, for a tenth of the time.
    pub(crate) const ADVISER: Self = Self { thrift: 10 };

    fn n_worlds(self, n_actions: usize, n_seats: u8) -> u32 {
        let n_actions = u32::try_from(n_actions).unwrap_or(u32::MAX).max(1);
        SHEETS_AN_ACTION.min(SHEETS / n_actions) / (u32::from(n_seats) * self.thrift)
    }
}

/// How many sheets it fills in its imagination for an action that it weighs, at most: the more seats, the fewer worlds.
const SHEETS_AN_ACTION: u32 = 640;

/// How many sheets it fills for a choice, at most: the more actions, the fewer worlds.
const SHEETS: u32 = 3_000;

const GATE: f64 = 1.0;

/// A lead by so many points is as good as a win that is certain.
const FAR: f64 = 100.0;

impl Bot<RollWrite> for Strong {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let search = Search {
            prior: &Computer,
            policy: &Computer,
            others: &[],
            n_worlds: self.n_worlds(legal.len(), view.setup().n_seats()),
            gate: GATE,
        };
        search.choose(view, legal, rng)
    }

    fn looks_ahead(&self) -> bool {
        true
    }
}

impl Horizon for RollWrite {
    fn seat(view: &View) -> Option<Seat> {
        view.viewer().seat()
    }

    fn ends(_: &Effect) -> bool {
        false
    }

    fn worth(&self, _root: &View, own: Seat) -> f64 {
        standing(self.points().as_slice(), own, FAR)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_adviser_looks_at_a_tenth_of_the_worlds_of_a_player() {
        for n_actions in 2..20 {
            let [player, adviser] =
                [Strong::PLAYER, Strong::ADVISER].map(|who| who.n_worlds(n_actions, 2));
            assert_eq!(adviser, player / 10);
            assert!(adviser > 0);
        }
    }
}
