//! Pictures of people, from the server where Discord has files.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};

use crate::kernel::Seat;
use crate::present::scene::Photo;
use crate::render::{Bounded, photo};
use crate::table::{Avatar, PersonId};
use crate::wire::rest::DISCORD;

const FILES: &str = "https://cdn.discordapp.com";

/// For so long nothing is asked for when the server has not answered, so that not every result is late.
const PAUSE: Duration = Duration::from_mins(1);

/// A picture of 128 pixels a side takes at most 64 KiB without any compression.
const MAX_BYTES: usize = 128 << 10;

const KEPT_BYTES: usize = 8 << 20;

/// What else an entry takes, also one that says that there is nothing.
const ENTRY_BYTES: usize = 256;

pub struct Photos {
    client: Client,
    base: String,
    patience: Duration,
    known: Mutex<Known>,
}

struct Known {
    photos: Bounded<(PersonId, Avatar), Option<Photo>>,
    paused_until: Option<Instant>,
}

impl Photos {
    /// Those of the people of the Discord at this address. An answer waits no longer than `patience` for each.
    pub fn new(discord: &str, patience: Duration) -> Result<Self, reqwest::Error> {
        let base = if discord == DISCORD { FILES } else { discord };
        let known = Known {
            photos: Bounded::new(KEPT_BYTES),
            paused_until: None,
        };
        Ok(Self {
            client: Client::builder().redirect(Policy::none()).build()?,
            base: base.trim_end_matches('/').to_owned(),
            patience,
            known: Mutex::new(known),
        })
    }

    /// Those of these people that are there in time.
    pub async fn of(&self, people: Vec<(Seat, PersonId, Avatar)>) -> Vec<(Seat, Photo)> {
        let photos = people
            .into_iter()
            .map(async |(seat, person, avatar)| Some((seat, self.one((person, avatar)).await?)));
        join_all(photos).await.into_iter().flatten().collect()
    }

    pub fn forget(&self) {
        self.lock().photos = Bounded::new(KEPT_BYTES);
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn one(&self, key: (PersonId, Avatar)) -> Option<Photo> {
        {
            let mut known = self.lock();
            if let Some(photo) = known.photos.get(&key) {
                return photo.clone();
            }
            if known
                .paused_until
                .is_some_and(|until| Instant::now() < until)
            {
                return None;
            }
        }
        let asked = self.ask(key.0, &key.1);
        match tokio::time::timeout(self.patience, asked).await {
            Ok(Ok(photo)) => {
                let n_bytes = photo.as_ref().map_or(0, Photo::n_bytes);
                let photos = &mut self.lock().photos;
                photos.insert(key, photo.clone(), n_bytes + ENTRY_BYTES);
                photo
            }
            silent => {
                // Without its address, which names the person.
                let error = silent.map(|failed| failed.map_err(reqwest::Error::without_url).err());
                tracing::debug!("no answer to a request for a picture: {error:?}");
                self.lock().paused_until = Some(Instant::now() + PAUSE);
                None
            }
        }
    }

    /// A person's picture; `None` if there is none of that name, or nothing that can be read.
    async fn ask(
        &self,
        person: PersonId,
        avatar: &Avatar,
    ) -> Result<Option<Photo>, reqwest::Error> {
        let (base, avatar) = (&self.base, avatar.slug());
        let address = format!("{base}/avatars/{person}/{avatar}.png?size=128");
        let mut response = self.client.get(address).send().await?;
        if response.status() != StatusCode::OK {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        while let Some(more) = response.chunk().await? {
            bytes.extend_from_slice(&more);
            if bytes.len() > MAX_BYTES {
                return Ok(None);
            }
        }
        let read = tokio::task::spawn_blocking(move || photo(&bytes));
        Ok(read.await.ok().flatten())
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_server_that_does_not_answer_is_left_alone_for_a_while() {
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = format!("http://{}", silent.local_addr().unwrap());
        let photos = Photos::new(&server, Duration::from_millis(100)).unwrap();
        let avatar = Avatar::from_slug("a_0123").unwrap();
        let people = vec![(Seat::FIRST, PersonId(7), avatar)];
        for n_asked in [1, 0] {
            assert_eq!(photos.of(people.clone()).await, []);
            let mut n_connections = 0;
            let at_once = Duration::from_millis(10);
            while tokio::time::timeout(at_once, silent.accept()).await.is_ok() {
                n_connections += 1;
            }
            assert_eq!(n_connections, n_asked);
        }
    }
}
