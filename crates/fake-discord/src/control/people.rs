//! The calls about the world itself: who and what is there, and what they may do.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Sent;
use crate::act::Impossible;
use crate::act::slash;
use crate::control::failure::Failure;
use crate::gateway::INTENT_GUILDS;
use crate::gateway::hub::Audience;
use crate::payload;
use crate::sandbox::shared::{News, Shared};
use crate::world::clock::millis;
use crate::world::permissions::{self as bits, MEMBER};
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, BOT_NAME, ChannelKind, Guild, Person, World};

pub(super) async fn world(Extract(shared): Extract<Arc<Shared>>) -> Json<Value> {
    let state = shared.lock();
    let guilds: Vec<Value> = state
        .world
        .guilds
        .iter()
        .map(|row| guild(&state.world, row))
        .collect();
    let sets = state
        .world
        .guilds
        .ids()
        .chain([BOT])
        .filter_map(|home| state.world.commands.get(home));
    let commands: Vec<&Value> = sets.flat_map(|set| &set.commands).collect();
    Json(json!({
        "bot": {"id": BOT, "name": BOT_NAME, "ready": state.is_ready()}, "guilds": guilds, "commands": commands,
        "greeting": shared.greeting, "skipped_ms": millis(shared.clock.skipped()),
    }))
}

/// A server with its channels, members and roles.
fn guild(world: &World, guild: &Guild) -> Value {
    let channels = world
        .channels
        .iter()
        .filter(|channel| channel.guild == Some(guild.id))
        .map(|channel| {
            let mut object = json!({"id": channel.id, "name": channel.name, "type": 0});
            if let ChannelKind::Thread(parent) = channel.kind {
                object["type"] = json!(11);
                object["parent"] = json!(parent);
            }
            object
        });
    let members = guild
        .members
        .keys()
        .filter(|id| **id != BOT)
        .filter_map(|id| world.persons.get(*id));
    let roles = guild.roles.iter();
    let roles = roles.map(|(id, role)| json!({"id": id, "name": role.name}));
    json!({
        "id": guild.id, "name": guild.name, "locale": guild.locale, "channels": channels.collect::<Vec<_>>(),
        "members": members.map(person).collect::<Vec<_>>(), "roles": roles.collect::<Vec<_>>(),
    })
}

fn person(person: &Person) -> Value {
    json!({"id": person.id, "name": person.name, "locale": person.locale})
}

#[derive(Deserialize)]
pub(super) struct NewPerson {
    name: String,
    locale: Option<String>,
    guild: Option<String>,
}

pub(super) async fn persons(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(wanted): Sent<NewPerson>,
) -> Result<Json<Value>, Failure> {
    let (locale, guild) = (wanted.locale.as_deref(), wanted.guild.as_deref());
    let id = add_person(&shared, &wanted.name, locale, guild)?;
    let state = shared.lock();
    Ok(Json(
        state.world.persons.get(id).map_or(Value::Null, person),
    ))
}

/// Adds a person to a server, the first one if none is named. A person of that name joins instead of being doubled.
pub(crate) fn add_person(
    shared: &Shared,
    name: &str,
    locale: Option<&str>,
    guild: Option<&str>,
) -> Result<Snowflake, Impossible> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 32 || name.contains(['@', '#', ':', '<', '>']) {
        return Err(Impossible::Text(
            "a name has 1 to 32 characters and none of @ # : < >".into(),
        ));
    }
    let mut state = shared.lock();
    let state = &mut *state;
    let home = match guild {
        Some(text) => Some(
            find_guild(&state.world, text).ok_or_else(|| Impossible::NoGuild(text.to_owned()))?,
        ),
        None => state.world.guilds.ids().next(),
    };
    let known = slash::find_person(&state.world, name);
    let now_ms = shared.clock.now_ms();
    let id = match (known, home) {
        (Some(known), _) if known == BOT => {
            return Err(Impossible::Text("that is the bot's name".into()));
        }
        (Some(known), Some(home)) => {
            if let Some(guild) = state.world.guilds.get_mut(home) {
                guild.members.entry(known).or_insert(MEMBER);
            }
            if let (Some(locale), Some(person)) = (locale, state.world.persons.get_mut(known)) {
                locale.clone_into(&mut person.locale);
            }
            known
        }
        (Some(known), None) => known,
        (None, home) => state
            .world
            .add_person(name, locale.unwrap_or("en-US"), home, now_ms),
    };
    shared.changed(News::World);
    Ok(id)
}

/// The server of that name or id.
fn find_guild(world: &World, text: &str) -> Option<Snowflake> {
    let mut guilds = world.guilds.iter();
    let guild =
        guilds.find(|guild| guild.id.to_string() == text || guild.name.eq_ignore_ascii_case(text));
    guild.map(|guild| guild.id)
}

#[derive(Deserialize)]
pub(super) struct NewGuild {
    name: String,
    locale: Option<String>,
}

pub(super) async fn guilds(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(wanted): Sent<NewGuild>,
) -> Result<Json<Value>, Failure> {
    let now_ms = shared.clock.now_ms();
    let mut state = shared.lock();
    let locale = wanted.locale.as_deref().unwrap_or("en-US");
    let id = state.world.add_guild(&wanted.name, locale, now_ms);
    shared.changed(News::World);
    Ok(Json(
        state
            .world
            .guilds
            .get(id)
            .map_or(Value::Null, |row| guild(&state.world, row)),
    ))
}

#[derive(Deserialize)]
pub(super) struct NewPermissions {
    person: String,
    channel: String,
    #[serde(default)]
    allow: u64,
    #[serde(default)]
    deny: u64,
}

pub(super) async fn permissions(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(wanted): Sent<NewPermissions>,
) -> Result<Json<Value>, Failure> {
    let exception = (wanted.allow, wanted.deny);
    let bits = overwrite(&shared, &wanted.person, &wanted.channel, exception)?;
    Ok(Json(json!({"permissions": bits.to_string()})))
}

/// Makes an exception for a person, perhaps the bot, in a channel; returns the permissions that result.
pub(crate) fn overwrite(
    shared: &Shared,
    person: &str,
    channel: &str,
    exception: (u64, u64),
) -> Result<u64, Impossible> {
    let mut state = shared.lock();
    let who = slash::find_person(&state.world, person)
        .ok_or_else(|| Impossible::NoPerson(person.to_owned()))?;
    let name = channel.trim_start_matches('#');
    let is_meant = |id: &Snowflake| {
        let row = state.world.channels.get(*id);
        row.is_some_and(|row| row.name.eq_ignore_ascii_case(name) || id.to_string() == name)
    };
    let place = state
        .world
        .channels
        .ids()
        .find(is_meant)
        .ok_or_else(|| Impossible::NoChannel(channel.to_owned()))?;
    if let Some(row) = state.world.channels.get_mut(place) {
        row.overwrites.insert(who, exception);
    }
    shared.changed(News::World);
    let row = state.world.channels.get(place);
    Ok(row.map_or(0, |row| state.world.permissions_in(row, who)))
}

#[derive(Deserialize)]
pub(super) struct NewInstall {
    guild: String,
    installed: bool,
}

pub(super) async fn installs(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(wanted): Sent<NewInstall>,
) -> Result<Json<Value>, Failure> {
    install(&shared, &wanted.guild, wanted.installed)?;
    Ok(Json(json!({"installed": wanted.installed})))
}

/// Brings the bot into a server or throws it out, and tells it so if it listens for servers.
pub(crate) fn install(shared: &Shared, guild: &str, installed: bool) -> Result<(), Impossible> {
    let mut state = shared.lock();
    let state = &mut *state;
    let home =
        find_guild(&state.world, guild).ok_or_else(|| Impossible::NoGuild(guild.to_owned()))?;
    if let Some(guild) = state.world.guilds.get_mut(home) {
        if installed {
            guild.members.entry(BOT).or_insert(bits::BOT);
        } else {
            guild.members.remove(&BOT);
        }
    }
    let audience = Audience {
        guild: Some(home),
        intents: INTENT_GUILDS,
    };
    match state.world.guilds.get(home) {
        Some(guild) if installed => {
            let data = payload::guild(&state.world, guild);
            state.hub.dispatch("GUILD_CREATE", &data, audience);
        }
        Some(_) | None => state
            .hub
            .dispatch("GUILD_DELETE", &json!({"id": home}), audience),
    }
    shared.changed(News::World);
    Ok(())
}
