//! What every part of the REST interface is given, and what it answers.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::judge::refusal::Refusal;
use crate::rest::body::Upload;
use crate::sandbox::shared::Shared;
use crate::world::snowflake::Snowflake;

/// A request, ready to be answered.
pub(crate) struct Call<'a> {
    pub(crate) shared: &'a Shared,
    pub(crate) query: &'a BTreeMap<String, String>,
    pub(crate) body: &'a Value,
    pub(crate) files: &'a [Upload],
}

impl Call<'_> {
    /// Whether the query has this switch on; libraries write `true` or `1`.
    pub(crate) fn asks(&self, key: &str) -> bool {
        matches!(
            self.query.get(key).map(String::as_str),
            Some("true" | "True" | "1")
        )
    }
}

/// A good answer: its status and its body, null for none.
pub(crate) type Reply = (u16, Value);

/// 200 with a body.
#[expect(
    clippy::unnecessary_wraps,
    reason = "ends the branches of functions that can refuse"
)]
pub(crate) fn ok(body: Value) -> Result<Reply, Refusal> {
    Ok((200, body))
}

/// 204 without.
#[expect(
    clippy::unnecessary_wraps,
    reason = "ends the branches of functions that can refuse"
)]
pub(crate) fn done() -> Result<Reply, Refusal> {
    Ok((204, Value::Null))
}

/// An id from the path, or the refusal for the thing that it does not name.
pub(crate) fn id(text: &str, refusal: Refusal) -> Result<Snowflake, Refusal> {
    text.parse().map_err(|_| refusal)
}
