//! Who asks, from where, and in which language they are answered.

use serenity::all::{CommandInteraction, ComponentInteraction, Permissions, User};

use crate::i18n::{Locale, Words, words};
use crate::kernel::{BySeat, Seat};
use crate::table::{ChannelId, GuildId, Person, PersonId, Pings, Snowflake};

/// Somebody who used a command or pressed a button.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who.
    pub id: PersonId,
    /// What they are called there.
    pub name: String,
    /// The interaction.
    pub interaction: Snowflake,
    /// What it is answered with; dies after 15 minutes. Never logged.
    pub token: Token,
    /// The bot's application.
    pub application: Snowflake,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Whether the channel is a thread.
    pub is_thread: bool,
    /// What the bot may do there.
    pub permissions: Permissions,
    /// The language of their client.
    pub client_locale: Locale,
    /// The language of the server, or of the person in direct messages.
    pub public_locale: Locale,
}

/// The token of an interaction, which cannot be printed.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// The token itself, for the request that needs it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(..)")
    }
}

macro_rules! asker {
    ($interaction:expr) => {{
        let it = $interaction;
        let client_locale = Locale::from_discord(&it.locale);
        let member = it.member.as_ref();
        Self {
            id: PersonId(it.user.id.get()),
            name: called(&it.user, member.and_then(|member| member.nick.as_deref())),
            interaction: it.id.get(),
            token: Token(it.token.clone()),
            application: it.application_id.get(),
            guild: it.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(it.channel_id.get()),
            is_thread: it
                .channel
                .as_ref()
                .is_some_and(|channel| channel.thread_metadata.is_some()),
            permissions: it.app_permissions.unwrap_or(Permissions::all()),
            client_locale,
            public_locale: it
                .guild_locale
                .as_deref()
                .map_or(client_locale, Locale::from_discord),
        }
    }};
}

impl Asker {
    /// Who used a command.
    pub fn of_command(interaction: &CommandInteraction) -> Self {
        asker!(interaction)
    }

    /// Who pressed a button.
    pub fn of_component(interaction: &ComponentInteraction) -> Self {
        asker!(interaction)
    }

    /// The person, as if they had never chosen anything.
    pub fn stranger(&self) -> Person {
        Person {
            id: self.id,
            name: self.name.clone(),
            locale: None,
            pings: Pings::Mention,
        }
    }

    /// The person's words: in the language they chose, else in that of their client.
    pub fn words(&self, person: &Person) -> &'static Words {
        let chosen = person.locale.as_deref().and_then(Locale::from_code);
        words(chosen.unwrap_or(self.client_locale))
    }
}

/// What a member of a server is called there.
pub fn called(user: &User, nick: Option<&str>) -> String {
    nick.or(user.global_name.as_deref())
        .unwrap_or(&user.name)
        .to_owned()
}

/// How a seat is written in a message: people as mentions, computer players by the word for them.
pub fn mentions(seats: &BySeat<Option<Person>>, words: &Words) -> impl Fn(Seat) -> String {
    let written = seats.iter().map(|(_, person)| match person {
        Some(person) => format!("<@{}>", person.id),
        None => words.plain("seat-computer"),
    });
    by_seat(written.collect(), words)
}

/// How a seat is written where no mention works: in alternative texts, menus and pictures.
pub fn names(seats: &BySeat<Option<Person>>, words: &Words) -> impl Fn(Seat) -> String {
    let written = seats.iter().map(|(_, person)| match person {
        Some(person) => legible(&person.name),
        None => words.plain("seat-computer"),
    });
    by_seat(written.collect(), words)
}

fn by_seat(written: Vec<String>, words: &Words) -> impl Fn(Seat) -> String {
    let nobody = words.plain("seat-computer");
    move |seat| written.get(seat.index()).unwrap_or(&nobody).clone()
}

/// The longest name in an alternative text.
const MAX_NAME: usize = 32;

/// A name without line breaks and the marks that turn text around.
fn legible(name: &str) -> String {
    let is_turning = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    name.chars()
        .filter(|&c| !c.is_control() && !is_turning(c))
        .take(MAX_NAME)
        .collect()
}
