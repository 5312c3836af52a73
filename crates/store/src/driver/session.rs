//! A session on a server of PostgreSQL, and how long an answer is waited for.
//!
//! A server says nothing when its machine hangs or has vanished: the connection stays open, and no answer comes. So after a while
//! it is asked by another connection whether the server still works on the statement. A fixed time would be wrong: a change that
//! waits for a lock or for a standby takes long, and each attempt that is given up would leave another process waiting there.

use std::io;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt as _, StreamExt as _};
use sqlx::error::Error;
use sqlx::{Connection as _, Either, PgConnection};
use tokio::time::{sleep, timeout};

use super::postgres::{Process, ServerOptions};
use super::{Asked, tell};
use crate::StoreError;

/// How long an answer is waited for before the server is asked whether it will come.
const UNASKED: Duration = Duration::from_secs(3);

/// How long the server may take to say so.
const ASKING: Duration = Duration::from_secs(5);

/// How long an answer may take to arrive when the server is done.
const ON_ITS_WAY: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub struct Session {
    pub(super) connection: Box<PgConnection>,
    process: Process,
    server: Box<ServerOptions>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// What was asked has been done to its end.
    Settled,
    /// It may not have been: nobody has waited for the answer, or it was an error.
    Busy,
    /// No answer comes any more. The connection is used for nothing else.
    Lost,
}

impl Session {
    pub fn new(connection: PgConnection, process: Process, server: &ServerOptions) -> Self {
        Self {
            connection: Box::new(connection),
            process,
            server: Box::new(server.clone()),
            state: State::Settled,
        }
    }

    /// The connection, to ask something, and what waits for the answer.
    pub fn ask(&mut self) -> (&mut PgConnection, Answer<'_>) {
        if self.state == State::Settled {
            self.state = State::Busy;
        }
        let answer = Answer {
            process: self.process,
            server: &self.server,
            state: &mut self.state,
            _asked: Asked::now(),
        };
        (&mut self.connection, answer)
    }

    /// Waits until nothing is left to be done. The pool asks this of each connection that comes back, since a caller that was
    /// cancelled has not waited for its answer.
    pub async fn settle(&mut self) -> Result<(), Error> {
        if self.state == State::Settled {
            return Ok(());
        }
        let (connection, answer) = self.ask();
        answer.of(connection.ping()).await
    }

    /// Tries it where it may be dead, or its server may have become another, after it was `unused` for this time. Trying each
    /// connection would cost every answer a round trip.
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
    process: Process,
    server: &'s ServerOptions,
    state: &'s mut State,
    _asked: Asked,
}

impl<'s> Answer<'s> {
    /// The answer to one question.
    pub async fn of<T>(
        mut self,
        asked: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let done = self.next(asked).await;
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
        let each = stream::unfold((steps, self), |(mut steps, mut answer)| async {
            let next = steps.next().map(Option::transpose);
            let step = answer.next(next).await.transpose()?;
            // A result ends each statement, and a query has one.
            if let Ok(Either::Left(_)) = step {
                *answer.state = State::Settled;
            }
            Some((step, (steps, answer)))
        });
        each.boxed()
    }

    async fn next<T>(&mut self, asked: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        let silent = || Err(Error::Io(io::ErrorKind::TimedOut.into()));
        if *self.state == State::Lost {
            return silent();
        }
        let done = tokio::select! {
            biased;
            done = asked => done,
            () = falls_silent(self.server, self.process) => {
                *self.state = State::Lost;
                silent()
            }
        };
        doubted(done, self.server)
    }
}

/// Ends when no answer comes any more from a process of this server.
async fn falls_silent(server: &ServerOptions, process: Process) {
    // The server bounds how long it works on a statement, except for a change that waits for a standby, which may come back later.
    loop {
        sleep(UNASKED).await;
        let is_at_work = timeout(ASKING, Box::pin(server.is_at_work(process))).await;
        if !matches!(is_at_work, Ok(Ok(true))) {
            break;
        }
    }
    sleep(ON_ITS_WAY).await;
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
