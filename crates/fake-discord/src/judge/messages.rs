//! Limits of messages: text, embeds, files, mentions and suggestions.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Faults, components, join};
use crate::judge::refusal::Fault;
use crate::rest::body::{Upload, plain_name};
use crate::world::Message;

/// Flag bits that a bot may set: no embeds, ephemeral, silent, Components V2.
const FLAGS: u64 = 4 | Message::EPHEMERAL | Message::SILENT | Message::COMPONENTS_V2;

/// The message that a body edits.
pub(crate) struct Before<'a> {
    pub(crate) message: &'a Message,
    pub(crate) filenames: Vec<&'a str>,
}

/// What is wrong with the body of a message, whether new or edited.
pub(crate) fn message_faults(
    body: &Value,
    files: &[Upload],
    before: Option<&Before<'_>>,
) -> Vec<Fault> {
    let mut faults = Faults::default();
    faults.text("", body, "content", 0..=2000);
    embeds(&mut faults, body);
    flagged(&mut faults, body, files, before);
    attachments(&mut faults, body, files);
    mentions(&mut faults, body);
    if let Some(nonce) = body.get("nonce").and_then(Value::as_str) {
        faults.length("nonce", nonce, 0..=25);
    }
    if let Some(flags) = body.get("flags").filter(|flags| !flags.is_null()) {
        match flags.as_u64() {
            Some(bits) if bits & !FLAGS == 0 => {}
            Some(_) => faults.add(
                "flags",
                "FLAGS_INVALID",
                "Flag bits unknown to the sandbox.",
            ),
            None => faults.add("flags", "NUMBER_TYPE_COERCE", "Value is not an int."),
        }
    }
    faults.found
}

/// What the flag of Components V2 decides. Discord asks the body for it, whatever the message has been so far, and a message
/// that has it keeps it.
fn flagged(faults: &mut Faults, body: &Value, files: &[Upload], before: Option<&Before<'_>>) {
    let used = |value: &Value| match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => !list.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => true,
    };
    let legacy = ["content", "embeds", "poll", "sticker_ids"];
    if body["flags"].as_u64().unwrap_or_default() & Message::COMPONENTS_V2 == 0 {
        let was_v2 = before.is_some_and(|before| before.message.is_v2());
        if was_v2 && (!body["flags"].is_null() || legacy.iter().any(|key| used(&body[*key]))) {
            faults.add(
                "flags",
                "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
                "The MessageFlags.IS_COMPONENTS_V2 flag cannot be removed",
            );
        }
        components::rows(faults, body);
        return;
    }
    // What the message has so far and the body does not mention would stay.
    let stays = |key: &str| {
        before
            .filter(|_| body.get(key).is_none())
            .is_some_and(|Before { message, .. }| match key {
                "content" => !message.content.is_empty(),
                "embeds" => !message.embeds.is_empty(),
                _ => false,
            })
    };
    for key in legacy {
        if used(&body[key]) || stays(key) {
            let message = format!(
                "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            );
            faults.add(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                message,
            );
        }
    }
    components::layout(faults, body, &filenames(body, files, before));
}

/// The files that `attachment://` may name: those of the request, and those that the message keeps. Where an edit lists what is
/// kept, Discord knows a file only if its name is there beside its id.
fn filenames(body: &Value, files: &[Upload], before: Option<&Before<'_>>) -> BTreeSet<String> {
    let listed = body["attachments"].as_array();
    let entries = || listed.into_iter().flatten();
    let of_upload = |file: &Upload| {
        let entry = entries().find(|entry| attachment_id(entry) == Some(file.number));
        let name = entry.and_then(|entry| entry["filename"].as_str());
        plain_name(name.unwrap_or(&file.filename))
    };
    let is_kept = |entry: &&Value| {
        let id = attachment_id(entry);
        files.iter().all(|file| Some(file.number) != id)
    };
    let kept = entries().filter(is_kept);
    let kept = kept.filter_map(|entry| entry["filename"].as_str());
    let before = before.filter(|_| listed.is_none());
    let unmentioned = before.into_iter().flat_map(|before| &before.filenames);
    let old = kept.chain(unmentioned.copied()).map(str::to_owned);
    files.iter().map(of_upload).chain(old).collect()
}

/// The number of a file of the request, or the id of one that is already there.
fn attachment_id(entry: &Value) -> Option<u64> {
    let id = &entry["id"];
    id.as_u64().or_else(|| id.as_str()?.parse().ok())
}

/// Ten embeds with their texts, 6,000 characters in all.
fn embeds(faults: &mut Faults, body: &Value) {
    let mut total = 0;
    for (i, embed) in faults.list("", body, "embeds", 10).iter().enumerate() {
        let at = format!("embeds.{i}");
        if !embed.is_object() {
            faults.add(
                &at,
                "MODEL_TYPE_CONVERT",
                "Only dictionaries may be used in a ModelType",
            );
            continue;
        }
        faults.text(&at, embed, "title", 0..=256);
        faults.text(&at, embed, "description", 0..=4096);
        total += length(&embed["title"]) + length(&embed["description"]);
        for (part, key, most) in [("footer", "text", 2048), ("author", "name", 256)] {
            if let Some(object) = embed.get(part).filter(|object| object.is_object()) {
                faults.text(&join(&at, part), object, key, 1..=most);
                total += length(&object[key]);
            }
        }
        for (n, field) in faults.list(&at, embed, "fields", 25).iter().enumerate() {
            let at = format!("{at}.fields.{n}");
            faults.text(&at, field, "name", 1..=256);
            faults.text(&at, field, "value", 1..=1024);
            total += length(&field["name"]) + length(&field["value"]);
        }
        for part in ["image", "thumbnail"] {
            let url = embed
                .get(part)
                .and_then(|object| object.get("url"))
                .and_then(Value::as_str);
            let known = |url: &str| {
                ["http://", "https://", "attachment://"]
                    .iter()
                    .any(|scheme| url.starts_with(scheme))
            };
            if url.is_some_and(|url| !known(url)) {
                let message = "Scheme must be one of ('http', 'https', 'attachment').";
                faults.add(
                    &format!("{at}.{part}.url"),
                    "URL_TYPE_INVALID_SCHEME",
                    message,
                );
            }
        }
    }
    if total > 6000 {
        faults.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
}

/// Characters of a text, 0 for anything else.
fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

/// Ten files, alternative texts of 1,024 characters, and numbers that belong to files of the request.
fn attachments(faults: &mut Faults, body: &Value, files: &[Upload]) {
    if files.len() > 10 {
        faults.add(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    for (i, attachment) in faults.list("", body, "attachments", 10).iter().enumerate() {
        let at = format!("attachments.{i}");
        faults.text(&at, attachment, "description", 0..=1024);
        match attachment_id(attachment) {
            None => faults.required(&join(&at, "id")),
            // Small numbers mean files of this request, large ones are ids of files already there.
            Some(number) if number < 1000 && files.iter().all(|file| file.number != number) => {
                faults.add(
                    &join(&at, "id"),
                    "ATTACHMENT_NOT_FOUND",
                    format!("Attachment {number} not found"),
                );
            }
            Some(_) => {}
        }
    }
}

/// A list of people contradicts "parse all people".
fn mentions(faults: &mut Faults, body: &Value) {
    let Some(allowed) = body
        .get("allowed_mentions")
        .filter(|allowed| !allowed.is_null())
    else {
        return;
    };
    let parse = faults.list("allowed_mentions", allowed, "parse", 3);
    for (i, kind) in parse.iter().enumerate() {
        if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
            let message = "Value must be one of ('users', 'roles', 'everyone').";
            faults.choice(&format!("allowed_mentions.parse.{i}"), message);
        }
    }
    for key in ["users", "roles"] {
        let listed = faults.list("allowed_mentions", allowed, key, 100);
        if !listed.is_empty() && parse.iter().any(|kind| kind == key) {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            faults.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                message,
            );
        }
    }
}

/// What is wrong with an answer to typing: 25 suggestions with names and values of 100 characters.
pub(crate) fn choices_faults(data: &Value) -> Vec<Fault> {
    let mut faults = Faults::default();
    if !data["choices"].is_array() {
        faults.required("data.choices");
    }
    for (i, choice) in faults.list("data", data, "choices", 25).iter().enumerate() {
        let at = format!("data.choices.{i}");
        faults.text(&at, choice, "name", 1..=100);
        match &choice["value"] {
            Value::String(_) => faults.text(&at, choice, "value", 0..=100),
            Value::Number(_) => {}
            _ => faults.required(&join(&at, "value")),
        }
    }
    faults.found
}
