//! The application, its commands and its emojis.

use serde_json::{Value, json};

use super::call::{Call, Reply, done, id, ok};
use super::emojis;
use crate::judge::refusal::Refusal;
use crate::judge::{command_faults, command_set_faults};
use crate::payload;
use crate::sandbox::shared::{News, Shared, State};
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, BOT_NAME};

/// What the bot may know about itself.
pub(super) fn info(shared: &Shared, state: &State) -> Value {
    let owner = state.world.persons.iter().find(|person| person.id != BOT);
    json!({
        "id": BOT, "name": BOT_NAME, "icon": null, "description": "", "summary": "", "type": null,
        "bot_public": true, "bot_require_code_grant": false, "verify_key": shared.signer.public_key(), "flags": 0, "hook": true,
        "owner": owner.map(payload::user), "team": null, "bot": payload::user_by_id(&state.world, BOT),
        "approximate_guild_count": state.world.guilds.iter().count(), "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}, "1": {}}, "redirect_uris": [], "interactions_endpoint_url": state.endpoints.urls().first(),
        "role_connections_verification_url": null, "flags_new": "0",
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [], "tags": [], "rpc_origins": [],
    })
}

/// Commands everywhere or in one server, and emojis.
pub(super) fn answer(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    match rest {
        ["commands", rest @ ..] => commands(call, state, method, BOT, rest),
        ["emojis", rest @ ..] => emojis::answer(call, state, method, rest),
        ["guilds", guild, "commands", rest @ ..] => {
            let guild = id(guild, Refusal::UNKNOWN_GUILD)?;
            let installed = state
                .world
                .guilds
                .get(guild)
                .is_some_and(|guild| guild.members.contains_key(&BOT));
            if installed {
                commands(call, state, method, guild, rest)
            } else {
                Err(Refusal::MISSING_ACCESS)
            }
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// Reads and writes one set of commands; `home` is the server, or the bot's id for the global ones.
fn commands(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    home: Snowflake,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    let mut set = state.world.commands.get(home).cloned().unwrap_or_default();
    let index = |text: &str| {
        let place = set
            .commands
            .iter()
            .position(|command| command["id"] == text);
        place.ok_or(Refusal::UNKNOWN_COMMAND)
    };
    let reply = match (method, rest) {
        ("GET", []) => return ok(json!(set.commands)),
        ("GET", [command]) => return ok(set.commands[index(command)?].clone()),
        ("PUT", []) => {
            let Some(bodies) = call.body.as_array() else {
                let message = "Only iterables may be used in a ListType";
                return Err(Refusal::fault("", "LIST_TYPE_CONVERT", message));
            };
            Refusal::unless_clean(&command_set_faults(bodies))?;
            let old = std::mem::take(&mut set.commands);
            set.commands = bodies
                .iter()
                .map(|body| complete(call, state, home, body, &old))
                .collect();
            ok(json!(set.commands))
        }
        ("POST", []) => {
            Refusal::unless_clean(&command_faults(call.body))?;
            let command = complete(call, state, home, call.body, &set.commands);
            let known = set.commands.iter().any(|old| old["id"] == command["id"]);
            set.commands.retain(|old| old["id"] != command["id"]);
            set.commands.push(command.clone());
            Refusal::unless_clean(&command_set_faults(&set.commands))?;
            Ok((if known { 200 } else { 201 }, command))
        }
        ("PATCH", [command]) => {
            let place = index(command)?;
            let mut changed = set.commands[place].clone();
            for (key, value) in call.body.as_object().into_iter().flatten() {
                changed[key] = value.clone();
            }
            Refusal::unless_clean(&command_faults(&changed))?;
            changed["version"] = json!(state.world.next_id(call.shared.clock.now_ms()));
            set.commands[place] = changed.clone();
            ok(changed)
        }
        ("DELETE", [command]) => {
            set.commands.remove(index(command)?);
            done()
        }
        _ => return Err(Refusal::METHOD_NOT_ALLOWED),
    };
    state.world.commands.put(home, set);
    call.shared.changed(News::World);
    reply
}

/// A command as Discord gives it back: with its id, which a command of the same name keeps, and every field filled.
fn complete(
    call: &Call<'_>,
    state: &mut State,
    home: Snowflake,
    body: &Value,
    old: &[Value],
) -> Value {
    let kind = body["type"].as_u64().unwrap_or(1);
    let mut command = body.clone();
    tidy(&mut command);
    let same = old
        .iter()
        .find(|other| other["name"] == body["name"] && other["type"] == kind);
    let new_id = json!(state.world.next_id(call.shared.clock.now_ms()));
    command["id"] = same.map_or_else(|| new_id.clone(), |same| same["id"].clone());
    command["version"] = new_id;
    command["application_id"] = json!(BOT);
    command["type"] = json!(kind);
    let defaults = [
        ("default_member_permissions", Value::Null),
        ("description", json!("")),
        ("nsfw", json!(false)),
        ("integration_types", json!([0])),
    ];
    for (key, value) in defaults {
        if command.get(key).is_none() {
            command[key] = value;
        }
    }
    if home == BOT {
        let direct = command.get("dm_permission") != Some(&json!(false));
        if command.get("contexts").is_none_or(Value::is_null) {
            command["contexts"] = Value::Null;
        }
        command["dm_permission"] = json!(direct);
    } else {
        command["guild_id"] = json!(home);
    }
    command
}

/// Leaves out what Discord leaves out of its answers: nulls and empty lists of options, and what a subcommand cannot have.
fn tidy(object: &mut Value) {
    let is_nested = matches!(object["type"].as_u64(), Some(1 | 2)) && object.get("id").is_none();
    let Some(fields) = object.as_object_mut() else {
        return;
    };
    fields.retain(|key, value| {
        let is_empty = value.as_array().is_some_and(Vec::is_empty);
        let translations = key.ends_with("_localizations");
        let foreign = is_nested && matches!(key.as_str(), "autocomplete" | "required");
        translations
            || !(value.is_null()
                || foreign
                || is_empty && key != "contexts" && key != "integration_types")
    });
    for key in ["options", "choices"] {
        fields
            .get_mut(key)
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
            .for_each(tidy);
    }
}
