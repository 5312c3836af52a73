//! What a run is told: how long, how fast, from what.

use std::path::PathBuf;

use clap::Args;

use crate::learn::Pace;

#[derive(Args, Debug)]
pub struct Options {
    /// The folder of checkpoints and curve; a run goes on from what is there.
    #[arg(long)]
    pub out: PathBuf,
    /// What every random number follows from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Rounds of the rule player that are imitated before.
    #[arg(long, default_value_t = 10_000)]
    pub imitate: u64,
    /// A net to begin with in place of imitation; its critic is new.
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// Iterations at first in which only the critic learns.
    #[arg(long, default_value_t = 0)]
    pub judging: u64,
    /// Iterations of self-play; rate and entropy fade until then.
    #[arg(long, default_value_t = 1_000)]
    pub iterations: u64,
    /// Rounds an iteration.
    #[arg(long, default_value_t = 600)]
    pub rounds: u64,
    /// Rate of learning at the beginning.
    #[arg(long, default_value_t = 1.2e-3)]
    rate: f32,
    /// What part of the rate is left at the end.
    #[arg(long, default_value_t = 0.05)]
    last_rate: f32,
    /// What an undecided choice is worth at the beginning.
    #[arg(long, default_value_t = 0.010)]
    entropy: f32,
    /// What an undecided choice is worth at the end.
    #[arg(long, default_value_t = 0.001)]
    last_entropy: f32,
    /// How much of later surprises counts for a turn.
    #[arg(long, default_value_t = 0.85)]
    pub lambda: f32,
    /// Decisions a step of the optimizer.
    #[arg(long, default_value_t = 1_536)]
    minibatch: usize,
    /// How many of a hundred rounds are against rule players of many styles.
    #[arg(long, default_value_t = 0)]
    pub rules: u64,
    /// Iterations between two comparisons with the baseline.
    #[arg(long, default_value_t = 10)]
    pub every: u64,
}

impl Options {
    /// How to learn in this iteration.
    pub fn pace(&self, iteration: u64) -> Pace {
        #[expect(clippy::cast_precision_loss, reason = "thousands at most")]
        let left = 1.0 - iteration as f32 / self.iterations as f32;
        let fade = |from: f32, to: f32| to + (from - to) * left;
        Pace {
            rate: self.rate * fade(1.0, self.last_rate),
            minibatch: self.minibatch,
            entropy: fade(self.entropy, self.last_entropy),
        }
    }
}
