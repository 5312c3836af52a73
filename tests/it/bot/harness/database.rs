//! What other programs do to the database of a club, on either engine.

use lostcities::store::{Location, Store};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use super::Club;
use crate::kept::connected;

/// A connection of another program.
enum Other {
    File(SqliteConnection),
    Server(PgConnection),
}

impl Other {
    async fn connect(location: &Location) -> Self {
        match location {
            Location::File(path) => Self::File(connected(path).await),
            Location::Server(address) => {
                Self::Server(PgConnection::connect(address).await.unwrap())
            }
        }
    }

    async fn say(&mut self, text: &str) {
        let text = sqlx::raw_sql(AssertSqlSafe(text.to_owned()));
        match self {
            Self::File(connection) => {
                text.execute(connection).await.unwrap();
            }
            Self::Server(connection) => {
                text.execute(connection).await.unwrap();
            }
        }
    }

    async fn close(self) {
        match self {
            Self::File(connection) => connection.close().await.unwrap(),
            Self::Server(connection) => connection.close().await.unwrap(),
        }
    }
}

/// Says something to a database, as another program, in words that both engines understand.
pub async fn say_to(location: &Location, text: &str) {
    let mut other = Other::connect(location).await;
    other.say(text).await;
    other.close().await;
}

/// Asks a database, which nothing changes.
pub async fn ask<T>(location: &Location, ask: impl AsyncFnOnce(&Store) -> T) -> T {
    let store = location.open_read_only().await.unwrap();
    let answer = ask(&store).await;
    store.close().await;
    answer
}

pub struct Held(Other);

impl Held {
    /// Others can write again.
    pub async fn let_go(mut self) {
        self.0.say("rollback").await;
        self.0.close().await;
    }
}

impl Club {
    /// Asks the database, which nothing changes.
    pub async fn ask<T>(&self, answer: impl AsyncFnOnce(&Store) -> T) -> T {
        ask(&self.location(), answer).await
    }

    /// Says something to the database, as another program, in words that both engines understand.
    pub async fn sql(&self, text: &str) {
        say_to(&self.location(), text).await;
    }

    /// Keeps everybody from writing, until it is let go. People can be read meanwhile.
    pub async fn hold_database(&self) -> Held {
        let mut other = Other::connect(&self.location()).await;
        other
            .say(match other {
                Other::File(_) => "begin immediate",
                Other::Server(_) => {
                    "begin; lock table people, matches, seats, steps, interactions in exclusive mode"
                }
            })
            .await;
        Held(other)
    }

    /// From now on nothing can be inserted into a table.
    pub async fn refuse_rows_of(&self, table: &str) {
        self.refuse_rows_where(table, "1 = 1").await;
    }

    /// From now on no row can be inserted into a table of which this holds.
    pub async fn refuse_rows_where(&self, table: &str, condition: &str) {
        self.refuse(&format!("insert on {table}"), condition).await;
    }

    /// From now on this cannot be done to a row of which this holds.
    pub async fn refuse(&self, change: &str, condition: &str) {
        let mut other = Other::connect(&self.location()).await;
        let trigger = match other {
            Other::File(_) => format!(
                "create trigger fails before {change} when {condition} begin select raise(abort, 'broken'); end"
            ),
            Other::Server(_) => format!(
                "create function fails() returns trigger language plpgsql as
                 $$ begin raise exception 'broken'; end $$;
                 create trigger fails before {change} for each row when ({condition}) execute function fails()"
            ),
        };
        other.say(&trigger).await;
        other.close().await;
    }

    /// It can again.
    pub async fn take_rows(&self) {
        let mut other = Other::connect(&self.location()).await;
        other
            .say(match other {
                Other::File(_) => "drop trigger fails",
                Other::Server(_) => "drop function fails cascade",
            })
            .await;
        other.close().await;
    }
}
