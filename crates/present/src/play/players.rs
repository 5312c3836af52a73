//! Computer players of a match, of any game.

use std::str::FromStr;

use thiserror::Error;

use super::{MatchRules, Playing};
use crate::Present;
use lostcities_rules::kernel::{GameRng, Level, Seat, Seed, Step};

pub trait MatchPlayers {
    /// Plays on until the match is over, every seat by its player; chance comes from `seed`, and so do the players' whims.
    ///
    /// # Panics
    /// If there is no player for a seat that is to act, or the game does not have it ([`MatchPlayers::has_player`]).
    fn play_out(&mut self, seed: &Seed, players: &[Player]);

    fn has_player(&self, player: Player) -> bool;

    /// What a computer player of this level in `seat` would do, in wire form; `None` if it is not its turn.
    fn advice(&self, seat: Seat, level: Level, rng: &mut GameRng) -> Option<String>;

    /// The same without looking ahead, where nobody is to wait for it, and without slips.
    fn advice_in_haste(&self, seat: Seat, level: Level, rng: &mut GameRng) -> Option<String>;

    /// Whether a computer player of this level looks ahead, so that its advice may take a hundred milliseconds.
    fn looks_ahead(&self, level: Level) -> bool;
}

/// Who makes the decisions of a seat in [`MatchPlayers::play_out`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    Random,
    Computer(Level),
    /// The computer player of the normal level, which neither looks ahead nor slips: for many matches.
    Quick,
    /// A simple player to measure the computer players by, where the game has one.
    Greedy,
}

impl Player {
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Greedy,
        Self::Quick,
        Self::Computer(Level::Easy),
        Self::Computer(Level::Casual),
        Self::Computer(Level::Fair),
        Self::Computer(Level::Normal),
        Self::Computer(Level::Strong),
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Computer(level) => level.slug(),
            // The word from before there were levels.
            Self::Quick => "computer",
            Self::Greedy => "greedy",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no player {0:?}")]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|player| player.name() == text)
            .ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

impl<G: Present> MatchPlayers for Playing<G> {
    fn play_out(&mut self, seed: &Seed, players: &[Player]) {
        let mut whims = seed.whims();
        let mut actions = Vec::new();
        loop {
            self.draw_due_chance(seed);
            let Some(seat) = self.game.turn().seats().iter().next() else {
                return;
            };
            let action = match players[seat.index()] {
                Player::Random => self.game.random_action(seat, &mut whims, &mut actions),
                player @ (Player::Computer(_) | Player::Quick | Player::Greedy) => {
                    let bot = self
                        .named(player)
                        .expect("only players are named that the game has");
                    self.choose(bot, seat, &mut whims, &mut actions)
                }
            };
            let action = action.expect("a seat in turn has something to do");
            self.step(Step::Act { seat, action })
                .expect("a game accepts what it offered itself");
        }
    }

    fn has_player(&self, player: Player) -> bool {
        player == Player::Random || self.named(player).is_some()
    }

    fn advice(&self, seat: Seat, level: Level, rng: &mut GameRng) -> Option<String> {
        let action = self.choose((self.computer)(level), seat, rng, &mut Vec::new())?;
        Some(action.to_string())
    }

    fn advice_in_haste(&self, seat: Seat, level: Level, rng: &mut GameRng) -> Option<String> {
        let player = (self.computer)(level);
        let player = player.in_haste().unwrap_or(player);
        let action = self.choose(player, seat, rng, &mut Vec::new())?;
        Some(action.to_string())
    }

    fn looks_ahead(&self, level: Level) -> bool {
        (self.computer)(level).looks_ahead()
    }
}
