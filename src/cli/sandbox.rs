//! `lostcities sandbox`: the unchanged bot on a small Discord on this machine.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use tracing::{info, warn};

use super::address::address_with;
use super::environment::Variables;
use super::run::{Signal, told_to_stop};
use super::{logs, scratch_folder};
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::sandbox::{Greeting, Options, SHORT_TOKEN, Sandbox, Skipped, Starter, TOKEN, script};
use crate::service::{self, Config, DiscordEndpoint};
use crate::store::{DatabaseLock, Location};
use crate::table::{Environment, System};

/// Where it listens unless it is told otherwise.
const LOOPBACK: &str = "127.0.0.1";

/// How the sandbox is to be started.
#[derive(Args, Debug)]
pub struct SandboxArgs {
    /// The port, unless `--listen` names one.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Seeds what the sandbox draws for itself.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Run a script of commands and clicks, say what everybody saw, and stop.
    #[arg(long, value_name = "SCRIPT")]
    once: Option<PathBuf>,
    /// Serve the fake Discord alone, for a bot that is started apart.
    #[arg(long)]
    no_bot: bool,
    /// Where that bot takes interactions over HTTP, signed; if given several times, each interaction goes to the next one in
    /// turn. Without it they come by the gateway.
    #[arg(long, value_name = "URL", requires = "no_bot")]
    interactions: Vec<String>,
    /// Send each interaction to all of these at once, as to two bots with one token.
    #[arg(long, requires = "interactions")]
    twins: bool,
    /// How many hostile clients that bot has to bear: half of them send heads of requests there without an end, half of them
    /// bodies.
    #[arg(long, value_name = "N", requires = "interactions", default_value_t = 0)]
    hostile: usize,
    /// Where to listen; 127.0.0.1 if not given. 0.0.0.0 is for a container whose port is published: everybody who
    /// reaches it can use it (environment: `LOSTCITIES_SANDBOX_LISTEN`).
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
}

impl SandboxArgs {
    /// Takes from the environment what the command line does not say.
    pub fn fill(&mut self, environment: &Variables<'_>) -> anyhow::Result<()> {
        if self.listen.is_none() {
            self.listen = environment.text("LOSTCITIES_SANDBOX_LISTEN")?;
        }
        Ok(())
    }

    fn address(&self) -> anyhow::Result<SocketAddr> {
        let listen = self.listen.as_deref().unwrap_or(LOOPBACK);
        address_with(listen, self.port)
            .map_err(|error| anyhow!("cannot listen at {listen:?}: {error}"))
    }
}

/// Serves the page and plays until Ctrl-C, or until the script ends.
pub async fn run(
    args: SandboxArgs,
    database: Option<Location>,
    metrics: Option<SocketAddr>,
) -> anyhow::Result<()> {
    let mut stop = std::pin::pin!(told_to_stop());
    let address = args.address()?;
    let home = Home::new(database)?;
    if !args.no_bot {
        // Said before the world's file is written, which belongs to the sandbox that holds the lock.
        drop(DatabaseLock::acquire(&home.database)?);
    }
    let options = Options {
        listen: Some(address.ip()),
        port: address.port(),
        world: Some(home.world()),
        seed: args.seed,
        greeting: Some(greeting()),
        interactions: args.interactions.clone(),
        twins: args.twins,
        ..Options::default()
    };
    let sandbox = Sandbox::start(options).await?;
    if !address.ip().is_loopback() {
        warn!(
            "everybody who reaches port {} of this machine or container can act as every player; publish it to \
             127.0.0.1 only",
            sandbox.address().port()
        );
    }
    logs::say(&sandbox.page());
    if args.no_bot {
        return serve_alone(&args, sandbox, &mut stop).await;
    }
    logs::say(
        "Open this address and choose who you are; in a second window be someone else. Stop with Ctrl-C.",
    );
    let config = Config {
        token: TOKEN.to_owned(),
        database: home.database.clone().into(),
        discord: Some(DiscordEndpoint {
            api: sandbox.api(),
            gateway: sandbox.ws_url(),
        }),
        metrics,
        interactions: None,
        // Who plays alone on this machine may be as fast as a script.
        clicks_a_second: None,
        requests_a_second: None,
    };
    let mut bot = tokio::select! {
        started = service::start_at(config, Arc::new(SandboxTime(sandbox.skipped()))) => started?,
        _ = &mut stop => return Ok(sandbox.stop().await?),
    };
    let played = async {
        match &args.once {
            Some(script) => play(&sandbox, script).await,
            None => bot.ended().await,
        }
    };
    let done = tokio::select! {
        done = played => done,
        _ = stop => Ok(()),
    };
    info!("stopping after the answers under way");
    bot.stop().await;
    sandbox.stop().await?;
    done
}

/// Serves without a bot until told to stop, or until the script ends.
async fn serve_alone(
    args: &SandboxArgs,
    sandbox: Sandbox,
    stop: impl Future<Output = Signal>,
) -> anyhow::Result<()> {
    logs::say(&format!(
        "Start a bot with `lostcities --discord {} --token {SHORT_TOKEN}`; over HTTP, with --interactions and this key:",
        sandbox.api()
    ));
    logs::say(&format!("Public key: {}", sandbox.public_key()));
    let _hostile = sandbox.hostile(args.hostile.div_ceil(2), args.hostile / 2);
    let played = async {
        match &args.once {
            Some(script) => play(&sandbox, script).await,
            None => std::future::pending().await,
        }
    };
    let done = tokio::select! {
        done = played => done,
        _ = stop => Ok(()),
    };
    sandbox.stop().await?;
    done
}

/// What an empty channel offers who does not know a command yet.
fn greeting() -> Greeting {
    let starters = GameKind::ALL.map(|game| Starter {
        label: match game {
            GameKind::Classic => "Lost Cities",
            GameKind::RollWrite => "Roll & Write",
            GameKind::Rivals => "Rivals",
            GameKind::BoardGame => "Board Game",
        }
        .to_owned(),
        command: format!("/lostcities solo game:{game}"),
    });
    let daily = Starter {
        label: "Daily Cards".to_owned(),
        command: "/lostcities daily game:Lost Cities".to_owned(),
    };
    Greeting {
        text: "Play against the computer:".to_owned(),
        starters: starters.into_iter().chain([daily]).collect(),
    }
}

async fn play(sandbox: &Sandbox, script: &Path) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(script)
        .with_context(|| format!("cannot read {}", script.display()))?;
    sandbox.wait_ready().await;
    script::run(sandbox, &text, logs::say).await?;
    Ok(())
}

/// The time of the sandbox, so that what is skipped there passes for the bot, too.
struct SandboxTime(Skipped);

impl Environment for SandboxTime {
    fn now(&self) -> Timestamp {
        System.now().after(self.skipped())
    }

    fn skipped(&self) -> Duration {
        self.0.time()
    }

    fn entropy(&self) -> [u8; 32] {
        System.entropy()
    }
}

/// Where the sandbox keeps its files. Without `--database` they are deleted at the end.
struct Home {
    database: PathBuf,
    temporary: Option<PathBuf>,
}

impl Home {
    fn new(database: Option<Location>) -> anyhow::Result<Self> {
        match database {
            Some(Location::File(database)) => {
                return Ok(Self {
                    database,
                    temporary: None,
                });
            }
            Some(server) => bail!("the sandbox keeps its matches in a file, not in {server}"),
            None => {}
        }
        let folder = scratch_folder("sandbox")?;
        Ok(Self {
            database: folder.join("matches.db"),
            temporary: Some(folder),
        })
    }

    /// The world is beside the bot's own data.
    fn world(&self) -> PathBuf {
        let mut path = self.database.clone().into_os_string();
        path.push(".sandbox");
        path.into()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(folder) = &self.temporary {
            // What cannot be removed is a temporary file like any other.
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
