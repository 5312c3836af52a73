//! Posting what was played: once a person and thing, by who played, and without the names of who does not want to be seen.

use std::time::Duration;

use super::{FinishedMatch, Onlooker};
use crate::kernel::{BySeat, Day, Seat};
use crate::present::scene::Photo;
use crate::present::{Face, Honours};
use crate::store::{Avatar, MatchId, Occupant, Person, PersonId, Share, State};
use crate::{Public, Refusal, Result, TableError, Tables};

/// After so long a thing can be posted again; a table of all of them would only grow.
const REMEMBERED_FOR: Duration = Duration::from_hours(30 * 24);

/// Stands for a person who is not named.
const NOBODY: PersonId = PersonId(u64::MAX);

impl Public {
    /// The card of the result with these names and pictures in it, and the result in words; `None` until there is one.
    pub fn result_card(&self, names: BySeat<String>, photos: Vec<(Seat, Photo)>) -> Option<Face> {
        let is_finished = self.state() == State::Finished;
        let outcome = self.outcome.clone().filter(|_| is_finished)?;
        let game = &self.snapshot.game;
        let shifts = self.ratings.iter();
        let honours = Honours {
            names,
            outcome,
            tallies: game.tallies(),
            ratings: shifts
                .map(|shift| (shift.seat, shift.before, shift.after))
                .collect(),
            photos,
            day: Day::of(self.snapshot.stored.changed_at),
        };
        Some(Face {
            scene: Some(game.result_card(&honours)),
            alt: honours.alt(),
            ..Face::default()
        })
    }
}

impl Tables {
    /// A match that is over, for a person who posts something of it, and who sat there as it may be said anywhere.
    ///
    /// # Errors
    /// If the match is not over, or they did not play in it, or it is a deal, which others have yet to play.
    pub async fn finished_to_share(
        &self,
        id: MatchId,
        person: PersonId,
    ) -> Result<(FinishedMatch, BySeat<Occupant>)> {
        let by = Onlooker {
            person,
            sees: false,
        };
        let over = match self.finished(id, by).await {
            Err(TableError::Refused(Refusal::NoSuchFinished(_))) => {
                return Err(Refusal::NotYourMatch.into());
            }
            over => over?,
        };
        over.0.is_no_deal()?;
        let mut seats = over.seats().clone();
        for seat in Seat::all(seats.n_seats()) {
            if let Occupant::Person(sitting) = &seats[seat]
                && sitting.id != person
                && !self.store().is_listed(sitting.id).await?
            {
                seats[seat] = Occupant::Person(Person::new(NOBODY, String::new()));
            }
        }
        Ok((over, seats))
    }

    /// The pictures of the people who sit there, of those who may be seen.
    pub async fn avatars(
        &self,
        id: MatchId,
        seats: &BySeat<Occupant>,
    ) -> Result<Vec<(Seat, PersonId, Avatar)>> {
        let mut avatars = self.store().avatars_in(id).await?;
        avatars.retain(|(seat, person, _)| {
            let named = seats.get(*seat).and_then(Occupant::person);
            named.is_some_and(|named| named.id == *person)
        });
        Ok(avatars)
    }

    /// That a person posts something now, before anybody sees it. A crash in between swallows it, and it never comes twice.
    ///
    /// # Errors
    /// If they have posted it.
    pub async fn claim_share(&self, id: MatchId, person: PersonId, what: String) -> Result<Share> {
        let share = Share { id, person, what };
        if self.store().claim_share(&share, self.now()).await? {
            Ok(share)
        } else {
            Err(Refusal::SharedAlready.into())
        }
    }

    pub(crate) async fn forget_shares(&self) -> Result<()> {
        let before = self.now().before(REMEMBERED_FOR);
        Ok(self.store().forget_shares_before(before).await?)
    }
}
