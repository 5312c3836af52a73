//! What one person sees of a match, and what they may do in it.

use super::look::Naming;
use super::play::playing_seat;
use super::room::Seated;
use super::{Refusal, TableError, Tables};
use crate::kernel::{BySeat, Seat, Viewer};
use crate::present::{Face, Msg};
use crate::store::{ChannelId, MatchId, Person, PersonId, State};

/// A private panel.
#[derive(Clone, Debug)]
pub struct Panel {
    /// What its buttons carry.
    pub version: u64,
    /// Hand, words and controls.
    pub face: Face,
    /// Who sits where; `None` is a computer player.
    pub seats: BySeat<Option<Person>>,
}

/// Something a person may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its wire form.
    pub action: String,
    /// Its words.
    pub words: Msg,
}

impl Tables {
    /// The private panel of a person, with a detail picked.
    ///
    /// # Errors
    /// If the person does not play in the match, or it has not begun.
    pub async fn panel(
        &self,
        id: MatchId,
        person: PersonId,
        focus: Option<&str>,
        naming: Naming<'_>,
    ) -> Result<Panel, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let seat = begun_seat(seated, person)?;
        Ok(Panel {
            version: seated.stored.version,
            face: seated.game.panel(
                seat,
                focus,
                &seated.names(naming),
                seated.stopped().as_ref(),
            ),
            seats: seated.stored.seats.clone(),
        })
    }

    /// What everybody may see of a match and `what` names, for whoever asks; `None` if it names nothing of that kind.
    ///
    /// # Errors
    /// If the match has not begun.
    pub async fn look(
        &self,
        id: MatchId,
        person: PersonId,
        what: &str,
        naming: Naming<'_>,
    ) -> Result<Option<Panel>, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        if !seated.has_begun() {
            return Err(Refusal::NoMatchHere.into());
        }
        let seat = seated.seat_of(person);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (names, stopped) = (seated.names(naming), seated.stopped());
        let face = seated.game.look(viewer, what, &names, stopped.as_ref());
        Ok(face.map(|face| Panel {
            version: seated.stored.version,
            face,
            seats: seated.stored.seats.clone(),
        }))
    }

    /// Whether a button that a person saw at `version` still means what it said.
    ///
    /// # Errors
    /// If the person does not play in the match.
    pub async fn is_fresh(
        &self,
        id: MatchId,
        person: PersonId,
        version: u64,
    ) -> Result<bool, TableError> {
        let entered = self.enter(id).await?;
        let seat = entered.seat(person)?;
        Ok(entered.seated().is_fresh(seat, version))
    }

    /// Whether a person may take back their last action; nobody may in a match they do not play in.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn may_take_back(&self, id: MatchId, person: PersonId) -> Result<bool, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        Ok(seated
            .seat_of(person)
            .is_some_and(|seat| seated.game.may_take_back(seat)))
    }

    /// Whether a person could offer a draw now; `None` if they do not play in the match or it is not being played.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn may_offer_draw(
        &self,
        id: MatchId,
        person: PersonId,
    ) -> Result<Option<bool>, TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let is_between_two = seated.computers().is_empty() && seated.n_people() == 2;
        let may = is_between_two && seated.stored.draw_offer.is_none();
        Ok(playing_seat(&entered, person).ok().map(|_| may))
    }

    /// The whole match as text: for one of its players with their own hand, for anybody else without any.
    ///
    /// # Errors
    /// If the match has not begun.
    pub async fn describe(
        &self,
        id: MatchId,
        viewer: Option<PersonId>,
    ) -> Result<(Vec<Msg>, BySeat<Option<Person>>), TableError> {
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        if !seated.has_begun() {
            return Err(Refusal::NoMatchHere.into());
        }
        let seat = viewer.and_then(|person| seated.seat_of(person));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok((
            seated.game.describe(viewer, seated.stopped().as_ref()),
            seated.stored.seats.clone(),
        ))
    }

    /// Everything a person may do now in the match of a channel; nothing when it is not their turn.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choices(
        &self,
        channel: ChannelId,
        person: PersonId,
    ) -> Result<Vec<Choice>, TableError> {
        let id = match self.match_of(channel, person).await {
            Ok(id) => id,
            Err(TableError::Refused(_)) => return Ok(Vec::new()),
            Err(failed) => return Err(failed),
        };
        let entered = self.enter(id).await?;
        let seated = entered.seated();
        let Some(seat) = seated
            .seat_of(person)
            .filter(|&seat| seated.awaited().contains(seat))
        else {
            return Ok(Vec::new());
        };
        let choices = seated.game.choices(seat).into_iter();
        Ok(choices
            .map(|(action, words)| Choice { action, words })
            .collect())
    }
}

fn begun_seat(seated: &Seated, person: PersonId) -> Result<Seat, Refusal> {
    let seat = seated.seat_of(person).ok_or(Refusal::NotYourMatch)?;
    match seated.stored.state {
        _ if !seated.has_begun() => Err(Refusal::NoMatchHere),
        State::Abandoned => Err(Refusal::EndedByModerator),
        State::Lobby | State::Playing | State::Finished => Ok(seat),
    }
}
