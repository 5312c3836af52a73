//! What results do to ratings.

use futures_util::future::join_all;
use lostcities::kernel::{BySeat, Ending, Outcome, Timestamp};
use lostcities::store::{
    Change, ChannelId, Committed, FinalResult, Leaderboard, MatchId, NewSteps, PageRequest, Person,
    PersonId, RequestKey, State, Transition,
};
use lostcities::table::{Click, GameKind};

use super::{TO_THE_END, placed, result};
use crate::kept::{
    ANNA, BEN, ENOUGH, TestDatabase, anybody, begun, failed, program, proposal, sql, succeeded,
};

/// The standing of a person on the leaderboard of all servers and all time: rating, matches, wins.
pub(super) async fn standing(
    kept: &TestDatabase,
    game: GameKind,
    person: PersonId,
) -> (f64, u32, u32) {
    let board = Leaderboard {
        game,
        guild: None,
        season: None,
    };
    let store = kept.tables.store();
    let page = store.leaderboard(&board, PageRequest::Own, person).await;
    let standing = page.unwrap().own.standing;
    (standing.rating.mean, standing.n_matches, standing.n_wins)
}

/// The ratings are what follows from the results.
pub(super) async fn follows(kept: &TestDatabase, n_results: u64) {
    let rebuilt = kept.tables.store().rebuild_ratings().await.unwrap();
    assert_eq!((rebuilt.n_results, rebuilt.n_changed), (n_results, 0));
}

/// The people of a Roll & Write match that has just begun, and the match.
pub(super) async fn group(kept: &TestDatabase, n_seats: u8) -> (Vec<PersonId>, MatchId) {
    let person = |seat: u8| Person::new(PersonId(100 + u64::from(seat)), format!("Person {seat}"));
    let proposal = proposal(GameKind::RollWrite, 1, person(0), anybody(n_seats), 1);
    let guests: Vec<Person> = (1..n_seats).map(person).collect();
    let id = begun(&kept.tables, proposal, &guests).await;
    ((0..n_seats).map(|seat| person(seat).id).collect(), id)
}

/// Plays until the log has so many steps or the match is over.
pub(super) async fn play_on(kept: &TestDatabase, people: &[PersonId], id: MatchId, n_steps: usize) {
    // Whatever was pressed in the match before has a lower number.
    let first = 1_000 + 1_000 * u64::try_from(kept.load(id).await.steps.len()).unwrap();
    let mut interaction = first;
    loop {
        let stored = kept.load(id).await;
        if stored.state() != State::Playing || stored.steps.len() >= n_steps {
            return;
        }
        for &person in people {
            let choices = kept.tables.choices(ChannelId(1), person).await;
            let choices = choices.unwrap();
            let wanted = usize::try_from(interaction * 7).unwrap();
            if let Some(choice) = choices.get(wanted % choices.len().max(1)) {
                interaction += 1;
                let click = Click::by_person(id, person, interaction);
                let done = kept.tables.act(click, &choice.action);
                done.await.unwrap();
            }
        }
        assert!(interaction < first + TO_THE_END, "the match does not end");
    }
}

#[tokio::test]
async fn a_match_of_five_rates_all_of_them_by_their_places() {
    let kept = TestDatabase::new().await;
    let (people, id) = group(&kept, 5).await;
    play_on(&kept, &people, id, usize::MAX).await;
    let result = result(&kept, id).await;
    assert!(result.is_rated);
    let mut ranked = Vec::new();
    for (&person, &(_, place)) in people.iter().zip(&placed(&result)) {
        let (mean, n_matches, n_wins) = standing(&kept, GameKind::RollWrite, person).await;
        assert_eq!((n_matches, n_wins), (1, u32::from(place == 1)));
        ranked.push((place, mean));
    }
    ranked.sort_by_key(|&(place, _)| place);
    for pair in ranked.windows(2) {
        let [(place, mean), (next_place, next_mean)] = pair else {
            panic!("two at a time")
        };
        assert_eq!(place == next_place, mean.to_bits() == next_mean.to_bits());
        assert!(mean >= next_mean, "{ranked:?}");
    }
    follows(&kept, 1).await;
}

#[tokio::test]
async fn a_tie_of_three_moves_nobody_and_nobody_has_won() {
    let kept = TestDatabase::new().await;
    let (people, id) = group(&kept, 3).await;
    let stored = kept.load(id).await;
    let end = Transition::Finish {
        steps: NewSteps {
            from: stored.steps.len(),
            steps: Vec::new(),
        },
        ending: Ending::Rules,
        final_result: FinalResult {
            outcome: Outcome {
                points: [41, 41, 41].into(),
                places: [1, 1, 1].into(),
            },
            tallies: BySeat::default(),
            turns: BySeat::default(),
        },
    };
    let at = Timestamp::from_millis(5);
    let end = Change {
        key: Some(RequestKey::Interaction(77)),
        ..Change::new(id, stored.version, stored.status, at, end)
    };
    let store = kept.tables.store();
    let done = Committed::Done(stored.version + 1);
    assert_eq!(store.commit(&end).await.unwrap(), done);
    for person in people {
        let (mean, n_matches, n_wins) = standing(&kept, GameKind::RollWrite, person).await;
        assert!((mean - 25.0).abs() < 1e-12, "{mean}");
        assert_eq!((n_matches, n_wins), (1, 0));
    }
    follows(&kept, 1).await;
    // The same end once more, as a crash before the answer would repeat it.
    assert_eq!(store.commit(&end).await.unwrap(), Committed::Repeated);
    let late = Change {
        key: Some(RequestKey::Interaction(78)),
        ..end
    };
    assert_eq!(store.commit(&late).await.unwrap(), Committed::Stale);
    follows(&kept, 1).await;
}

#[tokio::test]
async fn matches_of_the_same_people_that_end_at_once_all_count_once() {
    const N_MATCHES: u32 = 8;
    let kept = TestDatabase::new().await;
    let mut matches = Vec::new();
    for channel in 1..=N_MATCHES {
        matches.push(kept.played(channel.into(), ENOUGH).await);
    }
    let ends = (900_000..).zip(&matches).map(|(interaction, &id)| {
        let loser = if interaction % 3 == 0 { ANNA } else { BEN };
        kept.tables.resign(Click::by_person(id, loser, interaction))
    });
    for end in join_all(ends).await {
        end.unwrap();
    }
    let (anna_mean, n_matches, n_wins) = standing(&kept, GameKind::Classic, ANNA).await;
    assert_eq!((n_matches, n_wins), (N_MATCHES, 5));
    let (ben_mean, n_matches, n_wins) = standing(&kept, GameKind::Classic, BEN).await;
    assert_eq!((n_matches, n_wins), (N_MATCHES, 3));
    assert!((anna_mean + ben_mean - 50.0).abs() < 10.0);
    follows(&kept, N_MATCHES.into()).await;
    let curve = kept
        .tables
        .store()
        .rating_curve(GameKind::Classic, BEN)
        .await;
    assert_eq!(curve.unwrap().len(), N_MATCHES as usize);
}

#[tokio::test]
async fn resigning_loses_rating_and_a_match_against_a_computer_player_changes_none() {
    let kept = TestDatabase::new().await;
    kept.solo(1).await;
    assert_eq!(standing(&kept, GameKind::Classic, ANNA).await, (25.0, 0, 0));
    kept.lost_by(2, BEN).await;
    let (mean, n_matches, n_wins) = standing(&kept, GameKind::Classic, BEN).await;
    assert!(mean < 25.0, "{mean}");
    assert_eq!((n_matches, n_wins), (1, 0));
    let (mean, n_matches, n_wins) = standing(&kept, GameKind::Classic, ANNA).await;
    assert!(mean > 25.0, "{mean}");
    assert_eq!((n_matches, n_wins), (1, 1));
    follows(&kept, 1).await;
}

#[tokio::test]
async fn the_program_rebuilds_ratings_and_says_what_was_wrong() {
    let kept = TestDatabase::new().await;
    kept.lost_by(1, BEN).await;
    let rebuilt = || program(&kept.path, &["ratings", "rebuild"]);
    let fine = "Ratings follow from 1 rated results; 0 rows were not so and are now.";
    let text = succeeded(&rebuilt());
    assert!(text.contains(fine), "{text}");
    sql(&kept.path, "update standings set wins = 9 where season = 0").await;
    let text = succeeded(&rebuilt());
    let mended = "; 2 rows were not so and are now.";
    assert!(text.contains(mended), "{text}");
    assert!(succeeded(&rebuilt()).contains(fine));
}

#[tokio::test]
async fn ratings_of_a_database_that_does_not_exist_are_not_rebuilt() {
    let kept = TestDatabase::new().await;
    let missing = kept.folder.path().join("missing.db");
    let text = failed(&program(&missing, &["ratings", "rebuild"]));
    assert!(text.contains("there is no database at"), "{text}");
    assert!(!missing.exists());
}
