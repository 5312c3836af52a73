//! Per-player totals, maintained in the transaction that stores a result.
//!
//! They follow from the results alone; [`Statistics::recount`](super::Statistics::recount) rebuilds them.

use sqlx::{FromRow, Transaction};

use super::columns::{Json, Millis, Number, SeatNumber, Slug};
use super::driver::Driver;
use super::{MatchId, PersonId, StoreError, finishes};
use crate::games::tally::{Expeditions, Tally};
use crate::games::{Colour, GameKind};
use crate::kernel::{BySeat, Timestamp};

/// What a seat of a person adds to the sums.
struct SeatResult {
    person: PersonId,
    points: i64,
    place: i64,
    at: Timestamp,
    tally: Tally,
}

/// What all seats of a result share.
struct ResultHeader {
    id: MatchId,
    game: GameKind,
    is_rated: bool,
    /// Whether it was played to its end by the rules: only then its points say how well a person plays.
    is_played_out: bool,
    /// Whether everybody has the first place.
    is_draw: bool,
}

/// A row of `results`.
#[derive(FromRow)]
struct ResultRow {
    #[sqlx(try_from = "Slug<GameKind>")]
    game: GameKind,
    is_rated: bool,
    is_played_out: bool,
}

/// A row of `result_seats`.
#[derive(FromRow)]
struct SeatRow {
    /// `None` is a computer player.
    person: Option<PersonId>,
    points: i64,
    place: i64,
    #[sqlx(try_from = "Millis")]
    at: Timestamp,
    tally: Option<Json<Tally>>,
}

impl SeatRow {
    /// What a person adds to the sums; a computer player adds nothing.
    fn of_person(self) -> Option<SeatResult> {
        Some(SeatResult {
            person: self.person?,
            points: self.points,
            place: self.place,
            at: self.at,
            tally: self.tally.map_or_else(Tally::default, |tally| tally.0),
        })
    }
}

/// Stores the tallies of the people of a result.
pub(super) async fn write_tallies(
    tx: &mut Transaction<'_, Driver>,
    id: MatchId,
    tallies: &BySeat<Tally>,
) -> Result<(), StoreError> {
    for (seat, tally) in tallies.iter() {
        sqlx::query(
            "update result_seats set tally = $3 where match = $1 and seat = $2 and person is not null",
        )
        .bind(id)
        .bind(SeatNumber(seat))
        .bind(Json(tally.clone()))
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Adds a result to the sums of its people.
pub(super) async fn count(tx: &mut Transaction<'_, Driver>, id: MatchId) -> Result<(), StoreError> {
    finishes::count(tx, id).await?;
    let result: ResultRow =
        sqlx::query_as("select game, is_rated, is_played_out from results where match = $1")
            .bind(id)
            .fetch_one(&mut **tx)
            .await?;
    let seats: Vec<SeatRow> = sqlx::query_as(
        "select person, points, place, at, tally from result_seats where match = $1 order by seat",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    let header = ResultHeader {
        id,
        game: result.game,
        is_rated: result.is_rated,
        is_played_out: result.is_played_out,
        is_draw: seats.iter().all(|seat| seat.place == 1),
    };
    let people: Vec<SeatResult> = seats.into_iter().filter_map(SeatRow::of_person).collect();
    for seat in &people {
        add(tx, &header, seat).await?;
        for (&colour, expeditions) in &seat.tally.colours {
            add_colour(tx, &header, seat, colour, expeditions).await?;
        }
        for other in people.iter().filter(|other| other.person != seat.person) {
            if header.is_rated {
                add_meeting(tx, &header, seat, other).await?;
            }
        }
    }
    Ok(())
}

async fn add(
    tx: &mut Transaction<'_, Driver>,
    header: &ResultHeader,
    seat: &SeatResult,
) -> Result<(), StoreError> {
    let is_won = seat.place == 1 && !header.is_draw;
    let points = header.is_played_out.then_some(seat.points);
    let round_points: i64 = seat.tally.rounds.iter().copied().map(i64::from).sum();
    sqlx::query(
        "insert into totals (person, game, is_rated, matches, wins, draws, streak, best_streak, played_out, points,
         rounds, round_points, best_points, best_match, best_at)
         values ($1, $2, $3, 1, $4, $5, $4, $4, case when cast($6 as bigint) is null then 0 else 1 end,
             coalesce($6, 0), $7, $8, $6, $9, $10)
         on conflict (person, game, is_rated) do update set
         matches = totals.matches + 1,
         wins = totals.wins + excluded.wins,
         draws = totals.draws + excluded.draws,
         streak = case excluded.wins when 1 then totals.streak + 1 else 0 end,
         best_streak = case when excluded.wins = 1 and totals.streak >= totals.best_streak
             then totals.streak + 1 else totals.best_streak end,
         played_out = totals.played_out + excluded.played_out,
         points = totals.points + excluded.points,
         rounds = totals.rounds + excluded.rounds,
         round_points = totals.round_points + excluded.round_points,
         best_match = case when totals.best_points is null or excluded.best_points > totals.best_points
             then excluded.best_match else totals.best_match end,
         best_at = case when totals.best_points is null or excluded.best_points > totals.best_points
             then excluded.best_at else totals.best_at end,
         best_points = case when totals.best_points is null or excluded.best_points > totals.best_points
             then excluded.best_points else totals.best_points end",
    )
    .bind(seat.person)
    .bind(Slug(header.game))
    .bind(header.is_rated)
    .bind(i64::from(is_won))
    .bind(i64::from(header.is_draw))
    .bind(points)
    .bind(Number(seat.tally.rounds.len()))
    .bind(round_points)
    .bind(points.map(|_| header.id))
    .bind(points.map(|_| Millis(seat.at)))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn add_colour(
    tx: &mut Transaction<'_, Driver>,
    header: &ResultHeader,
    seat: &SeatResult,
    colour: Colour,
    expeditions: &Expeditions,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into totals_by_colour (person, game, is_rated, colour, begun, points, wagered, paid)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (person, game, is_rated, colour) do update set
         begun = totals_by_colour.begun + excluded.begun, points = totals_by_colour.points + excluded.points,
         wagered = totals_by_colour.wagered + excluded.wagered, paid = totals_by_colour.paid + excluded.paid",
    )
    .bind(seat.person)
    .bind(Slug(header.game))
    .bind(header.is_rated)
    .bind(Slug(colour))
    .bind(i64::from(expeditions.begun))
    .bind(expeditions.points)
    .bind(i64::from(expeditions.wagered))
    .bind(i64::from(expeditions.paid))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn add_meeting(
    tx: &mut Transaction<'_, Driver>,
    header: &ResultHeader,
    seat: &SeatResult,
    other: &SeatResult,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into meetings (person, other, game, matches, ahead, behind) values ($1, $2, $3, 1, $4, $5)
         on conflict (person, other, game) do update set matches = meetings.matches + 1,
         ahead = meetings.ahead + excluded.ahead, behind = meetings.behind + excluded.behind",
    )
    .bind(seat.person)
    .bind(other.person)
    .bind(Slug(header.game))
    .bind(i64::from(seat.place < other.place))
    .bind(i64::from(seat.place > other.place))
    .execute(&mut **tx)
    .await?;
    Ok(())
}
