//! Writing, changing and deleting messages: what a body does to the world once it has passed the limits.

use serde_json::Value;

use super::body::{Upload, size_px};
use super::gateway::message_audience;
use super::limits::message_faults;
use super::payload::ATTACHMENT_SIZE_LIMIT;
use super::permissions::MENTION_EVERYONE;
use super::refusal::Refusal;
use super::shared::{News, Shared, State};
use super::snowflake::Snowflake;
use super::world::{Attachment, BOT, ChannelKind, Message};

/// Where a new message goes and what it belongs to.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) channel: Snowflake,
    pub(crate) author: Snowflake,
    pub(crate) only_for: Option<Snowflake>,
    pub(crate) interaction: Option<Snowflake>,
    pub(crate) reference: Option<Snowflake>,
    /// Discord's message type.
    pub(crate) kind: u8,
}

/// Checks a body against the limits.
///
/// # Errors
/// The refusal that Discord would give.
pub(crate) fn check(body: &Value, files: &[Upload]) -> Result<(), Refusal> {
    Refusal::unless_clean(&message_faults(body, files))?;
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
    check(body, files)?;
    let now_ms = shared.clock.now_ms();
    let id = state.world.next_id(now_ms);
    let mut flags = body["flags"].as_u64().unwrap_or_default() & !Message::EPHEMERAL;
    if place.only_for.is_some() {
        flags |= Message::EPHEMERAL;
    }
    let message = Message {
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
        mentions: Vec::new(),
        mention_everyone: false,
        only_for: place.only_for,
        interaction: place.interaction,
        reference: place.reference,
        nonce: body.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
        kind: place.kind,
    };
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
    let message = Message {
        id,
        channel: place.channel,
        author: place.author,
        content: String::new(),
        embeds: Vec::new(),
        attachments: Vec::new(),
        components: Vec::new(),
        flags: Message::LOADING | ephemeral,
        at_ms: now_ms,
        edited_ms: None,
        mentions: Vec::new(),
        mention_everyone: false,
        only_for: place.only_for,
        interaction: place.interaction,
        reference: None,
        nonce: None,
        kind: place.kind,
    };
    insert(state, message);
    shared.announce(state, id, false);
    id
}

/// Puts a message into its channel.
fn insert(state: &mut State, message: Message) {
    let (id, channel, public) = (message.id, message.channel, message.only_for.is_none());
    state.world.messages.put(id, message);
    // Ephemeral messages are not part of the channel's history.
    if let Some(channel) = state.world.channels.get_mut(channel).filter(|_| public) {
        channel.last_message = Some(id);
    }
}

/// Changes a message.
///
/// # Errors
/// The refusal for a body beyond the limits, or if nothing would be left to show.
pub(crate) fn edit(
    shared: &Shared,
    state: &mut State,
    id: Snowflake,
    body: &Value,
    files: &[Upload],
) -> Result<(), Refusal> {
    check(body, files)?;
    let Some(before) = state.world.messages.get(id).cloned() else {
        return Err(Refusal::UNKNOWN_MESSAGE);
    };
    let (old_files, was_loading) = (before.attachments.clone(), before.is_loading());
    let mut after = filled(shared, state, before, body, files);
    if is_empty(&after) {
        return Err(Refusal::EMPTY_MESSAGE);
    }
    if let Some(flags) = body["flags"].as_u64() {
        // Only "no embeds" can be changed afterwards.
        after.flags = after.flags & !4 | flags & 4;
    }
    if was_loading {
        // Filling a promise is not an edit: Discord shows no "(edited)".
        after.flags &= !Message::LOADING;
    } else {
        after.edited_ms = Some(shared.clock.now_ms());
    }
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
        let audience = message_audience(&state.world, message.channel);
        if let Some(guild) = audience.guild {
            data["guild_id"] = serde_json::json!(guild);
        }
        state.hub.dispatch("MESSAGE_DELETE", &data, audience);
    }
    shared.changed(News::Deleted(message.channel, id, message.only_for));
}

/// Whether there is nothing to show: components alone do not make a message.
fn is_empty(message: &Message) -> bool {
    message.content.trim().is_empty() && message.embeds.is_empty() && message.attachments.is_empty()
}

/// The message with everything that the body says; what it does not name stays.
fn filled(
    shared: &Shared,
    state: &mut State,
    mut message: Message,
    body: &Value,
    files: &[Upload],
) -> Message {
    let is_new = message.content.is_empty() && message.at_ms == shared.clock.now_ms();
    if let Some(content) = body.get("content") {
        content
            .as_str()
            .unwrap_or_default()
            .clone_into(&mut message.content);
    }
    if let Some(embeds) = body.get("embeds") {
        message.embeds = embeds.as_array().cloned().unwrap_or_default();
    }
    if let Some(components) = body.get("components") {
        message.components = components.as_array().cloned().unwrap_or_default();
    }
    attach(shared, state, &mut message, body, files);
    if is_new || body.get("content").is_some() || body.get("allowed_mentions").is_some() {
        mention(state, &mut message, &body["allowed_mentions"]);
    }
    message
}

/// Keeps, replaces and adds files: a list in the body says which ones remain, new files are named by their number.
fn attach(
    shared: &Shared,
    state: &mut State,
    message: &mut Message,
    body: &Value,
    files: &[Upload],
) {
    let listed = body.get("attachments").and_then(Value::as_array);
    let mut kept = Vec::new();
    let mut described = Vec::new();
    for entry in listed.into_iter().flatten() {
        let Some(id) = entry["id"]
            .as_u64()
            .or_else(|| entry["id"].as_str()?.parse().ok())
        else {
            continue;
        };
        if let Some(file) = files.iter().find(|file| file.number == id) {
            described.push((file, Some(entry)));
        } else if message.attachments.contains(&Snowflake::new(id)) {
            let id = Snowflake::new(id);
            kept.push(id);
            if let (Some(file), Some(text)) = (
                state.world.attachments.get_mut(id),
                entry["description"].as_str(),
            ) {
                file.description = Some(text.to_owned());
            }
        }
    }
    if listed.is_none() {
        kept.clone_from(&message.attachments);
    }
    // Files that the list does not mention are added all the same.
    let unlisted = files.iter().filter(|file| {
        described
            .iter()
            .all(|(other, _)| other.number != file.number)
    });
    described.extend(unlisted.map(|file| (file, None)).collect::<Vec<_>>());
    for (file, entry) in described {
        let id = state.world.next_id(shared.clock.now_ms());
        let name = entry
            .and_then(|entry| entry["filename"].as_str())
            .unwrap_or(&file.filename);
        let attachment = Attachment {
            id,
            channel: message.channel,
            filename: plain_name(name),
            content_type: file.content_type.clone(),
            description: entry
                .and_then(|entry| entry["description"].as_str())
                .map(str::to_owned),
            size_px: size_px(&file.bytes),
            bytes: file.bytes.clone(),
        };
        state.world.attachments.put(id, attachment);
        kept.push(id);
    }
    message.attachments = kept;
}

/// A file name as Discord keeps it: what has no place in an address becomes an underscore.
fn plain_name(name: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "._-".contains(c) {
            c
        } else {
            '_'
        }
    };
    name.chars().map(plain).collect()
}

/// Finds out whom the text calls, as far as the body allows it.
fn mention(state: &State, message: &mut Message, allowed: &Value) {
    let list = |key: &str| {
        allowed[key]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default()
    };
    let free = !allowed.is_object();
    let parses = |kind: &str| free || list("parse").iter().any(|entry| entry == kind);
    let named = |person: Snowflake| {
        let id = person.to_string();
        list("users")
            .iter()
            .any(|entry| entry.as_str() == Some(&id) || entry.as_u64() == Some(person.number()))
    };
    message.mentions.clear();
    for person in called(&message.content) {
        let exists = state.world.persons.get(person).is_some();
        if exists && (parses("users") || named(person)) && !message.mentions.contains(&person) {
            message.mentions.push(person);
        }
    }
    let channel = state.world.channels.get(message.channel);
    let may = channel.is_some_and(|channel| match channel.kind {
        ChannelKind::Direct(_) => false,
        ChannelKind::Text | ChannelKind::Thread(_) => {
            state.world.permissions_in(channel, message.author) & MENTION_EVERYONE != 0
        }
    });
    let calls_all = message.content.contains("@everyone") || message.content.contains("@here");
    message.mention_everyone = may && calls_all && parses("everyone");
    // A reply calls the author whom it answers, unless that is switched off.
    let replied = message
        .reference
        .and_then(|id| state.world.messages.get(id))
        .map(|other| other.author);
    let wanted = if free {
        true
    } else {
        allowed["replied_user"] == true
    };
    if let Some(author) =
        replied.filter(|author| wanted && *author != BOT && !message.mentions.contains(author))
    {
        message.mentions.push(author);
    }
}

/// The ids in `<@id>` and `<@!id>`, in the order of the text.
fn called(content: &str) -> Vec<Snowflake> {
    let pieces = content.split("<@").skip(1);
    let ids = pieces.filter_map(|piece| {
        piece
            .split_once('>')?
            .0
            .trim_start_matches('!')
            .parse()
            .ok()
    });
    ids.collect()
}
