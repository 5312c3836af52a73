//! What becomes of matches.

use anyhow::Context;

use super::snapshot::Snapshot;
use super::{Result, Tables};
use crate::kernel::{BySeat, Ending, Outcome};
use crate::present::Match;
use crate::store::{FinalResult, MatchId};

impl Tables {
    /// Writes down what became of matches that ended before the program did so, and says of how many. Results that are
    /// older than standings enter them.
    ///
    /// # Errors
    /// If the database fails. A match that cannot be replayed is left out and logged.
    pub async fn record_results(&self) -> Result<usize> {
        let mut n_recorded = 0;
        for id in self.store().matches_without_result().await? {
            let recorded = self.record_result(id).await;
            n_recorded += usize::from(self.maintained(id, recorded).is_some());
        }
        match self.store().catch_up_ratings().await {
            Ok(rebuilt) if rebuilt.n_results > 0 => {
                tracing::info!(
                    "entered {} earlier results in the ratings",
                    rebuilt.n_results
                );
            }
            Ok(_) => {}
            // Matches can be played without ratings.
            Err(error) => tracing::error!("could not update the ratings: {error:#}"),
        }
        Ok(n_recorded)
    }

    async fn record_result(&self, id: MatchId) -> Result<()> {
        let snapshot = self.look(id).await?;
        let outcome = snapshot
            .outcome()
            .context("a finished match has an outcome")?;
        let final_result = final_result_of(snapshot.game.as_ref(), outcome);
        Ok(self.store().record_result(id, &final_result).await?)
    }

    /// Adds the results to the sums that were written down before there were sums, and says how many. To be done before
    /// anything else ends, because wins in a row depend on the order.
    ///
    /// # Errors
    /// If the database fails. A match that cannot be replayed is left out and logged.
    pub async fn count_results(&self) -> Result<usize> {
        let mut n_counted = 0;
        for id in self.store().results_not_counted().await? {
            let counted = self.count_result(id).await;
            n_counted += usize::from(self.maintained(id, counted).is_some());
        }
        Ok(n_counted)
    }

    async fn count_result(&self, id: MatchId) -> Result<()> {
        let tallies = self.look(id).await?.game.tallies();
        Ok(self.store().count_result(id, &tallies).await?)
    }
}

impl Snapshot {
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.stopped().or_else(|| self.game.outcome())
    }
}

/// The result of a match that ends like this.
///
/// # Errors
/// If it is said to end by its rules, which say something else.
pub(super) fn final_result(game: &dyn Match, ending: Ending) -> anyhow::Result<FinalResult> {
    let outcome = match ending {
        Ending::Rules => game
            .outcome()
            .context("a match that is over has an outcome")?,
        Ending::Resigned { .. } | Ending::TimedOut { .. } | Ending::Drawn { .. } => {
            ending.outcome(game.points())
        }
    };
    Ok(final_result_of(game, outcome))
}

fn final_result_of(game: &dyn Match, outcome: Outcome) -> FinalResult {
    let mut turns = BySeat::new(outcome.places.n_seats(), |_| Vec::new());
    let mut last = None;
    for number in 0..game.n_steps() {
        let actor = game.actor(number);
        if let Some(seat) = actor.filter(|_| actor != last) {
            turns[seat].push(number);
        }
        last = actor;
    }
    FinalResult {
        outcome,
        tallies: game.tallies(),
        turns,
    }
}
