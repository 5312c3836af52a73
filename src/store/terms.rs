//! What is settled when a match is opened, and the columns that hold it.

use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::rows::{game, guild};
use super::{ChannelId, GuildId, Invitee, MatchId, NewMatch, Opening, PersonId, StoreError};
use crate::games::GameKind;
use crate::kernel::Secret;

/// What is settled when a match is opened. Only who its host is, and how many seats its setup has, may change until it starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// Which game.
    pub game: GameKind,
    /// The version of the value table it is played with.
    pub table_version: u32,
    /// The setup as it stands in a match file.
    pub setup: Value,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel it is played in.
    pub channel: ChannelId,
    /// The language of the public messages.
    pub locale: String,
    /// Who asked for the match, or took it over from them before it started.
    pub host: PersonId,
    /// How it comes to its people.
    pub opening: Opening,
    /// Who is invited: to a table, or, unless an earlier version wrote it, to answer a challenge.
    pub invited: Vec<Invitee>,
    /// The match that this one repeats.
    pub rematch_of: Option<MatchId>,
    /// What the shuffle is drawn from. Secret until the match is over.
    pub secret: Secret,
}

impl Terms {
    pub(super) fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        let table_version: i64 = row.try_get("table_version")?;
        let rematch_of: Option<i64> = row.try_get("rematch_of")?;
        let json = |column| -> Result<String, sqlx::Error> { row.try_get(column) };
        Ok(Self {
            game: game(row)?,
            table_version: u32::try_from(table_version).map_err(StoreError::unreadable)?,
            setup: serde_json::from_str(&json("setup")?).map_err(StoreError::unreadable)?,
            guild: guild(row)?,
            channel: ChannelId::from_sql(row.try_get("channel")?),
            locale: row.try_get("locale")?,
            host: PersonId::from_sql(row.try_get("host")?),
            opening: Opening::from_slug(row.try_get("opening")?)?,
            invited: serde_json::from_str(&json("invited")?).map_err(StoreError::unreadable)?,
            rematch_of: rematch_of.map(MatchId::from_sql),
            secret: json("secret")?.parse().map_err(StoreError::unreadable)?,
        })
    }

    /// Adds the row of a match with these terms, as a lobby.
    pub(super) async fn insert(
        &self,
        tx: &mut Transaction<'_, Sqlite>,
        new: &NewMatch,
    ) -> Result<MatchId, StoreError> {
        let invited = serde_json::to_string(&self.invited).map_err(StoreError::unreadable)?;
        let inserted = sqlx::query(
            "insert into matches (game, table_version, setup, state, guild, channel, locale, version, took_back,
             host, secret, rematch_of, created_at, changed_at, expires_at, shown_version, shown_steps,
             opening, invited)
             values ($1, $2, $3, 'lobby', $4, $5, $6, 0, 0, $7, $8, $9, $10, $10, $11, 0, 0, $12, $13)",
        )
        .bind(self.game.slug())
        .bind(i64::from(self.table_version))
        .bind(self.setup.to_string())
        .bind(self.guild.map(GuildId::sql))
        .bind(self.channel.sql())
        .bind(&self.locale)
        .bind(self.host.sql())
        .bind(String::from(self.secret))
        .bind(self.rematch_of.map(MatchId::sql))
        .bind(new.at)
        .bind(new.expires_at)
        .bind(self.opening.slug())
        .bind(invited)
        .execute(&mut **tx)
        .await?;
        Ok(MatchId::from_sql(inserted.last_insert_rowid()))
    }
}
