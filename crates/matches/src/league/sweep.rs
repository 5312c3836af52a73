//! What the sweep does for seasons: every arrow from phase to phase that no person makes.
//!
//! Nothing is held in memory, and each step is one transaction that changes nothing if it was made before. Two sweeps at once, or one
//! that a crash ended anywhere, do the same as one.

use std::time::Duration;

use super::{COUNTING, NO_SHOW_AFTER, SeasonState, Seasons, WEEK, closed};
use crate::kernel::{Level, Seat, Timestamp};
use crate::league_rules::MIN_ENTRANTS;
use crate::match_cache::LockedMatch;
use crate::store::{
    Entrant, EntrantState, LeagueSeason, MatchId, MessageId, Occupant, Phase, SeasonId,
    SeasonMatch, Snowflake, State, Transition, WithSeason,
};
use crate::{Refusal, Result, SeasonRefusal};

/// How many seasons one sweep looks at, and how many matches of one it begins and ends.
const MAX_SEASONS: u32 = 50;
const MAX_BEGUN: usize = 100;
const MAX_MATCHES: usize = 20;

/// How often a message is edited at most within a phase.
const BETWEEN_EDITS: Duration = Duration::from_secs(10);

/// If more clocks than this, and more than a tenth of a season's, reach their end at once, something else is wrong.
const SUSPICIOUS: u32 = 10;

/// How long they may after a manager has let it go on: who is silent then is no fault.
const TRUSTED: Duration = Duration::from_hours(24);

/// What a season is to become, and what is written with it.
type Step = (LeagueSeason, WithSeason);

impl Seasons<'_> {
    /// Goes on with all seasons, and returns those whose messages are behind.
    ///
    /// # Errors
    /// If the database fails. What goes wrong with one season is logged.
    pub async fn sweep(self) -> Result<Vec<SeasonState>> {
        let now = self.tables.catch_up().await?;
        let mut behind = Vec::new();
        let store = self.tables.store();
        let arrived = &self.tables.inner.seasons_up_to;
        let ids = store.seasons_to_go_on(now, SeasonId(arrived.at()), MAX_SEASONS);
        let ids = ids.await?;
        arrived.looked_at(ids.iter().map(|id| id.0), MAX_SEASONS);
        for id in ids {
            match self.advance(id, now).await {
                Ok(state) if is_behind(&state, now) => behind.push(state),
                Ok(_) => {}
                Err(error) => tracing::error!("a season does not go on: {error:#}"),
            }
        }
        Ok(behind)
    }

    /// Pauses each season in which so many clocks reach their end at once that a fault is likelier than silent people, and says
    /// whether it has paused one. Call it before any of these clocks rings. `n_ringing` counts those of all matches: if they are few,
    /// no season is read.
    pub(crate) async fn guard(self, n_ringing: usize, now: Timestamp) -> Result<bool> {
        let mut is_paused = false;
        if n_ringing <= SUSPICIOUS as usize / 2 {
            return Ok(is_paused);
        }
        let store = self.tables.store();
        let since = now.before(TRUSTED);
        for (id, running, ringing) in store.ringing_of_seasons(since, now).await? {
            if ringing > SUSPICIOUS && ringing * 10 > running {
                let SeasonId(number) = id;
                tracing::error!(
                    "{ringing} of {running} clocks of season {number} end at once: it is paused"
                );
                let after = self.season(id).await?.paused(Some(now));
                let paused = store.change_season(&after, WithSeason::Nothing, now, None);
                is_paused |= paused.await?;
            }
        }
        Ok(is_paused)
    }

    async fn advance(self, id: SeasonId, now: Timestamp) -> Result<SeasonState> {
        let state = self.state(id).await?;
        let season = &state.season;
        if season.paused_at.is_some() {
            return Ok(state);
        }
        let is_due = season.due_at.is_some_and(|at| at <= now);
        self.take_back(&state).await;
        let next = match season.phase {
            Phase::Gathering if is_due => Some(self.gathered(&state, now).await?),
            Phase::Drawn if !state.is_to_be_announced() => {
                self.make_matches(&state).await?;
                None
            }
            Phase::Announced => self.begin_matches(&state).await?,
            Phase::Playing => self.play(&state, now).await?,
            Phase::Ending => self.end_matches(&state, now).await?,
            Phase::Counting if is_due => Some(closed(&state, now)),
            Phase::Cancelled => {
                // What another sweep has begun since it was cancelled.
                self.tables.store().release_season(id).await?;
                None
            }
            _ => None,
        };
        if let Some((after, with)) = next {
            self.tables
                .store()
                .change_season(&after, with, now, None)
                .await?;
        }
        self.state(id).await
    }

    /// The season after the time to join is over.
    async fn gathered(self, state: &SeasonState, now: Timestamp) -> Result<Step> {
        let season = &state.season;
        if state.entrants.len() >= usize::from(MIN_ENTRANTS) {
            let seeds = WithSeason::Seeds(self.order(state).await?);
            return Ok((season.clone().then(Phase::Drawn, None), seeds));
        }
        if season.is_postponed {
            return Ok(step(season, Phase::Cancelled, None));
        }
        let begins_at = now.after(WEEK);
        let (mut later, nothing) = step(season, Phase::Gathering, Some(begins_at));
        later.begins_at = begins_at;
        later.is_postponed = true;
        Ok((later, nothing))
    }

    /// Deals the first cards of some matches.
    async fn begin_matches(self, state: &SeasonState) -> Result<Option<Step>> {
        let season = &state.season;
        let snowflake = season
            .snowflake
            .ok_or(Refusal::Season(SeasonRefusal::NotNow))?;
        let waiting = state.matches.iter().filter(|it| it.state == State::Lobby);
        let waiting: Vec<MatchId> = waiting.map(|it| it.id).take(MAX_BEGUN).collect();
        for &id in &waiting {
            if !self.is_still(season).await? {
                return Ok(None);
            }
            let begun = self.begin_match(id, snowflake).await;
            self.tables.maintained(id, begun);
        }
        let playing = step(season, Phase::Playing, season.due_at);
        Ok(waiting.is_empty().then_some(playing))
    }

    /// Takes out who never moved, has computer players play on for who has left, and ends the season when its time is over or all
    /// matches are.
    async fn play(self, state: &SeasonState, now: Timestamp) -> Result<Option<Step>> {
        let gone = state.entrants.iter().filter(|entrant| !entrant.is_in());
        for entrant in gone {
            for (of, seat) in open_of(state, entrant) {
                let handed = self.hand_over(of, seat).await;
                self.tables.maintained(of, handed);
            }
        }
        let season = &state.season;
        let ends_at = season.ends_at.unwrap_or(now);
        if state.is_played_out(now) {
            return self.count(state, now).await;
        }
        let is_due = season.due_at.is_some_and(|at| at <= now);
        if !is_due {
            return Ok(None);
        }
        if now >= ends_at {
            return Ok(Some(step(season, Phase::Ending, None)));
        }
        for entrant in state.entrants.iter().filter(|entrant| entrant.is_in()) {
            if self.is_no_show(state, entrant).await? {
                let how = (EntrantState::NoShow, true);
                self.take_out(season.id, entrant.person, how, None).await?;
            }
        }
        // Taking somebody out gave it another version.
        let season = self.season(season.id).await?;
        let goes_on = season.phase == state.season.phase;
        Ok(goes_on.then(|| step(&season, Phase::Playing, Some(ends_at))))
    }

    /// Whether a person has made no turn and is not away.
    async fn is_no_show(self, state: &SeasonState, entrant: &Entrant) -> Result<bool> {
        let matches = state.matches.iter();
        let own = matches.filter_map(|it| Some((it, it.turns()[seat_in(it, entrant)?.index()])));
        let (mut n_open, mut n_turns) = (0, 0);
        for (it, (n_own, _)) in own {
            n_open += usize::from(it.is_open());
            n_turns += n_own;
        }
        let is_silent = n_open > 0 && n_turns == 0;
        Ok(is_silent && self.tables.away_until(entrant.person).await?.is_none())
    }

    /// Has a computer player stand in for who has left, as often as they come back.
    async fn hand_over(self, id: MatchId, seat: Seat) -> Result<()> {
        let mut locked = self.tables.enter(id).await?;
        if is_persons(&locked, seat) {
            locked.commit(Transition::StandIn(seat), None).await?;
        }
        Ok(())
    }

    /// Has computer players finish some of the open matches.
    async fn end_matches(self, state: &SeasonState, now: Timestamp) -> Result<Option<Step>> {
        let open = || state.counted().filter(|it| it.is_open());
        for it in open().take(MAX_MATCHES) {
            if !self.is_still(&state.season).await? {
                return Ok(None);
            }
            let ended = self.end_match(it.id).await;
            self.tables.maintained(it.id, ended);
        }
        if open().next().is_some() {
            return Ok(None);
        }
        self.count(state, now).await
    }

    /// The season whose matches are all over, unless it was cancelled meanwhile. Who was absent from most of theirs has left it
    /// like those who said so.
    async fn count(self, state: &SeasonState, now: Timestamp) -> Result<Option<Step>> {
        let id = state.season.id;
        if state.void().next().is_some() {
            return Ok(None);
        }
        for person in state.absent() {
            let how = (EntrantState::Left, false);
            self.take_out(id, person, how, None).await?;
        }
        let season = self.season(id).await?;
        let goes_on = season.phase == state.season.phase;
        Ok(goes_on.then(|| step(&season, Phase::Counting, Some(now.after(COUNTING)))))
    }

    async fn begin_match(self, id: MatchId, snowflake: Snowflake) -> Result<()> {
        let mut locked = self.tables.enter(id).await?;
        if locked.snapshot().stored.state() == State::Lobby {
            locked.begin(snowflake, None).await?;
        }
        Ok(())
    }

    async fn end_match(self, id: MatchId) -> Result<()> {
        let mut locked = self.tables.enter(id).await?;
        let seats = [Seat::FIRST, Seat::FIRST.next(2)];
        for seat in seats {
            if is_persons(&locked, seat) {
                locked.commit(Transition::HandOver(seat), None).await?;
            }
        }
        // Nobody is waited for any more, nor those who stand in.
        let players = seats.map(|seat| (seat, Level::Normal));
        locked.let_play(players.to_vec()).await
    }

    /// Whether nobody has brought a season into another phase meanwhile.
    async fn is_still(self, season: &LeagueSeason) -> Result<bool> {
        Ok(self.season(season.id).await?.phase == season.phase)
    }

    /// Ends some of the matches that count for nobody.
    async fn take_back(self, state: &SeasonState) {
        for of in state.void().take(MAX_MATCHES) {
            let taken_back = self.take_back_match(of.id).await;
            self.tables.maintained(of.id, taken_back);
        }
    }

    async fn take_back_match(self, id: MatchId) -> Result<()> {
        let mut locked = self.tables.enter(id).await?;
        match locked.snapshot().stored.state() {
            State::Lobby => locked.close(None, None).await,
            State::Playing => {
                let by = locked.snapshot().stored.terms.host;
                let annulled = Transition::Cancel { guild: None, by };
                locked.commit(annulled, None).await
            }
            State::Finished | State::Abandoned => Ok(()),
        }
    }

    /// Remembers the message that announced the draw of a season: its id is what all matches are dealt from.
    pub async fn note_announced(self, state: &SeasonState, message: MessageId) -> Result<()> {
        let now = self.tables.catch_up().await?;
        let season = state.season.clone();
        let after = season.announced(message, now, now.after(NO_SHOW_AFTER));
        let store = self.tables.store();
        store
            .change_season(&after, WithSeason::Nothing, now, None)
            .await?;
        Ok(())
    }
}

/// A season in another phase, in which something is due at this time.
fn step(season: &LeagueSeason, phase: Phase, due_at: Option<Timestamp>) -> Step {
    (season.clone().then(phase, due_at), WithSeason::Nothing)
}

fn seat_in(of: &SeasonMatch, entrant: &Entrant) -> Option<Seat> {
    let seed = entrant.seed?;
    let [first, second] = of.sides();
    match seed {
        _ if seed == first => Some(Seat::FIRST),
        _ if seed == second => Some(Seat::FIRST.next(2)),
        _ => None,
    }
}

/// The matches in play in which an entrant still has their seat.
fn open_of(state: &SeasonState, entrant: &Entrant) -> Vec<(MatchId, Seat)> {
    let open = state.counted().filter(|it| it.state == State::Playing);
    let own = open.filter_map(|it| Some((it, seat_in(it, entrant)?)));
    own.filter(|(it, seat)| !it.left()[usize::from(seat.number())])
        .map(|(it, seat)| (it.id, seat))
        .collect()
}

fn is_persons(locked: &LockedMatch<'_>, seat: Seat) -> bool {
    let snapshot = locked.snapshot();
    let is_played = snapshot.is_played().is_ok();
    is_played && snapshot.seats().get(seat).is_some_and(Occupant::is_person)
}

/// Whether the message of a season shows less than there is, and may be edited again.
fn is_behind(state: &SeasonState, now: Timestamp) -> bool {
    let (season, shown) = (&state.season, state.shown());
    match season.phase {
        Phase::Drawn => return state.is_to_be_announced(),
        // They are looked at until their message shows that.
        Phase::Cancelled if state.void().next().is_some() => return false,
        Phase::Playing if season.paused_at.is_none() && state.is_played_out(now) => return false,
        _ => {}
    }
    let before = season.shown.as_deref().unwrap_or_default();
    let phase = |shown: &str| shown.split('.').next().map(str::to_owned);
    let rests = (season.shown_at..season.shown_at.after(BETWEEN_EDITS)).contains(&now);
    phase(before) != phase(&shown) || before != shown && !rests
}
