//! How much room matches take that are over.

use std::time::Duration;

use lostcities::store::Location;
use lostcities_postgres_cluster::database;
use sqlx::{Connection, PgConnection};

use super::super::kept::{ANNA, TestDatabase, connected};

/// The bytes of a copy of the file, which has no gaps, and of the same on a server.
async fn taken(kept: &TestDatabase, name: &str) -> [u64; 2] {
    let copy = kept.path.with_file_name(name);
    kept.tables.store().copy_to(&copy).await.unwrap();
    let address = database().unwrap();
    let server = Location::Server(address.clone());
    let original = Location::from(copy.clone());
    original.copy_to(&server).await.unwrap();
    let mut server = PgConnection::connect(&address).await.unwrap();
    let bytes = "select sum(pg_total_relation_size(relid))::bigint from pg_stat_user_tables";
    let bytes = sqlx::query_scalar(bytes).fetch_one(&mut server);
    let bytes: i64 = bytes.await.unwrap();
    [copy.metadata().unwrap().len(), bytes.cast_unsigned()]
}

#[tokio::test]
#[ignore = "plays ten thousand matches"]
async fn ten_thousand_packed_matches_take_half_of_the_room() {
    let kept = TestDatabase::new().await;
    for channel in 1..=10_000 {
        let id = kept.played(channel, 1).await;
        kept.resign(id, ANNA, channel * 10_000 + 9).await;
    }
    let (tables, now) = (&kept.tables, Duration::ZERO);
    tables.forget_interactions(now).await.unwrap();
    // As they do once Discord has them, all boards show how their match ended.
    let mut file = connected(&kept.path).await;
    let shown = "update boards set shown_version = version";
    sqlx::query(shown).execute(&mut file).await.unwrap();
    let before = taken(&kept, "before.db").await;
    for _ in 0..=100 {
        tables.pack_matches(now).await.unwrap();
    }
    let after = taken(&kept, "after.db").await;
    let is_little = after[0] < 6_400_000 && after[1] < 17_600_000;
    assert!(is_little, "{before:?} bytes, packed {after:?}");
}
