//! What is kept of a person, for them to look at, to take along, and to have deleted.

use crate::kernel::Ending;
use crate::store::{DeletionOutcome, MatchId, Opening, Person, PersonId, Status};
use crate::{Refusal, Result, TableError, Tables};

/// What became of everything that was kept of a person who had it deleted.
#[derive(Debug)]
pub struct Forgotten {
    /// The matches whose public messages have changed.
    pub changed: Vec<MatchId>,
    /// Whether anything that others may have been shown named them.
    pub was_shown: bool,
}

/// How often a person is removed from open matches before they are asked to try again: they may open new ones meanwhile.
const MAX_ATTEMPTS: usize = 20;

impl Tables {
    /// Puts a person on the leaderboards again, or takes them off all of them. Their matches count for the others either way.
    pub async fn set_listed(&self, person: &Person, is_listed: bool) -> Result<()> {
        if !is_listed {
            // Who has not played yet is remembered for this wish alone.
            self.store().save_person(person).await?;
        }
        Ok(self.store().set_listed(person.id, is_listed).await?)
    }

    /// Deletes everything that is kept of a person, and says what that changes for others. Their challenges are
    /// taken back, their seats at waiting tables given up; matches under way count as resigned. In matches that have ended they
    /// become anonymous: these belong to the others, too.
    ///
    /// # Errors
    /// If nothing is kept of them, or the database fails.
    pub async fn forget_person(&self, person: PersonId) -> Result<Forgotten> {
        // Yesterday's round can still be open.
        let first_open = self.daily().today().before(1);
        let mut changed = Vec::new();
        for _ in 0..MAX_ATTEMPTS {
            for (id, _) in self.store().open_matches_of(person).await? {
                match self.remove_from_match(id, person).await {
                    Ok(()) => changed.push(id),
                    // It has moved on meanwhile; it is looked at again.
                    Err(TableError::Refused(_)) => {}
                    // Nobody can play it, and it must not keep their data.
                    Err(error) if self.look(id).await.is_err_and(|error| error.is_lasting()) => {
                        tracing::error!(match.id = %id, "match {id} cannot be read, and ends: {error:#}");
                        self.store().abandon_unreadable(id, self.now()).await?;
                        changed.push(id);
                    }
                    Err(failed) => return Err(failed),
                }
            }
            match self.store().forget_person(person, first_open).await? {
                DeletionOutcome::Done {
                    changed: named,
                    was_shown,
                } => {
                    let was_shown = was_shown || !changed.is_empty();
                    if was_shown {
                        // What is in memory still holds the name.
                        self.inner.cache.clear();
                    }
                    self.inner.choices.changed(&person);
                    changed.extend(named);
                    changed.sort_unstable();
                    changed.dedup();
                    tracing::info!("deleted the data of a person");
                    return Ok(Forgotten { changed, was_shown });
                }
                DeletionOutcome::Unknown => return Err(Refusal::NothingKept.into()),
                DeletionOutcome::StillSeated => {}
            }
        }
        Err(Refusal::Stale.into())
    }

    /// Takes a person out of an open match, with all that follows for it.
    async fn remove_from_match(&self, id: MatchId, person: PersonId) -> Result<()> {
        let mut locked = self.enter(id).await?;
        let by = locked.seat(person)?;
        let snapshot = locked.snapshot();
        match (snapshot.stored.status, snapshot.stored.terms.opening) {
            (Status::Lobby { .. }, Opening::Table) => locked.leave_seat(person, None).await,
            (Status::Lobby { .. }, Opening::Challenge | Opening::Deal | Opening::Season) => {
                locked.close(Some(person), None).await
            }
            (
                Status::Playing {
                    closing: Some(closing),
                    ..
                },
                _,
            ) => {
                let ending = Ending::TimedOut { by: closing.absent };
                locked.end(ending, None).await
            }
            (Status::Playing { .. }, _) => locked.resign(by, None).await,
            (Status::Finished { .. } | Status::Closed { .. } | Status::Cancelled { .. }, _) => {
                Ok(())
            }
        }
    }
}
