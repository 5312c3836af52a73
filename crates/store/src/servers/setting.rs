//! The settings of a server as the database has them.

use super::Openers;
use crate::{ChannelId, Clock, DailyTablePlace, Pings, Result, StoreError};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The channels in which matches may be opened; none means all of them.
    Channels(Vec<ChannelId>),
    Openers(Openers),
    /// The language of public messages; `None` follows Discord.
    Locale(Option<String>),
    /// How people are told of their turn who have chosen nothing for themselves.
    Pings(Pings),
    Leaderboard(bool),
    /// Where yesterday's table of the daily roll is posted each morning; `None` nowhere.
    DailyTable(Option<DailyTablePlace>),
    Threads(bool),
    /// Whether matches are quiet ones whose host chose nothing.
    Quiet(bool),
    /// How long a turn may take in matches whose host chose nothing; `None` for as long as people like.
    Clock(Option<Clock>),
    OpenMatches(u32),
    /// How many of them may wait for people.
    Invitations(u32),
}

/// The value of a setting that says that there are no tables of the daily roll.
const NOWHERE: &str = "off";

/// The value of a setting that says that there is no clock.
const NO_CLOCK: &str = "none";

impl Setting {
    /// The word of the database for its kind.
    pub const fn what(&self) -> &'static str {
        match self {
            Self::Channels(_) => "channels",
            Self::Openers(_) => "openers",
            Self::Locale(_) => "locale",
            Self::Pings(_) => "pings",
            Self::Leaderboard(_) => "leaderboard",
            Self::DailyTable(_) => "daily",
            Self::Threads(_) => "threads",
            Self::Quiet(_) => "quiet",
            Self::Clock(_) => "clock",
            Self::OpenMatches(_) => "open-matches",
            Self::Invitations(_) => "invitations",
        }
    }

    pub fn value(&self) -> String {
        match self {
            Self::Channels(channels) => {
                let ids: Vec<String> = channels.iter().map(ChannelId::to_string).collect();
                ids.join(" ")
            }
            Self::Openers(Openers::Everyone) => "everyone".to_owned(),
            Self::Openers(Openers::Role(role)) => role.to_string(),
            Self::Openers(Openers::Moderators) => "moderators".to_owned(),
            Self::Locale(locale) => locale.clone().unwrap_or_default(),
            Self::Pings(pings) => pings.slug().to_owned(),
            Self::Leaderboard(has) | Self::Threads(has) | Self::Quiet(has) => {
                if *has { "on" } else { "off" }.to_owned()
            }
            Self::DailyTable(None) => NOWHERE.to_owned(),
            Self::DailyTable(Some(place)) => place.value(),
            Self::Clock(clock) => clock.map_or(NO_CLOCK, Clock::slug).to_owned(),
            Self::OpenMatches(most) | Self::Invitations(most) => most.to_string(),
        }
    }

    pub(super) fn read(what: &str, value: &str) -> Result<Self> {
        let unreadable = || unreadable(what);
        let setting = match what {
            "channels" => {
                let ids = value.split_whitespace().map(str::parse);
                Self::Channels(ids.collect::<Result<_, _>>().map_err(|_| unreadable())?)
            }
            "openers" => Self::Openers(match value {
                "everyone" => Openers::Everyone,
                "moderators" => Openers::Moderators,
                role => Openers::Role(role.parse().map_err(|_| unreadable())?),
            }),
            "locale" => Self::Locale(Some(value.to_owned()).filter(|code| !code.is_empty())),
            "pings" => Self::Pings(Pings::from_slug(value).ok_or_else(unreadable)?),
            "leaderboard" => Self::Leaderboard(switch(value).ok_or_else(unreadable)?),
            "threads" => Self::Threads(switch(value).ok_or_else(unreadable)?),
            "quiet" => Self::Quiet(switch(value).ok_or_else(unreadable)?),
            "daily" if value == NOWHERE => Self::DailyTable(None),
            "daily" => {
                let place = DailyTablePlace::read(value).ok_or_else(unreadable)?;
                Self::DailyTable(Some(place))
            }
            "clock" if value == NO_CLOCK => Self::Clock(None),
            "clock" => Self::Clock(Some(Clock::from_slug(value).ok_or_else(unreadable)?)),
            "open-matches" => Self::OpenMatches(value.parse().map_err(|_| unreadable())?),
            "invitations" => Self::Invitations(value.parse().map_err(|_| unreadable())?),
            _ => return Err(unreadable()),
        };
        Ok(setting)
    }
}

/// On or off.
fn switch(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// What is wrong with a row; its values name people, roles and channels and are left out.
pub fn unreadable(what: &str) -> StoreError {
    StoreError::unreadable(format!("a value of the setting {what:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RoleId;

    #[test]
    fn every_setting_reads_as_it_is_written() {
        for setting in [
            Setting::Channels(Vec::new()),
            Setting::Channels(vec![ChannelId(7), ChannelId(u64::MAX)]),
            Setting::Openers(Openers::Everyone),
            Setting::Openers(Openers::Role(RoleId(9))),
            Setting::Openers(Openers::Moderators),
            Setting::Locale(None),
            Setting::Locale(Some("de".to_owned())),
            Setting::Pings(Pings::Direct),
            Setting::Leaderboard(true),
            Setting::Leaderboard(false),
            Setting::Threads(true),
            Setting::Quiet(true),
            Setting::DailyTable(None),
            Setting::DailyTable(Some(DailyTablePlace {
                channel: ChannelId(7),
                locale: "de".to_owned(),
            })),
            Setting::Clock(None),
            Setting::Clock(Some(Clock::ThreeDays)),
            Setting::OpenMatches(10),
            Setting::Invitations(u32::MAX),
        ] {
            let read = Setting::read(setting.what(), &setting.value());
            assert_eq!(read.expect("our own"), setting);
        }
        for (what, value) in [
            ("match", "x"),
            ("channels", "7 x"),
            ("openers", "Anna"),
            ("pings", ""),
            ("leaderboard", "yes"),
            ("threads", ""),
            ("clock", "2d"),
            ("daily", "12"),
            ("daily", "here de"),
            ("open-matches", "-1"),
            ("invitations", "many"),
            ("x", "y"),
        ] {
            assert!(Setting::read(what, value).is_err(), "{what} {value}");
        }
    }
}
