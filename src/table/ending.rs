//! Ends that the rules do not know: giving up, and agreeing to a draw.

use super::play::playing_seat;
use super::room::Entered;
use super::{Refusal, TableError, Tables};
use crate::kernel::{Ending, Seat};
use crate::store::{MatchId, PersonId, Snowflake, State};

impl Tables {
    /// Gives the match up for a person.
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
        entered.end(Ending::Resigned { by }, interaction).await
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
        if !entered.seated().computers().is_empty() {
            return Err(Refusal::NoDrawWithComputer.into());
        }
        if entered.seated().stored.draw_offer.is_some() {
            return Err(Refusal::DrawOffered.into());
        }
        let mut draft = entered.draft();
        draft.draw_offer = Some(by);
        entered.commit(draft, Some(interaction)).await
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
        entered.end(Ending::Drawn { by }, interaction).await
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
        let mut draft = entered.draft();
        draft.draw_offer = None;
        entered.commit(draft, Some(interaction)).await
    }
}

impl Entered<'_> {
    async fn end(&mut self, ending: Ending, interaction: Snowflake) -> Result<(), TableError> {
        let mut draft = self.draft();
        draft.state = State::Finished;
        draft.ending = Some(ending);
        draft.draw_offer = None;
        self.commit(draft, Some(interaction)).await
    }
}

/// The seat whose offer `person` may answer.
fn offering_seat(entered: &Entered<'_>, person: PersonId) -> Result<Seat, Refusal> {
    let own = playing_seat(entered, person)?;
    entered
        .seated()
        .stored
        .draw_offer
        .filter(|&by| by != own)
        .ok_or(Refusal::NoDrawOffer)
}
