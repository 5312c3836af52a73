//! More clicks than the bot can answer, and what becomes of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;

use super::bot::Stage;
use super::many::{self, Pairs};
use super::table::{self, mb};

/// How many people click at once, each as soon as the last click is answered, to find out what the bot can do.
const AT_ONCE: usize = 16;

/// For how many seconds they do.
const SECONDS: u64 = 15;

/// How long after a rush everything is as before.
const AFTER: Duration = Duration::from_secs(5);

/// Twice as many clicks as can be answered, for this many seconds.
pub async fn rush(n_matches: usize, seconds: u32) {
    let stage = Stage::open().await;
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    let rate = saturating(&stage, &pairs).await;
    tokio::time::sleep(AFTER).await;

    let (waited, _) = many::steady(&stage, &pairs, "rush", 2 * rate, seconds).await;
    many::report("rush", &waited, ["", "1000 ms"]);
    table::line("the bot's memory at most", mb(stage.memory().1), "128 MB");
    tokio::time::sleep(AFTER).await;
    // Half a turn is shown to nobody.
    let n_behind = many::n_behind(&stage, 2).await;
    table::line("boards behind five seconds later", n_behind, "0");
    let (waited, _) = many::steady(&stage, &pairs, "afterwards", rate / 4, 5).await;
    many::report("afterwards", &waited, ["", "150 ms"]);
    many::finish(&stage, pairs).await;
}

/// How many clicks a second the bot answers if there is always another.
async fn saturating(stage: &Stage, pairs: &Pairs) -> u32 {
    let (started, before) = (Instant::now(), stage.processor_time());
    let n_clicks = Arc::new(AtomicUsize::new(0));
    let mut people = JoinSet::new();
    let share = pairs.len().div_ceil(AT_ONCE);
    for own in pairs.chunks(share) {
        let (own, n_clicks) = (own.to_vec(), Arc::clone(&n_clicks));
        people.spawn(async move {
            for pair in own.iter().cycle() {
                if started.elapsed().as_secs() >= SECONDS {
                    return;
                }
                pair.lock().await.click().await;
                n_clicks.fetch_add(1, Relaxed);
            }
        });
    }
    people.join_all().await;
    let n_clicks = n_clicks.load(Relaxed);
    many::costs(stage, "saturated", n_clicks, started, before);
    u32::try_from(n_clicks).unwrap() / u32::try_from(started.elapsed().as_secs()).unwrap()
}
