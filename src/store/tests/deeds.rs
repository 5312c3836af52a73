//! What each deed writes, column by column, and which deeds a match cannot undergo.

mod absences;

use serde_json::json;
use sqlx::{AssertSqlSafe, Row};

use super::Home;
use crate::kernel::{BySeat, Ending, Level, Outcome, Seat, Timestamp};
use crate::store::{
    Change, Closing, Committed, Deed, Engine, GuildId, NewSteps, Occupant, Person, PersonId,
    Reckoning, RequestKey, Seating, Status, StoreError, Turns,
};
use absences::absences;

/// The tables that a deed may write to.
const TABLES: [&str; 8] = [
    "matches",
    "seats",
    "steps",
    "results",
    "result_seats",
    "server_changes",
    "interactions",
    "clocks",
];

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn person(id: u64, name: &str) -> Person {
    Person {
        id: PersonId(id),
        name: name.to_owned(),
        locale: None,
        pings: None,
    }
}

fn new_steps(from: usize) -> NewSteps {
    NewSteps {
        from,
        steps: vec![json!({"step": from})],
    }
}

pub(super) fn begin() -> Deed {
    Deed::Begin {
        snowflake: 6,
        seating: None,
        steps: vec![json!({"step": 0}), json!({"step": 1})],
    }
}

fn play(draw_offer: Option<Seat>) -> Deed {
    Deed::Play {
        steps: new_steps(2),
        draw_offer,
    }
}

pub(super) fn finish() -> Deed {
    Deed::Finish {
        steps: new_steps(2),
        ending: Ending::Resigned { by: seat(1) },
        reckoning: Reckoning {
            outcome: Outcome {
                points: [9, 4].into(),
                places: [1, 2].into(),
            },
            tallies: BySeat::default(),
        },
    }
}

fn reseat() -> Deed {
    Deed::Reseat(Seating {
        host: PersonId(2),
        setup: json!({"seats": 2}),
        seats: BySeat::new(2, |seat| {
            if seat == Seat::FIRST {
                Occupant::Person(person(2, "Ben"))
            } else {
                Occupant::Computer(Level::Strong)
            }
        }),
    })
}

fn cancel() -> Deed {
    Deed::Cancel {
        guild: GuildId(77),
        by: PersonId(9),
    }
}

fn put_to_sleep() -> Deed {
    Deed::PutToSleep {
        since: Timestamp::from_millis(8),
        guild: GuildId(77),
        by: PersonId(9),
    }
}

fn call_off() -> Deed {
    Deed::CallOff {
        closing: Closing {
            absent: seat(1),
            by: seat(0),
        },
        since: Timestamp::from_millis(8),
        until: Timestamp::from_millis(90),
    }
}

const GO_ON: Deed = Deed::GoOn { asleep_since: None };

impl Home {
    /// Every deed in turn, from the opened match on.
    async fn undergo(&self, deeds: Vec<Deed>) {
        for deed in deeds {
            let done = self.next(deed).await.unwrap();
            assert!(matches!(done, Committed::Done(_)), "{done:?}");
        }
    }

    async fn next(&self, deed: Deed) -> Result<Committed, StoreError> {
        let expected = self.store.matches().load(self.id).await?.unwrap().version;
        let change = Change {
            turns: Turns::NONE,
            prepared: Vec::new(),
            id: self.id,
            expected,
            key: Some(RequestKey::Interaction(100 + expected)),
            at: Timestamp::from_millis(50),
            deed,
        };
        self.store.commit(&change).await
    }

    async fn life(&self) -> Status {
        let stored = self.store.matches().load(self.id).await;
        stored.unwrap().unwrap().status
    }

    /// What is in the tables: each column of the match, and each row of the others.
    async fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for table in TABLES {
            let columns = match self.store.engine {
                Engine::Sqlite => {
                    format!("select name, 'quote(' || name || ')' as quoted from pragma_table_info('{table}')")
                }
                // As SQLite quotes: integers not at all.
                Engine::Postgres => format!(
                    "select column_name::text as name, case data_type when 'text' then 'quote_nullable(' || column_name || ')'
                     else 'coalesce(' || column_name || '::text, ''NULL'')' end as quoted
                     from information_schema.columns where table_name = '{table}' order by ordinal_position"
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
                if table == "matches" {
                    let values = names.iter().zip(values);
                    lines.extend(values.map(|(name, value)| format!("{name} = {value}")));
                } else {
                    lines.push(format!("{table}: {}", values.collect::<Vec<_>>().join(" ")));
                }
            }
        }
        lines
    }

    /// What a deed makes of the tables: the lines that are then new, and those that are gone from the other tables.
    async fn written(&self, deed: Deed) -> Vec<String> {
        let before = self.lines().await;
        self.undergo(vec![deed]).await;
        let after = self.lines().await;
        let gone = before.iter().filter(|line| !after.contains(line));
        let gone = gone
            .filter(|line| line.contains(": "))
            .map(|line| format!("no {line}"));
        let new = after.iter().filter(|line| !before.contains(line)).cloned();
        new.chain(gone).collect()
    }
}

/// A deed: what happened before, the deed, and what it writes.
type Case = (&'static str, Vec<Deed>, Deed, &'static [&'static str]);

fn started() -> Vec<Deed> {
    vec![begin()]
}

fn offered() -> Vec<Deed> {
    vec![begin(), Deed::OfferDraw(seat(0))]
}

fn asleep() -> Vec<Deed> {
    vec![
        begin(),
        Deed::Sleep {
            since: Timestamp::from_millis(8),
        },
    ]
}

/// What happens in a lobby and on the board.
fn lobby_and_moves() -> Vec<Case> {
    vec![
        (
            "reseat",
            vec![],
            reseat(),
            &[
                r#"setup = '{"seats":2}'"#,
                "version = 1",
                "host = 2",
                "changed_at = 50",
                "seats: 1 0 2 NULL 0 NULL",
                "seats: 1 1 NULL NULL 0 'strong'",
                "interactions: 100 50",
                "no seats: 1 0 1 NULL 0 NULL",
                "no seats: 1 1 2 NULL 0 NULL",
            ],
        ),
        (
            "begin",
            vec![],
            begin(),
            &[
                "state = 'playing'",
                "version = 1",
                "snowflake = 6",
                "changed_at = 50",
                r#"steps: 1 0 '{"step":0}' 1 50"#,
                r#"steps: 1 1 '{"step":1}' 1 50"#,
                "interactions: 100 50",
            ],
        ),
        (
            "play",
            started(),
            play(None),
            &[
                "version = 2",
                r#"steps: 1 2 '{"step":2}' 2 50"#,
                "interactions: 101 50",
            ],
        ),
        (
            "play on",
            offered(),
            play(Some(seat(0))),
            &[
                "version = 3",
                r#"steps: 1 2 '{"step":2}' 3 50"#,
                "interactions: 102 50",
            ],
        ),
        (
            "play against an offer",
            offered(),
            play(None),
            &[
                "version = 3",
                "draw_offer = NULL",
                r#"steps: 1 2 '{"step":2}' 3 50"#,
                "interactions: 102 50",
            ],
        ),
        (
            "take back",
            offered(),
            Deed::TakeBack { keep: 1 },
            &[
                "version = 3",
                "took_back = 3",
                "interactions: 102 50",
                r#"no steps: 1 1 '{"step":1}' 1 50"#,
            ],
        ),
    ]
}

/// What happens between moves.
fn between_moves() -> Vec<Case> {
    vec![
        (
            "hand over",
            offered(),
            Deed::HandOver(seat(1)),
            &[
                "version = 3",
                "draw_offer = NULL",
                "seats: 1 1 NULL 2 0 NULL",
                "interactions: 102 50",
                "no seats: 1 1 2 NULL 0 NULL",
            ],
        ),
        (
            "offer",
            started(),
            Deed::OfferDraw(seat(1)),
            &["version = 2", "draw_offer = 1", "interactions: 101 50"],
        ),
        (
            "decline",
            offered(),
            Deed::DeclineDraw,
            &["version = 3", "draw_offer = NULL", "interactions: 102 50"],
        ),
        (
            "fall asleep",
            offered(),
            Deed::Sleep {
                since: Timestamp::from_millis(8),
            },
            &["version = 3", "asleep_since = 8", "interactions: 102 50"],
        ),
        (
            "wake",
            asleep(),
            play(None),
            &[
                "version = 3",
                "asleep_since = NULL",
                r#"steps: 1 2 '{"step":2}' 3 50"#,
                "interactions: 102 50",
            ],
        ),
    ]
}

/// Every end.
fn ends() -> Vec<Case> {
    vec![
        (
            "finish",
            offered(),
            finish(),
            &[
                "state = 'finished'",
                "version = 3",
                r#"ending = '{"ended":"resigned","by":1}'"#,
                "draw_offer = NULL",
                "has_result = 1",
                r#"steps: 1 2 '{"step":2}' 3 50"#,
                "results: 1 1 'classic' NULL 50 1 1 0",
                "result_seats: 1 0 1 50 9 1 NULL NULL 'classic' 0",
                "result_seats: 1 1 2 50 4 2 NULL NULL 'classic' 0",
                "interactions: 102 50",
            ],
        ),
        (
            "expire",
            vec![],
            Deed::Close { by: None },
            &[
                "state = 'abandoned'",
                "version = 1",
                "changed_at = 50",
                "interactions: 100 50",
            ],
        ),
        (
            "withdraw",
            vec![],
            Deed::Close {
                by: Some(PersonId(1)),
            },
            &[
                "state = 'abandoned'",
                "version = 1",
                "closed_by = 1",
                "changed_at = 50",
                "interactions: 100 50",
            ],
        ),
        (
            "cancel a lobby",
            vec![],
            cancel(),
            &[
                "state = 'abandoned'",
                "version = 1",
                "closed_by = 9",
                "changed_at = 50",
                "server_changes: 1 77 50 9 'match' '1' 'ended'",
                "interactions: 100 50",
            ],
        ),
        (
            "cancel",
            offered(),
            cancel(),
            &[
                "state = 'abandoned'",
                "version = 3",
                "closed_by = 9",
                "draw_offer = NULL",
                "server_changes: 1 77 50 9 'match' '1' 'ended'",
                "interactions: 102 50",
            ],
        ),
    ]
}

#[tokio::test]
async fn each_deed_writes_what_belongs_to_it_and_nothing_else() {
    let rows = [lobby_and_moves(), between_moves(), absences(), ends()].concat();
    for (name, before, deed, expected) in rows {
        let home = Home::new().await;
        home.undergo(before).await;
        assert_eq!(home.written(deed).await, expected, "{name}");
    }
}

/// A deed of each kind.
fn every_deed() -> Vec<Deed> {
    vec![
        reseat(),
        begin(),
        play(None),
        Deed::TakeBack { keep: 1 },
        Deed::HandOver(seat(1)),
        Deed::OfferDraw(seat(1)),
        Deed::DeclineDraw,
        Deed::Sleep {
            since: Timestamp::from_millis(8),
        },
        put_to_sleep(),
        Deed::Ring(Vec::new()),
        Deed::Extend(seat(1)),
        Deed::StandIn(seat(1)),
        Deed::Return(seat(1)),
        call_off(),
        GO_ON,
        finish(),
        Deed::Close { by: None },
        cancel(),
    ]
}

#[tokio::test]
async fn a_deed_that_does_not_fit_the_life_of_a_match_changes_nothing() {
    let lives: [(&str, Vec<Deed>, &[&str]); 8] = [
        ("lobby", vec![], &["reseat", "begin", "close", "cancel"]),
        (
            "playing",
            vec![begin()],
            &[
                "play",
                "take back",
                "hand over",
                "offer a draw",
                "sleep",
                "put to sleep",
                "ring",
                "extend",
                "stand in",
                "return",
                "call off",
                "finish",
                "cancel",
            ],
        ),
        (
            "playing with an offer",
            vec![begin(), Deed::OfferDraw(seat(0))],
            &[
                "play",
                "take back",
                "hand over",
                "decline a draw",
                "sleep",
                "put to sleep",
                "ring",
                "extend",
                "stand in",
                "return",
                "call off",
                "finish",
                "cancel",
            ],
        ),
        (
            "asleep",
            vec![
                begin(),
                Deed::Sleep {
                    since: Timestamp::from_millis(8),
                },
            ],
            &[
                "play",
                "take back",
                "hand over",
                "offer a draw",
                "return",
                "finish",
                "cancel",
            ],
        ),
        (
            "called off",
            vec![begin(), call_off()],
            &["go on", "finish", "cancel"],
        ),
        ("finished", vec![begin(), finish()], &[]),
        ("closed", vec![Deed::Close { by: None }], &[]),
        ("cancelled", vec![begin(), cancel()], &[]),
    ];
    for (life, before, possible) in lives {
        for deed in every_deed() {
            let home = Home::new().await;
            home.undergo(before.clone()).await;
            let untouched = home.lines().await;
            let status = home.life().await;
            let word = deed.word();
            let after = status.after(&deed);
            assert_eq!(after.is_some(), possible.contains(&word), "{life}: {word}");
            match home.next(deed).await {
                Ok(done) => {
                    assert!(matches!(done, Committed::Done(_)), "{life}: {word}");
                    let status = home.life().await;
                    assert_eq!(Some(status), after, "{life}: {word}");
                }
                Err(error) => {
                    assert!(matches!(error, StoreError::Impossible { .. }), "{error}");
                    assert_eq!(after, None, "{life}: {word}");
                    assert_eq!(home.lines().await, untouched, "{life}: {word}");
                }
            }
        }
    }
}
