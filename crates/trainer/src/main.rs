//! Trains the strong player of the card game: it imitates the rule player first, and then plays against itself.
//! docs/TRAINING.md says how it is used and what came of it.

mod adam;
mod baseline;
mod checkpoint;
mod contestants;
mod critic;
mod curve;
mod duel;
mod evaluate;
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
mod tune;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Parser;
use evaluate::Player;
use lostcities_players::classic::Computer;
use lostcities_players::classic::strong::{Ensemble, Net};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::Bot;
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
    /// Compares two players over deals that each is played from both seats.
    Compare {
        /// A file of weights, several nets with `+` between them, `computer` or `baseline`.
        first: String,
        second: String,
        #[arg(long, default_value_t = 1000)]
        deals: u64,
        #[arg(long, default_value_t = 5)]
        colours: u8,
        #[arg(long, default_value_t = 1)]
        seed: u64,
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
    /// Looks for better numbers for the rule players of Rivals and Roll & Write, and for the quick player of the board game.
    Tune {
        /// `rivals`, `roll-write` or `board-game`.
        game: String,
        #[command(flatten)]
        search: tune::Search,
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
        Command::Compare {
            first,
            second,
            deals,
            colours,
            seed,
        } => {
            let [first, second] = [Contestant::read(&first)?, Contestant::read(&second)?];
            let result = evaluate::compare(first.player(), second.player(), deals, colours, seed);
            writeln!(std::io::stdout(), "{result}")?;
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
        Command::Tune { game, search } => match game.as_str() {
            "rivals" => tune::run::<Rivals>(&search),
            "roll-write" => tune::run::<RollWrite>(&search),
            "board-game" => tune::run::<BoardGame>(&search),
            _ => bail!("there is nothing to tune in {game}"),
        },
    }
}

/// Somebody who was named on the command line.
enum Contestant {
    Bot(&'static dyn Bot<Classic>),
    Policy(Vec<f32>),
    Nets(Ensemble),
}

impl Contestant {
    /// A rule player by its name, a net (`.net`) or the weights of a policy by its path, or several nets that decide together by
    /// their paths with `+` between them.
    fn read(name: &str) -> Result<Self> {
        let path = Path::new(name);
        Ok(match name {
            "computer" => Self::Bot(&Computer),
            "baseline" => Self::Bot(&baseline::CLASSIC),
            _ if path.extension().is_some_and(|extension| extension == "net") => {
                let nets = name.split('+').map(|path| Ok(Net::read(&fs::read(path)?)?));
                Self::Nets(Ensemble::new(nets.collect::<Result<_>>()?))
            }
            _ => Self::Policy(checkpoint::load_policy(path)?),
        })
    }

    fn player(&self) -> Player<'_> {
        match self {
            Self::Bot(bot) => Player::Bot(*bot),
            Self::Policy(weights) => Player::Policy(weights),
            Self::Nets(nets) => Player::Nets(nets),
        }
    }
}
