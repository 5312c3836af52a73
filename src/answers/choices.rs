//! Settings to choose from a menu, and what each choice is called.

use serenity::all::CreateActionRow;

use crate::answers::controls;
use crate::i18n::{Locale, Words};
use crate::model::Language;
use crate::model::Route;
use crate::table::{Clock, Level, Pings};

/// A menu of things to choose, each with the key of its words and whether it is chosen now.
pub fn menu(
    words: &Words,
    name: &str,
    entries: impl Iterator<Item = (impl Into<Route>, &'static str, bool)>,
) -> CreateActionRow {
    let options = entries.map(|(route, key, is_chosen)| {
        controls::entry(route, &words.plain(key)).default_selection(is_chosen)
    });
    CreateActionRow::SelectMenu(controls::menu(&Route::menu(name), options.collect()))
}

pub fn pings_key(pings: Pings) -> &'static str {
    match pings {
        Pings::Mention => "choice-pings-mention",
        Pings::Direct => "choice-pings-direct",
        Pings::Off => "choice-pings-off",
    }
}

pub const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Easy => "choice-level-easy",
        Level::Casual => "choice-level-casual",
        Level::Fair => "choice-level-fair",
        Level::Normal => "choice-level-normal",
        Level::Strong => "choice-level-strong",
    }
}

pub fn language_key(language: Language) -> &'static str {
    match language {
        Language::Automatic => "choice-language-automatic",
        Language::Always(Locale::English) => "choice-language-en",
        Language::Always(Locale::German) => "choice-language-de",
        Language::Always(Locale::Dutch) => "choice-language-nl",
        Language::Always(Locale::French) => "choice-language-fr",
        Language::Always(Locale::Spanish) => "choice-language-es",
        Language::Always(Locale::BrazilianPortuguese) => "choice-language-pt-br",
    }
}

pub const fn clock_key(clock: Option<Clock>) -> &'static str {
    match clock {
        None => "choice-clock-none",
        Some(Clock::Hour) => "choice-clock-1h",
        Some(Clock::Day) => "choice-clock-1d",
        Some(Clock::ThreeDays) => "choice-clock-3d",
        Some(Clock::Week) => "choice-clock-7d",
        Some(Clock::DayAndReserve) => "choice-clock-reserve",
        Some(Clock::HoursAndReserve) => "clock-quick",
    }
}
