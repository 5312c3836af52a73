//! What a page of statistics asks for. None of it takes longer the more there is: every question is answered by the
//! primary key of its table.

use std::collections::BTreeMap;

use sqlx::{FromRow, Row as _};

use crate::driver::DriverRow;
use crate::games::tally::{Best, Expeditions, Meetings, Totals};
use crate::games::{Colour, GameKind};
use crate::kernel::{Level, Timestamp};
use crate::rating::{Meeting, RECENT_MEETINGS};
use crate::{MatchId, PersonId, Result, Store};

impl Store {
    /// A person's totals for every game in which they have finished a match, sorted by the name of the game.
    pub async fn totals_of(&self, person: PersonId) -> Result<Vec<Totals>> {
        let totals =
            sqlx::query_as("select * from totals where person = $1 order by game, is_rated")
                .bind(person)
                .fetch_all(&self.readers)
                .await?;
        Ok(totals)
    }

    /// A person's expeditions of each colour in the rated matches of a game, or in the unrated ones.
    pub async fn expeditions_of(
        &self,
        person: PersonId,
        game: GameKind,
        is_rated: bool,
    ) -> Result<BTreeMap<Colour, Expeditions>> {
        let rows = sqlx::query(
            "select colour, begun, points, wagered, paid from totals_by_colour
             where person = $1 and game = $2 and is_rated = $3",
        )
        .bind(person)
        .bind(game)
        .bind(is_rated)
        .fetch_all(&self.readers)
        .await?;
        let of_colour = |row: &DriverRow| Ok((row.try_get("colour")?, Expeditions::from_row(row)?));
        rows.iter().map(of_colour).collect()
    }

    /// A person's record against another person in rated matches of a game; `None` if they have not met.
    pub async fn meetings_of(
        &self,
        person: PersonId,
        other: PersonId,
        game: GameKind,
    ) -> Result<Option<Meetings>> {
        Ok(sqlx::query_as(
            "select matches, ahead, behind from meetings where person = $1 and other = $2 and game = $3",
        )
            .bind(person)
            .bind(other)
            .bind(game)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// How a person did against computer players in the latest matches of a game; a player who took a seat over is none.
    pub async fn meetings_with_computers(
        &self,
        person: PersonId,
        game: GameKind,
    ) -> Result<Vec<Meeting>> {
        Ok(sqlx::query_as(
            "select seats.level, own.place, other.place as other_place from result_seats as own
             join result_seats as other on other.match = own.match and other.person is null
             join seats on seats.match = other.match and seats.seat = other.seat
             where own.person = $1 and own.in_game = $2 and seats.person is null and seats.left_by is null
             order by own.at desc, own.match desc, other.seat limit $3",
        )
        .bind(person)
        .bind(game)
        .bind(i64::from(RECENT_MEETINGS))
        .fetch_all(&self.readers)
        .await?)
    }
}

impl FromRow<'_, DriverRow> for Meeting {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        // Computer players from before there were levels have none.
        let level: Option<Level> = row.try_get("level")?;
        let own: u8 = row.try_get("place")?;
        Ok(Self {
            level: level.unwrap_or_default(),
            place: own.cmp(&row.try_get("other_place")?),
        })
    }
}

impl FromRow<'_, DriverRow> for Totals {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        let points: Option<i32> = row.try_get("best_points")?;
        let id: Option<MatchId> = row.try_get("best_match")?;
        let at: Option<Timestamp> = row.try_get("best_at")?;
        let best = points.zip(id).zip(at);
        Ok(Self {
            game: row.try_get("game")?,
            is_rated: row.try_get("is_rated")?,
            n_matches: row.try_get("matches")?,
            n_wins: row.try_get("wins")?,
            n_draws: row.try_get("draws")?,
            streak: row.try_get("streak")?,
            best_streak: row.try_get("best_streak")?,
            n_played_out: row.try_get("played_out")?,
            points: row.try_get("points")?,
            n_rounds: row.try_get("rounds")?,
            round_points: row.try_get("round_points")?,
            best: best.map(|((points, id), at)| Best {
                points,
                number: id.0,
                at,
            }),
        })
    }
}

impl FromRow<'_, DriverRow> for Expeditions {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        Ok(Self {
            begun: row.try_get("begun")?,
            points: row.try_get("points")?,
            wagered: row.try_get("wagered")?,
            paid: row.try_get("paid")?,
        })
    }
}

impl FromRow<'_, DriverRow> for Meetings {
    fn from_row(row: &DriverRow) -> sqlx::Result<Self> {
        Ok(Self {
            n_matches: row.try_get("matches")?,
            ahead: row.try_get("ahead")?,
            behind: row.try_get("behind")?,
        })
    }
}
