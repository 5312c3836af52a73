//! The tokens of the last presses on boards. Discord does not count what is edited with them among the fifty requests a second of
//! the bot's own token. They are in memory alone: without one a board is edited like any other message.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::answers::asker::Asker;
use crate::answers::budget::Rate;
use crate::kernel::Timestamp;
use crate::table::{MessageId, Snowflake};
use crate::wire::rest::{Rest, Webhook};
use crate::wire::token::Token;

/// How long a token is used. Discord takes it for fifteen minutes.
const LIFE: Duration = Duration::from_mins(14);

/// How many boards are remembered.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(4_000).expect("4,000 is not zero");

/// At most four edits in any two seconds, of the five requests that Discord takes with a token.
const EDITS: Rate = Rate {
    each: Duration::from_secs(1),
    burst: 2,
};

const NO_LIMIT: Rate = Rate {
    each: Duration::ZERO,
    burst: 1,
};

/// The token of a press on a board, which edits it.
#[derive(Clone, Debug)]
pub struct BoardToken {
    token: Token,
    application: Snowflake,
    interaction: Snowflake,
    taken_at: Timestamp,
    /// When all its edits will have come back.
    edits: Option<Instant>,
}

impl BoardToken {
    pub fn webhook<'a>(&'a self, rest: &'a Rest) -> Webhook<'a> {
        Webhook::new(rest, self.application, self.token.expose())
    }

    fn is_younger_than(&self, age: Duration, now: Timestamp) -> bool {
        now.since(self.taken_at) < age
    }
}

/// The boards that this process has shown of late, and their tokens.
pub struct BoardTokens(Mutex<Inner>);

struct Inner {
    edits: Rate,
    boards: LruCache<MessageId, Option<BoardToken>>,
}

impl BoardTokens {
    /// None yet; only where Discord has limits are they kept.
    pub fn new(has_limits: bool) -> Self {
        Self(Mutex::new(Inner {
            edits: if has_limits { EDITS } else { NO_LIMIT },
            boards: LruCache::new(MAX_REMEMBERED),
        }))
    }

    /// Notes that this message is a board, so that a press on it may bring a token.
    pub fn shows_board(&self, message: MessageId) {
        self.with(|inner| {
            inner.boards.get_or_insert(message, || None);
        });
    }

    /// Remembers the token of a press that was answered by a change of its message, if that is a board.
    pub fn take(&self, asker: &Asker, now: Timestamp) {
        self.with(|inner| {
            let board = asker.message;
            let Some(known) = board.and_then(|message| inner.boards.get_mut(&message)) else {
                return;
            };
            // What was pressed first may be answered last.
            if known
                .as_ref()
                .is_none_or(|token| token.interaction < asker.interaction)
            {
                *known = Some(BoardToken {
                    token: asker.token.clone(),
                    application: asker.application,
                    interaction: asker.interaction,
                    taken_at: now,
                    edits: None,
                });
            }
        });
    }

    /// The token that edits a board now, if one lives that may do so; the edit is counted.
    pub fn of(&self, board: MessageId, now: Timestamp) -> Option<BoardToken> {
        self.with(|inner| {
            let token = inner.boards.get_mut(&board)?.as_mut()?;
            if !token.is_younger_than(LIFE, now) {
                return None;
            }
            let edits = inner.edits;
            let back = edits.spend(token.edits, 1, Instant::now()).ok()?;
            token.edits = Some(back);
            Some(token.clone())
        })
    }

    /// Forgets a token that Discord did not take; one that has come since stays.
    pub fn forget(&self, board: MessageId, refused: &BoardToken) {
        self.with(|inner| {
            if let Some(known) = inner.boards.get_mut(&board)
                && known
                    .as_ref()
                    .is_some_and(|token| token.interaction == refused.interaction)
            {
                *known = None;
            }
        });
    }

    fn with<T>(&self, f: impl FnOnce(&mut Inner) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
