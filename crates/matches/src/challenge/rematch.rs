//! Playing the same match again.

use serde_json::Value;

use super::lobby::Joined;
use super::opening::expiry;
use crate::kernel::BySeat;
use crate::registry;
use crate::snapshot::Snapshot;
use crate::store::{
    Invited, Invitee, MatchId, NewMatch, Occupant, Opening, Person, PersonId, Seated, Snowflake,
    State, Terms, Venue,
};
use crate::{Actor, Challenge, Click, Refusal, Result, TableError, Tables};

#[derive(Clone, Debug)]
pub enum Rematch {
    /// The others have to agree first, or a computer player is waiting to begin.
    Asked(Challenge),
    Joined(MatchId),
    /// Everybody wants it: it has begun.
    Begun(MatchId),
}

impl Tables {
    /// Asks for the same match again, or agrees if a person has asked already. Two people swap their seats; more of them
    /// sit down one after the other, and the match begins when all have.
    ///
    /// # Errors
    /// If the match is not over, the channel is occupied, or the person did not play in it.
    pub async fn rematch(&self, click: Click) -> Result<Rematch> {
        let id = click.match_id;
        let Actor::Person { interaction, .. } = click.actor else {
            return Err(Refusal::NotYourMatch.into());
        };
        let (new, person) = {
            let snapshot = self.look(id).await?;
            let seat = click.person().and_then(|person| snapshot.seat_of(person));
            let seat = seat.ok_or(Refusal::NotYourMatch)?;
            let sitting = snapshot.seats()[seat].person();
            let person = sitting.cloned().ok_or(Refusal::NotYourMatch)?;
            let stored = &snapshot.stored;
            match stored.state() {
                State::Finished => {}
                State::Lobby | State::Playing => return Err(Refusal::NotOverYet.into()),
                // It is deleted after a week, which a match that names it would prevent.
                State::Abandoned => return Err(Refusal::ChallengeOver.into()),
            }
            let board = self.store().board(id).await?;
            let (opening, seats) = places(&snapshot, person.id);
            let seats =
                BySeat::try_from(seats).map_err(|error| TableError::Failed(error.into()))?;
            let at = self.now();
            let new = NewMatch {
                terms: Terms {
                    table_version: registry::table_version(),
                    host: person.id,
                    opening,
                    invited: others(&snapshot, person.id),
                    setup: setup_of_rematch(&snapshot, opening),
                    rematch_of: Some(id),
                    channel: board.map(|board| board.channel),
                    venue: match stored.terms.venue {
                        Venue::Channel | Venue::Thread => Venue::Channel,
                        Venue::Quiet => Venue::Quiet,
                    },
                    ..stored.terms.clone()
                },
                secret: self.inner.environment.secret(),
                expires_at: expiry(at, opening, &seats),
                seats,
                limits: None,
                at,
                interaction,
            };
            (new, person)
        };
        match self.store().rematch_of(id).await? {
            Some(asked) => self.agree(asked, &person, interaction).await,
            None => match self.open(new).await {
                // The other pressed at the same moment and was first: both want it, so it begins.
                Err(TableError::Refused(refusal)) => match self.store().rematch_of(id).await? {
                    Some(asked) => self.agree(asked, &person, interaction).await,
                    None => Err(refusal.into()),
                },
                opened => opened.map(Rematch::Asked),
            },
        }
    }

    async fn agree(
        &self,
        asked: MatchId,
        person: &Person,
        interaction: Snowflake,
    ) -> Result<Rematch> {
        let click = Click::by_person(asked, person.id, interaction);
        let (host, opening) = {
            let snapshot = self.look(asked).await?;
            let stored = &snapshot.stored;
            (stored.terms.host, stored.terms.opening)
        };
        match opening {
            Opening::Challenge if host == person.id => Err(Refusal::RematchAsked.into()),
            Opening::Challenge => {
                self.accept_challenge(click).await?;
                Ok(Rematch::Begun(asked))
            }
            Opening::Deal | Opening::Season => Err(Refusal::NoSuchMatch.into()),
            Opening::Table => match self.join_table(click, &person.name).await {
                Ok(Joined::Begun) => Ok(Rematch::Begun(asked)),
                Ok(Joined::Waiting) => Ok(Rematch::Joined(asked)),
                Err(TableError::Refused(Refusal::AlreadyJoined)) => {
                    Err(Refusal::RematchAsked.into())
                }
                Err(error) => Err(error),
            },
        }
    }
}

/// The key of a setup that names the seat that begins.
const FIRST: &str = "first";

/// The same setup, in which another player begins. Two people swap their seats, so that is the seat that began before;
/// where people sit down again, it is drawn by lot.
fn setup_of_rematch(snapshot: &Snapshot, opening: Opening) -> Value {
    let mut setup = snapshot.stored.terms.setup.clone();
    if let Some(setup) = setup.as_object_mut() {
        setup.remove(FIRST);
        if let Some(first) = snapshot
            .game
            .first()
            .filter(|_| opening == Opening::Challenge)
        {
            setup.insert(FIRST.to_owned(), first.number().into());
        }
    }
    setup
}

/// Who sits where when `host` asks for a rematch, and how the others are asked.
fn places(snapshot: &Snapshot, host: PersonId) -> (Opening, Vec<Occupant>) {
    let mut seats: Vec<Occupant> = snapshot.stored.seats.as_slice().to_vec();
    if snapshot.n_people() > 2 {
        // Everybody but the host sits down again by themselves.
        seats.retain(|occupant| occupant.person().is_none_or(|person| person.id == host));
        seats.sort_by_key(|occupant| !occupant.is_person());
        (Opening::Table, seats)
    } else {
        seats.rotate_left(1);
        (Opening::Challenge, seats)
    }
}

/// Whom a rematch invites: all others but those who have deleted their data.
fn others(snapshot: &Snapshot, host: PersonId) -> Vec<Invitee> {
    let people = snapshot.stored.seats.people();
    let others = people
        .map(|person| person.id)
        .filter(|&id| id != host && !id.is_anonymous());
    others.map(|id| Invited::Person(id).into()).collect()
}
