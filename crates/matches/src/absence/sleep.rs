//! Matches that sleep: they are open, but no longer hold their channel.

use std::time::Duration;

use crate::store::{Created, MatchId, NewMatch, Status, Transition};
use crate::{Click, Result, TableError, Tables};

/// How long nobody has acted in a match of one person before another may take its channel: a day.
const IDLE: Duration = Duration::from_hours(24);

impl Tables {
    /// Creates a match. Another one that holds its channel and in which nobody has acted for a day falls asleep.
    pub(crate) async fn create(&self, new: &NewMatch) -> Result<Created> {
        match self.store().create(new).await? {
            Created::ChannelBusy(holder) if self.frees_channel(holder).await? => {
                Ok(self.store().create(new).await?)
            }
            created => Ok(created),
        }
    }

    /// Whether this match no longer holds its channel: in one that cannot be read nobody can act, or end it.
    async fn frees_channel(&self, id: MatchId) -> Result<bool> {
        match self.put_to_sleep(id).await {
            Err(error) if error.is_lasting() => {
                tracing::error!(match.id = %id, "match {id} cannot be read, and sleeps: {error:#}");
                Ok(self.store().put_unreadable_to_sleep(id, self.now()).await?)
            }
            freed => freed,
        }
    }

    /// Puts a match to sleep if one person plays it and has not acted for a day, and says whether it was.
    async fn put_to_sleep(&self, id: MatchId) -> Result<bool> {
        let mut locked = self.enter(id).await?;
        let snapshot = locked.snapshot();
        let (now, due) = (self.now(), snapshot.stored.changed_at.after(IDLE));
        let is_awake = matches!(
            snapshot.stored.status,
            Status::Playing {
                asleep_since: None,
                ..
            }
        );
        if !is_awake || snapshot.n_people() != 1 || due > now {
            return Ok(false);
        }
        let key = Click::by_clock(id, due).key();
        match locked
            .commit(Transition::Sleep { since: now }, Some(key))
            .await
        {
            Ok(()) => {
                tracing::info!(match.id = %id, "match {id} sleeps");
                Ok(true)
            }
            // It has moved on meanwhile.
            Err(TableError::Refused(_)) => Ok(false),
            Err(failed) => Err(failed),
        }
    }
}
