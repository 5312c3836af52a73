//! Newtype ids for database rows and Discord objects.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of Discord's ids, 63 bits wide; grows with time.
pub type Snowflake = u64;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    };
}

id! {
    /// A match; counted from 1.
    MatchId
}
id! {
    PersonId
}
id! {
    RoleId
}
id! {
    GuildId
}
id! {
    /// A channel, thread or direct-message channel on Discord.
    ChannelId
}
id! {
    MessageId
}

id! {
    /// A process that uses the database together with others; counted from 1.
    ProcessId
}

impl PersonId {
    /// Whether the person had their data deleted: a negative number of ours that is never an id on Discord.
    pub const fn is_anonymous(self) -> bool {
        self.0.cast_signed() < 0
    }
}
