//! Players' totals: what they count, and that they follow from the results alone.

use lostcities::games::tally::{Meetings, Totals};
use lostcities::store::{MatchId, PersonId, Store};
use lostcities::table::GameKind;
use sqlx::{Connection, Row};

use super::kept::{ANNA, BEN, TestDatabase, connected, sql};

/// More actions than any match of one round has.
const TO_THE_END: usize = 2_000;

async fn totals(kept: &TestDatabase, person: PersonId, is_rated: bool) -> Totals {
    let all = kept.tables.store().totals_of(person).await.unwrap();
    let found = all.into_iter().find(|totals| totals.is_rated == is_rated);
    found.expect("a match has ended")
}

async fn meetings(kept: &TestDatabase, person: PersonId, other: PersonId) -> Option<Meetings> {
    let store = kept.tables.store();
    store
        .meetings_of(person, other, GameKind::Classic)
        .await
        .unwrap()
}

/// Everything that follows from the results, row by row.
async fn sums(store_of: &TestDatabase) -> Vec<String> {
    let mut database = connected(&store_of.path).await;
    let mut sums = Vec::new();
    for query in [
        "select json_array(person, game, is_rated, matches, wins, draws, streak, best_streak, played_out, points,
         rounds, round_points, best_points, best_match, best_at) as row from totals order by person, game, is_rated",
        "select json_array(person, game, is_rated, colour, begun, points, wagered, paid) as row
         from totals_by_colour order by person, game, is_rated, colour",
        "select json_array(person, other, game, matches, ahead, behind) as row from meetings
         order by person, other, game",
        "select json_array(person, matches, finished) as row from finishes order by person",
        "select json_array(match, seat, tally) as row from result_seats order by match, seat",
    ] {
        let rows = sqlx::query(query).fetch_all(&mut database).await.unwrap();
        sums.extend(rows.iter().map(|row| row.get::<String, _>("row")));
    }
    database.close().await.unwrap();
    sums
}

#[tokio::test]
async fn wins_in_a_row_are_counted_until_one_is_lost() {
    let kept = TestDatabase::new().await;
    for (channel, loser) in (1..).zip([BEN, BEN, ANNA, BEN]) {
        kept.lost_by(channel, loser).await;
    }
    let anna = totals(&kept, ANNA, true).await;
    assert_eq!((anna.n_matches, anna.n_wins, anna.n_draws), (4, 3, 0));
    assert_eq!((anna.streak, anna.best_streak), (1, 2));
    let ben = totals(&kept, BEN, true).await;
    assert_eq!((ben.n_matches, ben.n_wins), (4, 1));
    assert_eq!((ben.streak, ben.best_streak), (0, 1));
    let met = |ahead, behind| Meetings {
        n_matches: 4,
        ahead,
        behind,
    };
    assert_eq!(meetings(&kept, ANNA, BEN).await, Some(met(3, 1)));
    assert_eq!(meetings(&kept, BEN, ANNA).await, Some(met(1, 3)));
    assert_eq!(meetings(&kept, ANNA, PersonId(13)).await, None);
}

#[tokio::test]
async fn a_draw_is_no_win_and_ends_a_row_of_wins() {
    let kept = TestDatabase::new().await;
    kept.lost_by(1, BEN).await;
    kept.drawn(2).await;
    let anna = totals(&kept, ANNA, true).await;
    assert_eq!((anna.n_matches, anna.n_wins, anna.n_draws), (2, 1, 1));
    assert_eq!((anna.streak, anna.best_streak), (0, 1));
    let met = Meetings {
        n_matches: 2,
        ahead: 1,
        behind: 0,
    };
    assert_eq!(meetings(&kept, ANNA, BEN).await, Some(met));
}

#[tokio::test]
async fn matches_with_computer_players_are_counted_apart() {
    let kept = TestDatabase::new().await;
    kept.solo(1).await;
    kept.lost_by(2, BEN).await;
    assert_eq!(totals(&kept, ANNA, false).await.n_wins, 0);
    assert_eq!(totals(&kept, ANNA, true).await.n_wins, 1);
    assert_eq!(totals(&kept, ANNA, true).await.n_matches, 1);
}

#[tokio::test]
async fn a_match_that_is_played_out_counts_its_rounds_and_expeditions() {
    let kept = TestDatabase::new().await;
    kept.lost_by(1, BEN).await;
    let id = kept.played(2, TO_THE_END).await;
    let store = kept.tables.store();
    let result = store.result_of(id).await.unwrap().unwrap();
    for (person, placed) in [ANNA, BEN].into_iter().zip(result.seats.as_slice()) {
        let sums = totals(&kept, person, true).await;
        // The match that was given up had no finished round, and no expedition of it counts.
        assert_eq!((sums.n_matches, sums.n_rounds), (2, 1));
        assert_eq!(sums.round_points, i64::from(placed.points));
        let expeditions = store
            .expeditions_of(person, GameKind::Classic, true)
            .await
            .unwrap();
        let points: i64 = expeditions.values().map(|all| all.points).sum();
        assert_eq!(points, sums.round_points);
        let not_rated = store.expeditions_of(person, GameKind::Classic, false).await;
        assert!(not_rated.unwrap().is_empty());
    }
}

#[tokio::test]
async fn matches_that_were_given_up_or_drawn_are_neither_the_best_nor_averaged() {
    let kept = TestDatabase::new().await;
    kept.lost_by(1, ANNA).await;
    kept.drawn(2).await;
    kept.solo(3).await;
    for is_rated in [true, false] {
        let anna = totals(&kept, ANNA, is_rated).await;
        assert_eq!((anna.n_played_out, anna.points, anna.best), (0, 0, None));
    }
    let id = kept.played(4, TO_THE_END).await;
    kept.lost_by(5, BEN).await;
    let result = kept.tables.store().result_of(id).await.unwrap().unwrap();
    let points = result.seats.as_slice()[0].points;
    let anna = totals(&kept, ANNA, true).await;
    assert_eq!((anna.n_matches, anna.n_played_out), (4, 1));
    assert_eq!(anna.points, i64::from(points));
    let best = anna.best.unwrap();
    assert_eq!((best.points, MatchId(best.number)), (points, id));
}

#[tokio::test]
async fn the_first_match_with_the_most_points_is_the_best() {
    let kept = TestDatabase::new().await;
    let first = kept.played(1, TO_THE_END).await;
    kept.played(2, TO_THE_END).await;
    kept.played(3, TO_THE_END).await;
    let store = kept.tables.store();
    let points = |result: lostcities::store::StoredResult| result.seats.as_slice()[0].points;
    let mut best = (i32::MIN, first);
    for id in store.match_ids().await.unwrap() {
        let of_match = points(store.result_of(id).await.unwrap().unwrap());
        if of_match > best.0 {
            best = (of_match, id);
        }
    }
    let anna = totals(&kept, ANNA, true).await.best.unwrap();
    assert_eq!((anna.points, MatchId(anna.number)), best);
}

#[tokio::test]
async fn the_sums_follow_from_the_results() {
    let kept = TestDatabase::new().await;
    kept.lost_by(1, BEN).await;
    kept.played(2, TO_THE_END).await;
    kept.drawn(3).await;
    kept.solo(4).await;
    kept.lost_by(5, ANNA).await;
    let before = sums(&kept).await;
    assert!(before.len() > 20, "{before:#?}");
    sql(
        &kept.path,
        "update totals set wins = 99, streak = 99; delete from meetings; delete from finishes",
    )
    .await;
    assert_ne!(sums(&kept).await, before);
    kept.tables.store().recount_totals().await.unwrap();
    assert_eq!(sums(&kept).await, before);
}

#[tokio::test]
async fn results_that_were_there_before_the_sums_count_once() {
    let kept = TestDatabase::new().await;
    kept.lost_by(1, BEN).await;
    kept.played(2, TO_THE_END).await;
    kept.solo(3).await;
    let before = sums(&kept).await;
    sql(
        &kept.path,
        "update results set is_counted = 0; update result_seats set tally = null;
         delete from totals; delete from totals_by_colour; delete from meetings; delete from finishes",
    )
    .await;
    assert_eq!(kept.tables.count_results().await.unwrap(), 3);
    assert_eq!(kept.tables.count_results().await.unwrap(), 0);
    assert_eq!(sums(&kept).await, before);
    let store = Store::open(&kept.path).await.unwrap();
    assert_eq!(store.results_not_counted().await.unwrap(), []);
}

#[tokio::test]
async fn a_match_in_play_counts_nothing() {
    let kept = TestDatabase::new().await;
    kept.played(1, 20).await;
    assert_eq!(kept.tables.store().totals_of(ANNA).await.unwrap(), []);
}
