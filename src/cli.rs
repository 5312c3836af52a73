//! The command line: what can be asked of the program, by flags and by the environment.

mod files;
mod health;
mod logs;
mod ratings;
mod run;
mod sandbox;
mod upkeep;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Where the bot keeps its matches unless it is told otherwise.
const DATABASE: &str = "lostcities.db";

/// Plays Reiner Knizia's Lost Cities games on Discord.
///
/// Without a subcommand the bot connects to Discord with the token in `DISCORD_TOKEN`. No token yet? Try
/// `lostcities sandbox`.
#[derive(Parser, Debug)]
#[command(name = "lostcities", version, args_conflicts_with_subcommands = false)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    bot: BotArgs,
    #[command(flatten)]
    common: CommonArgs,
}

/// What every subcommand understands.
#[derive(Args, Debug)]
struct CommonArgs {
    /// The file that keeps the matches.
    ///
    /// The bot itself uses `lostcities.db` in the current folder unless told otherwise, the sandbox a temporary file.
    #[arg(long, env = "DATABASE_URL", value_name = "PATH", value_parser = database, global = true)]
    database: Option<PathBuf>,
    /// Where to serve `/health`, `/ready` and `/metrics` (for Prometheus), for instance 127.0.0.1:9100; nowhere if not
    /// given.
    #[arg(
        long,
        env = "LOSTCITIES_METRICS",
        value_name = "ADDRESS",
        global = true
    )]
    metrics: Option<SocketAddr>,
    /// How log lines are written.
    #[arg(
        long,
        env = "LOSTCITIES_LOG_FORMAT",
        default_value = "human",
        global = true
    )]
    log_format: LogFormat,
    /// Which log lines are written, for instance `info` or `lostcities=debug,warn`.
    #[arg(
        long,
        env = "RUST_LOG",
        value_name = "FILTER",
        default_value = "info,serenity=warn",
        global = true
    )]
    log: String,
}

/// What the bot needs to reach Discord.
#[derive(Args, Debug)]
struct BotArgs {
    /// The token of the bot, from Discord's developer portal.
    #[arg(
        long,
        env = "DISCORD_TOKEN",
        hide_env_values = true,
        value_name = "TOKEN",
        global = true
    )]
    token: Option<String>,
    /// Another Discord than the real one: the address of a sandbox.
    #[arg(long, env = "LOSTCITIES_DISCORD", value_name = "URL", global = true)]
    discord: Option<String>,
    /// Say whether the bot could start, and stop.
    #[arg(long)]
    check: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play without Discord: a small Discord of your own, in the browser, with the bot in it.
    Sandbox(sandbox::SandboxArgs),
    /// Register the commands with Discord and stop. The bot does the same whenever it starts.
    Register,
    /// List the stored matches, one JSON object a line.
    Matches,
    /// Write a finished match as a match file.
    Export(files::ExportArgs),
    /// Replay match files, draw their cards again, and say what is wrong with them.
    Verify(files::VerifyArgs),
    /// Play matches between computer players and write them as match files.
    Simulate(files::SimulateArgs),
    /// Write a copy of the database, while the bot goes on.
    Backup(upkeep::BackupArgs),
    /// Replay every stored match and say which do not; for use before an upgrade, with the new version.
    Check,
    /// Everything about ratings that can be asked of the database.
    Ratings(ratings::RatingsArgs),
    /// Ask a running bot whether it is connected to Discord and its database answers.
    Health(health::HealthArgs),
}

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    /// For reading.
    Human,
    /// One JSON object a line.
    Json,
}

/// Does what the command line asks.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    logs::start(cli.common.log_format, &cli.common.log);
    let done = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(anyhow::Error::from)
        .and_then(|runtime| runtime.block_on(dispatch(cli)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            logs::complain(&error);
            ExitCode::FAILURE
        }
    }
}

async fn dispatch(cli: Cli) -> anyhow::Result<()> {
    match cli.command {
        None if cli.bot.check => run::check(run::config(cli.bot, cli.common)?).await,
        None => run::bot(run::config(cli.bot, cli.common)?).await,
        Some(Command::Register) => {
            crate::discord::register(&run::config(cli.bot, cli.common)?).await
        }
        Some(Command::Matches) => files::matches(cli.common.database).await,
        Some(Command::Export(args)) => files::export(args, cli.common.database).await,
        Some(Command::Verify(args)) => files::verify(&args),
        Some(Command::Simulate(args)) => files::simulate(args),
        Some(Command::Backup(args)) => upkeep::backup(args, cli.common.database).await,
        Some(Command::Check) => upkeep::check(cli.common.database).await,
        Some(Command::Ratings(args)) => ratings::run(&args, cli.common.database).await,
        Some(Command::Health(args)) => health::ask(&args, cli.common.metrics).await,
        Some(Command::Sandbox(args)) => {
            sandbox::run(args, cli.common.database, cli.common.metrics).await
        }
    }
}

/// A path, or the same written as an address: `sqlite:matches.db`, `sqlite://matches.db`.
#[expect(
    clippy::unnecessary_wraps,
    reason = "clap wants a parser that may fail"
)]
fn database(text: &str) -> Result<PathBuf, String> {
    let path = text.strip_prefix("sqlite:").unwrap_or(text);
    let path = path.strip_prefix("//").unwrap_or(path);
    Ok(PathBuf::from(path.split('?').next().unwrap_or(path)))
}
