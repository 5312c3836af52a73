//! The columns of a row that hold the status of its match.

use super::{Closing, State, Status};
use crate::driver::{DriverRow, FromRow};
use crate::kernel::{Ending, Seat, Timestamp};
use crate::{PersonId, Snowflake};

/// What the columns of a status hold, whether that makes sense or not.
#[derive(Clone, PartialEq, Debug, FromRow)]
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

impl FromRow<'_, DriverRow> for Status {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        let columns = Columns::from_row(row)?;
        columns.status().ok_or_else(|| sqlx::Error::ColumnDecode {
            index: "state".to_owned(),
            source: columns.contradiction().into(),
        })
    }
}

impl Columns {
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
    fn contradiction(&self) -> String {
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
        format!(
            "a match in state {:?} whose other columns contradict that; set are: {}",
            self.state.slug(),
            if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            }
        )
    }
}
