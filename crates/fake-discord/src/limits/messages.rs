//! Limits of messages: text, embeds, files, mentions and suggestions.

use serde_json::Value;

use super::super::body::Upload;
use super::super::refusal::Fault;
use super::{Faults, components, join};

/// Flag bits that a bot may set: no embeds, ephemeral, silent.
const FLAGS: u64 = 4 | 64 | 4096;

/// What is wrong with the body of a message, whether new or edited.
pub(crate) fn message_faults(body: &Value, files: &[Upload]) -> Vec<Fault> {
    let mut faults = Faults::default();
    faults.text("", body, "content", 0..=2000);
    embeds(&mut faults, body);
    components::rows(&mut faults, body);
    attachments(&mut faults, body, files);
    mentions(&mut faults, body);
    if let Some(nonce) = body.get("nonce").and_then(Value::as_str) {
        faults.length("nonce", nonce, 0..=25);
    }
    if let Some(flags) = body.get("flags").filter(|flags| !flags.is_null()) {
        match flags.as_u64() {
            // Discord has a newer kind of components behind bit 15; this sandbox models the classic ones only.
            Some(bits) if bits & !FLAGS == 0 => {}
            Some(_) => faults.add(
                "flags",
                "FLAGS_INVALID",
                "Flag bits unknown to the sandbox (classic messages only).",
            ),
            None => faults.add("flags", "NUMBER_TYPE_COERCE", "Value is not an int."),
        }
    }
    faults.found
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
        let id = attachment
            .get("id")
            .and_then(|id| id.as_u64().or_else(|| id.as_str()?.parse().ok()));
        match id {
            None => faults.add(
                &join(&at, "id"),
                "BASE_TYPE_REQUIRED",
                "This field is required",
            ),
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
            faults.add(
                &format!("allowed_mentions.parse.{i}"),
                "BASE_TYPE_CHOICES",
                message,
            );
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
        faults.add(
            "data.choices",
            "BASE_TYPE_REQUIRED",
            "This field is required",
        );
    }
    for (i, choice) in faults.list("data", data, "choices", 25).iter().enumerate() {
        let at = format!("data.choices.{i}");
        faults.text(&at, choice, "name", 1..=100);
        match &choice["value"] {
            Value::String(_) => faults.text(&at, choice, "value", 0..=100),
            Value::Number(_) => {}
            _ => faults.add(
                &join(&at, "value"),
                "BASE_TYPE_REQUIRED",
                "This field is required",
            ),
        }
    }
    faults.found
}
