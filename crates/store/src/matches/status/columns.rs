//! The columns of a row that hold the status of its match.

use sqlx::FromRow;

use super::{Closing, State, Status};
use crate::columns::{Json, Millis, Number, SeatNumber};
use crate::kernel::{Ending, Seat, Timestamp};
use crate::{PersonId, Snowflake, StoreError};

/// What the columns of a status hold, whether that makes sense or not.
#[derive(Clone, PartialEq, Debug)]
pub struct Columns {
    pub state: State,
    pub snowflake: Option<Snowflake>,
    pub ending: Option<Ending>,
    pub closed_by: Option<PersonId>,
    pub draw_offer: Option<Seat>,
    /// When a lobby expires. It stays in the row when the match has started or was closed, and means nothing then.
    pub expires_at: Option<Timestamp>,
    pub asleep_since: Option<Timestamp>,
    pub closing: Option<Closing>,
}

#[derive(FromRow)]
pub struct StatusRow {
    state: State,
    snowflake: Option<Number<Snowflake>>,
    ending: Option<Json<Ending>>,
    closed_by: Option<PersonId>,
    draw_offer: Option<SeatNumber>,
    expires_at: Option<Millis>,
    asleep_since: Option<Millis>,
    closing: Option<Json<Closing>>,
}

impl From<StatusRow> for Columns {
    fn from(row: StatusRow) -> Self {
        Self {
            state: row.state,
            snowflake: row.snowflake.map(|snowflake| snowflake.0),
            ending: row.ending.map(|ending| ending.0),
            closed_by: row.closed_by,
            draw_offer: row.draw_offer.map(|seat| seat.0),
            expires_at: row.expires_at.map(|time| time.0),
            asleep_since: row.asleep_since.map(|time| time.0),
            closing: row.closing.map(|closing| closing.0),
        }
    }
}

impl Columns {
    /// The status that has exactly these columns, if one does.
    pub fn status(&self) -> Option<Status> {
        match *self {
            Self {
                state: State::Lobby,
                snowflake: None,
                ending: None,
                closed_by: None,
                draw_offer: None,
                expires_at: Some(expires_at),
                asleep_since: None,
                closing: None,
            } => Some(Status::Lobby { expires_at }),
            Self {
                state: State::Playing,
                snowflake: Some(snowflake),
                ending: None,
                closed_by: None,
                draw_offer,
                expires_at: _,
                asleep_since,
                closing,
            } if closing.is_none() || asleep_since.is_some() => Some(Status::Playing {
                snowflake,
                draw_offer,
                asleep_since,
                closing,
            }),
            Self {
                state: State::Finished,
                snowflake: Some(snowflake),
                ending: Some(ending),
                closed_by: None,
                draw_offer: None,
                expires_at: _,
                asleep_since: None,
                closing: None,
            } => Some(Status::Finished { snowflake, ending }),
            Self {
                state: State::Abandoned,
                snowflake: None,
                ending: None,
                closed_by: by,
                draw_offer: None,
                expires_at: _,
                asleep_since: None,
                closing: None,
            } => Some(Status::Closed { by }),
            Self {
                state: State::Abandoned,
                snowflake: Some(snowflake),
                ending: None,
                closed_by: Some(by),
                draw_offer: None,
                expires_at: _,
                asleep_since: None,
                closing: None,
            } => Some(Status::Cancelled { snowflake, by }),
            _ => None,
        }
    }

    /// That no match has these columns, with the names of those that are set.
    pub fn contradiction(&self) -> StoreError {
        let set = [
            ("snowflake", self.snowflake.is_some()),
            ("ending", self.ending.is_some()),
            ("closed_by", self.closed_by.is_some()),
            ("draw_offer", self.draw_offer.is_some()),
            ("expires_at", self.expires_at.is_some()),
            ("asleep_since", self.asleep_since.is_some()),
            ("closing", self.closing.is_some()),
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
