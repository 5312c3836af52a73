//! Controlling a running bot, and stopping it.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, bail};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::bot::Bot;
use crate::service::sweep::sweep;
use crate::table::{DatabaseLock, Membership};

/// How long the bot may take to finish what is under way. Docker kills a container ten seconds after it told it to stop.
const STOPPING: Duration = Duration::from_secs(7);

const CLOSING: Duration = Duration::from_secs(1);

/// Controls a running bot; dropping it does not stop the bot.
pub struct BotHandle {
    pub(super) bot: Bot,
    pub(super) connection: JoinHandle<anyhow::Result<()>>,
    pub(super) rounds: JoinHandle<()>,
    pub(super) sweeps: JoinHandle<()>,
    /// Says that this process is there, where several use the database.
    pub(super) beats: Option<JoinHandle<Option<Membership>>>,
    /// From then on the page for machines says that the bot is not ready.
    pub(super) leaving: CancellationToken,
    pub(super) stop: CancellationToken,
    /// Ends the page for machines, which answers until the bot has stopped.
    pub(super) page_end: CancellationToken,
    pub(super) metrics: Option<SocketAddr>,
    pub(super) interactions: Option<SocketAddr>,
    /// Held until the database is closed.
    pub(super) lock: Option<DatabaseLock>,
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
        let lock = self.lock.take();
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
        drop(lock);
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
