//! What can be checked of the deals of an evening.

use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::present::Msg;
use crate::table::{EveningState, TableError, counted};
use crate::wire::message::{File, Outgoing};

const FILE: &str = "deal.json";

/// The fingerprints of all deals, the secrets of those that are over, and the file of the person's last try at one.
pub async fn proof(ctx: &Ctx, state: &EveningState) -> Result<Answer, TableError> {
    let (evening, daily) = (&state.evening, ctx.tables().daily());
    let mut lines = vec![Msg::new("evening-proof")];
    let mut file = None;
    for (nth, commitment) in (1..).zip(&state.commitments) {
        let deal = evening.deal(nth);
        let line = if nth <= state.n_over() {
            if let Some(own) = daily.file(counted(deal, ctx.asker.id)).await? {
                file = Some(own);
            }
            let secret = daily.secret(deal).await?;
            Msg::new("evening-proof-shown")
                .with("secret", String::from(secret))
                .with("number", deal.number())
        } else {
            Msg::new("evening-proof-hidden")
        };
        lines.push(line.with("nth", nth).with("hash", commitment.to_string()));
    }
    let document = file.map(|file| {
        let about = ctx.words.plain("evening-proof-file");
        File::document(FILE, "application/json", file.into_bytes(), &about)
    });
    Ok(Answer::new(Outgoing {
        document,
        ..Outgoing::private(ctx.words.texts(&lines))
    }))
}
