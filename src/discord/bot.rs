//! Starting the bot and stopping it.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use anyhow::{Context as _, bail};
use poise::FrameworkError;
use serenity::all::{
    ClientBuilder, CommandInteraction, FullEvent, GatewayIntents, Http, HttpBuilder, HttpError,
    Interaction,
};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::Bot;
use super::asker::Asker;
use super::commands::{commands, registration};
use super::ctx::Origin;
use super::gateway::{Gateway, Limits};
use super::health;
use super::pace::Pace;
use super::rest::{DISCORD, Rest};
use crate::present::scene::specimens;
use crate::render::Studio;
use crate::table::{Store, Surroundings, System, TableError, Tables};

/// How long after the start the bot has better things to do than to prepare itself.
const HASTE: Duration = Duration::from_secs(2);

/// How long the bot may take to finish what is under way. Docker kills a container ten seconds after it told it to stop.
const STOPPING: Duration = Duration::from_secs(7);

/// How long the database may take to close.
const CLOSING: Duration = Duration::from_secs(1);

/// How long a shard may be without a session before all of them are connected again; doubled while that does not help.
const LOST: Duration = Duration::from_secs(30);

/// How often that is doubled at most: starting a session counts towards a limit a day.
const MOST_LOSSES: u32 = 4;

/// What the bot needs to know before it starts.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: String,
    /// Where the matches are kept.
    pub database: PathBuf,
    /// A Discord other than the real one: the sandbox.
    pub discord: Option<Elsewhere>,
    /// Where to serve `/health`, `/ready` and `/metrics`, if anywhere; port 0 takes a free one.
    pub metrics: Option<SocketAddr>,
}

/// Where another Discord is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elsewhere {
    /// The address below which `/api/v10` lies.
    pub api: String,
    /// The address of its gateway.
    pub gateway: String,
}

impl fmt::Debug for Config {
    /// Leaves the token out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("database", &self.database)
            .field("discord", &self.discord)
            .field("metrics", &self.metrics)
            .finish_non_exhaustive()
    }
}

/// A bot that is running.
pub struct Running {
    bot: Bot,
    connection: JoinHandle<anyhow::Result<()>>,
    rounds: JoinHandle<()>,
    stop: CancellationToken,
    /// Ends the page for machines, which answers until the bot has stopped.
    page_end: CancellationToken,
    metrics: Option<SocketAddr>,
}

impl Running {
    /// Waits until the connection to Discord ends for good; stop it with [`Running::stop`].
    ///
    /// # Errors
    /// If Discord ended it, for instance because the token is not valid.
    pub async fn ended(&mut self) -> anyhow::Result<()> {
        tokio::select! {
            ended = &mut self.connection => ended.context("the connection to Discord broke")?,
            () = self.bot.rest().revoked() => bail!(
                "Discord does not accept the token any more. Make a new one in the developer portal and set DISCORD_TOKEN."
            ),
        }
    }

    /// Waits until every click so far is answered and the public messages show what came of it.
    pub async fn settled(&self) {
        self.bot.keeper().settled().await;
    }

    /// Makes one of the rounds that are made every few seconds anyway: lets challenges lapse whose time is over, and
    /// catches up with public messages that have fallen behind.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn make_round(&self) -> anyhow::Result<()> {
        Ok(self.bot.make_round(0).await?)
    }

    /// Where `/health`, `/ready` and `/metrics` are served, if anywhere.
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Takes no more clicks, answers those that came, brings public messages up to date, and closes the database; all of
    /// that within eight seconds. What is not shown by then is shown after the next start.
    pub async fn stop(self) {
        self.stop_within(STOPPING).await;
    }

    /// The same within another time.
    pub async fn stop_within(self, time: Duration) {
        self.stop.cancel();
        let page_end = self.page_end.clone().drop_guard();
        let store = self.bot.tables().store().clone();
        if timeout(time, self.finish()).await.is_err() {
            warn!(
                after_s = time.as_secs(),
                "Discord is too slow; what could not be shown is shown after the next start"
            );
        }
        if timeout(CLOSING, store.close()).await.is_err() {
            warn!("the database is still busy; it is left as after a crash, which it survives");
        }
        drop(page_end);
        info!("stopped");
    }

    /// Finishes what is under way.
    async fn finish(self) {
        // If it has ended by itself, whoever waited for that knows why.
        if !self.connection.is_finished()
            && let Err(error) = self.connection.await
        {
            error!("the connection to Discord broke: {error}");
        }
        // serenity does not wait for handlers that are still running; the keeper does.
        self.bot.keeper().finish().await;
        if let Err(error) = self.rounds.await {
            error!("the rounds ended badly: {error}");
        }
    }
}

/// Opens the database, registers the commands and connects to Discord. While Discord is away, it waits.
///
/// # Errors
/// If the database cannot be opened, the address for metrics is taken, or Discord refuses the token or the commands.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    let studio = Studio::open().context("cannot start the drawing thread")?;
    let running = start_in(config, Arc::new(System), studio.clone(), Pace::default()).await?;
    tokio::spawn(warm_up(studio, running.stop.clone()));
    Ok(running)
}

/// Draws what pictures are made of, so that nobody has to wait for it. Not at once: whoever has waited for the bot to come
/// back is answered first.
async fn warm_up(studio: Studio, stop: CancellationToken) {
    let later = async {
        tokio::time::sleep(HASTE).await;
        studio.warm_up(specimens()).await;
    };
    tokio::select! {
        () = stop.cancelled() => {}
        () = later => {}
    }
}

/// Does the same with a clock, a source of randomness, a drawing thread and a pace from outside.
///
/// # Errors
/// As for [`start`].
pub async fn start_in(
    config: Config,
    surroundings: Arc<dyn Surroundings>,
    studio: Studio,
    pace: Pace,
) -> anyhow::Result<Running> {
    let store = Store::open(&config.database).await?;
    let tables = Tables::new(store, surroundings);
    // Before anything ends that would otherwise count first.
    tables.count_results().await?;
    let n_recorded = tables.record_results().await?;
    if n_recorded > 0 {
        info!("wrote down the results of {n_recorded} earlier matches");
    }
    let api = config
        .discord
        .as_ref()
        .map_or(DISCORD, |elsewhere| &elsewhere.api);
    let rest =
        Rest::new(api, &config.token, pace).context("cannot prepare connections to Discord")?;
    let bot = Bot::new(tables, rest, studio, pace);
    let stop = CancellationToken::new();
    let page_end = CancellationToken::new();
    // What has been started by then ends with a start that fails.
    let unless_started = [&stop, &page_end].map(|token| token.clone().drop_guard());
    // Whoever watches the bot sees that it lives, although it may have to wait for Discord.
    let gateway = Gateway::open(Limits::default(), stop.clone())
        .await
        .context("cannot listen on the loopback interface")?;
    let metrics = match config.metrics {
        Some(address) => {
            let (bot, gateway) = (bot.clone(), gateway.clone());
            let tokens = (stop.clone(), page_end.clone());
            Some(health::serve(bot, gateway, address, tokens).await?)
        }
        None => None,
    };
    // Not in poise's setup: a registration that fails there would leave a bot that runs and answers nothing.
    register_patiently(&config, pace).await?;
    // Everything that is behind now is behind because of a crash or an outage. Once people can click, their newest message
    // may only be on its way.
    bot.make_round(0).await.context("cannot catch up")?;
    let rounds = tokio::spawn(bot.clone().make_rounds(stop.clone()));
    let connection = tokio::spawn(stay_connected(
        bot.clone(),
        config,
        gateway,
        pace,
        stop.clone(),
    ));
    // Thousands of interrupted matches must not hold up the first answer.
    tokio::spawn(resume_computers(bot.clone(), stop.clone()));
    for guard in unless_started {
        guard.disarm();
    }
    Ok(Running {
        bot,
        connection,
        rounds,
        stop,
        page_end,
        metrics,
    })
}

/// Registers the commands with Discord.
///
/// # Errors
/// If Discord cannot be reached or refuses them.
pub async fn register(config: &Config) -> anyhow::Result<()> {
    let http = http(config);
    let application = http.get_current_application_info().await;
    http.set_application_id(application.map_err(Unanswered)?.id);
    let commands = registration();
    let registered = http.create_global_commands(&commands).await;
    registered.map_err(|error| match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(ref answer))
            if answer.status_code.as_u16() == 400 =>
        {
            anyhow::Error::new(error).context("Discord refuses the commands")
        }
        error => Unanswered(error).into(),
    })?;
    info!("registered {} commands", commands.len());
    Ok(())
}

/// Registers the commands as soon as Discord can be reached.
async fn register_patiently(config: &Config, pace: Pace) -> anyhow::Result<()> {
    for n_failures in 1.. {
        match register(config).await {
            Err(error) if error.downcast_ref().is_some_and(Unanswered::is_passing) => {
                wait_for_discord(&error, pace, n_failures).await;
            }
            done => return done,
        }
    }
    unreachable!("the loop above only ends by returning")
}

/// Keeps the connection until told to stop, or until it ends for good.
async fn stay_connected(
    bot: Bot,
    config: Config,
    gateway: Gateway,
    pace: Pace,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let (mut n_failures, mut n_losses) = (0, 0);
    loop {
        let patience = LOST.saturating_mul(2_u32.pow(n_losses));
        let ended = tokio::select! {
            closing = gateway.refused() => bail!("{closing}. {}", closing.advice()),
            ended = connect(&bot, &config, &gateway, patience, &stop) => ended,
        };
        match ended {
            Ok(Ended::Stopped) => return Ok(()),
            Ok(Ended::Lost) => {
                n_failures = 0;
                n_losses = if gateway.was_connected() {
                    0
                } else {
                    MOST_LOSSES.min(n_losses + 1)
                };
                warn!(
                    after_s = patience.as_secs(),
                    "not connected to Discord for too long, starting over"
                );
            }
            Err(error) if is_passing(&error) => {
                n_failures += 1;
                wait_for_discord(&Unanswered(error).into(), pace, n_failures).await;
            }
            Err(error) => return Err(Unanswered(error).into()),
        }
    }
}

/// Why a connection is over.
enum Ended {
    /// The bot stops.
    Stopped,
    /// A shard has not come back in time.
    Lost,
}

/// Connects all shards, and lets serenity keep them connected until told to stop or until one is lost for so long.
async fn connect(
    bot: &Bot,
    config: &Config,
    gateway: &Gateway,
    patience: Duration,
    stop: &CancellationToken,
) -> Result<Ended, serenity::Error> {
    let http = http(config);
    let wanted = http.get_bot_gateway().await?;
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .framework(framework(bot.clone()))
        .await?;
    let upstream = config
        .discord
        .as_ref()
        .map(|elsewhere| elsewhere.gateway.clone());
    let n_shards = wanted.shards.max(1);
    gateway.lead_to(
        upstream.unwrap_or(wanted.url),
        usize::try_from(n_shards).unwrap_or(usize::MAX),
    );
    *client.ws_url.lock().await = gateway.url();
    let shards = Arc::clone(&client.shard_manager);
    let ended = tokio::select! {
        ended = client.start_shards(n_shards) => return ended.map(|()| Ended::Stopped),
        () = stop.cancelled() => Ended::Stopped,
        () = gateway.lost_for(patience) => Ended::Lost,
    };
    shards.shutdown_all().await;
    Ok(ended)
}

async fn wait_for_discord(error: &anyhow::Error, pace: Pace, n_failures: u32) {
    let pause = pace.pause(n_failures);
    warn!(pause_ms = pause.as_millis(), "trying again: {error:#}");
    tokio::time::sleep(pause).await;
}

/// Discord has not answered as it should.
#[derive(Debug)]
struct Unanswered(serenity::Error);

impl Unanswered {
    fn is_passing(&self) -> bool {
        is_passing(&self.0)
    }
}

impl std::error::Error for Unanswered {}

impl fmt::Display for Unanswered {
    /// Says what to look at: only Discord's own refusal is the token's fault.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                let status = answer.status_code;
                if status.as_u16() == 401 {
                    f.write_str("Discord does not accept the token")
                } else {
                    write!(f, "cannot reach Discord: it answers {status}")
                }
            }
            serenity::Error::Http(HttpError::Request(error)) => {
                // The outer errors only say that there was one, with an address that is of no use here.
                let mut cause: &dyn std::error::Error = error;
                while let Some(inner) = cause.source() {
                    cause = inner;
                }
                write!(f, "cannot reach Discord: {cause}")
            }
            error => write!(f, "cannot reach Discord: {error}"),
        }
    }
}

/// Whether the same may well succeed a little later.
fn is_passing(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::Request(_)) => true,
        serenity::Error::Http(error) => error
            .status_code()
            .is_some_and(|status| status.as_u16() == 429 || status.is_server_error()),
        _ => false,
    }
}

/// What serenity and poise send themselves: the registration, and suggestions while somebody types. Without serenity's
/// limiter, which would remember every interaction for ever, and would ignore the address of a sandbox.
fn http(config: &Config) -> Http {
    let builder = HttpBuilder::new(&config.token).ratelimiter_disabled(true);
    match &config.discord {
        None => builder.build(),
        Some(elsewhere) => builder.proxy(&elsewhere.api).build(),
    }
}

/// Lets computer players go on whose matches were interrupted, and shows what they did, until told to stop.
async fn resume_computers(bot: Bot, stop: CancellationToken) {
    let _under_way = bot.keeper().hold();
    let resume = bot.tables().resume_computers();
    let done = tokio::select! {
        () = stop.cancelled() => return,
        done = resume => done,
    };
    match done {
        Ok(resumed) => resumed.into_iter().for_each(|id| bot.refresh(id)),
        Err(error) => error!(
            "computer players cannot go on: {:#}",
            anyhow::Error::from(error)
        ),
    }
}

fn framework(bot: Bot) -> poise::Framework<Bot, anyhow::Error> {
    let options = poise::FrameworkOptions {
        commands: commands(),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |context, event| Box::pin(on_event(context, event)),
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |_, ready, _| {
            Box::pin(async move {
                info!("connected to Discord as {}", ready.user.name);
                Ok(bot)
            })
        })
        .build()
}

async fn on_event(
    context: poise::FrameworkContext<'_, Bot, anyhow::Error>,
    event: &FullEvent,
) -> Result<(), anyhow::Error> {
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    {
        context.user_data.press(component).await;
    }
    Ok(())
}

/// Whatever reaches this was not answered yet: our own replies handle their errors themselves.
async fn on_error(error: FrameworkError<'_, Bot, anyhow::Error>) {
    let failure = anyhow::anyhow!("{error}");
    match error {
        FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => {
            sorry(framework.user_data, interaction, failure).await;
        }
        other => match other.ctx() {
            Some(poise::Context::Application(context))
                if !context.has_sent_initial_response.load(SeqCst) =>
            {
                sorry(context.data(), context.interaction, failure).await;
            }
            _ => error!("poise failed: {failure}"),
        },
    }
}

/// Apologizes for a command that never reached its handler.
async fn sorry(bot: &Bot, interaction: &CommandInteraction, failure: anyhow::Error) {
    let asker = Asker::of_command(interaction);
    bot.reply(&asker, Origin::Command, async {
        Err(TableError::Failed(failure))
    })
    .await;
}

/// Says whether the bot could start: the database opens and Discord accepts the token.
///
/// # Errors
/// The first thing that is wrong.
pub async fn check(config: &Config) -> anyhow::Result<()> {
    let store = Store::open(&config.database).await?;
    store.close().await;
    let application = http(config).get_current_application_info().await;
    application.map_err(Unanswered)?;
    Ok(())
}
