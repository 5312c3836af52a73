//! Totals of results from before there were totals, and rebuilding all of them.

use super::totals::count;
use crate::driver::Tx;
use crate::games::tally::Tally;
use crate::kernel::BySeat;
use crate::{MatchId, Result, Store};

impl Store {
    /// The matches whose results are not part of the sums yet, in the order in which they count.
    pub async fn results_not_counted(&self) -> Result<Vec<MatchId>> {
        let question =
            sqlx::query_scalar("select match from results where is_counted = 0 order by number");
        Ok(question.fetch_all(&self.readers).await?)
    }

    /// Adds an older result to the sums, unless it is part of them already.
    ///
    /// # Errors
    /// If the database fails; nothing is counted then.
    pub async fn count_result(&self, id: MatchId, tallies: &BySeat<Tally>) -> Result<()> {
        let mut tx = self.begin().await?;
        let first =
            sqlx::query("update results set is_counted = 1 where match = $1 and is_counted = 0")
                .bind(id)
                .execute(&mut *tx)
                .await?;
        if first.rows_affected() == 1 {
            write_tallies(&mut tx, id, tallies).await?;
            count(&mut tx, id).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Rebuilds all totals from the results that are part of them.
    ///
    /// # Errors
    /// If the database fails; the sums stay as they were then.
    pub async fn recount_totals(&self) -> Result<()> {
        let mut tx = self.begin().await?;
        for table in [
            "delete from totals",
            "delete from totals_by_colour",
            "delete from meetings",
            "delete from finishes",
        ] {
            sqlx::query(table).execute(&mut *tx).await?;
        }
        let question =
            sqlx::query_scalar("select match from results where is_counted = 1 order by number");
        for id in question.fetch_all(&mut *tx).await? {
            count(&mut tx, id).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}

async fn write_tallies(tx: &mut Tx<'_>, id: MatchId, tallies: &BySeat<Tally>) -> Result<()> {
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
