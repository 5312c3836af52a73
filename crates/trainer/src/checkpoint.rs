//! What training needs to go on where it was.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::adam::Learner;
use crate::{critic, policy};

/// The state between two iterations.
pub struct State {
    /// Iterations of self-play so far.
    pub iteration: u64,
    /// Rounds so far, imitated ones included.
    pub n_rounds: u64,
    pub n_decisions: u64,
    /// Processor seconds spent so far.
    pub seconds: f64,
    pub policy: Learner,
    pub critic: Learner,
}

impl State {
    /// Writes a file; one that is there is replaced as a whole.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        for number in [
            self.iteration,
            self.n_rounds,
            self.n_decisions,
            self.seconds.to_bits(),
        ] {
            bytes.extend(number.to_le_bytes());
        }
        for learner in [&self.policy, &self.critic] {
            bytes.extend(learner.steps.to_le_bytes());
            for numbers in [&learner.weights, &learner.mean, &learner.square] {
                bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
        let part = path.with_extension("part");
        fs::write(&part, bytes)?;
        fs::rename(&part, path).with_context(|| format!("could not write {}", path.display()))
    }

    pub fn load(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("could not read {}", path.display()))?;
        let expected = 8 * 6 + 12 * (policy::LEN + critic::LEN);
        ensure!(
            bytes.len() == expected,
            "{} is no checkpoint of this net",
            path.display()
        );
        let (header, rest) = bytes.split_at(32);
        let number =
            |at: usize| u64::from_le_bytes(*header[8 * at..].first_chunk().expect("eight bytes"));
        let (policy_part, critic_part) = rest.split_at(8 + 12 * policy::LEN);
        Ok(Self {
            iteration: number(0),
            n_rounds: number(1),
            n_decisions: number(2),
            seconds: f64::from_bits(number(3)),
            policy: learner(policy_part),
            critic: learner(critic_part),
        })
    }
}

fn learner(bytes: &[u8]) -> Learner {
    let (steps, rest) = bytes.split_first_chunk().expect("eight bytes");
    let numbers = floats(rest);
    let len = numbers.len() / 3;
    Learner {
        weights: numbers[..len].to_vec(),
        gradient: vec![0.0; len],
        mean: numbers[len..2 * len].to_vec(),
        square: numbers[2 * len..].to_vec(),
        steps: u64::from_le_bytes(*steps),
    }
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    let (chunks, _) = bytes.as_chunks::<4>();
    chunks
        .iter()
        .map(|&chunk| f32::from_le_bytes(chunk))
        .collect()
}

pub fn save_policy(weights: &[f32], path: &Path) -> Result<()> {
    let bytes: Vec<u8> = weights
        .iter()
        .flat_map(|weight| weight.to_le_bytes())
        .collect();
    fs::write(path, bytes).with_context(|| format!("could not write {}", path.display()))
}

pub fn load_policy(path: &Path) -> Result<Vec<f32>> {
    let weights =
        floats(&fs::read(path).with_context(|| format!("could not read {}", path.display()))?);
    ensure!(
        weights.len() == policy::LEN,
        "{} is no policy of this net",
        path.display()
    );
    Ok(weights)
}
