//! What an act cost.

use lostcities_rules::kernel::{GameRng, Seat, Step, Viewer};
use lostcities_rules::review::{DearAct, Milli, Prospect};

use super::playout::{leads, standing};
use super::{Reviewed, Reviewer, float, seed, standard_error, worlds};

/// After so many worlds an act is given up that seems no better than the one that was played.
const FIRST_LOOK: u32 = 8;

/// Another act must be better by so many standard errors; else the one that was played cost nothing.
const GATE: f64 = 2.0;

/// What an act leads to, over the worlds that were looked at.
struct Sums<A> {
    action: A,
    leads: Vec<Milli>,
    /// The squares of by how much the acting seat's lead differs from the one after the act that was played.
    squares: f64,
    now: Milli,
    points: Milli,
    turns: i32,
}

impl<A> Sums<A> {
    fn new(action: A, n_seats: u8) -> Self {
        Self {
            action,
            leads: vec![Milli::default(); usize::from(n_seats)],
            squares: 0.0,
            now: Milli::default(),
            points: Milli::default(),
            turns: 0,
        }
    }

    /// By how much it is better than `played` for a seat after `n` worlds, and the standard error of that.
    fn advantage(&self, played: &Self, seat: Seat, n: u32) -> (Milli, Milli) {
        let sum = self.leads[seat.index()] - played.leads[seat.index()];
        let mean = float(sum) / f64::from(n);
        let variance = self.squares / f64::from(n) - mean * mean;
        (sum.divided(n), standard_error(variance, n))
    }

    fn prospect(&self, n: u32) -> Prospect {
        let n_worlds = i32::try_from(n).expect("at most a few dozen worlds are tried");
        Prospect {
            now: self.now.points(),
            expected: self.points.divided(n).points(),
            turns: (2 * self.turns + n_worlds).div_euclid(2 * n_worlds),
        }
    }
}

impl<G: Reviewed> Reviewer<G> {
    /// What an act cost, and what it changed for everybody; `None` if no other is clearly better.
    pub(super) fn judge(
        &mut self,
        number: usize,
        seat: Seat,
        played: G::Action,
    ) -> Option<(DearAct, Vec<Milli>)> {
        let view = self.game.view(Viewer::Seat(seat));
        let mut others = self.others(number, seat, played, &view);
        let n_seats = self.game.n_seats();
        let mut usual = Sums::new(played, n_seats);
        let worlds_seed = seed(number, None);
        let n = self.effort.acts;
        for world in worlds(n) {
            if others.is_empty() {
                return None;
            }
            let start = G::determinize(&view, &mut worlds_seed.at(2 * world));
            let chance = worlds_seed.at(2 * world + 1);
            let lead = self.try_out(&start, seat, &chance, &mut usual);
            for other in &mut others {
                let difference = float(self.try_out(&start, seat, &chance, other) - lead);
                other.squares += difference * difference;
            }
            let n_seen = u32::try_from(world + 1).expect("at most a few dozen worlds are tried");
            if n_seen == FIRST_LOOK {
                others.retain(|other| {
                    let (mean, error) = other.advantage(&usual, seat, n_seen);
                    float(mean) + GATE * float(error) > 0.0
                });
            }
        }
        let better = others.into_iter().max_by_key(|other| {
            // Of equal ones the one that is first in the rules' order.
            let (mean, _) = other.advantage(&usual, seat, n);
            (mean, std::cmp::Reverse(other.action))
        })?;
        let (mean, error) = better.advantage(&usual, seat, n);
        if mean <= Milli::default() || float(mean) <= GATE * float(error) {
            return None;
        }
        let pairs = usual.leads.iter().zip(&better.leads);
        let mut amounts: Vec<Milli> = pairs
            .map(|(&after, &best)| (after - best).divided(n))
            .collect();
        amounts[seat.index()] = -mean;
        let act = DearAct {
            seat,
            played: played.to_string(),
            better: better.action.to_string(),
            of_played: usual.prospect(n),
            of_better: better.prospect(n),
            error,
        };
        Some((act, amounts))
    }

    /// Plays a world on after an act, and adds up what comes of it. Returns the seat's lead.
    fn try_out(
        &mut self,
        start: &G,
        seat: Seat,
        chance: &GameRng,
        sums: &mut Sums<G::Action>,
    ) -> Milli {
        let mut game = start.clone();
        let before = game.points()[seat];
        let action = sums.action;
        game.apply(&Step::Act { seat, action }, &mut |_| ())
            .expect("what is legal depends on the view alone");
        sums.now = Milli::of_points(game.points()[seat] - before);
        let mut chance = chance.clone();
        sums.turns += self.playout.play_on(&mut game, seat, &mut chance);
        let standing = standing(&game);
        sums.points += standing[seat.index()];
        let leads = leads(&standing);
        for (sum, &lead) in sums.leads.iter_mut().zip(&leads) {
            *sum += lead;
        }
        leads[seat.index()]
    }

    /// What the computer players would have done instead, and the best of the other legal acts as far as a few worlds tell.
    fn others(
        &mut self,
        number: usize,
        seat: Seat,
        played: G::Action,
        view: &G::View,
    ) -> Vec<Sums<G::Action>> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        if legal.len() < 2 {
            return Vec::new();
        }
        let mut rng = seed(number, None).whims();
        let advice = G::advisers().into_iter().take(self.effort.advisers);
        let mut advised: Vec<G::Action> = advice
            .map(|adviser| adviser.choose(view, &legal, &mut rng))
            .collect();
        let passed_over: Vec<G::Action> = spread(&legal, self.effort.screened)
            .filter(|action| *action != played && !advised.contains(action))
            .collect();
        advised.extend(self.best_of(passed_over, number, seat, view));
        advised.sort();
        advised.dedup();
        let n_seats = self.game.n_seats();
        advised
            .into_iter()
            .filter(|&action| action != played)
            .map(|action| Sums::new(action, n_seats))
            .collect()
    }

    /// The act that leads furthest, in worlds in which nothing is judged; of equal ones the first.
    fn best_of(
        &mut self,
        acts: Vec<G::Action>,
        number: usize,
        seat: Seat,
        view: &G::View,
    ) -> Option<G::Action> {
        if acts.len() < 2 {
            return acts.first().copied();
        }
        let n_seats = self.game.n_seats();
        let tried = acts.into_iter().map(|action| Sums::new(action, n_seats));
        let mut tried: Vec<Sums<G::Action>> = tried.collect();
        let seed = seed(number, None);
        let n_judged = self.effort.acts as usize;
        for world in worlds(self.effort.screening) {
            let world = n_judged + world;
            let start = G::determinize(view, &mut seed.at(2 * world));
            let chance = seed.at(2 * world + 1);
            for sums in &mut tried {
                self.try_out(&start, seat, &chance, sums);
            }
        }
        let best = tried.iter().reduce(|best, other| {
            let further = other.leads[seat.index()] > best.leads[seat.index()];
            if further { other } else { best }
        });
        best.map(|sums| sums.action)
    }
}

/// At most this many of all, at equal distances.
fn spread<A: Copy>(all: &[A], at_most: usize) -> impl Iterator<Item = A> + '_ {
    let step = all.len().div_ceil(at_most.max(1)).max(1);
    all.iter().copied().step_by(step).take(at_most)
}
