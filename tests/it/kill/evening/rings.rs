//! Clocks that ring while the program is killed.

use std::time::Duration;

use lostcities::sandbox::Message;
use lostcities::store::{MatchId, SeatClock};

use super::super::process::LOOK_AGAIN;
use super::super::seen::{parts, shows};
use super::Evening;
use super::act::Act;

/// The program sweeps about so long after its start. It is killed some time around that.
const SWEEP: Duration = Duration::from_millis(4_300);
const AROUND_IT: Duration = Duration::from_millis(1_400);

const CHALLENGE: &str = "/lostcities challenge opponent:@Ben rounds:1 clock:1h";

/// Whether a message asks the others what is to become of a player who is late.
fn asks(message: &Message, id: MatchId) -> bool {
    let mut parts = message.usable_ids().filter_map(parts);
    parts.any(|(of, _, meaning)| of == id.0 && meaning.starts_with("!late.remind"))
}

impl Evening {
    /// This many times the time of a player is up, and the program is killed around the sweep that finds it: the others are
    /// asked once.
    pub async fn killed_while_clocks_ring(seed: u64, n_rings: u32) {
        let mut evening = Self::begin(seed, 0, 0).await;
        let mut n_rung_before = 0;
        for number in 0..n_rings {
            let anna = evening.anna.clone();
            assert!(evening.act(&anna, Act::Command(CHALLENGE.to_owned())).await);
            let challenge = evening.stage.newest().await.unwrap();
            evening.answer_challenge(&challenge).await;
            let before = evening.stage.newest().await.unwrap();
            evening.wait_until_called(before.id).await;

            evening.stage.kill_after(Duration::ZERO).await;
            evening.stage.let_clocks_run_down().await;
            evening.stage.start().await;
            let delay = SWEEP + AROUND_IT * number / n_rings;
            evening.stage.kill_after(delay).await;
            let cut_short = evening.stage.newest().await.unwrap();
            let clocks = evening.stage.clocks(before.id).await;
            let has_rung = is_over(&clocks);
            assert_eq!(cut_short.version, before.version + u64::from(has_rung));
            n_rung_before += u32::from(has_rung);

            evening.stage.start().await;
            evening
                .others_are_asked_once(before.id, before.version + 1)
                .await;
            let after = evening.stage.newest().await.unwrap();
            assert_eq!(after.steps, before.steps, "nothing is taken from anybody");
            evening.resign(None).await;
            let ended = evening.stage.newest().await.unwrap();
            evening.look_at_the_end(&ended).await;
        }
        super::say(&format!(
            "{n_rung_before} of {n_rings} rang before the blow"
        ));
        assert_eq!(evening.finished.len(), n_rings as usize);
    }

    /// Waits until the clock of the player who is to move runs.
    async fn wait_until_called(&self, id: MatchId) {
        loop {
            let clocks = self.stage.clocks(id).await;
            if clocks.iter().all(|clock| clock.next_at.is_some()) {
                return;
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    async fn others_are_asked_once(&self, id: MatchId, version: u64) {
        let is_shown = || {
            let board = self.board(id);
            let public = self.stage.public();
            let n_asking = public.iter().filter(|message| asks(message, id)).count();
            board.is_some_and(|board| shows(&board, id, version)) && n_asking == 1
        };
        self.stage.wait("the others are asked once", is_shown).await;
        assert!(is_over(&self.stage.clocks(id).await));
        assert_eq!(self.stage.newest().await.unwrap().version, version);
    }
}

fn is_over(clocks: &[SeatClock]) -> bool {
    clocks.iter().any(|clock| clock.stage.is_over())
}
