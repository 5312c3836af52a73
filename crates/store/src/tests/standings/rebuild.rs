//! Standings that are built once more are the same, to the last digit.

use sqlx::Row;

use super::{Past, final_result};
use crate::Rebuilt;
use crate::driver::DialectSql;
use crate::results::record;

#[tokio::test]
async fn a_rebuild_equals_incremental_updates_bit_by_bit() {
    let is_night = std::env::var_os("LOSTCITIES_NIGHTLY").is_some();
    let n_results = if is_night { 3_000 } else { 600 };
    let past = Past::of(n_results).await;
    let n_rated = past
        .count("select count(*) from results where is_rated = 1")
        .await;
    let n_rated_at_least = n_results * 5 / 6;
    assert!(
        (n_rated_at_least..n_results).contains(&n_rated.unsigned_abs()),
        "{n_rated}"
    );
    let rows = past.rows(true).await;
    let unchanged = Rebuilt {
        n_results: n_rated.unsigned_abs(),
        n_changed: 0,
    };
    assert_eq!(past.store.rebuild_ratings().await.unwrap(), unchanged);
    // A database that is older than standings has none of their rows.
    past.sql("delete from standings; delete from rating_points; delete from entered_results")
        .await;
    let caught_up = past.store.catch_up_ratings().await.unwrap();
    assert_eq!(caught_up.n_results, unchanged.n_results);
    assert!(past.rows(true).await == rows);
    assert_eq!(
        past.store.catch_up_ratings().await.unwrap(),
        Rebuilt::default()
    );
}

#[tokio::test]
async fn a_rebuild_mends_what_is_wrong_and_counts_it() {
    let past = Past::of(200).await;
    let rows = past.rows(true).await;
    let mut n_wrong = past
        .sql("update standings set mean = mean + 1e-12 where guild = 7 and season = 0")
        .await;
    n_wrong += past
        .sql("update rating_points set at = at + 1 where number = 17")
        .await;
    n_wrong += past.sql("delete from standings where guild = 8").await;
    n_wrong += past
        .sql("insert into standings select 'rivals', 9, 0, person, mean, uncertainty, certain, matches, wins, is_listed
              from standings where game = 'classic' and guild = 0 and season = 0")
        .await;
    n_wrong += past
        .sql("delete from rating_points where number > 150")
        .await;
    n_wrong += past
        .sql("insert into rating_points select game, person, 1000, at, 1.0, 1.0 from rating_points where number = 18")
        .await;
    assert!(n_wrong > 100, "{n_wrong}");
    assert_eq!(past.n_corrected().await, n_wrong);
    assert!(past.rows(true).await == rows);
}

#[tokio::test]
async fn the_order_of_results_without_common_people_changes_no_digit() {
    let mut past = Past::of(1_000).await;
    let rows = past.rows(false).await;
    let question = DialectSql {
        sqlite: "select results.match as match, group_concat(person) as people from results
             join result_seats on result_seats.match = results.match group by number order by number",
        postgres: "select results.match as match, string_agg(person::text, ',') as people from results
             join result_seats on result_seats.match = results.match group by number order by number",
    };
    let question = question.on(past.store.engine());
    let results = sqlx::query(question).fetch_all(&past.store.readers).await;
    let mut order: Vec<(i64, Vec<String>)> = results
        .unwrap()
        .iter()
        .map(|row| {
            let people: String = row.get("people");
            (
                row.get("match"),
                people.split(',').map(str::to_owned).collect(),
            )
        })
        .collect();
    let mut n_swaps = 0;
    for _ in 0..20_000 {
        let at = usize::try_from(past.below(999)).unwrap();
        let [(_, one), (_, other)] = &order[at..at + 2] else {
            panic!("there are two")
        };
        if !one.iter().any(|person| other.contains(person)) {
            order.swap(at, at + 1);
            n_swaps += 1;
        }
    }
    assert!(n_swaps > 5_000, "{n_swaps}");
    past.sql("update results set number = -number").await;
    let mut tx = past.store.begin().await.unwrap();
    for (number, (id, _)) in (1_i64..).zip(&order) {
        let moved = sqlx::query("update results set number = $2 where match = $1");
        let moved = moved.bind(id).bind(number).execute(&mut *tx).await;
        assert_eq!(moved.unwrap().rows_affected(), 1);
    }
    tx.commit().await.unwrap();
    let rebuilt = past.store.rebuild_ratings().await.unwrap();
    assert!(rebuilt.n_changed > 1_000, "the points have other numbers");
    assert!(past.rows(false).await == rows);
}

#[tokio::test]
async fn a_result_behind_others_that_are_not_entered_waits_for_them() {
    let mut past = Past::of(50).await;
    past.sql("delete from standings; delete from rating_points; delete from entered_results")
        .await;
    let mut tx = past.store.begin().await.unwrap();
    for n in 51..60 {
        let (id, outcome) = past.finished(&mut tx, n, 60).await;
        record(&mut tx, past.store.engine(), id, &final_result(outcome))
            .await
            .unwrap();
    }
    tx.commit().await.unwrap();
    assert_eq!(past.count("select count(*) from standings").await, 0);
    past.store.catch_up_ratings().await.unwrap();
    assert_eq!(past.n_corrected().await, 0);
    assert!(past.count("select count(*) from standings").await > 0);
}
