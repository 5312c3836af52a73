//! What happens to a match when the database fails under it.

mod aways;
mod evenings;
mod league;
mod locks;
mod packing;
mod postgres;
mod prepared;
mod races;
mod refused;
mod revisions;
mod standings;
mod status;
mod transitions;

use std::time::Duration;

use futures_util::future::join_all;
use lostcities_postgres_cluster::blank;
use serde_json::json;
use tempfile::TempDir;

use super::{
    Change, ChannelId, Committed, Created, FinalResult, Location, MatchId, NewMatch, NewSteps,
    Occupant, Opening, Person, PersonId, RequestKey, Status, Store, StoreError, StoredMatch, Terms,
    Transition, Venue,
};
use crate::games::GameKind;
use crate::kernel::{BySeat, Ending, Outcome, Seat, Secret, Timestamp};
use crate::store::N_READERS;

fn before(transition: &Transition) -> Status {
    match transition {
        Transition::Begin { .. } | Transition::Reseat(_) | Transition::Close { .. } => {
            Status::Lobby {
                expires_at: Timestamp::from_millis(5),
            }
        }
        _ => Status::Playing {
            snowflake: 6,
            draw_offer: matches!(transition, Transition::DeclineDraw).then_some(Seat::FIRST),
            asleep_since: None,
            closing: None,
        },
    }
}

fn begin_with(steps: Vec<serde_json::Value>) -> Transition {
    Transition::Begin {
        snowflake: 6,
        seating: None,
        steps,
    }
}

fn change(id: MatchId, expected: u64, interaction: u64, transition: Transition) -> Change {
    let key = RequestKey::Interaction(interaction);
    keyed(id, expected, key, transition)
}

fn keyed(id: MatchId, expected: u64, key: RequestKey, transition: Transition) -> Change {
    let at = Timestamp::from_millis(5);
    Change {
        key: Some(key),
        ..Change::new(id, expected, before(&transition), at, transition)
    }
}

/// The end of a match with this many steps, of which only points and places matter.
fn end(from: usize) -> Transition {
    let outcome = Outcome {
        points: [2, 1].into(),
        places: [1, 2].into(),
    };
    Transition::Finish {
        steps: NewSteps {
            from,
            steps: Vec::new(),
        },
        ending: Ending::Rules,
        final_result: final_result(outcome),
    }
}

fn final_result(outcome: Outcome) -> FinalResult {
    FinalResult {
        outcome,
        tallies: BySeat::default(),
        turns: BySeat::default(),
    }
}

async fn created(store: &Store, new: &NewMatch) -> MatchId {
    match store.create(new).await.unwrap() {
        Created::Done(id) => id,
        other => panic!("{other:?}"),
    }
}

struct Home {
    store: Store,
    id: MatchId,
    folder: TempDir,
}

impl Home {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let store = opened(&folder).await;
        let id = created(&store, &challenge(1)).await;
        Self { store, id, folder }
    }

    /// Says something to SQLite on the connection that writes.
    async fn on_writer(&self, sql: &'static str) {
        sqlx::query(sql).execute(&self.store.writer).await.unwrap();
    }

    /// A change with many steps, enough to need more room than an empty page has.
    fn change(&self) -> Change {
        let steps = vec![json!({ "by": "nobody", "long": "x".repeat(500) }); 100];
        change(self.id, 0, 77, begin_with(steps))
    }

    async fn loaded(&self) -> StoredMatch {
        self.store.load_match(self.id).await.unwrap().unwrap()
    }

    /// The change fails with this sentence, and the match is unchanged.
    async fn fails_whole(&self, sentence: &str) {
        let before = self.loaded().await;
        let error = self.store.commit(&self.change()).await.unwrap_err();
        assert!(error.to_string().contains(sentence), "{error}");
        assert_eq!(self.loaded().await, before);
    }

    /// The same change, asked for by the same interaction, is carried out as if it were the first time.
    async fn goes_on(&self) {
        let done = self.store.commit(&self.change()).await.unwrap();
        assert_eq!(done, Committed::Done(1));
        assert_eq!(self.loaded().await.steps.len(), 100);
    }
}

/// The database in a folder: a file, or a database on a server where the tests run on one.
pub(super) async fn opened(folder: &TempDir) -> Store {
    let path = folder.path().join("matches.db");
    let create = async |text: &str| Location::of(text).open().await.unwrap().close().await;
    let location = blank(&path, create).await;
    Location::of(&location).open().await.unwrap()
}

fn challenge(interaction: u64) -> NewMatch {
    let person = |id, name: &str| Occupant::Person(Person::new(PersonId(id), name));
    NewMatch {
        terms: Terms {
            game: GameKind::Classic,
            table_version: 1,
            setup: json!({}),
            guild: None,
            channel: Some(ChannelId(interaction)),
            venue: Venue::Channel,
            locale: "en".to_owned(),
            host: PersonId(1),
            opening: Opening::Challenge,
            invited: Vec::new(),
            rematch_of: None,
            clock: None,
        },
        secret: Secret::new([7; 32]),
        seats: BySeat::new(2, |seat| {
            [person(1, "Anna"), person(2, "Ben")][seat.index()].clone()
        }),
        expires_at: Timestamp::from_millis(5),
        limits: None,
        at: Timestamp::from_millis(4),
        interaction,
    }
}

#[tokio::test]
async fn a_full_disk_changes_nothing_and_room_lets_the_match_go_on() {
    let home = Home::new().await;
    // SQLite never goes below the pages that are in use.
    home.on_writer("pragma max_page_count = 1").await;
    home.fails_whole("the disk is full; nothing was changed")
        .await;
    home.on_writer("pragma max_page_count = 100000").await;
    home.goes_on().await;
}

#[tokio::test]
async fn a_full_disk_creates_no_half_match() {
    let home = Home::new().await;
    home.on_writer("pragma max_page_count = 1").await;
    let mut large = challenge(2);
    large.terms.setup = json!("x".repeat(100_000));
    let error = home.store.create(&large).await.unwrap_err();
    assert!(error.to_string().contains("the disk is full"), "{error}");
    assert_eq!(home.store.match_ids().await.unwrap(), [home.id]);
}

#[tokio::test]
async fn a_database_that_may_only_be_read_changes_nothing() {
    let home = Home::new().await;
    home.on_writer("pragma query_only = on").await;
    home.fails_whole("it may only be read; nothing was changed")
        .await;
    home.on_writer("pragma query_only = off").await;
    home.goes_on().await;
}

#[tokio::test]
async fn a_lock_that_another_program_holds_changes_nothing() {
    let home = Home::new().await;
    home.on_writer("pragma busy_timeout = 0").await;
    let other = Store::open(&home.folder.path().join("matches.db"))
        .await
        .unwrap();
    let lock = other.writer.begin_with("BEGIN IMMEDIATE").await.unwrap();
    home.fails_whole("another program holds its lock; nothing was changed")
        .await;
    lock.rollback().await.unwrap();
    home.goes_on().await;
}

#[tokio::test]
async fn a_reader_that_stays_keeps_nobody_from_writing_while_deleted_data_is_wiped() {
    let home = Home::new().await;
    let mut reader = home.store.slow.begin().await.unwrap();
    let read = sqlx::query("select id from matches").fetch_all(&mut *reader);
    assert_eq!(read.await.unwrap().len(), 1);
    home.on_writer("pragma busy_timeout = 600000").await;
    crate::upkeep::wipe(&home.store).await.unwrap();
    let patience = sqlx::query_scalar("pragma busy_timeout").fetch_one(&home.store.writer);
    assert_eq!(
        patience.await.map_err(|error| error.to_string()),
        Ok(2000_i64)
    );
    home.goes_on().await;
}

#[tokio::test]
async fn looking_at_all_that_is_kept_of_a_person_keeps_no_click_waiting() {
    let home = Home::new().await;
    let held = [(); N_READERS as usize].map(|()| home.store.readers.acquire());
    let held = join_all(held).await;
    assert!(held.iter().all(Result::is_ok));
    let summary = home.store.personal_summary(PersonId(1)).await.unwrap();
    assert_eq!(summary.n_open, 1);
    drop(held);
    let _slow = home.store.slow.acquire().await.unwrap();
    for (person, expected) in [(1, Some(1)), (99, None)] {
        let n_open = home.store.n_open_matches_of(PersonId(person)).await;
        assert_eq!(n_open.unwrap(), expected);
    }
}

#[tokio::test]
async fn a_failure_in_the_middle_of_a_change_leaves_no_half_of_it() {
    let home = Home::new().await;
    home.on_writer(
        "create trigger fails before insert on steps when new.ply = 50 begin select raise(abort, 'broken'); end",
    )
    .await;
    home.fails_whole("the database failed").await;
    home.on_writer("drop trigger fails").await;
    home.goes_on().await;
}

#[tokio::test]
async fn a_deleted_database_is_not_created_again_by_a_later_connection() {
    let home = Home::new().await;
    let held = home.store.readers.acquire().await.unwrap();
    let path = home.folder.path().join("matches.db");
    std::fs::remove_file(&path).unwrap();
    home.store.readers.acquire().await.unwrap_err();
    assert!(!path.exists());
    drop(held);
}

#[tokio::test]
async fn a_read_that_takes_too_long_is_stopped_and_others_go_on() {
    let home = Home::new().await;
    let path = home.folder.path().join("matches.db");
    let store = Store::open_with(&path, Duration::from_millis(20))
        .await
        .unwrap();
    let endless =
        "with recursive n (n) as (select 1 union all select n + 1 from n) select max(n) from n";
    // More often than there are connections.
    for _ in 0..6 {
        let error = sqlx::query(endless).fetch_one(&store.readers).await;
        let error = StoreError::from(error.unwrap_err()).to_string();
        assert!(error.contains("took too long to read"), "{error}");
    }
    assert_eq!(store.match_ids().await.unwrap(), [home.id]);
}

#[tokio::test]
async fn a_copy_that_fails_leaves_no_file() {
    let home = Home::new().await;
    let path = home.folder.path().join("copy.db");
    home.store.slow.close().await;
    assert!(home.store.copy_to(&path).await.is_err());
    assert!(!path.exists());
}

#[tokio::test]
async fn a_sound_database_has_no_faults_and_a_row_without_its_parent_is_one() {
    let home = Home::new().await;
    assert_eq!(home.store.faults().await.unwrap(), [""; 0]);
    home.on_writer("pragma foreign_keys = off").await;
    home.on_writer("insert into steps values (99, 0, '{}', 1, 1)")
        .await;
    assert_eq!(
        home.store.faults().await.unwrap(),
        ["a row of steps names one of matches that does not exist"]
    );
}

#[tokio::test]
async fn a_migration_of_another_program_is_refused() {
    let home = Home::new().await;
    home.on_writer("update _sqlx_migrations set checksum = x'00' where version = 1")
        .await;
    let again = Store::open(&home.folder.path().join("matches.db")).await;
    assert!(matches!(again, Err(StoreError::Migrate(_))));
    let sentence = again.unwrap_err().to_string();
    assert!(
        sentence.contains("another program (migration 1 is not ours)"),
        "{sentence}"
    );
}

#[tokio::test]
async fn no_choice_is_written_into_a_deleted_file() {
    let home = Home::new().await;
    let anna = home.store.person(PersonId(1)).await.unwrap().unwrap();
    std::fs::remove_file(home.folder.path().join("matches.db")).unwrap();
    for written in [
        home.store.save_person(&anna).await,
        home.store.set_takes_challenges(&anna, false).await,
        home.store.block_person(anna.id, PersonId(2)).await,
        home.store.unblock_person(anna.id, PersonId(2)).await,
        home.store.set_listed(anna.id, false).await,
    ] {
        assert!(matches!(written, Err(StoreError::Replaced(_))));
    }
}
