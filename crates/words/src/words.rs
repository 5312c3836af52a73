//! All texts of one language, and how a sentence is said in it.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::kernel::Seat;
use crate::present::{Arg, Msg};
use crate::{Locale, files};

/// A real minus sign: it lines up with digits, and screen readers say it.
const MINUS: char = '\u{2212}';

pub struct Words {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

/// The texts of `locale`; read once, on first use.
pub fn words(locale: Locale) -> &'static Words {
    static WORDS: LazyLock<[Words; Locale::ALL.len()]> =
        LazyLock::new(|| Locale::ALL.map(Words::load));
    &WORDS[locale.index()]
}

impl Words {
    fn load(locale: Locale) -> Self {
        let language: LanguageIdentifier = locale.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks would show as boxes in buttons and break mentions.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| negative(value)));
        for (_, text) in files::of(locale) {
            // What cannot be read is left out and then said in English; a test holds the files to be readable.
            let resource = FluentResource::try_new((*text).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Self { locale, bundle }
    }

    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// The sentence in this language; `seats` says how their people are written.
    ///
    /// A key may name an attribute ("cmd-hand.description"). A missing text is said in English with all that it
    /// contains, so that no sentence mixes two languages; if English does not have it either, its key is said.
    pub fn say(&self, msg: &Msg, seats: &dyn Fn(Seat) -> String) -> String {
        if !self.has(msg) && self.locale != Locale::English {
            return words(Locale::English).say(msg, seats);
        }
        let mut args = FluentArgs::with_capacity(msg.args.len());
        for (name, arg) in &msg.args {
            args.set(*name, self.value(arg, seats));
        }
        self.find(msg.key, Some(&args))
    }

    fn has(&self, msg: &Msg) -> bool {
        let id = msg.key.split('.').next().unwrap_or_default();
        self.bundle.has_message(id)
    }

    /// The sentences, and below them one that says so if this language lacks any of them.
    pub fn with_note(&self, mut msgs: Vec<Msg>) -> Vec<Msg> {
        if !msgs.iter().all(|msg| self.has(msg)) {
            msgs.push(Msg::new("only-in-english"));
        }
        msgs
    }

    /// The sentences, each on its own line.
    pub fn lines(&self, msgs: &[Msg], seats: &dyn Fn(Seat) -> String) -> String {
        let lines: Vec<_> = msgs.iter().map(|msg| self.say(msg, seats)).collect();
        lines.join("\n")
    }

    /// The sentence, in which no seat is named.
    pub fn text(&self, msg: &Msg) -> String {
        self.say(msg, &|_| String::new())
    }

    /// The sentences, each on its own line, in which no seat is named.
    pub fn texts(&self, msgs: &[Msg]) -> String {
        self.lines(msgs, &|_| String::new())
    }

    /// The text of `key`, which needs no arguments.
    pub fn plain(&self, key: &str) -> String {
        self.find(key, None)
    }

    /// The attribute `name` of the text of `key`, which needs no arguments.
    pub fn attribute(&self, key: &str, name: &str) -> String {
        self.find(&format!("{key}.{name}"), None)
    }

    /// The attribute `name` of the text of `key` with these arguments.
    pub fn attribute_with(&self, key: &str, name: &str, args: &[(&'static str, &str)]) -> String {
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, text) in args {
            given.set(*name, (*text).to_owned());
        }
        self.find(&format!("{key}.{name}"), Some(&given))
    }

    /// The text of `key` with its errors, if this language has it.
    pub(super) fn try_find(
        &self,
        key: &str,
        args: Option<&FluentArgs>,
    ) -> Option<(String, Vec<fluent_bundle::FluentError>)> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        Some((text.into_owned(), errors))
    }

    fn find(&self, key: &str, args: Option<&FluentArgs>) -> String {
        self.try_find(key, args)
            .or_else(|| words_of_last_resort(self.locale)?.try_find(key, args))
            .map_or_else(|| key.to_owned(), |(text, _)| text)
    }

    fn value(&self, arg: &Arg, seats: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Name(name) => name.as_str().to_owned().into(),
            Arg::Seat(seat) => seats(*seat).into(),
            Arg::Msg(msg) => self.say(msg, seats).into(),
            Arg::List(list) => {
                let list = list.iter().map(|msg| self.say(msg, seats)).collect();
                self.list(list).into()
            }
        }
    }

    /// "a", "a and b", "a, b and c".
    fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else {
            return self.plain("list-none");
        };
        let join = |key, before: String, next: String| {
            let mut args = FluentArgs::with_capacity(2);
            args.set("before", before);
            args.set("next", next);
            self.find(key, Some(&args))
        };
        let before = items
            .into_iter()
            .reduce(|before, next| join("list-comma", before, next));
        match before {
            Some(before) => join("list-and", before, last),
            None => last,
        }
    }
}

/// English, unless that is where the text is already missing.
fn words_of_last_resort(locale: Locale) -> Option<&'static Words> {
    (locale != Locale::English).then(|| words(Locale::English))
}

/// A negative number with a real minus sign; anything else is formatted as usual.
fn negative(value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', &MINUS.to_string(), 1))
        }
        _ => None,
    }
}
