//! A new result enters the standings, in the transaction that writes it down.

use sqlx::Transaction;

use super::result_row::ResultRow;
use super::standings::{Board, Book, Point, Rated, entered_until, write_points, write_standings};
use crate::driver::Driver;
use crate::games::GameKind;
use crate::kernel::Day;
use crate::rating::Standing;
use crate::{PersonId, StoreError};

/// Enters the result with this number into the standings of its people, if it is rated.
///
/// Where earlier results of the game are not entered yet, neither is this one: ratings depend on the order, and
/// [`Store::rebuild_ratings`](crate::Store::rebuild_ratings) enters them all.
pub(super) async fn enter(tx: &mut Transaction<'_, Driver>, number: i64) -> Result<(), StoreError> {
    let result: ResultRow =
        sqlx::query_as("select game, guild, at, is_rated from results where number = $1")
            .bind(number)
            .fetch_one(&mut **tx)
            .await?;
    let game = result.game;
    if !result.is_rated || is_behind(tx, game, number).await? {
        return Ok(());
    }
    let seats: Vec<(PersonId, u8)> = sqlx::query_as(
        "select rated_person, rated_place from result_seats
         where match = (select match from results where number = $1) and rated_person is not null order by seat",
    )
    .bind(number)
    .fetch_all(&mut **tx)
    .await?;
    let (people, places) = seats.into_iter().unzip();
    let rated = Rated {
        number,
        guild: result.guild,
        at: result.at,
        people,
        places,
    };
    let mut book = known(tx, game, &rated).await?;
    book.enter(&rated.played());
    let standings: Vec<(Board, PersonId, Standing)> = book.standings().collect();
    let points: Vec<Point> = rated.points(&book).collect();
    write_standings(tx, game, &standings).await?;
    write_points(tx, game, &points).await?;
    entered_until(tx, game, number).await
}

/// Whether a rated result of the game before this one is not entered.
async fn is_behind(
    tx: &mut Transaction<'_, Driver>,
    game: GameKind,
    number: i64,
) -> Result<bool, StoreError> {
    let is_behind = sqlx::query_scalar(
        "select coalesce((select max(number) from results where game = $1 and is_rated = 1 and number < $2), 0)
         <> coalesce((select number from entered_results where game = $1), 0) as is_behind",
    )
    .bind(game)
    .bind(number)
    .fetch_one(&mut **tx)
    .await?;
    Ok(is_behind)
}

/// The state before a result is entered: the standings of its people, and how often they have met on its day.
async fn known(
    tx: &mut Transaction<'_, Driver>,
    game: GameKind,
    rated: &Rated,
) -> Result<Book, StoreError> {
    let mut book = Book::default();
    for board in rated.played().boards {
        for &person in &rated.people {
            let standing: Option<Standing> = sqlx::query_as(
                "select mean, uncertainty, matches, wins from standings
                 where game = $1 and guild = $2 and season = $3 and person = $4",
            )
            .bind(game)
            .bind(board.guild)
            .bind(board.season)
            .bind(person)
            .fetch_optional(&mut **tx)
            .await?;
            if let Some(standing) = standing {
                book.set_standing(board, person, standing);
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
    tx: &mut Transaction<'_, Driver>,
    game: GameKind,
    rated: &Rated,
    [one, other]: [PersonId; 2],
) -> Result<u32, StoreError> {
    let day = Day::of(rated.at);
    let n = sqlx::query_scalar(
        "select count(*) as n from result_seats as one
         join result_seats as other on other.match = one.match
         join results on results.match = one.match
         where one.rated_person = $1 and one.at >= $2 and one.at < $3 and +other.rated_person = $4
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
    Ok(n)
}
