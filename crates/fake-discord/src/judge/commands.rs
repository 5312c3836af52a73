//! Limits of registered commands: names, descriptions, options, choices, languages and their sum.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Faults, join};
use crate::judge::refusal::Fault;

const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];

pub(crate) fn command_set_faults(commands: &[Value]) -> Vec<Fault> {
    let mut faults = Faults::default();
    for (kind, most) in [(1, 100), (2, 15), (3, 15)] {
        if commands
            .iter()
            .filter(|command| kind_of(command) == kind)
            .count()
            > most
        {
            let message = format!("Maximum number of application commands reached ({most}).");
            faults.add("", "APPLICATION_COMMANDS_MAXIMUM_REACHED", message);
        }
    }
    let mut names = BTreeSet::new();
    for (i, command) in commands.iter().enumerate() {
        check(&mut faults, &i.to_string(), command);
        if !names.insert((kind_of(command), command["name"].as_str())) {
            let message = "Application command names must be unique";
            faults.add(
                &format!("{i}.name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                message,
            );
        }
    }
    faults.found
}

pub(crate) fn command_faults(command: &Value) -> Vec<Fault> {
    let mut faults = Faults::default();
    check(&mut faults, "", command);
    faults.found
}

/// The command's type; slash commands may leave it out.
fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// One command with everything below it.
fn check(faults: &mut Faults, at: &str, command: &Value) {
    match kind_of(command) {
        1 => {
            named(faults, at, command);
            options(faults, at, command, 0);
            if weight(command) > 8000 {
                let message = "Command exceeds maximum size (8000)";
                faults.add(at, "APPLICATION_COMMAND_TOO_LARGE", message);
            }
        }
        2 | 3 => {
            faults.text(at, command, "name", 1..=32);
            localizations(faults, at, command, "name", 32);
            if command["description"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
            {
                let message = "Context menu commands cannot have description";
                faults.add(
                    &join(at, "description"),
                    "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                    message,
                );
            }
            if command["options"]
                .as_array()
                .is_some_and(|options| !options.is_empty())
            {
                let message = "Context menu commands cannot have options";
                faults.add(
                    &join(at, "options"),
                    "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS",
                    message,
                );
            }
        }
        _ => faults.choice(&join(at, "type"), "Value must be one of (1, 2, 3)."),
    }
    let permissions = command
        .get("default_member_permissions")
        .filter(|bits| !bits.is_null());
    if permissions.is_some_and(|bits| {
        bits.as_str()
            .and_then(|bits| bits.parse::<u64>().ok())
            .is_none()
    }) {
        let message = "Invalid permission value provided.";
        faults.add(
            &join(at, "default_member_permissions"),
            "PERMISSIONS_TYPE_INVALID",
            message,
        );
    }
    for key in ["contexts", "integration_types"] {
        for (i, number) in faults.list(at, command, key, 3).iter().enumerate() {
            if number.as_u64().is_none_or(|number| number > 2) {
                faults.choice(
                    &format!("{}.{i}", join(at, key)),
                    "Value must be one of (0, 1, 2).",
                );
            }
        }
    }
}

/// Name and description of a slash command or option, in all languages.
fn named(faults: &mut Faults, at: &str, object: &Value) {
    faults.text(at, object, "name", 1..=32);
    faults.text(at, object, "description", 1..=100);
    if object["name"].as_str().is_some_and(|name| !is_name(name)) {
        let message = "Command name is invalid";
        faults.add(
            &join(at, "name"),
            "APPLICATION_COMMAND_INVALID_NAME",
            message,
        );
    }
    localizations(faults, at, object, "name", 32);
    localizations(faults, at, object, "description", 100);
    if let Some(names) = object["name_localizations"].as_object() {
        for (locale, name) in names {
            if name.as_str().is_some_and(|name| !is_name(name)) {
                let at = format!("{}.{locale}", join(at, "name_localizations"));
                faults.add(
                    &at,
                    "APPLICATION_COMMAND_INVALID_NAME",
                    "Command name is invalid",
                );
            }
        }
    }
}

/// Whether a name is made of lower-case letters, digits, `-`, `_` and `'` only.
fn is_name(name: &str) -> bool {
    name.chars()
        .all(|c| (c.is_alphanumeric() && !c.is_uppercase()) || "-_'".contains(c))
}

/// Known languages and their lengths.
fn localizations(faults: &mut Faults, at: &str, object: &Value, key: &str, most: usize) {
    let key = format!("{key}_localizations");
    let Some(texts) = object[&key].as_object() else {
        return;
    };
    for (locale, text) in texts {
        let at = join(at, &key);
        if !LOCALES.contains(&locale.as_str()) {
            faults.choice(&format!("{at}.{locale}"), "Unknown locale");
        }
        if let Some(text) = text.as_str() {
            faults.length(&format!("{at}.{locale}"), text, 1..=most);
        }
    }
}

/// The options of a command, group or subcommand at this depth.
fn options(faults: &mut Faults, at: &str, parent: &Value, depth: usize) {
    let list = faults.list(at, parent, "options", 25);
    let mut names = BTreeSet::new();
    let mut optional_seen = false;
    let nested = list.iter().filter(|option| is_nested(option)).count();
    if nested > 0 && nested < list.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        faults.add(
            &join(at, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
    for (i, option) in list.iter().enumerate() {
        let at = format!("{}.{i}", join(at, "options"));
        named(faults, &at, option);
        if !names.insert(option["name"].as_str()) {
            let message = "Option names must be unique";
            faults.add(
                &join(&at, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                message,
            );
        }
        match option["type"].as_u64() {
            Some(1) if depth < 2 => options(faults, &at, option, 2),
            Some(2) if depth < 1 => options(faults, &at, option, 1),
            Some(3..=11) => {
                if option["required"] == true && optional_seen {
                    let message = "Required options must be placed before non-required options";
                    faults.add(&at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional_seen |= option["required"] != true;
                choices(faults, &at, option);
            }
            Some(_) | None => {
                faults.choice(&join(&at, "type"), "This option type is not possible here.");
            }
        }
    }
}

/// Whether an option is a subcommand or a group of them.
fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

/// 25 choices of 100 characters, and not together with suggestions while typing.
fn choices(faults: &mut Faults, at: &str, option: &Value) {
    let list = faults.list(at, option, "choices", 25);
    if !list.is_empty() && option["autocomplete"] == true {
        let message = "Options cannot have both choices and autocomplete";
        faults.add(
            at,
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_AND_CHOICES",
            message,
        );
    }
    for (i, choice) in list.iter().enumerate() {
        let at = format!("{}.{i}", join(at, "choices"));
        faults.text(&at, choice, "name", 1..=100);
        localizations(faults, &at, choice, "name", 100);
        if choice["value"].is_string() {
            faults.text(&at, choice, "value", 1..=100);
        }
    }
}

/// Characters of a command in all: names, descriptions and values, of each text its longest language.
fn weight(object: &Value) -> usize {
    let longest = |key: &str| {
        let own = object[key].as_str().map(|text| text.chars().count());
        let others = object[format!("{key}_localizations")]
            .as_object()
            .into_iter()
            .flat_map(|texts| texts.values());
        let others = others.filter_map(|text| Some(text.as_str()?.chars().count()));
        own.into_iter().chain(others).max().unwrap_or(0)
    };
    let value = object["value"]
        .as_str()
        .map_or(0, |value| value.chars().count());
    let below = ["options", "choices"]
        .iter()
        .filter_map(|key| object[*key].as_array())
        .flatten();
    longest("name") + longest("description") + value + below.map(weight).sum::<usize>()
}
