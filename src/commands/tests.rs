//! What Discord is told of the commands.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use insta::assert_snapshot;
use serde_json::{Value, json};

use super::command::ROOT;
use super::mentions::{mentions, paths};
use super::registration;
use super::table::{commands, sections};
use super::words::typed;
use crate::answers::budget::Act;
use crate::i18n::{Locale, words};
use crate::present::setup_options;
use crate::screens::help;
use crate::table::GameKind;
use crate::wire::message::Known;

/// The registered commands as Discord reads them: a line for each command, option and choice, each below what it belongs to.
fn registered() -> String {
    let mut lines = Vec::new();
    for command in json!(registration()).as_array().expect("a list") {
        write(command, 0, &mut lines);
    }
    lines.join("\n")
}

fn write(thing: &Value, depth: usize, lines: &mut Vec<String>) {
    let mut own = thing.clone();
    let below: Vec<Value> = ["options", "choices"]
        .into_iter()
        .filter_map(|key| own.as_object_mut()?.remove(key))
        .flat_map(|list| list.as_array().cloned().unwrap_or_default())
        .collect();
    // JSON has one number for 2 and 2.0.
    for limit in ["min_value", "max_value"] {
        if let Some(number) = own[limit].as_f64() {
            own[limit] = json!(format!("{number}"));
        }
    }
    lines.push(format!("{:depth$}{own}", ""));
    for thing in below {
        write(&thing, depth + 2, lines);
    }
}

#[test]
fn registered_commands_stay_as_they_are() {
    assert_snapshot!("registered", registered());
}

#[test]
fn commands_cost_what_the_buttons_for_the_same_do() {
    for name in ["settings", "verify", "history", "doctor"] {
        let command = commands().find(|command| command.name == name);
        let act = command.map(|command| command.act);
        assert_eq!(act, Some(Act::Heavy), "{name}");
    }
}

/// A thing that is registered, with the names that lead to it.
struct Registered {
    path: String,
    json: Value,
}

/// Every registered command and option.
fn everything() -> Vec<Registered> {
    fn collect(above: &str, thing: &Value, all: &mut Vec<Registered>) {
        let path = format!("{above}/{}", thing["name"].as_str().unwrap_or_default());
        for option in thing["options"].as_array().into_iter().flatten() {
            collect(&path, option, all);
        }
        let json = thing.clone();
        all.push(Registered { path, json });
    }
    let mut all = Vec::new();
    for command in json!(registration()).as_array().expect("a list") {
        collect("", command, &mut all);
    }
    all
}

/// The text of a field in a language, as Discord has it.
fn in_language<'j>(json: &'j Value, field: &str, code: &str) -> &'j str {
    json[format!("{field}_localizations")][code]
        .as_str()
        .unwrap_or_default()
}

#[test]
fn everything_registered_has_words_in_every_language() {
    // A missing text is said as its key.
    let is_key = |text: &str| {
        let is_option = text.starts_with("opt-") && text.matches('-').count() > 1;
        text.is_empty() || text.starts_with("cmd-") || text.starts_with("choice-") || is_option
    };
    for Registered { path, json } in everything() {
        let is_menu = json["description"].is_null();
        let choices = json["choices"].as_array().cloned().unwrap_or_default();
        for code in Locale::ALL.into_iter().flat_map(Locale::discord_codes) {
            assert!(!is_key(in_language(&json, "name", code)), "{path} {code}");
            if !is_menu {
                let described = in_language(&json, "description", code);
                assert!(!is_key(described), "{path} {code}");
            }
            for choice in &choices {
                assert!(
                    !is_key(in_language(choice, "name", code)),
                    "{path} {code} {choice}"
                );
            }
        }
    }
}

#[test]
fn siblings_have_different_names_in_every_language() {
    for Registered { path, json } in everything() {
        let below = json["options"].as_array().cloned().unwrap_or_default();
        assert!(below.len() <= 25, "{path}");
        for code in Locale::ALL.into_iter().flat_map(Locale::discord_codes) {
            let names: BTreeSet<&str> = below
                .iter()
                .map(|option| in_language(option, "name", code))
                .collect();
            assert_eq!(names.len(), below.len(), "{path} {code}");
        }
    }
}

#[test]
fn every_command_that_opens_a_match_offers_the_options_of_every_game() {
    let all = everything();
    for command in ["challenge", "open", "solo"] {
        for option in GameKind::ALL.into_iter().flat_map(setup_options) {
            let path = format!("/{ROOT}/{command}/{}", option.name);
            let offered = all.iter().find(|registered| registered.path == path);
            let offered = offered.unwrap_or_else(|| panic!("{path} is missing"));
            let choices = offered.json["choices"].as_array().expect("a list");
            for choice in option.choices {
                let is_offered = choices.iter().any(|offered| {
                    let value = &offered["value"];
                    value
                        .as_str()
                        .map_or_else(|| value.to_string(), str::to_owned)
                        == choice.value.to_string()
                });
                assert!(is_offered, "{path} {}", choice.value);
            }
        }
    }
}

#[test]
fn what_is_typed_in_one_language_is_no_other_command_in_another() {
    let mut known: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for path in paths() {
        for locale in Locale::ALL {
            let before = known.insert(typed(&path, locale), path.clone());
            assert!(
                before.is_none_or(|before| before == path),
                "{path:?} {locale:?}"
            );
        }
    }
}

/// Every command that a text of the locale files names, as code.
fn named_in_texts(locale: Locale) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let mut named = Vec::new();
    for file in fs::read_dir(folder.join(locale.code())).expect("a folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        for code in text
            .split('`')
            .filter(|part| part.starts_with("/lostcities"))
        {
            let mut said = String::new();
            for part in code.split(['{', '}']) {
                if part.trim().starts_with("cmd-") {
                    said.push_str(&words(locale).plain(part.trim()));
                } else {
                    said.push_str(part);
                }
            }
            named.push(format!("`{said}`"));
        }
    }
    named
}

#[test]
fn every_command_in_a_text_becomes_a_mention() {
    let mentions = mentions(7);
    for locale in Locale::ALL {
        let named = named_in_texts(locale);
        assert!(named.len() > 20, "{locale:?}: the texts are found");
        for code in named {
            let written = mentions.write(&code);
            assert!(written.starts_with("</lostcities "), "{locale:?} {code}");
        }
    }
}

#[test]
fn help_names_every_command_and_fits_into_a_message() {
    let mentions = mentions(u64::MAX);
    for locale in Locale::ALL {
        let named = sections(locale);
        let list = help::render_commands(words(locale), &named).body(Known {
            mentions: Some(&mentions),
            emojis: None,
        });
        let text = list["components"][0]["content"].as_str().expect("a text");
        assert!(
            text.chars().count() <= 1_950,
            "{locale:?}: {}",
            text.chars().count()
        );
        for command in commands().filter(|command| command.name != "help") {
            let mention = format!("</{ROOT} {}", command.name);
            assert!(text.contains(&mention), "{locale:?} {}", command.name);
        }
    }
}
