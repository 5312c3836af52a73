//! Messages as components: words, picture and controls in an order of our own, one below the other.
//!
//! Discord calls this the second version of components. A message that has it has no `content`, and can never go back; a
//! message of the older kind becomes one when it is edited. Notifications show none of its words, so what calls a person is
//! not written in this way.

use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateButton};

/// The message is laid out by its components.
pub const LAID_OUT: u64 = 1 << 15;

/// What sets a message apart from others: a frame with a bar in a colour at its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accent {
    /// Who sees it is awaited.
    Awaited,
    /// Others are, or nobody.
    Waiting,
}

impl Accent {
    /// Red, green and blue, a byte each.
    const fn colour(self) -> u32 {
        match self {
            Self::Awaited => 0x00E8_B94A,
            Self::Waiting => 0x0058_5B66,
        }
    }
}

/// A frame around these components.
pub fn framed(accent: Accent, parts: &[Value]) -> Value {
    json!({ "type": 17, "accent_color": accent.colour(), "components": parts })
}

pub fn words(text: &str) -> Value {
    json!({ "type": 10, "content": text })
}

/// Words with a button at their right.
pub fn words_beside(text: &str, button: &CreateButton) -> Value {
    let mut row = json!(CreateActionRow::Buttons(vec![button.clone()]));
    json!({ "type": 9, "components": [words(text)], "accessory": row["components"][0].take() })
}

/// A picture of the same message as wide as there is room, with its alternative text.
pub fn picture(url: &str, alt: &str) -> Value {
    json!({ "type": 12, "items": [{ "media": { "url": url }, "description": alt }] })
}

/// A file of the same message.
pub fn file(url: &str) -> Value {
    json!({ "type": 13, "file": { "url": url } })
}

/// Rows of controls as Discord reads them. serenity writes what a menu begins with as numbers, which not every reader can
/// hold; ids are texts.
pub fn rows(rows: &[CreateActionRow]) -> Vec<Value> {
    let mut rows: Vec<Value> = rows.iter().map(|row| json!(row)).collect();
    let parts = rows
        .iter_mut()
        .filter_map(|row| row["components"].as_array_mut());
    for part in parts.flatten() {
        let chosen = part.get_mut("default_values").and_then(Value::as_array_mut);
        for value in chosen.into_iter().flatten() {
            if let Some(id) = value["id"].as_u64() {
                value["id"] = id.to_string().into();
            }
        }
    }
    rows
}
