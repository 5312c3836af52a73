//! What each transition writes, column by column, and which transitions a match cannot undergo.

mod absences;
mod cases;
mod kinds;

use sqlx::{AssertSqlSafe, Row};

use super::Home;
use crate::kernel::Timestamp;
use crate::{Change, Committed, Engine, RequestKey, Result, Status, StoreError, Transition};
use absences::absences;
use cases::{between_moves, ends, lobby_and_moves};
use kinds::{every_transition, seat};

pub(super) use kinds::{GO_ON, begin, call_off, cancel, finish};

/// The tables that a transition may write to.
const TABLES: [&str; 9] = [
    "matches",
    "boards",
    "seats",
    "steps",
    "results",
    "result_seats",
    "server_changes",
    "interactions",
    "clocks",
];

impl Home {
    /// Every transition in turn, from the opened match on.
    pub(super) async fn undergo(&self, transitions: Vec<Transition>) {
        for transition in transitions {
            let done = self.next(transition).await.unwrap();
            assert!(matches!(done, Committed::Done(_)), "{done:?}");
        }
    }

    async fn next(&self, transition: Transition) -> Result<Committed> {
        let stored = self.store.load_match(self.id).await?.unwrap();
        let expected = stored.version;
        let at = Timestamp::from_millis(50);
        let change = Change {
            key: Some(RequestKey::Interaction(100 + expected)),
            ..Change::new(self.id, expected, stored.status, at, transition)
        };
        self.store.commit(&change).await
    }

    async fn life(&self) -> Status {
        self.loaded().await.status
    }

    /// What is in the tables: each column of the match and its board, and each row of the others.
    async fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for table in TABLES {
            let columns = match self.store.engine {
                Engine::Sqlite => {
                    format!("select name, 'quote(' || name || ')' as quoted from pragma_table_info('{table}')")
                }
                // As SQLite quotes (integers not at all), and in its order: 0049 moved the level of a seat to the end of the row,
                // there alone, and 0053 came after it.
                Engine::Postgres => format!(
                    "select column_name::text as name, case data_type when 'text' then 'quote_nullable(' || column_name || ')'
                     else 'coalesce(' || column_name || '::text, ''NULL'')' end as quoted
                     from information_schema.columns where table_name = '{table}'
                     order by column_name = 'is_packed', column_name = 'level', ordinal_position"
                ),
            };
            let columns = sqlx::query(AssertSqlSafe(columns));
            let columns = columns.fetch_all(&self.store.writer).await.unwrap();
            let names: Vec<String> = columns.iter().map(|row| row.get("name")).collect();
            let quoted: Vec<String> = columns.iter().map(|row| row.get("quoted")).collect();
            let rows = sqlx::query(AssertSqlSafe(format!(
                "select {} from {table}",
                quoted.join(", ")
            )));
            for row in rows.fetch_all(&self.store.writer).await.unwrap() {
                let values = (0..names.len()).map(|column| row.get::<String, _>(column));
                if ["matches", "boards"].contains(&table) {
                    let values = names.iter().zip(values);
                    // A board follows the version of its match.
                    let own = values.filter(|(name, _)| table == "matches" || *name != "version");
                    lines.extend(own.map(|(name, value)| format!("{name} = {value}")));
                } else {
                    lines.push(format!("{table}: {}", values.collect::<Vec<_>>().join(" ")));
                }
            }
        }
        lines
    }

    /// What a transition makes of the tables besides the next version, its revision and its interaction: the lines that are then new, and
    /// those that are gone from the other tables.
    async fn written(&self, transition: Transition) -> Vec<String> {
        let before = self.lines().await;
        let version = self.loaded().await.version;
        self.undergo(vec![transition]).await;
        let mut after = self.lines().await;
        let always = [
            format!("version = {}", version + 1),
            format!("revision = {}", self.loaded().await.revision),
            format!("interactions: {} 50", 100 + version),
        ];
        for line in &always {
            assert!(!before.contains(line) && after.contains(line), "{line}");
        }
        after.retain(|line| !always.contains(line));
        let gone = before.iter().filter(|line| !after.contains(line));
        let gone = gone
            .filter(|line| line.contains(": "))
            .map(|line| format!("no {line}"));
        let new = after.iter().filter(|line| !before.contains(line)).cloned();
        new.chain(gone).collect()
    }
}

/// A transition: what happened before, the transition, and what it writes.
type Case = (
    &'static str,
    Vec<Transition>,
    Transition,
    &'static [&'static str],
);

#[tokio::test]
async fn each_transition_writes_what_belongs_to_it_and_nothing_else() {
    let rows = [lobby_and_moves(), between_moves(), absences(), ends()].concat();
    for (name, before, transition, expected) in rows {
        let home = Home::new().await;
        home.undergo(before).await;
        assert_eq!(home.written(transition).await, expected, "{name}");
    }
}

#[tokio::test]
async fn a_transition_that_does_not_fit_the_life_of_a_match_changes_nothing() {
    let lives: [(&str, Vec<Transition>, &str); 9] = [
        ("lobby", vec![], "reseat, begin, close, cancel"),
        (
            "playing",
            vec![begin()],
            "play, take back, hand over, offer a draw, sleep, put to sleep, ring, extend, \
             stand in, return, call off, finish, cancel",
        ),
        (
            "playing with an offer",
            vec![begin(), Transition::OfferDraw(seat(0))],
            "play, take back, hand over, decline a draw, sleep, put to sleep, ring, extend, \
             stand in, return, call off, finish, cancel",
        ),
        (
            "asleep",
            vec![
                begin(),
                Transition::Sleep {
                    since: Timestamp::from_millis(8),
                },
            ],
            "play, take back, hand over, offer a draw, return, finish, cancel",
        ),
        (
            "called off",
            vec![begin(), call_off()],
            "ask to go on, go on, finish, cancel",
        ),
        (
            "called off, and asked to go on",
            vec![begin(), call_off(), Transition::AskToGoOn(seat(1))],
            "go on, finish, cancel",
        ),
        ("finished", vec![begin(), finish()], ""),
        ("closed", vec![Transition::Close { by: None }], ""),
        ("cancelled", vec![begin(), cancel()], ""),
    ];
    for (life, before, possible) in lives {
        let possible: Vec<&str> = possible.split(", ").collect();
        let untouched = Home::new().await;
        untouched.undergo(before.clone()).await;
        let written = untouched.lines().await;
        let status = untouched.life().await;
        for transition in every_transition() {
            let word = transition.word();
            let after = status.after(&transition);
            assert_eq!(after.is_some(), possible.contains(&word), "{life}: {word}");
            let Some(after) = after else {
                // It changes nothing, so that the next one finds the match as it was.
                let error = untouched.next(transition).await.unwrap_err();
                assert!(matches!(error, StoreError::Impossible { .. }), "{error}");
                assert_eq!(untouched.lines().await, written, "{life}: {word}");
                continue;
            };
            let home = Home::new().await;
            home.undergo(before.clone()).await;
            home.undergo(vec![transition]).await;
            assert_eq!(home.life().await, after, "{life}: {word}");
        }
    }
}

#[tokio::test]
async fn what_the_engine_is_asked_is_counted_with_the_time_until_its_answer() {
    let home = Home::new().await;
    let (n_before, waited_before) = crate::asked();
    home.life().await;
    let (n_asked, waited) = crate::asked();
    assert!(n_asked > n_before && waited > waited_before);
}
