//! The list of everything that the bot asked of the REST interface, and what the checks said of it.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Requests kept; older ones are forgotten, their numbers are not reused.
const MAX_REMEMBERED: usize = 5_000;

/// One request of the bot, with its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Counts from 1.
    pub number: u64,
    /// When it came, in Unix milliseconds.
    pub at_ms: u64,
    pub method: String,
    /// The path with its version, without the query (`/api/v10/channels/…`).
    pub path: String,
    pub query: BTreeMap<String, String>,
    /// The JSON body; of multipart bodies the `payload_json` part.
    pub body: Value,
    /// The files of a multipart body.
    pub files: Vec<FileSummary>,
    /// The HTTP status of the answer.
    pub status: u16,
    pub response: Value,
    /// `refused: …` where Discord would refuse, `openapi: …` where its description disagrees, `fault: …` where
    /// an armed fault struck. Empty for a request without blemish.
    pub verdicts: Vec<String>,
}

/// A file as the list of requests shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileSummary {
    /// The name of the part, `files[0]`.
    pub field: String,
    pub filename: String,
    pub content_type: String,
    pub size: usize,
}

#[derive(Debug, Default)]
pub(crate) struct RequestLog {
    kept: VecDeque<Request>,
    count: u64,
}

impl RequestLog {
    /// Writes a request down under the next number.
    pub(crate) fn push(&mut self, mut request: Request) {
        self.count += 1;
        request.number = self.count;
        self.kept.push_back(request);
        if self.kept.len() > MAX_REMEMBERED {
            self.kept.pop_front();
        }
    }

    /// The requests with greater numbers.
    pub(crate) fn after(&self, number: u64) -> impl Iterator<Item = &Request> {
        self.kept
            .iter()
            .filter(move |request| request.number > number)
    }
}
