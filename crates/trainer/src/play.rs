//! Rounds of the policy against itself, and what is learned from them.

use crate::critic::{self, Whole};
use crate::policy::{self, Code, MAX_LEGAL};
use crate::round::Round;
use lostcities_players::classic::Style;
use lostcities_players::classic::strong::Features;
use lostcities_rules::games::classic::{Action, View};
use lostcities_rules::kernel::{Bot, GameRng, Seat};
use rand_chacha::rand_core::Rng;

/// Points that count as one for the critic.
pub const UNIT: f32 = 40.0;

pub struct Decision {
    pub features: Features,
    pub legal: [Code; MAX_LEGAL],
    pub n_legal: usize,
    /// The index of what was chosen.
    pub chosen: usize,
    /// The logarithm of the chance with which it was chosen.
    pub log_chance: f32,
    /// Which of the turns it belongs to.
    pub turn: usize,
    /// How much better it turned out than expected.
    pub advantage: f32,
}

/// One turn of the learner, before a card is played.
pub struct Turn {
    pub whole: Whole,
    seat: Seat,
    /// What the critic thought of it.
    pub value: f32,
    /// What it should have thought.
    pub target: f32,
}

/// Everything from some rounds.
#[derive(Default)]
pub struct Harvest {
    pub decisions: Vec<Decision>,
    pub turns: Vec<Turn>,
    n_rounds: u32,
    n_stalled: u32,
    half_turns: u32,
    entropy: f64,
    points: f64,
}

/// How some rounds went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Summary {
    /// Nats a decision.
    pub entropy: f64,
    /// Part of the targets' variance that the critic foresaw.
    pub foreseen: f64,
    /// Cards played or discarded a round.
    pub half_turns: f64,
    /// Part of the rounds in which the discards were closed.
    pub stalled: f64,
    /// Points of a seat a round.
    pub points: f64,
}

/// A number from 0 to just below 1.
pub fn uniform(rng: &mut GameRng) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    let n = (rng.next_u32() >> 8) as f32;
    n / 16_777_216.0
}

/// Who sits opposite the learner, and is not learned from.
#[derive(Clone, Copy)]
pub enum Opponent<'a> {
    Policy(&'a [f32]),
    Rules(Style),
}

impl Opponent<'_> {
    fn choose(self, view: &View, seat: Seat, legal: &[Action], rng: &mut GameRng) -> Action {
        match self {
            Self::Policy(weights) => {
                let features = Features::new(view, seat);
                let chances = chances(weights, &features, &codes(legal)[..legal.len()]);
                legal[pick(&chances, legal.len(), rng)]
            }
            Self::Rules(style) => style.choose(view, legal, rng),
        }
    }
}

/// How rounds are played to learn from them.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    pub seed: u64,
    /// How much of later surprises counts for a turn.
    pub lambda: f32,
    /// How many of a hundred rounds are against rule players.
    pub rules: u64,
    /// How often the player learns from each of its choices; if never, only the critic learns.
    pub passes: u32,
}

pub fn codes(actions: &[Action]) -> [Code; MAX_LEGAL] {
    let mut codes = [0; MAX_LEGAL];
    for (code, &action) in codes.iter_mut().zip(actions) {
        *code = policy::encode(action);
    }
    codes
}

pub fn chances(weights: &[f32], features: &Features, legal: &[Code]) -> [f32; MAX_LEGAL] {
    if features.n_suits() == 6 {
        policy::opinion::<6>(weights, features, legal).chances
    } else {
        policy::opinion::<5>(weights, features, legal).chances
    }
}

/// The index of the action that the policy likes most.
pub fn greedy(weights: &[f32], features: &Features, legal: &[Code]) -> usize {
    let logits = if features.n_suits() == 6 {
        policy::logits::<6>(weights, features, legal).1
    } else {
        policy::logits::<5>(weights, features, legal).1
    };
    let mut best = 0;
    for index in 1..legal.len() {
        if logits[index] > logits[best] {
            best = index;
        }
    }
    best
}

fn pick(chances: &[f32; MAX_LEGAL], n: usize, rng: &mut GameRng) -> usize {
    let mut rest = uniform(rng);
    for (index, chance) in chances.iter().enumerate().take(n) {
        rest -= chance;
        if rest < 0.0 {
            return index;
        }
    }
    // Rounding may leave a little.
    chances
        .iter()
        .take(n)
        .rposition(|&chance| chance > 0.0)
        .unwrap_or(0)
}

fn value(weights: &[f32], whole: &Whole) -> f32 {
    if whole.features.n_suits() == 6 {
        critic::value::<6>(weights, whole).1
    } else {
        critic::value::<5>(weights, whole).1
    }
}

impl Harvest {
    /// Plays one round, with an opponent on a seat where one is given.
    pub fn play(
        &mut self,
        policy: &[f32],
        critic: &[f32],
        other: Option<(Seat, Opponent<'_>)>,
        outline: Outline,
        number: u64,
    ) {
        let (mut round, mut rng) = Round::random(outline.seed, number);
        let (first_turn, first_decision) = (self.turns.len(), self.decisions.len());
        let mut legal = Vec::new();
        while let Some((seat, is_play)) = round.to_move() {
            round.legal(seat, &mut legal);
            if let [only] = legal[..] {
                round.act(seat, only);
                continue;
            }
            let view = round.view(seat);
            if let Some((place, other)) = other
                && place == seat
            {
                round.act(seat, other.choose(&view, seat, &legal, &mut rng));
                continue;
            }
            let features = Features::new(&view, seat);
            let codes = codes(&legal);
            if is_play {
                let meets_rules = matches!(other, Some((_, Opponent::Rules(_))));
                self.watch_turn(&round, seat, &features, critic, meets_rules);
            }
            let chances = chances(policy, &features, &codes[..legal.len()]);
            let chosen = pick(&chances, legal.len(), &mut rng);
            for chance in chances.iter().filter(|&&chance| chance > 0.0) {
                self.entropy -= f64::from(chance * chance.ln());
            }
            self.decisions.push(Decision {
                features,
                legal: codes,
                n_legal: legal.len(),
                chosen,
                log_chance: chances[chosen].max(1e-9).ln(),
                turn: self.turns.len() - 1,
                advantage: 0.0,
            });
            round.act(seat, legal[chosen]);
        }
        self.finish(first_turn, &round, outline.lambda);
        for decision in &mut self.decisions[first_decision..] {
            let turn = &self.turns[decision.turn];
            decision.advantage = turn.target - turn.value;
        }
    }

    /// Remembers a turn for the critic.
    pub fn watch_turn(
        &mut self,
        round: &Round,
        seat: Seat,
        features: &Features,
        critic: &[f32],
        meets_rules: bool,
    ) {
        let hand = round.view(seat.next(2)).hand();
        let whole = Whole::new(features, hand, round.deck(), round.colours(), meets_rules);
        let value = value(critic, &whole);
        self.turns.push(Turn {
            whole,
            seat,
            value,
            target: 0.0,
        });
    }

    /// Counts a finished round and sets the targets of its turns.
    pub fn finish(&mut self, first_turn: usize, round: &Round, lambda: f32) {
        self.n_rounds += 1;
        self.half_turns += round.half_turns;
        self.n_stalled += u32::from(round.n_closed > 0);
        let points = round.points();
        self.points += f64::from(points.as_slice().iter().sum::<i32>()) / 2.0;
        #[expect(clippy::cast_precision_loss, reason = "some hundred points")]
        let margin = round.margin() as f32 / UNIT;
        for seat in Seat::all(2) {
            let result = if seat == Seat::FIRST { margin } else { -margin };
            self.look_back(first_turn, seat, result, lambda);
        }
    }

    /// Sets the targets of a seat's turns: the result, blended with what the critic thought in between.
    fn look_back(&mut self, from: usize, seat: Seat, result: f32, lambda: f32) {
        let mut next_value = result;
        let mut ahead = 0.0;
        for turn in self.turns[from..]
            .iter_mut()
            .rev()
            .filter(|turn| turn.seat == seat)
        {
            let surprise = next_value - turn.value;
            ahead = surprise + lambda * ahead;
            turn.target = turn.value + ahead;
            next_value = turn.value;
        }
    }

    /// Part of the targets' variance that the critic foresaw.
    pub fn foreseen(&self) -> f64 {
        let targets = self.turns.iter().map(|turn| turn.target);
        let errors = self.turns.iter().map(|turn| turn.target - turn.value);
        let error: f64 = errors.map(|error| f64::from(error).powi(2)).sum();
        let (_, variance) = moments(targets);
        1.0 - error / (float(self.turns.len()) * variance).max(1e-9)
    }

    pub fn summary(&self) -> Summary {
        let n_rounds = f64::from(self.n_rounds);
        Summary {
            entropy: self.entropy / float(self.decisions.len()),
            foreseen: self.foreseen(),
            half_turns: f64::from(self.half_turns) / n_rounds,
            stalled: f64::from(self.n_stalled) / n_rounds,
            points: self.points / n_rounds,
        }
    }

    /// Brings the advantages to mean 0 and variance 1.
    pub fn normalize(&mut self) {
        let (mean, variance) = moments(self.decisions.iter().map(|decision| decision.advantage));
        let scale = 1.0 / variance.sqrt().max(1e-6);
        for decision in &mut self.decisions {
            #[expect(clippy::cast_possible_truncation, reason = "a rounded number will do")]
            let advantage = ((f64::from(decision.advantage) - mean) * scale) as f32;
            decision.advantage = advantage;
        }
    }
}

fn moments(numbers: impl ExactSizeIterator<Item = f32> + Clone) -> (f64, f64) {
    let n = float(numbers.len().max(1));
    let mean = numbers.clone().map(f64::from).sum::<f64>() / n;
    let squares = numbers.map(|number| (f64::from(number) - mean).powi(2));
    (mean, squares.sum::<f64>() / n)
}

#[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
fn float(n: usize) -> f64 {
    n as f64
}
