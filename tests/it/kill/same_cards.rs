//! Evenings with the same cards that the program is killed in the middle of.

use std::time::Duration;

use lostcities::sandbox::{Answer, Message, Person};
use lostcities::store::{Evening, EveningId, PersonId, StoredMatch};
use lostcities::table::counted;

use super::blow::delay;
use super::daily::{cut, way};
use super::evening::Act;
use super::process::{Stage, TIMEOUT};

/// The program sweeps about so long after its start. It is killed some time around that.
pub const SWEEP: Duration = Duration::from_millis(4_300);
pub const AROUND_IT: Duration = Duration::from_millis(1_400);

const BEGIN: &str = "/lostcities evening deals:2 minutes:5";

/// As many evenings as asked for, one after the other, on which each step is cut short: to begin, to play, a choice, to go on, and
/// the end of a deal by the sweep. What was answered is done, nothing is done twice, and each has one message.
pub async fn cut_short(n_evenings: u32) {
    let stage = Stage::open().await;
    let anna = stage.sandbox.person("Anna").unwrap();
    let mut host = Host {
        stage,
        anna,
        id: EveningId(0),
        n_cut: 0,
        n_to_cut: 4 * n_evenings,
    };
    for number in 0..n_evenings {
        host.id = EveningId(number + 1);
        host.begin_and_play().await;
        host.go_on().await;
        let part = (2 * number + 1) * AROUND_IT / (2 * n_evenings);
        host.is_ended_by_sweep(SWEEP + part).await;
    }
    assert_eq!(host.stage.public().len(), n_evenings as usize);
}

/// Who begins the evenings and plays them alone.
struct Host {
    stage: Stage,
    anna: Person,
    id: EveningId,
    /// How many of her acts have been cut short, and are to be.
    n_cut: u32,
    n_to_cut: u32,
}

impl Host {
    /// Does something that is cut short; how she is answered, if at all.
    async fn cut(&mut self, act: Act) -> Option<Answer> {
        let after = delay(f64::from(self.n_cut) / f64::from(self.n_to_cut));
        self.n_cut += 1;
        cut(&mut self.stage, after, &self.anna, act).await
    }

    /// The message once it has a button for this, and its custom id.
    async fn shown(&self, what: &str) -> (Message, String) {
        let wanted = format!("!evening.{what}");
        let find = || {
            let public = self.stage.public();
            public.into_iter().find_map(|message| {
                let id = message.usable_ids().find(|id| id.ends_with(&wanted))?;
                let id = id.to_owned();
                Some((message, id))
            })
        };
        self.stage.wait(&wanted, || find().is_some()).await;
        find().expect("nobody else changes it")
    }

    /// The panel of the deal at a place.
    async fn play(&self, nth: u8) -> Message {
        let (message, play) = self.shown(&format!("play.{}.{nth}", self.id.0)).await;
        let answer = self.anna.click(&message, &play).await.unwrap();
        answer.message.expect("a panel")
    }

    async fn evening(&self) -> Evening {
        self.stage.evening(self.id).await.expect("it has begun")
    }

    async fn attempt(&self, nth: u8) -> Option<StoredMatch> {
        let deal = self.evening().await.deal(nth);
        let person = PersonId(self.anna.id().number());
        self.stage.attempt(counted(deal, person)).await
    }

    /// Begins the evening and plays its first deal to the end.
    async fn begin_and_play(&mut self) {
        let answer = self.cut(Act::Command(BEGIN.to_owned())).await;
        if self.stage.evening(self.id).await.is_none() {
            assert!(answer.is_none(), "an evening is lost: {answer:?}");
            self.anna.command(BEGIN).await.unwrap();
        }
        let (message, play) = self.shown(&format!("play.{}.1", self.id.0)).await;
        // Where the message was posted and the program killed before it wrote that down, its next sweep does, and the deal begins.
        let begins = async {
            while self.evening().await.closes_at.is_none() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let begins = tokio::time::timeout(TIMEOUT, begins).await;
        begins.expect("it is written down");
        let answer = self.cut(Act::click(&message, &play)).await;
        let is_begun = self.attempt(1).await.is_some();
        assert!(answer.is_none() || is_begun, "a try is lost: {answer:?}");

        let panel = self.play(1).await;
        let before = self.attempt(1).await.expect("a try");
        let (panel, choice) = way(&self.anna, panel).await.expect("a choice");
        let answer = self.cut(Act::click(&panel, &choice)).await;
        let after = self.attempt(1).await.expect("a try");
        let n_changes = after.version - before.version;
        assert!(n_changes == 1 || (n_changes == 0 && answer.is_none()));
        assert!(after.steps.starts_with(&before.steps));

        let mut panel = self.play(1).await;
        while let Some((at, choice)) = way(&self.anna, panel).await {
            let answer = self.anna.click(&at, &choice).await.unwrap();
            panel = answer.message.expect("a panel");
        }
    }

    /// Goes on to the second deal.
    async fn go_on(&mut self) {
        let next = format!("next.{}.1", self.id.0);
        let (message, button) = self.shown(&next).await;
        let answer = self.cut(Act::click(&message, &button)).await;
        let version = self.evening().await.version;
        assert!(
            version == 1 || (version == 0 && answer.is_none()),
            "{version}"
        );
        if version == 0 {
            let (message, button) = self.shown(&next).await;
            self.anna.click(&message, &button).await.unwrap();
        }
    }

    /// Leaves the second deal to the sweep, which is cut short so long after a start.
    async fn is_ended_by_sweep(&mut self, after: Duration) {
        self.play(2).await;
        let before = self.attempt(2).await.expect("a try");
        self.stage.kill_after(Duration::ZERO).await;
        let deal = self.evening().await.deal(2);
        self.stage.let_deal_run_down(deal).await;
        self.stage.start().await;
        self.stage.kill_after(after).await;
        self.stage.start().await;
        self.shown(&format!("again.{}", self.id.0)).await;
        let ended = self.attempt(2).await.expect("a try");
        assert!(ended.steps.starts_with(&before.steps));
        assert!(ended.steps.len() > before.steps.len());
        let evening = self.evening().await;
        assert_eq!(
            (evening.version, evening.nth, evening.is_open),
            (2, 2, false)
        );
    }
}
