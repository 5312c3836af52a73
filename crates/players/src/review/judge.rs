//! Which turns a better one may have been found for, in few worlds.

use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Step, Viewer};
use lostcities_rules::review::{Milli, Prospect};

use super::playout::{Playout, leads, standing};
use super::{Effort, Reviewed, Stream, float, seed, standard_error, worlds};

/// Nobody waits for it any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unwanted;

/// The number of worlds after which a line is dropped if it is clearly worse than the one that was played.
const FIRST_LOOK: u32 = 8;

/// The number of standard errors by which another line must be better for a turn to be a candidate.
const SUSPECTED: f64 = 1.0;

/// A line is given up if that many do not make it better.
const GIVEN_UP: f64 = 2.0;

/// The acts of one seat with nothing in between, which are judged as a whole: an act is valued by how its player went on
/// after it, not by how another player would have.
pub(super) struct Turned<G: Game> {
    pub seat: Seat,
    /// The number of the step of the first act.
    pub number: usize,
    pub acts: Vec<G::Action>,
    /// The position before it.
    pub game: G,
}

/// A turn as it was played up to an act, and then another act; from there on it is played as everybody plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Line<A> {
    pub at: usize,
    pub action: A,
}

/// A better line, and by how much it seems better at least.
pub(super) type Suspicion<A> = (Line<A>, Milli);

/// What a line leads to, over the worlds that were looked at.
pub(super) struct Sums {
    pub leads: Vec<Milli>,
    /// The squares of by how much the acting seat's lead differs from the one after the turn that was played.
    squares: f64,
    /// How much better the position is for the acting seat by what a player who looks ahead goes by, and the squares of that.
    worth: [f64; 2],
    now: Milli,
    points: Milli,
    turns: i32,
}

impl Sums {
    fn new(n_seats: u8) -> Self {
        Self {
            leads: vec![Milli::default(); usize::from(n_seats)],
            squares: 0.0,
            worth: [0.0; 2],
            now: Milli::default(),
            points: Milli::default(),
            turns: 0,
        }
    }

    /// By how much it is better than `played` for a seat after `n` worlds, and the standard error of that.
    pub(super) fn advantage(&self, played: &Self, seat: Seat, n: u32) -> (Milli, Milli) {
        let sum = self.leads[seat.index()] - played.leads[seat.index()];
        let mean = float(sum) / f64::from(n);
        let variance = self.squares / f64::from(n) - mean * mean;
        (sum.divided(n), standard_error(variance, n))
    }

    /// How much more it is worth after `n` worlds, and the standard error of that.
    pub(super) fn worth_more(&self, n: u32) -> (f64, f64) {
        let [sum, squares] = self.worth;
        let mean = sum / f64::from(n);
        let variance = (squares / f64::from(n) - mean * mean).max(0.0);
        (mean, (variance / f64::from(n.max(2) - 1)).sqrt())
    }

    pub(super) fn prospect(&self, seat: Seat, n: u32) -> Prospect {
        let n_worlds = i32::try_from(n).expect("at most a few hundred worlds are tried");
        Prospect {
            now: self.now.divided(n).points(),
            points: self.points.divided(n).points(),
            lead: self.leads[seat.index()].divided(n).points(),
            turns: (2 * self.turns + n_worlds).div_euclid(2 * n_worlds),
        }
    }
}

/// Lines held against the turn that was played.
pub(super) struct Compared<A> {
    pub played: Sums,
    pub others: Vec<(Line<A>, Sums)>,
}

impl<A: Copy + Ord> Compared<A> {
    /// The best of the others after `n` worlds, with by how much it is better and the error of that; of equal ones the first
    /// in the rules' order.
    pub(super) fn best(&self, seat: Seat, n: u32) -> Option<(Line<A>, Milli, Milli)> {
        let weighed = self.others.iter().map(|(line, sums)| {
            let (mean, error) = sums.advantage(&self.played, seat, n);
            (*line, mean, error)
        });
        weighed.max_by_key(|&(line, mean, _)| (mean, std::cmp::Reverse(line)))
    }
}

/// Whether `mean` is positive and more than `gate` standard errors.
pub(super) fn is_clear(mean: Milli, error: Milli, gate: f64) -> bool {
    mean > Milli::default() && float(mean) > gate * float(error)
}

impl<G: Reviewed> Turned<G> {
    /// Holds lines against the turn that was played, all in the same worlds.
    pub(super) fn compare(
        &self,
        lines: &[Line<G::Action>],
        n_worlds: u32,
        stream: Stream,
        playout: &mut Playout<G>,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Compared<G::Action>, Unwanted> {
        let n_seats = self.game.n_seats();
        let view = self.game.view(Viewer::Seat(self.seat));
        let seed = seed(stream, self.number, None);
        let sums = || Sums::new(n_seats);
        let mut all = Compared {
            played: sums(),
            others: lines.iter().map(|&line| (line, sums())).collect(),
        };
        for world in worlds(n_worlds) {
            if !is_wanted() {
                return Err(Unwanted);
            }
            if all.others.is_empty() {
                break;
            }
            let start = G::determinize(&view, &mut seed.at(2 * world));
            let chance = seed.at(2 * world + 1);
            let mut try_out = |script: &[G::Action], sums: &mut Sums| {
                let mut game = start.clone();
                let lead = self.try_out(&mut game, script, &chance, playout, sums);
                (lead, game.worth(&view, self.seat))
            };
            let (lead, worth) = try_out(&self.acts, &mut all.played);
            for (line, sums) in &mut all.others {
                let mut script = self.acts[..line.at].to_vec();
                script.push(line.action);
                let (its_lead, its_worth) = try_out(&script, sums);
                let difference = float(its_lead - lead);
                sums.squares += difference * difference;
                let difference = its_worth - worth;
                sums.worth[0] += difference;
                sums.worth[1] += difference * difference;
            }
            let n_seen = u32::try_from(world + 1).expect("at most a few hundred worlds are tried");
            if n_seen == FIRST_LOOK && stream.chooses() {
                let Compared { played, others } = &mut all;
                others.retain(|(_, sums)| {
                    let (mean, error) = sums.advantage(played, self.seat, n_seen);
                    float(mean) + GIVEN_UP * float(error) > 0.0
                });
            }
        }
        Ok(all)
    }

    /// Plays a world on after a script, and adds up what comes of it. Returns the seat's lead.
    fn try_out(
        &self,
        game: &mut G,
        script: &[G::Action],
        chance: &GameRng,
        playout: &mut Playout<G>,
        sums: &mut Sums,
    ) -> Milli {
        let before = game.points()[self.seat];
        let fared = playout.play_on(game, self.seat, script, &mut chance.clone());
        sums.now += Milli::of_points(fared.now - before);
        sums.turns += fared.turns;
        let standing = standing(game);
        sums.points += standing[self.seat.index()];
        let leads = leads(&standing);
        for (sum, &lead) in sums.leads.iter_mut().zip(&leads) {
            *sum += lead;
        }
        leads[self.seat.index()]
    }

    /// The random numbers of those who are asked about it.
    pub(super) fn whims(&self, stream: Stream) -> GameRng {
        seed(stream, self.number, None).whims()
    }

    /// Where in the turn a player would have done something else; nothing if it would have played the same. The iterator
    /// is lazy: it asks the player about an act only when its next item is requested.
    pub(super) fn advice<'a>(
        &'a self,
        adviser: &'a dyn Bot<G>,
        rng: &'a mut GameRng,
    ) -> impl Iterator<Item = Line<G::Action>> + 'a {
        self.visit().filter_map(|(at, game, legal)| {
            if legal.len() < 2 {
                return None;
            }
            let action = adviser.choose(&game.view(Viewer::Seat(self.seat)), &legal, rng);
            (action != self.acts[at]).then_some(Line { at, action })
        })
    }

    /// What may be better as far as a few worlds tell, and how much: what computer players would have done instead, and of
    /// all other acts the best that is found in other worlds.
    pub(super) fn screen(
        &self,
        effort: Effort,
        playout: &mut Playout<G>,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Option<Suspicion<G::Action>>, Unwanted> {
        let mut lines = Vec::new();
        for adviser in G::advisers() {
            lines.extend(self.advice(adviser, &mut self.whims(Stream::Screening)));
        }
        for (at, _, legal) in self.visit() {
            let mut others: Vec<_> = spread(&legal, effort.screened)
                .map(|action| Line { at, action })
                .collect();
            others.retain(|line| line.action != self.acts[line.at] && !lines.contains(line));
            // Without a second one there is nothing to compare.
            if others.len() > 1 {
                let n = effort.screening;
                let tried = self.compare(&others, n, Stream::Looking, playout, is_wanted)?;
                others = tried
                    .best(self.seat, n)
                    .into_iter()
                    .map(|it| it.0)
                    .collect();
            }
            lines.extend(others);
        }
        lines.sort();
        lines.dedup();
        let n = effort.acts;
        let all = self.compare(&lines, n, Stream::Screening, playout, is_wanted)?;
        let best = all.best(self.seat, n);
        let best = best.filter(|&(_, mean, error)| is_clear(mean, error, SUSPECTED));
        Ok(best.map(|(line, mean, error)| (line, mean - error)))
    }

    /// Goes through the turn: before each of its acts its place, the position, and what is legal.
    fn visit(&self) -> impl Iterator<Item = (usize, G, Vec<G::Action>)> + use<'_, G> {
        let (seat, mut game) = (self.seat, self.game.clone());
        self.acts.iter().enumerate().map(move |(at, &action)| {
            let (before, mut legal) = (game.clone(), Vec::new());
            before.legal_actions(seat, &mut legal);
            game.apply(&Step::Act { seat, action }, &mut |_| ())
                .expect("the log was accepted when it was played");
            (at, before, legal)
        })
    }
}

/// At most this many of all, at equal distances.
fn spread<A: Copy>(all: &[A], at_most: usize) -> impl Iterator<Item = A> + '_ {
    let step = all.len().div_ceil(at_most.max(1)).max(1);
    all.iter().copied().step_by(step).take(at_most)
}
