//! The life of a match, and the columns of its row that hold it.

mod columns;

use columns::Columns;
use serde::{Deserialize, Serialize};

use crate::kernel::{Ending, Seat, Timestamp};
use crate::{PersonId, Snowflake};

/// A match that a player has ended because another one did not move, as long as they may take that back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    pub absent: Seat,
    pub by: Seat,
    /// Whether the player who did not move has asked that the match goes on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_asked: bool,
}

impl Closing {
    /// Whether it is the seat of the player who ended the match, or of the one who did not move.
    pub fn concerns(self, seat: Seat) -> bool {
        seat == self.by || seat == self.absent
    }
}

/// How far a match has come. What belongs to one part of its life only is a field of that part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A challenge or a table that waits for its people; no card has been dealt.
    Lobby { expires_at: Timestamp },
    Playing {
        /// What Discord chose after the commitment was public.
        snowflake: Snowflake,
        draw_offer: Option<Seat>,
        /// Since when it sleeps: another match may hold its channel until its next move.
        asleep_since: Option<Timestamp>,
        /// Who has ended it for whose absence, and may still take that back; it sleeps meanwhile.
        closing: Option<Closing>,
    },
    /// It ended: by the rules, by a resignation or by a draw.
    Finished {
        /// What Discord chose after the commitment was public.
        snowflake: Snowflake,
        ending: Ending,
    },
    /// It never started.
    Closed {
        /// Who declined, withdrew or closed it; `None` if it expired.
        by: Option<PersonId>,
    },
    /// A moderator ended it after it had started. It has no result.
    Cancelled {
        /// What Discord chose after the commitment was public.
        snowflake: Snowflake,
        by: PersonId,
    },
}

impl Status {
    /// The word of its column `state`.
    pub const fn state(self) -> State {
        match self {
            Self::Lobby { .. } => State::Lobby,
            Self::Playing { .. } => State::Playing,
            Self::Finished { .. } => State::Finished,
            Self::Closed { .. } | Self::Cancelled { .. } => State::Abandoned,
        }
    }

    /// What Discord chose after the commitment was public; `None` if no card has been dealt.
    pub const fn snowflake(self) -> Option<Snowflake> {
        match self {
            Self::Lobby { .. } | Self::Closed { .. } => None,
            Self::Playing { snowflake, .. }
            | Self::Finished { snowflake, .. }
            | Self::Cancelled { snowflake, .. } => Some(snowflake),
        }
    }

    pub const fn has_begun(self) -> bool {
        self.snowflake().is_some()
    }

    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Finished { ending, .. } => Some(ending),
            Self::Lobby { .. }
            | Self::Playing { .. }
            | Self::Closed { .. }
            | Self::Cancelled { .. } => None,
        }
    }

    pub const fn draw_offer(self) -> Option<Seat> {
        match self {
            Self::Playing { draw_offer, .. } => draw_offer,
            Self::Lobby { .. }
            | Self::Finished { .. }
            | Self::Closed { .. }
            | Self::Cancelled { .. } => None,
        }
    }

    /// Whether the match is open, but another one may hold its channel.
    pub const fn is_asleep(self) -> bool {
        matches!(
            self,
            Self::Playing {
                asleep_since: Some(_),
                ..
            }
        )
    }

    /// Who has ended the match for whose absence, and may still take that back.
    pub const fn closing(self) -> Option<Closing> {
        match self {
            Self::Playing { closing, .. } => closing,
            Self::Lobby { .. }
            | Self::Finished { .. }
            | Self::Closed { .. }
            | Self::Cancelled { .. } => None,
        }
    }

    pub(super) fn columns(self) -> Columns {
        let empty = Columns {
            state: self.state(),
            snowflake: self.snowflake(),
            ending: None,
            closed_by: None,
            draw_offer: None,
            expires_at: None,
            asleep_since: None,
            closing: None,
        };
        match self {
            Self::Lobby { expires_at } => Columns {
                expires_at: Some(expires_at),
                ..empty
            },
            Self::Playing {
                snowflake: _,
                draw_offer,
                asleep_since,
                closing,
            } => Columns {
                draw_offer,
                asleep_since,
                closing,
                ..empty
            },
            Self::Finished {
                snowflake: _,
                ending,
            } => Columns {
                ending: Some(ending),
                ..empty
            },
            Self::Closed { by } => Columns {
                closed_by: by,
                ..empty
            },
            Self::Cancelled { snowflake: _, by } => Columns {
                closed_by: Some(by),
                ..empty
            },
        }
    }
}

lostcities_model::worded! {
    /// The word for the life of a match that its row, lists of matches and searches have.
    pub enum State {
        Lobby = "lobby",
        Playing = "playing",
        Finished = "finished",
        /// [`Status::Closed`] or [`Status::Cancelled`].
        Abandoned = "abandoned",
    }
}

impl State {
    /// Whether the match is open. It holds its channel then, unless it sleeps.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Lobby | Self::Playing)
    }
}
