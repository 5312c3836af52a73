//! Letting time pass, and playing on while the bot is away.

use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use lostcities::store::{MatchId, State};

use super::Club;
use crate::kept::{loaded, play_on};

impl Club {
    /// Lets time pass, for Discord and for the bot.
    pub fn skip(&self, time: Duration) {
        self.sandbox.skip(time);
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.around.skipped_ms.fetch_add(ms, SeqCst);
    }

    /// Lets time pass, for Discord and for the bot, which then makes its round.
    pub async fn let_pass(&self, time: Duration) {
        self.skip(time);
        for process in self.processes() {
            process.make_round().await.unwrap();
        }
        self.wait_until_idle().await;
    }

    /// Stops the bot, lets time pass without it, and starts it again.
    pub async fn be_away(&mut self, time: Duration) {
        self.stop().await;
        self.sandbox.skip(time);
        let ms = i64::try_from(time.as_millis()).unwrap();
        self.around.skipped_ms.fetch_add(ms, SeqCst);
        self.around.away_ms.fetch_add(ms, SeqCst);
        self.start().await;
    }

    /// Plays a match to its end without Discord, while the bot is away.
    pub async fn play_out(&mut self, id: u64) {
        self.fast_forward(id, 2_000).await;
        assert_eq!(self.stored(id).await.state(), State::Finished);
    }

    /// Plays on without Discord, while the bot is away, until `n` more actions have happened or the match is over.
    pub async fn fast_forward(&mut self, id: u64, n: usize) {
        self.stop().await;
        let tables = self.tables().await;
        // No two calls have the same, as every act makes another version.
        let version = loaded(&tables, MatchId(id)).await.version;
        let first = (id << 40) + version * 1000;
        play_on(&tables, MatchId(id), n, first, |_| 0).await;
        tables.store().close().await;
        self.start().await;
    }
}
