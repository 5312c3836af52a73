//! One match that cannot be read does not stop the maintenance of the others.

use std::path::Path;

use lostcities::store::{ChannelId, MatchId, Person, PersonId, State};
use lostcities::table::{GameKind, Level, Opponents, Tables};

use super::bot::harness::Log;
use super::kept::{ANNA, TestDatabase, begun, failed, program, proposal, sql};

/// Makes the setup of the first match one that no game has.
async fn break_first(path: &Path) {
    sql(
        path,
        "update matches set setup = '{\"seats\":99}' where id = 1",
    )
    .await;
}

#[tokio::test]
async fn a_challenge_that_cannot_be_read_does_not_keep_the_others_from_lapsing() {
    let kept = TestDatabase::new().await;
    let [broken, whole] = [
        kept.challenge(1, false).await,
        kept.challenge(2, false).await,
    ];
    break_first(&kept.path).await;
    sql(&kept.path, "update matches set expires_at = 1").await;
    let tables = kept.reopened().await;
    let log = Log::default();
    let _logging = tracing::dispatcher::set_default(&log.dispatch());
    assert_eq!(tables.lapse().await.unwrap(), [whole]);
    assert_eq!(tables.lapse().await.unwrap(), []);
    assert_eq!(kept.load(whole).await.state(), State::Abandoned);
    assert_eq!(kept.load(broken).await.state(), State::Abandoned);
    let sentence = format!("maintenance failed for match {broken}: match {broken} has an unusable");
    assert_eq!(log.count(&sentence), 1, "a broken row stays broken");
}

#[tokio::test]
async fn a_match_that_cannot_be_read_is_left_out_of_the_list_of_a_person() {
    let kept = TestDatabase::new().await;
    kept.played(1, 3).await;
    let whole = kept.played(2, 3).await;
    break_first(&kept.path).await;
    let tables = kept.reopened().await;
    assert_eq!(listed(&tables).await, [whole]);
}

#[tokio::test]
async fn a_match_that_cannot_be_read_keeps_nobodys_data_and_no_channel() {
    let kept = TestDatabase::new().await;
    let broken = kept.played(1, 3).await;
    break_first(&kept.path).await;
    let tables = kept.reopened().await;
    let forgotten = tables.forget_person(ANNA).await.unwrap();
    assert_eq!(forgotten.changed, [broken]);
    assert_eq!(tables.store().n_open_matches().await.unwrap(), 0);
    assert!(tables.match_in(ChannelId(1)).await.is_err());
}

#[tokio::test]
async fn a_match_that_cannot_be_read_sleeps_when_another_is_opened_in_its_channel() {
    let kept = TestDatabase::new().await;
    let broken = kept.played(1, 3).await;
    break_first(&kept.path).await;
    let tables = kept.reopened().await;
    let host = Person::new(PersonId(13), "Carla");
    let computer = Opponents::Computers(vec![Level::Easy]);
    let opened = begun(
        &tables,
        proposal(GameKind::Rivals, 1, host, computer, 20_000),
        &[],
    )
    .await;
    assert_eq!(tables.match_in(ChannelId(1)).await.unwrap(), opened);
    sql(
        &kept.path,
        "update matches set setup = '{\"rounds\":1}' where id = 1",
    )
    .await;
    let status = kept.load(broken).await.status;
    assert!(
        status.is_asleep(),
        "a program that can read it can go on with it: {status:?}"
    );
}

/// The open matches that Anna is told of.
async fn listed(tables: &Tables) -> Vec<MatchId> {
    let open = tables.inbox(ANNA).await.unwrap();
    let told = tables.waiting(&open, ANNA).await;
    told.iter().map(|waiting| waiting.open.id).collect()
}

#[tokio::test]
async fn suggesting_matches_reads_no_log() {
    let kept = TestDatabase::new().await;
    let broken = kept.played(1, 3).await;
    let whole = kept.played(2, 3).await;
    break_first(&kept.path).await;
    let tables = kept.reopened().await;
    let names = tables.names_of_games(super::kept::ANNA).await.unwrap();
    let ids: Vec<MatchId> = names.iter().map(|name| name.id).collect();
    assert_eq!(ids, [whole, broken]);
}

#[tokio::test]
async fn a_match_whose_columns_contradict_each_other_fails_alone() {
    let kept = TestDatabase::new().await;
    let broken = kept.challenge(1, false).await;
    let whole = kept.challenge(2, false).await;
    let contradiction =
        "update matches set snowflake = 7 where id = 1; update matches set expires_at = 1";
    sql(&kept.path, contradiction).await;
    let tables = kept.reopened().await;
    let log = Log::default();
    let _logging = tracing::dispatcher::set_default(&log.dispatch());
    assert_eq!(listed(&tables).await, [whole]);
    let sentence = "a match in state \"lobby\" whose other columns contradict that; set are: snowflake, expires_at";
    let text = failed(&program(&kept.path, &["matches"]));
    assert!(text.contains(sentence), "{text}");
    assert_eq!(tables.lapse().await.unwrap(), [whole]);
    let logged = format!(
        "maintenance failed for match {broken}: the database holds something unreadable: column state: {sentence}"
    );
    assert_eq!(log.count(&logged), 1);
    // Neither of them holds its channel any longer.
    for channel in [1, 2].map(ChannelId) {
        assert!(tables.match_in(channel).await.is_err(), "{channel}");
    }
}

#[tokio::test]
async fn results_that_cannot_enter_the_ratings_keep_nobody_from_playing() {
    let kept = TestDatabase::new().await;
    kept.played(1, 10_000).await;
    sql(
        &kept.path,
        "update result_seats set person = null; delete from entered_results",
    )
    .await;
    kept.reopened().await.record_results().await.unwrap();
}

#[tokio::test]
async fn the_list_of_matches_names_the_one_that_cannot_be_read_and_goes_on() {
    let kept = TestDatabase::new().await;
    kept.played(1, 3).await;
    kept.played(2, 3).await;
    sql(&kept.path, "update matches set game = 'chess' where id = 1").await;
    let text = failed(&program(&kept.path, &["matches"]));
    for part in [
        "{\"channel\":\"2\"",
        "match 1: ",
        "1 of 2 matches cannot be read",
    ] {
        assert!(text.contains(part), "{part} is missing: {text}");
    }
}
