//! Turns that people prepare while others are to move: kept as a secret, and played at once when their turn comes.
//!
//! Nothing that is public changes when a person prepares a turn. It is played by what brings the turn: a click of
//! another person, a computer player, or the sweep after a crash between the two.

use std::sync::Arc;

use anyhow::Context;

use super::plans::Plans;
use crate::kernel::Viewer;
use crate::match_cache::{LockedMatch, save_prepared as save};
use crate::snapshot::Snapshot;
use crate::store::{MatchId, PreparedTurn, StoreError};
use crate::{Click, Refusal, Result, TableError, Tables};

/// At most this many prepared turns follow one another before a person has to act. It is more than an auction has bids;
/// what is left is for the sweep.
const MAX_IN_A_ROW: usize = 100;

const MAX_PER_SWEEP: u32 = 20;

impl Tables {
    /// Has `plan` played when the turn of a person comes, in place of what they had prepared before. Returns the match with it.
    ///
    /// # Errors
    /// If that cannot be prepared now, or the button is stale.
    pub async fn prepare(&self, click: Click, plan: &str) -> Result<Arc<Snapshot>> {
        let mut locked = self.enter_for(&click).await?;
        let seat = locked.fresh_seat(&click)?;
        let snapshot = locked.snapshot();
        let settled = snapshot.settled_for(Viewer::Seat(seat));
        let Snapshot { game, .. } = settled.as_ref().unwrap_or(snapshot);
        if !game.is_plan_possible(seat, plan) {
            return Err(Refusal::CannotPrepare.into());
        }
        let plan = Some(plan.to_owned());
        save(&mut locked, seat, plan, Some(click.key())).await?;
        Ok(locked.into_snapshot())
    }

    /// Has nothing played by itself when the turn of a person comes. Returns the match without it.
    ///
    /// # Errors
    /// If the person does not play in the match, or it is over.
    pub async fn withdraw_prepared(&self, click: Click) -> Result<Arc<Snapshot>> {
        let mut locked = self.enter_for(&click).await?;
        let seat = locked.playing_seat(&click)?;
        if Plans(locked.snapshot()).of(seat).is_some() {
            save(&mut locked, seat, None, Some(click.key())).await?;
        }
        Ok(locked.into_snapshot())
    }

    /// Plays the prepared turns that are due and were not played when their turn came, as after a crash. Returns the matches
    /// that have changed.
    ///
    /// # Errors
    /// If the database fails. A match that cannot be read is left out and logged.
    pub async fn play_prepared(&self) -> Result<Vec<MatchId>> {
        let mut changed = Vec::new();
        for id in self.store().due_prepared_turns(MAX_PER_SWEEP).await? {
            let gone_on = self.go_on(id).await;
            if self.maintained(id, gone_on).unwrap_or(false) {
                changed.push(id);
            }
        }
        Ok(changed)
    }
}

impl Tables {
    /// Lets a match go on that was interrupted, and says whether there was anything to go on with.
    pub(crate) async fn go_on(&self, id: MatchId) -> Result<bool> {
        let mut locked = self.enter(id).await?;
        let before = locked.snapshot().stored.version;
        go_on(&mut locked).await?;
        Ok(locked.snapshot().stored.version != before)
    }
}

/// Lets computer players and prepared turns follow until a person has to decide something, or the match is over.
pub(crate) async fn go_on(locked: &mut LockedMatch<'_>) -> Result<()> {
    for _ in 0..MAX_IN_A_ROW {
        match locked.let_computers_play().await {
            // Another process has let them play, or has only changed what a person prepares.
            Err(TableError::Refused(Refusal::Stale)) => {
                let id = locked.snapshot().stored.id;
                locked.tables().note_interrupted(id);
                return Ok(());
            }
            Err(TableError::Failed(error)) if error.is::<StoreError>() => {
                // What led here has been done all the same; the sweep tries again.
                let id = locked.snapshot().stored.id;
                tracing::warn!(match.id = %id, "could not store what a computer player did in match {id}: {error:#}");
                return Ok(());
            }
            Err(error) => {
                if matches!(error, TableError::Failed(_)) {
                    let id = locked.snapshot().stored.id;
                    locked.tables().note_interrupted(id);
                }
                return Err(error);
            }
            Ok(()) => {}
        }
        let Some(turn) = Plans(locked.snapshot()).due().cloned() else {
            return Ok(());
        };
        if let Err(error) = play(locked, &turn).await {
            // What led here has been done all the same; the sweep tries again.
            let id = locked.snapshot().stored.id;
            tracing::warn!(match.id = %id, "could not play a prepared turn in match {id}: {error:#}");
            return Ok(());
        }
    }
    Ok(())
}

/// Plays a prepared turn as if its person had pressed the buttons, in one transaction with the end of its row.
async fn play(locked: &mut LockedMatch<'_>, turn: &PreparedTurn) -> Result<()> {
    let seat = turn.seat;
    let mut draft = locked.draft();
    if draft.game.play_plan(seat, &turn.plan).is_err() {
        // Only a version of the program with other rules has kept it.
        return save(locked, seat, None, None).await;
    }
    let stored = &locked.snapshot().stored;
    let id = stored.id;
    let offer = stored.status.draw_offer();
    let seed = locked.snapshot().seed();
    draft.play_out_chance_and_forced(&seed.context("a match in play has a seed")?);
    draft.prepared = Some(seat);
    let transition = draft.played(offer.filter(|&offering| offering == seat))?;
    locked.commit_draft(draft, transition, None).await?;
    tracing::info!(match.id = %id, seat = %seat, "played a prepared turn in match {id}");
    Ok(())
}
