//! Sends requests: in their turn, in time, and again where that cannot do harm.

use reqwest::{Method, Response};
use serde_json::Value;
use tokio::time::Instant;

use super::call::Call;
use super::limiter::Slot;
use super::wire::{form, read};
use super::{Inner, RestError};

/// How often a request is sent again that Discord failed to answer, or asked us to send later.
pub(super) const MAX_ATTEMPTS: u32 = 5;

impl Inner {
    /// Sends a request until it is answered, refused for good, or has taken too long.
    pub(super) async fn call(&self, call: Call<'_>) -> Result<Value, RestError> {
        if self.revoked.is_cancelled() {
            return Err(RestError::Revoked);
        }
        let answer = self.keep_trying(&call).await;
        match &answer {
            Err(error) if error.is_unauthorized() => {
                if self.is_unknown().await {
                    self.revoked.cancel();
                }
            }
            // Answers to interactions go to separate endpoints, which fail independently.
            _ if call.is_for_interaction() => {}
            Ok(_) => self.outage.succeeded(),
            Err(error) if error.is_passing() => self.outage.failed(),
            Err(_) => {}
        }
        answer
    }

    /// Whether Discord does not know us, asked without anything else that could be wrong.
    async fn is_unknown(&self) -> bool {
        let call = Call::new(Method::GET, "/users/@me".to_owned(), "me".to_owned());
        let answer = self.keep_trying(&call).await;
        answer.is_err_and(|error| error.is_unauthorized())
    }

    /// Sends a request until it is answered, or its time is over. The time in the bot's own queue does not count.
    pub(super) async fn keep_trying(&self, call: &Call<'_>) -> Result<Value, RestError> {
        let mut left = call.timeout;
        for tried in 1.. {
            let began = Instant::now();
            let opens = self.limits.wait(&call.bucket);
            if tokio::time::timeout(left, opens).await.is_err() {
                return Err(RestError::Postponed);
            }
            left = left.saturating_sub(began.elapsed());
            let slot = self.queue(call).await;
            let began = Instant::now();
            let answer = tokio::time::timeout(left, self.try_once(call)).await;
            drop(slot);
            let error = match answer {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => error,
                Err(_) => return Err(RestError::Silence),
            };
            // The rest of the bucket's name may be the token of an interaction.
            let route = call.bucket.split(' ').next().unwrap_or_default();
            if error.is_limited() {
                self.meters.limited(route);
            }
            // A refused request was not carried out and may be sent again; a failed one may have been carried out.
            let again = error.is_limited() || (error.is_passing() && call.repeatable);
            // While nothing is answered, one attempt for each request is enough to notice the end of it.
            let is_hopeless = self.outage.is_on() && !call.is_for_interaction();
            if !again || tried >= call.attempts || is_hopeless {
                return Err(error);
            }
            tracing::debug!(route, tried, "trying a request to Discord again: {error}");
            if !error.is_limited() {
                tokio::time::sleep(self.timeouts.pause(tried)).await;
            }
            left = left.saturating_sub(began.elapsed());
            if left.is_zero() {
                return Err(error);
            }
        }
        unreachable!("the loop above only ends by returning")
    }

    /// Waits for the turn of a request with the bot's token; those with the token of an interaction pass.
    async fn queue(&self, call: &Call<'_>) -> Option<Slot> {
        if call.is_for_interaction() {
            self.meters.answered();
            return None;
        }
        let waiting = Instant::now();
        let slot = self.limiter.slot().await;
        self.meters.requested(waiting.elapsed());
        Some(slot)
    }

    async fn try_once(&self, call: &Call<'_>) -> Result<Value, RestError> {
        let response = self.send(call).await?;
        match self.limits.note(&call.bucket, &response) {
            // What concerns the bot's token does not stop the others, but this one waits.
            Some(pause) if call.is_for_interaction() => self.limits.close(&call.bucket, pause),
            Some(pause) => self.limiter.close_for(pause),
            None => {}
        }
        read(response).await
    }

    async fn send(&self, call: &Call<'_>) -> Result<Response, RestError> {
        let url = format!("{}{}", self.base, call.path);
        let request = self.client.request(call.method.clone(), url);
        let request = request.header("Authorization", &self.authorization);
        let request = match &call.body {
            None => request,
            Some(body) if call.files.is_empty() => request.json(body),
            Some(body) => request.multipart(form(body, &call.files)),
        };
        Ok(request.send().await?)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;

    use super::*;
    use crate::wire::rest::Rest;
    use crate::wire::timeouts::Timeouts;

    /// What is in front of Discord says of a banned address.
    const BANNED: &[u8] =
        b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 60\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

    #[tokio::test]
    async fn an_answer_that_is_refused_for_a_minute_is_sent_once() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("it has one"));
        let n_requests = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&n_requests);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                counted.fetch_add(1, Ordering::Relaxed);
                let mut stream = stream.expect("a request");
                let read = stream.read(&mut [0; 4_096]);
                assert!(read.is_ok() && stream.write_all(BANNED).is_ok());
            }
        });
        let rest = Rest::new(&base, "token", Timeouts::default()).expect("a client");
        let path = "/interactions/1/token/callback".to_owned();
        let call = Call::new(Method::PUT, path, "callback token".to_owned());
        let call = call.timeout(Duration::from_millis(500));
        assert!(matches!(
            rest.inner.call(call).await,
            Err(RestError::Postponed)
        ));
        assert_eq!(n_requests.load(Ordering::Relaxed), 1);
    }
}
