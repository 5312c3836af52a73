//! Pages of finished matches, and how SQLite finds them.

use sqlx::{AssertSqlSafe, Row};
use tempfile::TempDir;

use super::{Finished, History, HistoryCursor, HistoryScope, PageStart};
use crate::games::GameKind;
use crate::kernel::Timestamp;
use crate::tests::opened;
use crate::{Engine, GuildId, MatchId, PersonId, Store};

const SERVER: GuildId = GuildId(77);
const ANNA: PersonId = PersonId(1);

/// A database with this many finished matches: on two servers in turn, of two games, between Anna and one of ten others.
/// Several end in the same millisecond.
async fn store(n_matches: i64, folder: &TempDir) -> Store {
    let store = opened(folder).await;
    let numbers = format!(
        "with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < {n_matches})"
    );
    let rows = [
        "insert into people (id, name) with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 12)
         select n, 'Person ' || n from numbers"
            .to_owned(),
        format!(
            "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back, host,
             secret, created_at, changed_at, has_result)
             {numbers} select n, case when n % 4 < 2 then 'classic' else 'rivals' end, 1, '{{}}', 'finished', 77 + n % 2, 'en', 1, 0, 1,
             '', 0, n / 5, 1 from numbers"
        ),
        "insert into boards (match, channel, is_attached, version, message) select id, 5 + id % 3, 0, 1, 1000 + id from matches".to_owned(),
        "insert into results (match, game, guild, at, is_rated) select id, game, guild, changed_at, 1 from matches".to_owned(),
        "insert into result_seats (match, seat, person, at, in_guild, in_game, points, place)
         select id, 0, 1, changed_at, guild, game, 7, 1 from matches
         union all select id, 1, 2 + id % 10, changed_at, guild, game, 3, 2 from matches"
            .to_owned(),
    ];
    for text in rows {
        sqlx::query(AssertSqlSafe(text))
            .execute(&store.writer)
            .await
            .unwrap();
    }
    store
}

fn ids(page: &[Finished]) -> Vec<u64> {
    page.iter().map(|finished| finished.moment.id.0).collect()
}

/// Every kind of question.
fn questions(since: PageStart) -> Vec<History> {
    let whose = [
        HistoryScope::Server(SERVER),
        HistoryScope::PersonOnServer(ANNA, SERVER),
        HistoryScope::Person(ANNA),
    ];
    let games = [None, Some(GameKind::Rivals)];
    let all = whose
        .into_iter()
        .flat_map(|whose| games.map(|game| (whose, game)));
    all.map(|(whose, game)| History { whose, game, since })
        .collect()
}

#[tokio::test]
async fn a_page_is_found_by_an_index_that_gives_its_order() {
    let folder = TempDir::new().unwrap();
    let store = store(20, &folder).await;
    if store.engine() != Engine::Sqlite {
        return;
    }
    let moment = HistoryCursor {
        at: Timestamp::from_millis(2),
        id: MatchId(9),
    };
    for since in [
        PageStart::Newest,
        PageStart::Before(moment),
        PageStart::After(moment),
    ] {
        for history in questions(since) {
            let text = format!("explain query plan {}", history.question());
            let plan = sqlx::query(AssertSqlSafe(text))
                .fetch_all(&store.readers)
                .await
                .unwrap();
            let plan: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            // The index leads straight to the moment, and what several games give is merged.
            let is_found = |step: &&String| {
                step.starts_with("SEARCH")
                    && step.contains("USING COVERING INDEX")
                    && step.contains("(at,match)")
            };
            let n_games = history.game.map_or(GameKind::ALL.len(), |_| 1);
            assert_eq!(plan.iter().filter(is_found).count(), n_games, "{plan:#?}");
            let is_merged = |step: &String| {
                ["MERGE", "LEFT", "RIGHT"].contains(&step.split([' ', '(']).next().unwrap())
            };
            let n_merged = plan.iter().filter(|step| is_merged(step)).count();
            assert_eq!(plan.len(), n_games + n_merged, "{plan:#?}");
        }
    }
    let plan = sqlx::query(
        "explain query plan select match from boards join matches on id = match
         where channel = $1 and state = 'finished' order by match desc limit 1",
    )
    .fetch_one(&store.readers)
    .await
    .unwrap();
    let plan: String = plan.get("detail");
    assert!(plan.contains("boards_in_a_channel (channel=?)"), "{plan}");
}

#[tokio::test]
async fn paging_older_and_newer_shows_every_match_once() {
    let folder = TempDir::new().unwrap();
    let store = store(60, &folder).await;
    for history in questions(PageStart::Newest) {
        let all = store.history(&history, 1000).await.unwrap();
        let moments: Vec<HistoryCursor> = all.iter().map(|finished| finished.moment).collect();
        assert!(moments.is_sorted_by(|a, b| a > b), "{history:?}");
        let n_wanted = match (history.whose, history.game) {
            (HistoryScope::Person(_), None) => 60,
            (HistoryScope::Person(_), Some(_)) | (_, None) => 30,
            (_, Some(_)) => 15,
        };
        assert_eq!(all.len(), n_wanted, "{history:?}");
        let mut pages = vec![store.history(&history, 7).await.unwrap()];
        while let Some(last) = pages.last().unwrap().last() {
            let since = PageStart::Before(last.moment);
            let page = store.history(&History { since, ..history }, 7).await;
            pages.push(page.unwrap());
        }
        pages.pop();
        assert_eq!(pages.concat(), all, "{history:?}");
        for pair in pages.windows(2) {
            let since = PageStart::After(pair[1][0].moment);
            let back = store.history(&History { since, ..history }, 7).await;
            assert_eq!(back.unwrap(), pair[0], "{history:?}");
        }
    }
}

#[tokio::test]
async fn a_finished_match_is_listed_with_its_people_and_its_message() {
    let folder = TempDir::new().unwrap();
    let store = store(20, &folder).await;
    let history = History {
        whose: HistoryScope::PersonOnServer(PersonId(6), SERVER),
        game: None,
        since: PageStart::Newest,
    };
    let page = store.history(&history, 5).await.unwrap();
    assert_eq!(ids(&page), [14, 4]);
    let found = &page[0];
    assert_eq!(found.guild, Some(SERVER));
    assert_eq!(found.message.map(|message| message.0), Some(1014));
    let seats = found.seats.as_slice().iter().map(|seat| {
        let name = seat.occupant.person().map(|person| person.name.unescaped());
        (name, seat.points, seat.place)
    });
    let seats: Vec<_> = seats.collect();
    assert_eq!(seats, [(Some("Person 1"), 7, 1), (Some("Person 6"), 3, 2)]);
    let last = store
        .last_finished_in(found.channel.unwrap())
        .await
        .unwrap();
    assert_eq!(last, Some(MatchId(20)));
    let nothing = store.last_finished_in(crate::ChannelId(99)).await;
    assert_eq!(nothing.unwrap(), None);
}
