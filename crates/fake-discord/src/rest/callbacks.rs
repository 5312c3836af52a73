//! The first answer to an interaction, of which there is one, within three seconds.

use serde_json::{Value, json};

use super::call::{Call, Reply, done, id, ok};
use crate::judge::refusal::Refusal;
use crate::judge::{choices_faults, modal_faults};
use crate::messages::{self, Place};
use crate::payload;
use crate::sandbox::shared::{News, State};
use crate::world::{BOT, Interaction, InteractionKind, Message};

pub(super) fn answer(
    call: &Call<'_>,
    state: &mut State,
    number: &str,
    token: &str,
) -> Result<Reply, Refusal> {
    let number = id(number, Refusal::UNKNOWN_INTERACTION)?;
    let known = state
        .world
        .interactions
        .get(number)
        .filter(|interaction| interaction.token == token);
    let interaction = known.cloned().ok_or(Refusal::UNKNOWN_INTERACTION)?;
    if interaction.callback.is_some() {
        return Err(Refusal::ALREADY_ACKNOWLEDGED);
    }
    let took_ms = call
        .shared
        .clock
        .now_ms()
        .saturating_sub(interaction.created_ms);
    if took_ms > Interaction::FIRST_ANSWER_MS {
        return Err(Refusal::UNKNOWN_INTERACTION);
    }
    let kind = call.body["type"]
        .as_u64()
        .and_then(|kind| u8::try_from(kind).ok())
        .unwrap_or_default();
    let mut after = interaction.clone();
    take(call, state, &mut after, kind)?;
    after.callback = Some((kind, took_ms));
    let original = after.original;
    state.world.interactions.put(number, after);
    call.shared.changed(News::Answered(number));
    if !call.asks("with_response") {
        return done();
    }
    let message = original.and_then(|id| state.world.messages.get(id));
    let mut body = json!({
        "interaction": {
            "id": number, "type": interaction.kind.number(), "channel_id": interaction.channel,
            "guild_id": state.world.guild_of(interaction.channel),
        },
        "resource": {"type": kind},
    });
    if let Some(message) = message {
        body["interaction"]["response_message_id"] = json!(message.id);
        body["interaction"]["response_message_loading"] = json!(message.is_loading());
        body["interaction"]["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, 4 | 7) {
            body["resource"]["message"] =
                payload::message(&state.world, message, &call.shared.base);
        }
    }
    ok(body)
}

/// Does what the answer says, according to its type.
fn take(
    call: &Call<'_>,
    state: &mut State,
    interaction: &mut Interaction,
    kind: u8,
) -> Result<(), Refusal> {
    let data = &call.body["data"];
    let is_typing = interaction.kind == InteractionKind::Autocomplete;
    // A modal that was opened by a component may change that component's message, one opened by a command has none.
    let has_message = interaction.source.is_some();
    match kind {
        4 if !is_typing => {
            let place = place(interaction, data);
            let id = messages::create(call.shared, state, &place, data, call.files)
                .map_err(below_data)?;
            interaction.original = Some(id);
            interaction.shown = Some(id);
            interaction.settled = true;
        }
        5 if !is_typing => {
            let flags = data["flags"].as_u64().unwrap_or_default();
            if flags & !Message::EPHEMERAL != 0 {
                let message = "Only the ephemeral flag can be given here.";
                return Err(Refusal::fault("data.flags", "FLAGS_INVALID", message));
            }
            let id = messages::create_loading(call.shared, state, &place(interaction, data));
            interaction.original = Some(id);
            interaction.shown = Some(id);
        }
        6 if has_message => interaction.original = interaction.source,
        7 if has_message => {
            let source = interaction.source.ok_or(Refusal::UNKNOWN_MESSAGE)?;
            messages::edit(call.shared, state, source, data, call.files).map_err(below_data)?;
            interaction.original = Some(source);
            interaction.shown = Some(source);
            interaction.settled = true;
        }
        8 if is_typing => {
            Refusal::unless_clean(&choices_faults(data))?;
            interaction.choices = data["choices"].as_array().cloned();
            interaction.settled = true;
        }
        9 if matches!(
            interaction.kind,
            InteractionKind::Command | InteractionKind::Component
        ) =>
        {
            Refusal::unless_clean(&modal_faults(data))?;
            interaction.modal = Some(data.clone());
            interaction.settled = true;
        }
        _ => {
            let message = "This response type is not possible for this interaction.";
            return Err(Refusal::fault("type", "BASE_TYPE_CHOICES", message));
        }
    }
    Ok(())
}

/// Where an answer is written.
pub(super) fn place(interaction: &Interaction, data: &Value) -> Place {
    let ephemeral = data["flags"].as_u64().unwrap_or_default() & Message::EPHEMERAL != 0;
    Place {
        channel: interaction.channel,
        author: BOT,
        only_for: ephemeral.then_some(interaction.person),
        interaction: Some(interaction.id),
        reference: None,
        kind: if interaction.kind == InteractionKind::Command {
            20
        } else {
            0
        },
    }
}

/// The same refusal with its faults one step deeper, because the message is under `data`.
fn below_data(mut refusal: Refusal) -> Refusal {
    refusal.errors = refusal.errors.map(|errors| json!({"data": errors}));
    refusal
}
