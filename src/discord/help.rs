//! What the bot is, which games it has, and all commands. A game can be tried from here.

pub mod route;

use serde_json::json;
use serenity::all::{ButtonStyle, CreateActionRow};

use super::answer::Answer;
use super::controls::{button, labelled};
use super::ctx::Ctx;
use super::match_request::MatchRequest;
use super::message::Outgoing;
use super::opening::open;
use super::rules::route::Route as RulesRoute;
use crate::i18n::Words;
use crate::present::{Msg, game_name, game_summary};
use crate::table::{Company, GameKind, TableError};
use route::Route;

/// Commands below one heading.
pub struct Section {
    /// The key of the heading in the locale files.
    pub heading: &'static str,
    /// The commands as texts name them.
    pub commands: Vec<String>,
}

/// Answers the command.
pub fn screen(ctx: &Ctx, sections: &[Section]) -> Answer {
    Answer::screen(render(ctx.words, sections))
}

/// Answers a button.
///
/// # Errors
/// If the match cannot be opened.
pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    let Route::Solo(game) = route;
    let wanted = MatchRequest {
        game,
        options: json!({}),
        company: Company::Computers(1),
        thread: None,
    };
    open(ctx, wanted).await
}

/// The message.
pub fn render(words: &Words, sections: &[Section]) -> Outgoing {
    let games = GameKind::ALL.map(|kind| {
        let seats = kind.seats();
        Msg::new("help-game")
            .with("game", game_name(kind))
            .with("least", *seats.start())
            .with("most", *seats.end())
            .with("summary", game_summary(kind))
    });
    let sections = sections.iter().map(|section| {
        let commands = section.commands.join(" · ");
        Msg::new(section.heading).with("commands", commands)
    });
    let lines = [Msg::new("help-about")].into_iter();
    let lines = lines
        .chain(games)
        .chain(["help-try", "help-turn"].map(Msg::new));
    let lines = lines.chain(sections).chain([Msg::new("help-privacy")]);
    Outgoing::private(words.texts(&lines.collect::<Vec<_>>()))
        .rows(GameKind::ALL.map(|game| row(game, words)).to_vec())
}

/// The buttons of a game.
fn row(game: GameKind, words: &Words) -> CreateActionRow {
    let solo = Msg::new("button-help-solo").with("game", game_name(game));
    CreateActionRow::Buttons(vec![
        labelled(Route::Solo(game), &words.text(&solo), ButtonStyle::Primary),
        button(
            RulesRoute::Page(game, 0),
            words,
            "button-rules",
            ButtonStyle::Secondary,
        ),
    ])
}
