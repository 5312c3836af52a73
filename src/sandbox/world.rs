//! Everything that exists in the sandbox: servers, people, channels, messages, interactions and commands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::permissions;
use super::snowflake::Snowflake;
use super::table::Table;

/// The bot's id, which is also its application's. [`super::TOKEN`] begins with it.
pub const BOT: Snowflake = Snowflake::new(1_000_000_000_000_000_001);

/// What the bot is called.
pub const BOT_NAME: &str = "lostcities";

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    /// The language of its public messages.
    pub(crate) locale: String,
    /// The members and their permissions; the bot is one of them while it is installed.
    pub(crate) members: BTreeMap<Snowflake, u64>,
}

/// Which sort of channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ChannelKind {
    /// An ordinary channel of a server.
    Text,
    /// A public thread under the channel.
    Thread(Snowflake),
    /// The bot and this person.
    Direct(Snowflake),
}

/// A place where messages stand.
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
}

/// Somebody, or the bot itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: Snowflake,
    pub(crate) name: String,
    pub(crate) locale: String,
    /// The bot may not write to this person directly.
    pub(crate) no_direct_messages: bool,
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
    /// Discord's flag bits: 4 no embeds, 64 ephemeral, 128 loading, 4096 silent.
    pub(crate) flags: u64,
    pub(crate) at_ms: u64,
    pub(crate) edited_ms: Option<u64>,
    /// The people whom the message calls, after `allowed_mentions`.
    pub(crate) mentions: Vec<Snowflake>,
    pub(crate) mention_everyone: bool,
    /// The only person who sees it.
    pub(crate) only_for: Option<Snowflake>,
    /// The interaction it answers.
    pub(crate) interaction: Option<Snowflake>,
    /// The message it replies to.
    pub(crate) reference: Option<Snowflake>,
    pub(crate) nonce: Option<Value>,
    /// Discord's message type: 0 ordinary, 19 reply, 20 slash command, 23 context command.
    pub(crate) kind: u8,
}

impl Message {
    /// "Only you can see this".
    pub(crate) const EPHEMERAL: u64 = 64;
    /// "… is thinking".
    pub(crate) const LOADING: u64 = 128;
    /// Does not notify anybody.
    pub(crate) const SILENT: u64 = 4096;

    /// The bot has promised it and not written it yet.
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & Self::LOADING != 0
    }

    /// Whether this person sees it, given that the person sees the channel.
    pub(crate) fn is_for(&self, person: Snowflake) -> bool {
        self.only_for.is_none_or(|only| only == person)
    }
}

/// A file of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    /// The alternative text.
    pub(crate) description: Option<String>,
    /// Width and height, for pictures.
    pub(crate) size_px: Option<(u32, u32)>,
    #[serde(with = "super::base64")]
    pub(crate) bytes: Vec<u8>,
}

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum InteractionKind {
    /// A slash or context command.
    Command,
    /// A button or select of a message.
    Component,
    /// Asking for suggestions while typing.
    Autocomplete,
    /// Sending a modal.
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
    /// The interaction that opened the modal.
    pub(crate) opened_by: Option<Snowflake>,
    /// The type of the first answer, and how many milliseconds it took.
    pub(crate) callback: Option<(u8, u64)>,
    /// The message `@original` stands for.
    pub(crate) original: Option<Snowflake>,
    /// A deferred answer has been given, or a message was sent after it.
    pub(crate) settled: bool,
    /// The message that a person should be shown: the newest one written with the token.
    pub(crate) shown: Option<Snowflake>,
    /// The form that was opened.
    pub(crate) modal: Option<Value>,
    /// The modal has been sent.
    pub(crate) submitted: bool,
    /// The suggestions.
    pub(crate) choices: Option<Vec<Value>>,
}

impl Interaction {
    /// The bot has this long for its first answer.
    pub(crate) const FIRST_ANSWER_MS: u64 = 3_000;
    /// The token lives this long.
    pub(crate) const TOKEN_MS: u64 = 15 * 60 * 1_000;
}

/// The commands that the bot registered, everywhere or in one server.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct CommandSet {
    pub(crate) commands: Vec<Value>,
}

/// The whole world.
#[derive(Debug, Default)]
pub(crate) struct World {
    pub(crate) guilds: Table<Guild>,
    pub(crate) persons: Table<Person>,
    pub(crate) channels: Table<Channel>,
    pub(crate) messages: Table<Message>,
    pub(crate) attachments: Table<Attachment>,
    pub(crate) interactions: Table<Interaction>,
    /// By server; the global ones stand under the bot's id.
    pub(crate) commands: Table<CommandSet>,
    /// The newest id that was given out.
    pub(crate) last_id: Option<Snowflake>,
}

impl World {
    /// A server with five people and three channels, as every sandbox begins.
    pub(crate) fn fresh(now_ms: u64) -> Self {
        let mut world = Self::default();
        let bot = Person {
            id: BOT,
            name: BOT_NAME.into(),
            locale: "en-US".into(),
            no_direct_messages: true,
        };
        world.persons.put(BOT, bot);
        let guild = world.add_guild("Expedition Club", "en-US", now_ms);
        for (name, locale) in [
            ("Anna", "en-US"),
            ("Ben", "de"),
            ("Carla", "nl"),
            ("Deniz", "tr"),
            ("Eva", "en-GB"),
        ] {
            world.add_person(name, locale, Some(guild), now_ms);
        }
        // The first person is the owner, so that commands for administrators have somebody to call them.
        let owner = world.persons.ids().next_back();
        if let Some(anna) = world
            .persons
            .iter()
            .find(|person| person.name == "Anna")
            .map(|person| person.id)
            .or(owner)
            && let Some(guild) = world.guilds.get_mut(guild)
        {
            guild.members.insert(anna, permissions::ALL);
        }
        world
    }

    /// An id that no other thing has or had.
    pub(crate) fn next_id(&mut self, now_ms: u64) -> Snowflake {
        let id = self.last_id.unwrap_or(Snowflake::new(0)).next(now_ms);
        self.last_id = Some(id);
        id
    }

    /// A new server with the bot in it, three channels and a thread.
    pub(crate) fn add_guild(&mut self, name: &str, locale: &str, now_ms: u64) -> Snowflake {
        let id = self.next_id(now_ms);
        let members = BTreeMap::from([(BOT, permissions::BOT)]);
        self.guilds.put(
            id,
            Guild {
                id,
                name: name.into(),
                locale: locale.into(),
                members,
            },
        );
        for name in ["general", "table", "games"] {
            let channel = self.add_channel(name, ChannelKind::Text, Some(id), now_ms);
            if name == "games" {
                self.add_channel("long-match", ChannelKind::Thread(channel), Some(id), now_ms);
            }
        }
        id
    }

    /// A new channel.
    pub(crate) fn add_channel(
        &mut self,
        name: &str,
        kind: ChannelKind,
        guild: Option<Snowflake>,
        now_ms: u64,
    ) -> Snowflake {
        let id = self.next_id(now_ms);
        let overwrites = BTreeMap::new();
        self.channels.put(
            id,
            Channel {
                id,
                kind,
                guild,
                name: name.into(),
                last_message: None,
                overwrites,
            },
        );
        id
    }

    /// A new person, a member of the server if one is given.
    pub(crate) fn add_person(
        &mut self,
        name: &str,
        locale: &str,
        guild: Option<Snowflake>,
        now_ms: u64,
    ) -> Snowflake {
        let id = self.next_id(now_ms);
        self.persons.put(
            id,
            Person {
                id,
                name: name.into(),
                locale: locale.into(),
                no_direct_messages: false,
            },
        );
        if let Some(guild) = guild.and_then(|guild| self.guilds.get_mut(guild)) {
            guild.members.insert(id, permissions::MEMBER);
        }
        id
    }

    /// The direct channel of the person and the bot, opened if need be.
    pub(crate) fn direct_channel(&mut self, person: Snowflake, now_ms: u64) -> Snowflake {
        let kind = ChannelKind::Direct(person);
        let open = self
            .channels
            .iter()
            .find(|channel| channel.kind == kind)
            .map(|channel| channel.id);
        open.unwrap_or_else(|| self.add_channel("dm", kind, None, now_ms))
    }

    /// What the person may do in the channel; nothing where the person is not a member.
    pub(crate) fn permissions_in(&self, channel: &Channel, person: Snowflake) -> u64 {
        if let ChannelKind::Direct(other) = channel.kind {
            return if person == other || person == BOT {
                permissions::MEMBER
            } else {
                0
            };
        }
        let guild = channel.guild.and_then(|guild| self.guilds.get(guild));
        let Some(base) = guild.and_then(|guild| guild.members.get(&person)).copied() else {
            return 0;
        };
        if base & permissions::ADMINISTRATOR != 0 {
            return permissions::ALL;
        }
        // A thread has its parent's exceptions and, only in the sandbox, may have its own.
        let parent = match channel.kind {
            ChannelKind::Thread(parent) => self.channels.get(parent),
            ChannelKind::Text | ChannelKind::Direct(_) => None,
        };
        parent
            .into_iter()
            .chain([channel])
            .fold(base, |bits, channel| {
                let (allow, deny) = channel.overwrites.get(&person).copied().unwrap_or_default();
                bits & !deny | allow
            })
    }

    /// Whether the person sees the channel at all.
    pub(crate) fn sees(&self, channel: Snowflake, person: Snowflake) -> bool {
        let channel = self.channels.get(channel);
        channel.is_some_and(|channel| {
            self.permissions_in(channel, person) & permissions::VIEW_CHANNEL != 0
        })
    }

    /// The commands that exist in a server, or in direct messages.
    pub(crate) fn commands_in(&self, guild: Option<Snowflake>) -> impl Iterator<Item = &Value> {
        let own = guild.and_then(|guild| self.commands.get(guild));
        own.into_iter()
            .chain(self.commands.get(BOT))
            .flat_map(|set| &set.commands)
    }

    /// The interaction that this token belongs to; tokens begin with their interaction's id.
    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        let (id, _) = token.split_once('Z')?;
        self.interactions
            .get(id.parse().ok()?)
            .filter(|interaction| interaction.token == token)
    }
}
