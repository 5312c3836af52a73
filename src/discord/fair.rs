//! Whether the shuffle of a finished match was fair, how anybody can check it, and the file to do it with.

use super::Bot;
use super::answer::Answer;
use super::asker::Asker;
use super::message::{File, Outgoing};
use crate::i18n::Words;
use crate::present::{Msg, game_name};
use crate::table::{Checked, Found, MatchId, TableError};

/// The name of the file; it says nothing about the match.
const FILE: &str = "match.json";

impl Bot {
    /// What checking the match has found, with the file to check it again.
    pub(super) async fn check(&self, id: MatchId, asker: &Asker) -> Result<Answer, TableError> {
        let checked = self.tables().check(id, asker.onlooker()).await?;
        let words = self.words_of(asker).await;
        let text = words.lines(&lines(id, &checked), &|_| String::new());
        Ok(Answer::new(with_file(text, id, checked, words)))
    }

    /// The match as a file.
    pub(super) async fn match_file(
        &self,
        id: MatchId,
        asker: &Asker,
    ) -> Result<Answer, TableError> {
        let checked = self.tables().check(id, asker.onlooker()).await?;
        let words = self.words_of(asker).await;
        let line = Msg::new("match-file-about")
            .with("file", FILE)
            .with("match", id.to_string())
            .with("game", game_name(checked.game));
        let text = words.say(&line, &|_| String::new());
        Ok(Answer::new(with_file(text, id, checked, words)))
    }
}

fn with_file(text: String, id: MatchId, checked: Checked, words: &Words) -> Outgoing {
    let about = Msg::new("match-file-alt")
        .with("match", id.to_string())
        .with("game", game_name(checked.game));
    let about = words.say(&about, &|_| String::new());
    let bytes = checked.file.into_bytes();
    Outgoing {
        document: Some(File::document(FILE, "application/json", bytes, &about)),
        ..Outgoing::private(text)
    }
}

/// What was found, what it rests on, and how to check it oneself.
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
