//! Addresses of files as the program that asks can use them.
//!
//! The bot gets them with the address at which the sandbox listens. A page or script may have come another way: as
//! `localhost`, or through the port that a container publishes.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use serde_json::Value;

use crate::control::view::{Answer, Message};
use crate::sandbox::shared::Shared;

/// Where a request found the sandbox, by its `Host`.
#[derive(Clone, Debug)]
pub(crate) struct RequestBase {
    /// The sandbox's address for the bot.
    listening: String,
    /// The same for the sender of the request.
    reached: String,
}

impl FromRequestParts<Arc<Shared>> for RequestBase {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, Infallible> {
        let host = parts.headers.get(header::HOST);
        let reached = host
            .and_then(|host| host.to_str().ok())
            .map_or_else(|| shared.base.clone(), |host| format!("http://{host}"));
        Ok(Self {
            listening: format!("{}/attachments/", shared.base),
            reached: format!("{reached}/attachments/"),
        })
    }
}

impl RequestBase {
    /// The message with addresses that can be fetched from where the request came.
    pub(crate) fn of_message(&self, mut message: Message) -> Message {
        for file in &mut message.attachments {
            self.replace(&mut file.url);
        }
        let trees = message.embeds.iter_mut().chain(&mut message.layout);
        trees.for_each(|tree| self.replace_all(tree));
        message
    }

    /// The same for the message of an answer.
    pub(crate) fn of_answer(&self, mut answer: Answer) -> Answer {
        answer.message = answer.message.map(|message| self.of_message(message));
        answer
    }

    fn replace_all(&self, value: &mut Value) {
        match value {
            Value::String(text) => self.replace(text),
            Value::Array(values) => values.iter_mut().for_each(|value| self.replace_all(value)),
            Value::Object(fields) => fields
                .values_mut()
                .for_each(|value| self.replace_all(value)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn replace(&self, text: &mut String) {
        if let Some(path) = text.strip_prefix(&self.listening) {
            *text = format!("{}{path}", self.reached);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn pictures_of_embeds_are_found_and_other_addresses_stay() {
        let base = RequestBase {
            listening: "http://127.0.0.1:8080/attachments/".to_owned(),
            reached: "http://localhost:9000/attachments/".to_owned(),
        };
        let embed = |url: &str| {
            json!({
                "image": {"url": url, "width": 3},
                "url": "https://example.org/attachments/1",
                "description": "see http://127.0.0.1:8080/attachments/1",
                "fields": [{"name": url, "inline": true}],
            })
        };
        let mut replaced = embed("http://127.0.0.1:8080/attachments/1/2/a.png");
        base.replace_all(&mut replaced);
        assert_eq!(
            replaced,
            embed("http://localhost:9000/attachments/1/2/a.png")
        );
    }
}
