//! What the body of a request may take.

use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::StatusCode;
use futures_util::{StreamExt, stream};
use hyper::body::Incoming;
use tokio::time::{Instant, timeout_at};

use super::clients::Client;

/// What one request takes of what all bodies may, until this and the body are dropped.
#[derive(Clone)]
pub(crate) struct Account(Arc<Inner>);

struct Inner {
    client: Arc<Client>,
    taken_kib: AtomicU32,
    refusal: OnceLock<StatusCode>,
}

/// Ends the reading of a body; the answer is the account's.
#[derive(Debug, thiserror::Error)]
#[error("the body is refused: {0}")]
struct Refused(StatusCode);

impl Account {
    pub(crate) fn new(client: Arc<Client>) -> Self {
        Self(Arc::new(Inner {
            client,
            taken_kib: AtomicU32::new(0),
            refusal: OnceLock::new(),
        }))
    }

    /// Why the body was not read to its end, if a bound was passed.
    pub(crate) fn refusal(&self) -> Option<StatusCode> {
        self.0.refusal.get().copied()
    }

    /// The body, each part of which is charged when it is read.
    pub(crate) fn charge(&self, body: Incoming) -> Body {
        if body.is_end_stream() {
            self.0.client.has_sent_request();
            return Body::empty();
        }
        let deadline = Instant::now() + self.0.client.limits().body_timeout;
        let reading = (self.clone(), Body::new(body).into_data_stream(), 0);
        let parts = stream::unfold(
            reading,
            move |(account, mut parts, mut length)| async move {
                let part = account.next(&mut parts, &mut length, deadline).await;
                let part = part.transpose()?.inspect_err(|refused| {
                    // A second one cannot be: the reader goes on no more.
                    let _ = account.0.refusal.set(refused.0);
                });
                Some((part, (account, parts, length)))
            },
        );
        Body::from_stream(parts)
    }

    async fn next(
        &self,
        parts: &mut axum::body::BodyDataStream,
        length: &mut u64,
        deadline: Instant,
    ) -> Result<Option<Bytes>, Refused> {
        let client = &self.0.client;
        let part = timeout_at(deadline, parts.next())
            .await
            .map_err(|_| Refused(StatusCode::REQUEST_TIMEOUT))?;
        let Some(part) = part else {
            client.has_sent_request();
            return Ok(None);
        };
        let part = part.map_err(|_| Refused(StatusCode::BAD_REQUEST))?;
        *length += u64::try_from(part.len()).unwrap_or(u64::MAX);
        if *length > client.limits().body_bytes {
            return Err(Refused(StatusCode::PAYLOAD_TOO_LARGE));
        }
        let kib = u32::try_from(length.div_ceil(1024)).unwrap_or(u32::MAX);
        let more = kib - self.0.taken_kib.load(Relaxed);
        timeout_at(deadline, client.take_room(more))
            .await
            .map_err(|_| Refused(StatusCode::SERVICE_UNAVAILABLE))?;
        self.0.taken_kib.store(kib, Relaxed);
        Ok(Some(part))
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.client.give_back_room(self.taken_kib.load(Relaxed));
    }
}
