//! What options hold: numbers, texts, people, and everything that is chosen from a fixed list.

use std::convert::identity;

use super::option::{Argument, Choice, ChoiceValue, Kind};
use super::values::{GivenRole, GivenUser, Value};
use crate::answers::choices::{clock_key, language_key, level_key, pings_key};
use crate::model::Language;
use crate::present::game_name;
use crate::table::{ChannelId, Clock, DailyGame, GameKind, Level, Openers, Pings, Scope};

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

/// Arguments that are what Discord makes of one kind of value.
macro_rules! given {
    ($($name:ident: $kind:ident,)+) => {
        $(impl Argument for $name {
            fn kind() -> Kind {
                Kind::$kind
            }

            fn read(value: &Value) -> Option<Self> {
                match value {
                    Value::$kind(value) => Some(Clone::clone(value)),
                    _ => None,
                }
            }
        })+
    };
}

given! {
    GivenUser: User,
    GivenRole: Role,
    ChannelId: Channel,
}

/// Arguments that are chosen from a list: the key of each entry's words, what is sent for it, and what that means.
macro_rules! entries {
    ($($name:ident { $($words:literal, $sent:literal => $meant:expr,)+ })+) => {
        $(impl Argument for $name {
            fn kind() -> Kind {
                chosen([$(($words, $sent)),+])
            }

            fn read(value: &Value) -> Option<Self> {
                match value.text()? {
                    $($sent => Some($meant),)+
                    _ => None,
                }
            }
        })+
    };
}

entries! {
    ChosenOpeners {
        "config-everyone", "everyone" => Self(Openers::Everyone),
        "config-moderators", "moderators" => Self(Openers::Moderators),
    }
    Switch {
        "choice-leaderboard-on", "on" => Self(true),
        "choice-leaderboard-off", "off" => Self(false),
    }
    Scope {
        "choice-scope-server", "server" => Self::Server,
        "choice-scope-everywhere", "everywhere" => Self::Everywhere,
    }
    Period {
        "choice-period-season", "season" => Self::Season,
        "choice-period-all", "all" => Self::AllTime,
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

/// One of these games in which all can get the same.
macro_rules! same_for_all {
    ($($name:ty: $games:expr => $meant:expr,)+) => {
        $(impl Argument for $name {
            fn kind() -> Kind {
                chosen($games.map(|game| (game_name(game.kind()).key, game.kind().slug())))
            }

            fn read(value: &Value) -> Option<Self> {
                let game = GameKind::read(value).and_then(DailyGame::of)?;
                $games.contains(&game).then_some($meant(game))
            }
        })+
    };
}

/// A game that evenings have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EveningGame(pub DailyGame);

same_for_all! {
    DailyGame: DailyGame::OF_DAYS => identity,
    EveningGame: DailyGame::ALL => EveningGame,
}

fn named_levels() -> [(&'static str, &'static str); Level::ALL.len()] {
    Level::ALL.map(|level| (level_key(level), level.slug()))
}

impl Argument for Level {
    fn kind() -> Kind {
        chosen(named_levels())
    }

    fn read(value: &Value) -> Option<Self> {
        value.text()?.parse().ok()
    }
}

/// The level of a computer player, or the one against which the asker wins about every second match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloLevel {
    Named(Level),
    Even,
}

impl SoloLevel {
    const EVEN: &str = "even";
}

impl Argument for SoloLevel {
    fn kind() -> Kind {
        let even = ("choice-level-even", Self::EVEN);
        chosen(named_levels().into_iter().chain([even]))
    }

    fn read(value: &Value) -> Option<Self> {
        match value.text()? {
            Self::EVEN => Some(Self::Even),
            _ => Level::read(value).map(Self::Named),
        }
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenClock(pub Option<Clock>);

/// The word for no clock.
const NO_CLOCK: &str = "none";

impl Argument for ChosenClock {
    fn kind() -> Kind {
        let offered = Clock::ALL.into_iter();
        let offered = offered.filter(|&clock| clock != Clock::HoursAndReserve);
        let clocks = offered.map(|clock| (clock_key(Some(clock)), clock.slug()));
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

/// The time that a leaderboard counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Period {
    /// The season that runs now.
    Season,
    AllTime,
}

/// A list of texts to choose from, each with the key of its words.
fn chosen(choices: impl IntoIterator<Item = (&'static str, &'static str)>) -> Kind {
    let choices = choices.into_iter().map(|(words, value)| Choice {
        words,
        value: ChoiceValue::Text(value),
    });
    Kind::Choice(choices.collect())
}
