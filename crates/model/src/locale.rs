//! The languages the bot speaks.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Locale {
    /// English; also what everybody hears whose own language is missing.
    English,
    German,
    Dutch,
    French,
    Spanish,
    BrazilianPortuguese,
}

impl Locale {
    /// All of them, English first.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::German,
        Self::Dutch,
        Self::French,
        Self::Spanish,
        Self::BrazilianPortuguese,
    ];

    /// The index of this language's values in an array of all.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The language code: the folder of its texts, and how it is stored.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Dutch => "nl",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::BrazilianPortuguese => "pt-BR",
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.code() == code)
    }

    /// The language for one of Discord's locale codes ("de", "es-419"); English if the bot does not speak it.
    pub fn from_discord(code: &str) -> Self {
        let language = code.split('-').next().unwrap_or(code);
        let known = Self::from_code(code).or_else(|| Self::from_code(language));
        known.unwrap_or(Self::English)
    }

    /// The locale codes under which Discord wants this language's command names.
    pub const fn discord_codes(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::German => &["de"],
            Self::Dutch => &["nl"],
            Self::French => &["fr"],
            Self::Spanish => &["es-ES", "es-419"],
            Self::BrazilianPortuguese => &["pt-BR"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_language_is_answered_in_english() {
        for (code, locale) in [
            ("de", Locale::German),
            ("nl", Locale::Dutch),
            ("en-US", Locale::English),
            ("en-GB", Locale::English),
            ("pt-BR", Locale::BrazilianPortuguese),
            ("xx", Locale::English),
            ("", Locale::English),
        ] {
            assert_eq!(Locale::from_discord(code), locale, "{code:?}");
        }
    }

    #[test]
    fn every_discord_code_leads_back_to_its_language() {
        for locale in Locale::ALL {
            for code in locale.discord_codes() {
                assert_eq!(Locale::from_discord(code), locale);
            }
            assert_eq!(Locale::from_code(locale.code()), Some(locale));
            assert_eq!(Locale::ALL[locale.index()], locale);
        }
    }
}
