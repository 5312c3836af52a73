//! What anybody can check of a deal: the fingerprint of its secret before the day, the secret after it, and the file of a try.

use super::Dailies;
use crate::Result;
use crate::kernel::{Commitment, Day, Ending, Numbering, Secret};
use crate::match_file::{Fairness, MatchFile};
use crate::store::{AttemptKey, DailyGame, Deal};

/// What can be checked of a deal.
#[derive(Clone, Debug)]
pub struct DailyProof {
    pub deal: Deal,
    pub day: Day,
    pub commitment: Commitment,
    /// The secret, once the day is closed.
    pub secret: Option<Secret>,
}

impl Dailies<'_> {
    /// What can be checked of the deals of yesterday, today and tomorrow, or of one day.
    pub async fn proofs(self, day: Option<Day>, games: &[DailyGame]) -> Result<Vec<DailyProof>> {
        let today = self.today();
        self.ensure_deals(today).await?;
        let (first, end) = match day {
            Some(day) => (day, day.next()),
            None => (today.before(1), today.next().next()),
        };
        let mut proofs = Vec::new();
        // What lies further ahead may still be drawn.
        let end = end.min(today.next().next());
        for &game in games {
            for day in self.tables.store().days_with_deal(game, first, end).await? {
                let deal = game.on(day);
                let secret = self.secret(deal).await?;
                let is_closed = self.is_closed(day);
                if is_closed {
                    self.show_deal(deal).await?;
                }
                proofs.push(DailyProof {
                    deal,
                    day,
                    commitment: secret.commitment(),
                    secret: is_closed.then_some(secret),
                });
            }
        }
        Ok(proofs)
    }

    /// The match file of a finished try at a closed deal, which anybody can verify; `None` if there is none.
    pub async fn file(self, key: AttemptKey) -> Result<Option<String>> {
        if !self.is_over(key.deal).await? {
            return Ok(None);
        }
        let attempt = self.tables.store().attempt(key).await?;
        let Some(attempt) = attempt.filter(|attempt| attempt.points.is_some()) else {
            return Ok(None);
        };
        let snapshot = self.tables.look_at_any(attempt.id).await?;
        let secret = snapshot.stored.secret;
        let fairness = Fairness {
            commitment: secret.commitment(),
            secret,
            snowflake: u64::from(key.deal.number()),
            numbering: Numbering::Draw,
        };
        let file = MatchFile::new(
            snapshot.stored.terms.game,
            snapshot.stored.terms.table_version,
            snapshot.game.as_ref(),
            Ending::Rules,
            Some(fairness),
        );
        Ok(Some(file.write() + "\n"))
    }
}
