//! The control interface under `/sandbox/v1`, by which the page and any script act for people.
//!
//! Errors are `{"error":"…"}` with status 400 for what is impossible and 404 for what does not exist. Besides the calls
//! of the table in the documentation there are `POST /guilds {name, locale?}`, `POST /permissions {person, channel,
//! allow?, deny?}` (the person may be the bot's name), `POST /time {skip_ms}` and `DELETE /faults`. The channel `dm` is
//! the person's direct channel with the bot.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::act::{self, Impossible};
use super::faults::{self, Fault};
use super::shared::{News, Shared};
use super::snowflake::Snowflake;
use super::view::{self, Answer, Message};
use super::world::{BOT, BOT_NAME, ChannelKind, Guild, Person, World};
use super::{events, slash};

/// The calls.
pub(crate) fn router() -> Router<Arc<Shared>> {
    Router::new()
        .route("/world", get(world))
        .route("/persons", post(persons))
        .route("/guilds", post(guilds))
        .route("/permissions", post(permissions))
        .route("/time", post(time))
        .route("/command", post(command))
        .route("/context", post(context))
        .route("/component", post(component))
        .route("/modal", post(modal))
        .route("/autocomplete", post(autocomplete))
        .route("/messages", get(messages))
        .route("/attachments/{id}", get(attachment))
        .route("/requests", get(requests))
        .route("/faults", post(arm).delete(disarm))
        .route("/events", get(events::accept))
        .fallback(async || Failure(StatusCode::NOT_FOUND, "there is no such call".into()))
}

/// An error answer.
pub(crate) struct Failure(pub(crate) StatusCode, pub(crate) String);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.0, Json(json!({"error": self.1}))).into_response()
    }
}

impl From<Impossible> for Failure {
    fn from(why: Impossible) -> Self {
        let status = match why {
            Impossible::NoPerson(_)
            | Impossible::NoChannel(_)
            | Impossible::NoGuild(_)
            | Impossible::NoMessage(_)
            | Impossible::NoModal(_) => StatusCode::NOT_FOUND,
            Impossible::NoComponent(_)
            | Impossible::Disabled(_)
            | Impossible::NotOffered(_)
            | Impossible::Field(_)
            | Impossible::Text(_)
            | Impossible::NotAllowed(_) => StatusCode::BAD_REQUEST,
        };
        Self(status, why.to_string())
    }
}

impl From<JsonRejection> for Failure {
    fn from(why: JsonRejection) -> Self {
        Self(StatusCode::BAD_REQUEST, why.body_text())
    }
}

/// A JSON body that may be wrong.
type Body<T> = Result<Json<T>, JsonRejection>;

/// `GET /world`
async fn world(Extract(shared): Extract<Arc<Shared>>) -> Json<Value> {
    let state = shared.lock();
    let guilds: Vec<Value> = state
        .world
        .guilds
        .iter()
        .map(|row| guild(&state.world, row))
        .collect();
    let sets = state
        .world
        .guilds
        .ids()
        .chain([BOT])
        .filter_map(|home| state.world.commands.get(home));
    let commands: Vec<&Value> = sets.flat_map(|set| &set.commands).collect();
    Json(json!({
        "bot": {"id": BOT, "name": BOT_NAME, "ready": state.hub.is_ready()}, "guilds": guilds, "commands": commands,
    }))
}

/// A server with its channels and members.
fn guild(world: &World, guild: &Guild) -> Value {
    let channels = world
        .channels
        .iter()
        .filter(|channel| channel.guild == Some(guild.id))
        .map(|channel| {
            let mut object = json!({"id": channel.id, "name": channel.name, "type": 0});
            if let ChannelKind::Thread(parent) = channel.kind {
                object["type"] = json!(11);
                object["parent"] = json!(parent);
            }
            object
        });
    let members = guild
        .members
        .keys()
        .filter(|id| **id != BOT)
        .filter_map(|id| world.persons.get(*id));
    json!({
        "id": guild.id, "name": guild.name, "locale": guild.locale, "channels": channels.collect::<Vec<_>>(),
        "members": members.map(person).collect::<Vec<_>>(),
    })
}

/// Somebody.
fn person(person: &Person) -> Value {
    json!({"id": person.id, "name": person.name, "locale": person.locale})
}

/// The body of `POST /persons`.
#[derive(Deserialize)]
struct NewPerson {
    name: String,
    locale: Option<String>,
    guild: Option<String>,
}

/// `POST /persons`
async fn persons(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<NewPerson>,
) -> Result<Json<Value>, Failure> {
    let Json(wanted) = body?;
    let id = add_person(
        &shared,
        &wanted.name,
        wanted.locale.as_deref(),
        wanted.guild.as_deref(),
    )?;
    let state = shared.lock();
    Ok(Json(
        state.world.persons.get(id).map_or(Value::Null, person),
    ))
}

/// Adds a person to a server, the first one if none is named. Somebody of that name joins instead of being doubled.
pub(crate) fn add_person(
    shared: &Shared,
    name: &str,
    locale: Option<&str>,
    guild: Option<&str>,
) -> Result<Snowflake, Impossible> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 32 || name.contains(['@', '#', ':', '<', '>']) {
        return Err(Impossible::Text(
            "a name has 1 to 32 characters and none of @ # : < >".into(),
        ));
    }
    let mut state = shared.lock();
    let state = &mut *state;
    let home = match guild {
        Some(text) => Some(
            find_guild(&state.world, text).ok_or_else(|| Impossible::NoGuild(text.to_owned()))?,
        ),
        None => state.world.guilds.ids().next(),
    };
    let known = slash::find_person(&state.world, name);
    let now_ms = shared.clock.now_ms();
    let id = match (known, home) {
        (Some(known), _) if known == BOT => {
            return Err(Impossible::Text("that is the bot's name".into()));
        }
        (Some(known), Some(home)) => {
            if let Some(guild) = state.world.guilds.get_mut(home) {
                guild
                    .members
                    .entry(known)
                    .or_insert(super::permissions::MEMBER);
            }
            if let (Some(locale), Some(person)) = (locale, state.world.persons.get_mut(known)) {
                locale.clone_into(&mut person.locale);
            }
            known
        }
        (Some(known), None) => known,
        (None, home) => state
            .world
            .add_person(name, locale.unwrap_or("en-US"), home, now_ms),
    };
    shared.changed(News::World);
    Ok(id)
}

/// The server of that name or id.
pub(crate) fn find_guild(world: &World, text: &str) -> Option<Snowflake> {
    let mut guilds = world.guilds.iter();
    let guild =
        guilds.find(|guild| guild.id.to_string() == text || guild.name.eq_ignore_ascii_case(text));
    guild.map(|guild| guild.id)
}

/// The body of `POST /guilds`.
#[derive(Deserialize)]
struct NewGuild {
    name: String,
    locale: Option<String>,
}

/// `POST /guilds`
async fn guilds(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<NewGuild>,
) -> Result<Json<Value>, Failure> {
    let Json(wanted) = body?;
    let now_ms = shared.clock.now_ms();
    let mut state = shared.lock();
    let id = state.world.add_guild(
        &wanted.name,
        wanted.locale.as_deref().unwrap_or("en-US"),
        now_ms,
    );
    shared.changed(News::World);
    Ok(Json(
        state
            .world
            .guilds
            .get(id)
            .map_or(Value::Null, |row| guild(&state.world, row)),
    ))
}

/// The body of `POST /permissions`.
#[derive(Deserialize)]
struct NewPermissions {
    person: String,
    channel: String,
    #[serde(default)]
    allow: u64,
    #[serde(default)]
    deny: u64,
}

/// `POST /permissions`
async fn permissions(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<NewPermissions>,
) -> Result<Json<Value>, Failure> {
    let Json(wanted) = body?;
    let bits = overwrite(
        &shared,
        &wanted.person,
        &wanted.channel,
        (wanted.allow, wanted.deny),
    )?;
    Ok(Json(json!({"permissions": bits.to_string()})))
}

/// Makes an exception for somebody, perhaps the bot, in a channel; returns the permissions that result.
pub(crate) fn overwrite(
    shared: &Shared,
    person: &str,
    channel: &str,
    exception: (u64, u64),
) -> Result<u64, Impossible> {
    let mut state = shared.lock();
    let who = slash::find_person(&state.world, person)
        .ok_or_else(|| Impossible::NoPerson(person.to_owned()))?;
    let name = channel.trim_start_matches('#');
    let is_meant = |id: &Snowflake| {
        let row = state.world.channels.get(*id);
        row.is_some_and(|row| row.name.eq_ignore_ascii_case(name) || id.to_string() == name)
    };
    let place = state
        .world
        .channels
        .ids()
        .find(is_meant)
        .ok_or_else(|| Impossible::NoChannel(channel.to_owned()))?;
    if let Some(row) = state.world.channels.get_mut(place) {
        row.overwrites.insert(who, exception);
    }
    shared.changed(News::World);
    let row = state.world.channels.get(place);
    Ok(row.map_or(0, |row| state.world.permissions_in(row, who)))
}

/// The body of `POST /time`.
#[derive(Deserialize)]
struct Skip {
    skip_ms: u64,
}

/// `POST /time`
async fn time(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Skip>,
) -> Result<Json<Value>, Failure> {
    let Json(skip) = body?;
    shared.clock.skip(Duration::from_millis(skip.skip_ms));
    Ok(Json(json!({"now_ms": shared.clock.now_ms()})))
}

/// The body of `POST /command`.
#[derive(Deserialize)]
struct Command {
    person: String,
    channel: String,
    text: String,
}

/// `POST /command`
async fn command(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Command>,
) -> Result<Json<Answer>, Failure> {
    let Json(used) = body?;
    Ok(Json(
        act::command(&shared, &used.person, &used.channel, &used.text).await?,
    ))
}

/// The body of `POST /context`.
#[derive(Deserialize)]
struct Context {
    person: String,
    channel: String,
    command: String,
    target: String,
}

/// `POST /context`
async fn context(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Context>,
) -> Result<Json<Answer>, Failure> {
    let Json(used) = body?;
    Ok(Json(
        act::context(
            &shared,
            &used.person,
            &used.channel,
            &used.command,
            &used.target,
        )
        .await?,
    ))
}

/// The body of `POST /component`.
#[derive(Deserialize)]
struct Click {
    person: String,
    message: String,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

/// `POST /component`
async fn component(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Click>,
) -> Result<Json<Answer>, Failure> {
    let Json(used) = body?;
    Ok(Json(
        act::component(
            &shared,
            &used.person,
            &used.message,
            &used.custom_id,
            &used.values,
        )
        .await?,
    ))
}

/// The body of `POST /modal`.
#[derive(Deserialize)]
struct Form {
    person: String,
    interaction: String,
    fields: Map<String, Value>,
}

/// `POST /modal`
async fn modal(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Form>,
) -> Result<Json<Answer>, Failure> {
    let Json(sent) = body?;
    Ok(Json(
        act::modal(&shared, &sent.person, &sent.interaction, &sent.fields).await?,
    ))
}

/// The body of `POST /autocomplete`.
#[derive(Deserialize)]
struct Typing {
    person: String,
    channel: String,
    text: String,
    focused: String,
}

/// `POST /autocomplete`
async fn autocomplete(
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

/// `GET /messages`
async fn messages(
    Extract(shared): Extract<Arc<Shared>>,
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
    Ok(Json(seen(&shared, part("person"), part("channel"), after)?))
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

/// `GET /attachments/{id}`
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
    let headers = [(header::CONTENT_TYPE, file.content_type.clone())];
    Ok((headers, file.bytes.clone()).into_response())
}

/// `GET /requests`
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

/// The body of `POST /faults`.
#[derive(Deserialize)]
struct Armed {
    kind: String,
    times: Option<u32>,
    delay_ms: Option<u64>,
    route: Option<String>,
}

/// `POST /faults`
async fn arm(
    Extract(shared): Extract<Arc<Shared>>,
    body: Body<Armed>,
) -> Result<Json<Value>, Failure> {
    let Json(wanted) = body?;
    let kind = wanted
        .kind
        .parse()
        .map_err(|why| Failure(StatusCode::BAD_REQUEST, why))?;
    let delay = Duration::from_millis(wanted.delay_ms.unwrap_or(1000));
    let mut state = shared.lock();
    faults::arm(
        &mut state,
        Fault {
            kind,
            times: wanted.times.unwrap_or(1),
            delay,
            route: wanted.route,
        },
    );
    shared.changed(News::World);
    Ok(Json(json!({"armed": state.faults.armed()})))
}

/// `DELETE /faults`
async fn disarm(Extract(shared): Extract<Arc<Shared>>) -> Json<Value> {
    shared.lock().faults.clear();
    Json(json!({"armed": 0}))
}
