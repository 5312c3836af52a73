//! What people look at once a deal of an evening is over: what they have played, and the whole ranking.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::message::{MAX_NAMED, ranking};
use crate::answers::answer::Answer;
use crate::answers::controls::{labelled, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::route::evening::Route;
use crate::model::route::replay;
use crate::model::{MatchRef, Route as Any};
use crate::present::Msg;
use crate::screens::review;
use crate::table::{EveningId, EveningState, MatchId, Refusal, TableError};
use crate::wire::message::Outgoing;

/// How many people a message of its own names.
const MAX_IN_TABLE: usize = 40;

/// The controls below the ranking.
pub fn row(state: &EveningState, words: &Words) -> CreateActionRow {
    let id = state.evening.id;
    let is_played = |nth: &u8| {
        let deal = usize::from(*nth) - 1;
        state.ranking.iter().any(|it| it.deals[deal].is_some())
    };
    // Nobody has played the others.
    let nth = (1..=state.n_over()).rfind(is_played).unwrap_or(1);
    let compare = Route::Compare(id, nth).into();
    let compare = of_deal("button-evening-compare", nth, compare, words);
    let replays = secondary(Route::Replays(id), words, "button-evening-replays");
    let table = (state.ranking.len() > MAX_NAMED)
        .then(|| secondary(Route::Table(id), words, "button-evening-table"));
    CreateActionRow::Buttons([compare, replays].into_iter().chain(table).collect())
}

/// The review of what the person has played of a deal, as dailies have it.
pub async fn compare(ctx: &Ctx, id: EveningId, nth: u8) -> Result<Answer, TableError> {
    let played = ctx.tables().evenings().played(id, ctx.asker.id).await?;
    let of_deal = played.into_iter().find(|&(of, _)| of == nth);
    let (_, own) = of_deal.ok_or(Refusal::NotPlayed)?;
    review::open(ctx, own).await
}

/// The ways to look back at all that the person has played.
pub async fn replays(ctx: &Ctx, id: EveningId) -> Result<Answer, TableError> {
    let played = ctx.tables().evenings().played(id, ctx.asker.id).await?;
    if played.is_empty() {
        return Err(Refusal::NotPlayed.into());
    }
    let to = |key, route: fn() -> replay::Route| {
        let buttons = played.iter().map(|&(nth, id): &(u8, MatchId)| {
            // No version: a match that is over does not change.
            let at = MatchRef { id, version: 0 };
            of_deal(key, nth, Any::Replay(at, route()), ctx.words)
        });
        CreateActionRow::Buttons(buttons.collect())
    };
    let rows = vec![
        to("button-evening-replay", || replay::Route::Open),
        to("button-evening-compare", || replay::Route::Review),
    ];
    let text = ctx.words.plain("evening-replays");
    Ok(Answer::new(Outgoing::private(text).rows(rows)))
}

/// The ranking with all whom a message can name.
pub fn table(ctx: &Ctx, state: &EveningState) -> Result<Answer, TableError> {
    if state.ranking.is_empty() {
        return Err(Refusal::NotPlayed.into());
    }
    let lines = ranking(state, MAX_IN_TABLE);
    Ok(Answer::new(Outgoing::private(ctx.words.texts(&lines))))
}

fn of_deal(key: &'static str, nth: u8, route: Any, words: &Words) -> CreateButton {
    let label = words.text(&Msg::new(key).with("nth", nth));
    labelled(route, &label, ButtonStyle::Secondary)
}
