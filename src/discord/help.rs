//! What the bot is, and how to start.

use super::answer::Answer;
use super::ctx::Ctx;
use super::message::Outgoing;
use crate::i18n::Words;
use crate::present::Msg;

/// What help says, line by line.
const HELP: [&str; 12] = [
    "help-about",
    "help-ways",
    "help-way-challenge",
    "help-way-menu",
    "help-way-open",
    "help-way-solo",
    "help-way-rematch",
    "help-turn",
    "help-rules",
    "help-back",
    "help-privacy",
    "help-more",
];

/// Answers the command.
pub fn answer(ctx: &Ctx) -> Answer {
    Answer::screen(render(ctx.words))
}

fn render(words: &Words) -> Outgoing {
    Outgoing::private(words.texts(&HELP.map(Msg::new)))
}
