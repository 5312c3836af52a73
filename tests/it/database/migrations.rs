//! Databases of every earlier version, brought up to date.
//!
//! `tests/migrations/0001.sql` holds rows as the program wrote them when `migrations/0001_….sql` was the newest, and so
//! on. A new migration needs a new file and nothing else: make it from a database with matches in it by `sqlite3 FILE
//! .dump`, without the tables and the rows of `_sqlx_migrations`. Where the rows of an earlier file are still as they
//! are, name that file, and add what is new; where they are as its migration leaves them, say so.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lostcities::store::{Invited, MessageId, PersonId, RoleId, State, Store};
use lostcities::table::{System, Tables};
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection};
use tempfile::TempDir;

use crate::kept::connected;

/// The migrations by their numbers, with the files of their sample rows.
pub async fn samples() -> (Migrator, Vec<(i64, PathBuf)>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let migrator = Migrator::new(root.join("migrations")).await.unwrap();
    let sample = |version: i64| root.join(format!("tests/migrations/{version:04}.sql"));
    let samples = migrator.iter().map(|migration| migration.version);
    let samples = samples.map(|version| (version, sample(version))).collect();
    (migrator, samples)
}

/// What a file begins a line with that adds rows to those of another one.
const BEFORE: &str = "-- rows before these: ";

/// What a file begins a line with whose rows come to those that a migration makes of another one's.
const MIGRATED: &str = "-- rows migrated before these: ";

/// The rows of a file, after those that it builds on.
fn rows(sample: &Path) -> String {
    let own = fs::read_to_string(sample).unwrap();
    let before = own.lines().find_map(|line| line.strip_prefix(BEFORE));
    match before {
        Some(before) => rows(&sample.with_file_name(before)) + &own,
        None => own,
    }
}

/// A database as this version of it was, with its sample rows.
pub async fn database(migrator: &Migrator, version: i64, sample: &Path, path: &Path) {
    fs::File::create_new(path).unwrap();
    let mut old = connected(path).await;
    let own = fs::read_to_string(sample).unwrap();
    if let Some(before) = own.lines().find_map(|line| line.strip_prefix(MIGRATED)) {
        let number = before.split('.').next().unwrap().parse().unwrap();
        migrator.run_to(number, &mut old).await.unwrap();
        let rows = rows(&sample.with_file_name(before));
        sqlx::raw_sql(AssertSqlSafe(rows))
            .execute(&mut old)
            .await
            .unwrap();
    }
    migrator.run_to(version, &mut old).await.unwrap();
    let rows = AssertSqlSafe(rows(sample));
    sqlx::raw_sql(rows).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
}

#[tokio::test]
async fn every_migration_has_sample_rows() {
    for (version, sample) in samples().await.1 {
        assert!(
            sample.exists(),
            "migration {version} needs {}",
            sample.display()
        );
    }
}

#[tokio::test]
async fn matches_of_every_earlier_version_replay() {
    let (migrator, samples) = samples().await;
    for (version, sample) in samples {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("matches.db");
        database(&migrator, version, &sample, &path).await;
        let store = Store::open(&path).await.unwrap();
        let mut states = Vec::new();
        for id in store.match_ids().await.unwrap() {
            let stored = store.load_match(id).await.unwrap().unwrap();
            assert!(
                stored.seats.iter().next().is_some(),
                "match {id} has nobody"
            );
            states.push(stored.state());
        }
        for state in [
            State::Lobby,
            State::Playing,
            State::Finished,
            State::Abandoned,
        ] {
            assert!(
                states.contains(&state),
                "no {state:?} in {}",
                sample.display()
            );
        }
        let tables = Tables::new(store, Arc::new(System));
        tables.count_results().await.unwrap();
        tables.record_results().await.unwrap();
        let store = tables.store();
        let rebuilt = store.rebuild_ratings().await.unwrap();
        assert!(
            rebuilt.n_results > 0,
            "nobody is rated in {}",
            sample.display()
        );
        assert_eq!(rebuilt.n_changed, 0, "version {version}");
        for id in store.match_ids().await.unwrap() {
            let is_finished =
                store.load_match(id).await.unwrap().unwrap().state() == State::Finished;
            let result = store.result_of(id).await.unwrap();
            assert_eq!(result.is_some(), is_finished, "match {id}");
        }
        store.close().await;
        let (is_content, text) = crate::kept::said(&crate::kept::program(&path, &["check"]));
        assert!(is_content, "version {version}: {text}");
    }
}

/// A match that was given up and was the best of both its people, as migration 0013 knew it.
const GIVEN_UP: &str = r#"
create temp table copied as select * from matches where id = 1;
update copied set id = 70, ending = '{"ended":"resigned","by":0}';
insert into matches select * from copied;
insert into results (number, match, game, at, is_rated, is_counted) values (70, 70, 'classic', 1795235446999, 1, 1);
insert into result_seats (match, seat, person, at, points, place) values
(70, 0, 11, 1795235446999, 0, 2), (70, 1, 12, 1795235446999, 0, 1);
update totals set matches = 2, best_points = 0, best_match = 70, best_at = 1795235446999;
update totals set wins = 2, streak = 2, best_streak = 2 where person = 12;
update meetings set matches = 2, ahead = ahead * 2, behind = behind * 2;
"#;

#[tokio::test]
async fn matches_that_were_given_up_leave_averages_and_best_matches_of_earlier_versions() {
    let (migrator, samples) = samples().await;
    let (version, sample) = samples.iter().find(|(version, _)| *version == 13).unwrap();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    database(&migrator, *version, sample, &path).await;
    crate::kept::sql(&path, GIVEN_UP).await;
    let store = Store::open(&path).await.unwrap();
    let [anna, ben] = [PersonId(11), PersonId(12)];
    let migrated = [
        store.totals_of(anna).await.unwrap(),
        store.totals_of(ben).await.unwrap(),
    ];
    for (totals, points) in migrated.iter().zip([-65, -21]) {
        let totals = &totals[0];
        assert_eq!((totals.n_matches, totals.n_played_out), (2, 1));
        assert_eq!(totals.points, i64::from(points));
        let best = totals.best.unwrap();
        assert_eq!((best.number, best.points), (1, points));
    }
    store.recount_totals().await.unwrap();
    let rebuilt = [
        store.totals_of(anna).await.unwrap(),
        store.totals_of(ben).await.unwrap(),
    ];
    assert_eq!(rebuilt, migrated);
}

/// Lists of people, as migration 0032 knew them; nobody has the number 999 any more.
const LISTS: &str = r#"
update matches set invited = '[{"person":12},{"role":900,"silent":true}]', board = 7001, invitation = 7000 where state = 'lobby';
update matches set pinged = '[12,999]', channel = 40 where id = (select min(id) from matches where state = 'playing');
update matches set channel = 0 where state = 'finished';
"#;

#[tokio::test]
async fn lists_of_people_and_messages_of_earlier_versions_become_rows() {
    let (migrator, samples) = samples().await;
    let (version, sample) = samples.iter().find(|(version, _)| *version == 32).unwrap();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    database(&migrator, *version, sample, &path).await;
    crate::kept::sql(&path, LISTS).await;
    let store = Store::open(&path).await.unwrap();
    let mut seen = Vec::new();
    for id in store.match_ids().await.unwrap() {
        let stored = store.load_match(id).await.unwrap().unwrap();
        let board = store.board(id).await.unwrap();
        assert_eq!(
            stored.terms.channel,
            board.as_ref().map(|board| board.channel)
        );
        match stored.state() {
            State::Lobby => {
                let [anna, players] = &stored.terms.invited[..] else {
                    panic!("{:?}", stored.terms.invited);
                };
                assert_eq!(
                    (anna.who, anna.is_silent),
                    (Invited::Person(PersonId(12)), false)
                );
                assert_eq!(
                    (players.who, players.is_silent),
                    (Invited::Role(RoleId(900)), true)
                );
                let messages = board.map(|board| (board.invitation, board.message));
                assert_eq!(
                    messages,
                    Some((Some(MessageId(7000)), Some(MessageId(7001))))
                );
            }
            State::Playing => seen.push(board.unwrap().called),
            State::Finished => assert_eq!(board, None, "its channel was forgotten"),
            State::Abandoned => {}
        }
    }
    seen.sort();
    assert_eq!(seen.last(), Some(&vec![PersonId(12)]));
}
