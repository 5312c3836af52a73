//! How far matches have come that a process shows to people in private, by one question for all of them.

use super::super::columns::Number;
use super::super::driver::Engine;
use super::super::{MatchId, Store, StoreError};

impl Store {
    /// The versions of these matches. None where a process has the database to itself, and knows them.
    pub async fn match_versions(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, u64)>, StoreError> {
        if self.engine == Engine::Sqlite || ids.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<String> = ids.iter().map(MatchId::to_string).collect();
        let rows: Vec<(MatchId, Number<u64>)> = sqlx::query_as(
            "select id, version from matches where id = any(cast(string_to_array($1, ',') as bigint[]))",
        )
        .bind(ids.join(","))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(id, version)| (id, version.0))
            .collect())
    }
}
