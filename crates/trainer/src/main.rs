//! Trains the strong player of the card game: it imitates the rule player first, and then plays against itself.
//! docs/TRAINING.md says how it is used and what came of it.

mod adam;
mod baseline;
mod checkpoint;
mod contestants;
mod critic;
mod curve;
mod duel;
mod figures;
mod imitate;
mod kernels;
mod learn;
mod measured;
mod options;
mod play;
mod policy;
mod respond;
mod reviews;
mod round;
mod styles;
#[cfg(test)]
mod tests;
mod train;
mod trunk;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Parser;
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use measured::Shape;

#[derive(Parser)]
enum Command {
    /// Trains, or goes on training.
    Train(options::Options),
    /// Writes the net that plays from the weights of a policy.
    Export {
        /// Weights as training writes them.
        policy: PathBuf,
        /// The file of the net.
        net: PathBuf,
    },
    /// Compares two players of any game: one of the first among others of the second, on every seat of every deal.
    Duel {
        /// `classic`, `rivals`, `roll-write` or `board-game`.
        game: String,
        /// `easy`, `normal`, `strong`, `baseline`, or another player that the game has.
        first: String,
        second: String,
        #[arg(long, default_value_t = 2)]
        seats: u8,
        /// Rounds a match, of the card game (usually one here) or the board game (usually three).
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=3))]
        rounds: Option<u8>,
        #[arg(long, default_value_t = 100)]
        deals: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Plays the duels of the first table of docs/TRAINING.md, a line each.
    Figures {
        /// Of this game alone.
        #[arg(long)]
        game: Option<String>,
        /// How many of a hundred deals of each.
        #[arg(long, default_value_t = 100)]
        percent: u64,
        #[arg(long, default_value_t = 21)]
        seed: u64,
    },
    /// Duels of each level with the one below, over single rounds, in every game.
    Levels {
        #[arg(long, default_value_t = 100)]
        deals: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Reviews matches of every game and number of seats, and prints how long that takes; or what reviews say of players whose
    /// strength is known.
    Reviews {
        /// The second, for this game.
        #[arg(long)]
        laws: Option<String>,
        /// Matches of each.
        #[arg(long, default_value_t = 4)]
        matches: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Looks for a rule of opening auctions in Rivals that wins against a player.
    Respond {
        against: String,
        #[arg(long, default_value_t = 2)]
        seats: u8,
        #[arg(long, default_value_t = 100)]
        deals: u64,
        /// On how many other deals the best three play again; as many as `deals` if not given.
        #[arg(long)]
        again: Option<u64>,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> Result<()> {
    match Command::parse() {
        Command::Train(options) => train::run(&options),
        Command::Export { policy, net } => {
            let weights = checkpoint::load_policy(&policy)?;
            fs::write(&net, policy::rounded(&weights).to_bytes())?;
            Ok(())
        }
        Command::Duel {
            game,
            first,
            second,
            seats,
            rounds,
            deals,
            seed,
        } => {
            let shape = Shape {
                n_seats: seats,
                n_rounds: rounds,
            };
            let result = contestants::duel(&game, [&first, &second], shape, deals, seed)?;
            writeln!(std::io::stdout(), "{result}")?;
            Ok(())
        }
        Command::Figures {
            game,
            percent,
            seed,
        } => figures::duels(&mut std::io::stdout(), game.as_deref(), percent, seed),
        Command::Levels { deals, seed } => figures::levels(&mut std::io::stdout(), deals, seed),
        Command::Reviews {
            laws: None,
            matches,
            seed,
        } => reviews::run(&mut std::io::stdout(), matches, seed),
        Command::Reviews {
            laws: Some(game),
            matches,
            seed,
        } => {
            let shape = Shape {
                n_rounds: Some(1),
                ..Shape::usual(2)
            };
            match game.as_str() {
                "classic" => reviews::laws::<Classic>(shape, matches, seed),
                "rivals" => reviews::laws::<Rivals>(shape, matches, seed),
                "roll-write" => reviews::laws::<RollWrite>(shape, matches, seed),
                "board-game" => reviews::laws::<BoardGame>(shape, matches, seed),
                _ => bail!("there is no game {game}"),
            }
        }
        Command::Respond {
            against,
            seats,
            deals,
            again,
            seed,
        } => respond::run(&against, seats, [deals, again.unwrap_or(deals)], seed),
    }
}
