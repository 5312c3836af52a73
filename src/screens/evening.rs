//! *Same Cards*: an evening with the same cards for everybody in a channel, and its one public message.

mod afterwards;
mod message;
mod proof;

use serde_json::json;
use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::controls::button;
use crate::answers::ctx::Ctx;
use crate::bot::Bot;
use crate::kernel::Timestamp;
use crate::model::ClockChoice;
use crate::model::route::evening::Route;
use crate::present::Msg;
use crate::public::keeper::Event;
use crate::screens::daily;
use crate::screens::match_request::MatchRequest;
use crate::screens::opening::{self, lacking};
use crate::table::{
    DailyGame, EveningId, EveningState, Level, NewEvening, Opponents, Refusal, TableError, Venue,
};
use crate::wire::message::Outgoing;
use message::message;

#[derive(Clone, Copy, Debug)]
pub struct EveningRequest {
    pub game: DailyGame,
    pub n_deals: u8,
    pub minutes: u32,
    pub level: Level,
}

pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    let evenings = ctx.tables().evenings();
    match route {
        Route::Play(id, nth) => {
            seen(ctx, id).await?;
            let attempt = evenings.play(id, nth, ctx.person()?).await?;
            daily::screen(ctx, &attempt, None).await
        }
        Route::Next(id, nth) => {
            seen(ctx, id).await?;
            evenings.go_on(id, nth, ctx.asker.id).await?;
            let state = evenings.state(id).await?;
            Ok(Answer::update(message(&ctx.bot, &state).await?))
        }
        Route::Compare(id, nth) => afterwards::compare(ctx, id, nth).await,
        Route::Replays(id) => afterwards::replays(ctx, id).await,
        Route::Table(id) => {
            seen(ctx, id).await?;
            afterwards::table(ctx, &evenings.state(id).await?)
        }
        Route::Proof(id) => {
            seen(ctx, id).await?;
            proof::proof(ctx, &evenings.state(id).await?).await
        }
        Route::Final(id) => play_final(ctx, &evenings.state(id).await?).await,
        Route::Again(id) => {
            seen(ctx, id).await?;
            let before = evenings.state(id).await?.evening;
            let request = EveningRequest {
                game: before.deal(1).game,
                n_deals: before.n_deals,
                minutes: before.minutes,
                level: before.level,
            };
            begin(ctx, request).await
        }
        Route::End(id) => {
            evenings.end(id, ctx.asker.id, &ctx.asker.opener()).await?;
            let text = ctx.words.plain("evening-ended");
            Ok(Answer::screen(Outgoing::private(text)))
        }
    }
}

/// That the asker sees the channel of an evening. Of any other nobody is told that it exists.
async fn seen(ctx: &Ctx, id: EveningId) -> Result<(), TableError> {
    let (guild, channel) = ctx.tables().evenings().place(id).await?;
    if ctx.asker.guild == Some(guild) && ctx.sees(Some(channel)).await {
        Ok(())
    } else {
        Err(Refusal::NoSuchDay.into())
    }
}

/// Begins an evening where the person asks, or shows how to end the one that is open there.
///
/// # Errors
/// If the server does not allow it.
pub async fn open(ctx: &Ctx, request: EveningRequest) -> Result<Answer, TableError> {
    let (asker, evenings) = (&ctx.asker, ctx.tables().evenings());
    if let Some(evening) = evenings.open_in(asker.channel).await?
        && (evening.host == asker.id || asker.opener().is_moderator)
    {
        let end = Route::End(evening.id);
        let end = button(end, ctx.words, "button-evening-end", ButtonStyle::Danger);
        let text = ctx.words.plain("evening-open");
        let rows = vec![CreateActionRow::Buttons(vec![end])];
        return Ok(Answer::new(Outgoing::private(text).rows(rows)));
    }
    begin(ctx, request).await
}

async fn begin(ctx: &Ctx, request: EveningRequest) -> Result<Answer, TableError> {
    let (asker, evenings) = (&ctx.asker, ctx.tables().evenings());
    let guild = asker.guild.ok_or(Refusal::OnlyOnServer)?;
    ctx.tables().may_open(&asker.opener()).await?;
    let lacking = lacking(asker);
    if !lacking.is_empty() {
        let refusal = Msg::new("refuse-missing-permission").with("permissions", lacking);
        return Ok(Answer::new(Outgoing::private(ctx.words.text(&refusal))));
    }
    let new = NewEvening {
        guild,
        channel: asker.channel,
        host: ctx.person()?.clone(),
        game: request.game,
        n_deals: request.n_deals,
        minutes: request.minutes,
        level: request.level,
        locale: asker.public_locale.code().to_owned(),
        at: ctx.tables().now(),
    };
    let id = evenings.begin(&new).await?;
    show(&ctx.bot, &evenings.state(id).await?).await?;
    let text = ctx.words.plain("evening-begun");
    Ok(Answer::new(Outgoing::private(text)))
}

/// Invites the other of the two best to a match on a board, or accepts that the other has invited.
async fn play_final(ctx: &Ctx, state: &EveningState) -> Result<Answer, TableError> {
    let asker = ctx.asker.id;
    let finalists = state.finalists().ok_or(Refusal::OnlyFinalists)?;
    let others = finalists.map(|ranked| ranked.person);
    let other = match others {
        [first, second] if first == asker => second,
        [first, second] if second == asker => first,
        _ => return Err(Refusal::OnlyFinalists.into()),
    };
    if let Some(id) = state.evening.final_match {
        match ctx.tables().accept_challenge(ctx.click(id)).await {
            Ok(()) => {
                let shown = message(&ctx.bot, state).await?;
                return Ok(Answer::update(shown).then_refresh(id));
            }
            // It was turned down, or nobody answered, and may be deleted by now: then there can be another.
            Err(TableError::Refused(Refusal::ChallengeOver | Refusal::NoSuchMatch)) => {}
            Err(error) => return Err(error),
        }
    }
    let other = ctx.tables().store().person(other).await?;
    let game = state.evening.deal(1).game;
    let answer = opening::open(
        ctx,
        MatchRequest {
            game: game.kind(),
            options: match game {
                DailyGame::Classic | DailyGame::BoardGame => json!({ "rounds": 1 }),
                DailyGame::RollWrite => json!({}),
            },
            opponents: Opponents::One(other.ok_or(Refusal::OnlyFinalists)?),
            venue: Some(Venue::Channel),
            clock: ClockChoice::OfServer,
        },
    )
    .await?;
    if let Some(id) = answer.opens() {
        let store = ctx.tables().store();
        store.set_final(state.evening.id, id).await?;
    }
    Ok(answer)
}

/// Goes on with the evenings under way, and shows what has changed, beside everything else.
pub async fn show_evenings(bot: &Bot) -> Result<(), TableError> {
    for state in bot.tables().evenings().sweep().await? {
        let event = Event::Evening(state.evening.id);
        bot.show_event(event, |bot| async move { show(&bot, &state).await });
    }
    Ok(())
}

/// Edits the message of an evening, or posts it where there is none. Where Discord lets the bot say nothing any more, the evening
/// ends.
async fn show(bot: &Bot, state: &EveningState) -> Result<(), TableError> {
    let (evening, evenings) = (&state.evening, bot.tables().evenings());
    let (messages, message) = (bot.messages(), message(bot, state).await?);
    let shown = messages.show(evening.channel, evening.message, &message);
    match shown.await {
        Ok(id) => evenings.note_shown(state, Some(id)).await,
        Err(error) if error.is_message_gone() => evenings.note_shown(state, None).await,
        // What it would show now is given up; it is tried again when there is more to show.
        Err(error) if error.is_refusal_of_this() && evening.message.is_some() => {
            evenings.note_shown(state, evening.message).await
        }
        Err(error) if error.is_refusal() => evenings.give_up(evening).await,
        Err(error) => Err(anyhow::Error::from(error).into()),
    }
}

/// A time as Discord writes it from now on.
pub fn from_now(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}
