//! Matches among computer players, and what is counted in them.

use std::fmt;

use lostcities_rules::kernel::{Bot, Game, GameRng, Outcome, Seat, Seed, Viewer};

/// Plays a match to its end: `bots[n]` decides for seat `n`, all else follows from `seed`. `tell` hears what happened.
///
/// Where several seats may act, the first of them does.
///
/// # Panics
/// If a seat has no bot, or a bot chooses what is not legal.
pub fn play_out<G: Game>(
    game: &mut G,
    bots: &[&dyn Bot<G>],
    seed: &Seed,
    tell: &mut impl FnMut(G::Effect),
) {
    let decide = &mut |game: &G, seat: Seat, legal: &[G::Action], rng: &mut GameRng| {
        bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), legal, rng)
    };
    play_by(game, seed, decide, tell);
}

/// Like [`play_out`], where `decide` chooses among the legal actions of the seat in turn and is shown the whole position,
/// for those who watch or measure.
///
/// # Panics
/// If `decide` chooses what is not legal.
pub fn play_by<G: Game>(
    game: &mut G,
    seed: &Seed,
    decide: &mut impl FnMut(&G, Seat, &[G::Action], &mut GameRng) -> G::Action,
    tell: &mut impl FnMut(G::Effect),
) {
    let mut whims = seed.whims();
    let mut legal = Vec::new();
    for ply in 0.. {
        let Some(step) = game.next_step(&mut seed.at(ply), |seat, _| {
            game.legal_actions(seat, &mut legal);
            decide(game, seat, &legal, &mut whims)
        }) else {
            return;
        };
        if let Err(illegal) = game.apply(&step, tell) {
            panic!("{step:?} at {ply}: {illegal}");
        }
    }
}

/// The part of a win that `seat` has.
pub fn share(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.has_won(seat) {
        let places = outcome.places.as_slice().iter();
        let firsts = places.map(|&place| u8::from(place == 1));
        1.0 / f64::from(firsts.sum::<u8>())
    } else {
        0.0
    }
}

/// How far `seat` is ahead of the mean of the others.
pub fn lead(outcome: &Outcome, seat: Seat) -> f64 {
    let own = f64::from(outcome.points[seat]);
    let all: i32 = outcome.points.as_slice().iter().sum();
    let n_others = f64::from(outcome.points.n_seats() - 1);
    own - (f64::from(all) - own) / n_others
}

/// Numbers of which the mean is asked.
#[derive(Default)]
pub struct Sums {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    pub const fn new() -> Self {
        Self {
            n: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    pub const fn len(&self) -> f64 {
        self.n
    }

    pub fn add(&mut self, number: f64) {
        self.n += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean and its standard error, which of fewer than two numbers is infinite.
    pub fn mean(&self) -> (f64, f64) {
        if self.n < 2.0 {
            return (self.sum, f64::INFINITY);
        }
        let mean = self.sum / self.n;
        let variance = (self.squares / self.n - mean * mean).max(0.0);
        (mean, (variance / (self.n - 1.0)).sqrt())
    }
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, error) = self.mean();
        write!(f, "{mean:.2} ± {error:.2}")
    }
}
