//! Getting connected to Discord and staying so.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use serenity::all::{ClientBuilder, GatewayIntents, Http, HttpBuilder, HttpError, ShardId};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::warn;

use crate::bot::Bot;
use crate::service::framework::framework;
use crate::wire::gateway::Gateway;
use crate::wire::setup::Config;
use crate::wire::timeouts::Timeouts;

/// How often the patience with a lost connection is doubled at most: starting a session counts towards a limit a day.
const MOST_LOSSES: u32 = 4;

/// Keeps the connection until told to stop, or until it ends for good.
pub async fn stay_connected(
    bot: Bot,
    config: Config,
    gateway: Gateway,
    timeouts: Timeouts,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let (mut n_failures, mut n_losses) = (0, 0);
    loop {
        let patience = timeouts.outage.saturating_mul(2_u32.pow(n_losses));
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
                    "not connected to Discord for too long, connecting again"
                );
            }
            Err(error) if is_passing(&error) => {
                n_failures += 1;
                let error = DiscordError(error).into();
                tokio::select! {
                    () = stop.cancelled() => return Ok(()),
                    () = wait_for_discord(&error, timeouts, n_failures) => {}
                }
            }
            Err(error) => return Err(DiscordError(error).into()),
        }
    }
}

enum Ended {
    Stopped,
    Lost,
}

/// Connects all shards, and lets serenity keep them connected until told to stop or until all are lost and one for so long. One
/// that is lost while others are not is connected again alone.
async fn connect(
    bot: &Bot,
    config: &Config,
    gateway: &Gateway,
    patience: Duration,
    stop: &CancellationToken,
) -> Result<Ended, serenity::Error> {
    let prepared = async {
        let http = http(config);
        let wanted = http.get_bot_gateway().await?;
        let client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
            .framework(framework(bot.clone()))
            .await?;
        Ok::<_, serenity::Error>((wanted, client))
    };
    let (wanted, mut client) = tokio::select! {
        prepared = prepared => prepared?,
        () = stop.cancelled() => return Ok(Ended::Stopped),
        // serenity sets no limit to its own requests.
        () = sleep(patience) => return Ok(Ended::Lost),
    };
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
    let mut running = std::pin::pin!(client.start_shards(n_shards));
    let ended = loop {
        let lost = tokio::select! {
            ended = &mut running => return ended.map(|()| Ended::Stopped),
            () = stop.cancelled() => break Ended::Stopped,
            lost = gateway.lost_for(patience) => lost,
        };
        if gateway.n_live_shards().0 == 0 {
            break Ended::Lost;
        }
        warn!(shards = ?lost, "not connected to Discord for too long, connecting these shards again");
        gateway.restarted(&lost);
        for number in lost {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            shards.restart(ShardId(number)).await;
        }
    };
    shards.shutdown_all().await;
    Ok(ended)
}

pub async fn wait_for_discord(error: &anyhow::Error, timeouts: Timeouts, n_failures: u32) {
    let pause = timeouts.pause(n_failures);
    warn!(
        pause_ms = pause.as_millis(),
        "could not reach Discord, retrying: {error:#}"
    );
    sleep(pause).await;
}

#[derive(Debug)]
pub struct DiscordError(pub serenity::Error);

impl DiscordError {
    /// Whether the same may well succeed a little later.
    pub fn is_passing(&self) -> bool {
        is_passing(&self.0)
    }
}

impl std::error::Error for DiscordError {}

impl fmt::Display for DiscordError {
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

/// What serenity and poise send themselves: the registration, and suggestions while a person types. Without serenity's
/// limiter, which would remember every interaction for ever, and would ignore the address of a sandbox.
pub fn http(config: &Config) -> Http {
    let builder = HttpBuilder::new(&config.token).ratelimiter_disabled(true);
    match &config.discord {
        None => builder.build(),
        Some(elsewhere) => builder.proxy(&elsewhere.api).build(),
    }
}
