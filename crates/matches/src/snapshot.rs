//! A match with its people, as it is at one version.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;

use super::Refusal;
use super::look::News;
use crate::kernel::{BySeat, Level, Numbering, Seat, Seats, Seed, Viewer};
use crate::present::{Match, Msg};
use crate::registry;
use crate::store::{
    Change, DailyGame, Deal, Occupant, Opening, PersonId, PreparedTurn, PreparedWish, Seated,
    State, Status, StoredMatch, Transition,
};

/// A match with its people at one version: what the database knows of it, and the position its log leads to.
pub struct Snapshot {
    /// Its row; the log itself lives in `game`.
    pub(super) stored: StoredMatch,
    /// The match in play; without a step while it is a lobby.
    pub(super) game: Arc<dyn Match>,
    /// Its latest happenings in words, as far as they have been told.
    news: Mutex<News>,
}

impl Snapshot {
    /// The match after the log that is stored.
    ///
    /// # Errors
    /// If the setup cannot be played, or a step does not fit the ones before it.
    pub(super) fn new(mut stored: StoredMatch) -> anyhow::Result<Self> {
        let id = stored.id;
        let mut game = registry::start(
            stored.terms.game,
            stored.terms.setup.clone(),
            stored.terms.table_version,
        )
        .with_context(|| format!("match {id} has an unusable setup"))?;
        for (ply, step) in std::mem::take(&mut stored.steps).iter().enumerate() {
            game.push(step)
                .with_context(|| format!("match {id} does not replay at step {ply}"))?;
        }
        Ok(Self {
            stored,
            game: game.into(),
            news: Mutex::default(),
        })
    }

    /// The latest happenings in words, oldest first.
    pub(super) fn news(&self) -> Vec<Msg> {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        news.latest(self.game.as_ref(), &self.stored.prepared_steps)
    }

    /// The match as `viewer` sees it while another seat may still take back what it did: for all others that has not happened. `None`
    /// if there is nothing of the kind.
    pub(super) fn settled_for(&self, viewer: Viewer) -> Option<Self> {
        let seat = self.game.actor(self.game.n_steps().checked_sub(1)?)?;
        let is_open = self.stored.state() == State::Playing && self.game.may_take_back(seat);
        if !is_open || viewer == Viewer::Seat(seat) || self.game.is_played_in_public() {
            return None;
        }
        let mut game = self.game.boxed_clone();
        while game.take_back(seat) {}
        let mut stored = self.stored.clone();
        stored.step_versions.truncate(game.n_steps());
        stored.prepared_steps.retain(|&ply| ply < game.n_steps());
        Some(Self {
            stored,
            game: game.into(),
            news: Mutex::default(),
        })
    }

    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let mut seats = self.stored.seats.iter();
        seats
            .find(|(_, sitting)| sitting.person().is_some_and(|sitting| sitting.id == person))
            .map(|(seat, _)| seat)
    }

    pub(super) fn away(&self, person: PersonId) -> Option<Seat> {
        let is_theirs = |seat: &Seat| {
            let left = self.stored.left.get(*seat).and_then(Option::as_ref);
            left.is_some_and(|left| left.id == person)
        };
        self.stored.stand_ins.iter().find(is_theirs)
    }

    /// What its buttons carry.
    pub fn version(&self) -> u64 {
        self.stored.version
    }

    pub fn has_begun(&self) -> bool {
        self.stored.status.has_begun()
    }

    pub fn seats(&self) -> &BySeat<Occupant> {
        &self.stored.seats
    }

    pub(super) fn n_people(&self) -> usize {
        self.stored.seats.people().count()
    }

    pub fn computers(&self) -> Seats {
        self.stored
            .seats
            .iter()
            .filter(|(_, occupant)| !occupant.is_person())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that have to act now; none unless the match is being played.
    pub fn awaited(&self) -> Seats {
        match self.stored.status {
            Status::Playing { closing: None, .. } => self.game.turn().seats(),
            Status::Lobby { .. }
            | Status::Playing { .. }
            | Status::Finished { .. }
            | Status::Closed { .. }
            | Status::Cancelled { .. } => Seats::NONE,
        }
    }

    /// What every card is drawn from, once the match has started.
    pub(super) fn seed(&self) -> Option<Seed> {
        let seed = self.stored.secret.seed(self.stored.status.snowflake()?);
        Some(match self.stored.terms.opening {
            Opening::Challenge | Opening::Table | Opening::Season => seed,
            Opening::Deal => seed.numbered(Numbering::Draw),
        })
    }

    /// The deal of which it is a try.
    pub(super) fn deal(&self) -> Option<Deal> {
        self.is_no_deal().err()?;
        let number = self.stored.status.snowflake()?;
        let game = DailyGame::of(self.stored.terms.game)?;
        Some(Deal::of(game, number.try_into().ok()?))
    }

    /// That it is a match like others. What chance gives in a deal is a secret of everybody who has yet to play it, so nobody comes
    /// to one but by what knows that.
    pub(super) fn is_no_deal(&self) -> Result<(), Refusal> {
        match self.stored.terms.opening {
            Opening::Challenge | Opening::Table | Opening::Season => Ok(()),
            Opening::Deal => Err(Refusal::NoSuchMatch),
        }
    }

    /// The match after a change that is made. `game` is the new log, if it is another.
    pub(super) fn after(&self, change: &Change, game: Option<Box<dyn Match>>) -> Self {
        let version = change.expected + 1;
        let mut stored = self.stored.clone();
        let mut news = {
            let news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
            news.clone()
        };
        stored.version = version;
        stored.revision = change.revision.next;
        stored.changed_at = change.at;
        if let Some(status) = stored.status.after(&change.transition) {
            stored.status = status;
        }
        if let Transition::TakeBack { keep } = change.transition {
            stored.took_back = version;
            stored.step_versions.truncate(keep);
            stored.prepared_steps.retain(|&ply| ply < keep);
            news = News::default();
        }
        match change.transition {
            Transition::HandOver(seat) => leave(&mut stored, seat),
            Transition::StandIn(seat) => {
                leave(&mut stored, seat);
                stored.stand_ins = stored.stand_ins.with(seat);
            }
            Transition::Return(seat) => {
                if let Some(person) = stored.left[seat].take() {
                    stored.seats[seat] = Occupant::Person(person);
                }
                stored.stand_ins = stored.stand_ins.without(seat);
            }
            _ => {}
        }
        if let Some(seating) = change.transition.seating() {
            stored.terms.host = seating.host;
            stored.terms.setup = seating.setup.clone();
            stored.left = BySeat::new(seating.seats.n_seats(), |_| None);
            stored.seats = seating.seats.clone();
        }
        let game = game.map_or_else(|| Arc::clone(&self.game), Arc::from);
        stored.step_versions.resize(game.n_steps(), version);
        forget_prepared(&mut stored);
        Self {
            stored,
            game,
            news: Mutex::new(news),
        }
    }

    /// Whether a button that `seat` saw at `version` still means what it said: since then only others have acted.
    ///
    /// So choices made in parallel never spoil each other's buttons, while a draw, a roll, an action of the same seat or
    /// one taken back makes all earlier buttons stale.
    pub fn is_fresh(&self, seat: Seat, version: u64) -> bool {
        let versions = &self.stored.step_versions;
        let newer = versions.partition_point(|&of_step| of_step <= version)..versions.len();
        version <= self.stored.version
            && version >= self.stored.took_back
            && newer
                .into_iter()
                .all(|ply| self.game.actor(ply).is_some_and(|actor| actor != seat))
    }
}

pub(super) fn with_prepared(snapshot: &Snapshot, wish: &PreparedWish) -> Snapshot {
    let mut stored = snapshot.stored.clone();
    stored.revision = wish.revision.next;
    stored.prepared.retain(|turn| turn.seat != wish.seat);
    stored
        .prepared
        .extend(wish.plan.clone().map(|plan| PreparedTurn {
            seat: wish.seat,
            plan,
            void: None,
        }));
    let news = snapshot.news.lock().unwrap_or_else(PoisonError::into_inner);
    Snapshot {
        stored,
        game: Arc::clone(&snapshot.game),
        news: Mutex::new(news.clone()),
    }
}

fn leave(stored: &mut StoredMatch, seat: Seat) {
    let computer = Occupant::Computer(Level::Normal);
    let occupant = std::mem::replace(&mut stored.seats[seat], computer);
    stored.left[seat] = occupant.person().cloned();
}

/// Takes away what is prepared for seats that people have left, and everything once the match is over.
fn forget_prepared(stored: &mut StoredMatch) {
    let is_open = matches!(stored.status, Status::Playing { .. });
    let seats = &stored.seats;
    let is_kept = |seat| is_open && seats.get(seat).is_some_and(Occupant::is_person);
    stored.prepared.retain(|turn| is_kept(turn.seat));
}
