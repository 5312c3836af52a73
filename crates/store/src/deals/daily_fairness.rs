//! What keeps deals fair where the clock or a deletion would allow a try with known dice or cards.

use crate::driver::Tx;
use crate::kernel::{Commitment, Day, Secret};
use crate::{Deal, DealWindow, PersonId, Result, Store};

impl Store {
    /// Until when a deal can be played; `None` if it has no secret yet.
    pub async fn deal_window(&self, deal: Deal) -> Result<Option<DealWindow>> {
        let window =
            sqlx::query_as("select is_shown, closes_at from deals where day = $1 and game = $2")
                .bind(deal.number())
                .bind(deal.game.kind())
                .fetch_optional(&self.readers)
                .await?;
        Ok(window)
    }

    pub async fn show_deal(&self, deal: Deal) -> Result<()> {
        sqlx::query("update deals set is_shown = 1 where day = $1 and is_shown = 0 and game = $2")
            .bind(deal.number())
            .bind(deal.game.kind())
            .execute(self.writer()?)
            .await?;
        Ok(())
    }

    /// Whether a person has begun this deal and then had their data deleted.
    pub async fn is_deal_spent(
        &self,
        deal: Deal,
        secret: Secret,
        person: PersonId,
    ) -> Result<bool> {
        let spent: Option<i64> =
            sqlx::query_scalar("select 1 from deals join deal_spent on deal = id where day = $1 and game = $3 and mark = $2")
                .bind(deal.number())
                .bind(mark(secret, person).to_string())
                .bind(deal.game.kind())
                .fetch_optional(&self.readers)
                .await?;
        Ok(spent.is_some())
    }

    /// Forgets who has begun a deal of a day before `first` and then had their data deleted.
    pub async fn forget_spent_deals(&self, first: Day) -> Result<()> {
        sqlx::query("delete from deal_spent where deal in (select id from deals where day < $1)")
            .bind(first)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}

/// Marks the deals from `first` on that a person has begun, who is about to be forgotten.
pub async fn mark_spent(tx: &mut Tx<'_>, person: PersonId, first: Day) -> Result<()> {
    let begun: Vec<(i64, Secret)> = sqlx::query_as(
        "select deal, secret from deal_people join deals on id = deal
         where person = $1 and is_practice = 0 and day >= $2 and is_shown = 0",
    )
    .bind(person)
    .bind(first)
    .fetch_all(&mut **tx)
    .await?;
    for (deal, secret) in begun {
        sqlx::query(
            "insert into deal_spent (deal, mark) values ($1, $2) on conflict (deal, mark) do nothing",
        )
        .bind(deal)
        .bind(mark(secret, person).to_string())
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

fn mark(secret: Secret, person: PersonId) -> Commitment {
    secret.mark(person.0)
}
