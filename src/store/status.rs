//! The life of a match, and the columns of its row that hold it.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{PersonId, Snowflake, StoreError};
use crate::kernel::{Ending, Seat};

/// How far a match has come. What belongs to one part of its life only is a field of that part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A challenge or a table that waits for its people; no card has been dealt.
    Lobby {
        /// When it expires, in milliseconds since 1970.
        expires_at: i64,
    },
    /// It is being played.
    Playing {
        /// What Discord chose after the commitment was public.
        snowflake: Snowflake,
        /// The seat whose offer of a draw is open.
        draw_offer: Option<Seat>,
        /// Since when it sleeps, in milliseconds since 1970: another match may hold its channel until its next move.
        asleep_since: Option<i64>,
    },
    /// It came to an end: by the rules, by a resignation or by a draw.
    Finished {
        /// What Discord chose after the commitment was public.
        snowflake: Snowflake,
        /// How it ended.
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
        /// The moderator.
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

    /// Whether cards have been dealt.
    pub const fn has_begun(self) -> bool {
        self.snowflake().is_some()
    }

    /// How the match ended, if it has a result.
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Finished { ending, .. } => Some(ending),
            Self::Lobby { .. }
            | Self::Playing { .. }
            | Self::Closed { .. }
            | Self::Cancelled { .. } => None,
        }
    }

    /// The seat whose offer of a draw is open.
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

    /// The columns that hold the status.
    pub(super) fn columns(self) -> Columns {
        let empty = Columns {
            state: self.state(),
            snowflake: self.snowflake(),
            ending: None,
            closed_by: None,
            draw_offer: None,
            expires_at: None,
            asleep_since: None,
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
            } => Columns {
                draw_offer,
                asleep_since,
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

    /// Reads the status from the columns of a row.
    ///
    /// # Errors
    /// If the columns hold what no part of a match's life has.
    pub(super) fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        let columns = Columns::read(row)?;
        columns.status().ok_or_else(|| columns.contradiction())
    }
}

/// The word for the life of a match that its row, lists of matches and searches have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// [`Status::Lobby`].
    Lobby,
    /// [`Status::Playing`].
    Playing,
    /// [`Status::Finished`].
    Finished,
    /// [`Status::Closed`] or [`Status::Cancelled`].
    Abandoned,
}

impl State {
    /// The word that the database and `lostcities matches` use.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }

    /// Reads the word alone from the column `state` of a row.
    pub(super) fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        Ok(row.try_get("state")?)
    }

    /// The state with this word.
    pub(super) fn from_slug(slug: &str) -> Option<Self> {
        [Self::Lobby, Self::Playing, Self::Finished, Self::Abandoned]
            .into_iter()
            .find(|state| state.slug() == slug)
    }

    /// Whether the match is open. It holds its channel then, unless it sleeps.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Lobby | Self::Playing)
    }
}

/// What the columns of a status hold, whether that makes sense or not.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Columns {
    pub state: State,
    pub snowflake: Option<Snowflake>,
    pub ending: Option<Ending>,
    pub closed_by: Option<PersonId>,
    pub draw_offer: Option<Seat>,
    /// When a lobby expires. It stays in the row when the match has started or was closed, and means nothing then.
    pub expires_at: Option<i64>,
    pub asleep_since: Option<i64>,
}

impl Columns {
    fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        let seat = |number: i64| {
            let seat = u8::try_from(number).ok().and_then(Seat::new);
            seat.ok_or_else(|| StoreError::unreadable(format!("seat {number}")))
        };
        let ending = row.try_get::<Option<String>, _>("ending")?;
        let ending = ending.map(|text| serde_json::from_str(&text));
        let snowflake = row.try_get::<Option<i64>, _>("snowflake")?;
        let snowflake = snowflake.map(Snowflake::try_from);
        let closed_by = row.try_get::<Option<i64>, _>("closed_by")?;
        let draw_offer = row.try_get::<Option<i64>, _>("draw_offer")?;
        Ok(Self {
            state: State::read(row)?,
            snowflake: snowflake.transpose().map_err(StoreError::unreadable)?,
            ending: ending.transpose().map_err(StoreError::unreadable)?,
            closed_by: closed_by.map(PersonId::from_sql),
            draw_offer: draw_offer.map(seat).transpose()?,
            expires_at: row.try_get("expires_at")?,
            asleep_since: row.try_get("asleep_since")?,
        })
    }

    /// The status that has exactly these columns, if one does.
    fn status(&self) -> Option<Status> {
        match *self {
            Self {
                state: State::Lobby,
                snowflake: None,
                ending: None,
                closed_by: None,
                draw_offer: None,
                expires_at: Some(expires_at),
                asleep_since: None,
            } => Some(Status::Lobby { expires_at }),
            Self {
                state: State::Playing,
                snowflake: Some(snowflake),
                ending: None,
                closed_by: None,
                draw_offer,
                expires_at: _,
                asleep_since,
            } => Some(Status::Playing {
                snowflake,
                draw_offer,
                asleep_since,
            }),
            Self {
                state: State::Finished,
                snowflake: Some(snowflake),
                ending: Some(ending),
                closed_by: None,
                draw_offer: None,
                expires_at: _,
                asleep_since: None,
            } => Some(Status::Finished { snowflake, ending }),
            Self {
                state: State::Abandoned,
                snowflake: None,
                ending: None,
                closed_by: by,
                draw_offer: None,
                expires_at: _,
                asleep_since: None,
            } => Some(Status::Closed { by }),
            Self {
                state: State::Abandoned,
                snowflake: Some(snowflake),
                ending: None,
                closed_by: Some(by),
                draw_offer: None,
                expires_at: _,
                asleep_since: None,
            } => Some(Status::Cancelled { snowflake, by }),
            _ => None,
        }
    }

    /// That no match has these columns, with the names of those that are set.
    fn contradiction(&self) -> StoreError {
        let set = [
            ("snowflake", self.snowflake.is_some()),
            ("ending", self.ending.is_some()),
            ("closed_by", self.closed_by.is_some()),
            ("draw_offer", self.draw_offer.is_some()),
            ("expires_at", self.expires_at.is_some()),
            ("asleep_since", self.asleep_since.is_some()),
        ];
        let set = set.iter().filter(|(_, is_set)| *is_set);
        let names: Vec<&str> = set.map(|(name, _)| *name).collect();
        StoreError::unreadable(format!(
            "a match in state {:?} whose other columns contradict that; set are: {}",
            self.state.slug(),
            if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            }
        ))
    }
}
