//! Making the bot known to Discord.

use anyhow::{Context as _, anyhow, bail};
use serenity::all::{Command, CommandType, CurrentApplicationInfo, HttpError};
use tokio::time::timeout;
use tracing::{info, warn};

use crate::commands::{ROOT, mentions, registration};
use crate::render::Studio;
use crate::service::connection::{DiscordError, http, wait_for_discord};
use crate::service::emblems::upload_emblems;
use crate::table::Snowflake;
use crate::wire::mentions::CommandMentions;
use crate::wire::rest::{DISCORD, Rest};
use crate::wire::setup::Config;
use crate::wire::signature::PublicKey;
use crate::wire::timeouts::Timeouts;

/// Registers the commands with Discord, and uploads the emojis that it does not have.
///
/// # Errors
/// If Discord cannot be reached or refuses the commands.
pub async fn register(config: &Config) -> anyhow::Result<()> {
    let (application, _) = in_time(try_register(config)).await?;
    let rest = rest(config, Timeouts::default())?;
    let studio = Studio::open().context("cannot start the drawing threads")?;
    upload_emblems(&rest, &studio, application).await;
    Ok(())
}

pub(super) fn rest(config: &Config, timeouts: Timeouts) -> anyhow::Result<Rest> {
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

pub(super) async fn register_patiently(
    config: &Config,
    timeouts: Timeouts,
) -> anyhow::Result<(Snowflake, CommandMentions)> {
    for n_failures in 1.. {
        // What has taken a connection may never answer.
        let error = match timeout(timeouts.outage, try_register(config)).await {
            Err(_) => anyhow!("it does not answer"),
            Ok(Err(error)) if error.downcast_ref().is_some_and(DiscordError::is_passing) => error,
            Ok(done) => return done,
        };
        wait_for_discord(&error, timeouts, n_failures).await;
    }
    unreachable!("the loop above only ends by returning")
}

/// Says whether the bot could start: the database opens and Discord accepts the token.
pub async fn check(config: &Config) -> anyhow::Result<()> {
    // A database that another program has open is not to be brought up to date.
    let _lock = config.database.lock().await?;
    let store = config.database.open().await?;
    store.close().await;
    let application = async {
        let asked = http(config).get_current_application_info().await;
        Ok(asked.map_err(DiscordError)?)
    };
    check_application(config, &in_time(application).await?)
}

/// What has taken a connection may never answer.
async fn in_time<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let done = timeout(Timeouts::default().outage, work).await;
    done.unwrap_or_else(|_| Err(anyhow!("Discord does not answer")))
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
