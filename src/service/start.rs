//! Starting the bot.

use std::num::NonZeroU32;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use futures_util::FutureExt as _;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::answers::budget::Budgets;
use crate::bot::Bot;
use crate::present::scene::specimens;
use crate::render::Studio;
use crate::service::cluster::{Place, keep_beating};
use crate::service::emblems::upload_emblems;
use crate::service::handle::BotHandle;
use crate::service::health;
use crate::service::register::{register_patiently, rest};
use crate::service::sweep::{keep_sweeping, resume_computers};
use crate::service::transport::UnopenedTransport;
use crate::table::{DatabaseClock, Environment, Location, System, Tables};
use crate::wire::setup::{Config, TransportKind};
use crate::wire::timeouts::Timeouts;

/// How long after the start the bot draws what its first pictures need, so that it does not compete with the start itself.
const WARM_UP_DELAY: Duration = Duration::from_secs(2);

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
    bot.inner.process.log_start();
    let leaving = CancellationToken::new();
    let stop = CancellationToken::new();
    let page_end = CancellationToken::new();
    // What has been started by then ends with a start that fails.
    let unless_started = [&leaving, &stop, &page_end].map(|token| token.clone().drop_guard());
    // Already while it waits for Discord: other processes see that it is there, and its page that the database takes changes.
    let place = joined.map(|(membership, beat)| Place::new(&bot, membership, beat));
    let beats = place.map(|place| tokio::spawn(keep_beating(bot.clone(), place, stop.clone())));
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
    let (own, until) = (bot.clone(), stop.clone());
    let rounds = restarting(move || own.clone().make_rounds(until.clone()));
    let (own, until) = (bot.clone(), stop.clone());
    let sweeps = restarting(move || keep_sweeping(own.clone(), transport.clone(), until.clone()));
    let [rounds, sweeps] = [tokio::spawn(rounds), tokio::spawn(sweeps)];
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
        lock,
    })
}

/// Restarts a loop that ended with a panic. It waits before each of its rounds, so that one that always panics occupies nothing.
async fn restarting<W: Future<Output = ()>>(begin: impl Fn() -> W) {
    while AssertUnwindSafe(begin()).catch_unwind().await.is_err() {
        error!("a loop of the service has panicked and is restarted");
    }
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

    use super::*;

    #[tokio::test]
    async fn a_loop_that_panics_is_restarted() {
        let n_begun = AtomicU32::new(0);
        restarting(async || {
            let n_before = n_begun.fetch_add(1, SeqCst);
            assert!(n_before > 1, "as often as that it does not work");
        })
        .await;
        assert_eq!(n_begun.into_inner(), 3);
    }
}
