//! Channels and their public messages, which need permissions.

use serde_json::{Value, json};

use super::access::need;
use super::call::{Call, Reply, done, id, ok};
use super::threads;
use crate::judge::refusal::Refusal;
use crate::messages::{self, Place};
use crate::payload;
use crate::sandbox::shared::State;
use crate::world::permissions as bits;
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, Channel, ChannelKind, Message};

/// Messages with the same nonce within this time are one message.
const NONCE_MS: u64 = 5 * 60 * 1000;

/// A message of this age is an old one.
const OLD_MS: u64 = 60 * 60 * 1000;

/// This many edits of old messages are taken in a channel within this many milliseconds; an observed figure, not a promise.
const OLD_EDITS: (usize, u64) = (3, 6_000);

/// Answers a request under `/channels/{id}`.
pub(super) fn answer(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    channel: &str,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    let channel = id(channel, Refusal::UNKNOWN_CHANNEL)?;
    let channel = state
        .world
        .channels
        .get(channel)
        .cloned()
        .ok_or(Refusal::UNKNOWN_CHANNEL)?;
    need(state, &channel, bits::VIEW_CHANNEL)?;
    match (method, rest) {
        ("GET", []) => ok(payload::channel(&state.world, &channel, None)),
        ("PATCH", []) => threads::edit(call, state, &channel),
        ("POST", ["threads"]) => threads::create(call, state, &channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = public(state, &channel, message)?.id;
            threads::create(call, state, &channel, Some(message))
        }
        ("POST", ["typing"]) => done(),
        ("POST", ["messages"]) => create(call, state, &channel),
        ("GET", ["messages"]) => list(call, state, &channel),
        ("GET", ["messages", message]) => {
            need(state, &channel, bits::READ_MESSAGE_HISTORY)?;
            ok(payload::message(
                &state.world,
                public(state, &channel, message)?,
                &call.shared.base,
            ))
        }
        ("PATCH", ["messages", message]) => {
            let message = public(state, &channel, message)?;
            let (message, author, at_ms) = (message.id, message.author, message.at_ms);
            if author != BOT {
                return Err(Refusal::NOT_THE_AUTHOR);
            }
            threads::open(&channel)?;
            old_edit(call, state, channel.id, at_ms)?;
            if !call.files.is_empty() {
                need(state, &channel, bits::ATTACH_FILES)?;
            }
            messages::edit(call.shared, state, message, call.body, call.files)?;
            let message = state.world.messages.get(message);
            let message = message.ok_or(Refusal::UNKNOWN_MESSAGE)?;
            ok(payload::message(&state.world, message, &call.shared.base))
        }
        ("DELETE", ["messages", message]) => {
            let message = public(state, &channel, message)?;
            let (message, author) = (message.id, message.author);
            if author != BOT {
                need(state, &channel, bits::MANAGE_MESSAGES)?;
            }
            threads::open(&channel)?;
            messages::delete(call.shared, state, message);
            done()
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// A message of this channel that everybody sees; an ephemeral one is unknown here.
fn public<'a>(state: &'a State, channel: &Channel, message: &str) -> Result<&'a Message, Refusal> {
    let message = state
        .world
        .messages
        .get(id(message, Refusal::UNKNOWN_MESSAGE)?);
    let message =
        message.filter(|message| message.channel == channel.id && message.only_for.is_none());
    message.ok_or(Refusal::UNKNOWN_MESSAGE)
}

/// Counts an edit of a message older than an hour, of which a channel takes three in six seconds.
fn old_edit(
    call: &Call<'_>,
    state: &mut State,
    channel: Snowflake,
    at_ms: u64,
) -> Result<(), Refusal> {
    let now_ms = call.shared.clock.now_ms();
    if now_ms.saturating_sub(at_ms) <= OLD_MS {
        return Ok(());
    }
    let Some(row) = state.world.channels.get_mut(channel) else {
        return Err(Refusal::UNKNOWN_CHANNEL);
    };
    row.old_edits_ms
        .retain(|ms| now_ms.saturating_sub(*ms) < OLD_EDITS.1);
    if row.old_edits_ms.len() >= OLD_EDITS.0 {
        return Err(Refusal::TOO_MANY_OLD_EDITS);
    }
    row.old_edits_ms.push(now_ms);
    Ok(())
}

fn create(call: &Call<'_>, state: &mut State, channel: &Channel) -> Result<Reply, Refusal> {
    let write = match channel.kind {
        ChannelKind::Thread(_) => bits::SEND_MESSAGES_IN_THREADS,
        ChannelKind::Text | ChannelKind::Direct(_) | ChannelKind::Group => bits::SEND_MESSAGES,
    };
    need(state, channel, write)?;
    if !call.files.is_empty() {
        need(state, channel, bits::ATTACH_FILES)?;
    }
    if call.body["embeds"]
        .as_array()
        .is_some_and(|embeds| !embeds.is_empty())
    {
        need(state, channel, bits::EMBED_LINKS)?;
    }
    if let ChannelKind::Direct(person) = channel.kind
        && state
            .world
            .persons
            .get(person)
            .is_none_or(|person| person.no_direct_messages)
    {
        return Err(Refusal::NO_DIRECT_MESSAGES);
    }
    if let Some(same) = repeated(call, state, channel) {
        return ok(payload::message(&state.world, same, &call.shared.base));
    }
    let reference = reference(call, state, channel)?;
    let place = Place {
        channel: channel.id,
        author: BOT,
        only_for: None,
        interaction: None,
        reference,
        kind: if reference.is_some() { 19 } else { 0 },
    };
    // Nobody can make a channel's message ephemeral; Discord ignores the wish.
    let message = messages::create(call.shared, state, &place, call.body, call.files)?;
    let message = state
        .world
        .messages
        .get(message)
        .ok_or(Refusal::UNKNOWN_MESSAGE)?;
    ok(payload::message(&state.world, message, &call.shared.base))
}

/// The message that was already written with the same nonce, where the bot asks for that to be looked at.
fn repeated<'a>(call: &Call<'_>, state: &'a State, channel: &Channel) -> Option<&'a Message> {
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null())?;
    let since = Snowflake::at(call.shared.clock.now_ms().saturating_sub(NONCE_MS));
    let mut recent = state
        .world
        .messages
        .after(since)
        .filter(|message| message.channel == channel.id);
    let enforced = call.body["enforce_nonce"] == true;
    recent
        .find(|message| enforced && message.author == BOT && message.nonce.as_ref() == Some(nonce))
}

/// The message that a new one replies to.
fn reference(
    call: &Call<'_>,
    state: &State,
    channel: &Channel,
) -> Result<Option<Snowflake>, Refusal> {
    let Some(reference) = call
        .body
        .get("message_reference")
        .filter(|reference| reference.is_object())
    else {
        return Ok(None);
    };
    need(state, channel, bits::READ_MESSAGE_HISTORY).map_err(|_| Refusal::CANNOT_REPLY)?;
    let number = &reference["message_id"];
    let number = number
        .as_str()
        .map_or_else(|| number.to_string(), str::to_owned);
    match public(state, channel, &number) {
        Ok(message) => Ok(Some(message.id)),
        Err(_) if reference["fail_if_not_exists"] == false => Ok(None),
        Err(_) => {
            let code = "REPLIES_UNKNOWN_MESSAGE";
            Err(Refusal::fault("message_reference", code, "Unknown message"))
        }
    }
}

/// Public messages, newest first, at most a hundred.
fn list(call: &Call<'_>, state: &State, channel: &Channel) -> Result<Reply, Refusal> {
    // Without the right to read history Discord gives an empty list.
    if need(state, channel, bits::READ_MESSAGE_HISTORY).is_err() {
        return ok(json!([]));
    }
    let number = |key: &str| {
        call.query
            .get(key)
            .and_then(|value| value.parse::<Snowflake>().ok())
    };
    let (before, after) = (number("before"), number("after"));
    let limit = call
        .query
        .get("limit")
        .and_then(|limit| limit.parse::<usize>().ok())
        .unwrap_or(50)
        .clamp(1, 100);
    let rows = state.world.messages.iter().rev().filter(|message| {
        message.channel == channel.id
            && message.only_for.is_none()
            && before.is_none_or(|before| message.id < before)
            && after.is_none_or(|after| message.id > after)
    });
    let rows = rows
        .take(limit)
        .map(|message| payload::message(&state.world, message, &call.shared.base));
    ok(Value::Array(rows.collect()))
}
