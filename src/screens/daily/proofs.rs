//! What can be checked of the deals of a day.

use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::present::Msg;
use crate::table::{
    DailyGame, DailyProof, Day, Refusal, TableError, counted, daily_closes, daily_number,
};
use crate::wire::message::{File, Outgoing};

const FILE: &str = "daily.json";

/// What can be checked of the deals of yesterday, today and tomorrow, or of one day, with the file of the person's own try.
pub async fn proofs(
    ctx: &Ctx,
    day: Option<Day>,
    games: &[DailyGame],
) -> Result<Answer, TableError> {
    let daily = ctx.tables().daily();
    let proofs = daily.proofs(day, games).await?;
    if proofs.is_empty() {
        return Err(Refusal::NoSuchDay.into());
    }
    let mut file = None;
    for proof in proofs.iter().filter(|proof| proof.secret.is_some()) {
        file = match file {
            None => daily.file(counted(proof.deal, ctx.asker.id)).await?,
            found => found,
        };
    }
    let mut lines = vec![Msg::new("daily-proof")];
    lines.extend(proofs.iter().map(proof_line));
    lines.push(Msg::new("daily-proof-how"));
    let document = file.map(|file| {
        let about = ctx.words.plain("daily-proof-file");
        File::document(FILE, "application/json", file.into_bytes(), &about)
    });
    Ok(Answer::new(Outgoing {
        document,
        ..Outgoing::private(ctx.words.texts(&lines))
    }))
}

fn proof_line(proof: &DailyProof) -> Msg {
    let line = if let Some(secret) = proof.secret {
        Msg::new("daily-proof-shown").with("secret", String::from(secret))
    } else {
        let at = daily_closes(proof.day).seconds();
        Msg::new("daily-proof-hidden").with("at", format!("<t:{at}:f>"))
    };
    line.with("game", proof.deal.game.kind().slug())
        .with("number", daily_number(proof.day))
        .with("day", proof.day.number())
        .with("hash", proof.commitment.to_string())
}
