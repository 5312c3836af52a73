//! Reviewing a finished match: what its shuffles, draws and rolls gave each seat, and what acts cost.
//!
//! The lead of a seat is estimated from its view alone, by playing the rest of the round out in a fixed number of worlds
//! that the view leaves open. After every run of draws or rolls the estimates are made again: by how much they differ is
//! luck. A turn is dear if strong players would have played another, and one is clearly better in worlds drawn from
//! the view of the seat that acted; what it costs is told by other worlds than those that chose and found it. Luck is
//! whatever no act explains, so that the account is exact. All random numbers follow from the number of the step: the same
//! log is reviewed alike.

mod judge;
mod playout;
mod price;
mod reviewed;
#[cfg(test)]
mod tests;

pub use price::costs_twice;
pub use reviewed::{Effort, ReviewOf, Reviewed};

use lostcities_rules::kernel::{BySeat, MAX_SEATS, Record, Seat, Seed, Step, Turn, Viewer};
use lostcities_rules::review::{Cause, Change, Entries, Milli, Review};

use playout::{Playout, leads, standing};
use price::{Dear, dear};

/// The worlds of reviews, by what they are for; none of a match in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stream {
    Screening = 17,
    Looking,
    Confirming,
    Pricing,
    /// Prices again, to hold the first ones against.
    Again,
}

impl Stream {
    /// Whether a line may be chosen or given up by what comes of it in these worlds.
    const fn chooses(self) -> bool {
        matches!(self, Self::Screening | Self::Confirming)
    }
}

/// The first estimate, from which everything is counted, is made with so many times the worlds.
const START: u32 = 8;

/// The account of a match that is over, or was stopped where its log ends; `None` as soon as `is_wanted` says that nobody
/// waits for it.
///
/// # Panics
/// If the log was never accepted.
pub fn review<G: Reviewed>(
    record: &Record<G>,
    values: &'static G::Values,
    is_wanted: &dyn Fn() -> bool,
) -> Option<Review> {
    let n_seats = G::start(&record.setup, values).n_seats();
    review_with(record, values, G::effort(n_seats), is_wanted)
}

/// Like [`review`], with another effort.
///
/// # Panics
/// As [`review`].
pub fn review_with<G: Reviewed>(
    record: &Record<G>,
    values: &'static G::Values,
    effort: Effort,
    is_wanted: &dyn Fn() -> bool,
) -> Option<Review> {
    let game = G::start(&record.setup, values);
    let mut reviewer = Reviewer::new(game, effort);
    let (start, start_errors) = reviewer.start(is_wanted)?;
    let found = dear(record, values, effort, is_wanted).ok()?;
    reviewer.dear = found.into_iter().rev().collect();
    for number in 0..record.steps.len() {
        if !is_wanted() {
            return None;
        }
        reviewer.step(number, &record.steps, is_wanted)?;
    }
    let is_stopped = reviewer.game.turn() != Turn::Over;
    let entries = Entries {
        start,
        start_errors,
        end: by_seat(&reviewer.now),
        is_stopped,
        n_worlds: effort.estimates,
        changes: reviewer.changes,
    };
    Some(Review::try_from(entries).expect("every change was added to what it changed"))
}

/// The estimate of the lead of `seat` in a position, from its view alone, and its standard error. It is asked before every
/// world whether it is still waited for, so that other work never waits for more than a world.
fn estimate<G: Reviewed>(
    view: &G::View,
    seat: Seat,
    seed: &Seed,
    effort: Effort,
    is_wanted: &dyn Fn() -> bool,
) -> Option<(Milli, Milli)> {
    let mut playout = Playout::<G>::new(G::policy(), effort.max_acts);
    let (mut sum, mut squares) = (Milli::default(), 0.0);
    for world in worlds(effort.estimates) {
        if !is_wanted() {
            return None;
        }
        let mut game = G::determinize(view, &mut seed.at(2 * world));
        playout.play_on(&mut game, seat, &[], &mut seed.at(2 * world + 1));
        let lead = leads(&standing(&game))[seat.index()];
        sum += lead;
        squares += float(lead) * float(lead);
    }
    let mean = sum.divided(effort.estimates);
    let variance = squares / f64::from(effort.estimates) - float(mean) * float(mean);
    Some((mean, standard_error(variance, effort.estimates)))
}

/// A match that is gone through step by step.
struct Reviewer<G: Reviewed> {
    game: G,
    effort: Effort,
    /// What is still to come of dear turns, the last first.
    dear: Vec<Dear<G>>,
    now: Vec<Milli>,
    changes: Vec<Change>,
}

impl<G: Reviewed> Reviewer<G> {
    fn new(game: G, effort: Effort) -> Self {
        Self {
            now: vec![Milli::default(); usize::from(game.n_seats())],
            dear: Vec::new(),
            changes: Vec::new(),
            effort,
            game,
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.game.n_seats())
    }

    /// What is expected before the first step.
    fn start(&mut self, is_wanted: &dyn Fn() -> bool) -> Option<(BySeat<Milli>, BySeat<Milli>)> {
        let effort = Effort {
            estimates: self.effort.estimates * START,
            ..self.effort
        };
        let estimates = self.seats().map(|seat| {
            let view = self.game.view(Viewer::Seat(seat));
            estimate::<G>(
                &view,
                seat,
                &seed(Stream::Screening, usize::MAX, Some(seat)),
                effort,
                is_wanted,
            )
        });
        let estimates = estimates.collect::<Option<Vec<_>>>()?;
        let (now, errors): (Vec<_>, Vec<_>) = estimates.into_iter().unzip();
        self.now = now;
        Some((by_seat(&self.now), by_seat(&errors)))
    }

    /// Takes the next step and notes what it changed; `None` if nobody waits for it.
    fn step(
        &mut self,
        number: usize,
        steps: &[Step<G::Action, G::Chance>],
        is_wanted: &dyn Fn() -> bool,
    ) -> Option<()> {
        let step = &steps[number];
        if let Some(dear) = self.dear.pop_if(|dear| dear.step() == number) {
            self.change(number, Cause::Act(dear.act), &dear.amounts);
        }
        let mut has_scored = false;
        self.game
            .apply(step, &mut |effect| has_scored |= G::ends(&effect))
            .expect("the log was accepted when it was played");
        has_scored |= self.game.turn() == Turn::Over;
        let is_drawn = step.seat().is_none();
        if has_scored {
            let scored = leads(&standing(&self.game));
            let cause = if is_drawn {
                Cause::Chance
            } else {
                Cause::Scored
            };
            self.become_now(number, cause, &scored);
        } else if is_drawn && (self.game.turn() != Turn::Chance || number + 1 == steps.len()) {
            let estimates = self.seats().map(|seat| {
                let view = self.game.view(Viewer::Seat(seat));
                let seed = seed(Stream::Screening, number, Some(seat));
                let estimate = estimate::<G>(&view, seat, &seed, self.effort, is_wanted)?;
                Some(estimate.0)
            });
            let estimates = estimates.collect::<Option<Vec<Milli>>>()?;
            self.become_now(number, Cause::Chance, &estimates);
        }
        Some(())
    }

    /// Other estimates take the place of those there were.
    fn become_now(&mut self, step: usize, cause: Cause, estimates: &[Milli]) {
        let pairs = estimates.iter().zip(&self.now);
        let amounts: Vec<Milli> = pairs.map(|(&next, &now)| next - now).collect();
        self.change(step, cause, &amounts);
    }

    fn change(&mut self, step: usize, cause: Cause, amounts: &[Milli]) {
        if amounts.iter().all(|&amount| amount == Milli::default()) {
            return;
        }
        for (now, &amount) in self.now.iter_mut().zip(amounts) {
            *now += amount;
        }
        self.changes.push(Change {
            step,
            cause,
            amounts: by_seat(amounts),
        });
    }
}

/// From where the worlds of a step are drawn, for the view of a seat or for an act.
fn seed(stream: Stream, step: usize, seat: Option<Seat>) -> Seed {
    let seat = seat.map_or(0, |seat| 1 + u64::from(seat.number()));
    Seed::simulated(stream as u64 + (seat << 32), step as u64)
}

fn worlds(n: u32) -> std::ops::Range<usize> {
    0..n as usize
}

fn by_seat(values: &[Milli]) -> BySeat<Milli> {
    BySeat::try_from(values.to_vec()).expect("one value for each seat of a match")
}

/// As a number to reckon errors with.
fn float(amount: Milli) -> f64 {
    let amount = i32::try_from(amount.0).unwrap_or(if amount.0 < 0 { i32::MIN } else { i32::MAX });
    f64::from(amount)
}

fn standard_error(variance: f64, n: u32) -> Milli {
    let error = (variance.max(0.0) / f64::from(n.max(2) - 1)).sqrt().round();
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a lead has a few hundred thousand thousandths"
    )]
    Milli(error as i64)
}
