//! Where matches are shown, and which of them show too little.

use super::{TableError, Tables};
use crate::store::{Board, MatchId, MessageId};

impl Tables {
    /// Remembers the message of a challenge.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invited(&self, id: MatchId, message: MessageId) -> Result<(), TableError> {
        Ok(self.store().boards().save_invitation(id, message).await?)
    }

    /// Remembers what the public messages of a match now are and show.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn save_board(&self, id: MatchId, board: &Board) -> Result<(), TableError> {
        Ok(self.store().boards().save_board(id, board).await?)
    }

    /// Matches whose public messages show less than had happened `age_ms` ago, most recently active first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outdated(&self, age_ms: i64) -> Result<Vec<MatchId>, TableError> {
        Ok(self
            .store()
            .boards()
            .outdated_boards(self.now() - age_ms)
            .await?)
    }

    /// The match that repeats `id`, if somebody asked for one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rematch_of(&self, id: MatchId) -> Result<Option<MatchId>, TableError> {
        Ok(self.store().matches().rematch_of(id).await?)
    }

    /// Forgets interactions older than `age_ms`; Discord delivers none again after so long.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_interactions(&self, age_ms: i64) -> Result<(), TableError> {
        Ok(self
            .store()
            .forget_interactions_before(self.now() - age_ms)
            .await?)
    }
}
