//! Tries at deals that the program is killed in the middle of.

use lostcities::sandbox::{Message, Outcome, Person};
use lostcities::store::MatchId;

use super::blow::delay;
use super::process::Stage;
use super::seen::buttons;

/// The dailies are played with as many kills as asked for, at every time after a click. A click that was answered is in the
/// database, and none is there twice.
pub async fn cut_short(n_kills: u32) {
    let mut stage = Stage::open().await;
    let anna = stage.sandbox.person("Anna").unwrap();
    let dailies = ["/lostcities daily", "/lostcities daily game:Lost Cities"];
    // However often it was asked for, each is one match.
    for (id, daily) in (1..).map(MatchId).zip(dailies) {
        for number in 0..n_kills {
            let (panel, button) = way(&anna, daily).await;
            let before = stage.stored(id).await;
            let click = {
                let who = anna.clone();
                tokio::spawn(async move { who.click(&panel, &button).await })
            };
            let haste = f64::from(number) / f64::from(n_kills);
            stage.kill_after(delay(haste)).await;
            stage.start().await;
            let after = stage.stored(id).await;
            let n_changes = after.version - before.version;
            let answer = click.await.unwrap();
            let is_answered = answer.is_ok_and(|answer| answer.outcome == Outcome::Answered);
            assert!(
                n_changes == 1 || (n_changes == 0 && !is_answered),
                "{n_changes}"
            );
            assert!(after.steps.starts_with(&before.steps));
        }
    }
}

/// The panel that the person is at, and the first button there that changes something.
async fn way(who: &Person, daily: &str) -> (Message, String) {
    let mut panel = who.command(daily).await.unwrap().message.unwrap();
    loop {
        let find = |part: &str| buttons(&panel).find(|id| id.contains(part));
        let acts = find("!daily.act.").or_else(|| find("!daily.roll."));
        if let Some(acts) = acts.map(str::to_owned) {
            return (panel, acts);
        }
        let look = find("!daily.look.").expect("a way on").to_owned();
        let picked = who.click(&panel, &look).await.unwrap().message;
        panel = picked.unwrap();
    }
}
