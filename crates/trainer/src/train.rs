//! The run: imitation first, then the policy against itself.

use std::fs;

use anyhow::{Context, Result};
use lostcities_players::classic::strong::Net;
use lostcities_rules::kernel::{GameRng, Seat, Seed, below};

use crate::adam::Learner;
use crate::checkpoint::{State, save_policy};
use crate::curve;
use crate::imitate::imitate;
use crate::learn::{self, Pace};
use crate::options::Options;
use crate::play::{Harvest, Opponent, Outline, uniform};
use crate::{critic, policy, styles};

/// How many earlier policies are played against, and how many iterations lie between two of them.
const SNAPSHOTS: usize = 12;
const SNAPSHOT_EVERY: u64 = 20;

/// How often the player learns from each of its choices.
const PASSES: u32 = 2;

/// Iterations between two checkpoints.
const SAVE_EVERY: u64 = 5;

/// How a policy learns where nothing fades.
#[cfg(test)]
pub const PACE: Pace = Pace {
    rate: 1e-3,
    minibatch: 64,
    entropy: 0.01,
};

/// Trains until the last iteration, from the last checkpoint if there is one.
pub fn run(options: &Options) -> Result<()> {
    fs::create_dir_all(&options.out).context("could not create the folder of the run")?;
    let path = options.out.join("state.bin");
    let mut state = if path.exists() {
        State::load(&path)?
    } else {
        let mut state = fresh(options.seed);
        match &options.from {
            Some(net) => state.policy.weights = policy::exact(&Net::read(&fs::read(net)?)?),
            None => imitate(&mut state, options)?,
        }
        state.seconds = curve::seconds();
        curve::report(&options.out, &state, None)?;
        state.save(&path)?;
        state
    };
    let before = state.seconds - curve::seconds();
    let mut snapshots: Vec<Vec<f32>> = Vec::new();
    while state.iteration < options.iterations {
        let outline = Outline {
            seed: options.seed * 1_000_003 + state.iteration,
            lambda: options.lambda,
            rules: options.rules,
            passes: if state.iteration < options.judging {
                0
            } else {
                PASSES
            },
        };
        let pace = options.pace(state.iteration);
        let harvest = iterate(&mut state, &snapshots, outline, options.rounds, pace);
        state.seconds = before + curve::seconds();
        let is_last = state.iteration == options.iterations;
        if is_last || state.iteration.is_multiple_of(options.every) {
            curve::report(&options.out, &state, Some(&harvest))?;
            let name = format!("policy-{:05}.bin", state.iteration);
            save_policy(&state.policy.weights, &options.out.join(name))?;
        }
        if is_last || state.iteration.is_multiple_of(SAVE_EVERY) {
            state.save(&path)?;
        }
        if state.iteration.is_multiple_of(SNAPSHOT_EVERY) {
            if snapshots.len() == SNAPSHOTS {
                snapshots.remove(0);
            }
            snapshots.push(state.policy.weights.clone());
        }
    }
    Ok(())
}

/// Plays some rounds and learns from them. Every tenth round is against an earlier policy, and the first of every
/// hundred against rule players, as many as `outline` says; the learner has each seat in turn.
pub fn iterate(
    state: &mut State,
    snapshots: &[Vec<f32>],
    outline: Outline,
    n_rounds: u64,
    pace: Pace,
) -> Harvest {
    const CRITIC_MINIBATCH: usize = 1_024;
    let mut rng: GameRng = Seed::simulated(outline.seed, u64::MAX).whims();
    let mut harvest = Harvest::default();
    for number in 0..n_rounds {
        let earlier = u32::try_from(snapshots.len())
            .ok()
            .filter(|&n| n > 0 && number % 10 == 9)
            .map(|n| Opponent::Policy(&snapshots[below(&mut rng, n) as usize]));
        let rules = (number % 100 < outline.rules).then(|| Opponent::Rules(styles::any(&mut rng)));
        let opposite = Seat::all(2).nth(usize::from(number / 8 % 2 == 0));
        let other = opposite.zip(rules.or(earlier));
        let (policy, critic) = (&state.policy.weights, &state.critic.weights);
        harvest.play(policy, critic, other, outline, number);
    }
    harvest.normalize();
    for _ in 0..outline.passes {
        learn::improve(&mut state.policy, &harvest.decisions, pace, &mut rng);
    }
    let critic_pace = Pace {
        rate: pace.rate * 1.5,
        minibatch: CRITIC_MINIBATCH,
        ..pace
    };
    learn::judge(&mut state.critic, &harvest.turns, critic_pace, &mut rng);
    state.iteration += 1;
    state.n_rounds += n_rounds;
    state.n_decisions += harvest.decisions.len() as u64;
    harvest
}

pub fn fresh(seed: u64) -> State {
    let mut rng = Seed::simulated(seed, u64::MAX).at(0);
    let mut gauss = || {
        let radius = (-2.0 * (1.0 - uniform(&mut rng)).ln()).sqrt();
        radius * (std::f32::consts::TAU * uniform(&mut rng)).cos()
    };
    let (mut policy, mut critic) = (Learner::new(policy::LEN), Learner::new(critic::LEN));
    policy::begin(&mut policy.weights, &mut gauss);
    critic::begin(&mut critic.weights, &mut gauss);
    State {
        iteration: 0,
        n_rounds: 0,
        n_decisions: 0,
        seconds: 0.0,
        policy,
        critic,
    }
}
