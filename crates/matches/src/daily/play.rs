//! What a person does in a try: choose, roll, take back.

use std::sync::Arc;

use super::round::{PERSON, Round, undone};
use super::{Dailies, DailyTry, over};
use crate::kernel::Turn;
use crate::match_cache::LockedMatch;
use crate::present::Refused;
use crate::snapshot::Snapshot;
use crate::store::{AttemptKey, MatchId, Transition};
use crate::{Refusal, Result, TableError, Tables};

/// What a person does in a try.
#[derive(Clone, Copy, Debug)]
pub enum DailyAct<'a> {
    /// Play the choice that has this wire form.
    Choose(&'a str),
    /// Roll the dice once more.
    Roll,
    /// Take back what was chosen since the last roll.
    TakeBack,
}

impl DailyAct<'_> {
    /// Does it; what follows from it is still to be played.
    fn play(self, round: &mut Round) -> Result<(), Refusal> {
        match self {
            Self::Choose(action) => round.act(action).map_err(|refused| match refused {
                Refused::Unreadable => Refusal::Unreadable(action.to_owned()),
                Refused::Illegal(_) => Refusal::NotAllowed,
            }),
            Self::Roll if round.playing.turn() == Turn::Chance => {
                round.roll();
                Ok(())
            }
            Self::Roll => Err(Refusal::Stale),
            Self::TakeBack => {
                round.playing =
                    undone(round.deal.game, &*round.playing).ok_or(Refusal::NothingToTakeBack)?;
                Ok(())
            }
        }
    }
}

impl Dailies<'_> {
    /// Changes a try that is at `version`. Returns the try as it is then, with what was stale or not allowed.
    ///
    /// # Errors
    /// If there is no such try, or the database fails.
    pub async fn act(self, key: AttemptKey, version: u64, act: DailyAct<'_>) -> Result<DailyTry> {
        if key.deal.day().is_none() {
            self.tables.catch_up().await?;
        }
        let attempt = self.attempt(key).await?;
        let is_over =
            !key.is_practice && attempt.points.is_none() && self.is_past(key.deal, attempt.window);
        let done = if is_over {
            Err(over(key.deal).into())
        } else {
            changed(self.tables, attempt.id, version, act).await
        };
        let refused = match done {
            Ok(snapshot) => return self.shown(&attempt, key, snapshot).await,
            Err(TableError::Refused(refusal)) => refusal,
            Err(failed) => return Err(failed),
        };
        let snapshot = self.tables.look_at_any(attempt.id).await?;
        Ok(DailyTry {
            refused: Some(refused),
            ..self.shown(&attempt, key, snapshot).await?
        })
    }

    /// Has the computer player finish a try in the person's place.
    pub(crate) async fn play_on(self, id: MatchId) -> Result<()> {
        let locked = self.tables.enter_any(id).await?;
        if locked.snapshot().is_played().is_err() {
            return Ok(());
        }
        let round = Round::of(locked.snapshot())?;
        commit(locked, round, Round::play_on).await?;
        Ok(())
    }
}

/// Changes the match of a try that is at `version`, in one commit with all that follows until the person chooses or asks for the
/// next roll. A version is all that makes it happen once: to play does not end an absence, as a click on a match does.
async fn changed(
    tables: &Tables,
    id: MatchId,
    version: u64,
    act: DailyAct<'_>,
) -> Result<Arc<Snapshot>> {
    let locked = tables.enter_any(id).await?;
    let snapshot = locked.snapshot();
    if snapshot.is_played().is_err() || !snapshot.is_fresh(PERSON, version) {
        return Err(Refusal::Stale.into());
    }
    let mut round = Round::of(snapshot)?;
    act.play(&mut round)?;
    commit(locked, round, |round| Ok(round.step())).await
}

/// Commits what a round becomes by all `steps` that follow. A computer player that looks ahead has threads for that.
async fn commit(
    mut locked: LockedMatch<'_>,
    mut round: Round,
    steps: fn(&mut Round) -> anyhow::Result<bool>,
) -> Result<Arc<Snapshot>> {
    let round = if round.looks_ahead() {
        let owner = locked.snapshot().stored.terms.host;
        let thinkers = &locked.tables().inner.thinkers;
        // The same play gets the same reply, however long it takes.
        thinkers
            .play(owner, round, move |round, _| steps(round))
            .await?
    } else {
        let played = tokio::task::spawn_blocking(move || {
            while steps(&mut round)? {}
            anyhow::Ok(round)
        });
        played.await.map_err(anyhow::Error::from)??
    };
    let n_before = locked.snapshot().game.n_steps();
    let mut draft = locked.draft();
    draft.game = round.playing;
    let n_steps = draft.game.n_steps();
    let transition = if n_steps < n_before {
        Transition::TakeBack { keep: n_steps }
    } else {
        draft.played(None)?
    };
    locked.commit_draft(draft, transition, None).await?;
    Ok(locked.into_snapshot())
}
