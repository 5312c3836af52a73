//! The columns of a row that hold the status of its match.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::{PersonId, Snowflake, StoreError};
use super::{State, Status};
use crate::kernel::{Ending, Seat};

/// What the columns of a status hold, whether that makes sense or not.
#[derive(Clone, PartialEq, Debug)]
pub struct Columns {
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
    pub fn read(row: &SqliteRow) -> Result<Self, StoreError> {
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
    pub fn contradiction(&self) -> StoreError {
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
