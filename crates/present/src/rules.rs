//! The rules of the games, page by page, some of them with a picture.

mod anatomy;
pub(super) mod sign;

use super::{Face, Msg};
use lostcities_rules::games::values::Confidence;

pub(super) use anatomy::anatomy;
pub(super) use sign::{Sign, legend};

/// Makes the picture of a page and its alternative text. What it is given says a message in the reader's language.
pub type Illustrate = fn(&dyn Fn(&Msg) -> String) -> Face;

#[derive(Debug)]
pub struct Topic {
    /// What it is called in commands and buttons; never changes.
    pub key: &'static str,
    pub title: Msg,
    /// Its text, with the numbers of the latest value table.
    pub page: fn() -> Msg,
    pub picture: Option<Illustrate>,
}

impl Topic {
    /// A page of words alone; `title` is the key of its title.
    pub(super) const fn new(key: &'static str, title: &'static str, page: fn() -> Msg) -> Self {
        Self::with(key, title, page, None)
    }

    /// The picture that begins the rules, with words for its pins.
    pub(super) const fn anatomy(page: fn() -> Msg, picture: Illustrate) -> Self {
        Self::with("picture", "rules-picture-title", page, Some(picture))
    }

    /// What the signs of the pictures mean.
    pub(super) const fn signs(picture: Illustrate) -> Self {
        let page = || Msg::new("rules-signs");
        Self::with("signs", "rules-signs-title", page, Some(picture))
    }

    const fn with(
        key: &'static str,
        title: &'static str,
        page: fn() -> Msg,
        picture: Option<Illustrate>,
    ) -> Self {
        Self {
            key,
            title: Msg::new(title),
            page,
            picture,
        }
    }
}

/// How sure we are of a value, in a sign that the page explains.
pub(super) const fn mark(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::Certain => "✓",
        Confidence::Likely => "≈",
        Confidence::Guess => "?",
    }
}

/// The players of the prepared positions, seat by seat.
pub const PLAYERS_IN_RULES: [&str; 3] = ["Anna", "Ben", "Carla"];
