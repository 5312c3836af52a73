//! The strong player of Roll & Write: it plays on to the end of the match in its imagination.

use super::Computer;
use crate::search::{Horizon, Search, standing};
use lostcities_rules::games::roll_write::{Action, Effect, RollWrite, View};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat};

/// Plays like [`Computer`] unless playing out with the same dice for every action says that another one is better.
///
/// How much it plays out is fixed, and its worlds come from the stream it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong {
    /// How much it plays out, in percent of what it does at its best.
    pub percent: u32,
}

impl Strong {
    pub const BEST: Self = Self { percent: 100 };

    fn n_worlds(self, n_actions: usize, n_seats: u8) -> u32 {
        let n_actions = u32::try_from(n_actions).unwrap_or(u32::MAX).max(1);
        let n_sheets = SHEETS_AN_ACTION.min(SHEETS / n_actions);
        n_sheets * self.percent / 100 / u32::from(n_seats)
    }
}

/// How many sheets it fills in its imagination for every action at most, before some are given up: the more seats, the fewer
/// worlds.
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
            n_worlds: self.n_worlds(legal.len(), view.setup().n_seats()),
            gate: GATE,
        };
        search.choose(view, legal, rng)
    }

    fn in_haste(&self) -> Option<&dyn Bot<RollWrite>> {
        Some(&Computer)
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
