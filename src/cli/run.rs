//! The bot's main job: play on Discord until told to stop.

use std::num::NonZeroU32;

use anyhow::bail;
use tracing::info;

use super::{BotArgs, CommonArgs, logs, usual};
use crate::service::{self, Config, DiscordEndpoint, Interactions};

/// More than anybody plays by hand.
const CLICKS_PER_SECOND: u32 = 5;

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
        DiscordEndpoint { api, gateway }
    });
    let interactions = match (bot.interactions, bot.public_key) {
        (None, _) => None,
        (Some(_), None) => bail!(
            "Set --public-key or LOSTCITIES_PUBLIC_KEY to the public key of the application, from Discord's developer \
             portal: interactions over HTTP are verified with it."
        ),
        (Some(address), Some(public_key)) => Some(Interactions {
            address,
            public_key,
            per_address: bot.connections_per_address,
        }),
    };
    let database = common.database.unwrap_or_else(usual);
    Ok(Config {
        token: token.trim().to_owned(),
        database,
        discord,
        metrics: common.metrics,
        interactions,
        clicks_a_second: NonZeroU32::new(bot.clicks_per_second.unwrap_or(CLICKS_PER_SECOND)),
        requests_a_second: bot.requests_per_second,
    })
}

/// Plays until Ctrl-C or a request to terminate.
pub async fn bot(config: Config) -> anyhow::Result<()> {
    let mut stop = std::pin::pin!(told_to_stop());
    let mut running = tokio::select! {
        started = service::start(config) => started?,
        // Discord may be away for long.
        _ = &mut stop => return Ok(()),
    };
    let ended = tokio::select! {
        ended = running.ended() => ended,
        _ = stop => Ok(()),
    };
    info!("stopping after the answers under way");
    running.stop().await;
    ended
}

/// Says whether the bot could start.
pub async fn check(config: Config) -> anyhow::Result<()> {
    service::check(&config).await?;
    logs::say("The database opens, and Discord accepts the token: the bot can start.");
    Ok(())
}

/// How the program is told to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// Ctrl-C in a terminal.
    Interrupt,
    /// What a container and a service manager send.
    Terminate,
}

impl Signal {
    /// The exit code of a program that was ended by this signal, as shells write it.
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::Interrupt => 130,
            Self::Terminate => 143,
        }
    }
}

pub async fn told_to_stop() -> Signal {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            return tokio::select! {
                _ = tokio::signal::ctrl_c() => Signal::Interrupt,
                _ = terminate.recv() => Signal::Terminate,
            };
        }
    }
    let _ = tokio::signal::ctrl_c().await;
    Signal::Interrupt
}
