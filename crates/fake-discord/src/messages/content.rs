//! What a body puts into a message: text, files and mentions.

use serde_json::Value;

use crate::rest::body::{Upload, plain_name, size_px};
use crate::sandbox::shared::{Shared, State};
use crate::world::permissions::MENTION_EVERYONE;
use crate::world::snowflake::Snowflake;
use crate::world::{Attachment, BOT, ChannelKind, Message};

/// The message with everything that the body says; what it does not name stays.
pub(super) fn filled(
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
    let text = if message.is_v2() {
        "components"
    } else {
        "content"
    };
    if is_new || body.get(text).is_some() || body.get("allowed_mentions").is_some() {
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
    let text = message.text();
    message.mentions.clear();
    for person in called(&text) {
        let exists = state.world.persons.get(person).is_some();
        if exists && (parses("users") || named(person)) && !message.mentions.contains(&person) {
            message.mentions.push(person);
        }
    }
    let channel = state.world.channels.get(message.channel);
    let may = channel.is_some_and(|channel| match channel.kind {
        ChannelKind::Direct(_) | ChannelKind::Group => false,
        ChannelKind::Text | ChannelKind::Thread(_) => {
            state.world.permissions_in(channel, message.author) & MENTION_EVERYONE != 0
        }
    });
    let calls_all = text.contains("@everyone") || text.contains("@here");
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
