//! The players of every game by their names on the command line.

use anyhow::{Context, Result, bail};
use lostcities_players::search::{Horizon, Search};
use lostcities_players::{Level, Random, board_game, classic, rivals, roll_write};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, GameRng};

use crate::baseline;
use crate::duel::{Duel, duel as play};
use crate::measured::{Measured, Shape};

/// A player with a name, or one given by its numbers.
pub type Player<G> = Box<dyn Bot<G>>;

/// A game with players that can be named.
pub trait Contestants: Measured + Horizon {
    fn level(level: Level) -> &'static dyn Bot<Self>;

    /// Whom `flat=` knows, and who plays on in its imagination.
    const MODEL: &'static dyn Bot<Self>;

    /// The rule player with other numbers; none if they are not as many as it has.
    fn by_numbers(numbers: &[f32]) -> Option<Player<Self>>;

    /// A player that only this game has, or the one that it is measured by.
    fn other(name: &str) -> Option<Player<Self>>;
}

pub fn duel(game: &str, names: [&str; 2], shape: Shape, n_deals: u64, seed: u64) -> Result<Duel> {
    match game {
        "classic" => meet::<Classic>(names, shape, n_deals, seed),
        "rivals" => meet::<Rivals>(names, shape, n_deals, seed),
        "roll-write" => meet::<RollWrite>(names, shape, n_deals, seed),
        "board-game" => meet::<BoardGame>(names, shape, n_deals, seed),
        _ => bail!("there is no game {game}"),
    }
}

fn meet<G: Contestants>(names: [&str; 2], shape: Shape, n_deals: u64, seed: u64) -> Result<Duel> {
    G::setup(shape)?;
    let [first, second] = names.map(|name| named::<G>(name).context("the game has no such player"));
    Ok(play(
        first?.as_ref(),
        second?.as_ref(),
        shape,
        n_deals,
        seed,
    ))
}

/// A player that the bot has, by reference.
struct Shipped<G: Contestants>(&'static dyn Bot<G>);

impl<G: Contestants> Bot<G> for Shipped<G> {
    fn choose(&self, view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        self.0.choose(view, legal, rng)
    }
}

pub fn named<G: Contestants>(name: &str) -> Option<Player<G>> {
    let (kind, numbers) = name.split_once('=').unwrap_or((name, ""));
    match kind {
        "random" => Some(Box::new(Random)),
        // `flat=WORLDS` knows whom it meets, and takes the action that does best on average when that player plays on from it in
        // every seat. It values no action itself.
        "flat" => Some(Box::new(Search {
            prior: G::MODEL,
            policy: G::MODEL,
            n_worlds: numbers.parse().ok()?,
            gate: 0.0,
        })),
        // `style=N,N,…`
        "style" => {
            let numbers = numbers.split(',').map(|number| number.parse().ok());
            G::by_numbers(&numbers.collect::<Option<Vec<f32>>>()?)
        }
        "computer" => {
            let normal = G::level(Level::Normal);
            Some(Box::new(Shipped(normal.in_haste().unwrap_or(normal))))
        }
        _ => match name.parse() {
            Ok(level) => Some(Box::new(Shipped(G::level(level)))),
            Err(_) => G::other(name),
        },
    }
}

/// `strong=PERCENT` plays out such a part of what the strong player does.
fn percent(name: &str) -> Option<u32> {
    name.strip_prefix("strong=")?.parse().ok()
}

impl Contestants for Classic {
    fn level(level: Level) -> &'static dyn Bot<Self> {
        classic::computer(level)
    }

    // The strong player looks ahead itself, with the last cards.
    const MODEL: &'static dyn Bot<Self> = &classic::strong::Nets::ALL;

    fn by_numbers(numbers: &[f32]) -> Option<Player<Self>> {
        let numbers = numbers.try_into().ok()?;
        Some(Box::new(classic::Style::from_numbers(numbers)))
    }

    fn other(name: &str) -> Option<Player<Self>> {
        match name {
            "nets" => Some(Box::new(classic::strong::Nets::ALL)),
            "baseline" => Some(Box::new(baseline::CLASSIC)),
            _ => None,
        }
    }
}

impl Contestants for Rivals {
    fn level(level: Level) -> &'static dyn Bot<Self> {
        rivals::computer(level)
    }

    const MODEL: &'static dyn Bot<Self> = &rivals::Computer;

    fn by_numbers(numbers: &[f32]) -> Option<Player<Self>> {
        let numbers = numbers.try_into().ok()?;
        Some(Box::new(rivals::Style::from_numbers(numbers)))
    }

    fn other(name: &str) -> Option<Player<Self>> {
        match name {
            "fixed-price" => Some(Box::new(rivals::FixedPrice)),
            "baseline" => Some(Box::new(baseline::OfRivals)),
            _ => Some(Box::new(rivals::Strong {
                percent: percent(name)?,
            })),
        }
    }
}

impl Contestants for RollWrite {
    fn level(level: Level) -> &'static dyn Bot<Self> {
        roll_write::computer(level)
    }

    const MODEL: &'static dyn Bot<Self> = &roll_write::Computer;

    fn by_numbers(numbers: &[f32]) -> Option<Player<Self>> {
        let numbers = numbers.try_into().ok()?;
        Some(Box::new(roll_write::Style::from_numbers(numbers)))
    }

    fn other(name: &str) -> Option<Player<Self>> {
        match name {
            "greedy" => Some(Box::new(roll_write::Greedy)),
            "baseline" => Some(Box::new(baseline::ROLL_WRITE)),
            _ => Some(Box::new(roll_write::Strong {
                percent: percent(name)?,
            })),
        }
    }
}

impl Contestants for BoardGame {
    fn level(level: Level) -> &'static dyn Bot<Self> {
        board_game::computer(level)
    }

    // The normal player takes too long to be played on with.
    const MODEL: &'static dyn Bot<Self> = &board_game::Brisk::TUNED;

    fn by_numbers(numbers: &[f32]) -> Option<Player<Self>> {
        let numbers = numbers.try_into().ok()?;
        Some(Box::new(board_game::Brisk::from_numbers(numbers)))
    }

    fn other(name: &str) -> Option<Player<Self>> {
        match name {
            "baseline" => Some(Box::new(board_game::Computer)),
            "brisk" => Some(Box::new(board_game::Brisk::TUNED)),
            "cautious" => Some(Box::new(board_game::Cautious)),
            _ => Some(Box::new(board_game::Strong {
                percent: percent(name)?,
            })),
        }
    }
}
