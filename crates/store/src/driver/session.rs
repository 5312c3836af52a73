//! A session on a server of PostgreSQL, and what is known of it.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::stream::BoxStream;
use sqlx::error::Error;
use sqlx::{Connection as _, Either, PgConnection};

use super::postgres::ServerOptions;
use super::tell;
use crate::StoreError;

#[derive(Debug)]
pub struct Session {
    pub(super) connection: Box<PgConnection>,
    server: Box<ServerOptions>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// What was asked has been done to its end.
    Settled,
    /// It may not have been: nobody has waited for the answer, or it was an error.
    Busy,
}

impl Session {
    pub fn new(connection: PgConnection, server: &ServerOptions) -> Self {
        Self {
            connection: Box::new(connection),
            server: Box::new(server.clone()),
            state: State::Settled,
        }
    }

    /// The connection, to ask something, and what waits for the answer.
    pub fn ask(&mut self) -> (&mut PgConnection, Answer<'_>) {
        self.state = State::Busy;
        let answer = Answer {
            server: &self.server,
            state: &mut self.state,
        };
        (&mut self.connection, answer)
    }

    /// Waits until nothing is left to be done. The pool asks this of each connection that comes back, in case that somebody has not
    /// waited for an answer.
    pub async fn settle(&mut self) -> Result<(), Error> {
        if self.state == State::Settled {
            return Ok(());
        }
        let (connection, answer) = self.ask();
        answer.of(connection.ping()).await
    }

    /// Tries it if it has not been used for so long and may be dead, or its server may have become another: trying each costs
    /// everybody the way to the server and back.
    pub async fn try_if_doubtful(&mut self, unused: Duration) -> Result<(), Error> {
        let last_loss = self.server.last_loss.lock();
        let last_loss = *last_loss.unwrap_or_else(PoisonError::into_inner);
        let is_doubtful = last_loss.is_some_and(|loss| loss.elapsed() <= unused + TOGETHER);
        if unused >= TRUSTED || is_doubtful {
            tell("PING");
            doubted(self.server.check(&mut self.connection).await, &self.server)?;
        }
        Ok(())
    }
}

/// What waits for the answer to something that was asked.
pub struct Answer<'s> {
    server: &'s ServerOptions,
    state: &'s mut State,
}

impl<'s> Answer<'s> {
    /// The answer to one question.
    pub async fn of<T>(self, asked: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        let done = doubted(asked.await, self.server);
        if done.is_ok() {
            *self.state = State::Settled;
        }
        done
    }

    /// The answers to a statement, one after the other: its rows, then its result.
    pub fn of_each<R: Send + 's, T: Send + 's>(
        self,
        steps: BoxStream<'s, Result<Either<R, T>, Error>>,
    ) -> BoxStream<'s, Result<Either<R, T>, Error>> {
        let each = steps.map(move |step| {
            // A result ends each statement, and a query has one.
            if let Ok(Either::Left(_)) = step {
                *self.state = State::Settled;
            }
            doubted(step, self.server)
        });
        each.boxed()
    }
}

/// How long a connection is trusted that nobody uses. A bot looks around more often, and what lies between may forget a silent
/// connection after minutes.
const TRUSTED: Duration = Duration::from_secs(30);

/// How long before the last loss others may have been in use that have met it, too, and come back later.
const TOGETHER: Duration = Duration::from_secs(1);

/// Notes whether a connection has ended, or its server takes no changes any more.
fn doubted<T>(done: Result<T, Error>, server: &ServerOptions) -> Result<T, Error> {
    done.inspect_err(|error| {
        if StoreError::is_connection_lost(error) || StoreError::is_read_only(error) {
            let last_loss = server.last_loss.lock();
            *last_loss.unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    })
}
