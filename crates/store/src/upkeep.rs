//! What the host asks of the database: a copy, a look at its health, a list to check.

use crate::kernel::Timestamp;
use std::fs::File;
use std::io;
use std::path::Path;

use sqlx::AssertSqlSafe;

use super::driver::{Engine, Tx};
use super::file::private;
use super::open::BUSY;
use super::{EveningId, MatchId, Result, Revision, SeasonId, Store, StoreError};

impl Store {
    /// Writes a copy of the whole database as it is now to `path`, while others go on reading and writing.
    ///
    /// # Errors
    /// If `path` exists already, or the copy cannot be written; nothing is left there then.
    pub async fn copy_to(&self, path: &Path) -> Result<()> {
        let fails = |source: io::Error| StoreError::Copy {
            path: path.to_owned(),
            source,
        };
        // SQLite writes into an empty file; creating it here is what refuses to overwrite another.
        private()
            .create_new(true)
            .open(path)
            .map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
                _ => fails(error),
            })?;
        let copied = self.vacuum_into(path).await;
        if copied.is_err() {
            // Half a copy is worse than none. What cannot be removed is told by the error itself.
            let _ = std::fs::remove_file(path);
        }
        copied?;
        // SQLite does not wait until a copy has reached the disk.
        let file = File::options().write(true).open(path).map_err(fails)?;
        file.sync_all().map_err(fails)
    }

    async fn vacuum_into(&self, path: &Path) -> Result<()> {
        let path = path
            .to_str()
            .ok_or_else(|| StoreError::unreadable("the name of the copy is no Unicode"))?;
        sqlx::query("vacuum into $1")
            .bind(path)
            .execute(&self.slow)
            .await?;
        Ok(())
    }

    /// What SQLite finds damaged in the file, the first ten faults of each kind; nothing if it is sound.
    ///
    /// # Errors
    /// If the database is too damaged to be looked at.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let found: Vec<String> = sqlx::query_scalar("pragma integrity_check(10)")
            .fetch_all(&self.slow)
            .await?;
        let mut faults: Vec<String> = found.into_iter().filter(|fault| fault != "ok").collect();
        let orphans: Vec<(String, String)> =
            sqlx::query_as("select \"table\", parent from pragma_foreign_key_check limit 10")
                .fetch_all(&self.slow)
                .await?;
        for (table, parent) in orphans {
            faults.push(format!(
                "a row of {table} names one of {parent} that does not exist"
            ));
        }
        Ok(faults)
    }
}

/// The largest file that is rewritten after people were forgotten: a fifth of a second.
const MAX_REWRITTEN: i64 = 32 << 20;

/// Has the file remember, with the deletion that `tx` makes, that copies of what it deletes may be left: a crash does not undo that.
pub(super) async fn overwrite_later(tx: &mut Tx<'_>) -> Result<()> {
    if tx.engine() == Engine::Sqlite {
        sqlx::query("pragma user_version = 1")
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Overwrites the copies that deletions of people's data have left in the file, and says whether there were any.
    ///
    /// # Errors
    /// If the database fails; they are still to be overwritten then.
    pub async fn overwrite_deleted(&self) -> Result<bool> {
        if self.engine != Engine::Sqlite {
            return Ok(false);
        }
        let due = sqlx::query_scalar("pragma user_version").fetch_one(&self.readers);
        let due: i64 = due.await?;
        if due != 0 {
            wipe(self).await?;
        }
        Ok(due != 0)
    }
}

/// Removes what was deleted from where SQLite has left copies: unused parts of pages, which it overwrites where a row is deleted, but
/// not where it was moved from, and the write-ahead log. If a reader keeps the log, as a program that copies the file all the time
/// does, nobody waits for it on the only connection that writes: the next checkpoint empties it. Then the file forgets that it is due.
pub(super) async fn wipe(store: &Store) -> Result<()> {
    let mut writer = store.writer()?.acquire().await?;
    let n_pages = sqlx::query_scalar("pragma page_count").fetch_one(&mut *writer);
    let n_pages: i64 = n_pages.await?;
    let page_size = sqlx::query_scalar("pragma page_size").fetch_one(&mut *writer);
    let page_size: i64 = page_size.await?;
    let rewriting = [
        "pragma temp_store = memory",
        "vacuum",
        "pragma temp_store = default",
    ];
    let patient = format!("pragma busy_timeout = {}", BUSY.as_millis());
    let emptying = [
        "pragma busy_timeout = 0",
        "pragma wal_checkpoint(truncate)",
        &patient,
        "pragma user_version = 0",
    ];
    let is_small = n_pages * page_size <= MAX_REWRITTEN;
    for statement in rewriting.into_iter().filter(|_| is_small).chain(emptying) {
        // What was to be deleted is. A disk without room for a copy changes nothing of that, nor how long the next waits for its turn.
        let said = sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut *writer);
        if let Err(error) = said.await {
            tracing::warn!("copies of deleted data may be left ({statement}): {error}");
        }
    }
    Ok(())
}

pub(super) async fn delete(tx: &mut Tx<'_>, id: MatchId) -> Result<()> {
    for statement in [
        "delete from steps where match = $1",
        "delete from seats where match = $1",
        "delete from reviews where match = $1",
        "delete from matches where id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut **tx).await?;
    }
    Ok(())
}

impl Store {
    /// Deletes invitations that were closed before a time and never became a match, a limited number of them, and says how many.
    /// The newest match of all stays: SQLite gives the number after the highest to the next one, and old buttons would act on a
    /// match that has their number. So do those of a season, whose fingerprint is public.
    ///
    /// # Errors
    /// If the database fails; nothing is deleted then.
    pub async fn delete_closed_invitations(
        &self,
        before: Timestamp,
        at_most: u32,
    ) -> Result<usize> {
        let ids: Vec<MatchId> = sqlx::query_scalar(
            "select id from matches where state = 'abandoned' and snowflake is null and changed_at < $1
             and id < (select max(id) from matches)
             and not exists (select 1 from matches as later where later.rematch_of = matches.id)
             and not exists (select 1 from fixtures where match = matches.id)
             order by changed_at limit $2",
        )
            .bind(before)
            .bind(i64::from(at_most))
            .fetch_all(&self.readers)
            .await?;
        if ids.is_empty() {
            return Ok(0);
        }
        let mut tx = self.begin().await?;
        for id in &ids {
            delete(&mut tx, *id).await?;
        }
        tx.commit().await?;
        Ok(ids.len())
    }

    /// Looks at some evenings behind this one, and deletes with their deals those that showed their end before a time and of whose
    /// deals nobody began any. Returns which were looked at. The newest evening of all stays, like the newest match.
    ///
    /// # Errors
    /// If the database fails; nothing is deleted then.
    pub async fn delete_idle_evenings(
        &self,
        before: Timestamp,
        behind: EveningId,
        at_most: u32,
    ) -> Result<Vec<EveningId>> {
        let found: Vec<(EveningId, bool)> = sqlx::query_as(
            "select id, is_done = 1 and shown_at < $1 and id < (select max(id) from evenings) and not exists (
                 select 1 from deals join deal_people on deal = deals.id
                 where day between 16777217 + 8 * evenings.id and 16777223 + 8 * evenings.id) as is_idle
             from evenings where id > $2 order by id limit $3",
        )
        .bind(before)
        .bind(behind)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?;
        if found.iter().any(|(_, is_idle)| *is_idle) {
            let mut tx = self.begin().await?;
            for (id, _) in found.iter().filter(|(_, is_idle)| *is_idle) {
                sqlx::query(
                    "delete from deals where day between 16777217 + 8 * $1 and 16777223 + 8 * $1",
                )
                .bind(id)
                .execute(&mut *tx)
                .await?;
                sqlx::query("delete from evenings where id = $1")
                    .bind(id)
                    .execute(&mut *tx)
                    .await?;
            }
            tx.commit().await?;
        }
        Ok(found.into_iter().map(|(id, _)| id).collect())
    }

    /// Looks at some seasons behind this one, and deletes those that were cancelled and showed it before a time and of which no match
    /// is open. Returns which were looked at. The newest season of a server stays: no number is given twice.
    ///
    /// # Errors
    /// If the database fails; what was deleted before stays deleted.
    pub async fn delete_cancelled_seasons(
        &self,
        before: Timestamp,
        behind: SeasonId,
        at_most: u32,
    ) -> Result<Vec<SeasonId>> {
        let found: Vec<(SeasonId, bool)> = sqlx::query_as(
            "select id, phase = 'cancelled' and is_done = 1 and shown_at < $1
                 and number < (select max(number) from events as of_server where of_server.guild = events.guild and kind = 'season')
                 and not exists (
                     select 1 from fixtures join matches on matches.id = match
                     where event = events.id and state in ('lobby', 'playing')) as is_old
             from events where id > $2 order by id limit $3",
        )
        .bind(before)
        .bind(behind)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?;
        for (id, _) in found.iter().filter(|(_, is_old)| *is_old) {
            let mut tx = self.begin().await?;
            for statement in [
                "delete from fixtures where event = $1",
                "delete from entrants where event = $1",
                "delete from events where id = $1",
            ] {
                sqlx::query(statement).bind(id).execute(&mut *tx).await?;
            }
            tx.commit().await?;
        }
        Ok(found.into_iter().map(|(id, _)| id).collect())
    }

    /// The names of all matches but deals, oldest first, whether the rest of their rows can be read or not.
    pub async fn match_ids(&self) -> Result<Vec<MatchId>> {
        let ids = sqlx::query_scalar("select id from matches where opening <> 'deal' order by id");
        Ok(ids.fetch_all(&self.readers).await?)
    }

    /// Takes a challenge or table whose time is over at `now` out of its channel, whether the rest of its row can be read or
    /// not, and says whether it was there.
    pub async fn abandon_lapsed_match(&self, id: MatchId, now: Timestamp) -> Result<bool> {
        let updated = sqlx::query(
            "update matches set state = 'abandoned', version = version + 1, revision = $3, changed_at = $2
             where id = $1 and state = 'lobby' and expires_at <= $2",
        )
        .bind(id)
        .bind(now)
        .bind(Revision::fresh())
        .execute(self.writer()?)
        .await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Ends a match without a result whose row or log cannot be read.
    pub async fn abandon_unreadable(&self, id: MatchId, now: Timestamp) -> Result<()> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "update matches set state = 'abandoned', version = version + 1, revision = $3, changed_at = $2, closed_by = host,
             draw_offer = null, asleep_since = null, closing = null where id = $1 and state in ('lobby', 'playing')",
        )
        .bind(id)
        .bind(now)
        .bind(Revision::fresh())
        .execute(&mut *tx)
        .await?;
        for statement in [
            "delete from clocks where match = $1",
            "delete from prepared where match = $1",
            "delete from called where match = $1",
            "update boards set is_attached = 0, shown_version = version where match = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Lets a match in play sleep whose row or log cannot be read, and says whether it held its channel until now.
    pub async fn put_unreadable_to_sleep(&self, id: MatchId, now: Timestamp) -> Result<bool> {
        let mut tx = self.begin().await?;
        let updated = sqlx::query(
            "update matches set asleep_since = $2, version = version + 1, revision = $3, changed_at = $2
             where id = $1 and state = 'playing' and asleep_since is null",
        )
        .bind(id)
        .bind(now)
        .bind(Revision::fresh())
        .execute(&mut *tx)
        .await?;
        sqlx::query("delete from clocks where match = $1")
            .bind(id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(updated.rows_affected() == 1)
    }

    pub async fn n_open_matches(&self) -> Result<u64> {
        Ok(sqlx::query_scalar(
            "select count(*) as n from matches where state in ('lobby', 'playing') and opening <> 'deal'",
        )
        .fetch_one(&self.readers)
        .await?)
    }
}
