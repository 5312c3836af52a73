//! The things of which the world consists, each as written in the world's file.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::world::components;
use crate::world::snowflake::Snowflake;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    /// The language of its public messages.
    pub(crate) locale: String,
    /// The members and their permissions; the bot is one of them while it is installed.
    pub(crate) members: BTreeMap<Snowflake, u64>,
    /// The roles besides those that every server has.
    #[serde(default)]
    pub(crate) roles: BTreeMap<Snowflake, Role>,
}

/// A role of a server, which gives no permissions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) name: String,
    pub(crate) members: BTreeSet<Snowflake>,
    #[serde(default)]
    pub(crate) is_mentionable: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChannelKind {
    /// An ordinary channel of a server.
    Text,
    /// A public thread under the channel.
    Thread(Snowflake),
    /// The bot and this person.
    Direct(Snowflake),
    /// A group of people, all that there are, without the bot.
    Group,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Snowflake,
    pub(crate) kind: ChannelKind,
    /// The server, or nothing for direct messages.
    pub(crate) guild: Option<Snowflake>,
    pub(crate) name: String,
    /// As in Discord, the id of the newest message that was ever written: deletion does not roll it back.
    pub(crate) last_message: Option<Snowflake>,
    /// Exceptions to the members' permissions: allowed and denied bits.
    pub(crate) overwrites: BTreeMap<Snowflake, (u64, u64)>,
    /// When messages older than an hour were edited lately.
    #[serde(default)]
    pub(crate) old_edits_ms: Vec<u64>,
    /// Slowmode: how many seconds people must wait between two messages.
    #[serde(default)]
    pub(crate) slowmode_s: u32,
    /// Whether it is a thread that nobody has written in for long; the next message opens it again.
    #[serde(default)]
    pub(crate) is_archived: bool,
}

/// A person, or the bot itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) locale: String,
    /// The bot may not write to this person directly.
    pub(crate) no_direct_messages: bool,
    /// Whether this person has installed the bot for themselves, and can use its commands where it is not.
    #[serde(default)]
    pub(crate) has_installed: bool,
    #[serde(default)]
    pub(crate) avatar: Option<Avatar>,
}

/// A person's picture, and what names it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Avatar {
    pub(crate) hash: String,
    #[serde(with = "crate::world::base64_bytes")]
    pub(crate) png: Vec<u8>,
}

/// A message, public or for one person only.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) author: Snowflake,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) attachments: Vec<Snowflake>,
    pub(crate) components: Vec<Value>,
    /// Discord's flag bits: 4 no embeds, 64 ephemeral, 128 loading, 4096 silent, 32768 Components V2.
    pub(crate) flags: u64,
    pub(crate) at_ms: u64,
    pub(crate) edited_ms: Option<u64>,
    /// How often it has been edited, if everybody sees it.
    #[serde(default)]
    pub(crate) n_edits: u32,
    /// The people whom the message calls, after `allowed_mentions`.
    pub(crate) mentions: Vec<Snowflake>,
    pub(crate) mention_everyone: bool,
    /// The only person who sees it.
    pub(crate) only_for: Option<Snowflake>,
    pub(crate) interaction: Option<Snowflake>,
    pub(crate) reference: Option<Snowflake>,
    pub(crate) nonce: Option<Value>,
    /// Discord's message type: 0 ordinary, 18 thread created, 19 reply, 20 slash command, 23 context command.
    pub(crate) kind: u8,
}

impl Message {
    /// "Only you can see this".
    pub(crate) const EPHEMERAL: u64 = 64;
    /// "… is thinking".
    pub(crate) const LOADING: u64 = 128;
    pub(crate) const SILENT: u64 = 4096;
    /// Consists of Components V2, and of nothing else.
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
    /// Discord's type of a message which tells that a thread was opened.
    pub(crate) const THREAD_CREATED: u8 = 18;

    /// The bot has promised it and not written it yet.
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & Self::LOADING != 0
    }

    pub(crate) fn is_v2(&self) -> bool {
        self.flags & Self::COMPONENTS_V2 != 0
    }

    pub(crate) fn text(&self) -> String {
        if self.is_v2() {
            components::words(&self.components)
        } else {
            self.content.clone()
        }
    }

    /// Whether this person sees it, given that the person sees the channel.
    pub(crate) fn is_for(&self, person: Snowflake) -> bool {
        self.only_for.is_none_or(|only| only == person)
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) description: Option<String>,
    pub(crate) size_px: Option<(u32, u32)>,
    #[serde(with = "crate::world::base64_bytes")]
    pub(crate) bytes: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum InteractionKind {
    /// A slash or context command.
    Command,
    /// A button or select of a message.
    Component,
    /// Asking for suggestions while typing.
    Autocomplete,
    Modal,
}

impl InteractionKind {
    /// Discord's number.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// One act of a person and what the bot made of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Interaction {
    pub(crate) id: Snowflake,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) created_ms: u64,
    /// The command's name, shown above the answer.
    pub(crate) command: Option<String>,
    /// The message whose component it was, directly or through a modal.
    pub(crate) source: Option<Snowflake>,
    /// [`Message::n_edits`] of that message when the component was used.
    #[serde(default)]
    pub(crate) n_edits: u32,
    /// The interaction that opened the modal.
    pub(crate) opened_by: Option<Snowflake>,
    /// The type of the first answer, and how many milliseconds it took.
    pub(crate) callback: Option<(u8, u64)>,
    /// The message that `@original` means.
    pub(crate) original: Option<Snowflake>,
    /// A deferred answer has been given, or a message was sent after it.
    pub(crate) settled: bool,
    /// The message that a person should be shown: the newest one written with the token.
    pub(crate) shown: Option<Snowflake>,
    pub(crate) modal: Option<Value>,
    pub(crate) submitted: bool,
    pub(crate) choices: Option<Vec<Value>>,
}

impl Interaction {
    /// The bot has this long for its first answer.
    pub(crate) const FIRST_ANSWER_MS: u64 = 3_000;
    /// The token lives this long.
    pub(crate) const TOKEN_MS: u64 = 15 * 60 * 1_000;
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Emoji {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) content_type: String,
    #[serde(with = "crate::world::base64_bytes")]
    pub(crate) bytes: Vec<u8>,
}

/// The commands that the bot registered, everywhere or in one server.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct CommandSet {
    pub(crate) commands: Vec<Value>,
}
