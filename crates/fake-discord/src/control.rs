//! The control interface under `/sandbox/v1`, by which the page and any script act for people.
//!
//! Errors are `{"error":"…"}` with status 400 for what is impossible and 404 for what does not exist. Besides the calls
//! of the table in the documentation there are `POST /messages {person, channel, text}`, `POST /guilds {name, locale?}`,
//! `POST /permissions {person, channel, allow?, deny?}` (the person may be the bot's name), `POST /installs {guild,
//! installed}`, `POST /time {skip_ms}`, `POST /interactions {urls}`, `DELETE /faults` and `GET /limits` (how far the bot has used up
//! Discord's global limits). A channel may be written `Server/channel`; `dm` is the person's direct channel with the bot.

mod acts;
pub(crate) mod events;
pub(crate) mod failure;
pub(crate) mod origin;
pub(crate) mod page;
mod people;
pub(crate) mod request_base;
pub(crate) mod view;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, Path, Query, Request, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::act::{self, Impossible};
use crate::rest::faults::Fault;
use crate::rest::rates::Usage;
use crate::sandbox::shared::{News, Shared};
use crate::world::snowflake::Snowflake;
use failure::Failure;
use request_base::RequestBase;
use view::Message;

pub(crate) use people::{add_person, install, overwrite};

pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new()
        .route("/world", get(people::world))
        .route("/persons", post(people::persons))
        .route("/guilds", post(people::guilds))
        .route("/permissions", post(people::permissions))
        .route("/installs", post(people::installs))
        .route("/time", post(time))
        .route("/interactions", post(interactions))
        .route("/command", post(acts::command))
        .route("/context", post(acts::context))
        .route("/component", post(acts::component))
        .route("/modal", post(acts::modal))
        .route("/autocomplete", post(acts::autocomplete))
        .route("/messages", get(messages).post(acts::say))
        .route("/attachments/{id}", get(attachment))
        .route("/requests", get(requests))
        .route("/limits", get(limits))
        .route("/faults", post(arm).delete(disarm))
        .route("/events", get(events::accept))
        .fallback(async || Failure(StatusCode::NOT_FOUND, "there is no such call".into()))
}

/// A JSON body; a wrong one is a failure.
struct Sent<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let Json(sent) = Json::from_request(request, state).await?;
        Ok(Self(sent))
    }
}

#[derive(Deserialize)]
struct Skip {
    skip_ms: u64,
}

async fn time(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(Skip { skip_ms }): Sent<Skip>,
) -> Result<Json<Value>, Failure> {
    shared.skip(Duration::from_millis(skip_ms));
    Ok(Json(json!({"now_ms": shared.clock.now_ms()})))
}

#[derive(Deserialize)]
struct Interactions {
    urls: Vec<String>,
}

async fn interactions(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(Interactions { urls }): Sent<Interactions>,
) -> Result<Json<Value>, Failure> {
    shared.lock().endpoints.set(urls);
    shared.changed(News::World);
    Ok(Json(json!({"public_key": shared.signer.public_key()})))
}

async fn messages(
    Extract(shared): Extract<Arc<Shared>>,
    base: RequestBase,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Json<Vec<Message>>, Failure> {
    let part = |key: &str| query.get(key).map(String::as_str).unwrap_or_default();
    let after = query
        .get("after")
        .filter(|after| !after.is_empty())
        .map(|after| after.parse());
    let after = after
        .transpose()
        .map_err(|_| Failure(StatusCode::BAD_REQUEST, "after is not an id".into()))?;
    let seen = seen(&shared, part("person"), part("channel"), after)?;
    Ok(Json(
        seen.into_iter()
            .map(|message| base.of_message(message))
            .collect(),
    ))
}

/// The messages of a channel as a person sees them now, oldest first.
pub(crate) fn seen(
    shared: &Shared,
    person: &str,
    channel: &str,
    after: Option<Snowflake>,
) -> Result<Vec<Message>, Impossible> {
    let mut state = shared.lock();
    let person = act::person(&state.world, person)?;
    let channel = act::channel(shared, &mut state, person, channel)?;
    let rows = state
        .world
        .messages
        .after(after.unwrap_or(Snowflake::new(0)));
    let rows = rows.filter(|row| row.channel == channel && row.is_for(person));
    Ok(rows
        .map(|row| view::message(&state.world, row, &shared.base))
        .collect())
}

async fn attachment(
    Extract(shared): Extract<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    file(&shared, &id)
}

/// The bytes of a file, with its type.
pub(crate) fn file(shared: &Shared, id: &str) -> Result<Response, Failure> {
    let state = shared.lock();
    let file = id
        .parse()
        .ok()
        .and_then(|id| state.world.attachments.get(id));
    let file = file.ok_or_else(|| {
        Failure(
            StatusCode::NOT_FOUND,
            format!("there is no attachment {id}"),
        )
    })?;
    Ok(bytes(&file.content_type, &file.bytes))
}

/// The picture of an emoji, with its type.
pub(crate) fn emoji(shared: &Shared, id: &str) -> Result<Response, Failure> {
    let state = shared.lock();
    let emoji = id.parse().ok().and_then(|id| state.world.emojis.get(id));
    let emoji =
        emoji.ok_or_else(|| Failure(StatusCode::NOT_FOUND, format!("there is no emoji {id}")))?;
    Ok(bytes(&emoji.content_type, &emoji.bytes))
}

/// The picture of a person that has this hash, as long as it is theirs.
pub(crate) fn avatar(shared: &Shared, id: &str, hash: &str) -> Result<Response, Failure> {
    let state = shared.lock();
    let person = id.parse().ok().and_then(|id| state.world.persons.get(id));
    let avatar = person.and_then(|person| person.avatar.as_ref());
    let avatar = avatar.filter(|avatar| avatar.hash == hash);
    let avatar = avatar
        .ok_or_else(|| Failure(StatusCode::NOT_FOUND, format!("{id} has no picture {hash}")))?;
    Ok(bytes("image/png", &avatar.png))
}

fn bytes(content_type: &str, bytes: &[u8]) -> Response {
    let headers = [(header::CONTENT_TYPE, content_type.to_owned())];
    (headers, bytes.to_vec()).into_response()
}

async fn requests(
    Extract(shared): Extract<Arc<Shared>>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Json<Value> {
    let after = query
        .get("after")
        .and_then(|after| after.parse().ok())
        .unwrap_or_default();
    let state = shared.lock();
    Json(json!(state.log.after(after).collect::<Vec<_>>()))
}

async fn limits(Extract(shared): Extract<Arc<Shared>>) -> Json<Usage> {
    let now_ms = shared.clock.now_ms();
    Json(shared.lock().rates.usage(now_ms))
}

#[derive(Deserialize)]
struct Armed {
    kind: String,
    times: Option<u32>,
    delay_ms: Option<u64>,
    route: Option<String>,
}

async fn arm(
    Extract(shared): Extract<Arc<Shared>>,
    Sent(wanted): Sent<Armed>,
) -> Result<Json<Value>, Failure> {
    let kind = wanted
        .kind
        .parse()
        .map_err(|why| Failure(StatusCode::BAD_REQUEST, why))?;
    let delay = Duration::from_millis(wanted.delay_ms.unwrap_or(1000));
    let mut state = shared.lock();
    state.arm(Fault {
        kind,
        times: wanted.times.unwrap_or(1),
        delay,
        route: wanted.route,
    });
    shared.changed(News::World);
    Ok(Json(json!({"armed": state.faults.armed()})))
}

async fn disarm(Extract(shared): Extract<Arc<Shared>>) -> Json<Value> {
    shared.lock().faults.clear();
    shared.changed(News::World);
    Json(json!({"armed": 0}))
}
