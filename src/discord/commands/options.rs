//! Options with a fixed list of choices. poise numbers choices by their place; ours keep their own values, so that
//! `rounds:3` means three.

use serenity::all::{CommandOptionType, CreateCommandOption};

use super::languages::everywhere;
use crate::i18n::{Locale, words};
use crate::present::rules_topics;
use crate::table::GameKind;

/// How the option of this name offers its choices, if it has a fixed list.
pub fn choices(option: &str) -> Option<fn(CreateCommandOption) -> CreateCommandOption> {
    match option {
        "rounds" => Some(rounds),
        "long-game" => Some(long_game),
        "pings" => Some(pings),
        "language" => Some(language),
        "topic" => Some(topic),
        _ => None,
    }
}

fn rounds(option: CreateCommandOption) -> CreateCommandOption {
    let option = option.kind(CommandOptionType::Integer);
    [("choice-rounds-1", 1), ("choice-rounds-3", 3)]
        .into_iter()
        .fold(option, |option, (key, value)| {
            option.add_int_choice_localized(
                words(Locale::English).plain(key),
                value,
                translated(key),
            )
        })
}

fn long_game(option: CreateCommandOption) -> CreateCommandOption {
    texts(
        option,
        &[
            ("choice-long-game-five", "five"),
            ("choice-long-game-six", "six"),
        ],
    )
}

fn pings(option: CreateCommandOption) -> CreateCommandOption {
    texts(
        option,
        &[
            ("choice-pings-mention", "mention"),
            ("choice-pings-direct", "direct"),
            ("choice-pings-off", "off"),
        ],
    )
}

fn language(option: CreateCommandOption) -> CreateCommandOption {
    let choices = [
        ("choice-language-automatic", "automatic"),
        ("choice-language-en", "en"),
        ("choice-language-de", "de"),
        ("choice-language-nl", "nl"),
    ];
    texts(option, &choices)
}

fn topic(option: CreateCommandOption) -> CreateCommandOption {
    let topics = rules_topics(GameKind::Classic);
    let choices: Vec<_> = topics
        .iter()
        .map(|topic| (topic.title.key, topic.key))
        .collect();
    texts(option, &choices)
}

/// A list of choices, each with the key of its words and its value.
fn texts(
    option: CreateCommandOption,
    choices: &[(&'static str, &'static str)],
) -> CreateCommandOption {
    choices.iter().fold(
        option.kind(CommandOptionType::String),
        |option, &(key, value)| {
            option.add_string_choice_localized(
                words(Locale::English).plain(key),
                value,
                translated(key),
            )
        },
    )
}

fn translated(key: &'static str) -> Vec<(String, String)> {
    let everywhere = everywhere(|locale| words(locale).plain(key));
    everywhere
        .iter()
        .map(|(code, text)| (code.to_string(), text.to_string()))
        .collect()
}
