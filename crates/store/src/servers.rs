//! What administrators decided for their server, and who changed what.

mod log;
mod setting;

use sqlx::Executor;

use super::deals::daily_tables;
use super::driver::Driver;
use super::{ChannelId, Clock, DailyTablePlace, GuildId, PersonId, Pings, Result, RoleId, Store};
use crate::kernel::{Day, Timestamp};

pub(super) use log::{ChangeRow, log};
pub use log::{ServerChange, ServerEvent};
pub use setting::Setting;

/// What holds on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    /// The channels in which matches may be opened, in the order of their ids; none means all of them.
    pub channels: Vec<ChannelId>,
    pub openers: Openers,
    /// The language of public messages; `None` follows Discord.
    pub locale: Option<String>,
    /// How people are told of their turn who have chosen nothing for themselves.
    pub pings: Pings,
    pub has_leaderboard: bool,
    pub daily_table: Option<DailyTablePlace>,
    pub has_threads: bool,
    /// Whether matches are quiet ones whose host chose nothing.
    pub is_quiet: bool,
    /// How long a turn may take in matches whose host chose nothing; `None` for as long as people like.
    pub clock: Option<Clock>,
    pub limits: Limits,
}

/// How many of the matches of a server that are open at a time one person may have opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many in all.
    pub open: u32,
    pub invitations: u32,
}

/// Who may open matches on a server. People who manage the server always may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Openers {
    Everyone,
    /// People with this role, and moderators.
    Role(RoleId),
    Moderators,
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
        is_quiet: false,
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
            Setting::Quiet(_) => Setting::Quiet(self.is_quiet),
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
            Setting::Quiet(is_on) => self.is_quiet = is_on,
            Setting::Clock(clock) => self.clock = clock,
            Setting::OpenMatches(most) => self.limits.open = most,
            Setting::Invitations(most) => self.limits.invitations = most,
        }
    }
}

impl Store {
    pub async fn server(&self, id: GuildId) -> Result<Server> {
        server(&self.readers, id).await
    }

    /// Lets these settings hold on a server from now on, and writes down what that changes. Returns what holds then.
    pub async fn change_settings(
        &self,
        id: GuildId,
        person: PersonId,
        at: Timestamp,
        settings: Vec<Setting>,
    ) -> Result<Server> {
        let mut tx = self.begin().await?;
        let mut server = server(&mut *tx, id).await?;
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

    pub async fn server_changes(&self, id: GuildId, at_most: u32) -> Result<Vec<ServerChange>> {
        let rows: Vec<ChangeRow> = sqlx::query_as(
            "select at, person, what, before, after from server_changes
             where guild = $1 order by number desc limit $2",
        )
        .bind(id)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(ServerChange::try_from).collect()
    }
}

async fn server(executor: impl Executor<'_, Database = Driver>, id: GuildId) -> Result<Server> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("select what, value from server_settings where guild = $1")
            .bind(id)
            .fetch_all(executor)
            .await?;
    let mut server = Server::UNDECIDED;
    for (what, value) in rows {
        server.set(Setting::read(&what, &value)?);
    }
    Ok(server)
}
