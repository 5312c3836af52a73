//! What follows the first answer: the original message and further ones, by the interaction's token for 15 minutes.

use serde_json::Value;

use super::call::{Call, Reply, done, id, ok};
use super::callbacks::place;
use crate::judge::refusal::Refusal;
use crate::messages;
use crate::payload;
use crate::sandbox::shared::{News, State};
use crate::world::snowflake::Snowflake;
use crate::world::{BOT, Interaction, Message};

/// Answers a request under `/webhooks/{application}/{token}`.
pub(super) fn answer(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    (application, token): (&str, &str),
    rest: &[&str],
) -> Result<Reply, Refusal> {
    if application.parse() != Ok(BOT) {
        return Err(Refusal::UNKNOWN_WEBHOOK);
    }
    let interaction = state
        .world
        .by_token(token)
        .cloned()
        .ok_or(Refusal::INVALID_WEBHOOK_TOKEN)?;
    let now_ms = call.shared.clock.now_ms();
    if now_ms.saturating_sub(interaction.created_ms) > Interaction::TOKEN_MS {
        return Err(Refusal::INVALID_WEBHOOK_TOKEN);
    }
    if interaction.callback.is_none() {
        return Err(Refusal::UNKNOWN_WEBHOOK);
    }
    match (method, rest) {
        ("POST", []) => follow_up(call, state, &interaction),
        ("GET", ["messages", which]) => {
            let message = reach(state, &interaction, which)?;
            ok(payload::message(&state.world, message, &call.shared.base))
        }
        ("PATCH", ["messages", which]) => {
            let message = reach(state, &interaction, which)?.id;
            messages::edit(call.shared, state, message, call.body, call.files)?;
            note(call, state, interaction.id, Some(message));
            ok(shown(call, state, message))
        }
        ("DELETE", ["messages", which]) => {
            let message = reach(state, &interaction, which)?.id;
            messages::delete(call.shared, state, message);
            note(call, state, interaction.id, None);
            done()
        }
        ("GET", []) => Err(Refusal::METHOD_NOT_ALLOWED),
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// A further message. The first one after a deferred answer takes the place of the promise.
fn follow_up(
    call: &Call<'_>,
    state: &mut State,
    interaction: &Interaction,
) -> Result<Reply, Refusal> {
    let promise = interaction
        .original
        .and_then(|id| state.world.messages.get(id))
        .filter(|row| row.is_loading());
    let message = if let Some(promise) = promise.map(|row| row.id) {
        messages::edit(call.shared, state, promise, call.body, call.files)?;
        promise
    } else {
        let mut place = place(interaction, call.body);
        place.kind = 0;
        place.reference = None;
        messages::create(call.shared, state, &place, call.body, call.files)?
    };
    note(call, state, interaction.id, Some(message));
    ok(shown(call, state, message))
}

/// The message as Discord gives it back.
fn shown(call: &Call<'_>, state: &State, message: Snowflake) -> Value {
    let message = state.world.messages.get(message);
    message.map_or(Value::Null, |message| {
        payload::message(&state.world, message, &call.shared.base)
    })
}

/// The message that the token may reach: the original, the component's own, and those written with the token.
fn reach<'a>(
    state: &'a State,
    interaction: &Interaction,
    which: &str,
) -> Result<&'a Message, Refusal> {
    let wanted = if which == "@original" {
        interaction.original.ok_or(Refusal::UNKNOWN_MESSAGE)?
    } else {
        id(which, Refusal::UNKNOWN_MESSAGE)?
    };
    let message = state
        .world
        .messages
        .get(wanted)
        .ok_or(Refusal::UNKNOWN_MESSAGE)?;
    let own = message.interaction == Some(interaction.id) || interaction.source == Some(wanted);
    if own {
        Ok(message)
    } else {
        Err(Refusal::UNKNOWN_MESSAGE)
    }
}

/// Remembers that the interaction has been answered in full, and by which message.
fn note(call: &Call<'_>, state: &mut State, interaction: Snowflake, message: Option<Snowflake>) {
    if let Some(row) = state.world.interactions.get_mut(interaction) {
        row.settled = true;
        row.shown = message.or(row.shown);
    }
    call.shared.changed(News::Answered(interaction));
}
