//! What buttons and menus carry: enough to answer them from the database alone, for ever.

#[cfg(test)]
mod forms;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub mod absence;
use crate::codec::{Codec, number};
pub mod config;
pub mod daily;
pub mod evening;
pub mod games;
pub mod help;
pub mod history;
pub mod leaderboard;
pub mod league;
pub mod learn;
pub mod lobby;
pub mod moderate;
pub mod more;
pub mod play;
pub mod privacy;
pub mod rematch;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod share;
pub mod stats;
pub mod threads;
use crate::MatchId;

/// The match that a button belongs to, and the version of the match at which it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchRef {
    pub id: MatchId,
    pub version: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not one of our buttons")]
pub struct UnknownButton;

impl MatchRef {
    /// The custom id of a menu of the match. Its entries say what is meant; `name` only sets it apart in its message.
    pub fn menu(self, name: &str) -> String {
        format!("v1:{}:{}:menu.{name}", self.id, self.version)
    }
}

/// Makes the one enum of all routes from those of the features.
macro_rules! features {
    (
        $(#[$meta:meta])*
        pub enum $name:ident;

        of a match {
            $( $(#[$of_doc:meta])* $of:ident($of_route:ty), )+
        }

        of none {
            $( $(#[$doc:meta])* $feature:ident($route:ty), )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $( $(#[$of_doc])* $of(MatchRef, $of_route), )+
            $( $(#[$doc])* $feature($route), )+
        }

        impl $name {
            /// The route as an entry of a menu carries it: without match and version, which the menu has.
            pub fn entry(&self) -> String {
                match self {
                    $( Self::$of(_, route) => route.encode(), )+
                    $( Self::$feature(route) => route.encode(), )+
                }
            }

            const fn of_match(&self) -> Option<MatchRef> {
                match self {
                    $( Self::$of(at, _) => Some(*at), )+
                    $( Self::$feature(_) => None, )+
                }
            }

            fn decode(at: MatchRef, text: &str) -> Option<Self> {
                $(
                    if let Some(route) = <$of_route>::decode(text) {
                        return Some(Self::$of(at, route));
                    }
                )+
                $(
                    if let Some(route) = <$route>::decode(text) {
                        return Some(Self::$feature(route));
                    }
                )+
                None
            }
        }

        $(
            impl From<(MatchRef, $of_route)> for $name {
                fn from((at, route): (MatchRef, $of_route)) -> Self {
                    Self::$of(at, route)
                }
            }
        )+

        $(
            impl From<$route> for $name {
                fn from(route: $route) -> Self {
                    Self::$feature(route)
                }
            }
        )+
    };
}

features! {
    /// What a pressed button or a chosen entry means. Its text, `v1:match:version:route`, is the custom id; match and version
    /// are 0 where it belongs to none. At most 100 bytes.
    pub enum Route;

    of a match {
        Play(play::Route),
        /// A match that is over.
        Replay(replay::Route),
        More(more::Route),
        Moderate(moderate::Route),
        Absence(absence::Route),
        Lobby(lobby::Route),
        Rematch(rematch::Route),
        Share(share::Route),
    }

    of none {
        Leaderboard(leaderboard::Route),
        Stats(stats::Route),
        History(history::Route),
        Settings(settings::Route),
        Config(config::Route),
        Privacy(privacy::Route),
        Rules(rules::Route),
        Help(help::Route),
        Learn(learn::Route),
        Threads(threads::Route),
        Daily(daily::Route),
        Evening(evening::Route),
        League(league::Route),
        Games(games::Route),
    }
}

impl Route {
    /// The custom id of a menu. Its entries say what is meant; `name` only sets it apart in its message.
    pub fn menu(name: &str) -> String {
        format!("v1:0:0:menu.{name}")
    }

    /// What choosing an entry of a [`menu`](Self::menu) means: the menu says where, the entry what.
    ///
    /// # Errors
    /// If the menu is none of ours, or the entry could be none of its entries and so is forged.
    pub fn chosen(menu: &str, entry: &str) -> Result<Self, UnknownButton> {
        let (place, name) = menu.rsplit_once(':').ok_or(UnknownButton)?;
        if !name.starts_with("menu.") || place.matches(':').count() != 2 {
            return Err(UnknownButton);
        }
        let route: Self = format!("{place}:{entry}").parse()?;
        if route.is_offered_in_menus() {
            Ok(route)
        } else {
            Err(UnknownButton)
        }
    }

    const fn is_offered_in_menus(&self) -> bool {
        match self {
            Self::Play(_, play::Route::Hand)
            | Self::More(..)
            | Self::Moderate(..)
            | Self::Absence(..)
            | Self::Lobby(..)
            | Self::Rematch(..)
            | Self::Share(..)
            | Self::Settings(settings::Route::Show)
            | Self::History(history::Route::List(_))
            | Self::Privacy(_)
            | Self::Help(_)
            | Self::Evening(_)
            | Self::Threads(_) => false,
            Self::Learn(route) => {
                matches!(route, learn::Route::Answer(..) | learn::Route::Pick(..))
            }
            Self::Daily(route) => {
                matches!(
                    route,
                    daily::Route::Practise(_) | daily::Route::Act(..) | daily::Route::Focus(..)
                )
            }
            Self::Replay(_, route) => {
                matches!(route, replay::Route::At(_) | replay::Route::ReviewOf(_))
            }
            Self::Games(route) => matches!(route, games::Route::Open(_)),
            Self::League(route) => matches!(
                route,
                league::Route::Form(..)
                    | league::Route::Table(_)
                    | league::Route::Division(..)
                    | league::Route::AskToRemove(..)
                    | league::Route::Lift(..)
            ),
            Self::Config(route) => {
                matches!(
                    route,
                    config::Route::Language(_) | config::Route::Pings(_) | config::Route::Match(_)
                )
            }
            Self::Play(..)
            | Self::Settings(_)
            | Self::Leaderboard(_)
            | Self::Stats(_)
            | Self::Rules(_)
            | Self::History(history::Route::Open(_)) => true,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, version) = self
            .of_match()
            .map_or((MatchId(0), 0), |at| (at.id, at.version));
        write!(f, "v1:{id}:{version}:{}", self.entry())
    }
}

impl FromStr for Route {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text.splitn(4, ':').collect();
        let ["v1", id, version, route] = parts[..] else {
            return Err(UnknownButton);
        };
        // What belongs to no match may be below its board all the same, and carried its number once.
        let at = MatchRef {
            id: number(id).map(MatchId).ok_or(UnknownButton)?,
            version: number(version).ok_or(UnknownButton)?,
        };
        Self::decode(at, route).ok_or(UnknownButton)
    }
}
