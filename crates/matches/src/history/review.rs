//! Reviews of finished matches: what chance gave, and what acts cost. Each is made once, beside play, and kept.

use std::sync::Arc;

use anyhow::Context;

use super::{FinishedMatch, Onlooker};
use crate::games::GameKind;
use crate::kernel::{BySeat, Seat};
use crate::present::{Face, Match, review_face, reviewed_acts};
use crate::queue::{NoPlace, QueuePlace};
use crate::snapshot::Snapshot;
use crate::store::{MatchId, Occupant, PersonId};
use crate::{NoReview, Refusal, Result, Tables};
use lostcities_rules::review::Review;

/// The version of how reviews are made. It grows when other players, worlds or numbers of them make other estimates.
const VERSION: u32 = 6;

#[derive(Clone, Debug)]
pub struct ReviewPage {
    pub game: GameKind,
    pub seats: BySeat<Occupant>,
    pub seat: Seat,
    /// Words, picture, alternative text. It has no controls.
    pub face: Face,
    pub may_be_shared: bool,
    /// The turns of the acts that are told, from 1, with the points that they cost; each turn once.
    pub stops: Vec<(usize, i32)>,
}

impl Tables {
    /// The review of a match as `seat` looks at it, or else the person's own seat, with these names in its picture; `None` if it
    /// has to be made first.
    ///
    /// # Errors
    /// If nobody has done anything in the match.
    pub async fn review(
        &self,
        FinishedMatch(snapshot): FinishedMatch,
        seat: Option<Seat>,
        person: PersonId,
        names: BySeat<String>,
    ) -> Result<Option<ReviewPage>> {
        if has_no_acts(&*snapshot.game) {
            return Err(Refusal::from(NoReview::NothingPlayed).into());
        }
        let id = snapshot.stored.id;
        let kept = self.store().review_of(id, VERSION).await?;
        let Some(review) = kept else {
            return Ok(None);
        };
        let seat = seat.or_else(|| snapshot.seat_of(person));
        let seat = seat.filter(|seat| seat.number() < review.n_seats());
        let seat = seat.unwrap_or(Seat::FIRST);
        let page = tokio::task::spawn_blocking(move || page(&snapshot, &review, seat, &names));
        Ok(Some(page.await.context("showing a review panicked")?))
    }

    /// # Errors
    /// If the person has one already, or the queue is full.
    pub fn queue_review(&self, person: PersonId) -> Result<QueuePlace<PersonId>, NoReview> {
        let place = self.inner.reviews.place(person);
        place.map_err(|refused| match refused {
            NoPlace::Taken => NoReview::Asked,
            NoPlace::Full => NoReview::TooMany,
        })
    }

    /// Makes the review of a match and keeps it, unless that is done by the time it is this person's turn. If this future is
    /// dropped, the work ends soon.
    ///
    /// # Errors
    /// If the match is not over, or the person may not look at it.
    pub async fn make_review(
        &self,
        id: MatchId,
        by: Onlooker,
        _place: &QueuePlace<PersonId>,
    ) -> Result<()> {
        let FinishedMatch(snapshot) = self.finished(id, by).await?;
        let _turn = self.inner.reviews.turn().await;
        let store = self.store();
        if store.review_of(id, VERSION).await?.is_some() {
            return Ok(());
        }
        let game = Arc::clone(&snapshot.game);
        let thinkers = &self.inner.thinkers;
        let review = thinkers
            .work_out(by.person, move |is_wanted| game.review(is_wanted))
            .await?;
        let review = review.with_context(|| format!("match {id} has no reviewer"))?;
        Ok(store.save_review(id, VERSION, &review).await?)
    }
}

fn has_no_acts(game: &dyn Match) -> bool {
    (0..game.n_steps()).all(|number| game.actor(number).is_none())
}

fn page(snapshot: &Snapshot, review: &Review, seat: Seat, names: &BySeat<String>) -> ReviewPage {
    let game = &*snapshot.game;
    let kind = snapshot.stored.terms.game;
    let acts = reviewed_acts(game, review, seat);
    let mut stops: Vec<(usize, i32)> = Vec::new();
    for act in &acts {
        if stops.iter().all(|&(turn, _)| turn != act.turn) {
            stops.push((act.turn, act.cost.points().max(1)));
        }
    }
    ReviewPage {
        game: kind,
        seats: snapshot.stored.seats.clone(),
        may_be_shared: snapshot.is_no_deal().is_ok(),
        seat,
        face: review_face(review, kind, seat, (&acts, &game.turns()), names),
        stops,
    }
}
