//! The tokens of the last presses on boards. Discord does not count what is edited with them among the fifty requests a second of
//! the bot's own token. They are in memory alone: without one a board is edited like any other message.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::answers::asker::Asker;
use crate::answers::budget::Rate;
use crate::kernel::Timestamp;
use crate::table::{ChannelId, MessageId, Snowflake};
use crate::wire::rest::{Rest, Webhook};
use crate::wire::token::Token;

/// How long a token is used. Discord takes it for fifteen minutes.
const LIFE: Duration = Duration::from_mins(14);

/// At which age a press on the board renews its token: that takes a follow-up, and the person waits for two requests.
const RENEWED_AT: Duration = Duration::from_mins(2);

/// How many boards and channels are remembered.
const MAX_REMEMBERED: NonZeroUsize = NonZeroUsize::new(4_000).expect("4,000 is not zero");

struct Rates {
    /// Edits with one token.
    edits: Rate,
    /// New messages with tokens in one channel.
    follow_ups: Rate,
}

/// At most four edits in any two seconds, of the five requests that Discord takes with a token; at most twenty follow-ups in any
/// minute, of the thirty that it takes in a channel.
const LIMITED: Rates = Rates {
    edits: Rate {
        each: Duration::from_secs(1),
        burst: 2,
    },
    follow_ups: Rate {
        each: Duration::from_secs(4),
        burst: 5,
    },
};

const UNLIMITED: Rates = Rates {
    edits: NO_LIMIT,
    follow_ups: NO_LIMIT,
};

const NO_LIMIT: Rate = Rate {
    each: Duration::ZERO,
    burst: 1,
};

/// How long no board is pressed for its token in a channel where Discord has refused a follow-up.
const PAUSE: Duration = Duration::from_mins(1);

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
    rates: Rates,
    boards: LruCache<MessageId, Option<BoardToken>>,
    /// When all follow-ups of a channel will have come back.
    follow_ups: LruCache<ChannelId, Instant>,
}

impl Inner {
    /// Counts a follow-up if there is room for one.
    fn follow_up(&mut self, channel: ChannelId) -> bool {
        let before = self.follow_ups.get(&channel).copied();
        let back = self.rates.follow_ups.spend(before, 1, Instant::now());
        back.is_ok_and(|back| {
            self.follow_ups.put(channel, back);
            true
        })
    }
}

impl BoardTokens {
    /// None yet; only where Discord has limits are they kept.
    pub fn new(has_limits: bool) -> Self {
        Self(Mutex::new(Inner {
            rates: if has_limits { LIMITED } else { UNLIMITED },
            boards: LruCache::new(MAX_REMEMBERED),
            follow_ups: LruCache::new(MAX_REMEMBERED),
        }))
    }

    /// Notes that this message is a board, so that a press on it may bring a token.
    pub fn shows_board(&self, message: MessageId) {
        self.with(|inner| {
            inner.boards.get_or_insert(message, || None);
        });
    }

    /// Whether a press is to be answered by a follow-up, so that its token can edit the board; if so, the follow-up is counted.
    pub fn is_wanted(&self, asker: &Asker, now: Timestamp) -> bool {
        self.with(|inner| {
            let board = asker.message.and_then(|message| inner.boards.get(&message));
            let is_wanted = board.is_some_and(|known| {
                let known = known.as_ref();
                !known.is_some_and(|token| token.is_younger_than(RENEWED_AT, now))
            });
            is_wanted && inner.follow_up(asker.channel)
        })
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
            let edits = inner.rates.edits;
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

    /// Notes a follow-up that was sent for another reason.
    pub fn count_follow_up(&self, channel: ChannelId) {
        self.with(|inner| inner.follow_up(channel));
    }

    /// Notes that Discord takes no more follow-ups in a channel for now.
    pub fn follow_ups_refused(&self, channel: ChannelId) {
        self.with(|inner| {
            let Rate { each, burst } = inner.rates.follow_ups;
            let until = Instant::now() + PAUSE + each * burst;
            inner.follow_ups.put(channel, until);
        });
    }

    fn with<T>(&self, f: impl FnOnce(&mut Inner) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: MessageId = MessageId(5);

    #[test]
    fn a_channel_has_few_follow_ups_and_none_after_one_was_refused() {
        let tokens = BoardTokens::new(true);
        let n_free = |channel| {
            let taken = (0..100).filter(|_| tokens.with(|inner| inner.follow_up(channel)));
            taken.count()
        };
        // One comes back every four seconds.
        assert!((5..10).contains(&n_free(ChannelId(1))));
        tokens.follow_ups_refused(ChannelId(2));
        assert_eq!(n_free(ChannelId(2)), 0);
        assert!(n_free(ChannelId(3)) > 0);
    }

    #[test]
    fn a_token_edits_its_board_while_it_lives_and_not_too_often() {
        let tokens = BoardTokens::new(true);
        let pressed = |interaction, taken_at| BoardToken {
            token: Token::new("secret"),
            application: 1,
            interaction,
            taken_at: Timestamp::from_millis(taken_at),
            edits: None,
        };
        let taken = |token| tokens.with(|inner| inner.boards.put(BOARD, Some(token)));
        let first = pressed(1, 0);
        assert!(!format!("{first:?}").contains("secret"));
        taken(first.clone());
        let now = Timestamp::from_millis(0);
        let n = (0..100).filter(|_| tokens.of(BOARD, now).is_some()).count();
        assert!((2..20).contains(&n), "{n}");
        taken(first.clone());
        assert!(tokens.of(BOARD, now.after(LIFE)).is_none());
        taken(pressed(2, 0));
        tokens.forget(BOARD, &first);
        assert!(tokens.of(BOARD, now).is_some(), "a newer one");
        tokens.forget(BOARD, &pressed(2, 0));
        assert!(tokens.of(BOARD, now).is_none());
    }
}
