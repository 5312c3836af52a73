//! Reads what a person types after `/`, with the registered commands as the grammar.
//!
//! `/name [group] [subcommand] option:value option:value …`. A value runs until the next ` name:` of an option of the
//! same command, so it may contain spaces. Names are accepted in every language in which they are registered, choices
//! by name or by value, people as `@Name`, `<@id>` or id, roles
//! as `@Name`, `<@&id>` or id, channels as `#name`, `<#id>` or id.

mod values;

use serde_json::{Map, Value, json};

use crate::world::World;
use crate::world::snowflake::Snowflake;

use values::values;
pub(crate) use values::{
    find_channel, find_person, find_role, resolve_channel, resolve_person, resolve_role,
};

/// Why a text is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Mistake {
    #[error("a command begins with / and its name")]
    NoCommand,
    #[error("there is no command /{0} here")]
    UnknownCommand(String),
    #[error("/{0} needs one of: {1}")]
    NeedsSubcommand(String, String),
    #[error("{0:?} belongs to no option; the options are: {1}")]
    Stray(String, String),
    #[error("the option {0} is given twice")]
    Twice(String),
    #[error("the option {0} is required")]
    Missing(String),
    #[error("{0}: {1}")]
    Value(String, String),
    #[error("the option {0} gives no suggestions")]
    NoSuggestions(String),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Typed {
    pub(crate) command: Value,
    /// The command's name with its groups and subcommand, in its own language.
    pub(crate) full_name: String,
    /// The `options` of the interaction, nested as Discord nests them.
    pub(crate) options: Vec<Value>,
    pub(crate) resolved: Value,
}

/// Where a text is typed.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) world: &'a World,
    pub(crate) guild: Option<Snowflake>,
    /// What the people named in it may do is said for this channel.
    pub(crate) channel: Option<Snowflake>,
}

/// Reads a text. With `focused`, it is being typed: the option of that name asks for suggestions, others may be missing.
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Mistake, Place, Typed, read};
    use crate::world::{BOT, CommandSet, World};

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
                channel: None,
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
            channel: None,
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
