//! Ends that the rules do not know: giving up, and agreeing to a draw.

use std::time::Duration;

use super::match_cache::LockedMatch;
use super::play::go_on;
use super::results::final_result;
use super::snapshot::Snapshot;
use super::{Click, Refusal, Result, TableError, Tables};
use crate::kernel::{Ending, Seat};
use crate::store::{MatchId, NewSteps, PersonId, RequestKey, Transition};

/// How long a seat waits before it offers a draw again: each offer calls the other player with a sound.
pub(super) const OFFER_INTERVAL: Duration = Duration::from_mins(5);

impl Tables {
    /// Gives the match up for a person. If several others go on, a computer player takes over the seat; if only one is
    /// left, the match is over.
    ///
    /// # Errors
    /// If the person does not play in it or it is over.
    pub async fn resign(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let by = locked.playing_seat(&click)?;
        locked.resign(by, Some(click.key())).await
    }

    /// Whether the match would be over if this person gave up.
    ///
    /// # Errors
    /// If the person does not play in it or it is over.
    pub async fn ends_if_resigned(&self, id: MatchId, person: PersonId) -> Result<bool> {
        let snapshot = self.look(id).await?;
        snapshot.seat_of(person).ok_or(Refusal::NotYourMatch)?;
        snapshot.is_played()?;
        Ok(snapshot.ends_without_one())
    }

    /// Offers the others a draw.
    ///
    /// # Errors
    /// If an offer is open already, they have just made one, or a computer player is at the table.
    pub async fn offer_draw(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let by = locked.playing_seat(&click)?;
        if locked.snapshot().is_of_season() {
            return Err(Refusal::NoDrawInSeason.into());
        }
        if locked.snapshot().n_people() > 2 {
            return Err(Refusal::NoDrawAmongMany.into());
        }
        if !locked.snapshot().computers().is_empty() {
            return Err(Refusal::NoDrawWithComputer.into());
        }
        if locked.snapshot().stored.status.draw_offer().is_some() {
            return Err(Refusal::DrawOffered.into());
        }
        let offers = &self.inner.draw_offers;
        let offer = (click.match_id, by);
        if !offers.take(offer, self.now()) {
            return Err(Refusal::DrawJustOffered.into());
        }
        let offered = locked.commit(Transition::OfferDraw(by), click.key()).await;
        if offered.is_err() {
            offers.give_back(&offer);
        }
        offered
    }

    /// Agrees to the draw that another person offers.
    ///
    /// # Errors
    /// If nobody else offers one.
    pub async fn accept_draw(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        let by = offering_seat(&locked, &click)?;
        locked.end(Ending::Drawn { by }, Some(click.key())).await
    }

    /// Turns the draw down that another person offers.
    ///
    /// # Errors
    /// If nobody else offers one.
    pub async fn decline_draw(&self, click: Click) -> Result<()> {
        let mut locked = self.enter_for(&click).await?;
        offering_seat(&locked, &click)?;
        locked.commit(Transition::DeclineDraw, click.key()).await
    }
}

impl Snapshot {
    /// Whether fewer than two people were left without one of them.
    fn ends_without_one(&self) -> bool {
        self.n_people() <= 2
    }
}

impl LockedMatch<'_> {
    /// Ends the match, or, where several others play on, gives the seat to a computer player, who plays at once if it is its
    /// turn.
    pub(super) async fn resign(&mut self, by: Seat, key: Option<RequestKey>) -> Result<()> {
        if self.snapshot().ends_without_one() {
            return self.end(Ending::Resigned { by }, key).await;
        }
        self.commit(Transition::HandOver(by), key).await?;
        match go_on(self).await {
            // What sleeps is tried again until its channel is free.
            Err(TableError::Refused(Refusal::Asleep(_))) => Ok(()),
            gone_on => gone_on,
        }
    }

    pub(super) async fn end(&mut self, ending: Ending, key: Option<RequestKey>) -> Result<()> {
        let game = &self.snapshot().game;
        let transition = Transition::Finish {
            steps: NewSteps {
                from: game.n_steps(),
                steps: Vec::new(),
            },
            ending,
            final_result: final_result(game.as_ref(), ending)?,
        };
        self.commit(transition, key).await
    }
}

fn offering_seat(locked: &LockedMatch<'_>, click: &Click) -> Result<Seat, Refusal> {
    let own = locked.playing_seat(click)?;
    locked
        .snapshot()
        .stored
        .status
        .draw_offer()
        .filter(|&by| by != own)
        .ok_or(Refusal::NoDrawOffer)
}
