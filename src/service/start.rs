//! Starting the bot and stopping it.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use serenity::all::{Command, CommandType, CurrentApplicationInfo, HttpError};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::answers::budget::Budgets;
use crate::bot::Bot;
use crate::commands::{ROOT, mentions, registration};
use crate::present::scene::specimens;
use crate::render::Studio;
use crate::service::cluster::{Place, keep_beating};
use crate::service::connection::{DiscordError, http, wait_for_discord};
use crate::service::emblems::upload_emblems;
use crate::service::health;
use crate::service::sweep::{keep_sweeping, resume_computers, sweep};
use crate::service::transport::UnopenedTransport;
use crate::table::{
    DatabaseClock, DatabaseLock, Environment, Location, Membership, Snowflake, System, Tables,
};
use crate::wire::mentions::CommandMentions;
use crate::wire::rest::{DISCORD, Rest};
use crate::wire::setup::Config;
use crate::wire::setup::TransportKind;
use crate::wire::signature::PublicKey;
use crate::wire::timeouts::Timeouts;

/// How long after the start the bot draws what its first pictures need, so that it does not compete with the start itself.
const WARM_UP_DELAY: Duration = Duration::from_secs(2);

/// How long the bot may take to finish what is under way. Docker kills a container ten seconds after it told it to stop.
const STOPPING: Duration = Duration::from_secs(7);

const CLOSING: Duration = Duration::from_secs(1);

/// Controls a running bot; dropping it does not stop the bot.
pub struct BotHandle {
    bot: Bot,
    connection: JoinHandle<anyhow::Result<()>>,
    rounds: JoinHandle<()>,
    sweeps: JoinHandle<()>,
    /// Says that this process is there, where several use the database.
    beats: Option<JoinHandle<Option<Membership>>>,
    /// From then on the page for machines says that the bot is not ready.
    leaving: CancellationToken,
    stop: CancellationToken,
    /// Ends the page for machines, which answers until the bot has stopped.
    page_end: CancellationToken,
    metrics: Option<SocketAddr>,
    interactions: Option<SocketAddr>,
    /// Held until the bot has stopped.
    _lock: Option<DatabaseLock>,
}

impl BotHandle {
    /// Waits until the connection to Discord ends for good; stop it with [`BotHandle::stop`].
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
    pub async fn wait_until_idle(&self) {
        self.bot.keeper().wait_until_idle().await;
    }

    /// Makes one of the rounds that are made every few seconds anyway: lets clocks ring and challenges lapse whose time is over,
    /// and catches up with public messages that have fallen behind.
    pub async fn make_round(&self) -> anyhow::Result<()> {
        self.bot.tables().cluster().remove_dead_processes().await?;
        sweep(&self.bot).await?;
        Ok(self.bot.make_round(Duration::ZERO).await?)
    }

    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    pub const fn interactions(&self) -> Option<SocketAddr> {
        self.interactions
    }

    /// Takes no more clicks, answers those that came, brings public messages up to date, and closes the database; all of
    /// that within eight seconds. Over HTTP, and if other processes are there, it still takes clicks in the first 2.5 of them.
    /// What is not shown by then is shown after the next start.
    pub async fn stop(self) {
        self.stop_within(STOPPING).await;
    }

    pub async fn stop_within(mut self, time: Duration) {
        let began = Instant::now();
        self.leaving.cancel();
        self.drain().await;
        self.stop.cancel();
        let time = time.saturating_sub(began.elapsed());
        let beats = self.beats.take();
        let page_end = self.page_end.clone().drop_guard();
        let store = self.bot.tables().store().clone();
        let process = self.bot.inner.process.clone();
        let bot = self.bot.clone();
        if timeout(time, self.finish()).await.is_err() {
            let n_behind = bot.keeper().give_up();
            warn!(
                after_s = time.as_secs(),
                n_behind,
                "stopping takes too long; boards behind: {n_behind}; they are updated after the next start, or by another process"
            );
        }
        let closing = async {
            leave(beats).await;
            store.close().await;
        };
        if timeout(CLOSING, closing).await.is_err() {
            warn!(
                "the database is still busy; it was not closed, as after a crash, and no change is lost"
            );
        }
        drop(page_end);
        info!(
            process = process.name(),
            "process {} has stopped",
            process.name()
        );
    }

    /// Takes clicks as before until a proxy knows that they are to go to another process: not every proxy passes a request on
    /// that was refused.
    async fn drain(&self) {
        if self.interactions.is_some() && self.bot.has_others() {
            sleep(self.bot.inner.timeouts.draining).await;
        }
    }

    /// Finishes what is under way.
    async fn finish(self) {
        // If it has ended by itself, the caller that waited for it knows why.
        if !self.connection.is_finished()
            && let Err(error) = self.connection.await
        {
            error!("the connection to Discord broke: {error}");
        }
        // serenity does not wait for handlers that are still running; the keeper does.
        self.bot.keeper().finish().await;
        if let Err(error) = self.rounds.await {
            error!("the rounds of the keeper failed: {error}");
        }
        if let Err(error) = self.sweeps.await {
            error!("the sweeps of the clocks failed: {error}");
        }
    }
}

/// Lets other processes take over at once. Should that fail, they find out.
async fn leave(beats: Option<JoinHandle<Option<Membership>>>) {
    let Some(beats) = beats else { return };
    if let Ok(Some(membership)) = beats.await
        && let Err(error) = membership.leave().await
    {
        warn!("could not tell other processes that this one ends: {error:#}");
    }
}

/// Opens the database, registers the commands and connects to Discord. While Discord is away, it waits.
///
/// # Errors
/// If the database cannot be opened, the address for metrics or interactions is taken, the public key is another
/// application's, or Discord refuses the token or the commands.
pub async fn start(config: Config) -> anyhow::Result<BotHandle> {
    let environment: Arc<dyn Environment> = match config.database {
        Location::File(_) => Arc::new(System),
        Location::Server(_) => Arc::new(DatabaseClock::default()),
    };
    start_at(config, environment).await
}

/// Like [`start`], with another clock and randomness.
pub async fn start_at(
    config: Config,
    environment: Arc<dyn Environment>,
) -> anyhow::Result<BotHandle> {
    let studio = Studio::open().context("cannot start the drawing threads")?;
    let usual = Timeouts::default();
    let timeouts = Timeouts {
        requests_per_second: config
            .requests_a_second
            .map_or(usual.requests_per_second, NonZeroU32::get),
        ..usual
    };
    let running = start_in(config, environment, studio.clone(), timeouts).await?;
    tokio::spawn(warm_up(studio, running.stop.clone()));
    Ok(running)
}

/// Draws what pictures are made of, so that nobody has to wait for it. Not at once: people who have waited for the bot to come
/// back are answered first.
async fn warm_up(studio: Studio, stop: CancellationToken) {
    let later = async {
        tokio::time::sleep(WARM_UP_DELAY).await;
        studio.warm_up(specimens()).await;
    };
    tokio::select! {
        () = stop.cancelled() => {}
        () = later => {}
    }
}

/// Like [`start`], with injected clock, randomness, renderer and timeouts.
pub async fn start_in(
    config: Config,
    environment: Arc<dyn Environment>,
    studio: Studio,
    timeouts: Timeouts,
) -> anyhow::Result<BotHandle> {
    let lock = config.database.lock().await?;
    let store = config.database.open().await?;
    let tables = Tables::new(store, environment);
    let joined = tables.cluster().join().await?;
    let is_alone = joined
        .as_ref()
        .is_none_or(|(_, beat)| beat.n_processes == 1);
    // Before anything ends that would otherwise count first.
    tables.count_results().await?;
    let n_recorded = tables.record_results().await?;
    if n_recorded > 0 {
        info!("recorded the results of {n_recorded} earlier matches");
    }
    let rest = rest(&config, timeouts)?;
    let bot = Bot::new(
        tables,
        rest,
        studio,
        timeouts,
        TransportKind::of(&config),
        Budgets::new(config.clicks_a_second),
    );
    if !is_alone && config.interactions.is_none() {
        warn!(
            "several processes hear every interaction from the gateway: start them with --interactions"
        );
    }
    let place = joined.map(|(membership, beat)| Place::new(&bot, membership, beat));
    bot.inner.process.log_start();
    let leaving = CancellationToken::new();
    let stop = CancellationToken::new();
    let page_end = CancellationToken::new();
    // What has been started by then ends with a start that fails.
    let unless_started = [&leaving, &stop, &page_end].map(|token| token.clone().drop_guard());
    let unopened = UnopenedTransport::prepare(&config, &bot, &stop).await?;
    let transport = unopened.transport();
    // Monitoring sees that the bot is alive, although it may have to wait for Discord.
    let metrics = match config.metrics {
        Some(address) => {
            let (bot, transport) = (bot.clone(), transport.clone());
            let tokens = (leaving.clone(), page_end.clone());
            Some(health::serve(bot, transport, address, tokens).await?)
        }
        None => None,
    };
    // Not in poise's setup: a registration that fails there would leave a bot that runs and answers nothing.
    let (application, mentions) = register_patiently(&config, timeouts).await?;
    bot.rest().mention_commands(mentions);
    let emojis = upload_emblems(bot.rest(), &bot.inner.studio, application).await;
    bot.rest().show_emojis(emojis);
    catch_up(&bot, is_alone).await?;
    let (connection, interactions) = unopened.open(bot.clone(), config, timeouts, stop.clone())?;
    let rounds = tokio::spawn(bot.clone().make_rounds(stop.clone()));
    let sweeps = tokio::spawn(keep_sweeping(bot.clone(), transport, stop.clone()));
    let beats = place.map(|place| tokio::spawn(keep_beating(bot.clone(), place, stop.clone())));
    // Thousands of interrupted matches must not hold up the first answer.
    tokio::spawn(resume_computers(bot.clone(), stop.clone()));
    for guard in unless_started {
        guard.disarm();
    }
    Ok(BotHandle {
        bot,
        connection,
        rounds,
        sweeps,
        beats,
        leaving,
        stop,
        page_end,
        metrics,
        interactions,
        _lock: lock,
    })
}

/// Makes up for the time in which the bot was not there.
async fn catch_up(bot: &Bot, is_alone: bool) -> anyhow::Result<()> {
    let tables = bot.tables();
    if !is_alone {
        // Other processes are there, and what they change is on its way.
        return Ok(tables.share_time().await?);
    }
    tables.start_time().await?;
    // Everything that is behind now is behind because of a crash or an outage. Once people can click, their newest message
    // may only be on its way.
    bot.make_round(Duration::ZERO)
        .await
        .context("cannot catch up")
}

/// Registers the commands with Discord, and uploads the emojis that it does not have.
///
/// # Errors
/// If Discord cannot be reached or refuses the commands.
pub async fn register(config: &Config) -> anyhow::Result<()> {
    let (application, _) = try_register(config).await?;
    let rest = rest(config, Timeouts::default())?;
    let studio = Studio::open().context("cannot start the drawing threads")?;
    upload_emblems(&rest, &studio, application).await;
    Ok(())
}

fn rest(config: &Config, timeouts: Timeouts) -> anyhow::Result<Rest> {
    let api = config
        .discord
        .as_ref()
        .map_or(DISCORD, |elsewhere| &elsewhere.api);
    Rest::new(api, &config.token, timeouts).context("cannot prepare connections to Discord")
}

/// Registers the commands; the application, and the mentions with which texts can name them from then on.
async fn try_register(config: &Config) -> anyhow::Result<(Snowflake, CommandMentions)> {
    let http = http(config);
    let application = http.get_current_application_info().await;
    let application = application.map_err(DiscordError)?;
    check_application(config, &application)?;
    http.set_application_id(application.id);
    let commands = registration();
    let registered = http.create_global_commands(&commands).await;
    let registered = registered.map_err(|error| match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(ref answer))
            if answer.status_code.as_u16() == 400 =>
        {
            anyhow::Error::new(error).context("Discord refuses the commands")
        }
        error => DiscordError(error).into(),
    })?;
    info!("registered {} commands", commands.len());
    let is_root =
        |command: &&Command| command.kind == CommandType::ChatInput && command.name == ROOT;
    let root = registered.iter().find(is_root);
    let root = root.context("Discord has not registered the commands under their name")?;
    Ok((application.id.get(), mentions(root.id.get())))
}

async fn register_patiently(
    config: &Config,
    timeouts: Timeouts,
) -> anyhow::Result<(Snowflake, CommandMentions)> {
    for n_failures in 1.. {
        match try_register(config).await {
            Err(error) if error.downcast_ref().is_some_and(DiscordError::is_passing) => {
                wait_for_discord(&error, timeouts, n_failures).await;
            }
            done => return done,
        }
    }
    unreachable!("the loop above only ends by returning")
}

/// Says whether the bot could start: the database opens and Discord accepts the token.
pub async fn check(config: &Config) -> anyhow::Result<()> {
    let store = config.database.open().await?;
    store.close().await;
    let application = http(config).get_current_application_info().await;
    check_application(config, &application.map_err(DiscordError)?)
}

/// Compares how Discord sends interactions with how the bot takes them.
///
/// # Errors
/// If the public key is another application's: every interaction would be refused.
fn check_application(config: &Config, application: &CurrentApplicationInfo) -> anyhow::Result<()> {
    let url = application.interactions_endpoint_url.as_deref();
    match (config.interactions, url) {
        (None, None) => {}
        (None, Some(url)) => warn!(
            "Discord sends interactions to {url}, and none to the gateway: remove the Interactions Endpoint URL in the \
             developer portal, or start the bot with --interactions"
        ),
        (Some(interactions), url) => {
            // A Discord that says something else than a key says nothing about ours.
            let theirs: Option<PublicKey> = application.verify_key.parse().ok();
            if let Some(theirs) = theirs.filter(|theirs| *theirs != interactions.public_key) {
                bail!("the public key is not this application's: Discord signs with {theirs}");
            }
            if url.is_none() {
                warn!(
                    "Discord does not send interactions over HTTP yet: set the Interactions Endpoint URL in the developer \
                     portal while the bot runs"
                );
            }
        }
    }
    Ok(())
}
