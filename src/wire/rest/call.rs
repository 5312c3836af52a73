//! A request before it is sent.

use std::time::Duration;

use reqwest::Method;
use serde_json::Value;

use super::REQUEST_TIMEOUT;
use super::send::MAX_ATTEMPTS;
use crate::wire::message::File;

#[derive(Clone)]
pub(super) struct Call<'a> {
    pub(super) method: Method,
    /// The path below `/api/v10`.
    pub(super) path: String,
    /// What the request shares its rate limit with: the route with its channel or token.
    pub(super) bucket: String,
    pub(super) body: Option<Value>,
    pub(super) files: Vec<&'a File>,
    /// Whether sending it twice does no more than sending it once.
    pub(super) repeatable: bool,
    pub(super) timeout: Duration,
    /// How often it is sent at most.
    pub(super) attempts: u32,
}

impl<'a> Call<'a> {
    /// A request without a body. Only a `POST` does more when it is sent twice, unless [`repeatable`](Self::repeatable)
    /// says otherwise.
    pub(super) fn new(method: Method, path: String, bucket: String) -> Self {
        Self {
            repeatable: method != Method::POST,
            method,
            path,
            bucket,
            body: None,
            files: Vec::new(),
            timeout: REQUEST_TIMEOUT,
            attempts: MAX_ATTEMPTS,
        }
    }

    pub(super) fn body(self, body: Value) -> Self {
        Self {
            body: Some(body),
            ..self
        }
    }

    pub(super) fn files(self, files: Vec<&'a File>) -> Self {
        Self { files, ..self }
    }

    /// The same, sent again where it is not known whether it arrived.
    pub(super) fn repeatable(self, repeatable: bool) -> Self {
        Self { repeatable, ..self }
    }

    /// The same, sent once: who sends it knows better what to do next.
    pub(super) fn once(self) -> Self {
        Self {
            attempts: 1,
            ..self
        }
    }

    pub(super) fn timeout(self, timeout: Duration) -> Self {
        Self { timeout, ..self }
    }

    /// Whether it is sent with the token of an interaction, to which the limits of the bot's own token do not apply.
    pub(super) fn is_for_interaction(&self) -> bool {
        self.path.starts_with("/interactions/") || self.path.starts_with("/webhooks/")
    }
}
