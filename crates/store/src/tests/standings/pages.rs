//! Every page of every leaderboard, against the whole of it sorted in memory.

use sqlx::{FromRow, Row};

use super::{FIRST_PERSON, Past, START};
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::rating::{Season, Standing};
use crate::{GuildId, Leaderboard, OwnStanding, PER_PAGE, PageRequest, PersonId, Ranked};

/// A leaderboard with everybody on it, best first: who, their standing, and what they are sorted by.
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
        let standing = Standing::from_row(&row).unwrap();
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
                name: name.into(),
                standing,
            };
            assert_eq!(line, Some(&expected));
        }
        let mut seen = Vec::new();
        for number in 0..=people.len() / PER_PAGE as usize {
            let wanted = PageRequest::Page(u32::try_from(number).unwrap());
            let page = past
                .store
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
        past.store.set_listed(person, false).await.unwrap();
    }
    check_pages(&past).await;
}

#[tokio::test]
async fn opting_out_hides_a_person_from_leaderboards_and_opting_in_restores_their_place() {
    let past = Past::of(600).await;
    let rows = past.rows(true).await;
    let (hidden, board) = (PersonId(FIRST_PERSON + 5), {
        let boards = leaderboards(&past).await;
        boards[0].0
    });
    past.store.set_listed(hidden, false).await.unwrap();
    assert!(!past.store.is_listed(hidden).await.unwrap());
    for (board, people) in leaderboards(&past).await {
        assert!(
            people.iter().all(|(person, ..)| *person != hidden),
            "{board:?}"
        );
    }
    let own = past
        .store
        .leaderboard(&board, PageRequest::Own, hidden)
        .await
        .unwrap()
        .own;
    assert_eq!((own.is_listed, own.place), (false, None));
    // Neither a rebuild nor another match puts them back.
    assert_eq!(past.n_corrected().await, 0);
    past.store.set_listed(hidden, true).await.unwrap();
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
