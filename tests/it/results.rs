//! What is written down of a match when it ends, and of those that ended before anything was.

mod rated_seats;
mod ratings;

use futures_util::future::join_all;
use lostcities::kernel::{Ending, Seat};
use lostcities::store::{MatchId, PersonId, State, Store, StoredResult};
use lostcities::table::{Click, Refusal, TableError};

use super::kept::{ANNA, BEN, TestDatabase, play_on, sql};

/// More actions than any match of one round has.
const TO_THE_END: u64 = 2_000;

/// What the database has of a match that has ended.
async fn result(kept: &TestDatabase, id: MatchId) -> StoredResult {
    kept.tables.store().result_of(id).await.unwrap().unwrap()
}

/// Points and places of a result, seat by seat.
fn placed(result: &StoredResult) -> Vec<(i32, u8)> {
    let seats = result.seats.as_slice().iter();
    seats.map(|seat| (seat.points, seat.place)).collect()
}

fn places(result: &StoredResult) -> Vec<u8> {
    let placed = placed(result).into_iter();
    placed.map(|(_, place)| place).collect()
}

fn people(result: &StoredResult) -> Vec<Option<PersonId>> {
    let seats = result.seats.as_slice().iter();
    seats.map(|seat| seat.person).collect()
}

#[tokio::test]
async fn a_match_that_is_played_out_has_a_result() {
    let kept = TestDatabase::new().await;
    let id = kept.played(1, 5).await;
    assert_eq!(kept.tables.store().result_of(id).await.unwrap(), None);
    let pick = |number: usize| (20_000 + number) * 7;
    play_on(&kept.tables, id, usize::MAX, 20_000, pick).await;
    let result = result(&kept, id).await;
    assert!(result.is_rated);
    assert_eq!(people(&result), [ANNA, BEN].map(Some));
    let stored = kept.load(id).await;
    assert_eq!(stored.state(), State::Finished);
    let (_, said) = super::kept::said(&super::kept::program(&kept.path, &["export", "1"]));
    let file: serde_json::Value = serde_json::from_str(&said).unwrap();
    let (points, places): (Vec<i32>, Vec<u8>) = placed(&result).into_iter().unzip();
    assert_eq!(
        file["outcome"],
        serde_json::json!({ "points": points, "places": places })
    );
}

#[tokio::test]
async fn who_resigns_is_last_in_the_result_whatever_the_points() {
    let kept = TestDatabase::new().await;
    let id = kept.lost_by(1, BEN).await;
    let result = result(&kept, id).await;
    assert_eq!((result.is_rated, places(&result)), (true, vec![1, 2]));
}

#[tokio::test]
async fn a_draw_is_a_first_place_for_both() {
    let kept = TestDatabase::new().await;
    let id = kept.drawn(1).await;
    let result = result(&kept, id).await;
    assert_eq!((result.is_rated, places(&result)), (true, vec![1, 1]));
}

#[tokio::test]
async fn a_match_against_a_computer_player_is_not_rated() {
    let kept = TestDatabase::new().await;
    let id = kept.solo(1).await;
    let result = result(&kept, id).await;
    assert!(!result.is_rated);
    assert_eq!(people(&result), [Some(ANNA), None]);
}

#[tokio::test]
async fn a_challenge_that_is_declined_has_no_result() {
    let kept = TestDatabase::new().await;
    let id = kept.challenge(1, false).await;
    kept.tables
        .decline_challenge(Click::by_person(id, BEN, 10_001))
        .await
        .unwrap();
    assert_eq!(kept.tables.store().result_of(id).await.unwrap(), None);
    assert_eq!(kept.tables.record_results().await.unwrap(), 0);
}

#[tokio::test]
async fn of_two_ends_at_once_one_counts() {
    let kept = TestDatabase::new().await;
    let id = kept.played(1, 5).await;
    let ends = [ANNA, BEN].map(|person| {
        kept.tables
            .resign(Click::by_person(id, person, 20_000 + person.0))
    });
    let refused = join_all(ends).await.into_iter().filter_map(Result::err);
    let refused: Vec<TableError> = refused.collect();
    assert!(
        matches!(refused[..], [TableError::Refused(Refusal::MatchOver)]),
        "{refused:?}"
    );
    let Some(Ending::Resigned { by }) = kept.load(id).await.status.ending() else {
        panic!("nobody resigned")
    };
    let expected = if by == Seat::FIRST { [2, 1] } else { [1, 2] };
    assert_eq!(places(&result(&kept, id).await), expected);
}

#[tokio::test]
async fn matches_that_ended_before_there_were_results_get_theirs_once() {
    let kept = TestDatabase::new().await;
    let mut results = Vec::new();
    for channel in 1..4 {
        let id = kept.lost_by(channel, BEN).await;
        results.push(result(&kept, id).await);
    }
    sql(
        &kept.path,
        "delete from result_seats; delete from results; update matches set has_result = 0",
    )
    .await;
    assert_eq!(kept.tables.record_results().await.unwrap(), 3);
    assert_eq!(kept.tables.record_results().await.unwrap(), 0);
    let store = Store::open(&kept.path).await.unwrap();
    for before in results {
        assert_eq!(store.result_of(before.id).await.unwrap(), Some(before));
    }
}
