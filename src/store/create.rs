//! Creating a match, if its channel is free.

use sqlx::{Sqlite, Transaction};

use super::change::is_first_interaction;
use super::limits;
use super::{Created, GuildId, MatchId, NewMatch, Person, Store, StoreError};
use crate::kernel::Seat;

impl Store {
    /// Creates a match as [`Status::Lobby`](super::Status::Lobby), if its channel is free.
    ///
    /// # Errors
    /// If the database fails; nothing is created then.
    pub async fn create(&self, new: &NewMatch) -> Result<Created, StoreError> {
        let mut tx = self.begin().await?;
        if !is_first_interaction(&mut tx, new.interaction, new.at).await? {
            return Ok(Created::Repeated);
        }
        if let Some(limits) = new.limits
            && let Some(refused) = limits::refused(&mut tx, new, limits).await?
        {
            return Ok(refused);
        }
        let invited = serde_json::to_string(&new.invited).map_err(StoreError::unreadable)?;
        let inserted = sqlx::query(
            "insert into matches (game, table_version, setup, state, guild, channel, locale, version, took_back,
             host, secret, rematch_of, created_at, changed_at, expires_at, shown_version, shown_steps,
             opening, invited)
             values ($1, $2, $3, 'lobby', $4, $5, $6, 0, 0, $7, $8, $9, $10, $10, $11, 0, 0, $12, $13)",
        )
        .bind(new.game.slug())
        .bind(i64::from(new.table_version))
        .bind(new.setup.to_string())
        .bind(new.guild.map(GuildId::sql))
        .bind(new.channel.sql())
        .bind(&new.locale)
        .bind(new.host.sql())
        .bind(String::from(new.secret))
        .bind(new.rematch_of.map(MatchId::sql))
        .bind(new.at)
        .bind(new.expires_at)
        .bind(new.opening.slug())
        .bind(invited)
        .execute(&mut *tx)
        .await;
        let id = match inserted {
            Ok(done) => MatchId::from_sql(done.last_insert_rowid()),
            Err(error) if StoreError::is_unique_violation(&error) => {
                tx.rollback().await?;
                let busy = self.open_match_in(new.channel).await?;
                return Ok(busy.map_or(Created::AlreadyRepeated, Created::ChannelBusy));
            }
            Err(error) => return Err(error.into()),
        };
        for (seat, person) in new.seats.iter() {
            sit_down(&mut tx, id, seat, person.as_ref()).await?;
        }
        tx.commit().await?;
        Ok(Created::Done(id))
    }
}

/// Gives a seat to a person or a computer player.
pub(super) async fn sit_down(
    tx: &mut Transaction<'_, Sqlite>,
    id: MatchId,
    seat: Seat,
    person: Option<&Person>,
) -> Result<(), StoreError> {
    if let Some(person) = person {
        // The name is the only thing the match knows better; what the person chose stays.
        sqlx::query(
            "insert into people (id, name) values ($1, $2)
             on conflict (id) do update set name = excluded.name",
        )
        .bind(person.id.sql())
        .bind(&person.name)
        .execute(&mut **tx)
        .await?;
    }
    sqlx::query("insert into seats (match, seat, person) values ($1, $2, $3)")
        .bind(id.sql())
        .bind(i64::from(seat.number()))
        .bind(person.map(|person| person.id.sql()))
        .execute(&mut **tx)
        .await?;
    Ok(())
}
