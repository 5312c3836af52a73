//! Sentences before they are in any language.

use lostcities_rules::kernel::Seat;

use crate::WrittenName;

/// A sentence or phrase: a key of the locale files with its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Msg {
    pub key: &'static str,
    /// Named arguments, as the locale files name them.
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number; locale files may choose a plural form by it.
    Number(i64),
    /// A word that no language changes: a short form, a link, a command. Never a person's name.
    Text(String),
    /// The player who sits there: a mention in messages, a plain name in alternative texts.
    Seat(Seat),
    /// A person by name, with or without a seat.
    Name(WrittenName),
    /// Another sentence or phrase, in the same language.
    Msg(Msg),
    /// Several phrases, set as a list.
    List(Vec<Msg>),
}

impl Msg {
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<WrittenName> for Arg {
    fn from(name: WrittenName) -> Self {
        Self::Name(name)
    }
}

impl From<&WrittenName> for Arg {
    fn from(name: &WrittenName) -> Self {
        Self::Name(name.clone())
    }
}

impl From<Msg> for Arg {
    fn from(msg: Msg) -> Self {
        Self::Msg(msg)
    }
}

impl From<Vec<Msg>> for Arg {
    fn from(list: Vec<Msg>) -> Self {
        Self::List(list)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

from_number!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
