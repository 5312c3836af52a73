//! Writing, changing and deleting messages: what a body does to the world once it has passed the limits.

mod content;

use serde_json::Value;

use crate::gateway::hub::Audience;
use crate::judge::refusal::Refusal;
use crate::judge::{Before, is_too_heavy, message_faults, unknown_emoji_faults};
use crate::payload::ATTACHMENT_SIZE_LIMIT;
use crate::rest::body::Upload;
use crate::sandbox::shared::{News, Shared, State};
use crate::world::snowflake::Snowflake;
use crate::world::{Message, World};

use content::filled;

/// Where a new message goes and what it belongs to.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) channel: Snowflake,
    pub(crate) author: Snowflake,
    pub(crate) only_for: Option<Snowflake>,
    pub(crate) interaction: Option<Snowflake>,
    pub(crate) reference: Option<Snowflake>,
    pub(crate) kind: u8,
}

/// Checks a body against the limits.
fn check(
    world: &World,
    body: &Value,
    files: &[Upload],
    before: Option<&Before<'_>>,
) -> Result<(), Refusal> {
    let mut faults = message_faults(body, files, before);
    let is_known = |id: &str| id.parse().is_ok_and(|id| world.emojis.get(id).is_some());
    faults.extend(unknown_emoji_faults(body, is_known));
    Refusal::unless_clean(&faults)?;
    if is_too_heavy(body) {
        return Err(Refusal::INTERNAL);
    }
    if files
        .iter()
        .any(|file| file.bytes.len() > ATTACHMENT_SIZE_LIMIT)
    {
        return Err(Refusal::TOO_LARGE);
    }
    Ok(())
}

/// Writes a new message and tells everybody whom it concerns.
///
/// # Errors
/// The refusal for a body beyond the limits, or an empty one.
pub(crate) fn create(
    shared: &Shared,
    state: &mut State,
    place: &Place,
    body: &Value,
    files: &[Upload],
) -> Result<Snowflake, Refusal> {
    check(&state.world, body, files, None)?;
    let now_ms = shared.clock.now_ms();
    let id = state.world.next_id(now_ms);
    let mut flags = body["flags"].as_u64().unwrap_or_default() & !Message::EPHEMERAL;
    if place.only_for.is_some() {
        flags |= Message::EPHEMERAL;
    }
    let mut message = blank(id, place, flags, now_ms);
    message.reference = place.reference;
    message.nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let message = filled(shared, state, message, body, files);
    if is_empty(&message) {
        return Err(Refusal::EMPTY_MESSAGE);
    }
    insert(state, message);
    shared.announce(state, id, false);
    Ok(id)
}

/// Writes the promise of a message, "… is thinking".
pub(crate) fn create_loading(shared: &Shared, state: &mut State, place: &Place) -> Snowflake {
    let now_ms = shared.clock.now_ms();
    let id = state.world.next_id(now_ms);
    let ephemeral = if place.only_for.is_some() {
        Message::EPHEMERAL
    } else {
        0
    };
    let message = blank(id, place, Message::LOADING | ephemeral, now_ms);
    insert(state, message);
    shared.announce(state, id, false);
    id
}

fn blank(id: Snowflake, place: &Place, flags: u64, now_ms: u64) -> Message {
    Message {
        id,
        channel: place.channel,
        author: place.author,
        content: String::new(),
        embeds: Vec::new(),
        attachments: Vec::new(),
        components: Vec::new(),
        flags,
        at_ms: now_ms,
        edited_ms: None,
        n_edits: 0,
        mentions: Vec::new(),
        mention_everyone: false,
        only_for: place.only_for,
        interaction: place.interaction,
        reference: None,
        nonce: None,
        kind: place.kind,
    }
}

/// Puts a message into its channel.
fn insert(state: &mut State, message: Message) {
    let (id, channel, public) = (message.id, message.channel, message.only_for.is_none());
    state.world.messages.put(id, message);
    // Ephemeral messages are not part of the channel's history.
    if let Some(channel) = state.world.channels.get_mut(channel).filter(|_| public) {
        channel.last_message = Some(id);
        // A message opens an archived thread again.
        channel.is_archived = false;
    }
}

/// # Errors
/// The refusal for a body beyond the limits, or if nothing would be left to show.
pub(crate) fn edit(
    shared: &Shared,
    state: &mut State,
    id: Snowflake,
    body: &Value,
    files: &[Upload],
) -> Result<(), Refusal> {
    let Some(mut before) = state.world.messages.get(id).cloned() else {
        return Err(Refusal::UNKNOWN_MESSAGE);
    };
    let ids = before.attachments.iter();
    let old = ids.filter_map(|id| state.world.attachments.get(*id));
    let of = Before {
        message: &before,
        filenames: old.map(|file| file.filename.as_str()).collect(),
    };
    check(&state.world, body, files, Some(&of))?;
    let flags = body["flags"].as_u64().unwrap_or_default();
    before.flags |= flags & Message::COMPONENTS_V2;
    let (old_files, was_loading) = (before.attachments.clone(), before.is_loading());
    let mut after = filled(shared, state, before, body, files);
    if is_empty(&after) {
        return Err(Refusal::EMPTY_MESSAGE);
    }
    if body["flags"].is_u64() {
        // Only "no embeds" can be set and taken away afterwards.
        after.flags = after.flags & !4 | flags & 4;
    }
    if was_loading {
        // Filling a promise is not an edit: Discord shows no "(edited)".
        after.flags &= !Message::LOADING;
    } else {
        after.edited_ms = Some(shared.clock.now_ms());
    }
    after.n_edits += u32::from(after.only_for.is_none());
    for gone in old_files
        .iter()
        .filter(|file| !after.attachments.contains(file))
    {
        state.world.attachments.remove(*gone);
    }
    state.world.messages.put(id, after);
    shared.announce(state, id, true);
    Ok(())
}

/// Deletes a message with its files. The channel's `last_message_id` stays, as in Discord.
pub(crate) fn delete(shared: &Shared, state: &mut State, id: Snowflake) {
    let Some(message) = state.world.messages.remove(id) else {
        return;
    };
    for file in &message.attachments {
        state.world.attachments.remove(*file);
    }
    if message.only_for.is_none() {
        let mut data = serde_json::json!({"id": id, "channel_id": message.channel});
        let audience = Audience::of_messages(&state.world, message.channel);
        if let Some(guild) = audience.guild {
            data["guild_id"] = serde_json::json!(guild);
        }
        state.hub.dispatch("MESSAGE_DELETE", &data, audience);
    }
    shared.changed(News::Deleted(message.channel, id, message.only_for));
}

/// Whether there is nothing to show: rows alone do not make a classic message.
fn is_empty(message: &Message) -> bool {
    if message.is_v2() {
        return message.components.is_empty();
    }
    message.content.trim().is_empty() && message.embeds.is_empty() && message.attachments.is_empty()
}
