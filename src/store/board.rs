//! Where a match is shown, and how far what is shown has fallen behind.

use sqlx::Row;

use super::{MatchId, MessageId, PersonId, Store, StoreError};

/// The public messages of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// The challenge, which keeps showing the commitment.
    pub invitation: Option<MessageId>,
    /// The board itself, once it is posted.
    pub message: Option<MessageId>,
    /// The version that these messages show.
    pub shown_version: u64,
    /// How many steps had happened when they were last brought up to date.
    pub shown_steps: usize,
    /// The message that told somebody it is their turn.
    pub ping: Option<MessageId>,
    /// Whom it told, but for those who have acted since.
    pub pinged: Vec<PersonId>,
    /// The nonce of a ping that is being posted; the message is not known yet.
    pub calling: Option<String>,
}

impl Store {
    /// The public messages of a match, if there is such a match.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn board(&self, id: MatchId) -> Result<Option<Board>, StoreError> {
        let row = sqlx::query(
            "select invitation, board, shown_version, shown_steps, ping, pinged, calling from matches where id = $1",
        )
        .bind(id.sql())
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Board {
            invitation: row
                .try_get::<Option<i64>, _>("invitation")?
                .map(MessageId::from_sql),
            message: row
                .try_get::<Option<i64>, _>("board")?
                .map(MessageId::from_sql),
            shown_version: u64::try_from(row.try_get::<i64, _>("shown_version")?).unwrap_or(0),
            shown_steps: usize::try_from(row.try_get::<i64, _>("shown_steps")?).unwrap_or(0),
            ping: row
                .try_get::<Option<i64>, _>("ping")?
                .map(MessageId::from_sql),
            pinged: serde_json::from_str(&row.try_get::<String, _>("pinged")?)
                .map_err(StoreError::unreadable)?,
            calling: row.try_get("calling")?,
        }))
    }

    /// Remembers what the public messages of a match now are and show.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn save_board(&self, id: MatchId, board: &Board) -> Result<(), StoreError> {
        let pinged = serde_json::to_string(&board.pinged).map_err(StoreError::unreadable)?;
        sqlx::query(
            "update matches set invitation = coalesce($2, invitation), board = $3, shown_version = $4, shown_steps = $5, ping = $6, pinged = $7, calling = $8
             where id = $1",
        )
        .bind(id.sql())
        .bind(board.invitation.map(MessageId::sql))
        .bind(board.message.map(MessageId::sql))
        .bind(i64::try_from(board.shown_version).unwrap_or(i64::MAX))
        .bind(i64::try_from(board.shown_steps).unwrap_or(i64::MAX))
        .bind(board.ping.map(MessageId::sql))
        .bind(pinged)
        .bind(&board.calling)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    /// Remembers the message of a challenge.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn save_invitation(&self, id: MatchId, message: MessageId) -> Result<(), StoreError> {
        sqlx::query("update matches set invitation = $2 where id = $1")
            .bind(id.sql())
            .bind(message.sql())
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    /// The matches whose public messages show less than had happened at a time, most recently active first. A
    /// challenge that nobody sees is one of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outdated_boards(&self, changed_before: i64) -> Result<Vec<MatchId>, StoreError> {
        let rows = sqlx::query(
            "select id, changed_at from matches where version > shown_version and changed_at <= $1
             union select id, changed_at from matches where state = 'lobby' and invitation is null and changed_at <= $1
             order by changed_at desc",
        )
        .bind(changed_before)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| Ok(MatchId::from_sql(row.try_get("id")?)))
            .collect()
    }
}
