//! The strong player of the board game: it plays on to the end of the round in its imagination.

use super::outlook::artefact;
use super::{Brisk, Computer};
use crate::search::{Horizon, Search};
use lostcities_rules::games::board_game::{Action, BoardGame, Effect, View};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Viewer};

/// Plays like [`Computer`] unless playing out the round in the same worlds for every action says that another one is
/// better. Those who play on in its imagination are brisk.
///
/// How much it plays out is fixed, and its worlds come from the stream it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong {
    /// How much it plays out, in percent of what it does at its best.
    pub percent: u32,
}

impl Strong {
    pub const BEST: Self = Self { percent: 100 };
}

const WORLDS: u32 = 400;

const GATE: f64 = 1.0;

impl Bot<BoardGame> for Strong {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let search = Search {
            prior: &Computer,
            policy: &Brisk::TUNED,
            n_worlds: WORLDS * self.percent / 100,
            gate: GATE,
        };
        search.choose(view, legal, rng)
    }

    fn in_haste(&self) -> Option<&dyn Bot<BoardGame>> {
        Some(&Computer)
    }
}

impl Horizon for BoardGame {
    fn seat(view: &View) -> Option<Seat> {
        view.viewer().seat()
    }

    fn ends(effect: &Effect) -> bool {
        matches!(effect, Effect::RoundScored { .. })
    }

    /// Points of all rounds, and what the artefacts promise, ahead of the mean of the others.
    fn worth(&self, root: &View, own: Seat) -> f64 {
        let view = self.view(Viewer::Spectator);
        let now = view.points_now();
        let points = |seat: Seat| {
            let points = f64::from(now[seat]);
            // The ladder of the artefacts counts after the last round only; before it, they promise something.
            if view.is_over() {
                return points;
            }
            points + f64::from(artefact(root, seat)) * f64::from(view.artefacts(seat))
        };
        let others = view.seats().filter(|&seat| seat != own);
        let of_others: f64 = others.map(points).sum();
        points(own) - of_others / f64::from(view.n_seats() - 1)
    }
}
