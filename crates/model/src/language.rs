//! In which language a person wants to be answered.

use crate::Locale;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// In that of their Discord.
    Automatic,
    Always(Locale),
}

/// What [`Language::Automatic`] is called.
const AUTOMATIC: &str = "automatic";

impl Language {
    pub fn from_slug(slug: &str) -> Option<Self> {
        match slug {
            AUTOMATIC => Some(Self::Automatic),
            code => Locale::from_code(code).map(Self::Always),
        }
    }

    /// Its name in a command or button; [`from_slug`](Self::from_slug) reads it.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Automatic => AUTOMATIC,
            Self::Always(locale) => locale.code(),
        }
    }

    /// The language as the database has it.
    pub fn code(self) -> Option<String> {
        match self {
            Self::Automatic => None,
            Self::Always(locale) => Some(locale.code().to_owned()),
        }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        let locales = Locale::ALL.map(Self::Always);
        [Self::Automatic].into_iter().chain(locales)
    }
}

impl From<Option<&str>> for Language {
    /// The language of a locale that was chosen, if one was chosen that is known.
    fn from(chosen: Option<&str>) -> Self {
        let locale = chosen.and_then(Locale::from_code);
        locale.map_or(Self::Automatic, Self::Always)
    }
}
