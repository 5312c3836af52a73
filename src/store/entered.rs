//! A new result enters the standings, in the transaction that writes it down.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::StoreError;
use super::standings::{Board, Book, Point, Rated, entered_until, write_points, write_standings};
use crate::rating::{Day, Rating, Standing};

/// Enters the result with this number into the standings of its people, if it is rated.
///
/// Where earlier results of the game are not entered yet, neither is this one: ratings depend on the order, and
/// [`Store::rebuild_ratings`](super::Store::rebuild_ratings) enters them all.
pub(super) async fn enter(tx: &mut Transaction<'_, Sqlite>, number: i64) -> Result<(), StoreError> {
    let row = sqlx::query("select game, guild, at, is_rated from results where number = $1")
        .bind(number)
        .fetch_one(&mut **tx)
        .await?;
    let game: String = row.try_get("game")?;
    if !row.try_get::<bool, _>("is_rated")? || is_behind(tx, &game, number).await? {
        return Ok(());
    }
    let seats = sqlx::query(
        "select person, place from result_seats
         where match = (select match from results where number = $1) order by seat",
    )
    .bind(number)
    .fetch_all(&mut **tx)
    .await?;
    let mut rated = Rated {
        number,
        guild: row.try_get("guild")?,
        at: row.try_get("at")?,
        people: Vec::new(),
        places: Vec::new(),
    };
    for seat in &seats {
        rated.people.push(seat.try_get("person")?);
        rated.places.push(place(seat)?);
    }
    let mut book = known(tx, &game, &rated).await?;
    book.enter(&rated.played());
    let standings: Vec<(Board, i64, Standing)> = book.standings().collect();
    let points: Vec<Point> = rated.points(&book).collect();
    write_standings(tx, &game, &standings).await?;
    write_points(tx, &game, &points).await?;
    entered_until(tx, &game, number).await
}

/// The place of a row of `result_seats`.
pub(super) fn place(row: &SqliteRow) -> Result<u8, StoreError> {
    u8::try_from(row.try_get::<i64, _>("place")?).map_err(StoreError::unreadable)
}

/// Whether a rated result of the game before this one is not entered.
async fn is_behind(
    tx: &mut Transaction<'_, Sqlite>,
    game: &str,
    number: i64,
) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "select coalesce((select max(number) from results where game = $1 and is_rated = 1 and number < $2), 0)
         <> coalesce((select number from entered_results where game = $1), 0) as is_behind",
    )
    .bind(game)
    .bind(number)
    .fetch_one(&mut **tx)
    .await?;
    Ok(row.try_get("is_behind")?)
}

/// What there is to know before a result is entered: where its people stand, and how often they have met on its day.
async fn known(
    tx: &mut Transaction<'_, Sqlite>,
    game: &str,
    rated: &Rated,
) -> Result<Book, StoreError> {
    let mut book = Book::default();
    for board in rated.played().boards {
        for &person in &rated.people {
            let row = sqlx::query(
                "select mean, uncertainty, matches, wins from standings
                 where game = $1 and guild = $2 and season = $3 and person = $4",
            )
            .bind(game)
            .bind(board.guild)
            .bind(board.season)
            .bind(person)
            .fetch_optional(&mut **tx)
            .await?;
            if let Some(row) = row {
                book.set_standing(board, person, standing(&row)?);
            }
        }
    }
    let day = Day::of(rated.at);
    for (seat, &one) in rated.people.iter().enumerate() {
        for &other in rated.people.iter().skip(seat + 1) {
            let n = meetings(tx, game, rated, [one, other]).await?;
            book.set_meetings((), day, one, other, n);
        }
    }
    Ok(book)
}

/// How often two people have met in rated matches of the game on the day of a result, before it.
async fn meetings(
    tx: &mut Transaction<'_, Sqlite>,
    game: &str,
    rated: &Rated,
    [one, other]: [i64; 2],
) -> Result<u32, StoreError> {
    let day = Day::of(rated.at);
    let row = sqlx::query(
        "select count(*) as n from result_seats as one
         join result_seats as other on other.match = one.match
         join results on results.match = one.match
         where one.person = $1 and one.at >= $2 and one.at < $3 and other.person = $4
         and results.game = $5 and results.is_rated = 1 and results.number < $6",
    )
    .bind(one)
    .bind(day.start())
    .bind(day.next().start())
    .bind(other)
    .bind(game)
    .bind(rated.number)
    .fetch_one(&mut **tx)
    .await?;
    u32::try_from(row.try_get::<i64, _>("n")?).map_err(StoreError::unreadable)
}

/// A standing from its row.
pub(super) fn standing(row: &SqliteRow) -> Result<Standing, StoreError> {
    let count =
        |column| u32::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::unreadable);
    Ok(Standing {
        rating: Rating {
            mean: row.try_get("mean")?,
            uncertainty: row.try_get("uncertainty")?,
        },
        n_matches: count("matches")?,
        n_wins: count("wins")?,
    })
}
