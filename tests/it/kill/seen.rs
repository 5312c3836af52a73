//! What people in the channel see: buttons and what they mean, and which message is which.

use lostcities::sandbox::{Message, Person, Snowflake};
use lostcities::store::MatchId;

/// Something that can be pressed: a button, or an entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// The custom id of the button or the menu.
    pub custom_id: String,
    /// What the entry of the menu says.
    pub entry: Option<String>,
}

impl Control {
    /// What it means in this match; `None` in another.
    pub fn meaning(&self, id: MatchId) -> Option<&str> {
        let (of, _, meaning) = parts(&self.custom_id)?;
        (of == id.0).then(|| self.entry.as_deref().unwrap_or(meaning))
    }
}

pub fn controls(message: &Message) -> impl Iterator<Item = Control> {
    let enabled = message.components.iter().flatten();
    let enabled = enabled.filter(|component| !component.disabled);
    enabled.flat_map(|component| {
        let custom_id = component.custom_id.clone().unwrap_or_default();
        let entries: Vec<Option<String>> = match &component.options {
            None => vec![None],
            Some(options) => options
                .iter()
                .map(|option| Some(option.value.clone()))
                .collect(),
        };
        entries.into_iter().map(move |entry| Control {
            custom_id: custom_id.clone(),
            entry,
        })
    })
}

/// Match, version and meaning of a custom id.
pub fn parts(custom_id: &str) -> Option<(u64, u64, &str)> {
    let mut parts = custom_id.strip_prefix("v1:")?.splitn(3, ':');
    Some((
        parts.next()?.parse().ok()?,
        parts.next()?.parse().ok()?,
        parts.next()?,
    ))
}

/// The button of a message that means this in this match.
pub fn meaning<'a>(message: &'a Message, id: MatchId, press: &str) -> Option<&'a str> {
    message
        .usable_ids()
        .find(|button| parts(button).is_some_and(|(of, _, meaning)| of == id.0 && meaning == press))
}

/// Whether the message shows this version of the match on its buttons.
pub fn shows(message: &Message, id: MatchId, version: u64) -> bool {
    message
        .usable_ids()
        .filter_map(parts)
        .any(|(of, at, _)| of == id.0 && at == version)
}

/// The public messages that carry the buttons of a running or finished match, oldest first.
pub fn boards(public: &[Message], id: MatchId) -> Vec<&Message> {
    let public = public.iter();
    public
        .filter(|message| {
            let mut marks = ["!more", "!follow", "!rematch"].into_iter();
            marks.any(|mark| meaning(message, id, mark).is_some())
        })
        .collect()
}

/// The messages that call a person to their turn. They alone make a sound and call a person without answering a command.
pub fn pings(public: &[Message]) -> Vec<&Message> {
    let public = public.iter();
    public
        .filter(|message| {
            !message.silent && message.interaction.is_none() && !message.mentions.is_empty()
        })
        .filter(|message| {
            message
                .usable_ids()
                .all(|button| button.ends_with(":!hand"))
        })
        .collect()
}

/// The messages that stay beside the boards, which have pictures: the scores of rounds.
pub fn chapters(public: &[Message]) -> Vec<&Message> {
    let public = public.iter();
    public
        .filter(|message| message.silent && message.attachments.is_empty())
        .collect()
}

pub fn private(who: &Person) -> Vec<Snowflake> {
    let seen = who.messages("general").unwrap();
    let private = seen.iter().filter(|message| message.ephemeral);
    private.map(|message| message.id).collect()
}
