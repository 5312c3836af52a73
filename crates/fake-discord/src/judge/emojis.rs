//! Limits of the application's emojis: their names, and who may use them.

use serde_json::Value;

use super::{Faults, join};
use crate::judge::refusal::Fault;

/// What is wrong with the name of a new emoji: 2 to 32 letters, digits and underscores.
pub(crate) fn emoji_name_faults(body: &Value) -> Vec<Fault> {
    let mut faults = Faults::default();
    faults.text("", body, "name", 2..=32);
    let name = body["name"].as_str().unwrap_or_default();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    if name.chars().count() == 1 {
        let message = "Must be between 2 and 32 in length.";
        faults.add("name", "BASE_TYPE_BAD_LENGTH", message);
    } else if !name.chars().all(is_plain) {
        let message = "String value did not match validation regex.";
        faults.add("name", "STRING_TYPE_REGEX", message);
    }
    faults.found
}

/// The emojis of controls that have an id which is not one of these. Discord says the same of buttons and of menus; in a text
/// it takes any.
pub(crate) fn unknown_emoji_faults(body: &Value, is_known: impl Fn(&str) -> bool) -> Vec<Fault> {
    let mut faults = Faults::default();
    look("components", &body["components"], &is_known, &mut faults);
    faults.found
}

fn look(at: &str, value: &Value, is_known: &impl Fn(&str) -> bool, faults: &mut Faults) {
    match value {
        Value::Array(parts) => {
            for (number, part) in parts.iter().enumerate() {
                look(&join(at, &number.to_string()), part, is_known, faults);
            }
        }
        Value::Object(fields) => {
            let id = fields.get("emoji").map(|emoji| &emoji["id"]);
            let id = id.and_then(Value::as_str);
            if id.is_some_and(|id| !is_known(id)) {
                let at = format!("{at}.emoji.id");
                faults.add(&at, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }
            for (key, part) in fields {
                look(&join(at, key), part, is_known, faults);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
