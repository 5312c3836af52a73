//! Requests and answers as they are written.

use reqwest::Response;
use reqwest::multipart::{Form, Part};
use serde_json::Value;

use super::error::RestError;
use crate::table::{MessageId, Snowflake};
use crate::wire::message::File;

/// A message with files, as the parts of a form.
pub(super) fn form(body: &Value, files: &[&File]) -> Form {
    let json = Part::text(body.to_string())
        .mime_str("application/json")
        .unwrap_or_else(|_| Part::text(""));
    files.iter().enumerate().fold(
        Form::new().part("payload_json", json),
        |form, (number, file)| form.part(format!("files[{number}]"), file.part()),
    )
}

pub(super) async fn read(response: Response) -> Result<Value, RestError> {
    let status = response.status();
    let text = response.text().await?;
    if status.is_success() {
        // Deletions are answered with nothing at all.
        return Ok(serde_json::from_str(&text).unwrap_or(Value::Null));
    }
    let body: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
    Err(RestError::Refused {
        status: status.as_u16(),
        code: body
            .get("code")
            .and_then(Value::as_u64)
            .and_then(|code| u32::try_from(code).ok())
            .unwrap_or(0),
        message: body
            .get("message")
            .and_then(Value::as_str)
            .unwrap_or("no reason given")
            .to_owned(),
    })
}

pub(super) fn text_of(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default().trim()
}

pub(super) fn ids_of(message: &Value) -> Vec<&str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let controls = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    controls
        .filter_map(|control| control["custom_id"].as_str())
        .collect()
}

pub(super) fn message_id(answer: &Value) -> Result<MessageId, RestError> {
    let id = answer.get("id").and_then(snowflake);
    id.map(MessageId).ok_or(RestError::Unreadable)
}

/// An id, which Discord writes as a text and reads as a number, too.
pub(super) fn snowflake(value: &Value) -> Option<Snowflake> {
    value
        .as_str()
        .and_then(|text| text.parse().ok())
        .or_else(|| value.as_u64())
}

pub(super) fn user_agent() -> String {
    format!("DiscordBot (lostcities, {})", env!("CARGO_PKG_VERSION"))
}
