//! Who is rated, and who has a place among all servers.

use lostcities::store::{Finishes, PersonId};
use lostcities::table::GameKind;

use super::ratings::{follows, group, play_on, standing};
use super::{places, result};
use crate::kept::{ANNA, BEN, ENOUGH, TestDatabase};

async fn finishes(kept: &TestDatabase, person: PersonId) -> (u32, u32) {
    let finishes = kept.tables.store().finishes_of(person).await;
    let finishes: Finishes = finishes.unwrap().unwrap();
    (finishes.matches, finishes.finished)
}

#[tokio::test]
async fn a_match_that_is_given_up_at_once_is_neither_rated_nor_part_of_sums() {
    let kept = TestDatabase::new().await;
    let id = kept.played(1, ENOUGH - 6).await;
    kept.resign(id, BEN, 900_000).await;
    assert!(!result(&kept, id).await.is_rated);
    for person in [ANNA, BEN] {
        assert_eq!(
            standing(&kept, GameKind::Classic, person).await,
            (25.0, 0, 0)
        );
        let totals = kept.tables.store().totals_of(person).await;
        assert_eq!(totals.unwrap(), []);
        assert_eq!(finishes(&kept, person).await, (1, 1));
    }
    follows(&kept, 0).await;
}

#[tokio::test]
async fn who_leaves_a_table_is_last_and_the_others_are_rated_as_they_stand() {
    let kept = TestDatabase::new().await;
    let (people, id) = group(&kept, 3).await;
    play_on(&kept, &people, id, 60).await;
    kept.resign(id, people[1], 900_000).await;
    play_on(&kept, &people, id, usize::MAX).await;
    let result = result(&kept, id).await;
    let places = places(&result);
    assert!(result.is_rated);
    let mut means = Vec::new();
    for &person in &people {
        means.push(standing(&kept, GameKind::RollWrite, person).await.0);
    }
    assert!(means[1] < means[0].min(means[2]), "{means:?}");
    assert_eq!(
        places[0].cmp(&places[2]),
        means[2].total_cmp(&means[0]),
        "{places:?} {means:?}"
    );
    assert_eq!(finishes(&kept, people[0]).await, (1, 1));
    assert_eq!(finishes(&kept, people[1]).await, (1, 0));
    let totals = kept.tables.store().totals_of(people[1]).await;
    let totals = &totals.unwrap()[0];
    assert!(totals.is_rated);
    assert_eq!(
        (totals.n_matches, totals.n_wins, totals.n_played_out),
        (1, 0, 0)
    );
    follows(&kept, 1).await;
}

#[tokio::test]
async fn who_deletes_their_data_has_resigned() {
    let kept = TestDatabase::new().await;
    let id = kept.played(1, ENOUGH).await;
    kept.tables.forget_person(BEN).await.unwrap();
    let (mean, n_matches, n_wins) = standing(&kept, GameKind::Classic, ANNA).await;
    assert!(mean > 25.0, "{mean}");
    assert_eq!((n_matches, n_wins), (1, 1));
    assert!(result(&kept, id).await.is_rated);
    follows(&kept, 1).await;
}
