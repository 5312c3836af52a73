//! Settings to choose from a menu, and what each choice is called.

use serenity::all::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::press::{Button, Language, Press};
use crate::i18n::{Locale, Words};
use crate::table::{MatchId, Pings};

/// A menu of things to choose, each with the key of its words and whether it is chosen now.
pub(super) fn menu(
    words: &Words,
    name: &str,
    entries: impl Iterator<Item = (Press, &'static str, bool)>,
) -> CreateActionRow {
    let options = entries.map(|(press, key, is_chosen)| {
        CreateSelectMenuOption::new(words.plain(key), press.to_string())
            .default_selection(is_chosen)
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let id = Button::menu(MatchId(0), 0, name);
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind))
}

/// The key of the words for this way to be told.
pub(super) fn pings_key(pings: Pings) -> &'static str {
    match pings {
        Pings::Mention => "choice-pings-mention",
        Pings::Direct => "choice-pings-direct",
        Pings::Off => "choice-pings-off",
    }
}

/// The key of the words for this language.
pub(super) fn language_key(language: Language) -> &'static str {
    match language {
        Language::Automatic => "choice-language-automatic",
        Language::Always(Locale::English) => "choice-language-en",
        Language::Always(Locale::German) => "choice-language-de",
        Language::Always(Locale::Dutch) => "choice-language-nl",
    }
}

/// The language as the database has it.
pub(super) fn code(language: Language) -> Option<String> {
    match language {
        Language::Automatic => None,
        Language::Always(locale) => Some(locale.code().to_owned()),
    }
}
