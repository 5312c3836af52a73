//! The calls by which people act.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::Sent;
use crate::act;
use crate::control::failure::Failure;
use crate::control::request_base::RequestBase;
use crate::control::view::{Answer, Message};
use crate::sandbox::shared::Shared;

#[derive(Deserialize)]
pub(super) struct Command {
    person: String,
    channel: String,
    text: String,
}

pub(super) async fn command(
    Extract(shared): Extract<Arc<Shared>>,
    base: RequestBase,
    Sent(used): Sent<Command>,
) -> Result<Json<Answer>, Failure> {
    let answer = act::command(&shared, &used.person, &used.channel, &used.text).await?;
    Ok(Json(base.of_answer(answer)))
}

/// `POST /messages`: a message of a person's own.
pub(super) async fn say(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(said): Sent<Command>,
) -> Result<Json<Message>, Failure> {
    let message = act::say(&shared, &said.person, &said.channel, &said.text)?;
    Ok(Json(message))
}

#[derive(Deserialize)]
pub(super) struct Context {
    person: String,
    channel: String,
    command: String,
    target: String,
}

pub(super) async fn context(
    Extract(shared): Extract<Arc<Shared>>,
    base: RequestBase,
    Sent(used): Sent<Context>,
) -> Result<Json<Answer>, Failure> {
    let (person, channel) = (&used.person, &used.channel);
    let answer = act::context(&shared, person, channel, &used.command, &used.target).await?;
    Ok(Json(base.of_answer(answer)))
}

#[derive(Deserialize)]
pub(super) struct Click {
    person: String,
    message: String,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

pub(super) async fn component(
    Extract(shared): Extract<Arc<Shared>>,
    base: RequestBase,
    Sent(used): Sent<Click>,
) -> Result<Json<Answer>, Failure> {
    let (person, message) = (&used.person, &used.message);
    let answer = act::component(&shared, person, message, &used.custom_id, &used.values).await?;
    Ok(Json(base.of_answer(answer)))
}

#[derive(Deserialize)]
pub(super) struct Form {
    person: String,
    interaction: String,
    fields: Map<String, Value>,
}

pub(super) async fn modal(
    Extract(shared): Extract<Arc<Shared>>,
    base: RequestBase,
    Sent(sent): Sent<Form>,
) -> Result<Json<Answer>, Failure> {
    let answer = act::modal(&shared, &sent.person, &sent.interaction, &sent.fields).await?;
    Ok(Json(base.of_answer(answer)))
}

#[derive(Deserialize)]
pub(super) struct Typing {
    person: String,
    channel: String,
    text: String,
    focused: String,
}

pub(super) async fn autocomplete(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(typed): Sent<Typing>,
) -> Result<Json<Value>, Failure> {
    let (person, channel) = (&typed.person, &typed.channel);
    let choices = act::autocomplete(&shared, person, channel, &typed.text, &typed.focused).await?;
    Ok(Json(json!({"choices": choices})))
}
