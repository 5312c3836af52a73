//! The tables of a day that servers have posted in the morning after it.

use std::time::Duration;

use lostcities_rules::games::tally::Tally;

use super::days::N_AHEAD;
use super::round::PERSON;
use super::{Dailies, counted};
use crate::Result;
use crate::kernel::{Commitment, Day};
use crate::store::{DailyGame, DailyLine, DailyTablePlace, Deal, DueTable, GuildId, PersonId};

/// How long after a day its table is posted. Nobody can finish the day's round by then.
const MORNING: Duration = Duration::from_hours(6);

/// How many tables one sweep posts.
const MAX_PER_SWEEP: u32 = 20;

const _: () = assert!(N_AHEAD > 0, "the dice of the coming day have a fingerprint");

/// A table to be posted now, by the one who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MorningTable {
    pub guild: GuildId,
    /// Where on it, and in which language if the server has chosen none.
    pub place: DailyTablePlace,
    /// The language that the server has chosen.
    pub locale: Option<String>,
    pub day: Day,
    /// Of each game that was finished the people with the most points who want to be seen; at least one game, with at least one.
    pub games: Vec<(DailyGame, Vec<DailyLine>)>,
    /// The deals of the day after the one on which this is posted, with their fingerprints.
    pub coming: Vec<(Deal, Commitment)>,
}

impl Dailies<'_> {
    /// The tables that are to be posted now. Each is given once, however many sweeps ask and even if a crash ends one. There is
    /// none of a day on which nobody finished who wants to be seen, and after an absence only that of the last day.
    pub async fn due_tables(self) -> Result<Vec<MorningTable>> {
        let (store, now) = (self.tables.store(), self.now());
        let day = Day::of(now.before(MORNING)).before(1);
        let mut tables = Vec::new();
        if !self.tables.inner.morning_tables.is_due(now) {
            return Ok(tables);
        }
        let due = store.due_daily_tables(day, MAX_PER_SWEEP).await?;
        if due.is_empty() {
            self.tables.inner.morning_tables.is_done(now);
        }
        for due in due {
            match self.claimed(due, day).await {
                Ok(table) => tables.extend(table),
                // Those of other servers that are claimed by now are posted all the same.
                Err(error) => {
                    tracing::error!("a server does not get the table of a day: {error:#}");
                }
            }
        }
        Ok(tables)
    }

    async fn claimed(self, due: DueTable, day: Day) -> Result<Option<MorningTable>> {
        let (store, guild) = (self.tables.store(), due.guild);
        let is_claimed = store.claim_daily_table(guild, due.next_day, day.next());
        if !is_claimed.await? {
            return Ok(None);
        }
        let (mut games, mut coming) = (Vec::new(), Vec::new());
        for game in DailyGame::OF_DAYS {
            let lines = store.daily_table(guild, game, day, day).await?;
            if !lines.is_empty() {
                games.push((game, lines));
            }
            let deal = game.on(self.today().next());
            let secret = store.secret_of_deal(deal).await?;
            coming.extend(secret.map(|secret| (deal, secret.commitment())));
        }
        if games.is_empty() {
            return Ok(None);
        }
        Ok(Some(MorningTable {
            guild,
            place: due.place,
            locale: store.server(guild).await?.locale,
            day,
            games,
            coming,
        }))
    }

    /// What the person of a line did in each colour of a deal; `None` if their try is gone.
    pub async fn tally_of(self, deal: Deal, person: PersonId) -> Result<Option<Tally>> {
        let attempt = self.tables.store().attempt(counted(deal, person)).await?;
        let Some(attempt) = attempt else {
            return Ok(None);
        };
        let snapshot = self.tables.look_at_any(attempt.id).await?;
        Ok(snapshot.game.tallies().get(PERSON).cloned())
    }

    /// Remembers whether Discord refused the last table of a server.
    pub async fn note_table(self, guild: GuildId, is_refused: bool) -> Result<()> {
        Ok(self
            .tables
            .store()
            .note_daily_table(guild, is_refused)
            .await?)
    }

    /// Where the table of each day is posted on a server, and whether Discord refused the last one; `None` if none is.
    pub async fn table_place(self, guild: GuildId) -> Result<Option<(DailyTablePlace, bool)>> {
        let store = self.tables.store();
        match store.server(guild).await?.daily_table {
            Some(place) => Ok(Some((place, store.is_daily_table_refused(guild).await?))),
            None => Ok(None),
        }
    }
}
