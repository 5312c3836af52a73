//! Finds the numbers by which a rule player weighs: an evolution whose candidates meet several styles and each other.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use lostcities_players::arena::{Sums, lead, share};
use lostcities_players::{board_game, rivals, roll_write};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, GameRng, Seat, Seed, below};

use crate::baseline;
use crate::contestants::{Contestants, Player};
use crate::duel::play;
use crate::measured::Shape;

/// A game whose rule player has numbers that can be tuned.
pub trait Numbers: Contestants {
    fn origin() -> Vec<f32>;

    /// Styles that are no candidates.
    fn pool() -> Vec<Player<Self>>;

    /// Numbers of seats, of which each is played equally often.
    const SEATS: &'static [u8];

    /// The fewest moves (auctions) of a match among its own kind, with two seats, that a candidate is allowed.
    const FLOOR: f64 = 0.0;
}

impl Numbers for Rivals {
    fn origin() -> Vec<f32> {
        rivals::Style::TUNED.numbers().to_vec()
    }

    fn pool() -> Vec<Player<Self>> {
        let style = rivals::Style::TUNED;
        let thrifty = rivals::Style {
            coin: 1.6,
            coin_early: 0.5,
            ..style
        };
        let free = rivals::Style {
            coin: 0.8,
            coin_early: 0.1,
            rivalry: 0.4,
            ..style
        };
        let patient = rivals::Style {
            least: 4.0,
            rivalry: 0.6,
            ..style
        };
        let short = rivals::Style {
            bought: 0.4,
            stays: 0.3,
            rivalry: 0.2,
            ..style
        };
        let styles = [thrifty, free, patient, short];
        let mut pool: Vec<Player<Self>> =
            vec![Box::new(baseline::OfRivals), Box::new(rivals::FixedPrice)];
        pool.extend(styles.map(|style| Box::new(style) as Player<Self>));
        pool
    }

    const SEATS: &'static [u8] = &[2, 3, 4];
    const FLOOR: f64 = 13.0;
}

impl Numbers for RollWrite {
    fn origin() -> Vec<f32> {
        roll_write::Style::TUNED.numbers().to_vec()
    }

    fn pool() -> Vec<Player<Self>> {
        vec![Box::new(baseline::ROLL_WRITE), Box::new(roll_write::Greedy)]
    }

    const SEATS: &'static [u8] = &[2, 4];
}

impl Numbers for BoardGame {
    fn origin() -> Vec<f32> {
        board_game::Brisk::TUNED.numbers().to_vec()
    }

    fn pool() -> Vec<Player<Self>> {
        vec![
            Box::new(board_game::Computer),
            Box::new(board_game::Cautious),
        ]
    }

    const SEATS: &'static [u8] = &[2, 4];
}

#[derive(Args)]
pub struct Search {
    #[arg(long, default_value_t = 40)]
    generations: u64,
    /// Candidates of a generation, of which the better half are the parents of the next.
    #[arg(long, default_value_t = 12)]
    candidates: usize,
    /// Deals on which each is tried against each opponent.
    #[arg(long, default_value_t = 6)]
    deals: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the search begins, if not at the player that the bot has: all numbers, with commas between them.
    #[arg(long, value_delimiter = ',')]
    from: Vec<f32>,
}

/// A number from a bell curve.
fn normal(rng: &mut GameRng) -> f32 {
    let sum: u32 = (0..12).map(|_| below(rng, 10_001)).sum();
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let sum = sum as f32;
    sum / 10_000.0 - 6.0
}

/// Prints the mean of the parents after every generation.
pub fn run<G: Numbers>(search: &Search) -> Result<()> {
    let mut rng = Seed::simulated(search.seed, 0).whims();
    let pool = G::pool();
    let player =
        |numbers: &[f32]| G::by_numbers(numbers).context("the player has more or fewer numbers");
    let mut mean = if search.from.is_empty() {
        G::origin()
    } else {
        search.from.clone()
    };
    let mut widths: Vec<f32> = mean
        .iter()
        .map(|number| 0.15 * number.abs().max(0.3))
        .collect();
    // Earlier means; one of them is met, too, so that nothing wins that only beats the present.
    let mut ancestors = vec![mean.clone()];
    for generation in 1..=search.generations {
        let mut tried: Vec<(f64, Vec<f32>)> = Vec::new();
        for number in 0..search.candidates / 2 {
            let steps: Vec<f32> = widths
                .iter()
                .map(|width| width * normal(&mut rng))
                .collect();
            for sign in [1.0, -1.0] {
                let moved = mean
                    .iter()
                    .zip(&steps)
                    .map(|(mean, step)| mean + sign * step);
                tried.push((0.0, moved.collect()));
            }
            debug_assert_eq!(tried.len(), 2 * (number + 1));
        }
        let ancestor = &ancestors[below(&mut rng, u32::try_from(ancestors.len())?) as usize];
        let [present, ancestor] = [player(&mean)?, player(ancestor)?];
        let mut opponents: Vec<&dyn Bot<G>> = pool.iter().map(AsRef::as_ref).collect();
        opponents.extend([present.as_ref(), present.as_ref(), ancestor.as_ref()]);
        let mut fitness = Sums::default();
        for (value, numbers) in &mut tried {
            *value = worth(player(numbers)?.as_ref(), &opponents, search, generation);
            fitness.add(*value);
        }
        tried.sort_by(|one, other| other.0.total_cmp(&one.0));
        let parents = &tried[..search.candidates / 2];
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let n_parents = parents.len() as f32;
        for index in 0..mean.len() {
            let moved = parents
                .iter()
                .map(|(_, numbers)| numbers[index])
                .sum::<f32>()
                / n_parents;
            let spread = parents
                .iter()
                .map(|(_, numbers)| (numbers[index] - mean[index]).powi(2))
                .sum::<f32>()
                / n_parents;
            widths[index] = (0.8 * widths[index] + 0.2 * spread.sqrt()).max(0.02);
            mean[index] = moved;
        }
        if generation % 4 == 0 {
            ancestors.push(mean.clone());
        }
        let (average, _) = fitness.mean();
        writeln!(
            std::io::stdout(),
            "{generation}: {average:+.3} on average, best {:+.3}; {mean:.3?}",
            tried[0].0
        )?;
        std::io::stdout().flush()?;
    }
    Ok(())
}

/// How well a player does on the deals of a generation: the part of the wins above the fair one, alone among others and
/// with one other among its own kind, and a little of the margin, which is less noisy.
fn worth<G: Numbers>(
    candidate: &dyn Bot<G>,
    opponents: &[&dyn Bot<G>],
    search: &Search,
    generation: u64,
) -> f64 {
    let mut all = Sums::default();
    let mut moves = Sums::default();
    for (place, &opponent) in opponents.iter().enumerate() {
        for deal in 0..search.deals {
            let number = (generation * 64 + place as u64) * 1_024 + deal;
            let n_seats = G::SEATS[usize::try_from(number / 2).unwrap_or(0) % G::SEATS.len()];
            let own = Seat::all(n_seats)
                .nth(usize::try_from(number).unwrap_or(0) % usize::from(n_seats))
                .unwrap_or(Seat::FIRST);
            let is_alone = n_seats == 2 || deal % 2 == 0;
            let (alone, others) = if is_alone {
                (candidate, opponent)
            } else {
                (opponent, candidate)
            };
            let mut bots = vec![others; usize::from(n_seats)];
            bots[own.index()] = alone;
            let (outcome, _) = play(Shape::usual(n_seats), &bots, search.seed, number, None);
            let sign = if is_alone { 1.0 } else { -1.0 };
            let fair = 1.0 / f64::from(n_seats);
            all.add(
                sign * ((share(&outcome, own) - fair) / (1.0 - fair) + lead(&outcome, own) / 40.0),
            );
        }
    }
    if G::FLOOR > 0.0 {
        for deal in 0..4 {
            let (_, n_moves) = play(
                Shape::usual(2),
                &[candidate, candidate],
                search.seed,
                generation * 65_536 + 60_000 + deal,
                None,
            );
            moves.add(f64::from(n_moves));
        }
    }
    // Whoever waits for ever wins against those who do not, and makes a dull game.
    all.mean().0 - (G::FLOOR - moves.mean().0).max(0.0) * 0.2
}
