//! The options of a command: where each begins and ends, and what its value means.

use serde_json::{Map, Value, json};

use super::{Mistake, Place, is_called, options_of, own_name};
use crate::payload;
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, World};

/// Reads `name:value` pairs into the options of the interaction.
pub(super) fn values(
    place: Place<'_>,
    leaf: &Value,
    text: &str,
    focused: Option<&str>,
    resolved: &mut Map<String, Value>,
) -> Result<Vec<Value>, Mistake> {
    let known = options_of(leaf);
    let mut given: Vec<Value> = Vec::new();
    for (option, raw) in pairs(known, text)? {
        let name = own_name(option).to_owned();
        if given.iter().any(|other| other["name"] == name.as_str()) {
            return Err(Mistake::Twice(name));
        }
        let is_focused = focused.is_some_and(|focused| is_called(option, focused));
        if is_focused {
            given
                .push(json!({"name": name, "type": option["type"], "value": raw, "focused": true}));
            continue;
        }
        match value(place, option, raw, resolved) {
            Ok(value) => given.push(json!({"name": name, "type": option["type"], "value": value})),
            // While a person types, an unfinished value is simply not sent.
            Err(_) if focused.is_some() => {}
            Err(why) => return Err(Mistake::Value(name, why)),
        }
    }
    if let Some(focused) = focused {
        let option = known
            .iter()
            .find(|option| is_called(option, focused) && option["autocomplete"] == true);
        let option = option.ok_or_else(|| Mistake::NoSuggestions(focused.to_owned()))?;
        if given.iter().all(|other| other["focused"] != true) {
            given.push(json!({"name": option["name"], "type": option["type"], "value": "", "focused": true}));
        }
        return Ok(given);
    }
    let missing = known.iter().find(|option| {
        option["required"] == true && given.iter().all(|other| other["name"] != option["name"])
    });
    missing.map_or(Ok(given), |option| {
        Err(Mistake::Missing(own_name(option).to_owned()))
    })
}

/// Cuts the text at every ` name:` of a known option.
fn pairs<'a>(known: &'a [Value], text: &'a str) -> Result<Vec<(&'a Value, &'a str)>, Mistake> {
    let starts_option = |rest: &'a str| {
        let (name, value) = rest.split_once(':')?;
        known
            .iter()
            .find(|option| is_called(option, name))
            .map(|option| (option, value))
    };
    let mut found: Vec<(&Value, &str)> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let Some((option, value)) = starts_option(rest) else {
            let names: Vec<_> = known.iter().map(own_name).collect();
            let names = if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            };
            return Err(Mistake::Stray(rest.to_owned(), names));
        };
        let spaces = value
            .char_indices()
            .filter(|(_, c)| c.is_whitespace())
            .map(|(at, _)| at);
        let ends = spaces
            .map(|at| value.split_at(at))
            .find(|(_, after)| starts_option(after.trim_start()).is_some());
        let (value, after) = ends.unwrap_or((value, ""));
        found.push((option, value.trim()));
        rest = after.trim_start();
    }
    Ok(found)
}

/// Reads one value according to its option's type.
fn value(
    place: Place<'_>,
    option: &Value,
    raw: &str,
    resolved: &mut Map<String, Value>,
) -> Result<Value, String> {
    if let Some(choices) = option["choices"]
        .as_array()
        .filter(|choices| !choices.is_empty())
    {
        let matches = |choice: &&Value| {
            let value = &choice["value"];
            is_called(choice, raw)
                || value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned)
                    == raw
        };
        let choice = choices.iter().find(matches);
        let names = || choices.iter().map(own_name).collect::<Vec<_>>().join(", ");
        return choice
            .map(|choice| choice["value"].clone())
            .ok_or_else(|| format!("{raw:?} is none of: {}", names()));
    }
    match option["type"].as_u64() {
        Some(3) => {
            let (least, most) = (option["min_length"].as_u64(), option["max_length"].as_u64());
            let length = raw.chars().count() as u64;
            if length < least.unwrap_or(0) || length > most.unwrap_or(6000) {
                return Err(format!("{length} characters are too few or too many"));
            }
            Ok(json!(raw))
        }
        Some(4) => {
            let number: i64 = raw
                .parse()
                .map_err(|_| format!("{raw:?} is not a whole number"))?;
            let below = option["min_value"]
                .as_i64()
                .is_some_and(|least| number < least);
            let above = option["max_value"]
                .as_i64()
                .is_some_and(|most| number > most);
            if below || above {
                Err(format!("{number} is out of range"))
            } else {
                Ok(json!(number))
            }
        }
        Some(5) => match raw.to_lowercase().as_str() {
            "true" | "yes" => Ok(json!(true)),
            "false" | "no" => Ok(json!(false)),
            _ => Err(format!("{raw:?} is neither true nor false")),
        },
        // What can be mentioned is a person or a role.
        Some(9) if find_person(place.world, raw).is_none() => {
            let role = find_role(place, raw)
                .ok_or_else(|| format!("there is nobody and no role called {raw:?}"))?;
            resolve_role(place, role, resolved);
            Ok(json!(role))
        }
        Some(6 | 9) => {
            let person = find_person(place.world, raw)
                .ok_or_else(|| format!("there is nobody called {raw:?}"))?;
            resolve_person(place, person, resolved);
            Ok(json!(person))
        }
        Some(7) => {
            let channel =
                find_channel(place, raw).ok_or_else(|| format!("there is no channel {raw:?}"))?;
            resolve_channel(place, channel, resolved);
            Ok(json!(channel))
        }
        Some(8) => {
            let role = find_role(place, raw).ok_or_else(|| format!("there is no role {raw:?}"))?;
            resolve_role(place, role, resolved);
            Ok(json!(role))
        }
        Some(10) => raw
            .parse::<f64>()
            .map(|number| json!(number))
            .map_err(|_| format!("{raw:?} is not a number")),
        Some(_) | None => Err("the sandbox does not model this type of option".into()),
    }
}

/// The person written `@Name`, `<@id>`, `Name` or by id.
pub(crate) fn find_person(world: &World, text: &str) -> Option<Snowflake> {
    let text = text
        .trim()
        .trim_start_matches("<@")
        .trim_start_matches('!')
        .trim_end_matches('>');
    let name = text.trim_start_matches('@').to_lowercase();
    let by_id = text
        .parse()
        .ok()
        .filter(|id| world.persons.get(*id).is_some());
    by_id.or_else(|| {
        world
            .persons
            .iter()
            .find(|person| person.name.to_lowercase() == name)
            .map(|person| person.id)
    })
}

/// The channel of the server that is written `#name`, `<#id>`, `name` or by id.
pub(crate) fn find_channel(place: Place<'_>, text: &str) -> Option<Snowflake> {
    let id = text.trim_start_matches("<#").trim_end_matches('>');
    let name = text.trim_start_matches('#');
    let mut channels = place
        .world
        .channels
        .iter()
        .filter(|channel| channel.guild == place.guild);
    let channel = channels.find(|channel| channel.id.to_string() == id || channel.name == name);
    channel.map(|channel| channel.id)
}

pub(crate) fn resolve_channel(
    place: Place<'_>,
    channel: Snowflake,
    resolved: &mut Map<String, Value>,
) {
    if let Some(row) = place.world.channels.get(channel) {
        let partial = payload::channel(place.world, row, Some(BOT));
        add(resolved, "channels", channel, partial);
    }
}

/// The role of the server that is written `@Name`, `<@&id>`, `Name` or by id.
pub(crate) fn find_role(place: Place<'_>, text: &str) -> Option<Snowflake> {
    let id = text.trim_start_matches("<@&").trim_end_matches('>');
    let name = text.trim_start_matches('@');
    let guild = place.world.guilds.get(place.guild?)?;
    let mut roles = guild.roles.iter();
    let role = roles.find(|(known, role)| known.to_string() == id || role.name == name);
    // Everybody's role has the id of the server.
    let everyone = name == "everyone" || id == guild.id.to_string();
    role.map(|(id, _)| *id).or(everyone.then_some(guild.id))
}

pub(crate) fn resolve_role(place: Place<'_>, role: Snowflake, resolved: &mut Map<String, Value>) {
    let guild = place.guild.and_then(|guild| place.world.guilds.get(guild));
    if let Some(role_object) = guild.and_then(|guild| payload::role(place.world, guild, role)) {
        add(resolved, "roles", role, role_object);
    }
}

/// Adds a person, and the membership where there is one, to the resolved data.
pub(crate) fn resolve_person(
    place: Place<'_>,
    person: Snowflake,
    resolved: &mut Map<String, Value>,
) {
    add(
        resolved,
        "users",
        person,
        payload::user_by_id(place.world, person),
    );
    let guild = place.guild.and_then(|guild| place.world.guilds.get(guild));
    if let Some(guild) = guild
        && let Some(bits) = guild.members.get(&person)
    {
        let mut member = payload::member(place.world, guild, person, false);
        let channel = place
            .channel
            .and_then(|channel| place.world.channels.get(channel));
        let bits = channel.map_or(*bits, |channel| place.world.permissions_in(channel, person));
        member["permissions"] = json!(bits.to_string());
        add(resolved, "members", person, member);
    }
}

fn add(resolved: &mut Map<String, Value>, kind: &str, id: Snowflake, thing: Value) {
    let shelf = resolved.entry(kind).or_insert_with(|| json!({}));
    shelf[id.to_string()] = thing;
}
