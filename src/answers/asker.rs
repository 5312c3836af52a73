//! Who asks, from where, and in which language they are answered.

mod names;

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, CommandInteraction,
    ComponentInteraction, InteractionContext, Permissions, User,
};

use crate::wire::token::Token;

use crate::i18n::{Locale, Words, words};
use crate::table::{
    Avatar, ChannelId, GuildId, MessageId, Opener, Person, PersonId, PersonName, Refusal, RoleId,
    Snowflake,
};
pub use names::{
    any_name, any_name_in_text, channel_mentions, drawn_names, mention, mentions, name_in_text,
    names, names_in_text, picture_name, picture_names, plain_name,
};

#[derive(Clone, Debug)]
pub struct Asker {
    pub id: PersonId,
    pub name: PersonName,
    /// Their picture on Discord.
    pub avatar: Option<Avatar>,
    pub interaction: Snowflake,
    /// What it is answered with; dies after 15 minutes. Never logged.
    pub token: Token,
    pub application: Snowflake,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The message whose control was used; `None` for a command.
    pub message: Option<MessageId>,
    /// The channel that this one is a thread of, or the category it is in.
    pub parent: Option<ChannelId>,
    pub roles: Vec<RoleId>,
    pub own_permissions: Permissions,
    pub is_thread: bool,
    /// Whether threads can be opened in a channel of this kind.
    pub may_have_threads: bool,
    pub permissions: Permissions,
    /// Whether the bot itself is there, and not only this person's installation of it.
    pub is_bot_here: bool,
    pub client_locale: Locale,
    /// The language of the server, or of the person in direct messages.
    pub public_locale: Locale,
}

macro_rules! asker {
    ($interaction:expr) => {{
        let it = $interaction;
        let client_locale = Locale::from_discord(&it.locale);
        let member = it.member.as_ref();
        Self {
            id: PersonId(it.user.id.get()),
            name: called(&it.user, member.and_then(|member| member.nick.as_deref())),
            avatar: it
                .user
                .avatar
                .and_then(|hash| Avatar::from_slug(&hash.to_string())),
            interaction: it.id.get(),
            token: Token::new(&it.token),
            application: it.application_id.get(),
            guild: it.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(it.channel_id.get()),
            message: None,
            parent: it
                .channel
                .as_ref()
                .and_then(|channel| channel.parent_id)
                .map(|id| ChannelId(id.get())),
            roles: member.map_or_else(Vec::new, |member| {
                member.roles.iter().map(|id| RoleId(id.get())).collect()
            }),
            own_permissions: member
                .and_then(|member| member.permissions)
                .unwrap_or(Permissions::empty()),
            is_thread: it
                .channel
                .as_ref()
                .is_some_and(|channel| channel.thread_metadata.is_some()),
            may_have_threads: it.channel.as_ref().is_some_and(|channel| {
                matches!(channel.kind, ChannelType::Text | ChannelType::News)
            }),
            permissions: it.app_permissions.unwrap_or(Permissions::all()),
            is_bot_here: is_bot_here(&it.authorizing_integration_owners, it.context),
            client_locale,
            public_locale: it
                .guild_locale
                .as_deref()
                .map_or(client_locale, Locale::from_discord),
        }
    }};
}

impl Asker {
    pub fn of_command(interaction: &CommandInteraction) -> Self {
        asker!(interaction)
    }

    pub fn of_component(interaction: &ComponentInteraction) -> Self {
        Self {
            message: Some(MessageId(interaction.message.id.get())),
            ..asker!(interaction)
        }
    }

    pub fn may_manage(&self) -> bool {
        let managing = Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR;
        self.own_permissions.intersects(managing)
    }

    /// The server that they manage.
    ///
    /// # Errors
    /// If they manage none where they are.
    pub fn managed(&self) -> Result<GuildId, Refusal> {
        let guild = self.guild.ok_or(Refusal::OnlyOnServer)?;
        let managed = self.may_manage().then_some(guild);
        managed.ok_or(Refusal::OnlyManagers)
    }

    /// Whether they may post in the channel themselves; everybody may in direct messages.
    pub fn may_write(&self) -> bool {
        let writing = if self.is_thread {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        self.guild.is_none()
            || self
                .own_permissions
                .intersects(writing | Permissions::ADMINISTRATOR)
    }

    /// Whether this is the role of everybody on the server, which has the number of the server.
    pub fn is_everybody(&self, role: RoleId) -> bool {
        self.guild.is_some_and(|guild| guild.0 == role.0)
    }

    pub fn may_mention_everyone(&self) -> bool {
        let mentioning = Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR;
        self.own_permissions.intersects(mentioning)
    }

    pub fn opener(&self) -> Opener<'_> {
        Opener {
            guild: self.guild,
            channel: self.channel,
            parent: self.parent,
            roles: &self.roles,
            is_bot_here: self.is_bot_here,
            is_moderator: self.may_manage()
                || self.own_permissions.contains(Permissions::MANAGE_MESSAGES),
        }
    }

    /// The person, as if they had never chosen anything.
    pub fn stranger(&self) -> Person {
        Person::new(self.id, self.name.clone())
    }

    /// The person's words: in the language they chose, else in that of their client.
    pub fn words(&self, person: &Person) -> &'static Words {
        let chosen = person.locale.as_deref().and_then(Locale::from_code);
        words(chosen.unwrap_or(self.client_locale))
    }
}

/// Whether the bot was installed where an interaction comes from. In direct messages with the bot it always is.
fn is_bot_here(owners: &AuthorizingIntegrationOwners, context: Option<InteractionContext>) -> bool {
    let is_server = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    let is_users_alone = !owners.0.is_empty() && !owners.0.iter().any(is_server);
    !is_users_alone || context == Some(InteractionContext::BotDm)
}

pub fn called(user: &User, nick: Option<&str>) -> PersonName {
    nick.or(user.global_name.as_deref())
        .unwrap_or(&user.name)
        .into()
}
