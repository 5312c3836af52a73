//! A message before it is sent, in whichever way.

use std::sync::Arc;

use bytes::Bytes;
use reqwest::multipart::Part;
use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateButton};

use crate::i18n;
use crate::table::{PersonId, RoleId};
use crate::wire::emojis::Emojis;
use crate::wire::layout::{self, Accent, LAID_OUT};
use crate::wire::mentions::CommandMentions;

pub const MAX_CONTENT: usize = 2_000;
const MAX_ALT: usize = 1_024;
const EPHEMERAL: u64 = 1 << 6;
const SILENT: u64 = 1 << 12;

/// A file that goes with a message.
#[derive(Clone)]
pub struct File {
    name: &'static str,
    kind: &'static str,
    bytes: Arc<[u8]>,
    alt: String,
}

impl File {
    /// A file to keep, of this media type, with a sentence that says what it holds.
    pub fn document(
        name: &'static str,
        kind: &'static str,
        bytes: impl Into<Arc<[u8]>>,
        about: &str,
    ) -> Self {
        Self {
            name,
            kind,
            bytes: bytes.into(),
            alt: i18n::fit(about, MAX_ALT),
        }
    }

    /// A picture with its alternative text. The name says nothing about what it shows.
    pub fn picture(name: &'static str, bytes: Arc<[u8]>, alt: &str) -> Self {
        Self {
            name,
            kind: "image/png",
            bytes,
            alt: i18n::fit(alt, MAX_ALT),
        }
    }

    /// Where components of the same message find it.
    fn url(&self) -> String {
        format!("attachment://{}", self.name)
    }

    pub fn part(&self) -> Part {
        let part = || Part::stream(Bytes::from_owner(Arc::clone(&self.bytes)));
        let typed = part().mime_str(self.kind);
        typed.unwrap_or_else(|_| part()).file_name(self.name)
    }
}

/// What messages can name once Discord has given it a number.
#[derive(Clone, Copy, Default)]
pub struct Known<'a> {
    pub mentions: Option<&'a CommandMentions>,
    pub emojis: Option<&'a Emojis>,
}

/// A message before it is sent. What is sent is exactly this: an edit replaces text, files and controls.
#[derive(Clone, Default)]
pub struct Outgoing {
    /// The text; cut at a sentence if it is too long for Discord.
    pub text: String,
    pub picture: Option<File>,
    pub document: Option<File>,
    pub rows: Vec<CreateActionRow>,
    /// The button beside the text of a message that is laid out.
    pub beside: Option<CreateButton>,
    /// What such a message lists below its text, each with its button.
    pub entries: Vec<(String, CreateButton)>,
    /// What is said below everything else there; it is not cut.
    pub below: String,
    /// What frames a message. A public one is [laid out](layout) then, too, so that it must call nobody.
    pub accent: Option<Accent>,
    /// Who is told that they are mentioned; a mention of anybody else makes no sound.
    pub mentioned: Vec<PersonId>,
    /// Which roles are told that they are mentioned.
    pub mentioned_roles: Vec<RoleId>,
    /// Whether only the asker sees it. Such a message is [laid out](layout) by its components.
    pub private: bool,
    pub silent: bool,
    /// What makes a message that is sent twice one message.
    pub nonce: Option<String>,
}

impl Outgoing {
    /// A public message of words alone.
    pub fn text(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// A message of words alone that only the asker sees.
    pub fn private(text: impl Into<String>) -> Self {
        Self {
            private: true,
            ..Self::text(text)
        }
    }

    #[must_use]
    pub fn rows(self, rows: Vec<CreateActionRow>) -> Self {
        Self { rows, ..self }
    }

    /// The flags of the promise of such a message, whose layout is only known when it is kept.
    pub fn flags_of_promise(&self) -> u64 {
        let private = if self.private { EPHEMERAL } else { 0 };
        let silent = if self.silent { SILENT } else { 0 };
        private | silent
    }

    const fn is_laid_out(&self) -> bool {
        self.private || self.accent.is_some()
    }

    const fn layout(&self) -> u64 {
        if self.is_laid_out() { LAID_OUT } else { 0 }
    }

    pub fn files(&self) -> Vec<&File> {
        self.picture.iter().chain(&self.document).collect()
    }

    pub fn body(&self, known: Known<'_>) -> Value {
        let mut body = self.edit(known);
        if let Some(fields) = body.as_object_mut().filter(|_| self.is_laid_out()) {
            fields.remove("content");
        }
        let flags = self.flags_of_promise() | self.layout();
        if flags != 0 {
            body["flags"] = flags.into();
        }
        if let Some(nonce) = &self.nonce {
            body["nonce"] = nonce.as_str().into();
            body["enforce_nonce"] = true.into();
        }
        body
    }

    /// The message as Discord reads it when it replaces another, whose privacy stays as it was.
    pub fn edit(&self, known: Known<'_>) -> Value {
        let attachments: Vec<Value> = self
            .files()
            .into_iter()
            .enumerate()
            .map(attachment)
            .collect();
        let people: Vec<String> = self.mentioned.iter().map(PersonId::to_string).collect();
        let roles: Vec<String> = self.mentioned_roles.iter().map(RoleId::to_string).collect();
        let mut body = json!({
            "content": self.content(known.mentions),
            "components": layout::rows(&self.rows),
            "attachments": attachments,
            "allowed_mentions": { "parse": [], "users": people, "roles": roles },
        });
        if self.is_laid_out() {
            body["components"] = self.laid_out(body["content"].as_str().unwrap_or_default());
            // What an older version wrote there would stand in the way.
            body["content"] = Value::Null;
            body["flags"] = self.layout().into();
        }
        if let Some(emojis) = known.emojis {
            emojis.put_on(&mut body["components"]);
        }
        body
    }

    /// The message with this text as components, top to bottom: the text, with a button beside it if there is one, what it lists,
    /// the picture, the rows of controls, a file, and what is said below all that.
    fn laid_out(&self, text: &str) -> Value {
        let mut parts = Vec::new();
        match &self.beside {
            _ if text.is_empty() => {}
            Some(button) => {
                // Beside the shorter of the first two lines, so that the longer has the whole width.
                let mut lines = text.splitn(3, '\n');
                let (first, second) = (lines.next().unwrap_or_default(), lines.next());
                let before = second.filter(|second| second.chars().count() < first.chars().count());
                let (before, beside, after) = match before {
                    Some(second) => (Some(first), second, None),
                    None => (None, first, second),
                };
                parts.extend(before.map(layout::words));
                parts.push(layout::words_beside(beside, button));
                let after: Vec<&str> = after.into_iter().chain(lines).collect();
                parts.extend((!after.is_empty()).then(|| layout::words(&after.join("\n"))));
            }
            None => parts.push(layout::words(text)),
        }
        let entries = self.entries.iter();
        parts.extend(entries.map(|(text, button)| layout::words_beside(text, button)));
        let picture = self.picture.as_ref();
        parts.extend(picture.map(|picture| layout::picture(&picture.url(), &picture.alt)));
        parts.extend(layout::rows(&self.rows));
        let document = self.document.as_ref();
        parts.extend(document.map(|document| layout::file(&document.url())));
        if !self.below.is_empty() {
            parts.push(layout::words(&self.below));
        }
        match self.accent {
            Some(accent) => [layout::framed(accent, &parts)].into(),
            None => parts.into(),
        }
    }

    /// The text with commands as mentions, unless those would make it too long.
    fn content(&self, mentions: Option<&CommandMentions>) -> String {
        let written = mentions.map(|mentions| mentions.write(&self.text));
        match written {
            Some(written) if written.chars().count() <= MAX_CONTENT => written.into_owned(),
            Some(_) | None => i18n::fit(&self.text, MAX_CONTENT),
        }
    }
}

fn attachment((number, file): (usize, &File)) -> Value {
    json!({ "id": number, "filename": file.name, "description": file.alt })
}

#[cfg(test)]
mod tests {
    use serenity::all::ButtonStyle;

    use super::*;

    fn mentions() -> CommandMentions {
        let pair = (
            "/lostcities hand".to_owned(),
            "</lostcities hand:123>".to_owned(),
        );
        CommandMentions::from_iter([pair])
    }

    fn mentioning(mentions: &CommandMentions) -> Known<'_> {
        Known {
            mentions: Some(mentions),
            emojis: None,
        }
    }

    #[test]
    fn commands_are_mentioned_once_their_number_is_known() {
        let message = Outgoing::text("`/lostcities hand`");
        assert_eq!(
            message.body(Known::default())["content"],
            "`/lostcities hand`"
        );
        assert_eq!(
            message.body(mentioning(&mentions()))["content"],
            "</lostcities hand:123>"
        );
    }

    #[test]
    fn mentions_never_make_a_message_too_long() {
        let text = format!("{}`/lostcities hand`", "a".repeat(MAX_CONTENT - 18));
        let body = Outgoing::text(&text).body(mentioning(&mentions()));
        assert_eq!(body["content"], text);
    }

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
        let body = panel().body(Known::default());
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
    fn a_public_message_in_a_frame_is_laid_out_for_everybody() {
        let body = Outgoing {
            private: false,
            ..panel()
        };
        let body = body.body(Known::default());
        assert_eq!(body["components"][0]["type"], 17);
        assert_eq!(body["flags"], LAID_OUT);
        assert!(body.get("content").is_none());
    }

    #[test]
    fn an_edit_takes_away_what_an_older_message_said() {
        let body = panel().edit(Known::default());
        assert_eq!(
            (&body["content"], &body["flags"]),
            (&Value::Null, &json!(LAID_OUT))
        );
    }

    #[test]
    fn what_calls_a_person_keeps_its_text() {
        let body = Outgoing::text("It is your turn.").body(Known::default());
        assert_eq!(body["content"], "It is your turn.");
        assert!(body.get("flags").is_none());
    }
}
