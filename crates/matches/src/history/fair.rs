//! Whether the shuffle of a finished match was fair, and the file with which anybody can check it.

use anyhow::Context;

use super::{FinishedMatch, Onlooker};
use crate::games::GameKind;
use crate::kernel::{Commitment, Numbering, Secret};
use crate::match_file::{self, Fairness, MatchFile};
use crate::store::{MatchId, Snowflake, Status};
use crate::{Refusal, Result, Tables};

#[derive(Clone, Debug)]
pub struct Checked {
    pub game: GameKind,
    /// The match as one line of JSON, with a line break.
    pub file: String,
    /// What the bot showed before the match.
    pub commitment: Commitment,
    /// What Discord chose after that.
    pub snowflake: Snowflake,
    /// What the bot shows after the match.
    pub secret: Secret,
    pub found: Found,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    Fair {
        /// How many steps the rules allow.
        n_steps: usize,
        /// How many of them came from the secret and the snowflake.
        n_drawn: usize,
    },
    /// Something is not; said in the words of `lostcities verify`.
    Unfair(Vec<String>),
}

impl Tables {
    /// Checks a finished match as `lostcities verify` does.
    ///
    /// # Errors
    /// If the match is not over, or the person may not look at it.
    pub async fn check_shuffle(&self, id: MatchId, by: Onlooker) -> Result<Checked> {
        let FinishedMatch(snapshot) = self.finished(id, by).await?;
        // The secret of a deal is everybody's who has yet to play it.
        snapshot.is_no_deal()?;
        let stored = &snapshot.stored;
        let (game, secret, table_version) =
            (stored.terms.game, stored.secret, stored.terms.table_version);
        let Status::Finished { snowflake, ending } = stored.status else {
            return Err(Refusal::NotOverYet.into());
        };
        let playing = snapshot.game.boxed_clone();
        let commitment = secret.commitment();
        let (computers, absent) = (stored.computers(), stored.stand_ins);
        let checking = tokio::task::spawn_blocking(move || -> anyhow::Result<_> {
            let fairness = Fairness {
                commitment,
                secret,
                snowflake,
                numbering: Numbering::Place,
            };
            let file = MatchFile::new(
                game,
                table_version,
                playing.as_ref(),
                ending,
                Some(fairness),
            )
            .with_computers(computers)
            .with_absent(absent);
            let line = file.write();
            let found = match match_file::verify(&line) {
                Ok(report) => Found::Fair {
                    n_steps: report.n_steps,
                    n_drawn: report
                        .n_redrawn
                        .context("the cards of a file with its secret were not drawn again")?,
                },
                Err(faults) => Found::Unfair(faults.iter().map(ToString::to_string).collect()),
            };
            Ok((line + "\n", found))
        });
        let (file, found) = checking.await.context("checking panicked")??;
        Ok(Checked {
            game,
            file,
            commitment,
            snowflake,
            secret,
            found,
        })
    }
}
