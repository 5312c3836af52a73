//! Tries at deals that the program is killed in the middle of.

use std::time::Duration;

use lostcities::sandbox::{Answer, Message, Person};
use lostcities::store::MatchId;

use super::blow::delay;
use super::evening::{Act, is_answered};
use super::process::Stage;

/// The dailies are played with as many kills as asked for, at every time after a click. A click that was answered is in the
/// database, and none is there twice.
pub async fn cut_short(n_kills: u32) {
    let mut stage = Stage::open().await;
    let anna = stage.sandbox.person("Anna").unwrap();
    let dailies = ["/lostcities daily", "/lostcities daily game:Lost Cities"];
    // However often it was asked for, each is one match.
    for (id, daily) in (1..).map(MatchId).zip(dailies) {
        for number in 0..n_kills {
            let panel = anna.command(daily).await.unwrap().message.unwrap();
            let (panel, button) = way(&anna, panel).await.expect("it goes on");
            let before = stage.stored(id).await;
            let after = delay(f64::from(number) / f64::from(n_kills));
            let click = Act::click(&panel, &button);
            let answer = cut(&mut stage, after, &anna, click).await;
            let after = stage.stored(id).await;
            let n_changes = after.version - before.version;
            assert!(
                n_changes == 1 || (n_changes == 0 && answer.is_none()),
                "{n_changes}: {answer:?}"
            );
            assert!(after.steps.starts_with(&before.steps));
        }
    }
}

/// Has a person act, kills the program a while later, and starts it again. Returns the answer, if there was one.
pub async fn cut(stage: &mut Stage, after: Duration, who: &Person, act: Act) -> Option<Answer> {
    let waiting = tokio::spawn(act.run(who.clone()));
    stage.kill_after(after).await;
    stage.start().await;
    if !waiting.is_finished() {
        // Nobody will answer any more.
        return None;
    }
    let answer = waiting.await.unwrap().ok()?;
    is_answered(Ok(answer.clone())).then_some(answer)
}

/// The panel that the person comes to, and the first button there that changes something; `None` if the try is over.
pub async fn way(who: &Person, mut panel: Message) -> Option<(Message, String)> {
    loop {
        let find = |part: &str| panel.usable_ids().find(|id| id.contains(part));
        let acts = find("!daily.act.").or_else(|| find("!daily.roll."));
        if let Some(acts) = acts.map(str::to_owned) {
            return Some((panel, acts));
        }
        let look = find("!daily.look.")?.to_owned();
        let picked = who.click(&panel, &look).await.unwrap().message;
        panel = picked.unwrap();
    }
}
