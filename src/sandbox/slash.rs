//! Reads what a person types after `/`, with the registered commands as the grammar.
//!
//! `/name [group] [subcommand] option:value option:value …`. A value runs until the next ` name:` of an option of the
//! same command, so it may contain spaces. Names are accepted in every language in which they are registered, choices
//! by name or by value, people as `@Name`, `<@id>` or id, channels as `#name`, `<#id>` or id.

use serde_json::{Map, Value, json};

use super::payload;
use super::snowflake::Snowflake;
use super::world::{BOT, World};

/// Why a text is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Mistake {
    /// The text does not begin with a stroke and a name.
    #[error("a command begins with / and its name")]
    NoCommand,
    /// No such command is registered.
    #[error("there is no command /{0} here")]
    UnknownCommand(String),
    /// A group or subcommand is missing or unknown.
    #[error("/{0} needs one of: {1}")]
    NeedsSubcommand(String, String),
    /// Words that belong to no option.
    #[error("{0:?} belongs to no option; the options are: {1}")]
    Stray(String, String),
    /// An option is given twice.
    #[error("the option {0} is given twice")]
    Twice(String),
    /// A required option is missing.
    #[error("the option {0} is required")]
    Missing(String),
    /// The value does not fit its option.
    #[error("{0}: {1}")]
    Value(String, String),
    /// Suggestions were asked for an option that gives none.
    #[error("the option {0} gives no suggestions")]
    NoSuggestions(String),
}

/// A command, read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Typed {
    /// The registered command.
    pub(crate) command: Value,
    /// The command's name with its groups and subcommand, in its own language.
    pub(crate) full_name: String,
    /// The `options` of the interaction, nested as Discord nests them.
    pub(crate) options: Vec<Value>,
    /// The `resolved` of the interaction.
    pub(crate) resolved: Value,
}

/// Where a text is typed.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) world: &'a World,
    pub(crate) guild: Option<Snowflake>,
}

/// Reads a text. With `focused`, it is being typed: the option of that name asks for suggestions, others may be missing.
///
/// # Errors
/// What is wrong with the text, in words for whoever typed it.
pub(crate) fn read(place: Place<'_>, text: &str, focused: Option<&str>) -> Result<Typed, Mistake> {
    let text = text
        .trim_start()
        .strip_prefix('/')
        .ok_or(Mistake::NoCommand)?;
    let (name, mut rest) = word(text);
    if name.is_empty() {
        return Err(Mistake::NoCommand);
    }
    let slash = |command: &&Value| command["type"].as_u64().unwrap_or(1) == 1;
    let mut commands = place.world.commands_in(place.guild).filter(slash);
    let command = commands.find(|command| is_called(command, name));
    let command = command
        .ok_or_else(|| Mistake::UnknownCommand(name.to_owned()))?
        .clone();
    let mut path = vec![command.clone()];
    while let Some(nested) = nested_options(&path[path.len() - 1]) {
        let (name, after) = word(rest);
        let Some(next) = nested.iter().find(|option| is_called(option, name)) else {
            let names: Vec<_> = nested.iter().map(own_name).collect();
            return Err(Mistake::NeedsSubcommand(full_name(&path), names.join(", ")));
        };
        rest = after;
        path.push(next.clone());
    }
    let mut resolved = Map::new();
    let leaf = &path[path.len() - 1];
    let mut options = values(place, leaf, rest, focused, &mut resolved)?;
    for step in path.iter().skip(1).rev() {
        options = vec![json!({"name": step["name"], "type": step["type"], "options": options})];
    }
    Ok(Typed {
        full_name: full_name(&path),
        command,
        options,
        resolved: Value::Object(resolved),
    })
}

/// The names along the way, joined by spaces.
fn full_name(path: &[Value]) -> String {
    path.iter().map(own_name).collect::<Vec<_>>().join(" ")
}

/// The first word, and what follows it.
fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// The name in the command's own language.
fn own_name(object: &Value) -> &str {
    object["name"].as_str().unwrap_or_default()
}

/// Whether the object has this name in any language.
fn is_called(object: &Value, name: &str) -> bool {
    names(object).any(|other| other.eq_ignore_ascii_case(name))
}

/// The names of an object in all languages.
fn names(object: &Value) -> impl Iterator<Item = &str> {
    let others = object["name_localizations"]
        .as_object()
        .into_iter()
        .flat_map(|names| names.values());
    object["name"]
        .as_str()
        .into_iter()
        .chain(others.filter_map(Value::as_str))
}

/// The options of a command, group or subcommand.
fn options_of(object: &Value) -> &[Value] {
    object["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default()
}

/// The groups and subcommands below, if the next word must be one of them.
fn nested_options(object: &Value) -> Option<&[Value]> {
    let options = options_of(object);
    options
        .first()
        .filter(|option| matches!(option["type"].as_u64(), Some(1 | 2)))
        .map(|_| options)
}

/// Reads `name:value` pairs into the options of the interaction.
fn values(
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
            // While somebody types, an unfinished value is simply not sent.
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
        Some(6 | 9) => {
            let person = find_person(place.world, raw)
                .ok_or_else(|| format!("there is nobody called {raw:?}"))?;
            resolve_person(place, person, resolved);
            Ok(json!(person))
        }
        Some(7) => {
            let id = raw.trim_start_matches("<#").trim_end_matches('>');
            let name = raw.trim_start_matches('#');
            let mut channels = place
                .world
                .channels
                .iter()
                .filter(|channel| channel.guild == place.guild);
            let channel =
                channels.find(|channel| channel.id.to_string() == id || channel.name == name);
            let channel = channel.ok_or_else(|| format!("there is no channel {raw:?}"))?;
            let partial = payload::channel(place.world, channel, Some(BOT));
            add(resolved, "channels", channel.id, partial);
            Ok(json!(channel.id))
        }
        Some(10) => raw
            .parse::<f64>()
            .map(|number| json!(number))
            .map_err(|_| format!("{raw:?} is not a number")),
        Some(_) | None => Err("the sandbox does not model this type of option".into()),
    }
}

/// The person who is written `@Name`, `<@id>`, `Name` or by id.
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
        member["permissions"] = json!(bits.to_string());
        add(resolved, "members", person, member);
    }
}

/// Puts a thing under its kind and id.
fn add(resolved: &mut Map<String, Value>, kind: &str, id: Snowflake, thing: Value) {
    let shelf = resolved.entry(kind).or_insert_with(|| json!({}));
    shelf[id.to_string()] = thing;
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::world::{BOT, CommandSet, World};
    use super::{Mistake, Place, Typed, read};

    fn world() -> World {
        let mut world = World::fresh(1_700_000_000_000);
        let commands = vec![
            json!({"id": "1", "name": "lostcities", "type": 1, "options": [
                {"type": 1, "name": "challenge", "name_localizations": {"de": "herausfordern"}, "options": [
                    {"type": 6, "name": "opponent", "required": true},
                    {"type": 4, "name": "rounds", "choices": [{"name": "Three rounds", "value": 3}, {"name": "One", "value": 1}]},
                    {"type": 3, "name": "note", "autocomplete": true},
                    {"type": 5, "name": "quiet"},
                ]},
                {"type": 2, "name": "admin", "options": [{"type": 1, "name": "doctor"}]},
            ]}),
        ];
        world.commands.put(BOT, CommandSet { commands });
        world
    }

    fn typed(text: &str) -> Result<Typed, Mistake> {
        let world = world();
        let guild = world.guilds.iter().next().map(|guild| guild.id);
        read(
            Place {
                world: &world,
                guild,
            },
            text,
            None,
        )
    }

    #[test]
    fn values_run_until_the_next_option() {
        let typed = typed(
            "/lostcities challenge opponent:@Ben note: a b: c rounds:Three rounds quiet:true",
        )
        .unwrap();
        let options = typed.options[0]["options"].as_array().unwrap();
        assert_eq!(typed.full_name, "lostcities challenge");
        assert_eq!(options[1]["value"], "a b: c");
        assert_eq!(options[2]["value"], 3);
        assert_eq!(options[3]["value"], true);
        let ben = options[0]["value"].as_str().unwrap();
        assert_eq!(typed.resolved["users"][ben]["global_name"], "Ben");
        assert!(typed.resolved["members"][ben]["permissions"].is_string());
    }

    #[test]
    fn names_are_known_in_every_language() {
        assert_eq!(
            typed("/lostcities herausfordern opponent:Ben")
                .unwrap()
                .full_name,
            "lostcities challenge"
        );
    }

    #[test]
    fn mistakes_are_named() {
        let mistake = |text: &str| typed(text).unwrap_err().to_string();
        assert_eq!(mistake("hello"), "a command begins with / and its name");
        assert_eq!(mistake("/nothing"), "there is no command /nothing here");
        assert_eq!(
            mistake("/lostcities play"),
            "/lostcities needs one of: challenge, admin"
        );
        assert_eq!(
            mistake("/lostcities challenge"),
            "the option opponent is required"
        );
        assert_eq!(
            mistake("/lostcities challenge opponent:Zoe"),
            "opponent: there is nobody called \"Zoe\""
        );
        assert_eq!(
            mistake("/lostcities challenge opponent:Ben rounds:2"),
            "rounds: \"2\" is none of: Three rounds, One"
        );
        assert_eq!(
            mistake("/lostcities challenge Ben"),
            "\"Ben\" belongs to no option; the options are: opponent, rounds, note, quiet"
        );
    }

    #[test]
    fn typing_asks_for_one_option_and_forgives_the_rest() {
        let world = world();
        let place = Place {
            world: &world,
            guild: None,
        };
        let typed = read(
            place,
            "/lostcities challenge note:ab opponent:Zo",
            Some("note"),
        )
        .unwrap();
        let focused = json!([{"name": "note", "type": 3, "value": "ab", "focused": true}]);
        assert_eq!(typed.options[0]["options"], focused);
        assert!(read(place, "/lostcities challenge ", Some("quiet")).is_err());
    }
}
