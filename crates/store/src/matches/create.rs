//! Creating a match, if its channel is free.

use super::interactions::is_first_interaction;
use super::limits;
use crate::driver::Tx;
use crate::kernel::Seat;
use crate::locks::Scope;
use crate::people::remember_name;
use crate::{Created, MatchId, NewMatch, Occupant, Result, Store, StoreError, Venue};

impl Store {
    /// Creates a match as [`Status::Lobby`](crate::Status::Lobby), if its channel is free.
    ///
    /// # Errors
    /// If the database fails; nothing is created then.
    pub async fn create(&self, new: &NewMatch) -> Result<Created> {
        let scope = Scope::seating(new.terms.host, &new.seats);
        let mut tx = self.begin_for(&scope).await?;
        if !is_first_interaction(&mut tx, new.interaction, new.at).await? {
            return Ok(Created::Repeated);
        }
        if let Some(reached) = limits::reached(&mut tx, new).await? {
            return Ok(reached);
        }
        let id = match new.terms.insert(&mut tx, new).await {
            Ok(id) => id,
            Err(StoreError::Sql(error)) if StoreError::is_unique_violation(&error) => {
                tx.rollback().await?;
                let holds = new.terms.channel;
                let busy = match holds.filter(|_| new.terms.venue == Venue::Channel) {
                    Some(channel) => self.open_match_in(channel).await?,
                    None => None,
                };
                return Ok(busy.map_or(Created::AlreadyRepeated, Created::ChannelBusy));
            }
            Err(error) => return Err(error),
        };
        for (seat, occupant) in new.seats.iter() {
            insert_seat(&mut tx, id, seat, occupant).await?;
        }
        tx.commit().await?;
        Ok(Created::Done(id))
    }
}

pub async fn insert_seat(
    tx: &mut Tx<'_>,
    id: MatchId,
    seat: Seat,
    occupant: &Occupant,
) -> Result<()> {
    if let Occupant::Person(person) = occupant {
        remember_name(tx, person).await?;
    }
    sqlx::query("insert into seats (match, seat, person, level) values ($1, $2, $3, $4)")
        .bind(id)
        .bind(seat)
        .bind(occupant.person().map(|person| person.id))
        .bind(occupant.level())
        .execute(&mut **tx)
        .await?;
    Ok(())
}
