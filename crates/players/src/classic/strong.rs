//! The strong player of the card game: nets that learned by playing against themselves, and with the last cards of a round a
//! look ahead. docs/TRAINING.md says how they learned.

mod ensemble;
mod features;
mod net;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use lostcities_rules::games::classic::{Action, Classic, Effect, View};
use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Turn};

use crate::canonical::Canonical;
use crate::search::{Horizon, Search, standing};

pub use ensemble::Ensemble;
pub use features::{Features, MAX_SUITS, ONE, SUIT_INPUTS, TABLE_INPUTS};
pub use net::{BadNet, CHOICES, LAYERS, N_WEIGHTS, Net, WEIGHT_BITS, WIDTH};

/// Plays what its nets like most. While few cards are left to be drawn, it plays the round out in its imagination, and takes
/// another action that they like, too, if that does better.
///
/// How much it plays out is fixed, and its worlds come from the stream it is given. Exchanged colours are answered with the
/// exchanged action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong;

/// It looks ahead with at most so many cards in the draw pile: with more, playing a round out takes longer.
const LAST_CARDS: usize = 20;

const WORLDS: u32 = 200;

const GATE: f64 = 1.0;

const CANDIDATES: usize = 6;

/// It tries actions that the nets would choose with a part of the chance of the best one, down to e to the minus seventh.
const NATS: i64 = 7;

/// A lead by so many points is as good as a win that is certain.
const FAR: f64 = 60.0;

/// Plays what its nets like most, without looking ahead. It looks at the view alone, draws no random number, and reckons in
/// whole numbers: the same view is answered alike on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Nets(&'static LazyLock<Ensemble>);

const FILES: [&[u8]; 2] = [
    include_bytes!("../../assets/classic-1.net"),
    include_bytes!("../../assets/classic-2.net"),
];

static ALL: LazyLock<Ensemble> = LazyLock::new(|| read(&FILES));
static FIRST: LazyLock<Ensemble> = LazyLock::new(|| read(&FILES[..1]));

fn read(files: &[&[u8]]) -> Ensemble {
    let nets = files
        .iter()
        .map(|file| Net::read(file).expect("a test reads the weights"));
    Ensemble::new(nets.collect())
}

impl Nets {
    pub const ALL: Self = Self(&ALL);

    /// One alone, which is quick.
    pub(crate) const FIRST: Self = Self(&FIRST);
}

impl Bot<Classic> for Nets {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        match view.viewer().seat() {
            Some(own) if legal.len() > 1 => self.0.choose(&Features::new(view, own), legal),
            // Without a choice, or without a seat, there is nothing to think about.
            Some(_) | None => legal[0],
        }
    }
}

/// Looks ahead with the last cards; it draws its worlds in the order of the colours.
struct LookingAhead;

impl Bot<Classic> for LookingAhead {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        let Some(own) = view.viewer().seat().filter(|_| legal.len() > 1) else {
            return legal[0];
        };
        if view.n_draw_pile() > LAST_CARDS {
            return Nets::ALL.choose(view, legal, rng);
        }
        let likely = ALL.likely(&Features::new(view, own), legal, NATS);
        let search = Search {
            prior: &Nets::ALL,
            policy: &Nets::FIRST,
            n_worlds: WORLDS,
            gate: GATE,
        };
        search.choose(view, &likely[..likely.len().min(CANDIDATES)], rng)
    }
}

impl Bot<Classic> for Strong {
    fn choose(&self, view: &View, legal: &[Action], rng: &mut GameRng) -> Action {
        Canonical(LookingAhead).choose(view, legal, rng)
    }

    fn in_haste(&self) -> Option<&dyn Bot<Classic>> {
        Some(&Canonical(Nets::ALL))
    }
}

impl Horizon for Classic {
    fn seat(view: &View) -> Option<Seat> {
        view.viewer().seat()
    }

    fn ends(effect: &Effect) -> bool {
        matches!(effect, Effect::RoundScored { .. })
    }

    /// Before the last round a lead is only that many points.
    fn worth(&self, _root: &View, own: Seat) -> f64 {
        let points = self.points();
        if self.turn() == Turn::Over {
            standing(points.as_slice(), own, FAR)
        } else {
            f64::from(points[own] - points[own.next(2)]) / FAR
        }
    }
}
