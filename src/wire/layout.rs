//! Messages as components: words, picture and controls in an order of our own, one below the other.
//!
//! Discord calls this the second version of components. A message that has it has no `content`, and can never go back; a
//! message of the older kind becomes one when it is edited. Notifications show none of its words, so what calls a person is
//! not written in this way.

use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateButton};

use super::message::{File, Outgoing};

/// The message is laid out by its components.
pub const LAID_OUT: u64 = 1 << 15;

/// What sets a message apart from others: a frame with a bar in a colour at its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accent {
    /// The person is awaited.
    Awaited,
    /// Others are awaited.
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

/// The components of a message with this text, top to bottom: the text, with a button beside it if there is one, the picture,
/// the rows of controls, a file, and what is said below all that.
pub fn components(message: &Outgoing, text: &str) -> Value {
    let mut parts = Vec::new();
    match &message.beside {
        _ if text.is_empty() => {}
        Some(beside) => parts.push(json!({
            "type": 9, "components": [words(text)], "accessory": accessory(beside),
        })),
        None => parts.push(words(text)),
    }
    parts.extend(message.picture.as_ref().map(gallery));
    parts.extend(rows(&message.rows));
    parts.extend(message.document.as_ref().map(document));
    if !message.below.is_empty() {
        parts.push(words(&message.below));
    }
    match message.accent {
        Some(accent) => json!([{
            "type": 17, "accent_color": accent.colour(), "components": parts,
        }]),
        None => parts.into(),
    }
}

fn words(text: &str) -> Value {
    json!({ "type": 10, "content": text })
}

fn gallery(picture: &File) -> Value {
    json!({ "type": 12, "items": [{ "media": { "url": picture.url() }, "description": picture.alt() }] })
}

fn document(file: &File) -> Value {
    json!({ "type": 13, "file": { "url": file.url() } })
}

fn accessory(button: &CreateButton) -> Value {
    let mut row = json!(CreateActionRow::Buttons(vec![button.clone()]));
    row["components"][0].take()
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

#[cfg(test)]
mod tests {
    use serenity::all::ButtonStyle;

    use super::*;

    fn panel() -> Outgoing {
        let button = |id: &str| {
            CreateButton::new(id)
                .label(id)
                .style(ButtonStyle::Secondary)
        };
        Outgoing {
            picture: Some(File::picture("hand.png", [0].into(), "a hand")),
            rows: vec![CreateActionRow::Buttons(vec![button("lay")])],
            beside: Some(button("more")),
            below: "-# small".to_owned(),
            accent: Some(Accent::Awaited),
            ..Outgoing::private("Your turn.")
        }
    }

    #[test]
    fn a_private_message_is_its_components_from_top_to_bottom() {
        let body = panel().body(None);
        let [container] = body["components"].as_array().unwrap().as_slice() else {
            panic!("{body:#}")
        };
        let parts = container["components"].as_array().unwrap();
        let kinds: Vec<_> = parts.iter().map(|part| &part["type"]).collect();
        assert_eq!(kinds, [9, 12, 1, 10]);
        assert_eq!(parts[0]["components"][0]["content"], "Your turn.");
        assert_eq!(parts[0]["accessory"]["custom_id"], "more");
        let picture =
            json!({ "media": { "url": "attachment://hand.png" }, "description": "a hand" });
        assert_eq!(parts[1]["items"], json!([picture]));
        assert_eq!(parts[3]["content"], "-# small");
        assert_eq!(body["flags"], LAID_OUT | 1 << 6);
        assert!(body.get("content").is_none());
    }

    #[test]
    fn an_edit_takes_away_what_an_older_message_said() {
        let body = panel().edit(None);
        assert_eq!(
            (&body["content"], &body["flags"]),
            (&Value::Null, &json!(LAID_OUT))
        );
    }

    #[test]
    fn what_calls_a_person_keeps_its_text() {
        let body = Outgoing::text("It is your turn.").body(None);
        assert_eq!(body["content"], "It is your turn.");
        assert!(body.get("flags").is_none());
    }
}
