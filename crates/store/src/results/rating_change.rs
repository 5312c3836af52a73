//! What a rated match did to the ratings of its people.

use crate::driver::FromRow;
use crate::rating::Rating;
use crate::{MatchId, PersonId, Result, Store};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    pub person: PersonId,
    /// Before the match; that of everybody who is new if it was their first.
    pub before: Rating,
    pub after: Rating,
}

/// Who was rated, what they are now, and the number of their rated result before.
#[derive(FromRow)]
struct ChangeRow {
    person: PersonId,
    #[sqlx(flatten)]
    after: Rating,
    earlier: Option<i64>,
}

impl Store {
    /// How a match changed the ratings of those of its people who may be seen on leaderboards, by seat; nobody if it is not
    /// rated, or its result has not entered the standings yet.
    pub async fn rating_changes(&self, id: MatchId) -> Result<Vec<RatingChange>> {
        let rows: Vec<ChangeRow> = sqlx::query_as(
            "select after.person as person, after.mean as mean, after.uncertainty as uncertainty,
             (select max(number) from rating_points as earlier where earlier.game = after.game
              and earlier.person = after.person and earlier.number < after.number) as earlier
             from results
             join result_seats on result_seats.match = results.match
             join people on people.id = result_seats.rated_person and people.is_listed = 1
             join rating_points as after on after.game = results.game
              and after.person = result_seats.rated_person and after.number = results.number
             where results.match = $1 order by result_seats.seat",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        let mut changes = Vec::new();
        for row in rows {
            let before = match row.earlier {
                Some(number) => self.rating_after(id, row.person, number).await?,
                None => Rating::default(),
            };
            changes.push(RatingChange {
                person: row.person,
                before,
                after: row.after,
            });
        }
        Ok(changes)
    }

    /// What a person was rated after the result with this number, in the game of a match.
    async fn rating_after(&self, id: MatchId, person: PersonId, number: i64) -> Result<Rating> {
        Ok(sqlx::query_as(
            "select mean, uncertainty from rating_points
             where game = (select game from results where match = $1) and person = $2 and number = $3",
        )
        .bind(id)
        .bind(person)
        .bind(number)
        .fetch_one(&self.readers)
        .await?)
    }
}
