//! Trains the strong player of the card game: it imitates the rule player first, and then plays against itself.
//! docs/TRAINING.md says how it is used and what came of it.

mod adam;
mod baseline;
mod checkpoint;
mod critic;
mod curve;
mod evaluate;
mod imitate;
mod kernels;
mod learn;
mod play;
mod policy;
mod round;
#[cfg(test)]
mod tests;
mod train;
mod trunk;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Parser;
use evaluate::Player;
use lostcities_players::classic::Computer;
use lostcities_players::classic::strong::Net;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::kernel::Bot;

#[derive(Parser)]
enum Command {
    /// Trains, or goes on training.
    Train(train::Options),
    /// Writes the net that plays from the weights of a policy.
    Export {
        /// Weights as training writes them.
        policy: PathBuf,
        /// The file of the net.
        net: PathBuf,
    },
    /// Compares two players over deals that each is played from both seats.
    Compare {
        /// A file of weights, `computer` or `baseline`.
        first: String,
        second: String,
        #[arg(long, default_value_t = 1000)]
        deals: u64,
        #[arg(long, default_value_t = 5)]
        colours: u8,
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
    }
}

/// Somebody who was named on the command line.
enum Contestant {
    Bot(&'static dyn Bot<Classic>),
    Policy(Vec<f32>),
    Net(Net),
}

impl Contestant {
    /// A rule player by its name, a net (`.net`) or the weights of a policy by its path.
    fn read(name: &str) -> Result<Self> {
        let path = Path::new(name);
        Ok(match name {
            "computer" => Self::Bot(&Computer),
            "baseline" => Self::Bot(&baseline::Baseline),
            _ if path.extension().is_some_and(|extension| extension == "net") => {
                Self::Net(Net::read(&fs::read(path)?)?)
            }
            _ => Self::Policy(checkpoint::load_policy(path)?),
        })
    }

    fn player(&self) -> Player<'_> {
        match self {
            Self::Bot(bot) => Player::Bot(*bot),
            Self::Policy(weights) => Player::Policy(weights),
            Self::Net(net) => Player::Net(net),
        }
    }
}
