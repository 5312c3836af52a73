//! Days, and the secrets that their deals come from.

use std::iter::successors;
use std::time::Duration;

use super::Dailies;
use crate::kernel::{Day, Secret, Timestamp};
use crate::store::{DailyGame, Deal, DealWindow, PersonId};
use crate::{Refusal, Result};

/// How long after its end a day's round may still be finished by who began it in time. Then its secret is shown.
const GRACE: Duration = Duration::from_hours(2);

/// For how many days ahead secrets are drawn, so that their fingerprints can be seen before.
pub(super) const N_AHEAD: usize = 2;

/// How far back days can be practised: as many as a menu holds.
const N_BACK: u32 = 25;

/// The day before the first: the last of 2024.
const BEFORE_FIRST: u32 = 20_088;

/// The number of a day, as people name it; the first of 2025 is number 1. 0 for days before.
pub const fn daily_number(day: Day) -> u32 {
    day.number().saturating_sub(BEFORE_FIRST)
}

pub const fn daily_of_number(number: u32) -> Day {
    Day::new(number.saturating_add(BEFORE_FIRST))
}

/// When the round of a day can no longer be finished.
pub fn daily_closes(day: Day) -> Timestamp {
    day.next().start().after(GRACE)
}

impl Dailies<'_> {
    pub fn today(self) -> Day {
        Day::of(self.tables.now())
    }

    /// The closed days whose deals can be practised, latest first, with what a person reached when they counted.
    pub async fn past_deals(
        self,
        game: DailyGame,
        person: PersonId,
    ) -> Result<Vec<(Day, Option<i32>)>> {
        let (today, store) = (self.today(), self.tables.store());
        let mut deals = store
            .past_deals(game, person, today.before(N_BACK), today)
            .await?;
        deals.retain(|&(day, _)| self.is_closed(day));
        Ok(deals)
    }

    /// Draws the secrets of today and of the days after it that have none yet, so that the fingerprint of a deal can be seen
    /// before it begins even if nobody plays.
    pub async fn draw_secrets(self) -> Result<()> {
        let (now, secrets) = (self.now(), &self.tables.inner.secrets);
        if secrets.is_due(now) {
            self.ensure_deals(self.today()).await?;
            secrets.is_done(now);
        }
        Ok(())
    }

    /// Draws the secrets of a day and of those after it that have none yet.
    pub(super) async fn ensure_deals(self, today: Day) -> Result<()> {
        let store = self.tables.store();
        let days: Vec<Day> = successors(Some(today), |day| Some(day.next()))
            .take(1 + N_AHEAD)
            .collect();
        let end = days.last().map_or(today, |last| last.next());
        for game in DailyGame::OF_DAYS {
            let drawn = store.days_with_deal(game, today, end).await?;
            for &day in days.iter().filter(|day| !drawn.contains(day)) {
                let deal = game.on(day);
                let secret = self.tables.inner.environment.daily_secret(deal);
                store.add_deal(deal, secret).await?;
                store.forget_spent_deals(today.before(1)).await?;
            }
        }
        Ok(())
    }

    /// The secret of a deal, to be shown to nobody before the deal is over.
    pub async fn secret(self, deal: Deal) -> Result<Secret> {
        let secret = self.tables.store().secret_of_deal(deal).await?;
        Ok(secret.ok_or(Refusal::NoSuchDay)?)
    }

    /// Remembers that the secret of a closed deal is shown, or what it gives: from then on nobody plays it for its table, even if
    /// the clock is set back.
    pub(super) async fn show_deal(self, deal: Deal) -> Result<()> {
        let store = self.tables.store();
        let window = store.deal_window(deal).await?;
        if window.is_some_and(|window| !window.is_shown) {
            store.show_deal(deal).await?;
        }
        Ok(())
    }

    /// Whether a deal can no longer be played for its table.
    pub(crate) async fn is_over(self, deal: Deal) -> Result<bool> {
        let window = self.tables.store().deal_window(deal).await?;
        Ok(window.is_none_or(|window| self.is_past(deal, window)))
    }

    /// The same where its window is known.
    pub(super) fn is_past(self, deal: Deal, window: DealWindow) -> bool {
        window.is_shown
            || match deal.day() {
                Some(day) => self.is_closed(day),
                None => window.closes_at.is_none_or(|at| self.tables.now() >= at),
            }
    }

    pub(super) fn is_closed(self, day: Day) -> bool {
        self.tables.now() >= daily_closes(day)
    }
}
