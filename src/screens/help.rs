//! What the bot is and which games it has; each can be tried, learned and looked up from here. A second page lists all
//! commands.

use serde_json::json;
use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::controls::{labelled, secondary, today};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::ClockChoice;
use crate::model::route::help::Route;
use crate::model::route::rules::Route as RulesRoute;
use crate::present::{Msg, game_summary, games_scene, short_name};
use crate::screens::match_request::MatchRequest;
use crate::screens::opening::open;
use crate::screens::rules::learn;
use crate::table::{DailyGame, GameKind, Level, Opponents, TableError};
use crate::wire::message::{File, Outgoing};

/// Commands below one heading.
pub struct Section {
    pub heading: &'static str,
    pub commands: Vec<String>,
}

/// Answers the command, and the button that leads back here.
pub async fn screen(ctx: &Ctx) -> Answer {
    let picture = draw(ctx).await;
    Answer::screen(Outgoing {
        picture,
        ..render(ctx.words)
    })
}

pub fn commands(ctx: &Ctx, sections: &[Section]) -> Answer {
    Answer::screen(render_commands(ctx.words, sections))
}

/// Opens a match against a computer player, as the game is usually played.
pub async fn play(ctx: &Ctx, game: GameKind) -> Result<Answer, TableError> {
    let wanted = MatchRequest {
        game,
        options: json!({}),
        opponents: Opponents::Computers(vec![Level::Normal]),
        venue: None,
        clock: ClockChoice::OfServer,
    };
    open(ctx, wanted).await
}

async fn draw(ctx: &Ctx) -> Option<File> {
    if !ctx.bot.load().has_time_for_extras() {
        return None;
    }
    let short = |game| ctx.words.text(&short_name(game));
    let alt = ctx.words.plain("help-alt");
    ctx.drawn(games_scene(&short), "games.png", &alt).await
}

pub fn render(words: &Words) -> Outgoing {
    // For how many people it is, the picture says.
    let games = GameKind::ALL.map(|kind| {
        Msg::new("help-game")
            .with("game", short_name(kind))
            .with("summary", game_summary(kind))
    });
    let lines = [Msg::new("help-about")].into_iter().chain(games);
    let lines = lines.chain([Msg::new("help-try")]);
    let games = GameKind::ALL.map(|game| row(game, words));
    let dailies = DailyGame::OF_DAYS.map(|game| today(game, words, ButtonStyle::Secondary));
    let list = secondary(Route::Commands, words, "button-help-commands");
    let rows = games.into_iter().chain([CreateActionRow::Buttons(
        dailies.into_iter().chain([list]).collect(),
    )]);
    Outgoing::private(words.texts(&lines.collect::<Vec<_>>())).rows(rows.collect())
}

pub fn render_commands(words: &Words, sections: &[Section]) -> Outgoing {
    let sections = sections.iter().map(|section| {
        let commands = section.commands.join(" · ");
        Msg::new(section.heading).with("commands", commands)
    });
    let lines = [Msg::new("help-commands")].into_iter().chain(sections);
    let lines = lines.chain(["help-review", "help-turn", "help-privacy"].map(Msg::new));
    let back = secondary(Route::Show, words, "button-back");
    Outgoing::private(words.texts(&lines.collect::<Vec<_>>()))
        .rows(vec![CreateActionRow::Buttons(vec![back])])
}

fn row(game: GameKind, words: &Words) -> CreateActionRow {
    let solo = Msg::new("button-help-solo").with("game", short_name(game));
    let solo = labelled(Route::Solo(game), &words.text(&solo), ButtonStyle::Primary);
    let learn = learn(game, words);
    let rules = RulesRoute::Page(game, 0);
    let rules = secondary(rules, words, "button-rules");
    let buttons = [Some(solo), learn, Some(rules)];
    CreateActionRow::Buttons(buttons.into_iter().flatten().collect())
}
