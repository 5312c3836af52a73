//! How policy and critic change by what they saw.

use crate::adam::Learner;
use crate::critic;
use crate::play::{Decision, Turn};
use crate::policy::{self, MAX_LEGAL};
use lostcities_rules::kernel::{GameRng, below};

/// What a pass over the decisions is made with.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    pub rate: f32,
    /// Decisions a step of the optimizer.
    pub minibatch: usize,
    /// What an undecided choice is worth.
    pub entropy: f32,
}

/// How far the chance of a choice may move before it is left alone.
const CLIP: f32 = 0.2;

/// All indices below `n` in a random order.
fn shuffle(n: usize, rng: &mut GameRng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    for place in (1..n).rev() {
        let n = u32::try_from(place + 1).unwrap_or(u32::MAX);
        order.swap(place, below(rng, n) as usize);
    }
    order
}

#[expect(clippy::cast_precision_loss, reason = "some thousand")]
const fn float(n: usize) -> f32 {
    n as f32
}

/// One pass over all decisions with the clipped objective of PPO.
pub fn improve(learner: &mut Learner, decisions: &[Decision], pace: Pace, rng: &mut GameRng) {
    each_minibatch(learner, decisions, pace, rng, |decision, chances| {
        let chance = chances[decision.chosen].max(1e-9);
        let ratio = (chance.ln() - decision.log_chance).exp();
        let advantage = decision.advantage;
        let is_clipped =
            (advantage > 0.0 && ratio > 1.0 + CLIP) || (advantage < 0.0 && ratio < 1.0 - CLIP);
        let push = if is_clipped { 0.0 } else { advantage * ratio };
        let entropy: f32 = chances
            .iter()
            .filter(|&&p| p > 0.0)
            .map(|&p| -p * p.ln())
            .sum();
        let mut slopes = [0.0; MAX_LEGAL];
        for (index, (slope, &p)) in slopes
            .iter_mut()
            .zip(chances)
            .enumerate()
            .take(decision.n_legal)
        {
            let hit = if index == decision.chosen { 1.0 } else { 0.0 };
            let calm = if p > 0.0 { p * (p.ln() + entropy) } else { 0.0 };
            *slope = pace.entropy * calm - push * (hit - p);
        }
        slopes
    });
}

/// One pass in which the policy learns to choose as was chosen; returns the mean surprise in nats.
pub fn imitate(
    learner: &mut Learner,
    decisions: &[Decision],
    pace: Pace,
    rng: &mut GameRng,
) -> f64 {
    let mut surprise = 0.0;
    each_minibatch(learner, decisions, pace, rng, |decision, chances| {
        surprise -= f64::from(chances[decision.chosen].max(1e-9).ln());
        let mut slopes = *chances;
        slopes[decision.chosen] -= 1.0;
        slopes
    });
    surprise / f64::from(float(decisions.len().max(1)))
}

fn each_minibatch(
    learner: &mut Learner,
    decisions: &[Decision],
    pace: Pace,
    rng: &mut GameRng,
    mut slopes: impl FnMut(&Decision, &[f32; MAX_LEGAL]) -> [f32; MAX_LEGAL],
) {
    let mut turned = vec![0.0; policy::TURNED];
    for part in shuffle(decisions.len(), rng).chunks(pace.minibatch) {
        policy::turn(&learner.weights, &mut turned);
        for &index in part {
            let decision = &decisions[index];
            if decision.features.n_suits() == 6 {
                one::<6>(learner, &turned, decision, &mut slopes);
            } else {
                one::<5>(learner, &turned, decision, &mut slopes);
            }
        }
        learner.step(float(part.len()), pace.rate, 0.5);
    }
}

fn one<const N: usize>(
    learner: &mut Learner,
    turned: &[f32],
    decision: &Decision,
    slopes: &mut impl FnMut(&Decision, &[f32; MAX_LEGAL]) -> [f32; MAX_LEGAL],
) {
    let legal = &decision.legal[..decision.n_legal];
    let opinion = policy::opinion::<N>(&learner.weights, &decision.features, legal);
    let slopes = slopes(decision, &opinion.chances);
    policy::backward(
        &learner.weights,
        turned,
        &decision.features,
        legal,
        &opinion,
        &slopes,
        &mut learner.gradient,
    );
}

/// One pass in which the critic learns the turns' targets.
pub fn judge(learner: &mut Learner, turns: &[Turn], pace: Pace, rng: &mut GameRng) {
    let mut turned = vec![0.0; critic::TURNED];
    for part in shuffle(turns.len(), rng).chunks(pace.minibatch) {
        critic::turn(&learner.weights, &mut turned);
        for &index in part {
            let turn = &turns[index];
            if turn.whole.features.n_suits() == 6 {
                one_turn::<6>(learner, &turned, turn);
            } else {
                one_turn::<5>(learner, &turned, turn);
            }
        }
        learner.step(float(part.len()), pace.rate, 1.0);
    }
}

fn one_turn<const N: usize>(learner: &mut Learner, turned: &[f32], turn: &Turn) {
    let (pass, value) = critic::value::<N>(&learner.weights, &turn.whole);
    let slope = value - turn.target;
    critic::backward(
        &learner.weights,
        turned,
        &turn.whole,
        &pass,
        slope,
        &mut learner.gradient,
    );
}
