//! Two kinds of players of any game: one of the first among others of the second, over deals that are alike for all.

use std::fmt;

use lostcities_players::arena::{Sums, lead, share};
use lostcities_rules::kernel::{Bot, Outcome, Seat, Seed, Step, Turn, Viewer};
use rayon::prelude::*;

use crate::measured::{Measured, Shape};

/// How long a player thinks.
#[derive(Default)]
pub struct Clock {
    /// Nanoseconds of one core, a choice each.
    choices: Vec<u64>,
}

impl Clock {
    fn time<T>(&mut self, choose: impl FnOnce() -> T) -> T {
        let before = cpu_time();
        let chosen = choose();
        self.choices.push(cpu_time().saturating_sub(before));
        chosen
    }

    /// Such a part of the choices took less, in milliseconds.
    fn quantile(&mut self, part: usize, of: usize) -> f64 {
        self.choices.sort_unstable();
        let index = self.choices.len() * part / of;
        let nanoseconds = self.choices.get(index).copied().unwrap_or(0);
        f64::from(u32::try_from(nanoseconds / 1_000).unwrap_or(u32::MAX)) / 1_000.0
    }
}

/// How long this thread has run, in nanoseconds; 0 where the system does not say.
pub fn cpu_time() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = text.split_whitespace().next();
    first.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// One match; `bots[n]` plays seat `n`. What chance gives depends on `seed` and on what chance has given before, and not
/// on what the players do: the same cards come in the same order, whoever draws them. Says how many moves it took, too.
pub fn play<G: Measured>(
    shape: Shape,
    bots: &[&dyn Bot<G>],
    seed: u64,
    number: u64,
    mut clock: Option<(Seat, &mut Clock)>,
) -> (Outcome, u32) {
    let mut game = G::fresh(shape);
    let mut whims = Seed::simulated(seed, number).whims();
    let (mut legal, mut n_chances, mut round, mut n_moves) = (Vec::new(), 0, 0, 0);
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let now = game.rounds().len();
                if now != round {
                    (round, n_chances) = (now, 0);
                }
                n_chances += 1;
                let stream = Seed::simulated(seed, number).at(1_000 * round + n_chances);
                Step::Chance(game.sample(&mut { stream }))
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("a turn belongs to a seat");
                game.legal_actions(seat, &mut legal);
                let mut choose = || {
                    if let [only] = legal[..] {
                        return only;
                    }
                    let view = game.view(Viewer::Seat(seat));
                    bots[seat.index()].choose(&view, &legal, &mut whims)
                };
                let action = match &mut clock {
                    Some((own, clock)) if *own == seat && legal.len() > 1 => clock.time(choose),
                    Some(_) | None => choose(),
                };
                Step::Act { seat, action }
            }
        };
        let tell = &mut |effect| n_moves += u32::from(G::is_move(&effect));
        game.apply(&step, tell)
            .expect("a bot chooses what is legal");
    }
    (game.outcome().expect("the match is over"), n_moves)
}

/// How one of the first did among others of the second.
#[derive(Debug, Default, Clone, Copy)]
pub struct Duel {
    /// Part of the matches that it won; a shared win is shared.
    pub won: f64,
    /// Its standard error; all matches of a deal count as one.
    pub won_error: f64,
    /// Points ahead of the mean of the others.
    pub margin: f64,
    pub margin_error: f64,
    pub points: f64,
    /// Moves (auctions in Rivals) a match.
    pub moves: f64,
    /// Milliseconds a choice where there is one: half of them and 99 of 100 take less.
    pub milliseconds: [f64; 2],
    pub n_matches: u32,
}

impl fmt::Display for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.1} ± {:.1} % won, {:+.1} ± {:.1} points ahead, {:.1} points, {:.1} moves or auctions, {:.1} and {:.1} ms, {} matches",
            100.0 * self.won,
            100.0 * self.won_error,
            self.margin,
            self.margin_error,
            self.points,
            self.moves,
            self.milliseconds[0],
            self.milliseconds[1],
            self.n_matches,
        )
    }
}

/// One of `first` among others of `second`: every deal is played with it on every seat, and deals on all cores.
pub fn duel<G: Measured>(
    first: &dyn Bot<G>,
    second: &dyn Bot<G>,
    shape: Shape,
    n_deals: u64,
    seed: u64,
) -> Duel {
    let n_seats = shape.n_seats;
    let mut wins = Sums::default();
    let mut margins = Sums::default();
    let mut all = Duel::default();
    let mut clock = Clock::default();
    let deals: Vec<(Vec<(Outcome, u32)>, Clock)> = (0..n_deals)
        .into_par_iter()
        .map(|number| {
            let mut clock = Clock::default();
            let matches = Seat::all(n_seats).map(|seat| {
                let mut bots = vec![second; usize::from(n_seats)];
                bots[seat.index()] = first;
                play(shape, &bots, seed, number, Some((seat, &mut clock)))
            });
            (matches.collect(), clock)
        })
        .collect();
    for (matches, times) in deals {
        let (mut won, mut margin) = (0.0, 0.0);
        for (seat, (outcome, n_moves)) in Seat::all(n_seats).zip(matches) {
            won += share(&outcome, seat);
            margin += lead(&outcome, seat);
            all.points += f64::from(outcome.points[seat]);
            all.moves += f64::from(n_moves);
            all.n_matches += 1;
        }
        wins.add(won / f64::from(n_seats));
        margins.add(margin / f64::from(n_seats));
        clock.choices.extend(times.choices);
    }
    (all.won, all.won_error) = wins.mean();
    (all.margin, all.margin_error) = margins.mean();
    all.milliseconds = [clock.quantile(1, 2), clock.quantile(99, 100)];
    all.points /= f64::from(all.n_matches.max(1));
    all.moves /= f64::from(all.n_matches.max(1));
    all
}
