//! The application's emojis.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::call::{Call, Reply, done, id, ok};
use crate::judge::emoji_name_faults;
use crate::judge::refusal::{Fault, Refusal};
use crate::payload;
use crate::sandbox::shared::{News, State};
use crate::world::Emoji;
use crate::world::snowflake::Snowflake;

/// An application has no more.
const MOST: usize = 2_000;

const MAX_BYTES: usize = 256 << 10;

const FORMATS: [&str; 5] = ["png", "jpeg", "gif", "webp", "avif"];

pub(super) fn answer(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    let find = |text| {
        let id = id(text, Refusal::UNKNOWN_EMOJI)?;
        state.world.emojis.get(id).ok_or(Refusal::UNKNOWN_EMOJI)
    };
    match (method, rest) {
        ("GET", []) => {
            let emojis = state.world.emojis.iter();
            let items = emojis.map(|emoji| payload::emoji(&state.world, emoji));
            ok(json!({"items": items.collect::<Value>()}))
        }
        ("GET", [emoji]) => ok(payload::emoji(&state.world, find(emoji)?)),
        ("POST", []) => create(call, state),
        ("DELETE", [emoji]) => {
            let id = find(emoji)?.id;
            state.world.emojis.remove(id);
            call.shared.changed(News::World);
            done()
        }
        _ => Err(Refusal::METHOD_NOT_ALLOWED),
    }
}

fn create(call: &Call<'_>, state: &mut State) -> Result<Reply, Refusal> {
    let mut faults = emoji_name_faults(call.body);
    let picture = picture(&call.body["image"]);
    faults.extend(picture.as_ref().err().cloned());
    let name = call.body["name"].as_str().unwrap_or_default();
    let taken = |emoji: &Emoji| emoji.name == name;
    if state.world.emojis.iter().any(taken) {
        // Discord refuses this, but nobody says with which code.
        let message = "An emoji with this name already exists.".to_owned();
        faults.push(Fault {
            at: "name".to_owned(),
            code: "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            message,
        });
    }
    Refusal::unless_clean(&faults)?;
    if state.world.emojis.iter().count() >= MOST {
        return Err(Refusal::TOO_MANY_EMOJIS);
    }
    // They are counted apart, so that what happens in the world has the same ids with and without them.
    let last = state.world.emojis.ids().next_back();
    let id = last.unwrap_or(Snowflake::new(0));
    let id = id.next(call.shared.clock.now_ms());
    let (content_type, bytes) = picture.unwrap_or_default();
    let emoji = Emoji {
        id,
        name: name.to_owned(),
        content_type,
        bytes,
    };
    let made = payload::emoji(&state.world, &emoji);
    state.world.emojis.put(id, emoji);
    call.shared.changed(News::World);
    Ok((201, made))
}

/// The type and the bytes of a picture that is given as a `data:` address.
fn picture(image: &Value) -> Result<(String, Vec<u8>), Fault> {
    let fault = |code, message: &str| Fault {
        at: "image".to_owned(),
        code,
        message: message.to_owned(),
    };
    let invalid = || fault("IMAGE_INVALID", "Invalid image data");
    let text = image
        .as_str()
        .ok_or_else(|| fault("BASE_TYPE_REQUIRED", "This field is required"))?;
    let data = text.strip_prefix("data:image/").ok_or_else(invalid)?;
    let (format, data) = data.split_once(";base64,").ok_or_else(invalid)?;
    let bytes = STANDARD.decode(data).map_err(|_| invalid())?;
    if !FORMATS.contains(&format) || bytes.is_empty() {
        return Err(invalid());
    }
    if bytes.len() > MAX_BYTES {
        let message = "File cannot be larger than 256.0 kb.";
        return Err(fault("BINARY_TYPE_MAX_SIZE", message));
    }
    Ok((format!("image/{format}"), bytes))
}
