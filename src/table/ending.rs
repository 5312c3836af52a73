//! Ends that the rules do not know: giving up, and agreeing to a draw.

use super::play::playing_seat;
use super::results::reckoning;
use super::room::{Entered, Seated};
use super::{Refusal, TableError, Tables};
use crate::kernel::{Ending, Seat};
use crate::store::{Deed, MatchId, NewSteps, PersonId, Snowflake};

impl Tables {
    /// Gives the match up for a person. If several others go on, a computer player takes over the seat; if only one is
    /// left, the match is over.
    ///
    /// # Errors
    /// If the person does not play in it or it is over.
    pub async fn resign(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        let by = playing_seat(&entered, person)?;
        if entered.seated().ends_without_one() {
            entered
                .end(Ending::Resigned { by }, Some(interaction))
                .await
        } else {
            entered.hand_over(by, Some(interaction)).await
        }
    }

    /// Whether the match would be over if this person gave up.
    ///
    /// # Errors
    /// If the person does not play in it or it is over.
    pub async fn ends_if_resigned(
        &self,
        id: MatchId,
        person: PersonId,
    ) -> Result<bool, TableError> {
        let entered = self.enter(id).await?;
        playing_seat(&entered, person)?;
        Ok(entered.seated().ends_without_one())
    }

    /// Offers the others a draw.
    ///
    /// # Errors
    /// If an offer is open already, or somebody at the table is a computer player.
    pub async fn offer_draw(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        let by = playing_seat(&entered, person)?;
        if entered.seated().n_people() > 2 {
            return Err(Refusal::NoDrawAmongMany.into());
        }
        if !entered.seated().computers().is_empty() {
            return Err(Refusal::NoDrawWithComputer.into());
        }
        if entered.seated().stored.status.draw_offer().is_some() {
            return Err(Refusal::DrawOffered.into());
        }
        entered.commit(Deed::OfferDraw(by), Some(interaction)).await
    }

    /// Agrees to the draw that somebody else offers.
    ///
    /// # Errors
    /// If nobody else offers one.
    pub async fn accept_draw(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        let by = offering_seat(&entered, person)?;
        entered.end(Ending::Drawn { by }, Some(interaction)).await
    }

    /// Turns the draw down that somebody else offers.
    ///
    /// # Errors
    /// If nobody else offers one.
    pub async fn decline_draw(
        &self,
        id: MatchId,
        person: PersonId,
        interaction: Snowflake,
    ) -> Result<(), TableError> {
        let mut entered = self.enter(id).await?;
        offering_seat(&entered, person)?;
        entered.commit(Deed::DeclineDraw, Some(interaction)).await
    }
}

impl Seated {
    /// Whether fewer than two people were left without one of them.
    fn ends_without_one(&self) -> bool {
        self.n_people() <= 2
    }
}

impl Entered<'_> {
    /// Gives a seat to a computer player, who plays on at once if it is its turn.
    pub(super) async fn hand_over(
        &mut self,
        by: Seat,
        interaction: Option<Snowflake>,
    ) -> Result<(), TableError> {
        self.commit(Deed::HandOver(by), interaction).await?;
        self.let_computers_play().await
    }

    /// Ends the match in this way.
    pub(super) async fn end(
        &mut self,
        ending: Ending,
        interaction: Option<Snowflake>,
    ) -> Result<(), TableError> {
        let game = &self.seated().game;
        let deed = Deed::Finish {
            steps: NewSteps {
                from: game.n_steps(),
                steps: Vec::new(),
            },
            ending,
            reckoning: reckoning(game.as_ref(), ending)?,
        };
        self.commit(deed, interaction).await
    }
}

/// The seat whose offer `person` may answer.
fn offering_seat(entered: &Entered<'_>, person: PersonId) -> Result<Seat, Refusal> {
    let own = playing_seat(entered, person)?;
    entered
        .seated()
        .stored
        .status
        .draw_offer()
        .filter(|&by| by != own)
        .ok_or(Refusal::NoDrawOffer)
}
