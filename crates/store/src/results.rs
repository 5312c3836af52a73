//! What became of the matches that have ended: written together with the end, once, and never changed.

mod curve;
mod entered;
mod finishes;
mod history;
mod leaderboard;
mod parts;
mod rating_change;
mod rebuild;
mod recount;
mod result_row;
mod reviews;
pub(super) mod standings;
mod stats;
mod totals;

use sqlx::QueryBuilder;

use super::driver::{Engine, FromRow, Tx};
use super::{GuildId, MatchId, PersonId, Result, Store, StoreError, postgres};
use crate::games::GameKind;
use crate::games::tally::Tally;
use crate::kernel::{BySeat, Ending, Outcome, Timestamp};

use entered::enter;
use parts::{PartRow, rated_seats};
use result_row::ResultRow;
use totals::count;

pub use curve::RatingPoint;
pub use finishes::Finishes;
pub use history::{Finished, History, HistoryScope, PlacedSeat};
pub use leaderboard::{Leaderboard, LeaderboardPage, OwnStanding, PER_PAGE, Ranked};
pub use rating_change::RatingChange;
pub use rebuild::Rebuilt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalResult {
    pub outcome: Outcome,
    /// The details of every seat: rounds and expeditions.
    pub tallies: BySeat<Tally>,
    /// After how many steps of the match each turn of every seat began.
    pub turns: BySeat<Vec<usize>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResult {
    pub id: MatchId,
    pub game: GameKind,
    /// The server, or `None` in direct messages.
    pub guild: Option<GuildId>,
    pub at: Timestamp,
    /// Whether it counts for the ratings of some of its people: two at least.
    pub is_rated: bool,
    pub seats: BySeat<Placed>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Placed {
    /// Who sat there at the end; `None` is a computer player.
    pub person: Option<PersonId>,
    pub points: i32,
    /// 1 is best; ties share a place.
    pub place: u8,
    /// Whether the match counts as given up for absence by the player who had the seat. Where `person` is `None`, a computer player
    /// played on for them to the end.
    pub is_absent: bool,
}

impl Store {
    pub async fn result_of(&self, id: MatchId) -> Result<Option<StoredResult>> {
        let mut tx = self.readers.begin().await?;
        let row: Option<ResultRow> = sqlx::query_as(
            "select number, game, guild, at, is_rated from results where match = $1",
        )
        .bind(id)
        .fetch_optional(&mut *tx)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seats: Vec<Placed> = sqlx::query_as(
            "select person, points, place, is_absent from result_seats where match = $1 order by seat",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        Ok(Some(StoredResult {
            id,
            game: row.game,
            guild: row.guild,
            at: row.at,
            is_rated: row.is_rated,
            seats: seats.try_into().map_err(StoreError::unreadable)?,
        }))
    }

    /// The matches that ended before there were results, in the order in which they ended.
    pub async fn matches_without_result(&self) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(
            "select id from matches where state = 'finished' and has_result = 0 order by changed_at, id",
        )
        .fetch_all(&self.readers)
        .await?)
    }

    /// Stores the result of a match that has ended, unless it has one already.
    ///
    /// # Errors
    /// If the database fails; nothing is written then.
    pub async fn record_result(&self, id: MatchId, final_result: &FinalResult) -> Result<()> {
        let mut tx = self.begin().await?;
        record(&mut tx, self.engine, id, final_result).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// Stores the result of a match and updates the standings and totals of its people, unless it has not ended or has a result
/// already.
///
/// On a server the transaction is alone in its game from the number of the result on: what comes before waits for nobody.
pub(super) async fn record(
    tx: &mut Tx<'_>,
    engine: Engine,
    id: MatchId,
    final_result: &FinalResult,
) -> Result<()> {
    let ended: Option<Option<Ending>> = sqlx::query_scalar(
        "update matches set has_result = 1 where id = $1 and state = 'finished' and has_result = 0 returning ending",
    )
    .bind(id)
    .fetch_optional(&mut **tx)
    .await?;
    let Some(ending) = ended else { return Ok(()) };
    let seats: Vec<PartRow> = sqlx::query_as(
        "select coalesce(person, left_by) as person, left_by is not null as has_left, stand_in, left_after
         from seats where match = $1 order by seat",
    )
    .bind(id)
    .fetch_all(&mut **tx)
    .await?;
    let rated = rated_seats(&seats, ending, final_result);
    if engine == Engine::Postgres {
        postgres::alone_in_game(tx, id).await?;
    }
    // A match changes for the last time when it ends.
    let result: ResultRow = sqlx::query_as(
        "insert into results (is_counted, match, game, guild, at, is_played_out, is_rated)
         select 1, id, game, guild, changed_at, $2, $3 from matches where id = $1
         returning number, game, guild, at, is_rated",
    )
    .bind(id)
    .bind(ending == Some(Ending::Rules))
    .bind(rated.iter().any(Option::is_some))
    .fetch_one(&mut **tx)
    .await?;
    let absent = match ending {
        Some(Ending::TimedOut { by }) => Some(by),
        _ => None,
    };
    let outcome = &final_result.outcome;
    let parts = outcome.points.iter().zip(seats.iter().zip(&rated));
    let mut query = QueryBuilder::new(
        "insert into result_seats (match, seat, person, at, in_guild, in_game, points, place, is_absent, tally, rated_person,
             rated_place) ",
    );
    query.push_values(parts, |mut row, ((seat, points), (part, rated))| {
        let (rated_person, rated_place) = rated.unzip();
        let person = part.sitting();
        row.push_bind(id)
            .push_bind(seat)
            .push_bind(person)
            .push_bind(result.at)
            .push_bind(result.guild)
            .push_bind(result.game)
            .push_bind(i64::from(*points))
            .push_bind(i64::from(outcome.places[seat]))
            .push_bind(i64::from(absent == Some(seat) || part.is_stood_in_for()))
            .push_bind(person.and_then(|_| final_result.tallies.get(seat)))
            .push_bind(rated_person)
            .push_bind(rated_place);
    });
    query.build().execute(&mut **tx).await?;
    enter(tx, &result, id, rated.into_iter().flatten().collect()).await?;
    count(tx, id).await
}
