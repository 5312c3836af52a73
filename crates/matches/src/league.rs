//! Seasons of a league: who joins, what managers decide, and how a season goes from phase to phase.
//!
//! A season is a row, and its matches are quiet ones without a board. Each arrow from phase to phase is one change of that row at its
//! version, which the sweep makes unless a person is named.

mod draw;
mod state;
mod sweep;

use std::time::Duration;

use super::{Refusal, Result, SeasonRefusal, Tables};
use crate::kernel::Timestamp;
use crate::league_rules::MAX_ENTRANTS;
use crate::store::{
    Entrant, EntrantState, Finishes, GuildId, LeagueSeason, MessageId, NewSeason, Person, PersonId,
    Phase, SeasonDeed, SeasonId, WithSeason,
};

pub use state::{SeasonState, TableDivision, TableLine};

/// How long who never moves is waited for, and how long nobody is told where they may end.
const NO_SHOW_AFTER: Duration = Duration::from_hours(72);

/// How long the end can be disputed.
const COUNTING: Duration = Duration::from_hours(24);

/// By how much a season is put off that too few have joined, once, and how long people can join one that follows another.
const WEEK: Duration = Duration::from_hours(7 * 24);

/// By how much a season can be made longer, once, or when its end is taken back.
const EXTENSION: Duration = Duration::from_hours(72);

/// How old the account of somebody is who joins, and how many of a hundred matches they finish, if that is known.
const ACCOUNT_AGE: Duration = Duration::from_hours(30 * 24);
const FINISHES: u32 = 60;

/// When Discord's ids begin.
const FIRST_ID: Timestamp = Timestamp::from_millis(1_420_070_400_000);

/// How often a change is tried that others overtake.
pub(crate) const TRIES: u32 = 10;

/// How many seasons a list has.
const LISTED: u32 = 10;

/// The use cases of seasons.
#[derive(Clone, Copy)]
pub struct Seasons<'a> {
    tables: &'a Tables,
}

impl Tables {
    pub const fn seasons(&self) -> Seasons<'_> {
        Seasons { tables: self }
    }
}

impl Seasons<'_> {
    /// Opens a season, which people then join. That the person manages the server is for the caller to check, here and below.
    ///
    /// # Errors
    /// If the server has one.
    pub async fn open(self, new: &NewSeason) -> Result<SeasonId> {
        let id = self.tables.store().open_season(new).await?;
        Ok(id.ok_or(Refusal::Season(SeasonRefusal::Here))?)
    }

    /// The newest seasons of a server, newest first.
    pub async fn of(self, guild: GuildId) -> Result<Vec<LeagueSeason>> {
        let mut seasons = Vec::new();
        for id in self.tables.store().seasons_of(guild, LISTED).await? {
            seasons.push(self.season(id).await?);
        }
        Ok(seasons)
    }

    pub async fn state(self, id: SeasonId) -> Result<SeasonState> {
        let store = self.tables.store();
        Ok(SeasonState::new(
            self.season(id).await?,
            store.entrants_of(id).await?,
            store.matches_of_season(id).await?,
        ))
    }

    /// Lets a person take part.
    ///
    /// # Errors
    /// If they do, nobody joins any more, or too little is known of them.
    pub async fn join(self, id: SeasonId, person: &Person) -> Result<()> {
        self.may_join(&self.season(id).await?, person.id).await?;
        for _ in 0..TRIES {
            let (now, state) = (self.tables.catch_up().await?, self.state(id).await?);
            if state.season.phase != Phase::Gathering {
                return Err(Refusal::Season(SeasonRefusal::Begun).into());
            }
            if state.entrant(person.id).is_some() {
                return Err(Refusal::Season(SeasonRefusal::Joined).into());
            }
            if state.entrants.len() >= usize::from(MAX_ENTRANTS) {
                return Err(Refusal::Season(SeasonRefusal::Full).into());
            }
            let store = self.tables.store();
            if store.join_season(&state.season, person, now).await? {
                return Ok(());
            }
        }
        Err(Refusal::Stale.into())
    }

    async fn may_join(self, season: &LeagueSeason, person: PersonId) -> Result<()> {
        let (now, store) = (self.tables.now(), self.tables.store());
        let mut barred = self.barred(season).await?.into_iter();
        if barred.any(|entrant| entrant.person == person) {
            return Err(Refusal::Season(SeasonRefusal::LeftBefore).into());
        }
        let created_at = FIRST_ID.after(Duration::from_millis(person.0 >> 22));
        if now < created_at.after(ACCOUNT_AGE) {
            return Err(Refusal::Season(SeasonRefusal::TooYoung).into());
        }
        let finishes = store.finishes_of(person).await?;
        let percent = finishes.and_then(Finishes::percent);
        if percent.is_some_and(|percent| percent < FINISHES) {
            return Err(Refusal::Season(SeasonRefusal::FinishesTooFew).into());
        }
        Ok(())
    }

    /// Takes a person out: before the draw as if they had never joined, later with the computer playing their matches on.
    ///
    /// # Errors
    /// If they do not take part.
    pub async fn leave(self, id: SeasonId, person: PersonId) -> Result<()> {
        let left = (EntrantState::Left, false);
        self.take_out(id, person, left, None).await
    }

    /// Takes a person out as somebody who manages the server: in the first days their matches count for nobody.
    ///
    /// # Errors
    /// If the person does not take part.
    pub async fn remove(self, id: SeasonId, person: PersonId, by: PersonId) -> Result<()> {
        let state = self.state(id).await?;
        let is_annulled = !state.shows_places(self.tables.now());
        let removed = (EntrantState::Removed, is_annulled);
        self.take_out(id, person, removed, Some(by)).await
    }

    async fn take_out(
        self,
        id: SeasonId,
        person: PersonId,
        how: (EntrantState, bool),
        by: Option<PersonId>,
    ) -> Result<()> {
        for _ in 0..TRIES {
            let (now, state) = (self.tables.catch_up().await?, self.state(id).await?);
            if state.is_over() {
                return Err(Refusal::Season(SeasonRefusal::Over).into());
            }
            let entrant = state.entrant(person).filter(|entrant| entrant.is_in());
            entrant.ok_or(Refusal::Season(SeasonRefusal::NotJoined))?;
            let store = self.tables.store();
            let left = store.leave_season(&state.season, person, how, by, now);
            if left.await? {
                return Ok(());
            }
        }
        Err(Refusal::Stale.into())
    }

    /// Who may not join a season because they left the one before.
    pub async fn barred(self, season: &LeagueSeason) -> Result<Vec<Entrant>> {
        let store = self.tables.store();
        let Some(before) = store.season_before(season).await? else {
            return Ok(Vec::new());
        };
        let mut entrants = store.entrants_of(before).await?;
        entrants.retain(Entrant::is_barred);
        Ok(entrants)
    }

    /// Lets a person join a season although they left the one before, as somebody who manages the server.
    ///
    /// # Errors
    /// If they may join anyway, or nobody joins any more.
    pub async fn lift(self, id: SeasonId, person: PersonId, by: PersonId) -> Result<()> {
        let (now, season, store) = (
            self.tables.now(),
            self.season(id).await?,
            self.tables.store(),
        );
        let not_now = Refusal::Season(SeasonRefusal::NotNow);
        let before = store.season_before(&season).await?;
        let before = before.filter(|_| season.phase == Phase::Gathering);
        let before = before.ok_or(not_now.clone())?;
        let is_lifted = store.lift_bar((before, &season), person, by, now).await?;
        Ok(is_lifted.then_some(()).ok_or(not_now)?)
    }

    /// Does with a season what somebody who manages the server may.
    ///
    /// # Errors
    /// If the season is not at a point where that can be done.
    pub async fn manage(self, id: SeasonId, deed: SeasonDeed, by: PersonId) -> Result<()> {
        for _ in 0..TRIES {
            let (now, state) = (self.tables.catch_up().await?, self.state(id).await?);
            let (after, with) = managed(&state, deed, now)?;
            let store = self.tables.store();
            if store
                .change_season(&after, with, now, Some((by, deed)))
                .await?
            {
                if after.phase == Phase::Cancelled {
                    // What is in memory still belongs to the season.
                    self.tables.inner.cache.clear();
                }
                return Ok(());
            }
        }
        Err(Refusal::Stale.into())
    }

    /// Remembers what the message of a season shows, or that it was deleted.
    pub async fn note_shown(self, state: &SeasonState, message: Option<MessageId>) -> Result<()> {
        let (now, what) = (self.tables.catch_up().await?, state.shown());
        let shown = message.map(|_| what.as_str());
        let store = self.tables.store();
        let noted = store.note_season_shown(&state.season, message, shown, now);
        Ok(noted.await?)
    }

    /// Goes on without the message of a season, which can be shown no more: it is tried again when there is more to show. What has
    /// not begun is cancelled, since nobody would know of it.
    pub async fn give_up(self, state: &SeasonState) -> Result<()> {
        let (season, store) = (&state.season, self.tables.store());
        let (now, shown) = (self.tables.catch_up().await?, state.shown());
        match season.phase {
            Phase::Gathering | Phase::Drawn => {
                let after = season.clone().then(Phase::Cancelled, None);
                let cancelled = store.change_season(&after, WithSeason::Nothing, now, None);
                cancelled.await?;
            }
            Phase::Closed | Phase::Cancelled => store.hide_season(season.id).await?,
            Phase::Announced | Phase::Playing | Phase::Ending | Phase::Counting => {
                let noted = store.note_season_shown(season, season.message, Some(&shown), now);
                noted.await?;
            }
        }
        Ok(())
    }

    async fn season(self, id: SeasonId) -> Result<LeagueSeason> {
        let season = self.tables.store().season(id).await?;
        Ok(season.ok_or(Refusal::Season(SeasonRefusal::NoSuch))?)
    }
}

/// The season after what somebody who manages its server does with it.
fn managed(
    state: &SeasonState,
    deed: SeasonDeed,
    now: Timestamp,
) -> Result<(LeagueSeason, WithSeason), Refusal> {
    let season = state.season.clone();
    let is_played = matches!(season.phase, Phase::Announced | Phase::Playing);
    let nothing = |season| Ok((season, WithSeason::Nothing));
    match (deed, season.paused_at) {
        (SeasonDeed::Pause, None) if is_played => nothing(season.paused(Some(now))),
        (SeasonDeed::GoOn, Some(since)) => {
            let rested = Duration::from_millis((now.millis() - since.millis()).unsigned_abs());
            let due_at = season.due_at.map(|at| at.after(rested));
            let ends_at = season.ends_at.unwrap_or(now).after(rested);
            let phase = season.phase;
            let mut on = season.paused(None).ending_at(ends_at).then(phase, due_at);
            // Its first days are as many as without the rest.
            on.began_at = on.began_at.map(|at| at.after(rested));
            Ok((on, WithSeason::Clocks(since)))
        }
        (SeasonDeed::Extend, _) if is_played && !season.is_extended => {
            let ends_at = season.ends_at.unwrap_or(now);
            let later = ends_at.after(EXTENSION);
            let due_at = season.due_at;
            let due_at = due_at.map(|at| if at == ends_at { later } else { at });
            let phase = season.phase;
            let mut after = season.ending_at(later).then(phase, due_at);
            after.is_extended = true;
            nothing(after)
        }
        (SeasonDeed::Cancel, since) if !state.is_over() => {
            // Its matches go on, and their clocks where they rested.
            let with = since.map_or(WithSeason::Nothing, WithSeason::Clocks);
            Ok((season.paused(None).then(Phase::Cancelled, None), with))
        }
        (SeasonDeed::Confirm, _) if season.phase == Phase::Counting => Ok(closed(state, now)),
        (SeasonDeed::Undo, _) if season.phase == Phase::Counting => {
            let ends_at = season.ends_at.unwrap_or(now).max(now).after(EXTENSION);
            nothing(season.reopened(now, ends_at))
        }
        (SeasonDeed::Again | SeasonDeed::Once, _) if !state.is_over() => {
            let mut after = season;
            after.again = deed == SeasonDeed::Again;
            nothing(after)
        }
        _ => Err(Refusal::Season(SeasonRefusal::NotNow)),
    }
}

/// The season at its end, with where everybody has ended.
fn closed(state: &SeasonState, now: Timestamp) -> (LeagueSeason, WithSeason) {
    let lines = state.divisions.iter().flat_map(|division| &division.lines);
    let places = lines.filter_map(|line| {
        let entrant = state.by_seed(line.entrant)?;
        Some((entrant.person, line.place))
    });
    let after = state.season.clone().then(Phase::Closed, None);
    (after, WithSeason::Places(places.collect(), now.after(WEEK)))
}
