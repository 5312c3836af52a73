//! The deals of days: a match of Roll & Write with the same dice for everybody, and one of the card game with the same cards.
//!
//! A deal's secret is drawn days before, and its fingerprint can be seen; the secret itself is shown when the day is closed.
//! A try is a match without a board that only this module reads and changes.

mod days;
mod morning;
mod panel;
mod play;
mod proof;
mod round;
mod share;

use super::{Refusal, Result, Tables};
use crate::kernel::{Level, Timestamp};
use crate::store::{
    Attempt, AttemptKey, DailyGame, DailyLine, Deal, GuildId, MatchId, Occasion, Person, PersonId,
};

pub use days::{daily_closes, daily_number, daily_of_number};
pub use lostcities_model::DailySpan;
pub use morning::MorningTable;
pub use panel::{DailyEnd, DailyTry};
pub use play::DailyAct;
pub use proof::DailyProof;
pub use share::DailyShare;

/// The use cases of the deals of days.
#[derive(Clone, Copy)]
pub struct Dailies<'a> {
    tables: &'a Tables,
}

impl Tables {
    pub const fn daily(&self) -> Dailies<'_> {
        Dailies { tables: self }
    }
}

impl Dailies<'_> {
    fn now(self) -> Timestamp {
        self.tables.now()
    }

    /// The try of a person that they are at: yesterday's if they have begun it and can still finish it, else today's, which
    /// is begun if it was not.
    pub async fn current(
        self,
        game: DailyGame,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<DailyTry> {
        let today = self.today();
        let yesterday = counted(game.on(today.before(1)), person.id);
        if !self.is_closed(today.before(1))
            && let Some(begun) = self.tables.store().attempt(yesterday).await?
            && begun.points.is_none()
        {
            return self.attempted(yesterday).await;
        }
        let (deal, level) = (game.on(today), Level::Normal);
        self.counted(deal, level, person, guild).await
    }

    /// The try of a person at a deal that counts, which is begun if it was not.
    pub(super) async fn counted(
        self,
        deal: Deal,
        level: Level,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<DailyTry> {
        let key = counted(deal, person.id);
        self.begin(key, level, person, guild).await?;
        self.attempted(key).await
    }

    /// A try at a deal of a day that is closed, which counts nowhere; a finished one is begun again.
    ///
    /// # Errors
    /// If the deal cannot be practised, or the database fails.
    pub async fn practise(self, deal: Deal, person: &Person) -> Result<DailyTry> {
        if deal.day().is_none_or(|day| !self.is_closed(day))
            || self.tables.store().secret_of_deal(deal).await?.is_none()
        {
            return Err(Refusal::NoSuchDay.into());
        }
        let key = AttemptKey {
            deal,
            person: person.id,
            is_practice: true,
        };
        self.show_deal(deal).await?;
        self.begin(key, Level::Normal, person, None).await?;
        self.attempted(key).await
    }

    /// Another person's try, for people who have finished the deal themselves.
    ///
    /// # Errors
    /// If either has not finished today's deal, or the other does not want to be seen.
    pub async fn sheet_of(
        self,
        game: DailyGame,
        other: PersonId,
        asker: PersonId,
    ) -> Result<DailyTry> {
        let deal = game.on(self.today());
        let is_finished = |attempt: Option<Attempt>| attempt.is_some_and(|it| it.points.is_some());
        let store = self.tables.store();
        if !is_finished(store.attempt(counted(deal, asker)).await?) {
            return Err(Refusal::PlayDailyFirst(game).into());
        }
        let key = counted(deal, other);
        let theirs = store.attempt(key).await?;
        let is_listed = self.tables.store().is_listed(other).await?;
        if !is_finished(theirs) || !(is_listed || other == asker) {
            return Err(Refusal::NoDailyOf.into());
        }
        self.attempted(key).await
    }

    /// The line that a person may post when they have finished a deal that counts, with the match that it is of.
    ///
    /// # Errors
    /// If they have not, or the database fails.
    pub async fn share(self, key: AttemptKey) -> Result<(DailyShare, MatchId)> {
        let attempt = self.attempt(key).await?;
        if attempt.points.is_none() || key.is_practice || key.deal.day().is_none() {
            return Err(Refusal::PlayDailyFirst(key.deal.game).into());
        }
        let snapshot = self.tables.look_at_any(attempt.id).await?;
        let share = share::share(key.deal, snapshot.game.as_ref());
        Ok((share, attempt.id))
    }

    /// The people of a server with the most points.
    pub async fn table(
        self,
        guild: GuildId,
        last: Deal,
        span: DailySpan,
    ) -> Result<Vec<DailyLine>> {
        let last_day = last.day().ok_or(Refusal::NoSuchDay)?;
        let first = last_day.before(span.n_days() - 1);
        let store = self.tables.store();
        Ok(store.daily_table(guild, last.game, first, last_day).await?)
    }

    /// Begins a try against a computer player of this level, unless it was begun.
    async fn begin(
        self,
        key: AttemptKey,
        level: Level,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<()> {
        let store = self.tables.store();
        if let Some(begun) = store.attempt(key).await?
            && !(key.is_practice && begun.points.is_some())
        {
            return Ok(());
        }
        if !key.is_practice
            && let Some(day) = key.deal.day()
        {
            self.ensure_deals(day).await?;
        }
        let secret = self.secret(key.deal).await?;
        if !key.is_practice && self.is_over(key.deal).await? {
            return Err(over(key.deal).into());
        }
        if !key.is_practice && store.is_deal_spent(key.deal, secret, key.person).await? {
            return Err(Refusal::DaySpent.into());
        }
        let (new, steps) = round::begun((key.deal, level), secret, person, self.now())?;
        Ok(store.begin_attempt(key, guild, &new, &steps).await?)
    }

    async fn attempt(self, key: AttemptKey) -> Result<Attempt> {
        let attempt = self.tables.store().attempt(key).await?;
        Ok(attempt.ok_or(Refusal::NoSuchDay)?)
    }
}

/// That a deal can no longer be played.
const fn over(deal: Deal) -> Refusal {
    match deal.occasion {
        Occasion::Day(_) => Refusal::DayOver,
        Occasion::Evening(..) => Refusal::DealOver,
    }
}

/// The try of a person at a deal that counts.
pub const fn counted(deal: Deal, person: PersonId) -> AttemptKey {
    AttemptKey {
        deal,
        person,
        is_practice: false,
    }
}
