//! The REST interface: one way in for every request, where it is read, checked, perhaps struck by a fault, answered
//! and written down.

mod access;
mod applications;
pub(crate) mod body;
mod call;
mod callbacks;
mod channels;
mod emojis;
pub(crate) mod faults;
mod guilds;
pub(crate) mod rates;
pub(crate) mod requests;
mod threads;
mod webhooks;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Query, Request as HttpRequest, State as Extract};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::judge::refusal::Refusal;
use crate::sandbox::shared::{News, Shared, State};
use crate::world::BOT;
use crate::world::snowflake::Snowflake;
use body::Body;
use faults::Kind;
use rates::{Left, Scope};
use requests::Request;

pub(crate) use call::Call;

use call::{Reply, ok};

const ROOT: &str = "/api/v10";

/// Waits for a while, or until all faults are disarmed.
async fn wait_out(shared: &Shared, delay: Duration) {
    let mut pulse = shared.pulse.subscribe();
    let n_clears = shared.lock().faults.n_clears();
    let disarmed = async {
        while shared.lock().faults.n_clears() == n_clears {
            // The sender lives as long as the sandbox.
            if pulse.changed().await.is_err() {
                return;
            }
        }
    };
    let _ = tokio::time::timeout(delay, disarmed).await;
}

/// Answers one request of the bot.
pub(crate) async fn handle(
    Extract(shared): Extract<Arc<Shared>>,
    request: HttpRequest,
) -> Response {
    let method = request.method().as_str().to_owned();
    let path = request.uri().path().to_owned();
    let query = Query::<BTreeMap<String, String>>::try_from_uri(request.uri())
        .map(|query| query.0)
        .unwrap_or_default();
    let authorized = is_authorized(request.headers());
    shared.jitter().await;
    let (limit, fault) = {
        let mut state = shared.lock();
        let limit = limit(
            &mut state,
            shared.clock.now_ms(),
            authorized,
            (&method, &path),
        );
        // What is refused here meets no fault.
        let fault = match limit {
            Ok(_) => state.faults.strike_request(&method, &path),
            Err(_) => None,
        };
        (limit, fault)
    };
    let mut verdicts = Vec::new();
    if let Some(fault) = &fault {
        verdicts.push(format!("fault: {:?}", fault.kind));
        // That it has struck may be what a person waits for.
        shared.changed(News::World);
        if fault.kind == Kind::Delay {
            wait_out(&shared, fault.delay).await;
        }
    }
    let (body, refused) = match Body::read(request).await {
        Ok(body) => (body, None),
        Err(refusal) => (Body::default(), Some(refusal)),
    };
    let mut record = Request {
        number: 0,
        at_ms: shared.clock.now_ms(),
        method,
        path,
        query,
        body: body.json.clone(),
        files: body.summaries(),
        status: 0,
        response: Value::Null,
        verdicts,
    };
    if let Some(oracle) = &shared.oracle {
        record.verdicts.extend(
            oracle(&record)
                .into_iter()
                .map(|verdict| format!("openapi: {verdict}")),
        );
    }
    let struck = fault
        .as_ref()
        .and_then(|fault| faults::refusal(&fault.kind));
    let limited = limit.as_ref().err().map(Limit::refusal);
    let response = {
        let mut state = shared.lock();
        let call = Call {
            shared: &shared,
            query: &record.query,
            body: &body.json,
            files: &body.files,
        };
        let is_struck = struck.is_some();
        let answer = match limited.or(refused).or(struck) {
            Some(refusal) => Err(refusal),
            None => route(&call, &mut state, &record.method, &record.path, authorized),
        };
        let (status, body) = match answer {
            Ok(reply) => reply,
            Err(refusal) => {
                // What an armed fault refuses is not the bot's mistake.
                if !is_struck {
                    record.verdicts.push(refusal.verdict());
                }
                (refusal.status, refusal.body())
            }
        };
        state.rates.answered(status, shared.clock.now_ms());
        record.status = status;
        record.response = body;
        let left = limit.as_ref().copied().unwrap_or(PLENTY);
        let response = respond(status, &record.response, left);
        state.log.push(record);
        response
    };
    // Also a refused request may be what a person waits for.
    shared.pulse.send_modify(|count| *count += 1);
    shared.jitter().await;
    match (limit, fault) {
        (Err(Limit::Banned), _) => banned(),
        (Err(Limit::Rate(scope, pause)), _) => rate_limited(response, pause, scope),
        (Ok(_), Some(fault)) if fault.kind == Kind::LoseResponse => lost(),
        (Ok(_), Some(fault)) if fault.kind == Kind::Status(429) => {
            rate_limited(response, fault.delay, Scope::User)
        }
        (Ok(_), _) => response,
    }
}

/// Why any request would be refused.
enum Limit {
    /// The bot has sent too many and has to wait so long.
    Rate(Scope, Duration),
    Banned,
}

impl Limit {
    const fn refusal(&self) -> Refusal {
        match self {
            Self::Rate(..) => Refusal::RATE_LIMITED,
            Self::Banned => Refusal::BANNED,
        }
    }
}

/// What the answers say is left where no limit is modelled: those of other routes are reached by arming `status:429` only.
const PLENTY: Left = Left {
    of: 50,
    n: 49,
    reset: Duration::from_secs(1),
};

/// Counts a request towards the limits of the whole bot, or towards those of the token of an interaction that is in its path:
/// such a request is exempt from the global limit, but not from a ban.
fn limit(
    state: &mut State,
    now_ms: u64,
    authorized: bool,
    (method, path): (&str, &str),
) -> Result<Left, Limit> {
    if state.rates.is_banned(now_ms) {
        return Err(Limit::Banned);
    }
    let route = path.strip_prefix(ROOT).unwrap_or(path);
    let now = Instant::now();
    let mut parts = route.split('/').skip(1);
    match (parts.next(), parts.next(), parts.next()) {
        (Some("interactions"), ..) => Ok(PLENTY),
        (Some("webhooks"), _, Some(token)) => {
            let is_new = method == "POST" && parts.next().is_none();
            let known = state.world.by_token(token).filter(|_| is_new);
            let channel = known.map(|interaction| interaction.channel);
            let left = state.rates.take_of_token(token, channel, now);
            left.map(|left| left.unwrap_or(PLENTY))
                .map_err(|(scope, pause)| Limit::Rate(scope, pause))
        }
        _ if authorized => {
            let taken = state.rates.take(now);
            taken
                .map(|_| PLENTY)
                .map_err(|pause| Limit::Rate(Scope::Global, pause))
        }
        _ => Ok(PLENTY),
    }
}

/// Whether the bot's token is there and right.
fn is_authorized(headers: &HeaderMap) -> bool {
    let value = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    value
        .and_then(|value| value.strip_prefix("Bot "))
        .is_some_and(crate::is_token)
}

fn respond(status: u16, body: &Value, left: Left) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = if status == StatusCode::NO_CONTENT {
        status.into_response()
    } else {
        (status, axum::Json(body)).into_response()
    };
    for (name, value) in [
        ("limit", left.of.to_string()),
        ("remaining", left.n.to_string()),
        ("reset-after", left.reset.as_secs_f64().to_string()),
        ("bucket", "sandbox".to_owned()),
    ] {
        if let (Ok(name), Ok(value)) = (
            HeaderName::try_from(format!("x-ratelimit-{name}")),
            HeaderValue::try_from(value),
        ) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Discord's answer to too many requests.
fn rate_limited(response: Response, delay: Duration, scope: Scope) -> Response {
    let (seconds, is_global) = (delay.as_secs_f64(), scope == Scope::Global);
    let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": is_global});
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    for (name, value) in [
        ("retry-after", format!("{seconds}")),
        ("x-ratelimit-scope", scope.word().to_owned()),
    ] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            parts.headers.insert(HeaderName::from_static(name), value);
        }
    }
    if is_global {
        let name = HeaderName::from_static("x-ratelimit-global");
        parts.headers.insert(name, HeaderValue::from_static("true"));
    }
    Response::from_parts(parts, axum::body::Body::from(body.to_string()))
}

/// What is in front of Discord tells a banned address: no JSON, and none of Discord's own headers.
fn banned() -> Response {
    let headers = [(header::RETRY_AFTER, "3600")];
    (StatusCode::TOO_MANY_REQUESTS, headers, "error code: 1015\n").into_response()
}

/// An answer that breaks off before it arrives.
fn lost() -> Response {
    let broken = futures_util::stream::once(async {
        Err::<Vec<u8>, _>(std::io::Error::other("lost by an armed fault"))
    });
    Response::new(axum::body::Body::from_stream(broken))
}

/// Finds what the request is about.
fn route(
    call: &Call<'_>,
    state: &mut State,
    method: &str,
    path: &str,
    authorized: bool,
) -> Result<Reply, Refusal> {
    let path = path.strip_prefix(ROOT).ok_or(Refusal::NOT_FOUND)?;
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    // These carry their own token in the path.
    match (method, parts.as_slice()) {
        ("POST", ["interactions", id, token, "callback"]) => {
            return callbacks::answer(call, state, id, token);
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            return webhooks::answer(call, state, method, (application, token), rest);
        }
        ("GET", ["gateway"]) => return ok(json!({"url": call.shared.ws_url()})),
        _ => {}
    }
    if !authorized {
        return Err(Refusal::UNAUTHORIZED);
    }
    match (method, parts.as_slice()) {
        ("GET", ["gateway", "bot"]) => ok(json!({
            "url": call.shared.ws_url(), "shards": state.hub.n_shards,
            "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
        })),
        (_, ["oauth2", "applications", "@me"] | ["applications", "@me"]) if method == "GET" => {
            ok(applications::info(call.shared, state))
        }
        (_, ["applications", application, rest @ ..]) => {
            if application.parse() != Ok(BOT) {
                return Err(Refusal::UNKNOWN_APPLICATION);
            }
            applications::answer(call, state, method, rest)
        }
        (_, ["users", rest @ ..]) => guilds::users(call, state, method, rest),
        (_, ["guilds", guild, rest @ ..]) => guilds::answer(call, state, method, guild, rest),
        (_, ["channels", channel, rest @ ..]) => {
            channels::answer(call, state, method, channel, rest)
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// Takes the first answer to an interaction that came as the answer to the request for it.
pub(crate) fn take_inline(
    call: &Call<'_>,
    state: &mut State,
    interaction: Snowflake,
) -> Result<(), Refusal> {
    let known = state.world.interactions.get(interaction);
    let token = known.ok_or(Refusal::UNKNOWN_INTERACTION)?.token.clone();
    callbacks::answer(call, state, &interaction.to_string(), &token).map(drop)
}
