//! Options with a fixed list of choices. poise numbers choices by their place; ours keep their own values, so that
//! `rounds:3` means three.

use serenity::all::{CommandOptionType, CreateCommandOption};

use super::languages::everywhere;
use crate::i18n::{Locale, words};
use crate::present::game_name;
use crate::table::GameKind;

/// How the option of this name offers its choices, if it has a fixed list.
pub fn choices(option: &str) -> Option<fn(CreateCommandOption) -> CreateCommandOption> {
    match option {
        "rounds" => Some(rounds),
        "long-game" => Some(long_game),
        "order" => Some(order),
        "variant" => Some(variant),
        "pings" => Some(pings),
        "language" => Some(language),
        "game" => Some(game),
        "openers" => Some(openers),
        "leaderboard" => Some(leaderboard),
        "scope" => Some(scope),
        "period" => Some(period),
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

fn order(option: CreateCommandOption) -> CreateCommandOption {
    texts(
        option,
        &[
            ("choice-order-together", "together"),
            ("choice-order-in-turn", "in_turn"),
        ],
    )
}

fn variant(option: CreateCommandOption) -> CreateCommandOption {
    texts(option, &[("choice-variant-up-and-down", "up_and_down")])
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

fn openers(option: CreateCommandOption) -> CreateCommandOption {
    let choices = [
        ("config-everyone", "everyone"),
        ("config-moderators", "moderators"),
    ];
    texts(option, &choices)
}

fn scope(option: CreateCommandOption) -> CreateCommandOption {
    texts(
        option,
        &[
            ("choice-scope-server", "server"),
            ("choice-scope-everywhere", "everywhere"),
        ],
    )
}

fn period(option: CreateCommandOption) -> CreateCommandOption {
    texts(
        option,
        &[
            ("choice-period-season", "season"),
            ("choice-period-all", "all"),
        ],
    )
}

fn leaderboard(option: CreateCommandOption) -> CreateCommandOption {
    let choices = [
        ("choice-leaderboard-on", "on"),
        ("choice-leaderboard-off", "off"),
    ];
    texts(option, &choices)
}

fn game(option: CreateCommandOption) -> CreateCommandOption {
    let choices = GameKind::ALL.map(|kind| (game_name(kind).key, kind.slug()));
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
