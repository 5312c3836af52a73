//! The bot's main job: play on Discord until told to stop.

use std::path::PathBuf;

use anyhow::bail;
use tracing::info;

use super::{BotArgs, CommonArgs, DATABASE, logs};
use crate::discord::{self, Config, Elsewhere};

/// The configuration that the flags and the environment give.
pub fn config(bot: BotArgs, common: CommonArgs) -> anyhow::Result<Config> {
    let Some(token) = bot.token.filter(|token| !token.trim().is_empty()) else {
        bail!(
            "Set DISCORD_TOKEN to your bot's token, or try `lostcities sandbox`, which needs none."
        );
    };
    let discord = bot.discord.map(|api| {
        let gateway = format!(
            "{}/gateway",
            api.trim_end_matches('/').replacen("http", "ws", 1)
        );
        Elsewhere { api, gateway }
    });
    let database = common.database.unwrap_or_else(|| PathBuf::from(DATABASE));
    Ok(Config {
        token: token.trim().to_owned(),
        database,
        discord,
        metrics: common.metrics,
    })
}

/// Plays until Ctrl-C or a request to terminate.
pub async fn bot(config: Config) -> anyhow::Result<()> {
    let mut stop = std::pin::pin!(told_to_stop());
    let mut running = tokio::select! {
        started = discord::start(config) => started?,
        // Discord may be away for long.
        () = &mut stop => return Ok(()),
    };
    tokio::select! {
        ended = running.ended() => ended,
        () = stop => {
            info!("stopping: what is under way is finished first");
            running.stop().await;
            Ok(())
        }
    }
}

/// Says whether the bot could start.
pub async fn check(config: Config) -> anyhow::Result<()> {
    discord::check(&config).await?;
    logs::say("The database opens, and Discord accepts the token: the bot can start.");
    Ok(())
}

/// Waits for Ctrl-C, or for the request to terminate that a container sends.
pub async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => return,
                _ = terminate.recv() => return,
            }
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
