//! A match whose log is packed is read, exported, checked and copied as before.

use std::time::Duration;

use lostcities::store::{Location, MatchId, Store, StoredMatch};
use lostcities::table::{DataPosition, GameKind, PersonalData, PersonalSummary};
use sqlx::{Connection, SqliteConnection};

use super::home::Home;
use super::{ANNA, BEN, ZOE, id};
use crate::kept::{contains, failed, program, said, sql};

/// Everything that follows from logs.
#[derive(PartialEq, Debug)]
struct Seen {
    matches: Vec<StoredMatch>,
    people: Vec<(PersonalSummary, PersonalData)>,
    checked: (bool, String),
    exported: Vec<(bool, String)>,
}

impl Home {
    async fn seen(&self) -> Seen {
        let mut people = Vec::new();
        for who in [ZOE, ANNA, BEN] {
            let summary = self.tables.store().personal_summary(id(who)).await.unwrap();
            people.push((summary, self.kept_of(who).await));
        }
        let matches = loaded(self.tables.store()).await;
        let export = |of: &StoredMatch| said(&program(&self.path, &["export", &of.id.to_string()]));
        Seen {
            checked: said(&program(&self.path, &["check"])),
            exported: matches.iter().map(export).collect(),
            people,
            matches,
        }
    }

    async fn pack(&self) {
        for _ in 0..30 {
            self.tables.pack_matches(Duration::ZERO).await.unwrap();
        }
    }

    async fn n(&self, question: &'static str) -> i64 {
        let path = self.path.to_str().unwrap();
        let mut database = SqliteConnection::connect(path).await.unwrap();
        let counted = sqlx::query_scalar(question).fetch_one(&mut database);
        counted.await.unwrap()
    }
}

/// All matches, deals among them.
async fn loaded(store: &Store) -> Vec<StoredMatch> {
    let mut matches = Vec::new();
    for number in 1..1_000 {
        matches.extend(store.load_match(MatchId(number)).await.unwrap());
    }
    assert!(!matches.is_empty());
    matches
}

const OVER: &str = "select count(*) from matches where state in ('finished', 'abandoned')
    and exists (select 1 from steps where match = id)";
const PACKED: &str = "select count(*) from packed_logs";
const OF_DEALS: &str =
    "select count(*) from packed_logs join matches on id = match where opening = 'deal'";

/// More matches than are looked at at once.
const MANY: &str = "
create temp table copies as
with recursive n (n) as (values (1) union all select n + 1 from n where n < 120) select matches.* from n, matches;
update copies set id = rowid + 9;
insert into matches select * from copies;
insert into steps (match, ply, step, version, at)
select matches.id, ply, step, steps.version, at from matches, steps where matches.id >= 10;
";

#[tokio::test]
async fn where_all_are_to_be_packed_the_next_ones_are_packed_at_once() {
    let mut home = Home::new().await;
    let played = home.between(GameKind::Classic, ZOE, ANNA).await;
    home.give_up(played).await;
    sql(&home.path, MANY).await;
    home.tables.pack_matches(Duration::ZERO).await.unwrap();
    assert!(home.n(PACKED).await > 100);
}

#[tokio::test]
async fn a_match_whose_log_is_packed_is_as_it_was() {
    let mut home = Home::new().await;
    home.fill().await;
    // Deals are over, too.
    sql(&home.path, "update matches set state = 'finished', ending = '{\"ended\":\"rules\"}' where opening = 'deal'").await;
    // Neither a revision is kept nor who was invited.
    sql(
        &home.path,
        "update matches set revision = 0 where state in ('finished', 'abandoned')",
    )
    .await;
    sql(&home.path, "delete from invited where match in (select id from matches where state in ('finished', 'abandoned'))").await;
    let (before, n_over) = (home.seen().await, home.n(OVER).await);
    assert!(before.checked.0, "{}", before.checked.1);
    home.pack().await;
    assert_eq!((home.n(OVER).await, home.n(PACKED).await), (0, n_over));
    assert!(n_over > 10, "{n_over}");
    assert!(home.seen().await == before, "something has changed");
    let (n_packed, n_of_deals) = (home.n(PACKED).await, home.n(OF_DEALS).await);
    assert!(n_of_deals > 0);
    home.tables.forget_person(id(ZOE)).await.unwrap();
    assert_eq!(home.n(PACKED).await, n_packed - n_of_deals);
    let before = loaded(home.tables.store()).await;
    let copy = Location::from(home.path.with_file_name("copy.db"));
    home.tables.store().close().await;
    let original = Location::from(home.path.clone());
    original.copy_to(&copy).await.unwrap();
    let copy = copy.open().await.unwrap();
    assert!(loaded(&copy).await == before, "the copy differs");
}

#[tokio::test]
async fn a_packed_log_that_is_damaged_is_named() {
    let mut home = Home::new().await;
    let of = home.between(GameKind::Classic, ZOE, ANNA).await;
    home.give_up(of).await;
    assert!(home.tables.store().pack_match(of).await.unwrap() > 0);
    sql(
        &home.path,
        "update packed_logs set log = substr(log, 1, length(log) - 1)",
    )
    .await;
    let text = failed(&program(&home.path, &["check"]));
    contains(&text, "a packed log that is damaged");
    assert!(
        home.tables
            .store()
            .personal_data(id(ZOE), DataPosition::default())
            .await
            .is_err()
    );
}
