//! Buttons, selects and forms.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::{Act, Impossible, begin, person, wait};
use crate::act::slash::{self, Place};
use crate::control::view::{self, Answer, Component};
use crate::payload;
use crate::sandbox::shared::Shared;
use crate::world::components;
use crate::world::snowflake::Snowflake;
use crate::world::{InteractionKind, Message as Row, World};

/// Discord's number of a select of roles.
const ROLE_SELECT: u8 = 6;
/// Discord's number of a select of channels.
const CHANNEL_SELECT: u8 = 8;

/// A click on a button, or the choice of a select.
pub(crate) async fn component(
    shared: &Arc<Shared>,
    person: &str,
    message: &str,
    custom_id: &str,
    values: &[String],
) -> Result<Answer, Impossible> {
    use_of(shared, person, message, |world, row| {
        let seen = view::message(world, row, &shared.base);
        let part = seen
            .find(custom_id)
            .ok_or_else(|| Impossible::NoComponent(custom_id.to_owned()))?;
        let mut data = clicked(world, part, values, row.channel)?;
        let tree = payload::layout(world, row, &shared.base);
        let all = components::all(&tree);
        let used = all.iter().find(|it| it["custom_id"] == data["custom_id"]);
        data["id"] = used.map_or(Value::Null, |it| it["id"].clone());
        Ok(data)
    })
    .await
}

/// A click on a button that the message does not have.
pub(crate) async fn forged(
    shared: &Arc<Shared>,
    person: &str,
    message: &str,
    custom_id: &str,
) -> Result<Answer, Impossible> {
    let data = json!({"custom_id": custom_id, "component_type": 2});
    use_of(shared, person, message, |_, _| Ok(data)).await
}

/// Has a person do something with a component of a message that they see, with this data.
async fn use_of(
    shared: &Arc<Shared>,
    person: &str,
    message: &str,
    data: impl FnOnce(&World, &Row) -> Result<Value, Impossible>,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let person = self::person(&state.world, person)?;
        let nothing = || Impossible::NoMessage(message.to_owned());
        let row = message
            .parse()
            .ok()
            .and_then(|id| state.world.messages.get(id))
            .ok_or_else(nothing)?;
        if !row.is_for(person) || !state.world.sees(row.channel, person) {
            return Err(nothing());
        }
        let data = data(&state.world, row)?;
        let mut act = Act::new(InteractionKind::Component, person, row.channel, data);
        act.source = Some(row.id);
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// The data of a click, if it is possible.
fn clicked(
    world: &World,
    part: &Component,
    values: &[String],
    channel: Snowflake,
) -> Result<Value, Impossible> {
    let name = || {
        part.label
            .clone()
            .or_else(|| part.custom_id.clone())
            .unwrap_or_default()
    };
    let Some(custom_id) = part.custom_id.clone() else {
        return Err(Impossible::NoComponent(name()));
    };
    if part.disabled {
        return Err(Impossible::Disabled(name()));
    }
    let mut data = json!({"custom_id": custom_id, "component_type": part.kind});
    if part.kind == 2 {
        return Ok(data);
    }
    let refuse = || Impossible::NotOffered(values.join(", "));
    let (least, most) = (part.min_values.unwrap_or(1), part.max_values.unwrap_or(1));
    if !(usize::from(least)..=usize::from(most)).contains(&values.len()) {
        return Err(refuse());
    }
    let mut chosen = Vec::new();
    let mut resolved = Map::new();
    let guild = world.guild_of(channel);
    for wanted in values {
        if let Some(options) = &part.options {
            let option = options.iter().find(|option| option.value == *wanted);
            let option = option.or_else(|| options.iter().find(|option| option.label == *wanted));
            chosen.push(option.ok_or_else(refuse)?.value.clone());
        } else {
            let place = Place {
                world,
                guild,
                channel: Some(channel),
            };
            let found = match part.kind {
                ROLE_SELECT => slash::find_role(place, wanted)
                    .inspect(|&role| slash::resolve_role(place, role, &mut resolved)),
                CHANNEL_SELECT => slash::find_channel(place, wanted)
                    .inspect(|&channel| slash::resolve_channel(place, channel, &mut resolved)),
                _ => slash::find_person(world, wanted)
                    .inspect(|&person| slash::resolve_person(place, person, &mut resolved)),
            };
            chosen.push(found.ok_or_else(refuse)?.to_string());
        }
    }
    data["values"] = json!(chosen);
    if !resolved.is_empty() {
        data["resolved"] = Value::Object(resolved);
    }
    Ok(data)
}

pub(crate) async fn modal(
    shared: &Arc<Shared>,
    person: &str,
    interaction: &str,
    fields: &Map<String, Value>,
) -> Result<Answer, Impossible> {
    let id = {
        let mut state = shared.lock();
        let person = self::person(&state.world, person)?;
        let nothing = || Impossible::NoModal(interaction.to_owned());
        let opener = interaction
            .parse()
            .ok()
            .and_then(|id| state.world.interactions.get(id))
            .ok_or_else(nothing)?;
        if opener.person != person || opener.submitted {
            return Err(nothing());
        }
        let form = opener.modal.clone().ok_or_else(nothing)?;
        let data = json!({"custom_id": form["custom_id"], "components": filled(&form, fields)?});
        let mut act = Act::new(InteractionKind::Modal, person, opener.channel, data);
        act.opened_by = Some(opener.id);
        act.source = opener.source;
        let opener = opener.id;
        if let Some(opener) = state.world.interactions.get_mut(opener) {
            opener.submitted = true;
        }
        begin(shared, &mut state, act)
    };
    Ok(wait(shared, id).await)
}

/// The rows of a form with the values that were typed into them.
fn filled(form: &Value, fields: &Map<String, Value>) -> Result<Vec<Value>, Impossible> {
    let rows = form["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let inputs: Vec<&Value> = rows
        .iter()
        .filter_map(|row| row["components"].get(0))
        .collect();
    if let Some(stray) = fields.keys().find(|key| {
        inputs
            .iter()
            .all(|input| input["custom_id"] != key.as_str())
    }) {
        return Err(Impossible::Field(stray.clone()));
    }
    let fill = |input: &&Value| {
        let id = input["custom_id"].as_str().unwrap_or_default();
        let given = fields
            .get(id)
            .and_then(Value::as_str)
            .or_else(|| input["value"].as_str())
            .unwrap_or_default();
        let length = given.chars().count() as u64;
        // Fields are required unless the form says otherwise.
        let needed =
            u64::from(input["required"] != false).max(input["min_length"].as_u64().unwrap_or(0));
        let empty_is_fine = input["required"] == false && length == 0;
        if (length < needed && !empty_is_fine)
            || length > input["max_length"].as_u64().unwrap_or(4000)
        {
            return Err(Impossible::Field(id.to_owned()));
        }
        Ok(json!({"type": 1, "components": [{"type": 4, "custom_id": id, "value": given}]}))
    };
    inputs.iter().map(fill).collect()
}
