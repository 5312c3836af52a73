//! Which columns a match has in each part of its life; a row with any others is refused.

use sqlx::AssertSqlSafe;

use super::Home;
use crate::kernel::{Ending, Seat, Timestamp};
use crate::{Closing, PersonId, Result, State, Status, StoreError};

/// The columns besides `state`, with a value for each.
const COLUMNS: [(&str, &str); 7] = [
    ("snowflake", "6"),
    ("ending", r#"'{"ended":"drawn","by":1}'"#),
    ("closed_by", "2"),
    ("draw_offer", "1"),
    ("expires_at", "5"),
    ("asleep_since", "8"),
    ("closing", r#"'{"absent":1,"by":0}'"#),
];

/// The parts of a match's life: the state, the columns that it must have, and those that it may have besides. An expiry
/// stays when a lobby is over.
const LIFE: [(State, &[&str], &[&str]); 6] = [
    (State::Lobby, &["expires_at"], &[]),
    (
        State::Playing,
        &["snowflake"],
        &["draw_offer", "asleep_since", "expires_at"],
    ),
    (
        State::Playing,
        &["snowflake", "asleep_since", "closing"],
        &["draw_offer", "expires_at"],
    ),
    (State::Finished, &["snowflake", "ending"], &["expires_at"]),
    (State::Abandoned, &[], &["closed_by", "expires_at"]),
    (
        State::Abandoned,
        &["snowflake", "closed_by"],
        &["expires_at"],
    ),
];

impl Home {
    async fn status(&self, state: &str, columns: &[(&str, &str)]) -> Result<Status> {
        let empty = COLUMNS.map(|(name, _)| format!("{name} = null")).join(", ");
        let set = columns
            .iter()
            .map(|(name, value)| format!("{name} = {value}"));
        let set: Vec<String> = [format!("state = '{state}'")]
            .into_iter()
            .chain(set)
            .collect();
        for assignments in [empty, set.join(", ")] {
            sqlx::query(AssertSqlSafe(format!("update matches set {assignments}")))
                .execute(&self.store.writer)
                .await
                .unwrap();
        }
        Ok(self.store.load_match(self.id).await?.unwrap().status)
    }
}

fn is_possible(state: State, columns: &[(&str, &str)]) -> bool {
    let has = |name: &&str| columns.iter().any(|(set, _)| set == name);
    LIFE.iter().any(|(of, needed, allowed)| {
        let fits = |(set, _): &(&str, &str)| needed.contains(set) || allowed.contains(set);
        *of == state && needed.iter().all(has) && columns.iter().all(fits)
    })
}

#[tokio::test]
async fn a_row_is_read_if_its_columns_belong_together_and_refused_if_not() {
    let home = Home::new().await;
    let (mut n_read, mut n_refused) = (0, 0);
    for state in [
        State::Lobby,
        State::Playing,
        State::Finished,
        State::Abandoned,
    ] {
        for chosen in 0..1 << COLUMNS.len() {
            let columns = COLUMNS.iter().enumerate();
            let columns = columns.filter(|(bit, _)| chosen >> bit & 1 == 1);
            let columns: Vec<(&str, &str)> = columns.map(|(_, column)| *column).collect();
            let read = home.status(state.slug(), &columns).await;
            let case = format!("{state:?} with {columns:?}: {read:?}");
            assert_eq!(read.is_ok(), is_possible(state, &columns), "{case}");
            match read {
                Ok(status) => {
                    n_read += 1;
                    assert_eq!(status.state(), state, "{case}");
                }
                Err(error) => {
                    n_refused += 1;
                    let sentence = format!("a match in state {:?} whose other", state.slug());
                    assert!(error.to_string().contains(&sentence), "{case}");
                }
            }
        }
    }
    assert_eq!((n_read, n_refused), (21, 491));
}

#[tokio::test]
async fn each_part_of_a_life_has_the_values_of_its_columns() {
    let home = Home::new().await;
    let [
        snowflake,
        ending,
        closed_by,
        draw_offer,
        expires_at,
        asleep_since,
        closing,
    ] = COLUMNS;
    let by = PersonId(2);
    let rows = [
        (
            "lobby",
            vec![expires_at],
            Status::Lobby {
                expires_at: Timestamp::from_millis(5),
            },
        ),
        (
            "playing",
            vec![snowflake, draw_offer, asleep_since],
            Status::Playing {
                snowflake: 6,
                draw_offer: Seat::new(1),
                asleep_since: Some(Timestamp::from_millis(8)),
                closing: None,
            },
        ),
        (
            "playing",
            vec![snowflake, asleep_since, closing],
            Status::Playing {
                snowflake: 6,
                draw_offer: None,
                asleep_since: Some(Timestamp::from_millis(8)),
                closing: Some(Closing {
                    absent: Seat::new(1).unwrap(),
                    by: Seat::FIRST,
                    is_asked: false,
                }),
            },
        ),
        (
            "finished",
            vec![snowflake, ending],
            Status::Finished {
                snowflake: 6,
                ending: Ending::Drawn {
                    by: Seat::new(1).unwrap(),
                },
            },
        ),
        (
            "abandoned",
            vec![closed_by],
            Status::Closed { by: Some(by) },
        ),
        ("abandoned", vec![], Status::Closed { by: None }),
        (
            "abandoned",
            vec![snowflake, closed_by],
            Status::Cancelled { snowflake: 6, by },
        ),
    ];
    for (state, columns, status) in rows {
        assert_eq!(home.status(state, &columns).await.unwrap(), status);
    }
}

#[tokio::test]
async fn a_column_with_a_value_of_no_meaning_is_refused() {
    let home = Home::new().await;
    for (column, value) in [
        ("snowflake", "-6"),
        ("draw_offer", "5"),
        ("draw_offer", "-1"),
    ] {
        let columns = [("snowflake", "6"), (column, value)];
        let read = home.status("playing", &columns).await;
        assert!(matches!(read, Err(StoreError::Unreadable(_))), "{read:?}");
    }
    let ending = [("snowflake", "6"), ("ending", r#"'{"ended":"chess"}'"#)];
    let read = home.status("finished", &ending).await;
    assert!(matches!(read, Err(StoreError::Unreadable(_))), "{read:?}");
}
