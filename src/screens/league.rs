//! Seasons of a league: how one is opened, joined and managed, and its one public message.

mod manage;
mod message;
mod open;
mod table;

use serenity::all::CreateActionRow;
use sha2::{Digest, Sha256};
use tracing::warn;

use crate::answers::answer::Answer;
use crate::answers::controls::danger;
use crate::answers::ctx::Ctx;
use crate::bot::Bot;
use crate::model::route::league::Route;
use crate::present::Msg;
use crate::public::keeper::Event;
use crate::table::{Phase, Refusal, SeasonId, SeasonRefusal, SeasonState, TableError};
use crate::wire::message::{File, Outgoing};
use message::message;

const FILE: &str = "fingerprints.txt";

pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    let seasons = ctx.tables().seasons();
    match route {
        Route::Show => show(ctx).await,
        Route::Past => open::past(ctx).await,
        Route::Form(game, pace, days) => open::form(ctx, (game, pace, days)),
        Route::Open(game, pace, days) => open::open(ctx, (game, pace, days)).await,
        Route::Join(id) => {
            seen(ctx, id).await?;
            seasons.join(id, ctx.person()?).await?;
            table::screen(ctx, id, None, Some("league-joined")).await
        }
        Route::AskToLeave(id) => {
            let state = seen(ctx, id).await?;
            let entrant = state
                .entrant(ctx.asker.id)
                .filter(|entrant| entrant.is_in());
            entrant.ok_or(Refusal::Season(SeasonRefusal::NotJoined))?;
            let key = match state.season.phase {
                Phase::Gathering => "league-ask-to-leave-early",
                _ => "league-ask-to-leave",
            };
            let leave = danger(Route::Leave(id), ctx.words, "button-league-leave");
            Ok(private(ctx, &Msg::new(key), vec![leave]))
        }
        Route::Leave(id) => {
            seasons.leave(id, ctx.asker.id).await?;
            table::screen(ctx, id, None, Some("league-left")).await
        }
        Route::Table(id) => {
            seen(ctx, id).await?;
            table::screen(ctx, id, None, None).await
        }
        Route::Division(id, nth) => {
            seen(ctx, id).await?;
            table::screen(ctx, id, Some(nth), None).await
        }
        Route::Rules(id) => {
            let state = seen(ctx, id).await?;
            Ok(private(ctx, &rules(&state), Vec::new()))
        }
        Route::Proof(id) => Ok(proof(ctx, &seen(ctx, id).await?)),
        Route::Manage(id) => manage::screen(ctx, id, None).await,
        Route::Ask(id, deed) => manage::ask(ctx, id, deed).await,
        Route::Do(id, deed) => manage::act(ctx, id, deed).await,
        Route::AskToRemove(id, person) => manage::ask_to_remove(ctx, id, person).await,
        Route::Remove(id, person) => manage::remove(ctx, id, person).await,
        Route::Lift(id, person) => manage::lift(ctx, id, person).await,
    }
}

/// What the server plays, or how that begins.
///
/// # Errors
/// If nobody is on a server.
pub async fn show(ctx: &Ctx) -> Result<Answer, TableError> {
    let guild = ctx.asker.guild.ok_or(Refusal::OnlyOnServer)?;
    let seasons = ctx.tables().seasons().of(guild).await?;
    match seasons.first() {
        Some(newest) if !matches!(newest.phase, Phase::Closed | Phase::Cancelled) => {
            table::screen(ctx, newest.id, None, None).await
        }
        _ => Ok(open::nothing(ctx, !seasons.is_empty())),
    }
}

/// A season of the server where somebody asks, or one in which they play. Of any other nobody is told that it exists.
async fn seen(ctx: &Ctx, id: SeasonId) -> Result<SeasonState, TableError> {
    let state = ctx.tables().seasons().state(id).await?;
    let is_here = ctx.asker.guild == Some(state.season.guild);
    if is_here || state.entrant(ctx.asker.id).is_some() {
        Ok(state)
    } else {
        Err(Refusal::Season(SeasonRefusal::NoSuch).into())
    }
}

fn private(ctx: &Ctx, msg: &Msg, buttons: Vec<serenity::all::CreateButton>) -> Answer {
    let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    Answer::screen(Outgoing::private(ctx.words.text(msg)).rows(row.into_iter().collect()))
}

fn rules(state: &SeasonState) -> Msg {
    Msg::new("league-rules").with("days", state.season.pace.days())
}

/// The fingerprints of all its matches, a line each.
fn fingerprints(state: &SeasonState) -> String {
    let line = |it: &crate::table::SeasonMatch| format!("{} {}\n", it.id, it.commitment());
    state.matches.iter().map(line).collect()
}

/// The fingerprint of all fingerprints, which is public before the number that Discord chooses.
fn hash(state: &SeasonState) -> String {
    hex::encode(Sha256::digest(fingerprints(state)))
}

fn proof(ctx: &Ctx, state: &SeasonState) -> Answer {
    let snowflake = state.season.snowflake.unwrap_or_default();
    let text = Msg::new("league-proof")
        .with("hash", hash(state))
        .with("number", snowflake.to_string());
    let about = ctx.words.plain("league-proof-file");
    let document = File::document(FILE, "text/plain", fingerprints(state).into_bytes(), &about);
    Answer::new(Outgoing {
        document: Some(document),
        ..Outgoing::private(ctx.words.text(&text))
    })
}

/// Goes on with the seasons under way, and shows what has changed, beside everything else.
pub async fn show_seasons(bot: &Bot) -> Result<(), TableError> {
    for state in bot.tables().seasons().sweep().await? {
        let event = Event::Season(state.season.id);
        bot.show_event(event, |bot| async move { show_season(&bot, &state).await });
    }
    Ok(())
}

/// Edits the message of a season, or posts it where there is none. The draw is announced by a new one, whose id nobody knew before.
async fn show_season(bot: &Bot, state: &SeasonState) -> Result<(), TableError> {
    let (season, seasons) = (&state.season, bot.tables().seasons());
    let (messages, message) = (bot.messages(), message(bot, state).await?);
    let is_announced = state.is_to_be_announced();
    let old = season.message.filter(|_| !is_announced);
    match messages.show(season.channel, old, &message).await {
        Ok(id) if is_announced => {
            if let Some(before) = season.message.filter(|&before| before != id) {
                // Nothing names it once the new one is noted, so it has to be gone before. Until then that one is posted again, which
                // Discord takes for the same message: only for some minutes, so that the next sweep tries it without a pause.
                let deleted = messages.delete(season.channel, before).await;
                if let Err(error) = deleted
                    && !error.is_refusal()
                {
                    warn!("could not delete the message before the draw: {error}");
                    return Ok(());
                }
            }
            seasons.note_announced(state, id).await
        }
        Ok(id) => seasons.note_shown(state, Some(id)).await,
        Err(error) if error.is_message_gone() => seasons.note_shown(state, None).await,
        // What it would show now is given up; it is tried again when there is more to show.
        Err(error) if error.is_refusal_of_this() && old.is_some() => {
            seasons.note_shown(state, old).await
        }
        Err(error) if error.is_refusal() => seasons.give_up(state).await,
        Err(error) => Err(anyhow::Error::from(error).into()),
    }
}
