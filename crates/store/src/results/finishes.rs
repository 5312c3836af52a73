//! How many of their matches people finish.

use sqlx::QueryBuilder;

use crate::driver::{FromRow, Tx};
use crate::kernel::Seat;
use crate::{MatchId, PersonId, Result, Store};

/// With fewer matches nothing is said of how many a person finishes.
const ENOUGH: u32 = 5;

/// How many of the matches of several people that have ended a person finished. A match that they gave up by absence, or
/// that others played on without them, is not finished; one that ended when they resigned is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct Finishes {
    /// How many have ended.
    pub matches: u32,
    pub finished: u32,
}

impl Finishes {
    /// How many of a hundred they finish, if there are enough to say so. It is 100 only if they finished all of them.
    pub fn percent(self) -> Option<u32> {
        let share = u64::from(self.finished) * 100 / u64::from(self.matches.max(1));
        let is_enough = self.matches >= ENOUGH;
        is_enough.then_some(u32::try_from(share).unwrap_or(100))
    }
}

/// A person at a table.
#[derive(FromRow)]
struct SeatRow {
    seat: Seat,
    #[sqlx(flatten)]
    finishes: Finishes,
}

impl Store {
    /// How many of their matches a person finishes; `None` if no match of several people has ended for them.
    pub async fn finishes_of(&self, person: PersonId) -> Result<Option<Finishes>> {
        Ok(
            sqlx::query_as("select matches, finished from finishes where person = $1")
                .bind(person)
                .fetch_optional(&self.readers)
                .await?,
        )
    }

    /// How many of their matches the people finish who have a seat in a match and may be seen.
    pub async fn finishes_in(&self, id: MatchId) -> Result<Vec<(Seat, Finishes)>> {
        let rows: Vec<SeatRow> = sqlx::query_as(
            "select seats.seat, matches, finished from seats
             join finishes on finishes.person = seats.person join people on people.id = seats.person
             where seats.match = $1 and people.is_listed = $2 order by seats.seat",
        )
        .bind(id)
        .bind(true)
        .fetch_all(&self.readers)
        .await?;
        let rows = rows.into_iter();
        Ok(rows.map(|row| (row.seat, row.finishes)).collect())
    }
}

/// Adds a result to what its people finish: who had a seat until the end of the match, or until a computer player took it over, and
/// whether they have left it.
pub(super) async fn count(tx: &mut Tx<'_>, mut parts: Vec<(PersonId, bool)>) -> Result<()> {
    // Nobody else waits for who plays with computer players alone.
    if parts.len() < 2 {
        return Ok(());
    }
    // In the order of people: a match of another game that ends at the same time may have the same ones.
    parts.sort_unstable();
    let mut query = QueryBuilder::new("insert into finishes (person, matches, finished) ");
    query.push_values(parts, |mut row, (person, has_left)| {
        row.push_bind(person).push("1").push_bind(!has_left);
    });
    query.push(
        " on conflict (person) do update set matches = finishes.matches + 1, finished = finishes.finished + excluded.finished",
    );
    query.build().execute(&mut **tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_down_and_said_of_five_matches_or_more() {
        for (matches, finished, percent) in [
            (0, 0, None),
            (4, 4, None),
            (5, 5, Some(100)),
            (5, 0, Some(0)),
            (28, 27, Some(96)),
            (1_000, 999, Some(99)),
            (u32::MAX, u32::MAX, Some(100)),
        ] {
            assert_eq!(Finishes { matches, finished }.percent(), percent);
        }
    }
}
