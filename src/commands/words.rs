//! Names and descriptions of commands and options, from the locale files.

use super::command::ROOT;
use super::option::CommandOption;
use crate::i18n::{Locale, words};

/// Where the words of a command, or of an option of it, are in the locale files.
pub struct WordsOf {
    /// The key of the name; the description is its attribute.
    key: String,
    /// The command that has the option, which its description may depend on.
    command: String,
}

impl WordsOf {
    /// Those of a command. A group's commands have its name before theirs, as two groups may have commands of one name.
    pub fn command(path: &[&str]) -> Self {
        let command = path.join("-");
        let key = format!("cmd-{command}");
        Self { key, command }
    }

    /// Those of an option of a command.
    pub fn option(path: &[&str], option: &CommandOption) -> Self {
        let command = path.join("-");
        let key = match option.words {
            Some(key) => key.to_owned(),
            None => format!("opt-{command}-{}", option.name),
        };
        Self { key, command }
    }

    pub fn name(&self, locale: Locale) -> String {
        words(locale).plain(&self.key)
    }

    pub fn description(&self, locale: Locale) -> String {
        let args = [("command", self.command.as_str())];
        words(locale).attribute_with(&self.key, "description", &args)
    }
}

/// A text in English, and under each of Discord's locale codes that the bot speaks.
pub struct Localized {
    pub english: String,
    pub by_code: Vec<(&'static str, String)>,
}

impl Localized {
    /// The text that each language has.
    pub fn new(text: impl Fn(Locale) -> String) -> Self {
        let by_code = Locale::ALL.into_iter().flat_map(|locale| {
            let codes = locale.discord_codes().iter();
            let text = text(locale);
            codes.map(move |code| (*code, text.clone()))
        });
        let by_code = by_code.collect();
        Self {
            english: text(Locale::English),
            by_code,
        }
    }
}

/// What a person types in a language for the command of this path.
pub fn typed(path: &[&str], locale: Locale) -> String {
    let names = (1..=path.len()).map(|n| {
        let above: Vec<&str> = path.iter().take(n).copied().collect();
        WordsOf::command(&above).name(locale)
    });
    let root = WordsOf::command(&[ROOT]).name(locale);
    let names: Vec<String> = [root].into_iter().chain(names).collect();
    format!("/{}", names.join(" "))
}
