//! Threads: opened by the bot, archived, and opened again.

use serde_json::Value;

use super::access::need;
use super::call::{Call, Reply, ok};
use crate::judge::refusal::{Fault, Refusal};
use crate::messages::{self, Place};
use crate::payload;
use crate::sandbox::shared::{News, State};
use crate::world::permissions as bits;
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, Channel, ChannelKind, Message};

/// After how many minutes without a message a thread may be archived.
const ARCHIVE_AFTER: [u64; 4] = [60, 1440, 4320, 10080];

/// Discord's number for a public thread.
const PUBLIC: u64 = 11;

/// Opens a public thread under a channel, on one of its messages if one is named.
pub(super) fn create(
    call: &Call<'_>,
    state: &mut State,
    parent: &Channel,
    message: Option<Snowflake>,
) -> Result<Reply, Refusal> {
    if parent.kind != ChannelKind::Text {
        return Err(Refusal::WRONG_CHANNEL_TYPE);
    }
    need(state, parent, bits::CREATE_PUBLIC_THREADS)?;
    let name = name(call.body)?;
    Refusal::unless_clean(&faults(call.body, message))?;
    let now_ms = call.shared.clock.now_ms();
    // A thread on a message has the message's id.
    let id = match message {
        Some(id) if state.world.channels.get(id).is_some() => {
            return Err(Refusal::THREAD_EXISTS);
        }
        Some(id) => id,
        None => state.world.next_id(now_ms),
    };
    let kind = ChannelKind::Thread(parent.id);
    state.world.put_channel(id, name, kind, parent.guild);
    if message.is_none() {
        // Discord tells the channel of it, by a message that has the thread's name.
        let place = Place {
            channel: parent.id,
            author: BOT,
            only_for: None,
            interaction: None,
            reference: None,
            kind: Message::THREAD_CREATED,
        };
        let content = serde_json::json!({"content": name, "allowed_mentions": {"parse": []}});
        messages::create(call.shared, state, &place, &content, &[])?;
    }
    call.shared.changed(News::World);
    let thread = state.world.channels.get(id);
    let thread = thread.ok_or(Refusal::UNKNOWN_CHANNEL)?;
    Ok((201, payload::channel(&state.world, thread, None)))
}

/// Archives a thread, opens it again, or renames it.
pub(super) fn edit(call: &Call<'_>, state: &mut State, thread: &Channel) -> Result<Reply, Refusal> {
    if !matches!(thread.kind, ChannelKind::Thread(_)) {
        return Err(Refusal::NOT_FOUND);
    }
    // The bot has opened it; who may write in it may open it again.
    need(state, thread, bits::SEND_MESSAGES_IN_THREADS)?;
    let new_name = match call.body.get("name") {
        Some(_) => Some(name(call.body)?.to_owned()),
        None => None,
    };
    let archived = call.body["archived"].as_bool();
    if thread.is_archived && archived != Some(false) {
        return Err(Refusal::ARCHIVED);
    }
    let row = state.world.channels.get_mut(thread.id);
    let row = row.ok_or(Refusal::UNKNOWN_CHANNEL)?;
    row.is_archived = archived.unwrap_or(row.is_archived);
    if let Some(name) = new_name {
        row.name = name;
    }
    let row = row.clone();
    call.shared.changed(News::World);
    ok(payload::channel(&state.world, &row, None))
}

/// What is in a thread that is archived stays as it is.
pub(super) fn open(channel: &Channel) -> Result<(), Refusal> {
    if channel.is_archived {
        Err(Refusal::ARCHIVED)
    } else {
        Ok(())
    }
}

/// The name, which is needed.
fn name(body: &Value) -> Result<&str, Refusal> {
    let name = body["name"].as_str().map(str::trim).unwrap_or_default();
    if (1..=100).contains(&name.chars().count()) {
        return Ok(name);
    }
    let message = "Must be between 1 and 100 in length.";
    Err(Refusal::fault("name", "BASE_TYPE_BAD_LENGTH", message))
}

/// What else may be wrong with a new thread.
fn faults(body: &Value, message: Option<Snowflake>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let after = &body["auto_archive_duration"];
    let is_known = after
        .as_u64()
        .is_some_and(|minutes| ARCHIVE_AFTER.contains(&minutes));
    if !after.is_null() && !is_known {
        faults.push(choice(
            "auto_archive_duration",
            "Value must be one of (60, 1440, 4320, 10080).",
        ));
    }
    // Without a message and a type Discord opens a private thread, which the sandbox has not.
    if message.is_none() && body["type"].as_u64() != Some(PUBLIC) {
        faults.push(choice(
            "type",
            "The sandbox has public threads alone: Value must be one of (11).",
        ));
    }
    faults
}

fn choice(at: &str, message: &str) -> Fault {
    Fault {
        at: at.into(),
        code: "BASE_TYPE_CHOICES",
        message: message.into(),
    }
}
