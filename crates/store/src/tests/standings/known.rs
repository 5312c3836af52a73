//! Who has a place among all servers.

use std::collections::{BTreeMap, BTreeSet};

use super::{FIRST_PERSON, Past};
use crate::results::standings::ENOUGH_OPPONENTS;

/// Game and person.
type Who = (String, i64);

impl Past {
    async fn check_known(&self) {
        let met: Vec<(String, i64, i64)> = sqlx::query_as(
            "select game, one.rated_person, other.rated_person from results
             join result_seats as one on one.match = results.match
             join result_seats as other on other.match = results.match and other.seat <> one.seat
             where one.rated_person is not null and other.rated_person is not null",
        )
        .fetch_all(&self.store.readers)
        .await
        .unwrap();
        let mut opponents: BTreeMap<Who, BTreeSet<i64>> = BTreeMap::new();
        for (game, person, other) in met {
            opponents.entry((game, person)).or_default().insert(other);
        }
        let enough = usize::try_from(ENOUGH_OPPONENTS).unwrap();
        let n_known = |(game, _): &Who, others: &BTreeSet<i64>| {
            let has_met = |other: &&i64| opponents[&(game.clone(), **other)].len() >= enough;
            others.iter().filter(has_met).count()
        };
        let expected: Vec<(String, i64, i64, i64)> = (opponents.iter())
            .map(|(who, others)| {
                let n = |n: usize| i64::try_from(n).unwrap();
                (
                    who.0.clone(),
                    who.1,
                    n(others.len()),
                    n(n_known(who, others)),
                )
            })
            .collect();
        let counted: Vec<(String, i64, i64, i64)> = sqlx::query_as(
            "select game, person, opponents, known_opponents from totals where is_rated = 1 order by game, person",
        )
        .fetch_all(&self.store.readers)
        .await
        .unwrap();
        assert_eq!(counted, expected);
        let known: BTreeSet<Who> = (expected.into_iter())
            .filter(|&(_, _, _, n_known)| n_known >= ENOUGH_OPPONENTS)
            .map(|(game, person, _, _)| (game, person))
            .collect();
        let listed: Vec<(String, i64, i64, bool)> =
            sqlx::query_as("select game, person, guild, is_listed from standings")
                .fetch_all(&self.store.readers)
                .await
                .unwrap();
        for (game, person, guild, is_listed) in listed {
            let is_known = known.contains(&(game, person));
            assert_eq!(is_listed, guild != 0 || is_known, "{person} on {guild}");
        }
    }
}

#[tokio::test]
async fn whose_opponents_are_known_has_a_place_among_all_servers() {
    // Few enough that some are not known.
    for n_results in [6, 15, 30, 90] {
        let past = Past::of(n_results).await;
        past.check_known().await;
        past.store.recount_totals().await.unwrap();
        past.check_known().await;
        assert_eq!(past.n_corrected().await, 0);
    }
}

#[tokio::test]
async fn who_hides_is_shown_again_only_where_they_were() {
    let past = Past::of(30).await;
    for person in 0..5 {
        let person = super::PersonId(FIRST_PERSON + person);
        for is_listed in [false, true] {
            past.store.set_listed(person, is_listed).await.unwrap();
        }
    }
    past.check_known().await;
}
