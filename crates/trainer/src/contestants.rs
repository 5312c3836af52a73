//! The players of every game by their names on the command line.

use anyhow::{Result, bail};
use lostcities_players::search::Search;
use lostcities_players::{Level, Random, board_game, classic, rivals, roll_write};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, Game, GameRng};

use crate::baseline;
use crate::duel::{Duel, duel as play};
use crate::measured::{Measured, Shape};

type Player<G> = Box<dyn Bot<G>>;

/// One of the first among others of the second.
///
/// # Errors
/// If the game does not exist, or does not have such a player.
pub fn duel(game: &str, names: [&str; 2], shape: Shape, n_deals: u64, seed: u64) -> Result<Duel> {
    let options = (shape, n_deals, seed);
    match game {
        "classic" => meet(names.map(classic), options),
        "rivals" => meet(names.map(rivals), options),
        "roll-write" => meet(names.map(roll_write), options),
        "board-game" => meet(names.map(board_game), options),
        _ => bail!("there is no game {game}"),
    }
}

fn meet<G: Measured>(
    players: [Option<Player<G>>; 2],
    (shape, n_deals, seed): (Shape, u64, u64),
) -> Result<Duel> {
    let [Some(first), Some(second)] = players else {
        bail!("the game has no such player");
    };
    Ok(play(first.as_ref(), second.as_ref(), shape, n_deals, seed))
}

/// `search=WORLDS,GATE`: looks ahead in so many worlds, and needs so many standard errors to differ from the rule player.
fn search<G: Game>(
    name: &str,
    prior: &'static dyn Bot<G>,
    policy: &'static dyn Bot<G>,
) -> Option<Search<'static, G>> {
    let (n_worlds, gate) = name.strip_prefix("search=")?.split_once(',')?;
    Some(Search {
        prior,
        policy,
        others: &[],
        n_worlds: n_worlds.parse().ok()?,
        gate: gate.parse().ok()?,
    })
}

/// `flat=WORLDS`: knows `model`, whom it meets, and takes the action that does best on average when `model` plays on from it in so
/// many worlds, in every seat. It has no opinion of its own.
fn flat<G: Game>(name: &str, model: &'static dyn Bot<G>) -> Option<Search<'static, G>> {
    Some(Search {
        prior: model,
        policy: model,
        others: &[],
        n_worlds: name.strip_prefix("flat=")?.parse().ok()?,
        gate: 0.0,
    })
}

/// The level of this name.
fn level(name: &str) -> Option<Level> {
    match name {
        "easy" => Some(Level::Easy),
        "normal" => Some(Level::Normal),
        "strong" => Some(Level::Strong),
        _ => None,
    }
}

/// A player that the bot has, by reference.
struct Shipped<G: Game>(&'static dyn Bot<G>);

impl<G: Game> Bot<G> for Shipped<G> {
    fn choose(&self, view: &G::View, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        self.0.choose(view, legal, rng)
    }
}

/// `style=N,N,…`: the rule player with other numbers.
fn style<const N: usize>(name: &str) -> Option<[f32; N]> {
    let numbers = name.strip_prefix("style=")?.split(',');
    let numbers: Option<Vec<f32>> = numbers.map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

fn classic(name: &str) -> Option<Player<Classic>> {
    if let Some(level) = level(name) {
        return Some(Box::new(Shipped(classic::computer(level))));
    }
    // The strong player looks ahead itself, with the last cards.
    if let Some(flat) = flat(name, &classic::strong::Nets::ALL) {
        return Some(Box::new(flat));
    }
    if let Some(search) = search(name, &classic::Computer, &classic::Computer) {
        return Some(Box::new(search));
    }
    Some(match name {
        "computer" => Box::new(classic::Computer),
        "nets" => Box::new(classic::strong::Nets::ALL),
        "baseline" => Box::new(baseline::classic::Baseline),
        "random" => Box::new(Random),
        _ => return None,
    })
}

fn rivals(name: &str) -> Option<Player<Rivals>> {
    if let Some(level) = level(name) {
        return Some(Box::new(Shipped(rivals::computer(level))));
    }
    if let Some(flat) = flat(name, &rivals::Computer) {
        return Some(Box::new(flat));
    }
    if let Some(search) = search(name, &rivals::Computer, &rivals::Computer) {
        return Some(Box::new(search));
    }
    if let Some(numbers) = style(name) {
        return Some(Box::new(rivals::Style::from_numbers(numbers)));
    }
    Some(match name {
        "computer" => Box::new(rivals::Computer),
        "fixed-price" => Box::new(rivals::FixedPrice),
        "baseline" => Box::new(baseline::rivals::Baseline),
        "random" => Box::new(Random),
        _ => return None,
    })
}

fn roll_write(name: &str) -> Option<Player<RollWrite>> {
    if let Some(level) = level(name) {
        return Some(Box::new(Shipped(roll_write::computer(level))));
    }
    if let Some(flat) = flat(name, &roll_write::Computer) {
        return Some(Box::new(flat));
    }
    if let Some(search) = search(name, &roll_write::Computer, &roll_write::Computer) {
        return Some(Box::new(search));
    }
    if let Some(numbers) = style(name) {
        return Some(Box::new(roll_write::Style::from_numbers(numbers)));
    }
    Some(match name {
        "computer" => Box::new(roll_write::Computer),
        "greedy" => Box::new(roll_write::Greedy),
        "baseline" => Box::new(baseline::roll_write::Baseline),
        "random" => Box::new(Random),
        _ => return None,
    })
}

fn board_game(name: &str) -> Option<Player<BoardGame>> {
    if let Some(level) = level(name) {
        return Some(Box::new(Shipped(board_game::computer(level))));
    }
    // The normal player takes too long to be played on with.
    if let Some(flat) = flat(name, &board_game::Brisk::TUNED) {
        return Some(Box::new(flat));
    }
    if let Some(search) = search(name, &board_game::Computer, &board_game::Brisk::TUNED) {
        return Some(Box::new(search));
    }
    if let Some(numbers) = style(name) {
        return Some(Box::new(board_game::Brisk::from_numbers(numbers)));
    }
    Some(match name {
        "computer" | "baseline" => Box::new(board_game::Computer),
        "brisk" => Box::new(board_game::Brisk::TUNED),
        "cautious" => Box::new(board_game::Cautious),
        "random" => Box::new(Random),
        _ => return None,
    })
}
