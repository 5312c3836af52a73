//! The daily roll: one match of Roll & Write a day, with the same dice for everybody.
//!
//! A day's secret is drawn days before, and its fingerprint can be seen; the secret itself is shown when the day is closed.
//! A try is a row with its log. Every change names the version it was made from, so that two devices cannot both act.

mod morning;
mod panel;
mod proof;
mod report;
mod round;
mod share;
mod span;
mod strong;

use std::iter::successors;
use std::time::Duration;

use anyhow::Context;

use super::look::Naming;
use super::{Refusal, TableError, Tables};
use crate::kernel::{BySeat, Day, Level, Secret, Timestamp, Viewer};
use crate::present;
use crate::store::{
    Attempt, AttemptKey, DailyLine, DailyPlaced, GuildId, Occupant, Person, PersonId, Saved,
};
use round::{PERSON, Round};

pub use morning::{MorningTable, MorningTables};
pub use panel::{DailyEnd, DailyPanel};
pub use proof::DailyProof;
pub use report::DailyReport;
pub use round::DailyTurn;
pub use share::{DailyMark, DailyShare};
pub use span::DailySpan;
pub use strong::StrongPlay;
pub(super) use strong::StrongResults;

/// How long after its end a day's round may still be finished by who began it in time. Then its secret is shown.
const GRACE: Duration = Duration::from_hours(2);

/// For how many days ahead secrets are drawn, so that their fingerprints can be seen before.
const N_AHEAD: usize = 2;

/// How far back days can be practised: as many as a menu holds.
const N_BACK: u32 = 25;

/// The day before the first: the last of 2024.
const BEFORE_FIRST: u32 = 20_088;

/// The number of a day, as people name it; the first of 2025 is number 1. 0 for days before.
pub const fn daily_number(day: Day) -> u32 {
    day.number().saturating_sub(BEFORE_FIRST)
}

/// The day with this number.
pub const fn daily_of_number(number: u32) -> Day {
    Day::new(number.saturating_add(BEFORE_FIRST))
}

/// When the round of a day can no longer be finished.
pub fn daily_closes(day: Day) -> Timestamp {
    day.next().start().after(GRACE)
}

/// The use cases of the daily roll.
#[derive(Clone, Copy)]
pub struct Dailies<'t> {
    tables: &'t Tables,
}

impl Tables {
    /// The daily roll.
    pub const fn daily(&self) -> Dailies<'_> {
        Dailies { tables: self }
    }
}

impl Dailies<'_> {
    fn now(self) -> Timestamp {
        self.tables.now()
    }

    /// The day that it is.
    pub fn today(self) -> Day {
        Day::of(self.now())
    }

    fn is_closed(self, day: Day) -> bool {
        self.now() >= daily_closes(day)
    }

    /// The try of a person that they are at: yesterday's if they have begun it and can still finish it, else today's, which
    /// is begun if it was not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn current(
        self,
        person: &Person,
        guild: Option<GuildId>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let today = self.today();
        let yesterday = counted(today.before(1), person.id);
        if !self.is_closed(yesterday.day)
            && let Some(begun) = self.tables.store().daily().attempt(yesterday).await?
            && begun.points().is_none()
        {
            return self.panel(yesterday, person, None, naming).await;
        }
        self.begin(counted(today, person.id), person, guild).await?;
        let key = counted(today, person.id);
        self.panel(key, person, None, naming).await
    }

    /// A try at a day that is closed, which counts nowhere; a finished one is begun again.
    ///
    /// # Errors
    /// If the day cannot be practised, or the database fails.
    pub async fn practise(
        self,
        day: Day,
        person: &Person,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        if !self.is_closed(day) || self.tables.store().daily().secret(day).await?.is_none() {
            return Err(Refusal::NoSuchDay.into());
        }
        let key = AttemptKey {
            day,
            person: person.id,
            is_practice: true,
        };
        self.tables
            .store()
            .daily()
            .practise_again(day, person.id)
            .await?;
        self.begin(key, person, None).await?;
        self.panel(key, person, None, naming).await
    }

    /// The closed days that can be practised, latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn past(self) -> Result<Vec<Day>, TableError> {
        let today = self.today();
        let store = self.tables.store().daily();
        let mut days = store.days(today.before(N_BACK), today).await?;
        days.retain(|&day| self.is_closed(day));
        Ok(days)
    }

    /// A try as it is, with a detail picked.
    ///
    /// # Errors
    /// If it was never begun, or the database fails.
    pub async fn panel(
        self,
        key: AttemptKey,
        person: &Person,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let (round, attempt) = self.read(key).await?;
        self.shown(key, person, &round, &attempt, focus, naming)
            .await
    }

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

    /// The sheet of somebody else for who has finished the day themselves.
    ///
    /// # Errors
    /// If either has not finished today's roll, or the other does not want to be seen.
    pub async fn sheet_of(
        self,
        other: &Person,
        asker: PersonId,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let day = self.today();
        let is_finished =
            |attempt: Option<Attempt>| attempt.is_some_and(|it| it.points().is_some());
        let own = self
            .tables
            .store()
            .daily()
            .attempt(counted(day, asker))
            .await?;
        if !is_finished(own) {
            return Err(Refusal::PlayDailyFirst.into());
        }
        let key = counted(day, other.id);
        let theirs = self.tables.store().daily().attempt(key).await?;
        let is_listed = self.tables.store().people().is_listed(other.id).await?;
        if !is_finished(theirs) || !(is_listed || other.id == asker) {
            return Err(Refusal::NoDailyOf.into());
        }
        self.panel(key, other, None, naming).await
    }

    /// The line that a person may post when they have finished a day that counts.
    ///
    /// # Errors
    /// If they have not, or the database fails.
    pub async fn share(self, key: AttemptKey) -> Result<DailyShare, TableError> {
        let (round, attempt) = self.read(key).await?;
        match attempt.points() {
            Some(points) if !key.is_practice => Ok(share::share(key.day, points, &round)),
            Some(_) | None => Err(Refusal::PlayDailyFirst.into()),
        }
    }

    /// The people of a server with the most points.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(
        self,
        guild: GuildId,
        last: Day,
        span: DailySpan,
    ) -> Result<Vec<DailyLine>, TableError> {
        let first = last.before(span.n_days() - 1);
        Ok(self
            .tables
            .store()
            .daily()
            .table(guild, first, last)
            .await?)
    }

    /// Draws the secrets of today and of the days after it that have none yet, so that the fingerprint of a day can be seen
    /// before it begins even if nobody plays.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn draw_secrets(self) -> Result<(), TableError> {
        self.ensure_days(self.today()).await
    }

    /// Draws the secrets of a day and of those after it that have none yet.
    async fn ensure_days(self, today: Day) -> Result<(), TableError> {
        let store = self.tables.store().daily();
        let days: Vec<Day> = successors(Some(today), |day| Some(day.next()))
            .take(1 + N_AHEAD)
            .collect();
        let end = days.last().map_or(today, |last| last.next());
        let drawn = store.days(today, end).await?;
        for day in days.into_iter().filter(|day| !drawn.contains(day)) {
            let secret = self.tables.inner.surroundings.daily_secret(day);
            store.add_day(day, secret).await?;
        }
        Ok(())
    }

    /// Begins a try, unless it was begun.
    async fn begin(
        self,
        key: AttemptKey,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<(), TableError> {
        let store = self.tables.store().daily();
        if store.attempt(key).await?.is_some() {
            return Ok(());
        }
        if !key.is_practice {
            self.ensure_days(key.day).await?;
        }
        let secret = self.secret(key.day).await?;
        let steps = Round::start(key.day, secret)?.steps();
        store
            .begin(key.day, person, key.is_practice, guild, &steps, self.now())
            .await?;
        Ok(())
    }

    async fn secret(self, day: Day) -> Result<Secret, TableError> {
        let secret = self.tables.store().daily().secret(day).await?;
        Ok(secret.ok_or(Refusal::NoSuchDay)?)
    }

    async fn read(self, key: AttemptKey) -> Result<(Round, Attempt), TableError> {
        let attempt = self.tables.store().daily().attempt(key).await?;
        let attempt = attempt.ok_or(Refusal::NoSuchDay)?;
        let secret = self.secret(key.day).await?;
        let round = Round::replay(key.day, secret, &attempt.steps)?;
        Ok((round, attempt))
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
        let refused = if !key.is_practice && self.is_closed(key.day) && attempt.points().is_none() {
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

    async fn shown(
        self,
        key: AttemptKey,
        person: &Person,
        round: &Round,
        attempt: &Attempt,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<DailyPanel, TableError> {
        let seats = BySeat::new(2, |seat| {
            if seat == PERSON {
                Occupant::Person(person.clone())
            } else {
                Occupant::Computer(Level::Normal)
            }
        });
        let names = naming(&seats, "");
        let playing = &round.playing;
        let look = focus.and_then(|what| playing.look(Viewer::Seat(PERSON), what, &names, None));
        let end = match attempt.points() {
            Some(points) => Some(DailyEnd {
                report: self.report(key.day, attempt.steps.clone()).await?,
                placed: self.placed(key, points).await?,
                strong: StrongPlay::of(self.tables).points(key.day),
            }),
            None => None,
        };
        Ok(DailyPanel {
            key,
            version: attempt.version,
            face: look.unwrap_or_else(|| playing.panel(PERSON, focus, &names, None)),
            news: if focus.is_none() {
                playing.news(PERSON)
            } else {
                Vec::new()
            },
            seats,
            turn: round.turn(),
            may_undo: round.undone()?.is_some(),
            end,
            refused: None,
        })
    }

    async fn report(
        self,
        day: Day,
        steps: Vec<serde_json::Value>,
    ) -> Result<DailyReport, TableError> {
        let secret = self.secret(day).await?;
        let made = tokio::task::spawn_blocking(move || report::report(day, secret, &steps));
        Ok(made.await.context("comparing a daily roll panicked")??)
    }

    async fn placed(self, key: AttemptKey, points: i32) -> Result<Option<DailyPlaced>, TableError> {
        if key.is_practice {
            return Ok(None);
        }
        let store = self.tables.store().daily();
        Ok(Some(store.placed(key.day, key.person, points).await?))
    }
}

/// The try of a person at a day that counts.
pub const fn counted(day: Day, person: PersonId) -> AttemptKey {
    AttemptKey {
        day,
        person,
        is_practice: false,
    }
}
