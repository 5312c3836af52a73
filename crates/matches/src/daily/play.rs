//! What a person does in a try: choose, roll, take back.

use super::round::{PERSON, Round};
use super::{Dailies, DailyPanel, DailyTurn};
use crate::naming::Naming;
use crate::present;
use crate::store::{AttemptKey, Person, Saved};
use crate::{Refusal, TableError};

impl Dailies<'_> {
    /// Plays a choice.
    ///
    /// # Errors
    /// If there is no such try, or the database fails. What is stale or not allowed is told on the panel.
    pub async fn act(
        self,
        key: AttemptKey,
        version: u32,
        person: &Person,
        action: &str,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let play = |round: &mut Round| match round.act(action) {
            Ok(()) => Ok(true),
            Err(present::Refused::Unreadable) => Err(Refusal::Unreadable(action.to_owned()).into()),
            Err(present::Refused::Illegal(_)) => Err(Refusal::NotAllowed.into()),
        };
        self.change(key, version, person, play, naming).await
    }

    /// Rolls the dice once more.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub async fn roll(
        self,
        key: AttemptKey,
        version: u32,
        person: &Person,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let roll = |round: &mut Round| {
            let is_due = round.turn() == DailyTurn::Roll;
            round.roll();
            Ok(is_due)
        };
        self.change(key, version, person, roll, naming).await
    }

    /// Takes back what was chosen since the last roll.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub async fn undo(
        self,
        key: AttemptKey,
        version: u32,
        person: &Person,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let undo = |round: &mut Round| match round.undone() {
            Ok(Some(before)) => {
                *round = before;
                Ok(true)
            }
            Ok(None) => Err(Refusal::NothingToTakeBack.into()),
            Err(broken) => Err(TableError::Failed(broken)),
        };
        self.change(key, version, person, undo, naming).await
    }

    /// Changes a try that is at `version`, and shows what came of it. `play` says whether it changed anything.
    async fn change(
        self,
        key: AttemptKey,
        version: u32,
        person: &Person,
        play: impl FnOnce(&mut Round) -> Result<bool, TableError>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let (mut round, attempt) = self.read(key).await?;
        let refused = if !key.is_practice
            && attempt.points().is_none()
            && self.days().is_over(key.day).await?
        {
            Some(Refusal::DayOver)
        } else if attempt.version != version || attempt.points().is_some() {
            Some(Refusal::Stale)
        } else {
            match play(&mut round) {
                Ok(true) => self.save(key, version, &round).await?,
                Ok(false) => Some(Refusal::Stale),
                Err(TableError::Refused(refusal)) => Some(refusal),
                Err(failed) => return Err(failed),
            }
        };
        let mut panel = self.panel(key, person, None, naming).await?;
        panel.refused = refused;
        Ok(panel)
    }

    async fn save(
        self,
        key: AttemptKey,
        version: u32,
        round: &Round,
    ) -> Result<Option<Refusal>, TableError> {
        let outcome = round.outcome();
        let points = outcome.map(|outcome| outcome.points[PERSON]);
        let (store, steps) = (self.tables.store().daily(), round.steps());
        let saved = store.save(key, version, &steps, points, self.now()).await?;
        Ok((saved == Saved::Stale).then_some(Refusal::Stale))
    }
}
