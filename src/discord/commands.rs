//! The commands. They read what was typed, ask the table, and turn its answer into a reply; their words stand in the
//! locale files.

mod config;
mod guest;
mod languages;
mod leaderboard;
mod localize;
mod looking_back;
mod options;
mod privacy;
mod start;
mod stats;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, CommandDataOptionValue, CommandInteraction, CreateAutocompleteResponse,
};

pub(super) use localize::{commands, registration};

use super::Bot;
use super::asker::{Asker, names};
use super::ctx::{Ctx, Origin};
use super::language::Language;
use super::play;
use super::rules::{self, route::Route};
use super::settings::{self, Chosen};
use super::{board, doctor, games, help, moderate, more};
use crate::i18n::{Words, fit};
use crate::kernel::BySeat;
use crate::present::Msg;
use crate::table::{GameKind, MatchId, Pings, TableError};

/// What every command can reach.
type Context<'a> = poise::ApplicationContext<'a, Bot, anyhow::Error>;

/// How many suggestions Discord shows.
const MAX_SUGGESTIONS: usize = 25;
/// The longest suggestion.
const MAX_SUGGESTION: usize = 100;

/// Who uses the command. From here on the answer is ours: it does not go through poise, which must not send its own.
fn asked(ctx: Context<'_>) -> Asker {
    ctx.has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    Asker::of_command(ctx.interaction)
}

/// Whoever is still typing.
async fn typing(ctx: Context<'_>) -> Ctx {
    let asker = Asker::of_command(ctx.interaction);
    Ctx::read(ctx.data(), Arc::new(asker), Origin::Command).await
}

/// Everything stands below this one command.
#[poise::command(
    slash_command,
    subcommands(
        "start::challenge",
        "start::open",
        "start::solo",
        "hand",
        "board",
        "play",
        "games",
        "resign",
        "close",
        "stats::stats",
        "leaderboard::leaderboard",
        "looking_back::history",
        "looking_back::verify",
        "rules",
        "settings",
        "privacy::privacy",
        "config::config",
        "help",
        "doctor"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
#[expect(
    clippy::unused_async,
    reason = "poise awaits every command, and this one never runs"
)]
async fn lostcities(_ctx: Context<'_>) -> Result<(), anyhow::Error> {
    Ok(())
}

#[poise::command(slash_command)]
async fn hand(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let id = ctx
                .tables()
                .match_of(ctx.asker.channel, ctx.asker.id)
                .await?;
            play::hand(&ctx, id).await
        })
        .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn board(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            board::answer(&ctx).await
        })
        .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "moves"]
    typed: String,
) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let id = ctx
                .tables()
                .match_of(ctx.asker.channel, ctx.asker.id)
                .await?;
            play::answer_typed(&ctx, id, &typed).await
        })
        .await;
    Ok(())
}

/// What may be typed now: words to read, short forms to send.
async fn moves(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let suggestions = suggestions(&typing(ctx).await, partial).await;
    CreateAutocompleteResponse::new().set_choices(suggestions.unwrap_or_default())
}

async fn suggestions(ctx: &Ctx, partial: &str) -> Result<Vec<AutocompleteChoice>, TableError> {
    let (words, asker) = (ctx.words, &ctx.asker);
    let partial = partial.to_lowercase();
    let choices = ctx
        .tables()
        .choices(asker.channel, asker.id)
        .await?
        .into_iter();
    let said = choices.map(|choice| {
        (
            words.say(&choice.words, &names(&BySeat::default(), words)),
            choice.action,
        )
    });
    let fitting = said.filter(|(said, action)| {
        said.to_lowercase().contains(&partial) || action.contains(&partial)
    });
    let suggestions =
        fitting.map(|(said, action)| AutocompleteChoice::new(fit(&said, MAX_SUGGESTION), action));
    Ok(suggestions.take(MAX_SUGGESTIONS).collect())
}

#[poise::command(slash_command)]
async fn games(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            games::answer(&ctx).await
        })
        .await;
    Ok(())
}

// Without a number the match in the channel is meant; with one a match can be given up whose channel is gone. (A comment for
// documentation would be taken for the command's description.)
#[poise::command(slash_command)]
async fn resign(
    ctx: Context<'_>,
    #[rename = "match"]
    #[min = 1]
    #[autocomplete = "own_matches"]
    number: Option<u64>,
) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let asker = &ctx.asker;
            let id = match number {
                Some(number) => MatchId(number),
                None => ctx.tables().match_of(asker.channel, asker.id).await?,
            };
            more::resign_question(&ctx, id).await
        })
        .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn close(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let id = ctx.tables().match_in(ctx.asker.channel).await?;
            moderate::answer(&ctx, id, &moderate::route::Route::AskToEnd).await
        })
        .await;
    Ok(())
}

/// The running matches of whoever types.
async fn own_matches(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let suggestions = suggest_own_matches(&typing(ctx).await, partial).await;
    CreateAutocompleteResponse::new().set_choices(suggestions.unwrap_or_default())
}

#[poise::command(slash_command)]
async fn rules(
    ctx: Context<'_>,
    game: Option<String>,
    #[autocomplete = "topics"] topic: Option<String>,
) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let game = game_meant(&ctx, game.as_deref()).await?;
            let topics = ctx.tables().rules(game);
            let page = topic.and_then(|topic| {
                topics
                    .iter()
                    .position(|known| known.key == topic || ctx.words.text(&known.title) == topic)
            });
            let page = page.and_then(|page| u8::try_from(page).ok());
            Ok(rules::answer(&ctx, &Route::Page(game, page.unwrap_or(0))))
        })
        .await;
    Ok(())
}

/// The pages of the rules of the game that is meant, as far as the command has been typed.
async fn topics(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let suggestions = suggest_topics(&typing(ctx).await, ctx.interaction, partial).await;
    CreateAutocompleteResponse::new().set_choices(suggestions.unwrap_or_default())
}

async fn suggest_own_matches(
    ctx: &Ctx,
    partial: &str,
) -> Result<Vec<AutocompleteChoice>, TableError> {
    let (words, asker) = (ctx.words, &ctx.asker);
    let games = ctx.tables().names_of_games(asker.id).await?.into_iter();
    let said = games.map(|game| {
        let others = game.seats.iter().map(|(_, person)| person.as_ref());
        let others = others.flatten().filter(|person| person.id != asker.id);
        let others: Vec<&str> = others.map(|person| person.name.as_str()).collect();
        let name = said(&game.game, words);
        let id = game.id;
        let parts = [id.to_string(), name, others.join(", ")];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        (parts.collect::<Vec<_>>().join(" · "), id)
    });
    let fitting = said.filter(|(said, _)| said.to_lowercase().contains(&partial.to_lowercase()));
    let suggestions =
        fitting.map(|(said, id)| AutocompleteChoice::new(fit(&said, MAX_SUGGESTION), id.0));
    Ok(suggestions.take(MAX_SUGGESTIONS).collect())
}

async fn suggest_topics(
    ctx: &Ctx,
    interaction: &CommandInteraction,
    partial: &str,
) -> Result<Vec<AutocompleteChoice>, TableError> {
    let subcommand = interaction.data.options.first();
    let options = subcommand.map_or(&[][..], |option| match &option.value {
        CommandDataOptionValue::SubCommand(options) => options,
        _ => &[],
    });
    let game = options.iter().find(|option| option.name == "game");
    let game = game.and_then(|option| option.value.as_str());
    let game = game_meant(ctx, game).await?;
    let words = ctx.words;
    let partial = partial.to_lowercase();
    let topics = ctx.tables().rules(game).iter();
    let titled = topics.map(|topic| (said(&topic.title, words), topic.key));
    let fitting = titled.filter(|(title, _)| title.to_lowercase().contains(&partial));
    let suggestions =
        fitting.map(|(title, key)| AutocompleteChoice::new(fit(&title, MAX_SUGGESTION), key));
    Ok(suggestions.take(MAX_SUGGESTIONS).collect())
}

/// The game that somebody names, else the one that is played in the channel, else the first.
async fn game_meant(ctx: &Ctx, named: Option<&str>) -> Result<GameKind, TableError> {
    if let Some(game) = named.and_then(|slug| slug.parse().ok()) {
        return Ok(game);
    }
    let here = ctx.tables().game_in(ctx.asker.channel).await?;
    Ok(here.unwrap_or(GameKind::Classic))
}

/// A title in somebody's words.
fn said(title: &Msg, words: &Words) -> String {
    words.say(title, &|_| String::new())
}

#[poise::command(slash_command)]
async fn settings(
    ctx: Context<'_>,
    pings: Option<String>,
    language: Option<String>,
) -> Result<(), anyhow::Error> {
    let chosen = Chosen {
        pings: pings.as_deref().and_then(Pings::from_slug),
        language: language.as_deref().and_then(Language::from_slug),
        ..Chosen::default()
    };
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            settings::answer(&ctx, chosen).await
        })
        .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            Ok(help::answer(&ctx))
        })
        .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn doctor(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            doctor::answer(&ctx).await
        })
        .await;
    Ok(())
}

/// Whether somebody can see the channel of an interaction that names them. Whoever is no member of the server cannot;
/// where Discord does not say what a member may do, they can.
fn can_see_channel(interaction: &CommandInteraction, user: serenity::all::UserId) -> bool {
    let member = interaction.data.resolved.members.get(&user);
    member.is_some_and(|member| {
        let permissions = member.permissions;
        permissions.is_none_or(serenity::all::Permissions::view_channel)
    })
}
