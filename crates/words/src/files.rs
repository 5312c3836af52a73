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

/// What is met while playing: every language has these files.
macro_rules! play {
    ($folder:literal $(, $more:literal)*) => {
        files!(
            $folder: "common", "commands", "table", "help", "history", "privacy", "config", "classic", "roll-write",
            "rivals", "board-game", "stats", "leaderboard", "learn", "daily", "evening", "league", "time", "review",
            "prepare" $(, $more)*
        )
    };
}

/// The rules and lessons as well, which a language without them says in English.
macro_rules! play_and_rules {
    ($folder:literal) => {
        play!(
            $folder,
            "rules-classic",
            "rules-roll-write",
            "rules-rivals",
            "rules-board-game",
            "learn-classic",
            "learn-roll-write",
            "learn-rivals",
            "learn-board-game"
        )
    };
}

/// Subject and text of every file of `locale`, those of play first.
pub(super) const fn of(locale: Locale) -> &'static [(&'static str, &'static str)] {
    match locale {
        Locale::English => play_and_rules!("en"),
        Locale::German => play_and_rules!("de"),
        Locale::Dutch => play_and_rules!("nl"),
        Locale::French => play!("fr"),
        Locale::Spanish => play!("es"),
        Locale::BrazilianPortuguese => play!("pt-BR"),
    }
}
