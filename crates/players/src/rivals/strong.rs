//! The strong player of Rivals: it plays on to the end of the match in its imagination.

use super::Computer;
use crate::canonical::Canonical;
use crate::search::{Horizon, Search, standing};
use lostcities_rules::games::rivals::{Action, Effect, Phase, Rivals, View};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat};

/// Plays like [`Computer`] unless playing out the match with the same cards for every action says that another one is
/// better. With two seats it only bids, lays and removes so, and opens auctions as [`Computer`] does.
///
/// How much it plays out is fixed, and its worlds come from the stream it is given. Exchanged colours are answered with the
/// exchanged action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong {
    /// How much it plays out, in percent of what it does at its best.
    pub percent: u32,
}

impl Strong {
    pub const BEST: Self = Self { percent: 100 };

    fn n_worlds(self, n_actions: usize) -> u32 {
        let affordable = u32::try_from(PLAYOUTS / n_actions.max(1)).unwrap_or(WORLDS);
        WORLDS.min(affordable) * self.percent / 100
    }
}

const WORLDS: u32 = 64;

/// How many matches it plays out at most for one choice: where many actions are possible, each is tried in fewer worlds. A display
/// that nobody bids for grows, and so do the ways to go on and the matches themselves.
const PLAYOUTS: usize = 640;

const GATE: f64 = 1.0;

/// A lead by so many points is as good as a win that is certain.
const FAR: f64 = 60.0;

impl Bot<Rivals> for Strong {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        // With two seats nobody else bids when it waits for more: looking ahead, it waits for an auction that others of its
        // own kind would open soon, and loses to those who let the display grow.
        if view.n_seats() == 2 && matches!(view.phase(), Phase::Action { .. }) {
            return Computer.choose(view, legal, rng);
        }
        let search = Search {
            prior: &Computer,
            policy: &Computer,
            n_worlds: self.n_worlds(legal.len()),
            gate: GATE,
        };
        Canonical(search).choose(view, legal, rng)
    }

    fn in_haste(&self) -> Option<&dyn Bot<Rivals>> {
        Some(&Computer)
    }
}

impl Horizon for Rivals {
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
