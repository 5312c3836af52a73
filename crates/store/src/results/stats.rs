//! What a page of statistics asks for. None of it takes longer the more there is: every question is answered by the
//! primary key of its table.

use std::collections::BTreeMap;

use sqlx::FromRow;

use crate::columns::{Millis, Number, Slug};
use crate::games::tally::{Best, Expeditions, Meetings, Totals};
use crate::games::{Colour, GameKind};
use crate::kernel::Level;
use crate::rating::{Meeting, RECENT_MEETINGS};
use crate::{MatchId, PersonId, Store, StoreError};

impl Store {
    /// A person's totals for every game in which they have finished a match, sorted by the name of the game.
    pub async fn totals_of(&self, person: PersonId) -> Result<Vec<Totals>, StoreError> {
        let totals: Vec<TotalsRow> =
            sqlx::query_as("select * from totals where person = $1 order by game, is_rated")
                .bind(person)
                .fetch_all(&self.readers)
                .await?;
        Ok(totals.into_iter().map(Totals::from).collect())
    }

    /// A person's expeditions of each colour in the rated matches of a game, or in the unrated ones.
    pub async fn expeditions_of(
        &self,
        person: PersonId,
        game: GameKind,
        is_rated: bool,
    ) -> Result<BTreeMap<Colour, Expeditions>, StoreError> {
        let rows: Vec<ColourRow> = sqlx::query_as(
            "select colour, begun, points, wagered, paid from totals_by_colour
             where person = $1 and game = $2 and is_rated = $3",
        )
        .bind(person)
        .bind(Slug(game))
        .bind(is_rated)
        .fetch_all(&self.readers)
        .await?;
        let rows = rows.into_iter();
        Ok(rows.map(|row| (row.colour, row.into())).collect())
    }

    /// A person's record against another person in rated matches of a game; `None` if they have not met.
    pub async fn meetings_of(
        &self,
        person: PersonId,
        other: PersonId,
        game: GameKind,
    ) -> Result<Option<Meetings>, StoreError> {
        let meetings: Option<MeetingsRow> = sqlx::query_as(
            "select matches, ahead, behind from meetings where person = $1 and other = $2 and game = $3",
        )
            .bind(person)
            .bind(other)
            .bind(Slug(game))
            .fetch_optional(&self.readers)
            .await?;
        Ok(meetings.map(Meetings::from))
    }

    /// How a person did against computer players in the latest matches of a game; a player who took a seat over is none.
    pub async fn meetings_with_computers(
        &self,
        person: PersonId,
        game: GameKind,
    ) -> Result<Vec<Meeting>, StoreError> {
        let rows: Vec<MeetingRow> = sqlx::query_as(
            "select seats.level, own.place, other.place as other_place from result_seats as own
             join result_seats as other on other.match = own.match and other.person is null
             join seats on seats.match = other.match and seats.seat = other.seat
             where own.person = $1 and own.in_game = $2 and seats.person is null and seats.left_by is null
             order by own.at desc, own.match desc, other.seat limit $3",
        )
        .bind(person)
        .bind(Slug(game))
        .bind(i64::from(RECENT_MEETINGS))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Meeting::from).collect())
    }
}

#[derive(FromRow)]
struct MeetingRow {
    /// Computer players from before there were levels have none.
    level: Option<Slug<Level>>,
    #[sqlx(try_from = "Number<u8>")]
    place: u8,
    #[sqlx(try_from = "Number<u8>")]
    other_place: u8,
}

impl From<MeetingRow> for Meeting {
    fn from(row: MeetingRow) -> Self {
        Self {
            level: row.level.map_or(Level::Normal, |level| level.0),
            place: row.place.cmp(&row.other_place),
        }
    }
}

#[derive(FromRow)]
struct TotalsRow {
    #[sqlx(try_from = "Slug<GameKind>")]
    game: GameKind,
    is_rated: bool,
    #[sqlx(try_from = "Number<u32>")]
    matches: u32,
    #[sqlx(try_from = "Number<u32>")]
    wins: u32,
    #[sqlx(try_from = "Number<u32>")]
    draws: u32,
    #[sqlx(try_from = "Number<u32>")]
    streak: u32,
    #[sqlx(try_from = "Number<u32>")]
    best_streak: u32,
    #[sqlx(try_from = "Number<u32>")]
    played_out: u32,
    points: i64,
    #[sqlx(try_from = "Number<u32>")]
    rounds: u32,
    round_points: i64,
    best_points: Option<Number<i32>>,
    best_match: Option<MatchId>,
    best_at: Option<Millis>,
}

impl From<TotalsRow> for Totals {
    fn from(row: TotalsRow) -> Self {
        let best = row.best_points.zip(row.best_match).zip(row.best_at);
        Self {
            game: row.game,
            is_rated: row.is_rated,
            n_matches: row.matches,
            n_wins: row.wins,
            n_draws: row.draws,
            streak: row.streak,
            best_streak: row.best_streak,
            n_played_out: row.played_out,
            points: row.points,
            n_rounds: row.rounds,
            round_points: row.round_points,
            best: best.map(|((points, id), at)| Best {
                points: points.0,
                number: id.0,
                at: at.0,
            }),
        }
    }
}

#[derive(FromRow)]
struct ColourRow {
    #[sqlx(try_from = "Slug<Colour>")]
    colour: Colour,
    #[sqlx(try_from = "Number<u32>")]
    begun: u32,
    points: i64,
    #[sqlx(try_from = "Number<u32>")]
    wagered: u32,
    #[sqlx(try_from = "Number<u32>")]
    paid: u32,
}

impl From<ColourRow> for Expeditions {
    fn from(row: ColourRow) -> Self {
        Self {
            begun: row.begun,
            points: row.points,
            wagered: row.wagered,
            paid: row.paid,
        }
    }
}

#[derive(FromRow)]
struct MeetingsRow {
    #[sqlx(try_from = "Number<u32>")]
    matches: u32,
    #[sqlx(try_from = "Number<u32>")]
    ahead: u32,
    #[sqlx(try_from = "Number<u32>")]
    behind: u32,
}

impl From<MeetingsRow> for Meetings {
    fn from(row: MeetingsRow) -> Self {
        Self {
            n_matches: row.matches,
            ahead: row.ahead,
            behind: row.behind,
        }
    }
}
