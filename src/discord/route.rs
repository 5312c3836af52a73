//! What buttons and menus carry: enough to answer them from the database alone, for ever.

#[cfg(test)]
mod forms;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use super::codec::{Codec, number};
use super::history::route as history;
use super::leaderboard::route as leaderboard;
use super::press::UnknownButton;
use super::privacy::route as privacy;
use super::rules::route as rules;
use super::stats::route as stats;

/// Makes the one enum of all routes from those of the features.
macro_rules! features {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $( $(#[$doc:meta])* $feature:ident($route:ty), )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $( $(#[$doc])* $feature($route), )+
        }

        impl $name {
            /// The route as an entry of a menu carries it: without match and version, which the menu has.
            pub fn entry(&self) -> String {
                match self {
                    $( Self::$feature(route) => route.encode(), )+
                }
            }

            fn decode(text: &str) -> Option<Self> {
                $(
                    if let Some(route) = <$route>::decode(text) {
                        return Some(Self::$feature(route));
                    }
                )+
                None
            }
        }

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
    /// are 0 where they mean nothing. At most 100 bytes.
    pub enum Route {
        /// Leaderboards.
        Leaderboard(leaderboard::Route),
        /// Statistics.
        Stats(stats::Route),
        /// Lists of finished matches.
        History(history::Route),
        /// What is kept of a person.
        Privacy(privacy::Route),
        /// Rules.
        Rules(rules::Route),
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
    /// If the menu is none of ours, or the entry could be none of its entries and thus is forged.
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
            Self::Leaderboard(_) | Self::Stats(_) | Self::History(history::Route::Open(_)) => true,
            Self::History(history::Route::List(_)) | Self::Privacy(_) | Self::Rules(_) => false,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:0:0:{}", self.entry())
    }
}

impl FromStr for Route {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text.splitn(4, ':').collect();
        let ["v1", id, version, route] = parts[..] else {
            return Err(UnknownButton);
        };
        // What belongs to no match may stand below its board all the same, and carried its number once.
        let (_, _) = number(id).zip(number(version)).ok_or(UnknownButton)?;
        Self::decode(route).ok_or(UnknownButton)
    }
}
