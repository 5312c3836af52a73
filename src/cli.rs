//! The command line: what can be asked of the program, by flags and by the environment.

mod address;
mod arena;
mod copy;
mod environment;
mod events;
mod files;
mod health;
mod lcp;
mod logs;
mod ratings;
mod run;
mod sandbox;
mod setup_flags;
mod upkeep;

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, anyhow};
use clap::{Args, Parser, Subcommand, ValueEnum};

use address::address;
use environment::Variables;
use run::{Signal, told_to_stop};

use crate::games::values::Values;
use crate::service::PublicKey;
use crate::store::Location;

/// Where the bot keeps its matches unless it is told otherwise.
const DATABASE: &str = "lostcities.db";

/// Which log lines are written unless others are asked for.
const LOG: &str = "info,serenity=warn";

/// Plays Reiner Knizia's Lost Cities games on Discord.
///
/// Without a subcommand the bot plays on Discord with the token in `DISCORD_TOKEN`. No token yet? Try
/// `lostcities sandbox`.
#[derive(Parser, Debug)]
#[command(name = "lostcities", version = version(), args_conflicts_with_subcommands = false)]
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
    /// The file that keeps the matches, or the address of a database of PostgreSQL as in `postgres://USER:PASSWORD@HOST/NAME`
    /// (environment: `DATABASE_URL`).
    ///
    /// The bot itself uses `lostcities.db` in the current folder unless told otherwise. The sandbox uses a temporary
    /// file unless this flag names one; it never uses `DATABASE_URL`.
    #[arg(long, value_name = "PATH", value_parser = database, global = true)]
    database: Option<Location>,
    /// Where to serve `/health`, `/ready` and `/metrics` (for Prometheus), for instance 127.0.0.1:9100; nowhere if not
    /// given (environment: `LOSTCITIES_METRICS`).
    #[arg(long, value_name = "ADDRESS", value_parser = address, global = true)]
    metrics: Option<SocketAddr>,
    /// A file that corrects printed values; new matches have those of the last, if there are several, and older ones theirs
    /// (environment: `LOSTCITIES_VALUES`).
    #[arg(long, value_name = "FILE", global = true)]
    values: Vec<PathBuf>,
    /// How log lines are written; `human` if not given (environment: `LOSTCITIES_LOG_FORMAT`).
    #[arg(long, global = true)]
    log_format: Option<LogFormat>,
    /// Which log lines are written, for instance `info` or `lostcities=debug,warn`; `info,serenity=warn` if not given
    /// (environment: `RUST_LOG`).
    #[arg(long, value_name = "FILTER", global = true)]
    log: Option<String>,
}

/// What the bot needs to reach Discord.
#[derive(Args, Debug)]
struct BotArgs {
    /// The token of the bot, from Discord's developer portal (environment: `DISCORD_TOKEN`, or
    /// `DISCORD_TOKEN_FILE` for a file that holds it).
    #[arg(long, value_name = "TOKEN", global = true)]
    token: Option<String>,
    /// Another Discord than the real one: the address of a sandbox (environment: `LOSTCITIES_DISCORD`).
    #[arg(long, value_name = "URL", global = true)]
    discord: Option<String>,
    /// Where to take Discord's interactions over HTTP, for instance 127.0.0.1:9000, behind a proxy that encrypts; without it
    /// the bot connects to Discord's gateway (environment: `LOSTCITIES_INTERACTIONS`).
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    interactions: Option<SocketAddr>,
    /// How many connections there may come from one address; as many as in all if not given, since a proxy has one address
    /// (environment: `LOSTCITIES_CONNECTIONS_PER_ADDRESS`).
    #[arg(long, value_name = "N")]
    connections_per_address: Option<NonZeroUsize>,
    /// The public key of the application, from Discord's developer portal, which interactions over HTTP are verified with
    /// (environment: `LOSTCITIES_PUBLIC_KEY`).
    #[arg(long, value_name = "HEX")]
    public_key: Option<PublicKey>,
    /// How many clicks and commands of one person are answered a second, four times as many at once; 5 if not given, 0 for all
    /// of them (environment: `LOSTCITIES_CLICKS_PER_SECOND`).
    #[arg(long, value_name = "NUMBER")]
    clicks_per_second: Option<u32>,
    /// How many requests with the bot's token are sent a second by all processes together; 45 if not given. Only a bot that Discord
    /// has given more than fifty may have more (environment: `LOSTCITIES_REQUESTS_PER_SECOND`).
    #[arg(long, value_name = "NUMBER")]
    requests_per_second: Option<NonZeroU32>,
    /// Check that the bot could start, and exit.
    #[arg(long)]
    check: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play without Discord: a small Discord of your own, in the browser, with the bot in it.
    Sandbox(sandbox::SandboxArgs),
    /// Register the commands with Discord, upload the emojis that it lacks, and stop. The bot does the same whenever it starts.
    Register,
    /// List the stored matches, one JSON object a line.
    Matches,
    /// Write a finished match as a match file.
    Export(files::ExportArgs),
    /// Replay match files, draw their cards again and report what is wrong.
    Verify(files::VerifyArgs),
    /// Play matches between computer players and write them as match files.
    Simulate(files::SimulateArgs),
    /// Play against other programs: LCP-2, or LCP-1 of the card game, on standard input and output.
    Lcp(lcp::LcpArgs),
    /// Let two programs that speak LCP play against each other, with the same deals from every seat.
    Arena(arena::ArenaArgs),
    /// Write a copy of the database, while the bot goes on.
    Backup(upkeep::BackupArgs),
    /// Copy everything into another database, from a file to PostgreSQL or back, and compare both; stop the bot first.
    Copy(copy::CopyArgs),
    /// Replay every stored match and list those that fail; run the new version's before an upgrade.
    Check,
    /// Say what the next sweep would do with seasons and evenings.
    Events(events::EventsArgs),
    /// Maintain ratings.
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

impl Cli {
    /// Takes from the environment what the command line does not say.
    fn with_environment(mut self, environment: &Variables<'_>) -> anyhow::Result<Self> {
        fn fill<T>(
            value: &mut Option<T>,
            read: impl FnOnce() -> anyhow::Result<Option<T>>,
        ) -> anyhow::Result<()> {
            if value.is_none() {
                *value = read()?;
            }
            Ok(())
        }
        fill(&mut self.bot.token, || environment.secret("DISCORD_TOKEN"))?;
        fill(&mut self.bot.discord, || {
            environment.text("LOSTCITIES_DISCORD")
        })?;
        fill(&mut self.bot.interactions, || {
            let kind = "an address like 127.0.0.1:9000";
            environment.parsed("LOSTCITIES_INTERACTIONS", kind, address)
        })?;
        fill(&mut self.bot.connections_per_address, || {
            environment.parsed(
                "LOSTCITIES_CONNECTIONS_PER_ADDRESS",
                "a number like 8",
                str::parse,
            )
        })?;
        fill(&mut self.bot.public_key, || {
            let kind = "64 hexadecimal digits";
            environment.parsed("LOSTCITIES_PUBLIC_KEY", kind, str::parse)
        })?;
        fill(&mut self.bot.clicks_per_second, || {
            environment.parsed("LOSTCITIES_CLICKS_PER_SECOND", "a number", str::parse)
        })?;
        fill(&mut self.bot.requests_per_second, || {
            let kind = "a number above 0";
            environment.parsed("LOSTCITIES_REQUESTS_PER_SECOND", kind, str::parse)
        })?;
        let common = &mut self.common;
        fill(&mut common.metrics, || {
            let kind = "an address like 127.0.0.1:9100";
            environment.parsed("LOSTCITIES_METRICS", kind, address)
        })?;
        if common.values.is_empty()
            && let Some(paths) = environment.text("LOSTCITIES_VALUES")?
        {
            common.values = std::env::split_paths(&paths).collect();
        }
        fill(&mut common.log, || environment.text("RUST_LOG"))?;
        fill(&mut common.log_format, || {
            let text = environment.text("LOSTCITIES_LOG_FORMAT")?;
            text.map(|text| {
                LogFormat::from_str(&text, true).map_err(|_| {
                    anyhow!("LOSTCITIES_LOG_FORMAT must be human or json, not {text:?}")
                })
            })
            .transpose()
        })?;
        if let Some(Command::Sandbox(args)) = &mut self.command {
            // The database of the environment is the bot's.
            args.fill(environment)?;
        } else {
            fill(&mut common.database, || {
                let text = environment.text("DATABASE_URL")?;
                text.map(|text| database(&text).map_err(anyhow::Error::msg))
                    .transpose()
            })?;
        }
        Ok(self)
    }
}

/// Corrects the printed values by these files.
fn correct(files: &[PathBuf]) -> anyhow::Result<()> {
    let read = |file: &PathBuf| {
        let text = std::fs::read_to_string(file);
        text.with_context(|| format!("cannot read {}", file.display()))
    };
    let corrections: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
    Ok(Values::correct(&corrections)?)
}

/// The version, with the commit if the build was told it.
fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("LOSTCITIES_COMMIT") {
        Some(commit) if !commit.is_empty() => format!("{version} ({commit})"),
        Some(_) | None => version.to_owned(),
    }
}

/// Does what the command line asks.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let cli = match cli.with_environment(&Variables::new(&|name| std::env::var_os(name))) {
        Ok(cli) => cli,
        Err(error) => {
            logs::complain(&error);
            return ExitCode::from(2);
        }
    };
    let format = cli.common.log_format.unwrap_or(LogFormat::Human);
    let log = cli.common.log.as_deref().unwrap_or(LOG);
    if let Err(error) = correct(&cli.common.values).and_then(|()| logs::start(format, log)) {
        logs::complain(&error);
        return ExitCode::from(2);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => {
            logs::complain(&error.into());
            return ExitCode::FAILURE;
        }
    };
    let done = runtime.block_on(until_told_to_stop(cli));
    // What was cut short is not waited for.
    runtime.shutdown_background();
    match done {
        Ok(None) => ExitCode::SUCCESS,
        Ok(Some(signal)) => ExitCode::from(signal.exit_code()),
        Err(error) => {
            logs::complain(&error);
            ExitCode::FAILURE
        }
    }
}

/// Does what the command line asks, or is cut short by a signal: process 1 of a container is only ended by those that it
/// handles. The bot and the sandbox finish first what is under way.
async fn until_told_to_stop(cli: Cli) -> anyhow::Result<Option<Signal>> {
    let finishes = match &cli.command {
        None => !cli.bot.check,
        Some(command) => matches!(command, Command::Sandbox(_)),
    };
    if finishes {
        dispatch(cli).await?;
        return Ok(None);
    }
    tokio::select! {
        done = dispatch(cli) => done.map(|()| None),
        signal = told_to_stop() => Ok(Some(signal)),
    }
}

async fn dispatch(cli: Cli) -> anyhow::Result<()> {
    match cli.command {
        None if cli.bot.check => run::check(run::config(cli.bot, cli.common)?).await,
        None => run::bot(run::config(cli.bot, cli.common)?).await,
        Some(Command::Register) => {
            crate::service::register(&run::config(cli.bot, cli.common)?).await
        }
        Some(Command::Matches) => files::matches(cli.common.database).await,
        Some(Command::Export(args)) => files::export(args, cli.common.database).await,
        Some(Command::Verify(args)) => aside(move || files::verify(&args)).await,
        Some(Command::Simulate(args)) => aside(move || files::simulate(args)).await,
        Some(Command::Arena(args)) => arena::run(args, &cli.common.values).await,
        Some(Command::Lcp(args)) => aside(move || lcp::run(&args)).await,
        Some(Command::Backup(args)) => upkeep::backup(args, cli.common.database).await,
        Some(Command::Copy(args)) => copy::copy(args, cli.common.database).await,
        Some(Command::Check) => upkeep::check(cli.common.database).await,
        Some(Command::Events(args)) => events::run(args, cli.common.database).await,
        Some(Command::Ratings(args)) => ratings::run(&args, cli.common.database).await,
        Some(Command::Health(args)) => health::ask(&args, cli.common.metrics).await,
        Some(Command::Sandbox(args)) => {
            sandbox::run(args, cli.common.database, cli.common.metrics).await
        }
    }
}

/// Computes beside the thread that listens for signals.
async fn aside(work: impl FnOnce() -> anyhow::Result<()> + Send + 'static) -> anyhow::Result<()> {
    tokio::task::spawn_blocking(work)
        .await
        .context("the computation ended unexpectedly")?
}

/// The address of a server, a path, or a path written as an address: `sqlite:matches.db`, `sqlite://matches.db`. Another address is
/// refused, and not said: it may hold a password.
fn database(text: &str) -> Result<Location, String> {
    let path = text.strip_prefix("sqlite:").unwrap_or(text);
    let path = path.strip_prefix("//").unwrap_or(path);
    match (Location::of(text), path.split_once("://")) {
        (server @ Location::Server(_), _) => Ok(server),
        (_, Some((scheme, _))) if scheme.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
            Err(format!(
                "a database is a file, or its address begins with postgres://, not with {scheme}://"
            ))
        }
        _ => Ok(PathBuf::from(path.split('?').next().unwrap_or(path)).into()),
    }
}

/// Where the bot keeps its matches unless it is told otherwise.
fn usual() -> Location {
    PathBuf::from(DATABASE).into()
}

/// Creates a folder of a new name for temporary files, which its owner alone may look into.
fn scratch_folder(purpose: &str) -> anyhow::Result<PathBuf> {
    // In a container every process may have the same number, and a folder may be left from one that was killed.
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
    let name = format!("lostcities-{purpose}-{}-{now}", std::process::id());
    let path = std::env::temp_dir().join(name);
    let mut folder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder
        .create(&path)
        .with_context(|| format!("cannot create {}", path.display()))?;
    Ok(path)
}
