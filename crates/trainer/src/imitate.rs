//! Learning to play as the rule player does: without it, self-play spends its first minutes racing with everything begun.

use anyhow::Result;
use lostcities_players::classic::Computer;
use lostcities_players::classic::strong::Features;
use lostcities_rules::games::classic::Action;
use lostcities_rules::kernel::{Bot, Seed, below};

use crate::checkpoint::State;
use crate::curve;
use crate::learn::{self, Pace};
use crate::options::Options;
use crate::play::{Decision, Harvest, codes, uniform};
use crate::round::Round;

/// Rounds that are watched before they are learned from.
const BLOCK: u64 = 500;

/// In half of the rounds, so much of the moves is random, so that unusual positions are seen, too.
const NOISE: f32 = 0.15;

/// Teaches policy and critic what the rule player does and what comes of it.
pub fn imitate(state: &mut State, options: &Options) -> Result<()> {
    let n_blocks = options.imitate / BLOCK;
    for block in 0..n_blocks {
        let mut harvest = Harvest::default();
        for number in block * BLOCK..(block + 1) * BLOCK {
            watch(&mut harvest, options.seed, number, &state.critic.weights);
        }
        let mut rng = Seed::simulated(options.seed, u64::MAX - 1 - block).whims();
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let left = 1.0 - block as f32 / n_blocks as f32;
        let pace = Pace {
            rate: 1e-3 * (0.2 + 0.8 * left),
            minibatch: 256,
            entropy: 0.0,
        };
        let surprise = learn::imitate(&mut state.policy, &harvest.decisions, pace, &mut rng);
        learn::judge(&mut state.critic, &harvest.turns, pace, &mut rng);
        state.n_rounds += BLOCK;
        state.n_decisions += harvest.decisions.len() as u64;
        let line = format!(
            "{} rounds imitated: {surprise:.3} nats a decision, the critic foresees {:.2}\n",
            state.n_rounds,
            harvest.foreseen(),
        );
        curve::append(&options.out, "log.txt", &line)?;
    }
    Ok(())
}

/// One round of the rule player.
fn watch(harvest: &mut Harvest, seed: u64, number: u64, critic: &[f32]) {
    let (mut round, mut rng) = Round::random(seed, number);
    let noise = if number.is_multiple_of(2) { NOISE } else { 0.0 };
    let mut legal: Vec<Action> = Vec::new();
    let first_turn = harvest.turns.len();
    while let Some((seat, is_play)) = round.to_move() {
        round.legal(seat, &mut legal);
        if let [only] = legal[..] {
            round.act(seat, only);
            continue;
        }
        let view = round.view(seat);
        let features = Features::new(&view, seat);
        let action = Computer.choose(&view, &legal, &mut rng);
        if is_play {
            harvest.watch_turn(&round, seat, &features, critic, true);
        }
        let chosen = legal.iter().position(|&other| other == action);
        harvest.decisions.push(Decision {
            features,
            legal: codes(&legal),
            n_legal: legal.len(),
            chosen: chosen.expect("a player chooses what is legal"),
            log_chance: 0.0,
            turn: 0,
            advantage: 0.0,
        });
        let n = u32::try_from(legal.len()).unwrap_or(1);
        let played = if uniform(&mut rng) < noise {
            legal[below(&mut rng, n) as usize]
        } else {
            action
        };
        round.act(seat, played);
    }
    harvest.finish(first_turn, &round, 1.0);
}
