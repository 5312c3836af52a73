//! Looking ahead by playing on: every action that is possible is tried in the same imagined worlds, and played out there
//! by simple players.

#[cfg(test)]
mod tests;

use lostcities_rules::kernel::{Bot, Game, GameRng, Seat, Seed, Step, Viewer, below};

/// A game that can be played out to a point where it is clear who is ahead.
pub trait Horizon: Game {
    fn seat(view: &Self::View) -> Option<Seat>;

    /// Whether looking further ahead than this tells little more.
    fn ends(effect: &Self::Effect) -> bool;

    /// How good a position is for `own`; only differences matter. `root` is what `own` saw when it began to think.
    fn worth(&self, root: &Self::View, own: Seat) -> f64;
}

/// A player that plays like `prior` unless playing out says that another action is better, by more than chance explains.
///
/// It draws its worlds from what its view leaves open, and how often it plays on is fixed: the same view and the same
/// random stream are answered alike on every machine. It asks the stream for one number.
pub struct Search<'a, G: Game> {
    /// What it would do without looking ahead.
    pub prior: &'a dyn Bot<G>,
    /// Who plays on in its imagination; it must draw no random number.
    pub policy: &'a dyn Bot<G>,
    /// The worlds in which every action is tried. What actions leave over that are given up goes to the others.
    pub n_worlds: u32,
    /// Another action must be better than the one of `prior` by so many standard errors.
    pub gate: f64,
}

/// After so many worlds, and then again, actions that are clearly worse are given up.
const REVIEW: u32 = 8;

/// The most worlds in which an action is tried, as a multiple of [`Search::n_worlds`].
const LONGER: u32 = 4;

/// An action is given up that is worse than the best by so many standard errors.
const HOPELESS: f64 = 2.0;

/// An action and how it did in comparison with the one of `prior`.
struct Candidate<A> {
    action: A,
    sum: f64,
    squares: f64,
}

impl<A> Candidate<A> {
    const fn new(action: A) -> Self {
        Self {
            action,
            sum: 0.0,
            squares: 0.0,
        }
    }

    const fn add(&mut self, difference: f64) {
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// How much better it is, and the standard error of that, over so many worlds.
    fn mean(&self, n: f64) -> (f64, f64) {
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean).max(0.0);
        (mean, (variance / (n - 1.0).max(1.0)).sqrt())
    }
}

impl<G: Horizon> Bot<G> for Search<'_, G> {
    fn choose(&self, view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        let usual = self.prior.choose(view, legal, rng);
        let world = Seed::simulated(u64::from(below(rng, u32::MAX)), 0);
        let mut others: Vec<Candidate<G::Action>> = legal
            .iter()
            .filter(|&&action| action != usual)
            .map(|&action| Candidate::new(action))
            .collect();
        let mut room = Vec::new();
        let mut n_left = self.n_worlds as usize * legal.len();
        let mut n_seen = 0;
        while !others.is_empty() && n_left > others.len() && n_seen < LONGER * self.n_worlds {
            n_left -= others.len() + 1;
            let index = n_seen as usize;
            n_seen += 1;
            let start = G::determinize(view, &mut world.at(2 * index));
            let Some(own) = mover(&start, view) else {
                return usual;
            };
            let mut try_out = |action| {
                let mut chance = world.at(2 * index + 1);
                self.play_on(start.clone(), own, action, &mut chance, &mut room)
                    .worth(view, own)
            };
            let usual_worth = try_out(usual);
            for candidate in &mut others {
                candidate.add(try_out(candidate.action) - usual_worth);
            }
            if n_seen % REVIEW == 0 {
                give_up(&mut others, f64::from(n_seen));
            }
        }
        let n = f64::from(n_seen);
        let mut best = (usual, 0.0);
        for candidate in &others {
            let (mean, error) = candidate.mean(n);
            if mean > best.1 && mean > self.gate * error {
                best = (candidate.action, mean);
            }
        }
        best.0
    }
}

/// Whose view it is, if that seat may act.
fn mover<G: Horizon>(game: &G, view: &G::View) -> Option<Seat> {
    let own = G::seat(view)?;
    game.turn().seats().contains(own).then_some(own)
}

/// Gives up what is clearly worse than the best after `n` worlds.
fn give_up<A>(others: &mut Vec<Candidate<A>>, n: f64) {
    let means = others.iter().map(|candidate| candidate.mean(n).0);
    let best = means.fold(0.0, f64::max);
    others.retain(|candidate| {
        let (mean, error) = candidate.mean(n);
        mean + HOPELESS * error > best || mean >= best
    });
}

impl<G: Horizon> Search<'_, G> {
    /// The position after `own` has acted and all have played on.
    fn play_on(
        &self,
        mut game: G,
        own: Seat,
        action: G::Action,
        chance: &mut GameRng,
        legal: &mut Vec<G::Action>,
    ) -> G {
        let mut is_over = false;
        let mut step = Step::Act { seat: own, action };
        // Simple players draw nothing from it.
        let mut unused = chance.clone();
        loop {
            game.apply(&step, &mut |effect| is_over |= G::ends(&effect))
                .expect("what the rules list is legal");
            if is_over {
                return game;
            }
            let next = game.next_step(chance, |seat, _| {
                game.legal_actions(seat, legal);
                if let [only] = legal[..] {
                    return only;
                }
                let view = game.view(Viewer::Seat(seat));
                self.policy.choose(&view, legal, &mut unused)
            });
            let Some(next) = next else { return game };
            step = next;
        }
    }
}

/// The part of a win that `own` has, and how far ahead of the best other it is, which counts as much at `far` points.
pub(crate) fn standing(points: &[i32], own: Seat, far: f64) -> f64 {
    let own_points = points[own.index()];
    let others = (0..).zip(points).filter(|&(seat, _)| seat != own.index());
    let best = others
        .map(|(_, &points)| points)
        .max()
        .unwrap_or(own_points);
    let won = match own_points.cmp(&best) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    won + (f64::from(own_points - best) / far).clamp(-1.0, 1.0)
}
