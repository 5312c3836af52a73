//! Matches in memory, and what pushes them out of it.

use lostcities::store::MatchId;
use lostcities::table::{Refusal, TableError};

use super::kept::{Kept, sql};

/// A room for each of them would push all others out.
const MADE_UP: std::ops::Range<u64> = 1_000..1_600;

#[tokio::test]
async fn numbers_that_no_match_has_push_none_out_of_memory() {
    let kept = Kept::new().await;
    let id = kept.played(1, 3).await;
    // From now on only memory can show it.
    sql(&kept.path, "update matches set setup = '{\"seats\":99}'").await;
    for made_up in MADE_UP {
        let refused = kept.tables.describe(MatchId(made_up), None).await;
        let is_unknown = matches!(refused, Err(TableError::Refused(Refusal::NoSuchMatch)));
        assert!(is_unknown, "{refused:?}");
    }
    kept.tables.describe(id, None).await.unwrap();
}
