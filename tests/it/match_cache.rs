//! Matches in memory: what pushes them out of it, and who waits for whom.

use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use futures_util::FutureExt;
use lostcities::kernel::{Seed, Timestamp};
use lostcities::present::Match;
use lostcities::store::{ChannelId, MatchId};
use lostcities::table::{Click, Environment, Refusal, System, TableError, Tables};
use tokio::sync::mpsc as tokio_mpsc;

use super::kept::{ANNA, BEN, TestDatabase, sql};

/// If each of them were kept, they would push all others out.
const MADE_UP: std::ops::Range<u64> = 1_000..1_600;

#[tokio::test]
async fn numbers_that_no_match_has_push_none_out_of_memory() {
    let kept = TestDatabase::new().await;
    let id = kept.played(1, 3).await;
    // From now on only memory can show it.
    sql(&kept.path, "update matches set setup = '{\"seats\":99}'").await;
    for made_up in MADE_UP {
        let refused = kept.tables.look(MatchId(made_up)).await.err();
        let is_unknown = matches!(refused, Some(TableError::Refused(Refusal::NoSuchMatch)));
        assert!(is_unknown, "{refused:?}");
    }
    let shown = kept.tables.look(id).await.unwrap();
    shown.describe(None).unwrap();
}

/// An environment in which a computer player thinks until it is told to go on, once it is armed.
struct Slow {
    /// How many times more chance is drawn without waiting.
    n_before: AtomicUsize,
    thinks: tokio_mpsc::UnboundedSender<()>,
    go_on: Mutex<mpsc::Receiver<()>>,
}

impl Environment for Slow {
    fn now(&self) -> Timestamp {
        System.now()
    }

    fn entropy(&self) -> [u8; 32] {
        [7; 32]
    }

    fn deal(&self, game: &mut dyn Match, seed: &Seed) {
        game.draw_due_chance(seed);
        if self.n_before.fetch_sub(1, SeqCst) == 0 {
            self.thinks.send(()).unwrap();
            self.go_on.lock().unwrap().recv().unwrap();
        }
    }
}

#[tokio::test]
async fn looking_does_not_wait_for_a_computer_player() {
    let kept = TestDatabase::new().await;
    kept.lost_by(2, BEN).await;
    let (thinks, mut thinking) = tokio_mpsc::unbounded_channel();
    let (release, go_on) = mpsc::channel();
    let slow = Arc::new(Slow {
        n_before: AtomicUsize::new(usize::MAX),
        thinks,
        go_on: Mutex::new(go_on),
    });
    let around = Arc::clone(&slow) as Arc<dyn Environment>;
    let tables = Tables::new(kept.tables.store().clone(), around);
    let id = kept.challenge(1, true).await;
    tables.begin_challenge(id, 10_001).await.unwrap();
    let look = || tables.look(id);
    for interaction in [10_002, 10_003] {
        if interaction == 10_003 {
            // Her own draw does not wait, what follows from the computer player's first act does.
            slow.n_before.store(1, SeqCst);
        }
        let choices = tables.choices(ChannelId(1), ANNA).await.unwrap();
        let action = choices[0].action.clone();
        let (acts, click) = (tables.clone(), Click::by_person(id, ANNA, interaction));
        let acting = tokio::spawn(async move { acts.act(click, &action).await });
        if interaction == 10_003 {
            thinking.recv().await.unwrap();
            let seen = look().now_or_never().expect("she need not wait").unwrap();
            assert_eq!(seen.version(), kept.load(id).await.version);
            // What is read while all of it is dropped is not older than what is changed meanwhile.
            tables.forget_person(BEN).await.unwrap();
            let reading = tables.clone();
            let reading = tokio::spawn(async move { reading.look(id).await.unwrap() });
            tokio::time::sleep(Duration::from_millis(50)).await;
            release.send(()).unwrap();
            acting.await.unwrap().unwrap();
            reading.await.unwrap();
            let newest = look().await.unwrap().version();
            assert!(newest > seen.version());
            assert_eq!(newest, kept.load(id).await.version);
        } else {
            acting.await.unwrap().unwrap();
        }
    }
}
