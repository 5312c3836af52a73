//! A new result enters the standings, in the transaction that writes it down.

use super::result_row::ResultRow;
use super::standings::{ALL_TIME, Board, Book, EVERYWHERE, Point, Rated};
use super::standings::{write_points, write_standings};
use crate::driver::{FromRow, Tx};
use crate::kernel::Day;
use crate::rating::{Season, Standing};
use crate::{MatchId, PersonId, Result};

/// Enters the result of a match into the standings of who is rated for it, at which places, if it is rated.
///
/// Where earlier results of the game are not entered yet, neither is this one: ratings depend on the order, and
/// [`Store::rebuild_ratings`](crate::Store::rebuild_ratings) enters them all.
pub(super) async fn enter(
    tx: &mut Tx<'_>,
    result: &ResultRow,
    id: MatchId,
    rated: Vec<(PersonId, u8)>,
) -> Result<()> {
    if !result.is_rated || !is_next(tx, result).await? {
        return Ok(());
    }
    let (people, places) = rated.into_iter().unzip();
    let rated = Rated {
        number: result.number,
        guild: result.guild,
        at: result.at,
        people,
        places,
    };
    let mut book = known(tx, result, id).await?;
    book.enter(&rated.played());
    let standings: Vec<(Board, PersonId, Standing)> = book.standings().collect();
    let points: Vec<Point> = rated.points(&book).collect();
    write_standings(tx, result.game, &standings).await?;
    write_points(tx, result.game, &points).await?;
    Ok(())
}

/// Remembers that all results of the game up to this one are entered, unless a rated one before it is not.
async fn is_next(tx: &mut Tx<'_>, result: &ResultRow) -> Result<bool> {
    let written = sqlx::query(
        "insert into entered_results (game, number) select cast($1 as text), cast($2 as bigint)
         where coalesce((select max(number) from results where game = $1 and is_rated = 1 and number < $2), 0)
         = coalesce((select number from entered_results where game = $1), 0)
         on conflict (game) do update set number = excluded.number",
    )
    .bind(result.game)
    .bind(result.number)
    .execute(&mut **tx)
    .await?;
    Ok(written.rows_affected() == 1)
}

#[derive(FromRow)]
struct Known {
    #[sqlx(flatten)]
    board: Board,
    person: PersonId,
    #[sqlx(flatten)]
    standing: Standing,
}

/// The state before a result is entered: the standings of its people, and how often they have met on its day.
async fn known(tx: &mut Tx<'_>, result: &ResultRow, id: MatchId) -> Result<Book> {
    let mut book = Book::default();
    let known: Vec<Known> = sqlx::query_as(
        "select guild, season, person, mean, uncertainty, matches, wins from standings
         where game = $1 and guild in ($2, $3) and season in ($4, $5)
         and person in (select rated_person from result_seats where match = $6)",
    )
    .bind(result.game)
    .bind(EVERYWHERE)
    .bind(result.guild.unwrap_or(EVERYWHERE))
    .bind(ALL_TIME)
    .bind(Season::of(result.at).number())
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    for known in known {
        book.set_standing(known.board, known.person, known.standing);
    }
    let day = Day::of(result.at);
    let met: Vec<(PersonId, PersonId, u32)> = sqlx::query_as(
        "select here.rated_person, others.rated_person,
             (select count(*) from result_seats as one
              join result_seats as other on other.match = one.match
              join results on results.match = one.match
              where one.rated_person = here.rated_person and one.at >= $2 and one.at < $3
              and +other.rated_person = others.rated_person
              and results.game = $4 and results.is_rated = 1 and results.number < $5)
         from result_seats as here
         join result_seats as others on others.match = here.match and others.seat > here.seat
         where here.match = $1 and here.rated_person is not null and others.rated_person is not null",
    )
    .bind(id)
    .bind(day.start())
    .bind(day.next().start())
    .bind(result.game)
    .bind(result.number)
    .fetch_all(&mut **tx)
    .await?;
    for (one, other, n) in met {
        book.set_meetings((), day, one, other, n);
    }
    Ok(book)
}
