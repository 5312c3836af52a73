//! Notices: people are told, not often, that matches wait for them whose moves no channel shows.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::store::{DueNotice, GuildId, NoticeLimits};
use crate::{Result, Tables};

/// How long a match waits for a person before they are told.
const PATIENCE: Duration = Duration::from_mins(15);

/// How long nobody is told again.
const APART: Duration = Duration::from_hours(1);

/// How often a person is told on a day (UTC), but for turns whose time is nearly up.
const A_DAY: u32 = 3;

/// How many people are told at a time, and how many of them on one server.
const MAX_PEOPLE: u32 = 100;
const MAX_OF_A_SERVER: usize = 50;

impl Tables {
    /// The people who are to be told now that matches wait for them, the longest wait first. Each is named once, however many
    /// ask and even if a crash comes between this and the telling.
    pub async fn due_notices(&self) -> Result<Vec<DueNotice>> {
        let now = self.now();
        if !self.inner.notices.is_due(now) {
            return Ok(Vec::new());
        }
        let limits = NoticeLimits {
            since: now.before(PATIENCE),
            recent: (now.before(APART), now.after(APART)),
            a_day: A_DAY,
            people: MAX_PEOPLE,
        };
        let mut due = self.store().due_notices(now, limits).await?;
        self.inner.notices.is_done(now);
        let mut of_servers: BTreeMap<GuildId, usize> = BTreeMap::new();
        due.retain(|notice| {
            let Some(guild) = notice.guild else {
                return true;
            };
            let n = of_servers.entry(guild).or_default();
            *n += 1;
            *n <= MAX_OF_A_SERVER
        });
        if due.is_empty() {
            return Ok(due);
        }
        Ok(self.store().claim_notices(due, now).await?)
    }
}
