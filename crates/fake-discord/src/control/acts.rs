//! The calls by which people act.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::Body;
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
    body: Body<Command>,
) -> Result<Json<Answer>, Failure> {
    let Json(used) = body?;
    let answer = act::command(&shared, &used.person, &used.channel, &used.text).await?;
    Ok(Json(base.of_answer(answer)))
}

/// `POST /messages`: a message of a person's own.
pub(super) async fn say(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Command>,
) -> Result<Json<Message>, Failure> {
    let Json(said) = body?;
    Ok(Json(act::say(
        &shared,
        &said.person,
        &said.channel,
        &said.text,
    )?))
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
    body: Body<Context>,
) -> Result<Json<Answer>, Failure> {
    let Json(used) = body?;
    let answer = act::context(
        &shared,
        &used.person,
        &used.channel,
        &used.command,
        &used.target,
    )
    .await?;
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
    body: Body<Click>,
) -> Result<Json<Answer>, Failure> {
    let Json(used) = body?;
    let answer = act::component(
        &shared,
        &used.person,
        &used.message,
        &used.custom_id,
        &used.values,
    )
    .await?;
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
    body: Body<Form>,
) -> Result<Json<Answer>, Failure> {
    let Json(sent) = body?;
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
    body: Body<Typing>,
) -> Result<Json<Value>, Failure> {
    let Json(typed) = body?;
    let choices = act::autocomplete(
        &shared,
        &typed.person,
        &typed.channel,
        &typed.text,
        &typed.focused,
    )
    .await?;
    Ok(Json(json!({"choices": choices})))
}
