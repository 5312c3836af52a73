//! The learning curve: one line of `curve.csv` for every comparison with the baseline.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use crate::baseline;
use crate::checkpoint::State;
use crate::duel::duel;
use crate::measured::Shape;
use crate::play::{Harvest, codes, greedy};
use lostcities_players::classic::strong::Features;
use lostcities_rules::games::classic::{Action, Classic, View};
use lostcities_rules::kernel::{Bot, GameRng};

/// Deals, always the same, that each net of the curve plays against the baseline from both seats.
const DEALS: u64 = 200;
const SEED: u64 = 77;

const HEADER: &str = "iteration,rounds,decisions,cpu_s,entropy,foreseen,self_half_turns,self_stalled,self_points,margin,\
                      error,won,half_turns\n";

/// Processor seconds of this program; 0 where the system does not say.
pub fn seconds() -> f64 {
    let text = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = text.split_whitespace().next();
    let nanoseconds = nanoseconds.and_then(|word| word.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e9
}

/// Adds a line to a file of the run.
pub fn append(out: &Path, name: &str, line: &str) -> Result<()> {
    let mut options = OpenOptions::new();
    let mut file = options.create(true).append(true).open(out.join(name))?;
    file.write_all(line.as_bytes())
        .with_context(|| format!("could not write {name}"))
}

/// Compares the policy with the baseline and adds a line to the curve.
pub fn report(out: &Path, state: &State, harvest: Option<&Harvest>) -> Result<()> {
    const NAME: &str = "curve.csv";
    if !out.join(NAME).exists() {
        append(out, NAME, HEADER)?;
    }
    let policy = Greedy(&state.policy.weights);
    let result = duel::<Classic>(&policy, &baseline::CLASSIC, Shape::usual(2), DEALS, SEED);
    let own = harvest.map(Harvest::summary).unwrap_or_default();
    let line = format!(
        "{},{},{},{:.0},{:.3},{:.3},{:.1},{:.3},{:.1},{:.2},{:.2},{:.3},{:.1}\n",
        state.iteration,
        state.n_rounds,
        state.n_decisions,
        state.seconds,
        own.entropy,
        own.foreseen,
        own.half_turns,
        own.stalled,
        own.points,
        result.margin,
        result.margin_error,
        result.won,
        result.moves,
    );
    append(out, NAME, &line)
}

/// The policy with these weights, which plays what it likes most.
struct Greedy<'a>(&'a [f32]);

impl Bot<Classic> for Greedy<'_> {
    fn choose(&self, view: &View, legal: &[Action], _rng: &mut GameRng) -> Action {
        // A bot is only asked with the view of the seat that it plays.
        let own = view.viewer().seat().expect("a player has a seat");
        let features = Features::new(view, own);
        legal[greedy(self.0, &features, &codes(legal)[..legal.len()])]
    }
}
