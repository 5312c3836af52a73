//! Reads the body of a request: JSON, or multipart with `payload_json` and files.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

use crate::judge::refusal::Refusal;
use crate::rest::requests::FileSummary;

/// The largest request that is read, Discord's own limit.
pub(crate) const MAX_REQUEST: usize = 25 * 1024 * 1024;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Vec<u8>,
}

#[derive(Debug, Default)]
pub(crate) struct Body {
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
}

impl Body {
    /// # Errors
    /// The refusal for a body that is too large or is not what it says.
    pub(crate) async fn read(request: Request) -> Result<Self, Refusal> {
        let content_type = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok());
        if content_type.is_some_and(|value| value.starts_with("multipart/form-data")) {
            let multipart = Multipart::from_request(request, &())
                .await
                .map_err(|_| Refusal::INVALID_JSON)?;
            return Self::read_parts(multipart).await;
        }
        let bytes = to_bytes(request.into_body(), MAX_REQUEST)
            .await
            .map_err(|_| Refusal::TOO_LARGE)?;
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| Refusal::INVALID_JSON)?;
        Ok(Self {
            json,
            files: Vec::new(),
        })
    }

    async fn read_parts(mut multipart: Multipart) -> Result<Self, Refusal> {
        let mut body = Self::default();
        while let Some(part) = multipart
            .next_field()
            .await
            .map_err(|_| Refusal::INVALID_JSON)?
        {
            let name = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().map(str::to_owned);
            let content_type = part.content_type().map(str::to_owned);
            let bytes = part.bytes().await.map_err(|_| Refusal::TOO_LARGE)?;
            if name == "payload_json" {
                body.json = serde_json::from_slice(&bytes).map_err(|_| Refusal::INVALID_JSON)?;
                continue;
            }
            let number = name
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']')?.parse().ok());
            if let (Some(number), Some(filename)) = (number, filename) {
                let content_type = content_type.unwrap_or_else(|| guess(&filename).to_owned());
                body.files.push(Upload {
                    number,
                    filename,
                    content_type,
                    bytes: bytes.into(),
                });
            }
        }
        Ok(body)
    }

    pub(crate) fn summaries(&self) -> Vec<FileSummary> {
        let summary = |file: &Upload| FileSummary {
            field: format!("files[{}]", file.number),
            filename: file.filename.clone(),
            content_type: file.content_type.clone(),
            size: file.bytes.len(),
        };
        self.files.iter().map(summary).collect()
    }
}

/// A file name as Discord keeps it: what has no place in an address becomes an underscore.
pub(crate) fn plain_name(name: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "._-".contains(c) {
            c
        } else {
            '_'
        }
    };
    name.chars().map(plain).collect()
}

/// The type of a file by its name, for parts that do not say it.
fn guess(filename: &str) -> &'static str {
    match filename
        .rsplit_once('.')
        .map(|(_, ending)| ending.to_ascii_lowercase())
        .as_deref()
    {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}

/// Width and height of a PNG or GIF, read from its first bytes.
pub(crate) fn size_px(bytes: &[u8]) -> Option<(u32, u32)> {
    let number = |range: std::ops::Range<usize>| {
        Some(
            bytes
                .get(range)?
                .iter()
                .fold(0, |n, b| n << 8 | u32::from(*b)),
        )
    };
    let short = |at: usize| {
        Some(u32::from(u16::from_le_bytes([
            *bytes.get(at)?,
            *bytes.get(at + 1)?,
        ])))
    };
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return number(16..20).zip(number(20..24));
    }
    if bytes.starts_with(b"GIF8") {
        return short(6).zip(short(8));
    }
    None
}
