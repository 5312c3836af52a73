//! What options hold: numbers, texts, people, and everything that is chosen from a fixed list.

use super::option::{Argument, Choice, ChoiceValue, Kind};
use super::values::{GivenRole, GivenUser, Value};
use crate::answers::choices::{clock_key, language_key, level_key, pings_key};
use crate::model::Language;
use crate::present::game_name;
use crate::table::{ChannelId, Clock, GameKind, Level, Openers, Pings, Scope};

/// A whole number of this range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Between<const MIN: u32, const MAX: u32>(pub u32);

impl<const MIN: u32, const MAX: u32> Argument for Between<MIN, MAX> {
    fn kind() -> Kind {
        Kind::Number {
            min: MIN.into(),
            max: MAX.into(),
        }
    }

    fn read(value: &Value) -> Option<Self> {
        let number = u32::try_from(value.number()?).ok()?;
        (MIN..=MAX).contains(&number).then_some(Self(number))
    }
}

impl Argument for GivenUser {
    fn kind() -> Kind {
        Kind::User
    }

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::User(user) => Some(user.clone()),
            _ => None,
        }
    }
}

impl Argument for GivenRole {
    fn kind() -> Kind {
        Kind::Role
    }

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Role(role) => Some(*role),
            _ => None,
        }
    }
}

impl Argument for ChannelId {
    fn kind() -> Kind {
        Kind::Channel
    }

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Channel(channel) => Some(*channel),
            _ => None,
        }
    }
}

impl Argument for GameKind {
    fn kind() -> Kind {
        chosen(GameKind::ALL.map(|kind| (game_name(kind).key, kind.slug())))
    }

    fn read(value: &Value) -> Option<Self> {
        value.text()?.parse().ok()
    }
}

impl Argument for Level {
    fn kind() -> Kind {
        chosen(Self::ALL.map(|level| (level_key(level), level.slug())))
    }

    fn read(value: &Value) -> Option<Self> {
        value.text()?.parse().ok()
    }
}

impl Argument for Pings {
    fn kind() -> Kind {
        chosen(
            [Self::Mention, Self::Direct, Self::Off].map(|pings| (pings_key(pings), pings.slug())),
        )
    }

    fn read(value: &Value) -> Option<Self> {
        Self::from_slug(value.text()?)
    }
}

impl Argument for Language {
    fn kind() -> Kind {
        chosen(Self::all().map(|language| (language_key(language), language.slug())))
    }

    fn read(value: &Value) -> Option<Self> {
        Self::from_slug(value.text()?)
    }
}

/// Who may open matches, roles aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenOpeners(pub Openers);

impl Argument for ChosenOpeners {
    fn kind() -> Kind {
        chosen([
            ("config-everyone", "everyone"),
            ("config-moderators", "moderators"),
        ])
    }

    fn read(value: &Value) -> Option<Self> {
        match value.text()? {
            "everyone" => Some(Self(Openers::Everyone)),
            "moderators" => Some(Self(Openers::Moderators)),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenClock(pub Option<Clock>);

/// The word for no clock.
const NO_CLOCK: &str = "none";

impl Argument for ChosenClock {
    fn kind() -> Kind {
        let clocks = Clock::ALL.map(|clock| (clock_key(Some(clock)), clock.slug()));
        chosen([(clock_key(None), NO_CLOCK)].into_iter().chain(clocks))
    }

    fn read(value: &Value) -> Option<Self> {
        match value.text()? {
            NO_CLOCK => Some(Self(None)),
            clock => Clock::from_slug(clock).map(|clock| Self(Some(clock))),
        }
    }
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch(pub bool);

impl Argument for Switch {
    fn kind() -> Kind {
        chosen([
            ("choice-leaderboard-on", "on"),
            ("choice-leaderboard-off", "off"),
        ])
    }

    fn read(value: &Value) -> Option<Self> {
        match value.text()? {
            "on" => Some(Self(true)),
            "off" => Some(Self(false)),
            _ => None,
        }
    }
}

/// Whether a match is played on panels alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet(pub bool);

impl Argument for Quiet {
    fn kind() -> Kind {
        Kind::Flag
    }

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Flag(is_true) => Some(Self(*is_true)),
            _ => None,
        }
    }

    fn words() -> Option<&'static str> {
        Some("opt-quiet")
    }
}

impl Argument for Scope {
    fn kind() -> Kind {
        chosen([
            ("choice-scope-server", "server"),
            ("choice-scope-everywhere", "everywhere"),
        ])
    }

    fn read(value: &Value) -> Option<Self> {
        match value.text()? {
            "server" => Some(Self::Server),
            "everywhere" => Some(Self::Everywhere),
            _ => None,
        }
    }
}

/// The time that a leaderboard counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Period {
    /// The season that runs now.
    Season,
    AllTime,
}

impl Argument for Period {
    fn kind() -> Kind {
        chosen([
            ("choice-period-season", "season"),
            ("choice-period-all", "all"),
        ])
    }

    fn read(value: &Value) -> Option<Self> {
        match value.text()? {
            "season" => Some(Self::Season),
            "all" => Some(Self::AllTime),
            _ => None,
        }
    }
}

/// A list of texts to choose from, each with the key of its words.
fn chosen(choices: impl IntoIterator<Item = (&'static str, &'static str)>) -> Kind {
    let choices = choices.into_iter().map(|(words, value)| Choice {
        words,
        value: ChoiceValue::Text(value),
    });
    Kind::Choice(choices.collect())
}
