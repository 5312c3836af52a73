//! What a person sees: the shapes of the control interface, for the page, for scripts and for tests alike.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::payload;
use crate::world::clock::rfc3339;
use crate::world::components;
use crate::world::snowflake::Snowflake;
use crate::world::{self, BOT, World};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Author {
    pub id: Snowflake,
    pub name: String,
    pub bot: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    /// The id, for `GET /sandbox/v1/attachments/{id}`.
    pub id: Snowflake,
    pub filename: String,
    /// The alternative text.
    pub description: Option<String>,
    pub content_type: String,
    /// Bytes.
    pub size: usize,
    pub url: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
}

/// A button or a select.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Component {
    /// Discord's number: 2 button, 3 select, 5 to 8 selects of people, roles, both, channels.
    #[serde(rename = "type")]
    pub kind: u8,
    /// What comes back with a click.
    #[serde(default)]
    pub custom_id: Option<String>,
    #[serde(default)]
    pub label: Option<String>,
    /// The emoji on a button, as Discord writes it: `{"name":"…"}`, with an `id` for custom ones.
    #[serde(default)]
    pub emoji: Option<Value>,
    /// A button's colour: 1 blurple, 2 grey, 3 green, 4 red, 5 a link.
    #[serde(default)]
    pub style: Option<u8>,
    #[serde(default)]
    pub disabled: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// What is in a select before anything is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    /// The fewest values to choose, 1 if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_values: Option<u8>,
    /// The most values to choose, 1 if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_values: Option<u8>,
    /// What a select of people is set to from the beginning, as Discord writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_values: Option<Vec<Value>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<SelectOption>>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SelectOption {
    pub label: String,
    /// What comes back when it is chosen.
    pub value: String,
    /// Smaller words below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Value>,
    /// Whether it is chosen from the beginning.
    #[serde(default)]
    pub default: bool,
}

/// The act that a message answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UsedBy {
    /// The interaction.
    pub id: Snowflake,
    /// The command's full name, for answers to commands.
    pub name: Option<String>,
    pub user: Author,
}

/// A message as one person sees it now.
#[expect(
    clippy::struct_excessive_bools,
    reason = "the shape is the control interface's, and its facts are independent"
)]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    pub id: Snowflake,
    pub channel: Snowflake,
    pub author: Author,
    /// The text, in Discord's markup; of Components V2 all texts, one below the other.
    pub content: String,
    /// Embeds as Discord sends them, with `attachment://` resolved.
    pub embeds: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// Rows of buttons and selects; a button beside a section is a row of its own.
    pub components: Vec<Vec<Component>>,
    /// The tree of Components V2 as Discord sends it, with `attachment://` resolved; empty for classic messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layout: Vec<Value>,
    /// "Only you can see this".
    pub ephemeral: bool,
    pub edited: bool,
    /// "… is thinking": promised, not written yet.
    pub thinking: bool,
    /// Nobody is notified of it.
    pub silent: bool,
    pub mentions: Vec<Author>,
    pub mention_everyone: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply_to: Option<Snowflake>,
    /// The act it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interaction: Option<UsedBy>,
    /// When it was written, RFC 3339.
    pub at: String,
}

impl Message {
    /// The button or select with this id or, failing that, with this label; for selects also their placeholder.
    pub fn find(&self, id_or_label: &str) -> Option<&Component> {
        let all = || self.components.iter().flatten();
        let is_id = |part: &&Component| part.custom_id.as_deref() == Some(id_or_label);
        let is_label = |part: &&Component| {
            [&part.label, &part.placeholder]
                .into_iter()
                .flatten()
                .any(|words| words.as_str() == id_or_label)
        };
        all().find(is_id).or_else(|| all().find(is_label))
    }

    /// The ids of its buttons and selects, those among them that cannot be used as well.
    pub fn custom_ids(&self) -> impl DoubleEndedIterator<Item = &str> {
        let all = self.components.iter().flatten();
        all.filter_map(|part| part.custom_id.as_deref())
    }

    /// The ids of the buttons and selects that can be used.
    pub fn usable_ids(&self) -> impl Iterator<Item = &str> {
        let all = self.components.iter().flatten();
        let usable = all.filter(|part| !part.disabled);
        usable.filter_map(|part| part.custom_id.as_deref())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Answered,
    /// "The application did not respond".
    Failed,
}

/// What came of a person's act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The act's id, which a modal is sent with.
    pub interaction: Snowflake,
    pub outcome: Outcome,
    pub acknowledged_ms: Option<u64>,
    /// Whether the first answer only promised another.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_promised: bool,
    /// Whether all has come that was promised.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_settled: bool,
    /// The message that was written or changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Message>,
    /// The form that was opened, as Discord writes it: `custom_id`, `title`, `components`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modal: Option<Value>,
    /// What Discord shows for a failure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A suggestion while typing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    pub name: String,
    pub value: Value,
}

pub(crate) fn author(world: &World, id: Snowflake) -> Author {
    let name = world
        .persons
        .get(id)
        .map_or("Deleted User", |person| person.name.as_str());
    Author {
        id,
        name: name.into(),
        bot: id == BOT,
    }
}

/// The message as a person who may see it sees it.
pub(crate) fn message(world: &World, row: &world::Message, base: &str) -> Message {
    let files = row
        .attachments
        .iter()
        .filter_map(|id| world.attachments.get(*id));
    // What does not fit the shape was refused when it came.
    let control = |part: &Value| serde_json::from_value(part.clone()).ok();
    let rows = components::rows(&row.components).into_iter();
    let rows = rows.map(|row| row.into_iter().filter_map(control).collect());
    let interaction = row.interaction.and_then(|id| world.interactions.get(id));
    Message {
        id: row.id,
        channel: row.channel,
        author: author(world, row.author),
        content: row.text(),
        embeds: if row.flags & 4 == 0 {
            payload::embeds(world, row, base)
        } else {
            Vec::new()
        },
        attachments: files.map(|file| attachment(row, file, base)).collect(),
        components: rows.collect(),
        layout: if row.is_v2() {
            payload::layout(world, row, base)
        } else {
            Vec::new()
        },
        ephemeral: row.only_for.is_some(),
        edited: row.edited_ms.is_some(),
        thinking: row.is_loading(),
        silent: row.flags & world::Message::SILENT != 0,
        mentions: row.mentions.iter().map(|id| author(world, *id)).collect(),
        mention_everyone: row.mention_everyone,
        reply_to: row.reference,
        interaction: interaction.map(|interaction| UsedBy {
            id: interaction.id,
            name: interaction.command.clone(),
            user: author(world, interaction.person),
        }),
        at: rfc3339(row.at_ms),
    }
}

fn attachment(row: &world::Message, file: &world::Attachment, base: &str) -> Attachment {
    Attachment {
        id: file.id,
        filename: file.filename.clone(),
        description: payload::alternative_text(row, file),
        content_type: file.content_type.clone(),
        size: file.bytes.len(),
        url: payload::attachment_url(file, base),
        width: file.size_px.map(|(width, _)| width),
        height: file.size_px.map(|(_, height)| height),
    }
}
