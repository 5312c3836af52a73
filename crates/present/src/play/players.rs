//! Computer players of a match, whatever its game.

use std::str::FromStr;

use thiserror::Error;

use super::{MatchRules, Playing};
use crate::Present;
use lostcities_rules::kernel::{GameRng, Seat, Seed, Step};

/// The computer players of a match.
pub trait MatchPlayers {
    /// Plays on until the match is over, every seat by its player; chance comes from `seed`, and so do the players' whims.
    ///
    /// # Panics
    /// If there is no player for a seat that is to act, or the game does not have it ([`MatchPlayers::has_player`]).
    fn play_out(&mut self, seed: &Seed, players: &[Player]);

    /// Whether the game has this player.
    fn has_player(&self, player: Player) -> bool;

    /// What a computer player in `seat` would do, in wire form; `None` if it is not its turn.
    fn advice(&self, seat: Seat, rng: &mut GameRng) -> Option<String>;
}

/// Who makes the decisions of a seat in [`MatchPlayers::play_out`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action, each as likely as any other.
    Random,
    /// The computer player of the game.
    Computer,
    /// A simple player to measure the computer player by, where the game has one.
    Greedy,
    /// A stronger player than the computer player, where the game has one.
    Strong,
}

impl Player {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Random, Self::Computer, Self::Greedy, Self::Strong];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Computer => "computer",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
        }
    }
}

/// The text is not the name of a player.
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
                player @ (Player::Computer | Player::Greedy | Player::Strong) => {
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

    fn advice(&self, seat: Seat, rng: &mut GameRng) -> Option<String> {
        let action = self.choose(self.bot, seat, rng, &mut Vec::new())?;
        Some(action.to_string())
    }
}
