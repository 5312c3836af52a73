//! The embedded locale files.

use crate::Locale;

/// The files of one language folder.
macro_rules! files {
    ($folder:literal: $($subject:literal),* $(,)?) => {
        &[$((
            $subject,
            include_str!(concat!("../../../assets/locales/", $folder, "/", $subject, ".ftl")),
        )),*]
    };
}

/// The same subjects in every language.
macro_rules! subjects {
    ($folder:literal) => {
        files!(
            $folder: "common", "commands", "table", "help", "history", "privacy", "config", "classic",
            "rules-classic", "roll-write", "rules-roll-write", "rivals", "rules-rivals", "board-game",
            "rules-board-game", "stats", "leaderboard", "learn", "learn-classic",
            "learn-roll-write", "learn-rivals", "learn-board-game", "daily", "evening", "league", "time", "review",
            "prepare"
        )
    };
}

/// Subject and text of every file of `locale`.
pub(super) const fn of(locale: Locale) -> &'static [(&'static str, &'static str)] {
    match locale {
        Locale::English => subjects!("en"),
        Locale::German => subjects!("de"),
        Locale::Dutch => subjects!("nl"),
    }
}
