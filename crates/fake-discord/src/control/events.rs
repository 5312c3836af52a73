//! The stream of changes for one person: what was written, changed, deleted or answered, as it happens.
//!
//! Frames are `{"type":"message"|"edited","channel":…,"message":{…}}`, `{"type":"deleted","channel":…,"id":…}`,
//! `{"type":"answered"|"failed","interaction":…}` for the person's own acts, and `{"type":"world"}` when people, channels,
//! commands or the bot's connection changed, or when so much happened that everything should be read again.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State as Extract};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::act;
use crate::control::failure::Failure;
use crate::control::request_base::RequestBase;
use crate::control::view;
use crate::sandbox::shared::{News, Shared};
use crate::world::snowflake::Snowflake;

pub(crate) async fn accept(
    Extract(shared): Extract<Arc<Shared>>,
    base: RequestBase,
    Query(query): Query<BTreeMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let name = query.get("person").map(String::as_str).unwrap_or_default();
    let person = act::person(&shared.lock().world, name);
    match person {
        Ok(person) => upgrade.on_upgrade(move |socket| serve(shared, base, person, socket)),
        Err(why) => Failure::from(why).into_response(),
    }
}

/// Pushes changes until either side has enough.
async fn serve(shared: Arc<Shared>, base: RequestBase, person: Snowflake, socket: WebSocket) {
    let (mut up, mut down) = socket.split();
    let mut news = shared.news.subscribe();
    loop {
        let event = tokio::select! {
            () = shared.stop.cancelled() => break,
            frame = down.next() => match frame {
                Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => continue,
            },
            item = news.recv() => match item {
                Ok(item) => told(&shared, &base, person, item),
                Err(RecvError::Lagged(_)) => Some(json!({"type": "world"})),
                Err(RecvError::Closed) => break,
            },
        };
        if let Some(event) = event
            && up.send(Frame::text(event.to_string())).await.is_err()
        {
            break;
        }
    }
}

/// What the person hears of a change, if anything.
fn told(shared: &Shared, base: &RequestBase, person: Snowflake, news: News) -> Option<Value> {
    let state = shared.lock();
    let world = &state.world;
    match news {
        News::Written(id) | News::Edited(id) => {
            let row = world
                .messages
                .get(id)
                .filter(|row| row.is_for(person) && world.sees(row.channel, person))?;
            let kind = if matches!(news, News::Edited(_)) {
                "edited"
            } else {
                "message"
            };
            let message = base.of_message(view::message(world, row, &shared.base));
            Some(json!({"type": kind, "channel": row.channel, "message": message}))
        }
        News::Deleted(channel, id, only_for) => {
            let saw = only_for.is_none_or(|only| only == person) && world.sees(channel, person);
            saw.then(|| json!({"type": "deleted", "channel": channel, "id": id}))
        }
        News::Answered(id) => {
            let row = world
                .interactions
                .get(id)
                .filter(|row| row.person == person)?;
            let kind = if row.callback.is_some() {
                "answered"
            } else {
                "failed"
            };
            Some(json!({"type": kind, "interaction": id, "channel": row.channel}))
        }
        News::World => Some(json!({"type": "world"})),
    }
}
