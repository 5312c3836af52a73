//! Rows that do not hold what they must are refused, whichever question they answer.

use super::Home;
use crate::games::GameKind;
use crate::{
    DataPosition, GuildId, History, HistoryScope, Leaderboard, MatchId, PageRequest, PageStart,
    PersonId, Result, Store,
};

const ANNA: PersonId = PersonId(1);
const SERVER: GuildId = GuildId(7);

/// Rows of every table about the first match, which Anna has won, and about her server.
const ROWS: &str = "
    update matches set state = 'finished', guild = 7, has_result = 1, snowflake = 6, ending = '{\"ended\":\"rules\"}' where id = 1;
    insert into steps values (1, 0, '{\"seat\":0}', 1, 5);
    update people set name = 'Anna the Great' where id = 1;
    insert into results (number, match, game, guild, at, is_rated, is_counted) values (1, 1, 'classic', 7, 5, 1, 1);
    insert into result_seats (match, seat, person, at, in_guild, in_game, points, place, rated_person, rated_place, tally)
        values (1, 0, 1, 5, 7, 'classic', 10, 1, 1, 1, '{\"rounds\":[10],\"colours\":{}}');
    insert into totals values (1, 'classic', 1, 1, 1, 0, 1, 1, 1, 10, 1, 10, 10, 1, 5, 1, 0);
    insert into totals_by_colour values (1, 'classic', 1, 'y', 1, 10, 0, 0);
    insert into meetings values (1, 2, 'classic', 1, 1, 0);
    insert into standings (game, guild, season, person, mean, uncertainty, certain, matches, wins, is_listed)
        values ('classic', 0, 0, 1, 25.0, 8.0, 1000.0, 5, 1, 1);
    insert into rating_points values ('classic', 1, 1, 5, 25.0, 8.0);
    insert into server_settings values (7, 'leaderboard', 'on');
    insert into server_changes values (1, 7, 5, 1, 'leaderboard', 'off', 'on');
    insert into blocks values (1, 2);
";

#[derive(Clone, Copy, Debug)]
enum Question {
    Match,
    List,
    Person,
    Summary,
    Everything,
    Blocked,
    Board,
    Result,
    History,
    Totals,
    Colours,
    Meetings,
    Leaderboard,
    Server,
    ServerChanges,
    Rebuild,
    Recount,
}

impl Question {
    async fn ask(self, store: &Store) -> Result<()> {
        let (id, game) = (MatchId(1), GameKind::Classic);
        match self {
            Self::Match => store.load_match(id).await.map(drop),
            Self::List => {
                let (_, listed) = store.list_matches().await?.remove(0);
                listed.map(drop)
            }
            Self::Person => store.person(ANNA).await.map(drop),
            Self::Summary => store.personal_summary(ANNA).await.map(drop),
            Self::Everything => store
                .personal_data(ANNA, DataPosition::default())
                .await
                .map(drop),
            Self::Blocked => store.challenge_settings(ANNA).await.map(drop),
            Self::Board => store.board(id).await.map(drop),
            Self::Result => store.result_of(id).await.map(drop),
            Self::History => {
                let history = History {
                    whose: HistoryScope::Person(ANNA),
                    game: None,
                    since: PageStart::Newest,
                };
                store.history(&history, 10).await.map(drop)
            }
            Self::Totals => store.totals_of(ANNA).await.map(drop),
            Self::Colours => store.expeditions_of(ANNA, game, true).await.map(drop),
            Self::Meetings => store.meetings_of(ANNA, PersonId(2), game).await.map(drop),
            Self::Leaderboard => {
                let board = Leaderboard {
                    game,
                    guild: None,
                    season: None,
                };
                let page = PageRequest::Page(0);
                store.leaderboard(&board, page, ANNA).await.map(drop)
            }
            Self::Server => store.server(SERVER).await.map(drop),
            Self::ServerChanges => store.server_changes(SERVER, 10).await.map(drop),
            Self::Rebuild => store.rebuild_ratings().await.map(drop),
            Self::Recount => store.recount_totals().await.map(drop),
        }
    }
}

/// Who asks, what is done to the rows before, and what the refusal says then.
const REFUSED: &[(Question, &str)] = &[
    (
        Question::Match,
        "update matches set guild = -7 -- column guild: expected the id of a server
         update matches set host = 0 -- column host: expected the id of a person
         pragma foreign_keys = off; update matches set rematch_of = 0 -- column rematch_of: expected the number of a match
         update matches set version = -1 -- column version: expected u64
         update matches set table_version = 4294967296 -- column table_version: expected u32
         update matches set opening = 'tournament' -- column opening: expected the way in which a match was opened
         update matches set secret = 'Anna' -- column kept_secret: expected a secret in hexadecimal digits
         update matches set snowflake = -1 -- column snowflake: expected u64
         update matches set ending = '\"Anna\"' -- column ending: expected the JSON
         update matches set draw_offer = 9 -- column draw_offer: expected a seat
         update matches set changed_at = -1 -- column changed_at: expected a time between 1970 and 9999
         update matches set expires_at = 253402300800000 -- column expires_at: expected a time between 1970 and 9999
         update matches set state = 'lobby', snowflake = null, ending = null; insert into invited values (1, 0, 0, null, 0) -- column 0: expected the id of a person
         update steps set version = -1 -- column version: expected u64",
    ),
    (
        Question::List,
        "update boards set channel = -1 -- column channel: expected the id of a channel
         update matches set game = 'chess' -- column game: expected a game
         update matches set state = 'paused' -- column state: expected the state of a match",
    ),
    (
        Question::Person,
        "update people set pings = 'loud' where id = 1 -- column pings: expected a kind of notification",
    ),
    (
        Question::Summary,
        "update people set pings = 'loud' where id = 1 -- column pings: expected a kind of notification",
    ),
    (
        Question::Board,
        "update boards set message = -5 -- column message: expected the id of a message
         update boards set shown_version = -1 -- column shown_version: expected u64
         pragma foreign_keys = off; insert into called (match, person) values (1, -1) -- column called: expected the JSON",
    ),
    (
        Question::Everything,
        "update matches set state = 'paused' -- column state: expected the state of a match
         update boards set channel = -1 -- column channel: expected the id of a channel
         update seats set seat = 7 where person = 1 -- column seat: expected a seat
         update server_changes set guild = -7 -- column guild: expected the id of a server",
    ),
    (
        Question::Result,
        "update results set game = 'chess' -- column game: expected a game
         update results set guild = -7 -- column guild: expected the id of a server
         update result_seats set points = 2147483648 -- column points: expected i32
         update result_seats set place = 256 -- column place: expected u8",
    ),
    (
        Question::History,
        "update result_seats set place = -1 -- column place: expected u8
         update matches set game = 'chess' -- column game: expected a game",
    ),
    (
        Question::Totals,
        "update totals set wins = -1 -- column wins: expected u32
         update totals set best_match = 0 -- column best_match: expected the number of a match",
    ),
    (
        Question::Colours,
        "update totals_by_colour set colour = 'x' -- column colour: expected the letter of a colour
         update totals_by_colour set paid = 4294967296 -- column paid: expected u32",
    ),
    (
        Question::Meetings,
        "update meetings set behind = -1 -- column behind: expected u32",
    ),
    (
        Question::Leaderboard,
        "update standings set wins = -1 -- column wins: expected u32",
    ),
    (
        Question::Server,
        "update server_settings set value = 'yes' -- a value of the setting \"leaderboard\"
         update server_settings set what = 'colour', value = 'Anna' -- a value of the setting \"colour\"",
    ),
    (
        Question::ServerChanges,
        "update server_changes set before = '' -- a value of the setting \"leaderboard\"
         update server_changes set person = 0 -- column person: expected the id of a person",
    ),
    (
        Question::Rebuild,
        "update result_seats set rated_place = 256 -- column place: expected u8",
    ),
    (
        Question::Recount,
        "update result_seats set tally = '[\"Anna\"]' -- column tally: expected the JSON",
    ),
    (
        Question::Blocked,
        "pragma foreign_keys = off; update blocks set blocked = 0; insert into people (id, name) values (0, 'Anna') -- expected the id of a person",
    ),
];

#[tokio::test]
async fn rows_that_do_not_hold_what_they_must_are_refused_with_the_column_and_its_kind() {
    let all = REFUSED.iter().flat_map(|(question, rows)| {
        let rows = rows.lines().map(|row| row.trim().split_once(" -- "));
        rows.map(move |row| (question, row.expect("a change and a reason")))
    });
    for (question, (change, reason)) in all {
        let home = Home::new().await;
        for sql in ["pragma ignore_check_constraints = on", ROWS] {
            let said = sqlx::raw_sql(sql).execute(&home.store.writer).await;
            said.unwrap();
        }
        let whole = question.ask(&home.store).await;
        assert!(whole.is_ok(), "{question:?}: {whole:?}");
        let changed = sqlx::raw_sql(change).execute(&home.store.writer).await;
        assert!(changed.unwrap().rows_affected() > 0, "{change}");
        let Err(error) = question.ask(&home.store).await else {
            panic!("{question:?} took the row: {change}");
        };
        let error = error.to_string();
        let expected = format!("the database holds something unreadable: {reason}");
        let is_expected = error.starts_with(&expected)
            || reason.starts_with("expected") && error.ends_with(reason);
        assert!(is_expected, "{change}: {error}");
        assert!(!error.contains("Anna"), "{error}");
    }
}
