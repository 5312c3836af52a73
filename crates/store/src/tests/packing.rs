//! When the log of a match is packed, and that nothing else changes by it.

use futures_util::future::join;
use serde_json::json;

use super::transitions::{GO_ON, call_off, cancel, finish};
use super::{Home, begin_with};
use crate::kernel::Timestamp;
use crate::{Engine, MatchId, StoredMatch, Transition, UnpackedMatch};

impl Home {
    /// What is found when matches are looked for that were over at this moment.
    async fn found(&self, before: i64) -> Vec<UnpackedMatch> {
        let before = Timestamp::from_millis(before);
        let found = self.store.unpacked_matches(MatchId(0), before, 9).await;
        found.unwrap()
    }

    /// How many seats are looked at for what people have open.
    async fn n_looked_at(&self) -> i64 {
        let n = sqlx::query_scalar("select count(*) from seats where is_packed = 0");
        n.fetch_one(&self.store.readers).await.unwrap()
    }

    fn unpacked(&self, is_over: bool) -> Vec<UnpackedMatch> {
        vec![UnpackedMatch {
            id: self.id,
            is_over,
        }]
    }
}

/// As it is once it is packed: what tells processes of changes is not kept.
fn packed(before: StoredMatch) -> StoredMatch {
    StoredMatch {
        revision: 0,
        ..before
    }
}

fn begin() -> Transition {
    begin_with(vec![
        json!({"chance": {"first": 1}}),
        json!({"act": "draw", "seat": 1}),
    ])
}

#[tokio::test]
async fn a_match_is_packed_when_it_can_change_no_more() {
    for end in [finish(), cancel()] {
        let home = Home::new().await;
        assert_eq!(home.found(99).await, [], "it has no log");
        for transition in [begin(), call_off()] {
            home.undergo(vec![transition]).await;
            let before = home.loaded().await;
            assert_eq!(home.found(99).await, home.unpacked(false));
            assert_eq!(home.store.pack_match(home.id).await.unwrap(), 0);
            assert_eq!(home.loaded().await, before);
        }
        home.undergo(vec![GO_ON, end]).await;
        let before = home.loaded().await;
        // Transitions of these tests are made in the moment 50.
        assert_eq!(home.found(50).await, home.unpacked(false));
        assert_eq!(home.found(51).await, home.unpacked(true));
        let n_steps = before.steps.len();
        let packed = packed(before);
        assert_eq!(home.n_looked_at().await, 2);
        assert_eq!(home.store.pack_match(home.id).await.unwrap(), n_steps);
        assert_eq!(home.n_looked_at().await, 0);
        assert_eq!(home.loaded().await, packed);
        assert_eq!(home.found(99).await, []);
        assert_eq!(home.store.pack_match(home.id).await.unwrap(), 0);
        assert_eq!(home.loaded().await, packed);
    }
}

#[tokio::test]
async fn what_is_cut_short_is_not_packed_at_all() {
    let home = Home::new().await;
    home.undergo(vec![begin(), cancel()]).await;
    let before = home.loaded().await;
    let keep = "create trigger keeps before delete on steps begin select raise(abort, 'kept'); end";
    match home.store.engine() {
        Engine::Sqlite => home.on_writer(keep).await,
        Engine::Postgres => return,
    }
    assert!(home.store.pack_match(home.id).await.is_err());
    assert_eq!(home.found(99).await, home.unpacked(true));
    home.on_writer("drop trigger keeps").await;
    assert_eq!(home.store.pack_match(home.id).await.unwrap(), 2);
    assert_eq!(home.loaded().await, packed(before));
}

#[tokio::test]
async fn two_programs_pack_a_match_once() {
    let home = Home::new().await;
    let other = super::opened(&home.folder).await;
    home.undergo(vec![begin(), cancel()]).await;
    let before = home.loaded().await;
    let (one, another) = join(home.store.pack_match(home.id), other.pack_match(home.id)).await;
    assert_eq!(one.unwrap() + another.unwrap(), 2);
    assert_eq!(home.loaded().await, packed(before));
}

#[tokio::test]
async fn a_season_shows_the_promises_of_matches_that_are_packed() {
    let home = Home::new().await;
    home.undergo(vec![begin(), cancel()]).await;
    let season = super::league::open(&home).await;
    home.on_writer(
        "insert into fixtures (event, a, b, nth, match) select events.id, 0, 1, 1, matches.id from events, matches",
    )
    .await;
    let promised = home.loaded().await.secret.commitment();
    assert_eq!(home.store.pack_match(home.id).await.unwrap(), 2);
    let shown = home.store.matches_of_season(season).await.unwrap();
    assert_eq!(shown[0].commitment(), promised);
}
