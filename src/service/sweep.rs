//! The sweep of the clocks and of the daily roll: every few seconds, as long as Discord can be reached.

use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::bot::Bot;
use crate::screens::daily::morning::post_tables;
use crate::screens::evening::show_evenings;
use crate::screens::league::show_seasons;
use crate::screens::notices::post_notices;
use crate::service::transport::Transport;
use crate::table::TableError;

/// The longest part of a pause that is different for each process, in milliseconds.
const JITTER_MS: u32 = 500;

/// Sweeps until told to stop. While Discord is away nobody could move: then it does not sweep, and the clocks make up for
/// that afterwards.
pub async fn keep_sweeping(bot: Bot, transport: Transport, stop: CancellationToken) {
    let jitter = u64::from(std::process::id() % JITTER_MS);
    let pause = bot.inner.timeouts.rounds + Duration::from_millis(jitter);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
        // Boards of few matches that alone fail hold up nobody's clock.
        let is_away = async || {
            let rest = bot.rest();
            rest.is_away() && !(bot.keeper().fails_for_few() && rest.is_reached().await)
        };
        if !transport.is_open() || is_away().await {
            continue;
        }
        if let Err(error) = sweep(&bot).await {
            error!("the sweep of the clocks and of the daily roll failed: {error:#}");
        }
    }
}

/// Lets the clocks ring that are due, plays prepared turns and lets computer players act where a failure has kept them from it,
/// and shows it; draws the secrets of the coming days, posts yesterday's tables, goes on with evenings and seasons, and tells people of
/// matches that wait for them.
pub async fn sweep(bot: &Bot) -> Result<(), TableError> {
    // What a connection says of a lost file depends on when it was opened.
    bot.tables().store().check_place()?;
    let mut changed = bot.tables().sweep_clocks().await?;
    changed.extend(bot.tables().play_prepared().await?);
    changed.extend(bot.tables().resume_interrupted().await);
    for id in changed {
        bot.refresh(id);
    }
    bot.tables().daily().draw_secrets().await?;
    if !bot.rest().is_away() {
        // Each is sent once.
        post_tables(bot).await?;
    }
    show_evenings(bot).await?;
    show_seasons(bot).await?;
    post_notices(bot).await
}

/// Lets computer players go on whose matches were interrupted, and shows what they did, until told to stop.
pub async fn resume_computers(bot: Bot, stop: CancellationToken) {
    let _under_way = bot.keeper().work_token();
    let tables = bot.tables();
    let resumed = async {
        loop {
            match tables.resume_computers().await {
                Ok(resumed) => return resumed,
                Err(error) => error!("cannot list the matches of computer players: {error:#}"),
            }
            tokio::time::sleep(bot.inner.timeouts.rounds).await;
        }
    };
    tokio::select! {
        () = stop.cancelled() => {}
        resumed = resumed => resumed.into_iter().for_each(|id| bot.refresh(id)),
    }
}
