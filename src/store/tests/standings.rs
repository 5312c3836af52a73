//! Standings follow from results alone, to the last digit, whichever way they are come by.

use std::collections::BTreeMap;

use rand::SeedableRng;
use sqlx::{FromRow, Row};
use tempfile::TempDir;

use super::super::driver::{DriverConnection, Worded};
use super::super::results::{Reckoning, record};
use super::super::standings::StandingColumns;
use super::super::{
    GuildId, Leaderboard, MatchId, OwnStanding, PER_PAGE, PageRequest, PersonId, Ranked, Rebuilt,
    Store,
};
use super::opened;
use crate::games::GameKind;
use crate::kernel::{BySeat, GameRng, Outcome, Timestamp, below};
use crate::rating::{PROVISIONAL_BELOW, Season, Standing};

const N_PEOPLE: u64 = 40;
/// The ids are as long as those of Discord.
const FIRST_PERSON: u64 = 1 << 59;
/// The 20th of September 2026; twenty days later it is another season.
const START: i64 = 1_789_862_400_000;
const DAYS: u64 = 20;
const MS_PER_DAY: u64 = 86_400_000;

/// Many results of few people, entered one after the other as matches end.
struct Past {
    store: Store,
    rng: GameRng,
    _folder: TempDir,
}

/// A result of which only points and places matter.
fn reckoned(outcome: Outcome) -> Reckoning {
    Reckoning {
        outcome,
        tallies: BySeat::default(),
    }
}

impl Past {
    async fn of(n_results: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let store = opened(&folder).await;
        let mut past = Self {
            store,
            rng: GameRng::from_seed([7; 32]),
            _folder: folder,
        };
        let mut tx = past.store.begin().await.unwrap();
        for person in 0..N_PEOPLE {
            let id = PersonId(FIRST_PERSON + person);
            let insert = sqlx::query("insert into people (id, name) values ($1, $2)");
            let insert = insert.bind(id).bind(format!("Person {person}"));
            insert.execute(&mut *tx).await.unwrap();
        }
        for n in 1..=n_results {
            let (id, outcome) = past.finished(&mut tx, n, n_results).await;
            record(&mut tx, id, &reckoned(outcome)).await.unwrap();
        }
        tx.commit().await.unwrap();
        past
    }

    fn below(&mut self, n: u64) -> u64 {
        u64::from(below(&mut self.rng, u32::try_from(n).unwrap()))
    }

    /// The row of a match that has ended with two to five people, now and then with a computer player.
    async fn finished(
        &mut self,
        tx: &mut DriverConnection,
        n: u64,
        n_results: u64,
    ) -> (MatchId, Outcome) {
        let game = GameKind::ALL[usize::try_from(self.below(2)).unwrap()];
        let guild = [None, Some(7), Some(8)][usize::try_from(self.below(3)).unwrap()];
        // Matches end in the order of their results, but for a few that are written down late.
        let late = if self.below(10) == 0 { MS_PER_DAY } else { 0 };
        let at = START + i64::try_from(n * DAYS * MS_PER_DAY / n_results - late.min(n)).unwrap();
        sqlx::query(
            "insert into matches (id, game, table_version, setup, state, guild, channel, locale, version, took_back,
             host, secret, created_at, changed_at, shown_version, shown_steps)
             values ($1, $2, 1, '{}', 'finished', $3, 1, 'en', 1, 0, 1, '', $4, $4, 1, 0)",
        )
        .bind(i64::try_from(n).unwrap())
        .bind(game.slug())
        .bind(guild)
        .bind(at)
        .execute(&mut *tx)
        .await
        .unwrap();
        let n_seats = 2 + self.below(4);
        let first = self.below(N_PEOPLE);
        let is_solo = self.below(20) == 0;
        for seat in 0..n_seats {
            // Neighbours meet often, everybody now and then.
            let person = (first + seat * (1 + first % 3)) % N_PEOPLE;
            let person = (!is_solo || seat > 0).then(|| PersonId(FIRST_PERSON + person));
            sqlx::query("insert into seats (match, seat, person) values ($1, $2, $3)")
                .bind(i64::try_from(n).unwrap())
                .bind(i64::try_from(seat).unwrap())
                .bind(person)
                .execute(&mut *tx)
                .await
                .unwrap();
        }
        // Few different points, so that there are ties of every kind.
        let points = BySeat::new(u8::try_from(n_seats).unwrap(), |_| {
            i32::try_from(self.below(4)).unwrap()
        });
        (MatchId(n), Outcome::by_points(points))
    }

    /// Every row that follows from results, with the bits of its numbers; without the numbers of the results if they
    /// do not matter.
    async fn rows(&self, with_numbers: bool) -> Vec<String> {
        let mut all = Vec::new();
        let standings = "select game || ' ' || guild || ' ' || season || ' ' || person || ' ' || matches || ' ' || wins
             || ' ' || is_listed, mean, uncertainty, certain from standings order by game, guild, season, person";
        let points = if with_numbers {
            "select game || ' ' || person || ' ' || number || ' ' || at, mean, uncertainty, cast(0 as double precision) from rating_points
             order by game, person, number"
        } else {
            "select game || ' ' || person || ' ' || at, mean, uncertainty, cast(0 as double precision) from rating_points
             order by game, person, number"
        };
        let levels = "select game || ' ' || guild || ' ' || season || ' ' || level || ' ' || n, cast(0 as double precision),
             cast(0 as double precision), cast(0 as double precision)
             from ranked_levels order by game, guild, season, level";
        for question in [standings, points, levels] {
            let rows = sqlx::query(question).fetch_all(&self.store.readers).await;
            all.extend(rows.unwrap().iter().map(|row| {
                let bits = |column| row.get::<f64, _>(column).to_bits();
                let [mean, uncertainty, certain] = [1, 2, 3].map(bits);
                format!(
                    "{} {mean:x} {uncertainty:x} {certain:x}",
                    row.get::<String, _>(0)
                )
            }));
        }
        all
    }

    async fn sql(&self, text: &'static str) -> u64 {
        let done = sqlx::raw_sql(text).execute(&self.store.writer).await;
        done.unwrap().rows_affected()
    }

    async fn count(&self, question: &'static str) -> i64 {
        let row = sqlx::query(question).fetch_one(&self.store.readers).await;
        row.unwrap().get(0)
    }
}

#[tokio::test]
async fn a_rebuild_comes_to_the_same_as_the_matches_one_by_one_to_the_last_digit() {
    let past = Past::of(3_000).await;
    let n_rated = past
        .count("select count(*) from results where is_rated = 1")
        .await;
    assert!((2_500..2_999).contains(&n_rated), "{n_rated}");
    let rows = past.rows(true).await;
    let unchanged = Rebuilt {
        n_results: n_rated.unsigned_abs(),
        n_changed: 0,
    };
    assert_eq!(
        past.store.ratings().rebuild_ratings().await.unwrap(),
        unchanged
    );
    // A database that is older than standings has none of their rows.
    past.sql("delete from standings; delete from rating_points; delete from entered_results")
        .await;
    let caught_up = past.store.ratings().catch_up_ratings().await.unwrap();
    assert_eq!(caught_up.n_results, unchanged.n_results);
    assert!(past.rows(true).await == rows);
    assert_eq!(
        past.store.ratings().catch_up_ratings().await.unwrap(),
        Rebuilt::default()
    );
}

#[tokio::test]
async fn a_rebuild_mends_what_is_wrong_and_counts_it() {
    let past = Past::of(200).await;
    let rows = past.rows(true).await;
    let mut n_wrong = past
        .sql("update standings set mean = mean + 1e-12 where guild = 7 and season = 0")
        .await;
    n_wrong += past
        .sql("update rating_points set at = at + 1 where number = 17")
        .await;
    n_wrong += past.sql("delete from standings where guild = 8").await;
    n_wrong += past
        .sql("insert into standings select 'rivals', 9, 0, person, mean, uncertainty, certain, matches, wins, is_listed
              from standings where game = 'classic' and guild = 0 and season = 0")
        .await;
    n_wrong += past
        .sql("delete from rating_points where number > 150")
        .await;
    n_wrong += past
        .sql("insert into rating_points select game, person, 1000, at, 1.0, 1.0 from rating_points where number = 18")
        .await;
    assert!(n_wrong > 100, "{n_wrong}");
    assert_eq!(
        past.store
            .ratings()
            .rebuild_ratings()
            .await
            .unwrap()
            .n_changed,
        n_wrong
    );
    assert!(past.rows(true).await == rows);
}

#[tokio::test]
async fn the_order_of_results_without_common_people_changes_no_digit() {
    let mut past = Past::of(1_000).await;
    let rows = past.rows(false).await;
    let question = Worded {
        sqlite: "select results.match as match, group_concat(person) as people from results
             join result_seats on result_seats.match = results.match group by number order by number",
        postgres: "select results.match as match, string_agg(person::text, ',') as people from results
             join result_seats on result_seats.match = results.match group by number order by number",
    };
    let question = question.on(past.store.engine());
    let results = sqlx::query(question).fetch_all(&past.store.readers).await;
    let mut order: Vec<(i64, Vec<String>)> = results
        .unwrap()
        .iter()
        .map(|row| {
            let people: String = row.get("people");
            (
                row.get("match"),
                people.split(',').map(str::to_owned).collect(),
            )
        })
        .collect();
    let mut n_swaps = 0;
    for _ in 0..20_000 {
        let at = usize::try_from(past.below(999)).unwrap();
        let [(_, one), (_, other)] = &order[at..at + 2] else {
            panic!("there are two")
        };
        if !one.iter().any(|person| other.contains(person)) {
            order.swap(at, at + 1);
            n_swaps += 1;
        }
    }
    assert!(n_swaps > 5_000, "{n_swaps}");
    past.sql("update results set number = -number").await;
    let mut tx = past.store.begin().await.unwrap();
    for (number, (id, _)) in (1_i64..).zip(&order) {
        let moved = sqlx::query("update results set number = $2 where match = $1");
        let moved = moved.bind(id).bind(number).execute(&mut *tx).await;
        assert_eq!(moved.unwrap().rows_affected(), 1);
    }
    tx.commit().await.unwrap();
    let rebuilt = past.store.ratings().rebuild_ratings().await.unwrap();
    assert!(rebuilt.n_changed > 1_000, "the points have other numbers");
    assert!(past.rows(false).await == rows);
}

#[tokio::test]
async fn a_result_behind_others_that_are_not_entered_waits_for_them() {
    let mut past = Past::of(50).await;
    past.sql("delete from standings; delete from rating_points; delete from entered_results")
        .await;
    let mut tx = past.store.begin().await.unwrap();
    for n in 51..60 {
        let (id, outcome) = past.finished(&mut tx, n, 60).await;
        record(&mut tx, id, &reckoned(outcome)).await.unwrap();
    }
    tx.commit().await.unwrap();
    assert_eq!(past.count("select count(*) from standings").await, 0);
    past.store.ratings().catch_up_ratings().await.unwrap();
    assert_eq!(
        past.store
            .ratings()
            .rebuild_ratings()
            .await
            .unwrap()
            .n_changed,
        0
    );
    assert!(past.count("select count(*) from standings").await > 0);
}

#[tokio::test]
async fn the_database_ranks_from_the_same_number_of_matches_as_the_arithmetic() {
    let past = Past::of(100).await;
    let rows = sqlx::query("select matches, is_ranked from standings")
        .fetch_all(&past.store.readers)
        .await
        .unwrap();
    let (mut n_ranked, mut n_provisional) = (0, 0);
    for row in rows {
        let standing = Standing {
            n_matches: row.get("matches"),
            ..Standing::default()
        };
        assert_eq!(row.get::<bool, _>("is_ranked"), !standing.is_provisional());
        n_ranked += usize::from(!standing.is_provisional());
        n_provisional += usize::from(standing.is_provisional());
    }
    assert!(n_ranked > 0 && n_provisional > 0);
    assert_eq!(PROVISIONAL_BELOW, 5, "the migration says 5");
}

/// A leaderboard with everybody on it, best first: who, what they have come to, and what they are sorted by.
type Whole = (Leaderboard, Vec<(PersonId, Standing, f64)>);

/// All leaderboards that have anybody.
async fn leaderboards(past: &Past) -> Vec<Whole> {
    let rows = sqlx::query(
        "select * from standings where matches >= 5 and is_listed = 1
         order by game, guild, season, certain desc, person",
    );
    let rows = rows.fetch_all(&past.store.readers).await.unwrap();
    let mut boards: Vec<Whole> = Vec::new();
    for row in rows {
        let some = |column: &str| Some(row.get::<i64, _>(column)).filter(|&id| id != 0);
        let board = Leaderboard {
            game: row.get::<String, _>("game").parse().unwrap(),
            guild: some("guild").map(|id| GuildId(id.unsigned_abs())),
            season: some("season").map(Season::numbered),
        };
        if boards.last().is_none_or(|(last, _)| *last != board) {
            boards.push((board, Vec::new()));
        }
        let standing = StandingColumns::from_row(&row).unwrap().into();
        let person = row.get("person");
        let (_, lines) = boards.last_mut().unwrap();
        lines.push((person, standing, row.get("certain")));
    }
    boards
}

/// Every page of every leaderboard, and everybody's own line, against the whole leaderboard sorted in memory.
async fn check_pages(past: &Past) -> usize {
    let mut n_shared = 0;
    let boards = leaderboards(past).await;
    for (board, people) in &boards {
        let place_of = |certain: f64| {
            1 + people
                .iter()
                .filter(|(_, _, other)| *other > certain)
                .count()
        };
        for (position, &(person, standing, certain)) in people.iter().enumerate() {
            let place = place_of(certain);
            n_shared += usize::from(place != position + 1);
            let page = past
                .store
                .ratings()
                .leaderboard(board, PageRequest::Own, person)
                .await;
            let page = page.unwrap();
            let own = OwnStanding {
                standing,
                is_listed: true,
                place: Some(u32::try_from(place).unwrap()),
            };
            assert_eq!((page.own, page.n_ranked as usize), (own, people.len()));
            assert_eq!(page.page as usize, position / PER_PAGE as usize);
            let line = page.lines.iter().find(|line| line.person == person);
            let name = format!("Person {}", person.0 - FIRST_PERSON);
            let expected = Ranked {
                place: own.place.unwrap(),
                person,
                name,
                standing,
            };
            assert_eq!(line, Some(&expected));
        }
        let mut seen = Vec::new();
        for number in 0..=people.len() / PER_PAGE as usize {
            let wanted = PageRequest::Page(u32::try_from(number).unwrap());
            let page = past
                .store
                .ratings()
                .leaderboard(board, wanted, PersonId(1))
                .await
                .unwrap();
            if page.page as usize == number {
                seen.extend(page.lines.iter().map(|line| line.person));
            }
        }
        let all: Vec<PersonId> = people.iter().map(|(person, ..)| *person).collect();
        assert_eq!(seen, all, "{board:?}");
    }
    assert!(
        boards.len() >= 16,
        "two games, three scopes, two seasons and all time"
    );
    n_shared
}

#[tokio::test]
async fn every_page_shows_what_the_whole_leaderboard_sorted_in_memory_shows() {
    let past = Past::of(600).await;
    check_pages(&past).await;
    // People whose ratings are equal share a place, also over the end of a page.
    past.sql("update standings set certain = cast(certain / 200 as integer) * 200.0")
        .await;
    assert!(check_pages(&past).await > 100);
    for person in [3, 17, 20] {
        let person = PersonId(FIRST_PERSON + person);
        past.store.people().set_listed(person, false).await.unwrap();
    }
    check_pages(&past).await;
}

#[tokio::test]
async fn whoever_wants_not_to_be_seen_is_on_no_leaderboard_and_comes_back_where_they_were() {
    let past = Past::of(600).await;
    let rows = past.rows(true).await;
    let (hidden, board) = (PersonId(FIRST_PERSON + 5), {
        let boards = leaderboards(&past).await;
        boards[0].0
    });
    past.store.people().set_listed(hidden, false).await.unwrap();
    assert!(!past.store.people().is_listed(hidden).await.unwrap());
    for (board, people) in leaderboards(&past).await {
        assert!(
            people.iter().all(|(person, ..)| *person != hidden),
            "{board:?}"
        );
    }
    let own = past
        .store
        .ratings()
        .leaderboard(&board, PageRequest::Own, hidden)
        .await
        .unwrap()
        .own;
    assert_eq!((own.is_listed, own.place), (false, None));
    // Neither a rebuild nor another match puts them back.
    assert_eq!(
        past.store
            .ratings()
            .rebuild_ratings()
            .await
            .unwrap()
            .n_changed,
        0
    );
    past.store.people().set_listed(hidden, true).await.unwrap();
    assert!(past.rows(true).await == rows);
}

#[tokio::test]
async fn seasons_are_found_one_after_the_other() {
    let past = Past::of(600).await;
    let board = |season| Leaderboard {
        game: GameKind::Classic,
        guild: Some(GuildId(7)),
        season,
    };
    let [summer, autumn] =
        [START, START + 15 * 86_400_000].map(|at| Season::of(Timestamp::from_millis(at)));
    for (season, before, after) in [
        (None, Some(autumn), None),
        (Some(summer), None, Some(autumn)),
        (Some(autumn), Some(summer), None),
        (
            Some(Season::numbered(autumn.number() + 2)),
            Some(autumn),
            None,
        ),
    ] {
        let page = past
            .store
            .ratings()
            .leaderboard(&board(season), PageRequest::Page(0), PersonId(1))
            .await;
        let page = page.unwrap();
        assert_eq!(
            (page.season_before, page.season_after),
            (before, after),
            "{season:?}"
        );
    }
}

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
            .ratings()
            .leaderboard(&board, PageRequest::Own, person)
            .await
            .unwrap()
            .own;
        let curve = past
            .store
            .ratings()
            .rating_curve(GameKind::Classic, person)
            .await
            .unwrap();
        assert_eq!(curve.len(), own.standing.n_matches as usize);
        assert_eq!(curve.last().unwrap().rating, own.standing.rating);
        assert_ne!(curve[0].rating, own.standing.rating);
    }
    assert_eq!(
        past.store
            .ratings()
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
    let (ratings, results) = (past.store.ratings(), past.store.results());
    let mut now = BTreeMap::new();
    for id in (1..=N_RESULTS).map(MatchId) {
        let result = results.result_of(id).await.unwrap().unwrap();
        let changes = ratings.rating_changes(id).await.unwrap();
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
        let curve = ratings.rating_curve(game, person).await.unwrap();
        assert_eq!(curve.last().map(|point| point.rating), Some(rating));
    }
    assert_eq!(
        ratings
            .rating_changes(MatchId(N_RESULTS + 1))
            .await
            .unwrap(),
        []
    );
}
