//! Commands: typed, suggested while typing, or used from the menu over a person.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::{Act, Impossible, begin, channel, person, wait};
use crate::act::slash::{self, Place};
use crate::control::view::{Answer, Choice};
use crate::sandbox::shared::{Shared, State};
use crate::world::permissions;
use crate::world::snowflake::Snowflake;
use crate::world::{ChannelKind, InteractionKind, World};

pub(crate) async fn command(
    shared: &Arc<Shared>,
    person: &str,
    channel: &str,
    text: &str,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let (act, _) = typed(shared, &mut state, person, channel, text, None)?;
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// Suggestions for an option that is being typed.
pub(crate) async fn autocomplete(
    shared: &Arc<Shared>,
    person: &str,
    channel: &str,
    text: &str,
    focused: &str,
) -> Result<Vec<Choice>, Impossible> {
    let id = {
        let mut state = shared.lock();
        let (act, _) = typed(shared, &mut state, person, channel, text, Some(focused))?;
        begin(shared, &mut state, act)
    };
    wait(shared, id).await;
    let state = shared.lock();
    let choices = state
        .world
        .interactions
        .get(id)
        .and_then(|interaction| interaction.choices.clone());
    let choice = |choice: Value| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    Ok(choices
        .unwrap_or_default()
        .into_iter()
        .map(choice)
        .collect())
}

/// A text made into an act.
fn typed(
    shared: &Shared,
    state: &mut State,
    person: &str,
    channel: &str,
    text: &str,
    focused: Option<&str>,
) -> Result<(Act, Snowflake), Impossible> {
    let person = self::person(&state.world, person)?;
    let channel = self::channel(shared, state, person, channel)?;
    let guild = state.world.guild_of(channel);
    let typed = slash::read(
        Place {
            world: &state.world,
            guild,
            channel: Some(channel),
        },
        text,
        focused,
    )?;
    allowed(&state.world, person, channel, &typed.command)?;
    let mut data = command_data(&typed.command);
    data["options"] = json!(typed.options);
    if typed
        .resolved
        .as_object()
        .is_some_and(|resolved| !resolved.is_empty())
    {
        data["resolved"] = typed.resolved;
    }
    let kind = if focused.is_some() {
        InteractionKind::Autocomplete
    } else {
        InteractionKind::Command
    };
    let mut act = Act::new(kind, person, channel, data);
    act.command = Some(typed.full_name);
    Ok((act, person))
}

/// A command from the menu over a person.
pub(crate) async fn context(
    shared: &Arc<Shared>,
    person: &str,
    channel: &str,
    command: &str,
    target: &str,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let person = self::person(&state.world, person)?;
        let channel = self::channel(shared, &mut state, person, channel)?;
        let guild = state.world.guild_of(channel);
        let target = slash::find_person(&state.world, target)
            .ok_or_else(|| Impossible::NoPerson(target.to_owned()))?;
        let is_meant = |found: &&Value| {
            found["type"] == 2 && (found["name"] == command || localized(found, command))
        };
        let found = state.world.commands_in(guild).find(is_meant).cloned();
        let found = found.ok_or_else(|| {
            Impossible::Text(format!("there is no user command {command:?} here"))
        })?;
        allowed(&state.world, person, channel, &found)?;
        let mut resolved = Map::new();
        slash::resolve_person(
            Place {
                world: &state.world,
                guild,
                channel: Some(channel),
            },
            target,
            &mut resolved,
        );
        let mut data = command_data(&found);
        data["target_id"] = json!(target);
        data["resolved"] = Value::Object(resolved);
        let mut act = Act::new(InteractionKind::Command, person, channel, data);
        act.command = found["name"].as_str().map(str::to_owned);
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// Whether a command has this name in some language.
fn localized(command: &Value, name: &str) -> bool {
    command["name_localizations"]
        .as_object()
        .is_some_and(|names| names.values().any(|other| other == name))
}

/// The part of the data that all commands have.
fn command_data(command: &Value) -> Value {
    let mut data = json!({"id": command["id"], "name": command["name"], "type": command["type"]});
    if command["guild_id"].is_string() {
        data["guild_id"] = command["guild_id"].clone();
    }
    data
}

fn allowed(
    world: &World,
    person: Snowflake,
    channel: Snowflake,
    command: &Value,
) -> Result<(), Impossible> {
    let refuse = || {
        Err(Impossible::NotAllowed(
            command["name"].as_str().unwrap_or_default().to_owned(),
        ))
    };
    let Some(place) = world.channels.get(channel) else {
        return refuse();
    };
    let context = match place.kind {
        ChannelKind::Direct(_) => 1,
        ChannelKind::Group => 2,
        ChannelKind::Text | ChannelKind::Thread(_) => 0,
    };
    let here = match command["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|number| number == context),
        None => context == 0 || command["dm_permission"] != false,
    };
    let bits = world.permissions_in(place, person);
    let needed = command["default_member_permissions"]
        .as_str()
        .and_then(|bits| bits.parse::<u64>().ok());
    // A command that asks for no permission at all (0) is for administrators only.
    let needed = needed.map_or(0, |bits| {
        if bits == 0 {
            permissions::ADMINISTRATOR
        } else {
            bits
        }
    });
    let needed = if context == 0 {
        needed | permissions::USE_APPLICATION_COMMANDS
    } else {
        0
    };
    let may = bits & needed == needed || bits & permissions::ADMINISTRATOR != 0;
    let is_own = world
        .persons
        .get(person)
        .is_some_and(|person| person.has_installed);
    let is_for_users = command["integration_types"]
        .as_array()
        .is_some_and(|types| types.iter().any(|number| number == 1));
    let installed = world.is_bot_in(place) || is_own && is_for_users;
    if here && may && installed {
        Ok(())
    } else {
        refuse()
    }
}
