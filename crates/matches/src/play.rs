//! Playing: one action of one person, what chance adds to it, and what computer players answer.

mod draft;
mod hint;
mod plans;
mod prepared;
mod thinking;

use std::sync::Arc;

use anyhow::Context;

use super::click::Tries;
use super::match_cache::LockedMatch;
use super::snapshot::Snapshot;
use super::{Click, Refusal, Result, TableError, Tables};
use crate::kernel::{Level, Seat};
use crate::store::{MatchId, Status, Transition};

pub(super) use draft::Draft;
pub(super) use plans::{Plans, follow};
pub(super) use prepared::go_on;
pub(super) use thinking::Thinkers;

/// More actions in a row than any computer player needs; a computer player that goes on for ever is a fault.
const MAX_COMPUTER_ACTIONS: usize = 10_000;

impl Tables {
    /// Plays `action` for a person, with every draw or roll that follows, and lets computer players answer.
    ///
    /// Returns the match as it is then.
    ///
    /// # Errors
    /// If the person may not do that now; nothing has changed then.
    pub async fn act(&self, click: Click, action: &str) -> Result<Arc<Snapshot>> {
        let mut tries = Tries::new(self);
        loop {
            let done = act_once(self, click, action).await;
            if !tries.is_overtaken(&done) {
                return done;
            }
        }
    }

    /// Takes back the last action of a person, if nothing was revealed since. Returns what [`act`](Self::act) returns.
    ///
    /// # Errors
    /// If there is nothing to take back, or the button is stale.
    pub async fn take_back(&self, click: Click) -> Result<Arc<Snapshot>> {
        let mut locked = self.enter_for(&click).await?;
        let seat = locked.fresh_seat(&click)?;
        let mut draft = locked.draft();
        if !draft.game.take_back(seat) {
            return Err(Refusal::NothingToTakeBack.into());
        }
        let keep = draft.game.n_steps();
        let transition = Transition::TakeBack { keep };
        locked.commit_draft(draft, transition, click.key()).await?;
        tracing::info!(match.id = %click.match_id, seat = %seat, "took back an action in match {}", click.match_id);
        Ok(locked.into_snapshot())
    }
}

/// Plays as far as no other process is faster.
async fn act_once(tables: &Tables, click: Click, action: &str) -> Result<Arc<Snapshot>> {
    let mut locked = tables.enter_for(&click).await?;
    let seat = locked.fresh_seat(&click)?;
    let snapshot = locked.snapshot();
    let mut draft = locked.draft();
    draft
        .game
        .act(seat, action)
        .map_err(|refused| Refusal::by_rules(refused, action, snapshot))?;
    // An offer of a draw holds until another person goes on playing.
    let offer = snapshot.stored.status.draw_offer();
    let offer = offer.filter(|&offering| offering == seat);
    let seed = snapshot.seed().context("a match in play has a seed")?;
    draft.play_out_chance_and_forced(&seed);
    let transition = draft.played(offer)?;
    locked.commit_draft(draft, transition, click.key()).await?;
    tracing::info!(match.id = %click.match_id, seat = %seat, "played {action} in match {}", click.match_id);
    go_on(&mut locked).await?;
    Ok(locked.into_snapshot())
}

impl Tables {
    /// Lets every computer player and prepared turn go on whose match was interrupted; called once at the start. Returns the
    /// matches that have changed.
    pub async fn resume_computers(&self) -> Result<Vec<MatchId>> {
        let store = self.store();
        let mut interrupted = store.matches_with_computers().await?;
        interrupted.extend(store.due_prepared_turns(u32::MAX).await?);
        let mut resumed = Vec::new();
        for id in interrupted {
            let has_acted = self.go_on(id).await;
            if matches!(has_acted, Err(TableError::Failed(_))) {
                self.note_interrupted(id);
            }
            if self.maintained(id, has_acted).unwrap_or(false) {
                resumed.push(id);
            }
        }
        Ok(resumed)
    }
}

impl LockedMatch<'_> {
    /// Lets computer players act until a person is awaited or the match is over. In a season, those that stand in wait for their
    /// clocks.
    pub(super) async fn let_computers_play(&mut self) -> Result<()> {
        let snapshot = self.snapshot();
        let waits = |seat| snapshot.is_of_season() && snapshot.stored.stand_ins.contains(seat);
        let occupants = snapshot.seats().iter().filter(|&(seat, _)| !waits(seat));
        let levels: Vec<(Seat, Level)> = occupants
            .filter_map(|(seat, occupant)| Some((seat, occupant.level()?)))
            .collect();
        self.let_play(levels).await
    }

    /// Lets the computer players of these seats act until another seat is awaited or the match is over.
    pub(super) async fn let_play(&mut self, levels: Vec<(Seat, Level)>) -> Result<()> {
        let awaited = self.snapshot().awaited();
        if !levels.iter().any(|&(seat, _)| awaited.contains(seat)) {
            return Ok(());
        }
        let stored = &self.snapshot().stored;
        if stored.status.is_asleep() {
            let id = stored.id;
            let store = self.tables().store();
            if let Some(other) = store.match_that_holds_the_channel_of(id).await? {
                // What it thought of could not be committed.
                self.tables().note_interrupted(id);
                return Err(Refusal::Asleep(self.tables().place_of(other).await?).into());
            }
        }
        let mut draft = self.draft();
        let seed = self
            .snapshot()
            .seed()
            .context("a match in play has a seed")?;
        let mut whims = self.whims();
        let looks_ahead = levels
            .iter()
            .any(|&(_, level)| draft.game.looks_ahead(level));
        let mut n_left = MAX_COMPUTER_ACTIONS;
        let mut step = move |draft: &mut Draft, is_late: bool| {
            let awaited = draft.game.turn().seats();
            let due = levels.iter().find(|&&(seat, _)| awaited.contains(seat));
            let Some(&(seat, level)) = due else {
                return Ok(false);
            };
            let action = if is_late && draft.game.looks_ahead(level) {
                draft.game.advice_in_haste(seat, level, &mut whims)
            } else {
                draft.game.advice(seat, level, &mut whims)
            };
            let action = action.context("a seat in turn has something to do")?;
            draft
                .game
                .act(seat, &action)
                .context("a computer player plays by the rules")?;
            draft.play_out_chance_and_forced(&seed);
            n_left -= 1;
            anyhow::ensure!(n_left > 0, "a computer player does not finish its turn");
            Ok(true)
        };
        // Thinking is blocking work; the async threads must not wait for it. What may take long has threads to itself, so
        // that quick players do not wait for slow ones.
        let draft = if looks_ahead {
            let host = self.snapshot().stored.terms.host;
            let thinkers = &self.tables().inner.thinkers;
            thinkers.play(host, draft, step).await?
        } else {
            let thought = tokio::task::spawn_blocking(move || {
                while step(&mut draft, false)? {}
                anyhow::Ok(draft)
            });
            thought.await.context("a computer player panicked")??
        };
        let transition = draft.played(None)?;
        self.commit_draft(draft, transition, None).await
    }

    /// The seat of the asker, in a match that is being played.
    pub(super) fn playing_seat(&self, click: &Click) -> Result<Seat, Refusal> {
        let seat = self.seat_for(click)?;
        self.snapshot().is_played().map(|()| seat)
    }

    /// The same if what they saw still holds.
    pub(super) fn fresh_seat(&self, click: &Click) -> Result<Seat, Refusal> {
        let seat = self.playing_seat(click)?;
        match click.version {
            Some(version) if !self.snapshot().is_fresh(seat, version) => Err(Refusal::Stale),
            _ => Ok(seat),
        }
    }
}

impl Snapshot {
    /// That the match is being played.
    pub(super) fn is_played(&self) -> Result<(), Refusal> {
        match self.stored.status {
            Status::Playing { closing: None, .. } => Ok(()),
            Status::Playing { .. } => Err(Refusal::CalledOff),
            Status::Lobby { .. } => Err(Refusal::NoMatchHere),
            Status::Cancelled { .. } => Err(self.counts_for_nobody()),
            Status::Finished { .. } | Status::Closed { .. } => Err(Refusal::MatchOver),
        }
    }
}
