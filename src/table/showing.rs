//! Where matches are shown, and which of them show too little.

use std::time::Duration;

use super::{Place, Refusal, TableError, Tables};
use crate::store::{Board, MatchId, MessageId};

/// The public messages of matches: what they say, and which of them are out of date.
#[derive(Clone, Copy)]
pub struct Messages<'a> {
    pub(super) tables: &'a Tables,
}

impl Messages<'_> {
    /// Remembers the message of a challenge.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invited(self, id: MatchId, message: MessageId) -> Result<(), TableError> {
        Ok(self
            .tables
            .store()
            .boards()
            .save_invitation(id, message)
            .await?)
    }

    /// Remembers what the public messages of a match now are and show.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn save_board(self, id: MatchId, board: &Board) -> Result<(), TableError> {
        Ok(self.tables.store().boards().save_board(id, board).await?)
    }

    /// Matches whose public messages show less than had happened `age` ago, most recently active first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outdated(self, age: Duration) -> Result<Vec<MatchId>, TableError> {
        Ok(self
            .tables
            .store()
            .boards()
            .outdated_boards(self.tables.now().before(age))
            .await?)
    }

    /// Where a match can be found.
    pub(super) async fn place(self, id: MatchId) -> Result<Place, TableError> {
        let board = self
            .tables
            .store()
            .boards()
            .board(id)
            .await?
            .ok_or(Refusal::NoSuchMatch)?;
        let seated = self.tables.look(id).await?;
        let stored = &seated.stored;
        Ok(Place {
            guild: stored.terms.guild,
            channel: stored.terms.channel,
            message: board.message.or(board.invitation),
        })
    }
}
