//! What administrators decided for their server, and who changed what.

use sqlx::{FromRow, Transaction};

use super::columns::Millis;
use super::driver::Driver;
use super::{
    ChannelId, Clock, GuildId, MatchId, PersonId, Pings, RoleId, Store, StoreError, daily_tables,
};
use crate::kernel::{Day, Timestamp};

/// What holds on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    /// The channels in which matches may be opened, in the order of their ids; none means all of them.
    pub channels: Vec<ChannelId>,
    /// Who may open matches.
    pub openers: Openers,
    /// The language of public messages; `None` follows Discord.
    pub locale: Option<String>,
    /// How people are told of their turn who have chosen nothing for themselves.
    pub pings: Pings,
    /// Whether there is a leaderboard.
    pub has_leaderboard: bool,
    /// Where yesterday's table of the daily roll is posted each morning.
    pub daily_table: Option<DailyTablePlace>,
    /// Whether matches of several people get a thread each.
    pub has_threads: bool,
    /// How long a turn may take in matches whose host chose nothing; `None` for as long as people like.
    pub clock: Option<Clock>,
    /// How many matches one person may open.
    pub limits: Limits,
}

/// Where yesterday's table of the daily roll is posted each morning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyTablePlace {
    /// The channel.
    pub channel: ChannelId,
    /// The language of the server when that was decided, for servers that have chosen none.
    pub locale: String,
}

impl DailyTablePlace {
    fn value(&self) -> String {
        format!("{} {}", self.channel, self.locale)
    }

    /// The place that the database has as this text.
    pub(super) fn read(value: &str) -> Option<Self> {
        let (channel, locale) = value.split_once(' ')?;
        Some(Self {
            channel: channel.parse().ok()?,
            locale: locale.to_owned(),
        })
    }
}

/// How many of the matches of a server that are open at a time one person may have opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many in all.
    pub open: u32,
    /// How many of them that wait for people: challenges and tables.
    pub invitations: u32,
}

/// Who may open matches on a server. People who manage the server always may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Openers {
    /// Everybody.
    Everyone,
    /// People with this role, and moderators.
    Role(RoleId),
    /// Moderators alone.
    Moderators,
}

/// One thing that administrators decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The channels in which matches may be opened; none means all of them.
    Channels(Vec<ChannelId>),
    /// Who may open matches.
    Openers(Openers),
    /// The language of public messages; `None` follows Discord.
    Locale(Option<String>),
    /// How people are told of their turn who have chosen nothing for themselves.
    Pings(Pings),
    /// Whether there is a leaderboard.
    Leaderboard(bool),
    /// Where yesterday's table of the daily roll is posted each morning; `None` nowhere.
    DailyTable(Option<DailyTablePlace>),
    /// Whether matches of several people get a thread each.
    Threads(bool),
    /// How long a turn may take in matches whose host chose nothing; `None` for as long as people like.
    Clock(Option<Clock>),
    /// How many open matches one person may have opened.
    OpenMatches(u32),
    /// How many of them may wait for people.
    Invitations(u32),
}

/// An entry in the log of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerChange {
    /// When.
    pub at: Timestamp,
    /// Who.
    pub person: PersonId,
    /// What they did.
    pub event: ServerEvent,
}

/// What a person did on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerEvent {
    /// They changed a setting.
    Changed {
        /// What held before.
        before: Setting,
        /// What has held since.
        after: Setting,
    },
    /// They ended a match as a moderator.
    EndedMatch(MatchId),
    /// They put a match to sleep as a moderator.
    PutToSleep(MatchId),
}

/// The word of the log for a match, in the place of the kind of a setting.
const MATCH: &str = "match";

/// What became of the match, in the place of what holds afterwards.
const ENDED: &str = "ended";
const ASLEEP: &str = "asleep";

/// The value of a setting that says that there are no tables of the daily roll.
const NOWHERE: &str = "off";

/// The value of a setting that says that there is no clock.
const NO_CLOCK: &str = "none";

impl ServerEvent {
    /// What it is about, before, and after: the words of the database.
    pub fn words(&self) -> (&'static str, String, String) {
        match self {
            Self::Changed { before, after } => (after.what(), before.value(), after.value()),
            Self::EndedMatch(id) => (MATCH, id.to_string(), ENDED.to_owned()),
            Self::PutToSleep(id) => (MATCH, id.to_string(), ASLEEP.to_owned()),
        }
    }

    /// The event of which the database has these words.
    fn read(what: &str, before: &str, after: &str) -> Result<Self, StoreError> {
        match (what, after) {
            (MATCH, ENDED) => {
                let id = before.parse().map_err(|_| unreadable(what))?;
                Ok(Self::EndedMatch(id))
            }
            (MATCH, ASLEEP) => {
                let id = before.parse().map_err(|_| unreadable(what))?;
                Ok(Self::PutToSleep(id))
            }
            _ => Ok(Self::Changed {
                before: Setting::read(what, before)?,
                after: Setting::read(what, after)?,
            }),
        }
    }
}

impl Server {
    /// What holds as long as nobody has decided anything.
    pub const UNDECIDED: Self = Self {
        channels: Vec::new(),
        openers: Openers::Everyone,
        locale: None,
        pings: Pings::Mention,
        has_leaderboard: true,
        daily_table: None,
        has_threads: false,
        clock: None,
        limits: Limits {
            open: 10,
            invitations: 3,
        },
    };

    /// What holds now of the kind that `setting` is of.
    fn now(&self, setting: &Setting) -> Setting {
        match setting {
            Setting::Channels(_) => Setting::Channels(self.channels.clone()),
            Setting::Openers(_) => Setting::Openers(self.openers),
            Setting::Locale(_) => Setting::Locale(self.locale.clone()),
            Setting::Pings(_) => Setting::Pings(self.pings),
            Setting::Leaderboard(_) => Setting::Leaderboard(self.has_leaderboard),
            Setting::DailyTable(_) => Setting::DailyTable(self.daily_table.clone()),
            Setting::Threads(_) => Setting::Threads(self.has_threads),
            Setting::Clock(_) => Setting::Clock(self.clock),
            Setting::OpenMatches(_) => Setting::OpenMatches(self.limits.open),
            Setting::Invitations(_) => Setting::Invitations(self.limits.invitations),
        }
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Channels(channels) => self.channels = channels,
            Setting::Openers(openers) => self.openers = openers,
            Setting::Locale(locale) => self.locale = locale,
            Setting::Pings(pings) => self.pings = pings,
            Setting::Leaderboard(has) => self.has_leaderboard = has,
            Setting::DailyTable(place) => self.daily_table = place,
            Setting::Threads(has) => self.has_threads = has,
            Setting::Clock(clock) => self.clock = clock,
            Setting::OpenMatches(most) => self.limits.open = most,
            Setting::Invitations(most) => self.limits.invitations = most,
        }
    }
}

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
            Self::Clock(_) => "clock",
            Self::OpenMatches(_) => "open-matches",
            Self::Invitations(_) => "invitations",
        }
    }

    /// The value as the database has it.
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
            Self::Leaderboard(has) | Self::Threads(has) => {
                if *has { "on" } else { "off" }.to_owned()
            }
            Self::DailyTable(None) => NOWHERE.to_owned(),
            Self::DailyTable(Some(place)) => place.value(),
            Self::Clock(clock) => clock.map_or(NO_CLOCK, Clock::slug).to_owned(),
            Self::OpenMatches(most) | Self::Invitations(most) => most.to_string(),
        }
    }

    /// The setting of a kind that has this value.
    fn read(what: &str, value: &str) -> Result<Self, StoreError> {
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
fn unreadable(what: &str) -> StoreError {
    StoreError::unreadable(format!("a value of the setting {what:?}"))
}

/// What administrators decided on servers.
#[derive(Clone, Copy, Debug)]
pub struct Servers<'a> {
    pub(super) store: &'a Store,
}

impl Servers<'_> {
    /// What holds on a server.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn server(self, id: GuildId) -> Result<Server, StoreError> {
        let mut tx = self.store.readers.begin().await?;
        server(&mut tx, id).await
    }

    /// Lets these settings hold on a server from now on, and writes down what that changes. Returns what holds then.
    ///
    /// # Errors
    /// If the database fails; nothing is changed then.
    pub async fn decide(
        self,
        id: GuildId,
        person: PersonId,
        at: Timestamp,
        settings: Vec<Setting>,
    ) -> Result<Server, StoreError> {
        let mut tx = self.store.begin().await?;
        let mut server = server(&mut tx, id).await?;
        for after in settings {
            let before = server.now(&after);
            if before == after {
                continue;
            }
            sqlx::query(
                "insert into server_settings (guild, what, value) values ($1, $2, $3)
                 on conflict (guild, what) do update set value = excluded.value",
            )
            .bind(id)
            .bind(after.what())
            .bind(after.value())
            .execute(&mut *tx)
            .await?;
            if let Setting::DailyTable(place) = &after {
                let first = place.is_some().then(|| Day::of(at));
                daily_tables::follow(&mut tx, id, first).await?;
            }
            server.set(after.clone());
            let event = ServerEvent::Changed { before, after };
            log(&mut tx, id, &ServerChange { at, person, event }).await?;
        }
        tx.commit().await?;
        Ok(server)
    }

    /// The latest changes on a server, newest first.
    ///
    /// # Errors
    /// If the database fails or a row cannot be read.
    pub async fn server_changes(
        self,
        id: GuildId,
        at_most: u32,
    ) -> Result<Vec<ServerChange>, StoreError> {
        let rows: Vec<ChangeRow> = sqlx::query_as(
            "select at, person, what, before, after from server_changes
             where guild = $1 order by number desc limit $2",
        )
        .bind(id)
        .bind(i64::from(at_most))
        .fetch_all(&self.store.readers)
        .await?;
        rows.into_iter().map(ServerChange::try_from).collect()
    }
}

async fn server(tx: &mut Transaction<'_, Driver>, id: GuildId) -> Result<Server, StoreError> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("select what, value from server_settings where guild = $1")
            .bind(id)
            .fetch_all(&mut **tx)
            .await?;
    let mut server = Server::UNDECIDED;
    for (what, value) in rows {
        server.set(Setting::read(&what, &value)?);
    }
    Ok(server)
}

/// Adds an entry to the log of a server.
pub(super) async fn log(
    tx: &mut Transaction<'_, Driver>,
    id: GuildId,
    change: &ServerChange,
) -> Result<(), StoreError> {
    let (what, before, after) = change.event.words();
    sqlx::query(
        "insert into server_changes (guild, at, person, what, before, after) values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(Millis(change.at))
    .bind(change.person)
    .bind(what)
    .bind(before)
    .bind(after)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// A row of `server_changes`.
#[derive(FromRow)]
pub(super) struct ChangeRow {
    #[sqlx(try_from = "Millis")]
    at: Timestamp,
    person: PersonId,
    what: String,
    before: String,
    after: String,
}

impl TryFrom<ChangeRow> for ServerChange {
    type Error = StoreError;

    fn try_from(row: ChangeRow) -> Result<Self, StoreError> {
        Ok(Self {
            at: row.at,
            person: row.person,
            event: ServerEvent::read(&row.what, &row.before, &row.after)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for event in [
            ServerEvent::EndedMatch(MatchId(12)),
            ServerEvent::PutToSleep(MatchId(13)),
            ServerEvent::Changed {
                before: Setting::Leaderboard(true),
                after: Setting::Leaderboard(false),
            },
        ] {
            let (what, before, after) = event.words();
            let read = ServerEvent::read(what, &before, &after);
            assert_eq!(read.expect("our own"), event);
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
