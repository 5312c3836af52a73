//! Nothing names a person any more who had everything deleted.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use lostcities::match_file;
use lostcities::store::{PersonId, State};
use lostcities::table::{GameKind, Refusal, System, TableError, Tables};
use serde_json::Value;
use sqlx::Connection;

use super::columns::{IN_FILE, PERSONAL, columns};
use super::export::PREPARED;
use super::home::Home;
use super::traces::{dump, holds_bytes, names, naming, ratings};
use super::{ANNA, BEN, TO_THE_END, ZOE, id, person};
use crate::kept::{connected, loaded, opened, program, said, succeeded};

/// Calls two people in every second match.
const CALLED: &str = "
insert into called (match, person)
select match, people.id from boards, people where is_attached = 1 and match % 2 = 0 and people.id in (12, 765432109876543210);
insert into notices select id, 1790000000000, 20717, 1 from people where id > 0;
insert into shares select match, person, '!share', 1790000000000 from seats where person > 0;
insert into panels select match, person, 1, 2, 1790000000000 from seats where person > 0;
insert into reviews select match, 1, '{}' from deal_people;
";

#[tokio::test]
async fn a_deleted_person_is_named_nowhere_and_the_others_keep_their_matches() {
    let mut home = Home::new().await;
    home.fill().await;
    // Who is called is written by what shows the match, which is not here.
    crate::kept::sql(&home.path, CALLED).await;
    let named = columns(PERSONAL);
    assert_eq!(naming(&home.path).await, named, "the test fills them all");
    let (before, n_matches) = (home.results().await, home.n_matches().await);
    let ratings = ratings(&home.path).await;
    let of_others = |rows: &[(i64, String)]| {
        let others = rows.iter().filter(|(of, _)| [11, 12].contains(of));
        others.cloned().collect::<Vec<_>>()
    };
    assert!(of_others(&ratings).len() > 20);

    let mine = home.kept_of(ZOE).await;
    assert!(mine.matches.len() > 30);
    assert!(mine.matches.iter().any(|kept| kept.tally.is_some()));
    for column in named {
        let (table, _) = column.split_once('.').unwrap();
        let sums = mine
            .sums
            .iter()
            .filter(|(of, rows)| *of == table && !rows.is_empty());
        let is_in_file = IN_FILE.contains(&table) || sums.count() == 1;
        assert!(is_in_file, "{table} is no part of what she takes along");
    }
    let forgotten = home.tables.forget_person(id(ZOE)).await.unwrap();
    assert!(
        forgotten.was_shown && forgotten.changed.len() > 20,
        "{forgotten:?}"
    );

    assert_eq!(naming(&home.path).await, BTreeSet::new());
    assert!(home.kept_of(ZOE).await.is_empty());
    assert_eq!(home.n_matches().await, n_matches);
    for other in [ANNA, BEN] {
        let theirs = home.kept_of(other).await;
        assert!(theirs.matches.len() > 10);
        assert!(!names(&theirs.to_json(id(other)).to_string()));
    }
    // Nobody's rating changes, and what follows from the results is still there.
    let rebuilt = home.tables.store().rebuild_ratings().await.unwrap();
    assert!(rebuilt.n_results > 0);
    assert_eq!(rebuilt.n_changed, 0);
    // Nobody else's rating moves by a digit, and hers stay where they are, on no leaderboard.
    let after = self::ratings(&home.path).await;
    assert_eq!(of_others(&ratings), of_others(&after));
    assert_eq!(ratings.len(), after.len());
    let gone = after.iter().filter(|(of, _)| *of < 0);
    assert!(gone.clone().count() > 10 && gone.clone().all(|(_, row)| row.ends_with("false")));
    // What has ended has ended as it did, for everybody.
    let after = home.results().await;
    for before in &before {
        let after = after.iter().find(|after| after.id == before.id).unwrap();
        assert_eq!((before.at, before.is_rated), (after.at, after.is_rated));
        for (was, is) in before
            .seats
            .as_slice()
            .iter()
            .zip(after.seats.as_slice().iter())
        {
            assert_eq!((was.points, was.place), (is.points, is.place));
            match was.person {
                Some(person) if person == id(ZOE) => {
                    assert!(is.person.unwrap().is_anonymous());
                }
                other => assert_eq!(other, is.person),
            }
        }
    }
    // Their sums are those of nobody now, and still follow from the results.
    let sums = home.tables.store().totals_of(id(ZOE)).await.unwrap();
    assert_eq!(sums, []);
    let before = dump(&home.path).await;
    home.tables.store().recount_totals().await.unwrap();
    assert_eq!(dump(&home.path).await, before);
    assert!(home.tables.overwrite_deleted().await.unwrap());
    home.tables.store().close().await;
    for ending in ["", "-wal", "-shm"] {
        let mut file = home.path.clone().into_os_string();
        file.push(ending);
        assert!(!holds_bytes(Path::new(&file)), "{ending}");
    }
}

#[tokio::test]
async fn matches_with_a_deleted_person_still_verify_and_go_on() {
    let mut home = Home::new().await;
    home.fill().await;
    home.tables.forget_person(id(ZOE)).await.unwrap();
    let mut n_verified = 0;
    for number in home.tables.store().match_ids().await.unwrap() {
        let state = home.state(number).await;
        let stored = loaded(&home.tables, number).await;
        let is_there = stored.seats.iter().any(|(_, person)| {
            let person = person.person();
            person.is_some_and(|person| person.id.is_anonymous())
        });
        assert!(
            !(state.is_open() && is_there),
            "nobody waits for her: {number}"
        );
        if state == State::Playing {
            home.play(number, TO_THE_END).await;
        }
        if home.state(number).await == State::Finished {
            let line = succeeded(&program(&home.path, &["export", &number.to_string()]));
            assert!(!names(&line), "{line}");
            match_file::verify(&line).unwrap();
            n_verified += 1;
        }
    }
    assert!(n_verified > 15);
    let (_, list) = said(&program(&home.path, &["matches"]));
    assert!(!names(&list) && list.contains("Anna"));
    let lines = list.lines().filter_map(|line| {
        let line: Value = serde_json::from_str(line).ok()?;
        let seats = line["seats"].as_array()?.clone();
        seats
            .iter()
            .any(|seat| seat.is_object() && seat["id"].is_null())
            .then_some(())
    });
    assert!(lines.count() > 10, "{list}");
}

#[tokio::test]
async fn two_who_are_forgotten_stay_two() {
    let mut home = Home::new().await;
    let played = home.between(GameKind::Classic, ZOE, ANNA).await;
    home.give_up(played).await;
    for gone in [ZOE, ANNA] {
        home.tables.forget_person(id(gone)).await.unwrap();
    }
    let stored = loaded(&home.tables, played).await;
    let seats: BTreeSet<PersonId> = stored
        .seats
        .iter()
        .filter_map(|(_, occupant)| occupant.person().map(|person| person.id))
        .collect();
    assert_eq!(seats.len(), 2);
    assert!(seats.iter().all(|person| person.is_anonymous()));
}

#[tokio::test]
async fn the_file_is_rewritten_at_most_once_a_minute_and_after_a_restart() {
    let home = Home::new().await;
    for gone in [ZOE, ANNA] {
        let tables = &home.tables;
        tables.set_listed(&person(gone), false).await.unwrap();
        // They have only chosen something: nobody else has seen their name.
        let forgotten = tables.forget_person(id(gone)).await.unwrap();
        assert!(!forgotten.was_shown, "{forgotten:?}");
        assert_eq!(tables.overwrite_deleted().await.unwrap(), gone == ZOE);
    }
    home.tables.store().close().await;
    let tables = Tables::new(opened(&home.path).await, Arc::new(System));
    assert!(tables.overwrite_deleted().await.unwrap());
    assert!(!tables.store().overwrite_deleted().await.unwrap());
}

/// A season that gathers, of Anna's, which Zoë has joined.
const JOINED: &str = "
insert into events (id, kind, guild, channel, number, host, locale, game, pace, phase, begins_at, shown_at, created_at)
values (1, 'season', 7, 7, 1, 11, 'en', 'classic', 'day', 'gathering', 1, 1, 1);
insert into entrants (event, person, state, joined_at) values (1, 765432109876543210, 'in', 1);
";

#[tokio::test]
async fn a_person_who_has_joined_no_more_than_a_season_leaves_nothing() {
    let home = Home::new().await;
    for who in [ANNA, ZOE] {
        home.tables.set_listed(&person(who), false).await.unwrap();
    }
    crate::kept::sql(&home.path, JOINED).await;
    home.tables.forget_person(id(ZOE)).await.unwrap();
    let people = dump(&home.path).await;
    let people = people.iter().find(|(column, _)| column == "people.id");
    assert_eq!(people.map(|(_, ids)| ids.len()), Some(1), "Anna alone");
}

#[tokio::test]
async fn who_was_only_invited_may_have_that_deleted() {
    let mut home = Home::new().await;
    home.table(GameKind::Rivals, &[ANNA]).await;
    let store = home.tables.store();
    let asked = async || store.n_open_matches_of(id(ZOE)).await.unwrap();
    assert_eq!(asked().await, Some(0));
    home.tables.forget_person(id(ZOE)).await.unwrap();
    assert_eq!(asked().await, None);
}

#[tokio::test]
async fn of_whom_nothing_is_kept_nothing_is_deleted() {
    let home = Home::new().await;
    let refused = home.tables.forget_person(id(ZOE)).await;
    assert!(matches!(
        refused,
        Err(TableError::Refused(Refusal::NothingKept))
    ));
    assert_eq!(naming(&home.path).await, BTreeSet::new());
    let people = dump(&home.path).await;
    let people = people.iter().find(|(column, _)| column == "people.id");
    assert_eq!(people.map(|(_, ids)| ids.len()), Some(0));
}

#[tokio::test]
async fn prepared_turns_are_deleted_with_the_person() {
    let mut home = Home::new().await;
    home.fill().await;
    crate::kept::sql(&home.path, PREPARED).await;
    home.tables.forget_person(id(ZOE)).await.unwrap();
    only_people_have_prepared(&home.path).await;
}

/// That what is prepared is so for people who play, and for some of them.
async fn only_people_have_prepared(path: &Path) {
    let mut database = connected(path).await;
    let (n_prepared, n_without_person): (i64, i64) = sqlx::query_as(
        "select count(*), count(*) filter (where person is null or state <> 'playing') from prepared
         join seats on seats.match = prepared.match and seats.seat = prepared.seat
         join matches on matches.id = prepared.match",
    )
    .fetch_one(&mut database)
    .await
    .unwrap();
    database.close().await.unwrap();
    assert!(n_prepared > 0, "the others keep theirs");
    assert_eq!(n_without_person, 0);
}
