//! What keeps daily rolls fair where the clock or a deletion would allow a try with known dice.

use sqlx::Transaction;

use super::columns::{DayNumber, Slug};
use super::driver::Driver;
use super::{PersonId, Store, StoreError};
use crate::kernel::{Commitment, Day, Secret};

impl Store {
    pub async fn is_day_shown(&self, day: Day) -> Result<bool, StoreError> {
        let is_shown: Option<bool> =
            sqlx::query_scalar("select is_shown from deals where day = $1 and game = 'roll_write'")
                .bind(DayNumber(day))
                .fetch_optional(&self.readers)
                .await?;
        Ok(is_shown.unwrap_or(false))
    }

    pub async fn show_day(&self, day: Day) -> Result<(), StoreError> {
        sqlx::query(
            "update deals set is_shown = 1 where day = $1 and is_shown = 0 and game = 'roll_write'",
        )
        .bind(DayNumber(day))
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    /// Whether a person has begun this day and then had their data deleted.
    pub async fn is_day_spent(
        &self,
        day: Day,
        secret: Secret,
        person: PersonId,
    ) -> Result<bool, StoreError> {
        let spent: Option<i64> =
            sqlx::query_scalar("select 1 from deals join deal_spent on deal = id where day = $1 and game = 'roll_write' and mark = $2")
                .bind(DayNumber(day))
                .bind(mark(secret, person).to_string())
                .fetch_optional(&self.readers)
                .await?;
        Ok(spent.is_some())
    }

    /// Forgets who has begun a day before `first` and then had their data deleted.
    pub async fn forget_spent_days(&self, first: Day) -> Result<(), StoreError> {
        sqlx::query("delete from deal_spent where deal in (select id from deals where day < $1 and game = 'roll_write')")
            .bind(DayNumber(first))
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}

/// Marks the days from `first` on that a person has begun, who is about to be forgotten.
pub(super) async fn mark_spent(
    tx: &mut Transaction<'_, Driver>,
    person: PersonId,
    first: Day,
) -> Result<(), StoreError> {
    let begun: Vec<(i64, Slug<Secret>)> = sqlx::query_as(
        "select deal, secret from deal_people join deals on id = deal
         where person = $1 and is_practice = 0 and day >= $2",
    )
    .bind(person)
    .bind(DayNumber(first))
    .fetch_all(&mut **tx)
    .await?;
    for (deal, secret) in begun {
        sqlx::query(
            "insert into deal_spent (deal, mark) values ($1, $2) on conflict (deal, mark) do nothing",
        )
        .bind(deal)
        .bind(mark(secret.0, person).to_string())
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

fn mark(secret: Secret, person: PersonId) -> Commitment {
    secret.mark(person.0)
}
