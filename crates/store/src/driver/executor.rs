//! How statements are handed on to the engine, and what comes back.

use std::future;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt as _, StreamExt as _, TryFutureExt as _, TryStreamExt as _};
use sqlx::error::{BoxDynError, Error};
use sqlx::postgres::{PgArguments, PgQueryResult};
use sqlx::sqlite::{SqliteArguments, SqliteQueryResult};
use sqlx::{AssertSqlSafe, Either, Execute, Executor, Postgres, SqlSafeStr as _, SqlStr, Sqlite};
use sqlx::{Row as _, Statement};

use super::rows::{DriverColumn, DriverRow};
use super::types::DriverType;
use super::values::DriverArguments;
use super::{Asked, Driver, DriverConnection, tell};

/// What a statement did.
#[derive(Clone, Copy, Default, Debug)]
pub struct DriverQueryResult {
    n_rows: u64,
}

impl DriverQueryResult {
    pub const fn rows_affected(self) -> u64 {
        self.n_rows
    }
}

impl Extend<Self> for DriverQueryResult {
    fn extend<I: IntoIterator<Item = Self>>(&mut self, results: I) {
        for result in results {
            self.n_rows += result.n_rows;
        }
    }
}

impl From<SqliteQueryResult> for DriverQueryResult {
    fn from(result: SqliteQueryResult) -> Self {
        Self {
            n_rows: result.rows_affected(),
        }
    }
}

impl From<PgQueryResult> for DriverQueryResult {
    fn from(result: PgQueryResult) -> Self {
        Self {
            n_rows: result.rows_affected(),
        }
    }
}

struct EngineQuery<A> {
    text: SqlStr,
    arguments: Option<A>,
    is_persistent: bool,
}

impl<A: TryFrom<DriverArguments, Error = BoxDynError>> EngineQuery<A> {
    /// What is asked, with its values. Each statement is told as one line: what a turn costs is counted by them.
    fn of<'q>(mut query: impl Execute<'q, Driver>) -> Result<Self, Error> {
        let arguments = query.take_arguments().map_err(Error::Encode)?;
        let arguments = arguments.map(A::try_from).transpose();
        let is_persistent = query.persistent();
        let text = query.sql();
        tell(text.as_str());
        Ok(Self {
            text: numbered(text),
            arguments: arguments.map_err(Error::Encode)?,
            is_persistent,
        })
    }
}

/// Gives the places for values the numbers that PostgreSQL needs where they have none: those of sqlx's builder, whose statements
/// hold neither texts nor operators with a question mark.
fn numbered(text: SqlStr) -> SqlStr {
    if !text.as_str().contains('?') {
        return text;
    }
    let mut parts = text.as_str().split('?');
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for (number, part) in parts.enumerate() {
        numbered.push('$');
        numbered.push_str(&(number + 1).to_string());
        numbered.push_str(part);
    }
    AssertSqlSafe(numbered).into_sql_str()
}

/// Implements sqlx's trait for the statements of both engines.
macro_rules! executes {
    ($($database:ty: $arguments:ty,)+) => {
        $(impl Execute<'_, $database> for EngineQuery<$arguments> {
            fn sql(self) -> SqlStr {
                self.text
            }

            fn statement(&self) -> Option<&<$database as sqlx::Database>::Statement> {
                None
            }

            fn take_arguments(&mut self) -> Result<Option<$arguments>, BoxDynError> {
                Ok(self.arguments.take())
            }

            fn persistent(&self) -> bool {
                self.is_persistent
            }
        })+
    };
}

executes! {
    Sqlite: SqliteArguments,
    Postgres: PgArguments,
}

type Step = Either<DriverQueryResult, DriverRow>;

fn step<Q: Into<DriverQueryResult>, R: Into<DriverRow>>(step: Either<Q, R>) -> Step {
    match step {
        Either::Left(result) => Either::Left(result.into()),
        Either::Right(row) => Either::Right(row.into()),
    }
}

fn refused<'e, T: Send + 'e>(error: Error) -> BoxFuture<'e, Result<T, Error>> {
    future::ready(Err(error)).boxed()
}

impl<'c> Executor<'c> for &'c mut DriverConnection {
    type Database = Driver;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Step, Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Driver>,
    {
        match self {
            DriverConnection::Sqlite(inner) => match EngineQuery::of(query) {
                Ok(question) => {
                    let steps = Asked::now().waits_for_each(inner.fetch_many(question));
                    steps.map_ok(step).boxed()
                }
                Err(error) => stream::once(refused(error)).boxed(),
            },
            DriverConnection::Postgres(session) => match EngineQuery::of(query) {
                Ok(question) => {
                    let (inner, answer) = session.ask();
                    let steps = answer.of_each(inner.fetch_many(question));
                    steps.map_ok(step).boxed()
                }
                Err(error) => stream::once(refused(error)).boxed(),
            },
        }
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxFuture<'e, Result<Option<DriverRow>, Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Driver>,
    {
        match self {
            DriverConnection::Sqlite(inner) => match EngineQuery::of(query) {
                Ok(question) => {
                    let row = Asked::now().waits_for(inner.fetch_optional(question));
                    row.map_ok(|row| row.map(Into::into)).boxed()
                }
                Err(error) => refused(error),
            },
            DriverConnection::Postgres(session) => match EngineQuery::of(query) {
                Ok(question) => {
                    let (inner, answer) = session.ask();
                    let row = answer.of(inner.fetch_optional(question));
                    row.map_ok(|row| row.map(Into::into)).boxed()
                }
                Err(error) => refused(error),
            },
        }
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        _: &'e [DriverType],
    ) -> BoxFuture<'e, Result<DriverStatement, Error>>
    where
        'c: 'e,
    {
        Box::pin(async move {
            match self {
                DriverConnection::Sqlite(inner) => drop(inner.prepare(sql.clone()).await?),
                DriverConnection::Postgres(session) => {
                    let (inner, answer) = session.ask();
                    drop(answer.of(inner.prepare(sql.clone())).await?);
                }
            }
            Ok(DriverStatement { text: sql })
        })
    }
}

#[derive(Clone, Debug)]
pub struct DriverStatement {
    text: SqlStr,
}

impl Statement for DriverStatement {
    type Database = Driver;

    fn into_sql(self) -> SqlStr {
        self.text
    }

    fn sql(&self) -> &SqlStr {
        &self.text
    }

    /// Unknown: the store asks for none.
    fn parameters(&self) -> Option<Either<&[DriverType], usize>> {
        None
    }

    /// Unknown: those of a row are told by the row.
    fn columns(&self) -> &[DriverColumn] {
        &[]
    }

    sqlx_core::impl_statement_query!(DriverArguments);
}

impl DriverRow {
    pub fn n_columns(&self) -> usize {
        match self {
            Self::Sqlite(row) => row.len(),
            Self::Postgres(row) => row.len(),
        }
    }
}
