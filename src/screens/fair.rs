//! Whether the shuffle of a finished match was fair, how anybody can check it, and the file to do it with.

use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::present::{Msg, game_name};
use crate::table::{Checked, Found, MatchId, TableError};
use crate::wire::message::{File, Outgoing};

/// The name of the file; it says nothing about the match.
const FILE: &str = "match.json";

/// Says what checking the match has found, with the file to check it again.
///
/// # Errors
/// If the match is not over, or the person may not look back at it.
pub async fn check(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let by = ctx.onlooker(id).await?;
    let checked = ctx.tables().check_shuffle(id, by).await?;
    let text = ctx.words.texts(&lines(id, &checked));
    Ok(Answer::new(with_file(text, id, checked, ctx.words)))
}

pub async fn file(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let by = ctx.onlooker(id).await?;
    let checked = ctx.tables().check_shuffle(id, by).await?;
    let line = Msg::new("match-file-about")
        .with("file", FILE)
        .with("match", id.to_string())
        .with("game", game_name(checked.game));
    let text = ctx.words.text(&line);
    Ok(Answer::new(with_file(text, id, checked, ctx.words)))
}

fn with_file(text: String, id: MatchId, checked: Checked, words: &Words) -> Outgoing {
    let about = Msg::new("match-file-alt")
        .with("match", id.to_string())
        .with("game", game_name(checked.game));
    let about = words.text(&about);
    let bytes = checked.file.into_bytes();
    Outgoing {
        document: Some(File::document(FILE, "application/json", bytes, &about)),
        ..Outgoing::private(text)
    }
}

/// What was found, what it rests on, and how to check it yourself.
fn lines(id: MatchId, checked: &Checked) -> Vec<Msg> {
    let found = match &checked.found {
        Found::Fair { n_steps, n_drawn } => Msg::new("check-fair")
            .with("steps", *n_steps)
            .with("draws", *n_drawn),
        Found::Unfair(faults) => {
            let faults: Vec<&str> = faults.iter().map(String::as_str).take(5).collect();
            Msg::new("check-unfair").with("faults", faults.join("; ").replace('`', "'"))
        }
    };
    let secret = String::from(checked.secret);
    let game = || checked.game.to_string();
    vec![
        found
            .with("match", id.to_string())
            .with("name", game_name(checked.game))
            .with("game", game()),
        Msg::new("check-commitment").with("hash", checked.commitment.to_string()),
        Msg::new("check-snowflake").with("snowflake", checked.snowflake.to_string()),
        Msg::new("check-secret").with("secret", secret.clone()),
        Msg::new("check-why").with("game", game()),
        Msg::new("check-by-hand").with("secret", secret),
        Msg::new("check-offline")
            .with("game", game())
            .with("file", FILE),
    ]
}
