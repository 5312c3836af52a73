//! Everything that exists in the sandbox: servers, people, channels, messages, interactions and commands.

pub(crate) mod base64_bytes;
pub(crate) mod clock;
pub(crate) mod components;
pub mod permissions;
pub(crate) mod persist;
pub(crate) mod snowflake;
pub(crate) mod table;
mod things;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use snowflake::Snowflake;
use table::Table;

pub(crate) use things::{
    Attachment, Avatar, Channel, ChannelKind, CommandSet, Emoji, Guild, Interaction,
    InteractionKind, Message, Person, Role,
};

/// The bot's id, which is also its application's. [`crate::TOKEN`] begins with it.
pub const BOT: Snowflake = Snowflake::new(1_000_000_000_000_000_001);

pub const BOT_NAME: &str = "lostcities";

/// The role that every server has besides its own and the bot's.
const ROLE: &str = "Explorers";

/// How far its id is from that of its server, so that nothing else has it.
const ROLE_APART: u64 = 1 << 20;

/// How old the account of a person is who comes into the world: a year, since bots may refuse new ones.
const ACCOUNT_AGE_MS: u64 = 365 * 24 * 60 * 60 * 1000;

#[derive(Debug, Default)]
pub(crate) struct World {
    pub(crate) guilds: Table<Guild>,
    pub(crate) persons: Table<Person>,
    pub(crate) channels: Table<Channel>,
    pub(crate) messages: Table<Message>,
    pub(crate) attachments: Table<Attachment>,
    pub(crate) interactions: Table<Interaction>,
    /// By server; the global ones are under the bot's id.
    pub(crate) commands: Table<CommandSet>,
    pub(crate) emojis: Table<Emoji>,
    /// How far the clock is set forward, in milliseconds, in a single row.
    pub(crate) skipped_ms: Table<u64>,
    /// The newest id that was given out.
    pub(crate) last_id: Option<Snowflake>,
}

/// Where the world keeps how far the clock is set forward.
pub(crate) const CLOCK: Snowflake = Snowflake::new(0);

impl World {
    /// A server with five people, three channels and a role that Ben has, as every sandbox begins.
    pub(crate) fn fresh(now_ms: u64) -> Self {
        let mut world = Self::default();
        let bot = Person {
            id: BOT,
            name: BOT_NAME.into(),
            locale: "en-US".into(),
            no_direct_messages: true,
            has_installed: false,
            avatar: None,
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
        // The first person is the owner, so that commands for administrators have a person to call them.
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
        let ben = world.persons.iter().find(|person| person.name == "Ben");
        if let Some(ben) = ben.map(|person| person.id)
            && let Some(guild) = world.guilds.get_mut(guild)
        {
            for role in guild.roles.values_mut() {
                role.members.insert(ben);
            }
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
        let explorers = Role {
            name: ROLE.to_owned(),
            members: BTreeSet::new(),
            is_mentionable: false,
        };
        self.guilds.put(
            id,
            Guild {
                id,
                name: name.into(),
                locale: locale.into(),
                members,
                roles: BTreeMap::from([(Snowflake::new(id.number() + ROLE_APART), explorers)]),
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

    pub(crate) fn add_channel(
        &mut self,
        name: &str,
        kind: ChannelKind,
        guild: Option<Snowflake>,
        now_ms: u64,
    ) -> Snowflake {
        let id = self.next_id(now_ms);
        self.put_channel(id, name, kind, guild);
        id
    }

    /// A new channel with an id that no other channel has.
    pub(crate) fn put_channel(
        &mut self,
        id: Snowflake,
        name: &str,
        kind: ChannelKind,
        guild: Option<Snowflake>,
    ) {
        self.channels.put(
            id,
            Channel {
                id,
                kind,
                guild,
                name: name.into(),
                last_message: None,
                overwrites: BTreeMap::new(),
                old_edits_ms: Vec::new(),
                slowmode_s: 0,
                is_archived: false,
            },
        );
    }

    /// A new person, a member of the server if one is given.
    pub(crate) fn add_person(
        &mut self,
        name: &str,
        locale: &str,
        guild: Option<Snowflake>,
        now_ms: u64,
    ) -> Snowflake {
        let id = self.next_id(now_ms).made_earlier(ACCOUNT_AGE_MS);
        self.persons.put(
            id,
            Person {
                id,
                name: name.into(),
                locale: locale.into(),
                no_direct_messages: false,
                has_installed: false,
                avatar: None,
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
        if channel.kind == ChannelKind::Group {
            return if person == BOT {
                0
            } else {
                permissions::MEMBER
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
            ChannelKind::Text | ChannelKind::Direct(_) | ChannelKind::Group => None,
        };
        parent
            .into_iter()
            .chain([channel])
            .fold(base, |bits, channel| {
                let (allow, deny) = channel.overwrites.get(&person).copied().unwrap_or_default();
                bits & !deny | allow
            })
    }

    pub(crate) fn guild_of(&self, channel: Snowflake) -> Option<Snowflake> {
        self.channels.get(channel)?.guild
    }

    /// Whether the bot itself is where this channel is. Where it is not, people who have installed it can use its commands, and
    /// all it can do is answer.
    pub(crate) fn is_bot_in(&self, channel: &Channel) -> bool {
        match channel.kind {
            ChannelKind::Direct(_) => true,
            ChannelKind::Group => false,
            ChannelKind::Text | ChannelKind::Thread(_) => {
                let guild = channel.guild.and_then(|guild| self.guilds.get(guild));
                guild.is_some_and(|guild| guild.members.contains_key(&BOT))
            }
        }
    }

    pub(crate) fn sees(&self, channel: Snowflake, person: Snowflake) -> bool {
        let channel = self.channels.get(channel);
        channel.is_some_and(|channel| {
            self.permissions_in(channel, person) & permissions::VIEW_CHANNEL != 0
        })
    }

    /// Forgets interactions whose token is dead and that no message names, so that the world's file does not only grow.
    pub(crate) fn forget_expired(&mut self, now_ms: u64) {
        let named = self
            .messages
            .iter()
            .filter_map(|message| message.interaction);
        let mut kept: BTreeSet<Snowflake> = named.collect();
        let openers = |id: &Snowflake| self.interactions.get(*id).and_then(|row| row.opened_by);
        let opened: Vec<Snowflake> = kept.iter().filter_map(openers).collect();
        kept.extend(opened);
        let is_dead = |row: &&Interaction| {
            let is_over = now_ms.saturating_sub(row.created_ms) > Interaction::TOKEN_MS;
            (is_over || row.kind == InteractionKind::Autocomplete) && !kept.contains(&row.id)
        };
        let dead: Vec<Snowflake> = self
            .interactions
            .iter()
            .filter(is_dead)
            .map(|row| row.id)
            .collect();
        for id in dead {
            self.interactions.remove(id);
        }
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{BOT, Interaction, InteractionKind, Message, Snowflake, World};

    const NOW_MS: u64 = 1_700_000_000_000;

    fn interaction(world: &mut World, kind: InteractionKind, created_ms: u64) -> Snowflake {
        let id = world.next_id(created_ms);
        let row = json!({
            "id": id, "token": format!("{id}Zx"), "kind": kind, "person": BOT, "channel": BOT,
            "created_ms": created_ms, "settled": true, "submitted": false,
        });
        let row: Interaction = serde_json::from_value(row).unwrap();
        world.interactions.put(id, row);
        id
    }

    #[test]
    fn only_interactions_that_nothing_names_are_forgotten() {
        let mut world = World::fresh(NOW_MS);
        let old = interaction(&mut world, InteractionKind::Command, NOW_MS);
        let named = interaction(&mut world, InteractionKind::Command, NOW_MS);
        let typing = interaction(&mut world, InteractionKind::Autocomplete, NOW_MS + 900_000);
        let young = interaction(&mut world, InteractionKind::Component, NOW_MS + 900_000);
        let id = world.next_id(NOW_MS);
        let message = json!({
            "id": id, "channel": BOT, "author": BOT, "content": "x", "embeds": [], "attachments": [],
            "components": [], "flags": 0, "at_ms": NOW_MS, "mentions": [], "mention_everyone": false,
            "interaction": named, "kind": 0,
        });
        world
            .messages
            .put(id, serde_json::from_value::<Message>(message).unwrap());
        world.forget_expired(NOW_MS + 900_001);
        let left: Vec<Snowflake> = world.interactions.ids().collect();
        assert_eq!(left, [named, young], "{old} and {typing} should be gone");
        assert!(world.by_token(&format!("{young}Zx")).is_some());
        assert!(world.by_token(&format!("{young}Zy")).is_none());
    }

    #[test]
    fn a_thread_has_its_parents_exceptions() {
        let mut world = World::fresh(NOW_MS);
        let find = |world: &World, name: &str| {
            world
                .channels
                .iter()
                .find(|channel| channel.name == name)
                .map(|channel| channel.id)
                .unwrap()
        };
        let (games, thread) = (find(&world, "games"), find(&world, "long-match"));
        assert!(world.sees(thread, BOT));
        let hidden = (0, super::permissions::VIEW_CHANNEL);
        world
            .channels
            .get_mut(games)
            .unwrap()
            .overwrites
            .insert(BOT, hidden);
        assert!(!world.sees(thread, BOT));
        assert!(!world.sees(Snowflake::new(1), BOT));
    }
}
