//! How the bot hears of interactions: by the gateway, or by signed requests to its own addresses.
//!
//! With several addresses each interaction goes to the next in turn, and to the one after it where that does not answer, as
//! behind a load balancer, or to all at once if they are twins, as two bots with one token on the gateway hear the same.

pub(crate) mod endpoints;
pub(crate) mod hostile;
pub(crate) mod signer;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use tracing::{debug, warn};

use crate::gateway::hub::Audience;
use crate::payload;
use crate::rest;
use crate::rest::faults::Kind;
use crate::sandbox::shared::{News, Shared, State};
use crate::world::BOT;
use crate::world::snowflake::Snowflake;
use endpoints::Sending;

/// How long a bot may take to accept a connection. One that does not even do that is not there.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(500);

/// How long a connection is kept that nobody uses. A request is lost if the bot closes its connection, as it does after three
/// seconds, just when it is sent.
const IDLE_TIMEOUT: Duration = Duration::from_secs(1);

/// How often a bot is looked for that is not there.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// What sends the requests.
pub(crate) fn client() -> Result<Client, reqwest::Error> {
    Client::builder()
        .no_proxy()
        .connect_timeout(CONNECT_TIMEOUT)
        .pool_idle_timeout(IDLE_TIMEOUT)
        .redirect(reqwest::redirect::Policy::none())
        .tcp_nodelay(true)
        .build()
}

/// Tells the bot of an interaction.
pub(crate) fn deliver(
    shared: &Arc<Shared>,
    state: &mut State,
    (id, data): (Snowflake, &Value),
    audience: Audience,
) {
    let is_late = state.faults.strike_gateway(&Kind::ReorderEvents);
    let is_doubled = !is_late && state.faults.strike_gateway(&Kind::DuplicateEvent);
    if state.endpoints.urls().is_empty() {
        if is_late {
            state
                .hub
                .delay("INTERACTION_CREATE", data.clone(), audience);
            return;
        }
        if is_doubled {
            state.hub.dispatch("INTERACTION_CREATE", data, audience);
        }
        state.hub.dispatch("INTERACTION_CREATE", data, audience);
        return;
    }
    let n_twins = if state.endpoints.are_twins {
        state.endpoints.urls().len() - 1
    } else {
        0
    };
    let mut sending = || Sending {
        id,
        body: data.to_string(),
        urls: state.endpoints.in_turn(),
    };
    let first = sending();
    if is_late {
        state.endpoints.held = Some(first);
        return;
    }
    for _ in 0..n_twins + usize::from(is_doubled) {
        tokio::spawn(send_all(Arc::clone(shared), vec![sending()]));
    }
    let sendings = [first].into_iter().chain(state.endpoints.held.take());
    tokio::spawn(send_all(Arc::clone(shared), sendings.collect()));
}

/// Sends interactions one after the other.
async fn send_all(shared: Arc<Shared>, sendings: Vec<Sending>) {
    for sending in sendings {
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = send(&shared, &sending) => {}
        }
    }
}

/// Sends an interaction to the first address that answers, and does what the answer says.
async fn send(shared: &Arc<Shared>, sending: &Sending) {
    for url in &sending.urls {
        let response = match shared.post(url, &sending.body, true).await {
            Ok(response) if is_of_a_bot(response.status()) => response,
            Ok(response) => {
                debug!("{url} answers {}: trying the next one", response.status());
                continue;
            }
            Err(error) => {
                debug!("{url} does not answer, trying the next one: {error}");
                continue;
            }
        };
        shared.lock().endpoints.is_answering = true;
        if let Err(why) = take(shared, sending.id, response).await {
            warn!("the interaction {} failed: {url} {why}", sending.id);
            fail(shared, sending.id);
        }
        return;
    }
    shared.lock().endpoints.is_answering = false;
    warn!("the interaction {} failed: no address answers", sending.id);
    fail(shared, sending.id);
}

/// Whether an answer comes from a bot, and not from a proxy that has none.
fn is_of_a_bot(status: StatusCode) -> bool {
    !matches!(
        status,
        StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT
    )
}

/// Takes the answer to the request for the interaction's first answer, unless that comes by a callback.
async fn take(shared: &Shared, id: Snowflake, response: Response) -> Result<(), String> {
    let status = response.status();
    if !status.is_success() {
        return Err(format!("answers {status}"));
    }
    let body = response.bytes().await.map_err(|error| error.to_string())?;
    if body.is_empty() {
        return Ok(());
    }
    let body: Value =
        serde_json::from_slice(&body).map_err(|error| format!("answers no JSON: {error}"))?;
    let call = rest::Call {
        shared,
        query: &BTreeMap::new(),
        body: &body,
        files: &[],
    };
    let taken = rest::take_inline(&call, &mut shared.lock(), id);
    taken.map_err(|refusal| format!("gives an impossible answer: {}", refusal.verdict()))
}

/// Nobody will answer the interaction.
fn fail(shared: &Shared, id: Snowflake) {
    let mut state = shared.lock();
    if let Some(interaction) = state.world.interactions.get_mut(id)
        && interaction.callback.is_none()
    {
        interaction.settled = true;
    }
    drop(state);
    shared.changed(News::Answered(id));
}

/// Looks for the bot whenever it is not there, as Discord does once, when its address is entered.
pub(crate) async fn keep_looking(shared: Arc<Shared>) {
    let mut pulse = shared.pulse.subscribe();
    loop {
        pulse.borrow_and_update();
        let urls = {
            let state = shared.lock();
            if state.is_ready() {
                Vec::new()
            } else {
                state.endpoints.urls().to_vec()
            }
        };
        let look = async {
            for url in &urls {
                if is_there(&shared, url).await {
                    let mut state = shared.lock();
                    // They may have been changed meanwhile.
                    state.endpoints.is_answering = state.endpoints.urls().contains(url);
                    drop(state);
                    shared.changed(News::World);
                    return;
                }
            }
            if urls.is_empty() {
                // The sender lives as long as the sandbox.
                let _ = pulse.changed().await;
            } else {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = look => {}
        }
    }
}

/// Whether a bot answers a ping, and refuses one with a wrong signature.
async fn is_there(shared: &Shared, url: &str) -> bool {
    let ping = {
        let state = shared.lock();
        let id = Snowflake::new(BOT.number() + 1);
        json!({
            "application_id": BOT, "id": id, "token": "ping", "type": 1, "version": 1, "entitlements": [],
            "user": payload::user_by_id(&state.world, BOT),
        })
    };
    let ping = ping.to_string();
    let Ok(response) = shared.post(url, &ping, true).await else {
        return false;
    };
    let answer: Option<Value> = response.json().await.ok();
    if answer.is_none_or(|answer| answer["type"] != 1) {
        return false;
    }
    let Ok(response) = shared.post(url, &ping, false).await else {
        return false;
    };
    let refuses = response.status() == StatusCode::UNAUTHORIZED;
    if !refuses {
        warn!(
            "{url} answers {} to a wrong signature instead of 401; Discord does not accept such an address",
            response.status()
        );
    }
    refuses
}

impl Shared {
    /// Sends a body to an address, with its signature or with a wrong one.
    async fn post(
        &self,
        url: &str,
        body: &str,
        is_signed: bool,
    ) -> Result<Response, reqwest::Error> {
        // The machine's time, which bots of other processes compare it with; what is skipped here is not skipped there.
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let timestamp = now.unwrap_or_default().as_secs().to_string();
        let signed = if is_signed { body.as_bytes() } else { b"" };
        self.client
            .post(url)
            .timeout(self.response_timeout)
            .header(CONTENT_TYPE, "application/json")
            .header("X-Signature-Ed25519", self.signer.sign(&timestamp, signed))
            .header("X-Signature-Timestamp", timestamp)
            .body(body.to_owned())
            .send()
            .await
    }
}
