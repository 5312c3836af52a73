//! Per-player totals, maintained in the transaction that stores a result.
//!
//! They follow from the results alone; [`Store::recount_totals`](crate::Store::recount_totals) rebuilds them.

use sqlx::Transaction;

use super::finishes;
use super::standings::{ENOUGH_OPPONENTS, list};
use crate::driver::{Driver, FromRow};
use crate::games::tally::{Expeditions, Tally};
use crate::games::{Colour, GameKind};
use crate::kernel::{BySeat, Timestamp};
use crate::{MatchId, PersonId, StoreError};

struct SeatResult {
    person: PersonId,
    /// `None` where others played on without them, or the match was not played to its end by the rules: only then points say
    /// how well a person plays.
    points: Option<i64>,
    place: i64,
    at: Timestamp,
    tally: Tally,
}

/// What all seats of a result share.
struct ResultHeader {
    id: MatchId,
    game: GameKind,
    is_rated: bool,
    /// Whether everybody has the first place.
    is_draw: bool,
}

#[derive(FromRow)]
struct ResultRow {
    game: GameKind,
    is_rated: bool,
    is_played_out: bool,
}

#[derive(FromRow)]
struct SeatRow {
    /// `None` is a computer player.
    person: Option<PersonId>,
    points: i64,
    place: i64,
    at: Timestamp,
    tally: Option<Tally>,
    rated_person: Option<PersonId>,
    rated_place: Option<i64>,
}

impl SeatRow {
    /// What a person adds to the sums, to those of rated matches or to the others; a computer player adds nothing.
    fn of_person(self, result: &ResultRow) -> Option<SeatResult> {
        let is_counted = result.is_played_out && self.person.is_some();
        let (person, place) = if result.is_rated {
            (self.rated_person?, self.rated_place?)
        } else {
            (self.person?, self.place)
        };
        Some(SeatResult {
            person,
            points: is_counted.then_some(self.points),
            place,
            at: self.at,
            tally: self.tally.unwrap_or_default(),
        })
    }
}

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
        .bind(seat)
        .bind(tally)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

pub(super) async fn count(tx: &mut Transaction<'_, Driver>, id: MatchId) -> Result<(), StoreError> {
    finishes::count(tx, id).await?;
    let result: ResultRow =
        sqlx::query_as("select game, is_rated, is_played_out from results where match = $1")
            .bind(id)
            .fetch_one(&mut **tx)
            .await?;
    let seats: Vec<SeatRow> = sqlx::query_as(
        "select person, points, place, at, tally, rated_person, rated_place from result_seats
         where match = $1 order by seat",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    // Between people, what is too short to be rated says nothing.
    if !result.is_rated && seats.iter().all(|seat| seat.person.is_some()) {
        return Ok(());
    }
    let place = |seat: &SeatRow| {
        if result.is_rated {
            seat.rated_place
        } else {
            Some(seat.place)
        }
    };
    let header = ResultHeader {
        id,
        game: result.game,
        is_rated: result.is_rated,
        is_draw: seats.iter().filter_map(place).all(|place| place == 1),
    };
    let people = seats.into_iter().filter_map(|seat| seat.of_person(&result));
    let people: Vec<SeatResult> = people.collect();
    for seat in &people {
        add(tx, &header, seat).await?;
        for (&colour, expeditions) in &seat.tally.colours {
            add_colour(tx, &header, seat, colour, expeditions).await?;
        }
    }
    if header.is_rated {
        for (number, one) in people.iter().enumerate() {
            for other in people.iter().skip(number + 1) {
                meet(tx, &header, one, other).await?;
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
    let points = seat.points;
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
    .bind(header.game)
    .bind(header.is_rated)
    .bind(i64::from(is_won))
    .bind(i64::from(header.is_draw))
    .bind(points)
    .bind(seat.tally.rounds.len())
    .bind(round_points)
    .bind(points.map(|_| header.id))
    .bind(points.map(|_| seat.at))
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
    .bind(header.game)
    .bind(header.is_rated)
    .bind(colour)
    .bind(i64::from(expeditions.begun))
    .bind(expeditions.points)
    .bind(i64::from(expeditions.wagered))
    .bind(i64::from(expeditions.paid))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Adds a rated match of two people. If it is their first, each has one more opponent, and who has [`ENOUGH_OPPONENTS`] is
/// known: another known opponent of everybody they have met.
async fn meet(
    tx: &mut Transaction<'_, Driver>,
    header: &ResultHeader,
    one: &SeatResult,
    other: &SeatResult,
) -> Result<(), StoreError> {
    add_meeting(tx, header, other, one).await?;
    if add_meeting(tx, header, one, other).await? > 1 {
        return Ok(());
    }
    let mut met = Vec::new();
    for (seat, opposite) in [(one, other), (other, one)] {
        let n: i64 = sqlx::query_scalar(
            "update totals set opponents = opponents + 1 where person = $1 and game = $2 and is_rated = 1
             returning opponents",
        )
        .bind(seat.person)
        .bind(header.game)
        .fetch_one(&mut **tx)
        .await?;
        met.push((seat.person, opposite.person, n));
    }
    for (person, opponent, n) in met.into_iter().filter(|&(_, _, n)| n >= ENOUGH_OPPONENTS) {
        let known: Vec<(PersonId, i64)> = if n == ENOUGH_OPPONENTS {
            sqlx::query_as(
                "update totals set known_opponents = known_opponents + 1
                 where game = $1 and is_rated = 1
                     and person in (select other from meetings where person = $2 and game = $1)
                 returning person, known_opponents",
            )
            .bind(header.game)
            .bind(person)
            .fetch_all(&mut **tx)
            .await?
        } else {
            sqlx::query_as(
                "update totals set known_opponents = known_opponents + 1
                 where game = $1 and is_rated = 1 and person = $2 returning person, known_opponents",
            )
            .bind(header.game)
            .bind(opponent)
            .fetch_all(&mut **tx)
            .await?
        };
        for (person, _) in known.into_iter().filter(|&(_, n)| n == ENOUGH_OPPONENTS) {
            list(tx, person, Some(header.game)).await?;
        }
    }
    Ok(())
}

/// Says how often the two have met.
async fn add_meeting(
    tx: &mut Transaction<'_, Driver>,
    header: &ResultHeader,
    seat: &SeatResult,
    other: &SeatResult,
) -> Result<i64, StoreError> {
    let n = sqlx::query_scalar(
        "insert into meetings (person, other, game, matches, ahead, behind) values ($1, $2, $3, 1, $4, $5)
         on conflict (person, other, game) do update set matches = meetings.matches + 1,
         ahead = meetings.ahead + excluded.ahead, behind = meetings.behind + excluded.behind
         returning matches",
    )
    .bind(seat.person)
    .bind(other.person)
    .bind(header.game)
    .bind(i64::from(seat.place < other.place))
    .bind(i64::from(seat.place > other.place))
    .fetch_one(&mut **tx)
    .await?;
    Ok(n)
}
