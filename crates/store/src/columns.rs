//! How the types of the domain are read from columns and written to them.
//!
//! Every value goes through sqlx's own traits, for our driver. Reading refuses what a
//! column must not hold. The error names the kind of value and leaves its content out, which may be private; sqlx adds the
//! name of the column.

#[cfg(test)]
mod tests;

use std::any::type_name;
use std::collections::BTreeMap;

use serde_json::Value;
use sqlx::encode::IsNull;
use sqlx::error::{BoxDynError, UnexpectedNullError};
use sqlx::{Database, Decode, Encode, Type, ValueRef};
use thiserror::Error;

use super::driver::Driver;
use super::{
    Avatar, ChannelId, Clock, Closing, DailyTablePlace, EntrantState, EveningId, GuildId, MatchId,
    MessageId, Opening, Pace, PersonId, Phase, Pings, ProcessId, RoleId, SeasonId, Stage, State,
    Venue, VoidReason,
};
use crate::games::tally::Tally;
use crate::games::{Colour, GameKind};
use crate::kernel::{Day, Ending, Level, Seat, Secret, Timestamp};
use crate::review::Review;

/// A value that a column must not hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected {0}")]
pub(super) struct Unexpected(String);

fn unexpected<T>(kind: &str) -> Result<T, Unexpected> {
    Err(Unexpected(kind.to_owned()))
}

/// A type that a column holds as a type of SQL.
pub(super) trait Column: Sized {
    type Stored: Type<Driver> + for<'q> Encode<'q, Driver> + for<'r> Decode<'r, Driver>;

    /// What to write.
    ///
    /// # Errors
    /// If the column cannot hold it.
    fn store(&self) -> Result<Self::Stored, Unexpected>;

    /// What was read.
    ///
    /// # Errors
    /// If the column must not hold it.
    fn read(stored: Self::Stored) -> Result<Self, Unexpected>;
}

/// Implements sqlx's traits for implementors of [`Column`], as do the macros below, which implement that, too.
macro_rules! columns {
    ($($name:ty),+) => {
        $(
            impl Type<Driver> for $name {
                fn type_info() -> <Driver as Database>::TypeInfo {
                    <<Self as Column>::Stored as Type<Driver>>::type_info()
                }

                fn compatible(column: &<Driver as Database>::TypeInfo) -> bool {
                    <<Self as Column>::Stored as Type<Driver>>::compatible(column)
                }
            }

            impl Encode<'_, Driver> for $name {
                fn encode_by_ref(
                    &self,
                    buffer: &mut <Driver as Database>::ArgumentBuffer,
                ) -> Result<IsNull, BoxDynError> {
                    Encode::<Driver>::encode(self.store()?, buffer)
                }
            }

            impl<'r> Decode<'r, Driver> for $name {
                fn decode(value: <Driver as Database>::ValueRef<'r>) -> Result<Self, BoxDynError> {
                    // SQLite reads null as 0 or as an empty text where nobody asks.
                    if value.is_null() {
                        return Err(Box::new(UnexpectedNullError));
                    }
                    Ok(<Self as Column>::read(Decode::<Driver>::decode(value)?)?)
                }
            }
        )+
    };
}

columns!(
    MatchId,
    PersonId,
    Seat,
    Timestamp,
    Day,
    DailyTablePlace,
    Tally
);

/// Implements [`Column`] for ids of Discord, and for numbers like them: 64 bits without a sign are written as the same bits with
/// one, so that nothing is lost, and the bits above 63, which Discord does not use, are refused.
macro_rules! snowflakes {
    ($($name:ident: $kind:literal,)+) => {
        $(impl Column for $name {
            type Stored = i64;

            fn store(&self) -> Result<i64, Unexpected> {
                Ok(self.0.cast_signed())
            }

            fn read(stored: i64) -> Result<Self, Unexpected> {
                u64::try_from(stored).map_or_else(|_| unexpected($kind), |id| Ok(Self(id)))
            }
        })+
        columns!($($name),+);
    };
}

snowflakes! {
    GuildId: "the id of a server",
    ChannelId: "the id of a channel",
    MessageId: "the id of a message",
    RoleId: "the id of a role",
    ProcessId: "the number of a process",
}

impl Column for MatchId {
    type Stored = i64;

    fn store(&self) -> Result<i64, Unexpected> {
        Ok(self.0.cast_signed())
    }

    fn read(stored: i64) -> Result<Self, Unexpected> {
        match u64::try_from(stored) {
            Ok(id @ 1..) => Ok(Self(id)),
            _ => unexpected("the number of a match"),
        }
    }
}

impl Column for PersonId {
    type Stored = i64;

    fn store(&self) -> Result<i64, Unexpected> {
        Ok(self.0.cast_signed())
    }

    /// Negative numbers are those of anonymous people.
    fn read(stored: i64) -> Result<Self, Unexpected> {
        match stored {
            0 => unexpected("the id of a person"),
            id => Ok(Self(id.cast_unsigned())),
        }
    }
}

impl Column for Seat {
    type Stored = i64;

    fn store(&self) -> Result<i64, Unexpected> {
        Ok(i64::from(self.number()))
    }

    fn read(stored: i64) -> Result<Self, Unexpected> {
        let seat = u8::try_from(stored).ok().and_then(Self::new);
        seat.map_or_else(|| unexpected("a seat"), Ok)
    }
}

impl Column for Timestamp {
    type Stored = i64;

    fn store(&self) -> Result<i64, Unexpected> {
        Ok(self.millis())
    }

    fn read(stored: i64) -> Result<Self, Unexpected> {
        let moment = Self::from_millis(stored);
        if stored < 0 || moment > Self::MAX {
            return unexpected("a time between 1970 and 9999");
        }
        Ok(moment)
    }
}

impl Column for Day {
    type Stored = i64;

    fn store(&self) -> Result<i64, Unexpected> {
        Ok(i64::from(self.number()))
    }

    fn read(stored: i64) -> Result<Self, Unexpected> {
        u32::try_from(stored)
            .map_or_else(|_| unexpected("a day since 1970"), |day| Ok(Self::new(day)))
    }
}

/// Implements [`Column`] for numbers of another width or without a sign.
macro_rules! numbers {
    ($($name:ty),+) => {
        $(impl Column for $name {
            type Stored = i64;

            fn store(&self) -> Result<i64, Unexpected> {
                i64::try_from(*self).or_else(|_| unexpected("a number of 63 bits"))
            }

            fn read(stored: i64) -> Result<Self, Unexpected> {
                Self::try_from(stored).or_else(|_| unexpected(type_name::<Self>()))
            }
        })+
        columns!($($name),+);
    };
}

numbers!(u8, u32, u64, usize, i32);

/// Implements [`Column`] for the numbers of what the bot itself opens.
macro_rules! numbered {
    ($($name:ident),+) => {
        $(impl Column for $name {
            type Stored = i64;

            fn store(&self) -> Result<i64, Unexpected> {
                self.0.store()
            }

            fn read(stored: i64) -> Result<Self, Unexpected> {
                Column::read(stored).map(Self)
            }
        })+
        columns!($($name),+);
    };
}

numbered!(SeasonId, EveningId);

/// Implements [`Column`] for types that are written as a word and parsed from it.
macro_rules! words {
    ($($name:ident: $word:expr, $kind:literal;)+) => {
        $(impl Column for $name {
            type Stored = String;

            fn store(&self) -> Result<String, Unexpected> {
                let word: fn(&Self) -> String = $word;
                Ok(word(self))
            }

            fn read(stored: String) -> Result<Self, Unexpected> {
                stored.parse().or_else(|_| unexpected($kind))
            }
        })+
        columns!($($name),+);
    };
}

words! {
    Level: ToString::to_string, "a level of computer players";
    GameKind: ToString::to_string, "a game";
    Colour: ToString::to_string, "the letter of a colour";
    Secret: |secret| String::from(*secret), "a secret in hexadecimal digits";
}

/// Implements [`Column`] for enums with the functions `slug` and `from_slug`.
macro_rules! slugs {
    ($($name:ident: $kind:literal,)+) => {
        $(impl Column for $name {
            type Stored = String;

            fn store(&self) -> Result<String, Unexpected> {
                Ok(self.slug().to_owned())
            }

            fn read(stored: String) -> Result<Self, Unexpected> {
                Self::from_slug(&stored).map_or_else(|| unexpected($kind), Ok)
            }
        })+
        columns!($($name),+);
    };
}

slugs! {
    State: "the state of a match",
    Opening: "the way in which a match was opened",
    Venue: "where a match is shown",
    Pings: "a kind of notification",
    Avatar: "the name of a picture",
    Clock: "the clock of a match",
    Pace: "the pace of a season",
    Phase: "the phase of a season",
    EntrantState: "how somebody takes part in a season",
    Stage: "the stage of a clock",
    VoidReason: "why a prepared turn is not played",
}

impl Column for DailyTablePlace {
    type Stored = String;

    fn store(&self) -> Result<String, Unexpected> {
        Ok(self.value())
    }

    fn read(stored: String) -> Result<Self, Unexpected> {
        Self::read(&stored).map_or_else(|| unexpected("the place of a daily table"), Ok)
    }
}

/// Implements [`Column`] for what a column holds as JSON in a text.
macro_rules! json {
    ($($name:ty,)+) => {
        $(impl Column for $name {
            type Stored = String;

            fn store(&self) -> Result<String, Unexpected> {
                serde_json::to_string(self).or_else(|_| unexpected("what JSON can say"))
            }

            fn read(stored: String) -> Result<Self, Unexpected> {
                // What serde says may quote the text.
                serde_json::from_str(&stored)
                    .or_else(|_| unexpected(&format!("the JSON of {}", type_name::<Self>())))
            }
        })+
        columns!($($name),+);
    };
}

json! {
    Closing,
    Ending,
    Review,
    Value,
    Vec<PersonId>,
    Vec<(PersonId, Timestamp)>,
}

/// Without the names of its fields, which take more room than what they name. Earlier versions wrote them.
impl Column for Tally {
    type Stored = String;

    fn store(&self) -> Result<String, Unexpected> {
        let colours = self.colours.iter();
        let colours: BTreeMap<_, _> = colours
            .map(|(colour, of)| (colour, (of.begun, of.points, of.wagered, of.paid)))
            .collect();
        serde_json::to_string(&(&self.rounds, colours)).or_else(|_| unexpected("what JSON can say"))
    }

    fn read(stored: String) -> Result<Self, Unexpected> {
        serde_json::from_str(&stored).or_else(|_| unexpected("the JSON of a tally"))
    }
}
