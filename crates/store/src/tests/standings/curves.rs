//! How the rating of a person went, match by match.

use std::collections::BTreeMap;

use super::{FIRST_PERSON, N_PEOPLE, Past};
use crate::games::GameKind;
use crate::{Leaderboard, MatchId, PageRequest, PersonId};

#[tokio::test]
async fn a_curve_ends_with_the_rating_of_today() {
    let past = Past::of(600).await;
    let board = Leaderboard {
        game: GameKind::Classic,
        guild: None,
        season: None,
    };
    for person in 0..N_PEOPLE {
        let person = PersonId(FIRST_PERSON + person);
        let own = past
            .store
            .leaderboard(&board, PageRequest::Own, person)
            .await
            .unwrap()
            .own;
        let curve = past
            .store
            .rating_curve(GameKind::Classic, person)
            .await
            .unwrap();
        assert_eq!(curve.len(), own.standing.n_matches as usize);
        assert_eq!(curve.last().unwrap().rating, own.standing.rating);
        assert_ne!(curve[0].rating, own.standing.rating);
    }
    assert_eq!(
        past.store
            .rating_curve(GameKind::Rivals, PersonId(1))
            .await
            .unwrap(),
        []
    );
}

#[tokio::test]
async fn a_match_says_how_it_changed_the_ratings_of_its_people() {
    const N_RESULTS: u64 = 300;
    let past = Past::of(N_RESULTS).await;
    let hidden = PersonId(FIRST_PERSON);
    past.sql("update people set is_listed = 0 where id = 576460752303423488")
        .await;
    let store = &past.store;
    let mut now = BTreeMap::new();
    for id in (1..=N_RESULTS).map(MatchId) {
        let result = store.result_of(id).await.unwrap().unwrap();
        let changes = store.rating_changes(id).await.unwrap();
        let people = result.seats.as_slice().iter();
        let mut people: Vec<PersonId> = people.filter_map(|seat| seat.person).collect();
        people.retain(|&person| result.is_rated && person != hidden);
        let rated: Vec<PersonId> = changes.iter().map(|change| change.person).collect();
        assert_eq!(rated, people, "match {id}");
        for change in changes {
            let before = now.insert((result.game, change.person), change.after);
            assert_eq!(change.before, before.unwrap_or_default(), "match {id}");
            assert_ne!(change.before, change.after, "match {id}");
        }
    }
    assert!(now.len() > 40, "{}", now.len());
    for ((game, person), rating) in now {
        let curve = store.rating_curve(game, person).await.unwrap();
        assert_eq!(curve.last().map(|point| point.rating), Some(rating));
    }
    assert_eq!(
        store.rating_changes(MatchId(N_RESULTS + 1)).await.unwrap(),
        []
    );
}
