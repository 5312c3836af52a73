//! What it promises to lead a row further, and how many turns to spend on which.

use crate::numbers::float;

const MAX_TURNS: usize = 24;

/// Draws that may bring a card of a colour, as far as chances are computed.
const TRIALS: u8 = 10;

/// Of what a step further away brings, so much is left of every step.
const DISCOUNT: f32 = 0.985;

/// How far a row may be led, step by step.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    pub(super) gains: [f32; 10],
    /// How many cards may be planned at most.
    pub(super) n_most: usize,
}

impl Prospect {
    /// The most that any number of cards brings.
    pub(super) fn best(&self) -> f32 {
        self.gains[..=self.n_most]
            .iter()
            .copied()
            .fold(0.0, f32::max)
    }
}

/// What planning 0, 1, 2, … cards brings when `n_hand` of them are there and others come by chance, on average `n_hoped`.
pub(super) fn expected(sure: &[f32; 10], n_most: usize, n_hand: usize, n_hoped: f32) -> [f32; 10] {
    let chance = (n_hoped / f32::from(TRIALS)).min(0.95);
    // How likely 0, 1, 2, … of the hoped-for cards come.
    let mut likely = [0.0; TRIALS as usize + 1];
    likely[0] = 1.0;
    for _ in 0..TRIALS {
        for come in (0..likely.len()).rev() {
            let before = if come == 0 { 0.0 } else { likely[come - 1] };
            likely[come] = likely[come] * (1.0 - chance) + before * chance;
        }
    }
    let mut gains = [0.0; 10];
    let mut discount = 1.0;
    for planned in 1..=n_most {
        discount *= DISCOUNT;
        gains[planned] = if planned <= n_hand {
            sure[planned] * discount
        } else {
            let reached = |come: usize| sure[planned.min(n_hand + come)];
            let all = (0..)
                .zip(likely)
                .map(|(come, likely)| likely * reached(come));
            all.sum::<f32>() * discount
        };
    }
    gains
}

/// The largest total gain of this number of turns, divided among the prospects.
pub(super) fn best_sum(prospects: &[Prospect], turns: f32) -> f32 {
    let n_turns = (0..MAX_TURNS)
        .take_while(|&n| float(n + 1) <= turns)
        .count();
    let mut best = [0.0_f32; MAX_TURNS + 1];
    for prospect in prospects {
        let before = best;
        for turns in 1..=n_turns {
            for planned in 1..=prospect.n_most.min(turns) {
                let sum = before[turns - planned] + prospect.gains[planned];
                if sum > best[turns] {
                    best[turns] = sum;
                }
            }
        }
    }
    best[n_turns]
}
