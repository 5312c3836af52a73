//! What transactions do on a server beside each other: each waits for those alone that touch the same, and none in a circle.

use std::time::Duration;

use futures_util::future::{join, join_all};
use serde_json::json;
use sqlx::AssertSqlSafe;

use super::postgres::two;
use super::transitions::{begin, finish};
use super::{challenge, change, created};
use crate::games::GameKind;
use crate::kernel::BySeat;
use crate::locks::Scope;
use crate::postgres::alone_in_game;
use crate::{
    ChannelId, Committed, MatchId, NewMatch, Occupant, Person, PersonId, Seating, Store, Transition,
};

/// Each of these people plays each game with each other one, as host and as guest.
const PEOPLE: [u64; 5] = [1, 2, 3, 4, 5];

/// Longer than any wait but for a transaction that does not end.
const PATIENCE: Duration = Duration::from_secs(20);

fn seats(people: [u64; 2]) -> BySeat<Occupant> {
    let occupants = people.map(|id| Occupant::Person(Person::new(PersonId(id), "Anna")));
    BySeat::new(2, |seat| occupants[seat.index()].clone())
}

async fn opened(store: &Store, number: u64, game: GameKind, people: [u64; 2]) -> MatchId {
    let mut new: NewMatch = challenge(10 * number);
    new.terms.game = game;
    new.terms.channel = Some(ChannelId(number));
    new.terms.host = PersonId(people[0]);
    new.seats = seats(people);
    created(store, &new).await
}

/// A match is opened, its people change their seats, it begins, and ends.
async fn lives(store: Store, number: u64, game: GameKind, [host, guest]: [u64; 2]) {
    let id = opened(&store, number, game, [host, guest]).await;
    let seating = Seating {
        host: PersonId(guest),
        setup: json!({"seats": 2}),
        seats: seats([guest, host]),
    };
    let transitions = [Transition::Reseat(seating), begin(), finish()];
    for (version, transition) in (0..).zip(transitions) {
        let change = change(id, version, 10 * number + 1 + version, transition);
        // What would be tried again alone fails here.
        let done = store.commit_beside_others(&change).await;
        assert_eq!(done.unwrap(), Committed::Done(version + 1));
    }
}

/// What follows from results.
async fn derived(store: &Store) -> Vec<String> {
    let mut rows = Vec::new();
    for table in [
        "totals",
        "meetings",
        "finishes",
        "standings",
        "rating_points",
    ] {
        let said = format!("select cast({table} as text) as row from {table} order by 1");
        let said = sqlx::query_scalar(AssertSqlSafe(said));
        rows.extend(said.fetch_all(&store.writer).await.unwrap());
    }
    rows
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn matches_of_all_games_with_the_same_people_begin_and_end_at_once() {
    let Some([one, other]) = two().await else {
        return;
    };
    let mut living = Vec::new();
    let pairs = PEOPLE.map(|host| PEOPLE.map(|guest| [host, guest]));
    for people in pairs.concat() {
        for game in GameKind::ALL.into_iter().filter(|_| people[0] != people[1]) {
            let number = 1 + living.len() as u64;
            let store = if number.is_multiple_of(2) {
                &one
            } else {
                &other
            };
            living.push(tokio::spawn(lives(store.clone(), number, game, people)));
        }
    }
    let n_matches = living.len() as u64;
    for lived in join_all(living).await {
        lived.unwrap();
    }
    let before = derived(&one).await;
    let rebuilt = one.rebuild_ratings().await.unwrap();
    assert_eq!((rebuilt.n_results, rebuilt.n_changed), (n_matches, 0));
    one.recount_totals().await.unwrap();
    assert_eq!(derived(&other).await, before);
}

#[tokio::test]
async fn an_end_waits_for_none_of_another_game_and_an_opening_for_none_of_other_people() {
    let Some([one, other]) = two().await else {
        return;
    };
    let ids = [(11, GameKind::Classic), (12, GameKind::Rivals)];
    let ids = ids.map(|(number, game)| opened(&one, number, game, [1, 2]));
    let ids = join_all(ids).await;
    let begun = change(ids[1], 0, 1, begin());
    assert_eq!(one.commit(&begun).await.unwrap(), Committed::Done(1));
    let people = Scope::seating(PersonId(1), &seats([1, 2]));
    let _opening = one.begin_for(&people).await.unwrap();
    let mut ending = one.begin_for_match().await.unwrap();
    alone_in_game(&mut ending, ids[0]).await.unwrap();
    let end = change(ids[1], 1, 2, finish());
    let beside = join(
        other.commit(&end),
        opened(&other, 13, GameKind::Classic, [3, 4]),
    );
    let (ended, _) = tokio::time::timeout(PATIENCE, beside).await.unwrap();
    assert_eq!(ended.unwrap(), Committed::Done(2));
}

#[tokio::test]
async fn a_match_does_not_end_while_it_gets_its_place() {
    let Some([one, other]) = two().await else {
        return;
    };
    let id = opened(&one, 11, GameKind::Classic, [1, 2]).await;
    let begun = change(id, 0, 1, begin());
    assert_eq!(one.commit(&begun).await.unwrap(), Committed::Done(1));
    let placing = one.begin_for(&Scope::Unchanged(id)).await.unwrap();
    let end = change(id, 1, 2, finish());
    let mut ending = Box::pin(other.commit(&end));
    let early = tokio::time::timeout(Duration::from_millis(300), &mut ending).await;
    assert!(early.is_err(), "{early:?}");
    placing.commit().await.unwrap();
    let ended = tokio::time::timeout(PATIENCE, ending).await.unwrap();
    assert_eq!(ended.unwrap(), Committed::Done(2));
}
