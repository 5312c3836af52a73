//! Reviews of finished matches: what chance gave, and what acts cost. Each is made once, beside play, and kept.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Context;
use tokio::sync::Semaphore;

use super::history::Onlooker;
use super::look::Naming;
use super::seated::Seated;
use super::{Archive, NoReview, Refusal, TableError};
use crate::games::GameKind;
use crate::kernel::{BySeat, Seat};
use crate::present::{Face, Match, review_face, reviewed_acts};
use crate::review::Review;
use crate::store::{MatchId, Occupant, PersonId};

/// The version of how reviews are made. It grows when other players, worlds or numbers of them make other estimates.
const VERSION: u32 = 3;

/// How many people may wait for a review.
const MAX_WAITING: usize = 10;

/// A review as one seat looks at it.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// Which game.
    pub game: GameKind,
    /// Who sat where at the end.
    pub seats: BySeat<Occupant>,
    /// Whose curve and acts are shown.
    pub seat: Seat,
    /// Words, picture, alternative text. It has no controls.
    pub face: Face,
    /// The turns of the acts that are told, from 1, with the points that they cost; each turn once.
    pub stops: Vec<(usize, i32)>,
}

/// Those who wait for a review. One is made at a time.
pub(super) struct ReviewQueue {
    waiting: Arc<Mutex<HashSet<PersonId>>>,
    turn: Semaphore,
}

impl Default for ReviewQueue {
    fn default() -> Self {
        Self {
            waiting: Arc::default(),
            turn: Semaphore::new(1),
        }
    }
}

/// A person's place in the queue; dropping it gives it up.
#[derive(Debug)]
pub struct ReviewPlace {
    waiting: Arc<Mutex<HashSet<PersonId>>>,
    person: PersonId,
}

impl Drop for ReviewPlace {
    fn drop(&mut self) {
        lock(&self.waiting).remove(&self.person);
    }
}

impl ReviewQueue {
    /// A place for a person, to be held until they have their review.
    fn queue(&self, person: PersonId) -> Result<ReviewPlace, NoReview> {
        let mut waiting = lock(&self.waiting);
        if waiting.contains(&person) {
            return Err(NoReview::Asked);
        }
        if waiting.len() >= MAX_WAITING {
            return Err(NoReview::TooMany);
        }
        waiting.insert(person);
        Ok(ReviewPlace {
            waiting: Arc::clone(&self.waiting),
            person,
        })
    }
}

/// Says until it is dropped that a person waits for a review.
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(false, Relaxed);
    }
}

impl Archive<'_> {
    /// The review of a match as `seat` looks at it, or else the person's own seat; `None` if it has to be made first.
    ///
    /// # Errors
    /// If the match is not over, nobody has done anything in it, or the person may not look at it.
    pub async fn review(
        self,
        id: MatchId,
        by: Onlooker,
        seat: Option<Seat>,
        naming: Naming<'_>,
    ) -> Result<Option<ReviewPage>, TableError> {
        let seated = self.finished(id, by).await?;
        if has_no_acts(&*seated.game) {
            return Err(Refusal::from(NoReview::NothingPlayed).into());
        }
        let kept = self.tables.store().reviews().find(id, VERSION).await?;
        let Some(review) = kept else {
            return Ok(None);
        };
        let seat = seat.or_else(|| seated.seat_of(by.person));
        let seat = seat.filter(|seat| seat.number() < review.n_seats());
        let seat = seat.unwrap_or(Seat::FIRST);
        let names = seated.names(naming);
        let page = tokio::task::spawn_blocking(move || page(&seated, &review, seat, &names));
        Ok(Some(page.await.context("showing a review panicked")?))
    }

    /// A place for a person in the queue of those who wait for a review.
    ///
    /// # Errors
    /// If the person has one already, or the queue is full.
    pub fn queue_review(self, person: PersonId) -> Result<ReviewPlace, NoReview> {
        self.tables.inner.reviews.queue(person)
    }

    /// Makes the review of a match and keeps it, unless that is done by the time it is this person's turn. If this future is
    /// dropped, the work ends soon.
    ///
    /// # Errors
    /// As for [`review`](Self::review).
    pub async fn make_review(
        self,
        id: MatchId,
        by: Onlooker,
        _place: &ReviewPlace,
    ) -> Result<(), TableError> {
        let seated = self.finished(id, by).await?;
        let turn = self.tables.inner.reviews.turn.acquire().await;
        let _turn = turn.context("the queue of reviews is never closed")?;
        let reviews = self.tables.store().reviews();
        if reviews.find(id, VERSION).await?.is_some() {
            return Ok(());
        }
        let flag = Arc::new(AtomicBool::new(true));
        let wanted = Wanted(Arc::clone(&flag));
        let game = Arc::clone(&seated.game);
        let review = tokio::task::spawn_blocking(move || game.review(&|| flag.load(Relaxed)));
        let review = review.await.context("reviewing panicked")?;
        drop(wanted);
        let review = review.with_context(|| format!("match {id} has no reviewer"))?;
        Ok(reviews.save(id, VERSION, &review).await?)
    }
}

fn has_no_acts(game: &dyn Match) -> bool {
    (0..game.n_steps()).all(|number| game.actor(number).is_none())
}

fn page(seated: &Seated, review: &Review, seat: Seat, names: &BySeat<String>) -> ReviewPage {
    let game = &*seated.game;
    let kind = seated.stored.terms.game;
    let acts = reviewed_acts(game, review, seat);
    let mut stops: Vec<(usize, i32)> = Vec::new();
    for act in &acts {
        if stops.iter().all(|&(turn, _)| turn != act.turn) {
            stops.push((act.turn, act.cost.points().max(1)));
        }
    }
    ReviewPage {
        game: kind,
        seats: seated.stored.seats.clone(),
        seat,
        face: review_face(review, kind, seat, (&acts, &game.turns()), names),
        stops,
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_waits_for_one_review_and_ten_people_in_all() {
        let queue = ReviewQueue::default();
        let mut places: Vec<ReviewPlace> = (0..10)
            .map(|person| queue.queue(PersonId(person)).expect("there is room"))
            .collect();
        let refused = |person| queue.queue(PersonId(person)).err();
        assert_eq!(refused(3), Some(NoReview::Asked));
        assert_eq!(refused(10), Some(NoReview::TooMany));
        places.pop();
        assert_eq!(refused(10), None);
        drop(places);
        assert!(lock(&queue.waiting).is_empty());
    }
}
