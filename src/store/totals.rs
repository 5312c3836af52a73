//! The sums of what people came to, kept in the transaction that writes down a result.
//!
//! They follow from the results alone; [`Store::recount`](super::Store::recount) makes them anew.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{MatchId, StoreError};
use crate::games::tally::{Expeditions, Tally};
use crate::kernel::BySeat;

/// What a seat of a result adds to the sums.
struct Came {
    /// As SQL names people: an id of Discord, or whatever took its place.
    person: i64,
    points: i64,
    place: i64,
    at: i64,
    tally: Tally,
}

/// What a result is.
struct Counted {
    id: i64,
    game: String,
    is_rated: bool,
    /// Whether everybody has the first place.
    is_draw: bool,
}

/// Writes down what the people of a result came to in detail.
pub(super) async fn write_tallies(
    tx: &mut Transaction<'_, Sqlite>,
    id: MatchId,
    tallies: &BySeat<Tally>,
) -> Result<(), StoreError> {
    for (seat, tally) in tallies.iter() {
        let tally = serde_json::to_string(tally).map_err(StoreError::unreadable)?;
        sqlx::query(
            "update result_seats set tally = $3 where match = $1 and seat = $2 and person is not null",
        )
        .bind(id.sql())
        .bind(i64::from(seat.number()))
        .bind(tally)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Adds a result to the sums of its people.
pub(super) async fn count(tx: &mut Transaction<'_, Sqlite>, id: i64) -> Result<(), StoreError> {
    let row = sqlx::query("select game, is_rated from results where match = $1")
        .bind(id)
        .fetch_one(&mut **tx)
        .await?;
    let seats = sqlx::query(
        "select person, points, place, at, tally from result_seats where match = $1 order by seat",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    let places: Result<Vec<i64>, sqlx::Error> =
        seats.iter().map(|seat| seat.try_get("place")).collect();
    let counted = Counted {
        id,
        game: row.try_get("game")?,
        is_rated: row.try_get("is_rated")?,
        is_draw: places?.iter().all(|&place| place == 1),
    };
    let people: Result<Vec<Option<Came>>, StoreError> = seats.iter().map(came).collect();
    let people: Vec<Came> = people?.into_iter().flatten().collect();
    for came in &people {
        add(tx, &counted, came).await?;
        for (colour, expeditions) in &came.tally.colours {
            add_colour(tx, &counted, came, &colour.to_string(), expeditions).await?;
        }
        for other in people.iter().filter(|other| other.person != came.person) {
            if counted.is_rated {
                add_meeting(tx, &counted, came, other).await?;
            }
        }
    }
    Ok(())
}

async fn add(
    tx: &mut Transaction<'_, Sqlite>,
    counted: &Counted,
    came: &Came,
) -> Result<(), StoreError> {
    let is_won = came.place == 1 && !counted.is_draw;
    let round_points: i64 = came.tally.rounds.iter().copied().map(i64::from).sum();
    sqlx::query(
        "insert into totals (person, game, is_rated, matches, wins, draws, streak, best_streak, points, rounds,
         round_points, best_points, best_match, best_at)
         values ($1, $2, $3, 1, $4, $5, $4, $4, $6, $7, $8, $6, $9, $10)
         on conflict do update set
         matches = matches + 1,
         wins = wins + excluded.wins,
         draws = draws + excluded.draws,
         streak = case excluded.wins when 1 then streak + 1 else 0 end,
         best_streak = max(best_streak, case excluded.wins when 1 then streak + 1 else 0 end),
         points = points + excluded.points,
         rounds = rounds + excluded.rounds,
         round_points = round_points + excluded.round_points,
         best_match = iif(excluded.best_points > best_points, excluded.best_match, best_match),
         best_at = iif(excluded.best_points > best_points, excluded.best_at, best_at),
         best_points = max(best_points, excluded.best_points)",
    )
    .bind(came.person)
    .bind(&counted.game)
    .bind(counted.is_rated)
    .bind(i64::from(is_won))
    .bind(i64::from(counted.is_draw))
    .bind(came.points)
    .bind(i64::try_from(came.tally.rounds.len()).unwrap_or(i64::MAX))
    .bind(round_points)
    .bind(counted.id)
    .bind(came.at)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn add_colour(
    tx: &mut Transaction<'_, Sqlite>,
    counted: &Counted,
    came: &Came,
    colour: &str,
    expeditions: &Expeditions,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into totals_by_colour (person, game, is_rated, colour, begun, points, wagered, paid)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict do update set begun = begun + excluded.begun, points = points + excluded.points,
         wagered = wagered + excluded.wagered, paid = paid + excluded.paid",
    )
    .bind(came.person)
    .bind(&counted.game)
    .bind(counted.is_rated)
    .bind(colour)
    .bind(i64::from(expeditions.begun))
    .bind(expeditions.points)
    .bind(i64::from(expeditions.wagered))
    .bind(i64::from(expeditions.paid))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn add_meeting(
    tx: &mut Transaction<'_, Sqlite>,
    counted: &Counted,
    came: &Came,
    other: &Came,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into meetings (person, other, game, matches, ahead, behind) values ($1, $2, $3, 1, $4, $5)
         on conflict do update set matches = matches + 1, ahead = ahead + excluded.ahead,
         behind = behind + excluded.behind",
    )
    .bind(came.person)
    .bind(other.person)
    .bind(&counted.game)
    .bind(i64::from(came.place < other.place))
    .bind(i64::from(came.place > other.place))
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// What a seat came to; `None` for a computer player.
fn came(row: &SqliteRow) -> Result<Option<Came>, StoreError> {
    let Some(person) = row.try_get("person")? else {
        return Ok(None);
    };
    let tally: Option<String> = row.try_get("tally")?;
    let tally = tally.map(|text| serde_json::from_str(&text).map_err(StoreError::unreadable));
    Ok(Some(Came {
        person,
        points: row.try_get("points")?,
        place: row.try_get("place")?,
        at: row.try_get("at")?,
        tally: tally.transpose()?.unwrap_or_default(),
    }))
}
