//! What hinders the bot in a channel, and what to do about it.

use serenity::all::Permissions;
use tokio::time::Instant;

use crate::answers::answer::Answer;
use crate::answers::asker::{Asker, channel_mentions};
use crate::answers::ctx::Ctx;
use crate::answers::permissions::{missing, needed};
use crate::answers::refusals::link;
use crate::present::Msg;
use crate::screens::threads;
use crate::table::{Place, Refusal, TableError};
use crate::wire::message::Outgoing;
use crate::wire::rest::RestError;
use crate::wire::setup::TransportKind;

/// Looks at everything that a match in this channel needs, and says privately what is well and what is not.
pub async fn answer(ctx: &Ctx) -> Result<Answer, TableError> {
    let lines = load(ctx).await?;
    Ok(Answer::screen(Outgoing::private(ctx.words.texts(&lines))))
}

async fn load(ctx: &Ctx) -> Result<Vec<Msg>, TableError> {
    let mut lines = vec![Msg::new("doctor-version").with("version", env!("CARGO_PKG_VERSION"))];
    lines.extend(permissions(&ctx.asker));
    lines.push(Msg::new(match ctx.bot.inner.process.transport {
        TransportKind::Gateway => "doctor-gateway",
        TransportKind::Http => "doctor-http",
    }));
    let process = &ctx.bot.inner.process;
    lines.push(
        Msg::new("doctor-process")
            .with("process", process.name())
            .with("engine", process.engine.to_string()),
    );
    let begun = Instant::now();
    match ctx.bot.rest().slowmode(ctx.asker.channel).await {
        Ok(slowmode) => {
            lines.push(Msg::new("doctor-discord").with("ms", ms_since(begun)));
            if let Some(seconds) = slowmode {
                lines.push(Msg::new("doctor-slowmode").with("seconds", seconds));
            }
        }
        Err(error) => lines.push(unseen(&error)),
    }
    if let Ok(Some(installs)) = ctx.bot.rest().installs().await {
        lines.push(Msg::new(match installs {
            [true, true] => "doctor-installs",
            [true, false] => "doctor-servers-install",
            [false, _] => "doctor-no-servers-install",
        }));
    }
    let begun = Instant::now();
    let n_open = ctx.tables().store().n_open_matches().await?;
    let database = Msg::new("doctor-database").with("ms", ms_since(begun));
    lines.push(database.with("matches", usize::try_from(n_open).unwrap_or(usize::MAX)));
    lines.push(open_match(ctx).await?);
    lines.extend(daily_table(ctx).await?);
    Ok(lines)
}

/// Whether a match is open here, and whether its board can be reached.
async fn open_match(ctx: &Ctx) -> Result<Msg, TableError> {
    let id = match ctx.tables().match_in(ctx.asker.channel).await {
        Ok(id) => id,
        Err(TableError::Refused(Refusal::NoMatchHere)) => {
            return Ok(Msg::new("doctor-no-match"));
        }
        Err(error) => return Err(error),
    };
    let public = ctx.bot.public(id).await?;
    let message = public
        .board
        .and_then(|board| board.message.or(board.invitation));
    let place = Place {
        id,
        guild: public.terms.guild,
        channel: Some(ctx.asker.channel),
        message,
    };
    let key = match message {
        None => "doctor-match-without-board",
        Some(message) => match ctx.bot.rest().look_at(ctx.asker.channel, message).await {
            Ok(()) => "doctor-match",
            Err(error) if error.is_message_gone() => "doctor-match-without-board",
            Err(_) => "doctor-match-unseen",
        },
    };
    Ok(Msg::new(key)
        .with("match", id.to_string())
        .with("link", link(&place)))
}

/// Whether Discord took the last table of the daily roll, on servers that have it posted.
async fn daily_table(ctx: &Ctx) -> Result<Option<Msg>, TableError> {
    let Some(guild) = ctx.asker.guild else {
        return Ok(None);
    };
    let place = ctx.tables().daily().table_place(guild).await?;
    Ok(place.map(|(place, is_refused)| {
        let key = if is_refused {
            "doctor-daily-refused"
        } else {
            "doctor-daily"
        };
        Msg::new(key).with("channel", channel_mentions(&[place.channel]))
    }))
}

/// What the bot may do in this channel, and what it lacks. In direct messages it may do all it needs.
fn permissions(asker: &Asker) -> Vec<Msg> {
    if asker.guild.is_none() {
        return Vec::new();
    }
    let missing = missing(asker);
    let named = |(permission, key): (Permissions, &'static str)| {
        let has = !missing.iter().any(|(lacked, _)| *lacked == permission);
        let line = if has { "doctor-may" } else { "doctor-may-not" };
        Msg::new(line).with("permission", Msg::new(key))
    };
    let mut lines: Vec<Msg> = needed(asker).into_iter().map(named).collect();
    lines.push(Msg::new(if missing.is_empty() {
        "doctor-permitted"
    } else {
        "doctor-ask-permission"
    }));
    if asker.may_have_threads {
        lines.push(for_threads(asker));
    }
    lines
}

fn for_threads(asker: &Asker) -> Msg {
    let lacking = threads::lacking(asker);
    if lacking.is_empty() {
        return Msg::new("doctor-threads");
    }
    let keys: Vec<Msg> = lacking.into_iter().map(|(_, key)| Msg::new(key)).collect();
    Msg::new("doctor-no-threads").with("permissions", keys)
}

/// Discord answered, but not what was asked, or not at all.
fn unseen(error: &RestError) -> Msg {
    if error.is_closed_channel() {
        Msg::new("doctor-channel-closed")
    } else {
        tracing::warn!("could not ask Discord for the permissions: {error}");
        Msg::new("doctor-discord-silent")
    }
}

fn ms_since(then: Instant) -> usize {
    usize::try_from(then.elapsed().as_millis()).unwrap_or(usize::MAX)
}
