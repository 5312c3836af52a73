//! *Same Cards*: an evening on which all play the same deals against the computer at the same time.
//!
//! An evening is a row, and each of its deals a deal like those of days, with tries that are matches without a board. Deals
//! follow one another; each arrow is one change of the row at its version, whoever makes it.

mod ranking;
mod sweep;
#[cfg(test)]
mod tests;

use std::time::Duration;

use super::league::TRIES;
use super::{Opener, Refusal, Result, Tables};
use crate::kernel::{Commitment, Timestamp};
use crate::store::{
    ChannelId, DealCounts, Evening, EveningId, GuildId, MatchId, MessageId, NewEvening, Person,
    PersonId,
};
use crate::{DailyTry, counted};

pub use ranking::{Ranked, ranking};

/// How long after everybody has finished a deal not only the host may begin the next.
const PATIENCE: Duration = Duration::from_secs(20);

/// The use cases of evenings.
#[derive(Clone, Copy)]
pub struct Evenings<'a> {
    tables: &'a Tables,
}

impl Tables {
    pub const fn evenings(&self) -> Evenings<'_> {
        Evenings { tables: self }
    }
}

/// What everybody may know of an evening: nothing of the deal that runs but how many play and have finished.
#[derive(Clone, Debug)]
pub struct EveningState {
    pub evening: Evening,
    /// When the deal that runs ends, or would if its message was there now.
    pub closes_at: Timestamp,
    /// Of the deal that runs, or of the last.
    pub counts: DealCounts,
    /// After the deals that are over; empty if nobody has played one.
    pub ranking: Vec<Ranked>,
    /// The fingerprints of all deals.
    pub commitments: Vec<Commitment>,
}

impl EveningState {
    /// How many deals are over.
    pub const fn n_over(&self) -> u8 {
        self.evening.n_over()
    }

    /// Whether all who have begun the deal that runs have finished it.
    pub const fn is_ready(&self) -> bool {
        let counts = self.counts;
        self.evening.is_open && counts.n_begun > 0 && counts.n_begun == counts.n_finished
    }

    /// The two who may play a final.
    pub fn finalists(&self) -> Option<[&Ranked; 2]> {
        match &self.ranking[..] {
            [first, second, ..] if !self.evening.is_open => Some([first, second]),
            _ => None,
        }
    }

    /// What its message shows, in a word. `Store::evenings_to_go_on` makes the same one in SQL.
    pub fn shown(&self) -> String {
        let DealCounts {
            n_begun,
            n_finished,
            ..
        } = self.counts;
        let (version, until) = (self.evening.version, self.closes_at.seconds());
        format!("{version}.{n_begun}.{n_finished}.{until}")
    }
}

impl Evenings<'_> {
    /// Begins an evening. The time of its first deal begins when its message is there.
    ///
    /// # Errors
    /// If one is open in the channel, the host has too many open ones, or the database fails.
    pub async fn begin(self, new: &NewEvening) -> Result<EveningId> {
        let environment = &self.tables.inner.environment;
        let secret = |deal| environment.daily_secret(deal);
        if let Some(id) = self.tables.store().open_evening(new, &secret).await? {
            return Ok(id);
        }
        let here = self.open_in(new.channel).await?;
        Err(here.map_or(Refusal::TooManyEvenings, |_| Refusal::EveningHere))?
    }

    pub async fn open_in(self, channel: ChannelId) -> Result<Option<Evening>> {
        match self.tables.store().evening_in(channel).await? {
            Some(id) => Ok(Some(self.evening(id).await?)),
            None => Ok(None),
        }
    }

    pub async fn state(self, id: EveningId) -> Result<EveningState> {
        let store = self.tables.store();
        let evening = self.evening(id).await?;
        let deals = (1..=evening.n_deals).map(|nth| evening.deal(nth));
        let mut commitments = Vec::new();
        for deal in deals {
            commitments.extend(
                store
                    .secret_of_deal(deal)
                    .await?
                    .map(|secret| secret.commitment()),
            );
        }
        let mut state = EveningState {
            closes_at: evening
                .closes_at
                .unwrap_or_else(|| closes_at(&evening, self.tables.now())),
            counts: store.deal_counts(evening.deal(evening.nth)).await?,
            ranking: Vec::new(),
            commitments,
            evening,
        };
        let results = store.evening_results(&state.evening).await?;
        if !results.is_empty() {
            state.ranking = ranking(state.evening.deal(1).game, &results, state.n_over());
        }
        Ok(state)
    }

    /// The try of a person at a deal, which is begun if the deal runs.
    ///
    /// # Errors
    /// If they have none and the deal does not run.
    pub async fn play(self, id: EveningId, nth: u8, person: &Person) -> Result<DailyTry> {
        self.tables.catch_up().await?;
        let evening = self.evening(id).await?;
        // Beyond its last deal the numbers are those of the next evening.
        if !(1..=evening.n_deals).contains(&nth) {
            return Err(Refusal::NoSuchDay.into());
        }
        let deal = evening.deal(nth);
        self.tables
            .daily()
            .counted(deal, evening.level, person, Some(evening.guild))
            .await
    }

    /// What a person has played of an evening: the deals that are over, by their places, with the matches that their tries are.
    pub async fn played(self, id: EveningId, person: PersonId) -> Result<Vec<(u8, MatchId)>> {
        let evening = self.evening(id).await?;
        let mut played = Vec::new();
        for nth in 1..=evening.n_over() {
            let key = counted(evening.deal(nth), person);
            let attempt = self.tables.store().attempt(key).await?;
            let finished = attempt.filter(|attempt| attempt.points.is_some());
            played.extend(finished.map(|attempt| (nth, attempt.id)));
        }
        Ok(played)
    }

    /// Ends the deal at this place, which all who began it have finished, and begins the next.
    ///
    /// # Errors
    /// If somebody still plays, or the person is not the host and it was finished a moment ago.
    pub async fn go_on(self, id: EveningId, nth: u8, by: PersonId) -> Result<()> {
        let now = self.tables.catch_up().await?;
        let state = self.state(id).await?;
        if !state.evening.is_open || state.evening.nth != nth {
            return Err(Refusal::DealOver.into());
        }
        let last = state.counts.last;
        let is_patient =
            by == state.evening.host || last.is_none_or(|at| now >= at.after(PATIENCE));
        if !state.is_ready() || !is_patient {
            return Err(Refusal::DealGoesOn.into());
        }
        self.close(&state.evening, now).await?;
        Ok(())
    }

    /// Ends an evening with the deal that runs, whose time is over then.
    ///
    /// # Errors
    /// If the person neither began it nor moderates where it is, or the database fails.
    pub async fn end(self, id: EveningId, by: PersonId, opener: &Opener<'_>) -> Result<()> {
        for _ in 0..TRIES {
            let now = self.tables.catch_up().await?;
            let evening = self.evening(id).await?;
            let moderates = opener.is_moderator && opener.channel == evening.channel;
            if by != evening.host && !moderates {
                return Err(Refusal::OnlyHost.into());
            }
            if !evening.is_open || self.tables.store().end_evening(&evening, now).await? {
                return Ok(());
            }
        }
        Err(Refusal::Stale.into())
    }

    /// Remembers what the message of an evening shows, or that it was deleted.
    pub async fn note_shown(self, state: &EveningState, message: Option<MessageId>) -> Result<()> {
        let (evening, now) = (&state.evening, self.tables.catch_up().await?);
        let what = state.shown();
        let shown = message.map(|message| (message, what.as_str()));
        let store = self.tables.store();
        let noted = store.note_evening_shown(evening, shown, now, state.closes_at);
        Ok(noted.await?)
    }

    /// Ends an evening whose message can be shown no more.
    pub async fn give_up(self, evening: &Evening) -> Result<()> {
        let (store, now) = (self.tables.store(), self.tables.catch_up().await?);
        store.end_evening(evening, now).await?;
        Ok(store.hide_evening(evening.id).await?)
    }

    /// The server and the channel where it is played.
    pub async fn place(self, id: EveningId) -> Result<(GuildId, ChannelId)> {
        let evening = self.evening(id).await?;
        Ok((evening.guild, evening.channel))
    }

    async fn evening(self, id: EveningId) -> Result<Evening> {
        let evening = self.tables.store().evening(id).await?;
        Ok(evening.ok_or(Refusal::NoSuchDay)?)
    }

    /// Ends the deal that runs, if nobody is still at it.
    async fn close(self, evening: &Evening, now: Timestamp) -> Result<bool> {
        let closes_at = closes_at(evening, now);
        Ok(self.tables.store().close_deal(evening, closes_at).await?)
    }
}

/// When a deal ends that begins now.
fn closes_at(evening: &Evening, now: Timestamp) -> Timestamp {
    now.after(Duration::from_mins(evening.minutes.into()))
}
