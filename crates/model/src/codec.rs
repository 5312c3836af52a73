//! How a route is written into a custom id and read from it: a word, and behind it what the word needs, with dots between
//! them. One macro makes the type and both directions, so that no variant can be forgotten in one of them.

use std::cell::Cell;
use std::fmt::{Display, Write};

use crate::{EveningId, Language, MatchId, Pace, PersonId, Pings, SeasonDeed, SeasonId};
use lostcities_rules::games::GameKind;

/// The longest free text in a custom id; Discord allows 100 bytes for the whole.
const MAX_DETAIL: usize = 48;

/// The part of a custom id that belongs to one feature.
pub trait Codec: Sized {
    /// The text; [`decode`](Codec::decode) reads it as the same value.
    fn encode(&self) -> String;

    /// The value of which this is the text, if there is one. There is no second text of the same value.
    fn decode(text: &str) -> Option<Self>;
}

/// A value behind the word of a route. It has one form only.
pub trait Part: Sized {
    fn write(&self, to: &mut Encoder);

    /// Takes the value from what has not been read yet.
    fn read(from: &Decoder<'_>) -> Option<Self>;
}

pub struct Encoder(String);

impl Encoder {
    /// A text that begins with this word.
    pub fn new(word: &str) -> Self {
        Self(word.to_owned())
    }

    #[must_use]
    pub fn with(mut self, value: &impl Part) -> Self {
        value.write(&mut self);
        self
    }

    pub fn part(&mut self, part: impl Display) {
        if !self.0.is_empty() {
            self.0.push('.');
        }
        write!(self.0, "{part}").expect("a text can always grow");
    }

    pub fn finish(self) -> String {
        self.0
    }
}

pub struct Decoder<'t> {
    /// What has not been read; `None` behind the last part.
    rest: Cell<Option<&'t str>>,
}

impl<'t> Decoder<'t> {
    /// What follows this word, if the text begins with it. Behind the empty word comes the whole text.
    pub fn after(text: &'t str, word: &str) -> Option<Self> {
        let rest = text.strip_prefix(word)?;
        let rest = match rest {
            "" => None,
            rest if word.is_empty() => Some(rest),
            rest => Some(rest.strip_prefix('.')?),
        };
        Some(Self { rest: rest.into() })
    }

    /// The next part.
    pub fn part(&self) -> Option<&'t str> {
        let rest = self.rest.take()?;
        match rest.split_once('.') {
            Some((part, rest)) => {
                self.rest.set(Some(rest));
                Some(part)
            }
            None => Some(rest),
        }
    }

    /// Everything that has not been read, dots and all.
    pub fn rest(&self) -> Option<&'t str> {
        self.rest.take()
    }

    pub fn is_at_end(&self) -> bool {
        self.rest.get().is_none()
    }
}

/// A number in its only form: digits without sign or leading zero.
pub fn number(text: &str) -> Option<u64> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

macro_rules! numbers {
    ($($type:ty)+) => {
        $(impl Part for $type {
            fn write(&self, to: &mut Encoder) {
                to.part(self);
            }

            fn read(from: &Decoder<'_>) -> Option<Self> {
                number(from.part()?)?.try_into().ok()
            }
        })+
    };
}

numbers!(u8 u16 u32);

macro_rules! ids {
    ($($type:ident)+) => {
        $(impl Part for $type {
            fn write(&self, to: &mut Encoder) {
                to.part(self.0);
            }

            fn read(from: &Decoder<'_>) -> Option<Self> {
                Part::read(from).map(Self)
            }
        })+
    };
}

ids!(MatchId PersonId SeasonId EveningId);

macro_rules! slugs {
    ($($type:ty)+) => {
        $(impl Part for $type {
            fn write(&self, to: &mut Encoder) {
                to.part(self.slug());
            }

            fn read(from: &Decoder<'_>) -> Option<Self> {
                Self::from_slug(from.part()?)
            }
        })+
    };
}

slugs!(Pings Language Pace SeasonDeed);

impl Part for u64 {
    fn write(&self, to: &mut Encoder) {
        to.part(self);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        number(from.part()?)
    }
}

impl Part for GameKind {
    fn write(&self, to: &mut Encoder) {
        to.part(self);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        from.part()?.parse().ok()
    }
}

/// Free text that a game wrote: the name of a detail, with dots and all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail(String);

impl Detail {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Detail {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl Part for Detail {
    fn write(&self, to: &mut Encoder) {
        to.part(&self.0);
    }

    fn read(from: &Decoder<'_>) -> Option<Self> {
        let text = from.rest()?;
        let is_sound = !text.is_empty()
            && text.len() <= MAX_DETAIL
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        is_sound.then(|| Self(text.to_owned()))
    }
}

/// Makes the routes of a feature: each variant with the word that it is in a custom id, and what follows the word.
macro_rules! routes {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $( $(#[$doc:meta])* $variant:ident $(( $($field:ident: $type:ty),+ ))? = $word:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $( $(#[$doc])* $variant $(( $($type),+ ))?, )+
        }

        impl $crate::codec::Codec for $name {
            fn encode(&self) -> String {
                match self {
                    $( Self::$variant $(( $($field),+ ))? => {
                        let text = $crate::codec::Encoder::new($word);
                        text$($( .with($field) )+)?.finish()
                    } )+
                }
            }

            fn decode(text: &str) -> Option<Self> {
                $(
                    let variant = || {
                        let rest = $crate::codec::Decoder::after(text, $word)?;
                        $($( let $field = <$type as $crate::codec::Part>::read(&rest)?; )+)?
                        rest.is_at_end().then(|| Self::$variant $(( $($field),+ ))?)
                    };
                    if let Some(route) = variant() {
                        return Some(route);
                    }
                )+
                None
            }
        }
    };
}

pub(super) use routes;

#[cfg(test)]
mod tests {
    use super::*;

    routes! {
        pub enum Sample {
            /// A word alone.
            Plain = "!plain",
            /// The same word with more behind it.
            Page(game: GameKind, page: u8) = "!plain.page",
        }
    }

    #[test]
    fn a_route_is_its_word_and_what_follows_it() {
        for (route, text) in [
            (Sample::Plain, "!plain"),
            (Sample::Page(GameKind::Rivals, 7), "!plain.page.rivals.7"),
        ] {
            assert_eq!(route.encode(), text);
            assert_eq!(Sample::decode(text), Some(route));
        }
    }

    #[test]
    fn a_part_too_many_or_too_few_makes_no_route() {
        for text in [
            "",
            "!plain.",
            "!plainer",
            "!plain.7",
            "!plain.page",
            "!plain.page.rivals",
            "!plain.page.rivals.",
            "!plain.page.rivals.7.",
            "!plain.page.rivals.7.7",
        ] {
            assert_eq!(Sample::decode(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_number_has_one_form() {
        for (text, value) in [("0", Some(0)), ("255", Some(255)), ("256", None)] {
            let decoder = Decoder::after(text, "").expect("it begins with nothing");
            assert_eq!(u8::read(&decoder), value, "{text}");
        }
        for text in ["", "00", "01", "+1", "-1", "1 ", "x"] {
            assert_eq!(number(text), None, "{text:?}");
        }
    }
}
