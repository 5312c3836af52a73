//! The store on a server of PostgreSQL. Where none is installed, these tests pass without looking.

use std::env;
use std::process::Command;
use std::time::Duration;

use futures_util::future::join;
use lostcities_postgres_cluster::{PREFER, database};
use sqlx::Row as _;

use super::transitions::begin;
use super::{challenge, change, created};
use crate::driver::{DialectSql, Driver};
use crate::kernel::Timestamp;
use crate::{
    Committed, Engine, LEASE, Location, MessageId, Outdated, ProcessId, Store, StoreError,
    Transition,
};

/// The tests of what either engine keeps to, by the beginnings of their names. The others of standings take minutes on a server.
const CONTRACT: [&str; 7] = [
    "results::history::tests",
    "tests::evenings",
    "tests::league",
    "tests::packing",
    "tests::transitions",
    "tests::standings::curves::a_curve",
    "tests::standings::rebuild::a_rebuild",
];

#[test]
fn the_contract_of_the_store_holds_on_postgresql() {
    if env::var_os(PREFER).is_some() || database().is_none() {
        return;
    }
    let again = Command::new(env::current_exe().unwrap())
        .args(CONTRACT)
        .env(PREFER, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&again.stdout);
    assert!(again.status.success(), "{said}");
    assert!(!said.contains(" 0 passed"), "{said}");
}

/// Two programs on one empty database.
pub(super) async fn two() -> Option<[Store; 2]> {
    let location = Location::Server(database()?);
    let one = location.open().await.unwrap();
    let other = location.open().await.unwrap();
    Some([one, other])
}

#[tokio::test]
async fn the_server_is_told_to_look_for_machines_that_vanish() {
    let Some([store, _]) = two().await else {
        return;
    };
    for pool in [&store.writer, &store.readers, &store.slow] {
        let told = "select count(*) from pg_settings where name like 'tcp!_%' escape '!' and source = 'session'";
        let told: i64 = sqlx::query_scalar(told).fetch_one(pool).await.unwrap();
        assert_eq!(told, 4);
    }
}

#[tokio::test]
async fn of_the_changes_of_two_programs_to_one_version_one_is_made() {
    let Some(stores) = two().await else { return };
    let id = created(&stores[0], &challenge(1)).await;
    stores[0].commit(&change(id, 0, 9, begin())).await.unwrap();
    for version in 1..20 {
        let offer = |key| {
            // They take turns: an offer and its refusal.
            let transition = if version % 2 == 1 {
                Transition::OfferDraw(crate::kernel::Seat::FIRST)
            } else {
                Transition::DeclineDraw
            };
            change(id, version, 10 * version + key, transition)
        };
        let (one, other) = (offer(0), offer(1));
        let (one, other) = join(stores[0].commit(&one), stores[1].commit(&other)).await;
        let done = [one.unwrap(), other.unwrap()];
        assert!(done.contains(&Committed::Done(version + 1)), "{done:?}");
        assert!(done.contains(&Committed::Stale), "{done:?}");
    }
    // The same interaction at both.
    let same = change(id, 20, 999, Transition::DeclineDraw);
    let (one, other) = join(stores[0].commit(&same), stores[1].commit(&same)).await;
    let done = [one.unwrap(), other.unwrap()];
    assert!(done.contains(&Committed::Done(21)), "{done:?}");
    assert!(done.contains(&Committed::Repeated), "{done:?}");
}

/// What both engines answer to values that they are given.
async fn echo(store: &Store) -> Vec<String> {
    const VALUES: DialectSql = DialectSql {
        sqlite: "select $1 as i, $2 as r, $3 as t, $4 as b, $5 as n, $6 as y, $1 < 0 as said",
        postgres: "select $1 as i, $2 as r, $3 as t, $4 as b, $5 as n, $6 as y, $1 < 0 as said",
    };
    let mut said = Vec::new();
    for (i, r, t) in [
        (i64::MIN, f64::MIN_POSITIVE, "it's ? \"5\" $1 \\"),
        (i64::MAX, 1.0 / 3.0, ""),
        (0, -0.0, "äöü \u{1F3B2}"),
    ] {
        let row = sqlx::query::<Driver>(VALUES.on(store.engine()))
            .bind(i)
            .bind(r)
            .bind(t)
            .bind(true)
            .bind(None::<String>)
            .bind(vec![0_u8, 255, 10])
            .fetch_one(&store.readers)
            .await
            .unwrap();
        let real: f64 = row.get("r");
        said.push(format!(
            "{} {:x} {} {} {:?} {:?} {}",
            row.get::<i64, _>("i"),
            real.to_bits(),
            row.get::<String, _>("t"),
            row.get::<bool, _>("b"),
            row.get::<Option<String>, _>("n"),
            row.get::<Vec<u8>, _>("y"),
            row.get::<bool, _>("said"),
        ));
    }
    said
}

#[tokio::test]
async fn values_come_back_as_they_were_given_from_either_engine() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = Store::open(&folder.path().join("matches.db")).await;
    let of_sqlite = echo(&file.unwrap()).await;
    assert!(of_sqlite[0].starts_with("-9223372036854775808 "));
    let Some([store, _]) = two().await else {
        return;
    };
    assert_eq!(store.engine(), Engine::Postgres);
    assert_eq!(echo(&store).await, of_sqlite);
}

#[tokio::test]
async fn a_server_says_what_keeps_it_from_answering() {
    let Some([store, _]) = two().await else {
        return;
    };
    let mut reader = store.readers.acquire().await.unwrap();
    sqlx::query("set statement_timeout = 20")
        .execute(&mut *reader)
        .await
        .unwrap();
    let slow = sqlx::query("select pg_sleep(60)").execute(&mut *reader);
    let slow = tokio::time::timeout(Duration::from_secs(30), slow).await;
    let error = StoreError::from(slow.unwrap().unwrap_err()).to_string();
    assert!(error.contains("took too long to read"), "{error}");
    let written = sqlx::query("delete from people").execute(&store.readers);
    let error = StoreError::from(written.await.unwrap_err()).to_string();
    assert!(error.contains("its server may only be read"), "{error}");
}

#[tokio::test]
async fn one_program_at_a_time_shows_a_match_and_none_lets_go_of_what_it_has_not_shown() {
    let Some([one, other]) = two().await else {
        return;
    };
    let id = created(&one, &challenge(1)).await;
    let now = Timestamp::from_millis(1_000_000);
    let [first, second] = [ProcessId(1), ProcessId(2)];
    let lease = one.claim_lease(id, first, now).await.unwrap().unwrap();
    let claimed = other.claim_lease(id, second, now).await;
    assert_eq!(claimed.unwrap(), None);
    let mut board = one.board(id).await.unwrap().unwrap();
    assert_eq!(board.epoch, lease.epoch);
    assert!(one.save_board(id, &mut board, None).await.unwrap());

    // The other one begins the match meanwhile.
    other.commit(&change(id, 0, 9, begin())).await.unwrap();
    let let_go = one.let_go_of_lease(id, lease.epoch, 0).await;
    assert!(!let_go.unwrap(), "there is more to show");
    assert!(one.prolong_lease(id, lease.epoch, now).await.unwrap());

    // The first one is held up for longer than its lease.
    let later = now.after(LEASE);
    let listed = other.outdated_boards(later, Some(second), now);
    assert_eq!(listed.await.unwrap(), []);
    let listed = other.outdated_boards(later, Some(second), later);
    assert_eq!(listed.await.unwrap().len(), 1);
    let taken = other.claim_lease(id, second, later).await;
    let taken = taken.unwrap().unwrap();
    let mut posted = other.board(id).await.unwrap().unwrap();
    posted.invitation = Some(MessageId(5));
    assert!(other.save_board(id, &mut posted, None).await.unwrap());
    assert!(!one.save_board(id, &mut board, None).await.unwrap());
    // The answer to the command that opened the match comes late.
    let late = one.save_invitation(id, MessageId(6)).await;
    late.unwrap();
    let board = one.board(id).await.unwrap().unwrap();
    assert_eq!(board, posted);
    assert!(!one.prolong_lease(id, lease.epoch, later).await.unwrap());
    one.give_up_lease(id, lease, later).await.unwrap();
    let let_go = one.let_go_of_lease(id, lease.epoch, 1).await;
    assert!(!let_go.unwrap());
    assert!(other.let_go_of_lease(id, taken.epoch, 1).await.unwrap());
    let again = one.claim_lease(id, first, later).await;
    assert!(again.unwrap().is_some());
}

#[tokio::test]
async fn a_match_that_one_program_could_not_show_is_left_alone_for_a_while() {
    let Some([one, other]) = two().await else {
        return;
    };
    let id = created(&one, &challenge(1)).await;
    let now = Timestamp::from_millis(1_000_000);
    let due_at = now.after(LEASE);
    for n_failures in 0..3 {
        let lease = one.claim_lease(id, ProcessId(1), now).await;
        let lease = lease.unwrap().unwrap();
        assert_eq!(lease.n_failures, n_failures);
        one.give_up_lease(id, lease, due_at).await.unwrap();
    }
    let listed = other.outdated_boards(now, Some(ProcessId(2)), now);
    let listed = listed.await.unwrap();
    assert_eq!(
        listed,
        [Outdated {
            id,
            due_at: Some(due_at)
        }]
    );
}

#[tokio::test]
async fn programs_count_each_other_and_take_over_what_one_that_has_ended_kept() {
    let Some([one, other]) = two().await else {
        return;
    };
    let mut first = one.join_processes("1").await.unwrap().unwrap();
    let mut second = other.join_processes("1").await.unwrap().unwrap();
    for process in [&mut first, &mut second] {
        assert_eq!(process.beat().await.unwrap().unwrap().n_processes, 2);
    }
    assert_eq!(other.remove_dead_processes().await.unwrap(), []);
    let id = created(&one, &challenge(1)).await;
    let now = Timestamp::from_millis(1_000_000);
    one.claim_lease(id, first.id(), now).await.unwrap();

    // Ended as by a power cut: the server notices the end of the session in its own time.
    let gone = first.id();
    drop(first);
    let removed = loop {
        let removed = other.remove_dead_processes().await.unwrap();
        if !removed.is_empty() {
            break removed;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    assert_eq!(removed, [gone]);
    let claimed = other.claim_lease(id, second.id(), now).await;
    assert!(claimed.unwrap().is_some());

    // Silent for too long, although its session lives: a machine without a network.
    let third = one.join_processes("1").await.unwrap().unwrap();
    sqlx::query("update processes set beat_at = beat_at - 60000 where id = $1")
        .bind(second.id())
        .execute(one.writer().unwrap())
        .await
        .unwrap();
    assert_eq!(one.remove_dead_processes().await.unwrap(), [second.id()]);
    assert_eq!(second.beat().await.unwrap(), None);
    let claimed = one.claim_lease(id, third.id(), now).await;
    assert!(claimed.unwrap().is_some());
    third.leave().await.unwrap();
    assert_eq!(one.n_processes().await.unwrap(), 0);
}

#[tokio::test]
async fn two_sweeps_at_once_find_one_end_of_a_program() {
    let Some([one, other]) = two().await else {
        return;
    };
    let first = one.join_processes("1").await.unwrap().unwrap();
    sqlx::query("update processes set beat_at = beat_at - 60000")
        .execute(one.writer().unwrap())
        .await
        .unwrap();
    let (here, there) = join(one.remove_dead_processes(), other.remove_dead_processes()).await;
    let removed = [here.unwrap(), there.unwrap()].concat();
    assert_eq!(removed, [first.id()]);
}
