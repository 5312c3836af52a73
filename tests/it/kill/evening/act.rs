//! One thing that somebody does, while the program perhaps ends under it.

use std::time::{Duration, Instant};

use lostcities::sandbox::{Answer, Impossible, Message, Outcome, Person};
use lostcities::store::{SeatClock, State, StoredMatch};
use rand::RngExt;
use tokio::task::JoinHandle;

use super::super::blow::{Blow, Strike};
use super::super::seen::Control;
use super::{Evening, replayed};

#[derive(Clone, Debug)]
pub enum Act {
    Command(String),
    Press(Box<Message>, Control),
}

impl Act {
    pub fn click(message: &Message, button: &str) -> Self {
        let button = Control {
            custom_id: button.to_owned(),
            entry: None,
        };
        Self::press(message, button)
    }

    pub(super) fn press(message: &Message, control: Control) -> Self {
        Self::Press(Box::new(message.clone()), control)
    }

    pub async fn run(self, who: Person) -> Result<Answer, Impossible> {
        match self {
            Self::Command(text) => who.command(&text).await,
            Self::Press(message, Control { custom_id, entry }) => {
                let entries: Vec<&str> = entry.as_deref().into_iter().collect();
                who.select(&message, &custom_id, &entries).await
            }
        }
    }
}

/// How the program asks Anna and Ben for pardon.
const APOLOGIES: [&str; 2] = [
    "something went wrong on my side",
    "bei mir ist etwas schiefgegangen",
];

/// What a program says that has closed its database: nothing was done, or nobody can tell any more.
const SENT_AWAY: [&str; 2] = ["I am being restarted", "Ich werde gerade neu gestartet"];

/// What a program says that waits for its database for long: what was done may still be refused.
const LATE: [&str; 2] = [
    "This takes longer than usual",
    "Das dauert länger als sonst",
];

/// A person who waits for an answer.
type Waiting = JoinHandle<Result<Answer, Impossible>>;

/// Whether there is more than the promise of an answer.
pub fn is_answered(answer: Result<Answer, Impossible>) -> bool {
    answer.is_ok_and(|answer| {
        let is_full = answer.is_settled || !answer.is_promised;
        let says_nothing = answer.message.is_some_and(|message| {
            let mut all = SENT_AWAY.iter().chain(&LATE);
            all.any(|later| message.content.contains(later))
        });
        answer.outcome == Outcome::Answered && is_full && !says_nothing
    })
}

impl Evening {
    /// Does something, perhaps pulls the plug meanwhile; says whether the person got an answer.
    pub(super) async fn act(&mut self, who: &Person, act: Act) -> bool {
        self.figures.clicks += 1;
        let is_old =
            matches!(&act, Act::Press(_, control) if self.old_buttons.remove(&control.custom_id));
        let aimed = self.aimed.take();
        let blow = aimed.or_else(|| self.blows.next(&mut self.rng));
        let before = match blow {
            Some(Blow::Stop(_)) => self.stage.newest().await,
            Some(_) | None => None,
        };
        if let Some(Blow::KillOne(..) | Blow::PauseOne(_)) = blow {
            self.stage.start_both().await;
        }
        let waiting = tokio::spawn(act.clone().run(who.clone()));
        let answered = match blow {
            None => {
                // The board may have moved on under the finger.
                let Ok(answer) = waiting.await.unwrap() else {
                    return false;
                };
                let is_answered = answer.outcome == Outcome::Answered;
                assert!(is_answered, "{act:?}\n{}", self.stage.logged());
                self.figures.old_buttons += u32::from(is_old);
                return true;
            }
            Some(Blow::Kill(delay)) => self.kill(delay, waiting).await,
            Some(Blow::Stop(delay)) => self.stop(delay, waiting, before, &act).await,
            Some(Blow::KillOne(delay, number)) => {
                self.stage.kill_one_after(delay, number).await;
                let answered = is_answered(waiting.await.unwrap());
                self.figures.kills += 1;
                self.other_goes_on().await;
                if self.rng.random() {
                    self.stage.start_both().await;
                }
                return answered;
            }
            Some(Blow::PauseOne(number)) => {
                let answered = is_answered(waiting.await.unwrap());
                self.stage.signal(number, "STOP");
                self.stage.deliver_only_to(1 - number).await;
                self.figures.pauses += 1;
                self.other_goes_on().await;
                self.stage.signal(number, "CONT");
                self.stage.deliver_to_all().await;
                return answered;
            }
            Some(Blow::Strike(delay, strike)) => {
                self.stage.strike_server(delay, strike).await;
                return self.is_done(waiting, strike).await;
            }
        };
        self.figures.answered += u32::from(answered);
        self.start_again(who).await;
        answered
    }

    /// Whether the program did what it was asked for, after its server was struck. If it says that it could not, it gives the
    /// number under which its log says why.
    async fn is_done(&mut self, waiting: Waiting, strike: Strike) -> bool {
        let counted = match strike {
            Strike::Crash => &mut self.figures.crashes,
            Strike::Kill => &mut self.figures.kills,
            Strike::Cut => &mut self.figures.cuts,
        };
        *counted += 1;
        let Ok(answer) = waiting.await.unwrap() else {
            return false;
        };
        let is_full = answer.is_settled || !answer.is_promised;
        let is_full = is_full && answer.outcome == Outcome::Answered;
        assert!(is_full, "{answer:?}\n{}", self.stage.logged());
        let content = answer
            .message
            .map_or(String::new(), |message| message.content);
        if !APOLOGIES.iter().any(|sorry| content.contains(sorry)) {
            self.figures.answered += 1;
            return true;
        }
        let mut number = content.split('`').skip(1);
        let number = number.next().expect("a number to ask about");
        assert!(self.stage.has_logged(number), "{content}");
        self.figures.apologies += 1;
        false
    }

    async fn kill(&mut self, delay: Duration, waiting: Waiting) -> bool {
        self.figures.kills += 1;
        self.stage.kill_after(delay).await;
        // Nobody will answer any more; whoever waits for it would wait in vain.
        waiting.is_finished() && is_answered(waiting.await.unwrap())
    }

    /// What the program has done before it stops, it has also said.
    async fn stop(
        &mut self,
        delay: Duration,
        waiting: Waiting,
        before: Option<StoredMatch>,
        act: &Act,
    ) -> bool {
        self.figures.stops += 1;
        tokio::time::sleep(delay).await;
        let status = self.stage.terminate().await;
        assert!(status.success(), "{status}\n{}", self.stage.logged());
        let after = self.stage.newest().await;
        if after == before {
            return waiting.is_finished() && is_answered(waiting.await.unwrap());
        }
        let answered = is_answered(waiting.await.unwrap());
        assert!(
            answered,
            "{act:?} was done in silence\n{}",
            self.stage.logged()
        );
        if let Some(after) = after
            && is_news(before.as_ref(), &after)
        {
            let is_shown = self.is_shown(&after);
            assert!(is_shown, "{act:?} is not shown\n{}", self.stage.logged());
        }
        true
    }

    /// Starts the program again. Half of the time people wait until it has caught up with what it had not shown.
    async fn start_again(&mut self, who: &Person) {
        let before = self.clocks().await;
        let starting = Instant::now();
        self.stage.start().await;
        self.figures.starting += starting.elapsed();
        if self.stage.newest().await.is_none() {
            return;
        }
        let stored = self.settled().await;
        self.nobody_lost_time(&before).await;
        if stored.state() != State::Lobby && self.rng.random() {
            self.wait_for_board(&stored).await;
        }
        let panel = self.panels.get(&who.id().number());
        let panel = panel.and_then(|&panel| who.message(panel));
        for message in panel.into_iter().chain(self.board(stored.id)) {
            self.old_buttons
                .extend(message.usable_ids().map(str::to_owned));
        }
    }
}

impl Evening {
    /// The program that is left goes on, and shows what the other one has left.
    async fn other_goes_on(&self) {
        if self.stage.newest().await.is_none() {
            return;
        }
        let stored = self.settled().await;
        if stored.state() != State::Lobby {
            self.wait_for_board(&stored).await;
        }
    }

    async fn clocks(&self) -> Vec<SeatClock> {
        match self.stage.newest().await {
            Some(stored) => self.stage.clocks(stored.id).await,
            None => Vec::new(),
        }
    }

    /// Clocks that ran before the program was started again ring no earlier than they would have.
    async fn nobody_lost_time(&mut self, before: &[SeatClock]) {
        for after in self.clocks().await {
            let same = before.iter().find(|clock| clock.seat == after.seat);
            let ran_until = same.and_then(|clock| clock.due_at);
            if let (Some(before), Some(after)) = (ran_until, after.due_at) {
                assert!(after >= before, "{after} is before {before}");
                self.figures.clocks += 1;
            }
        }
    }
}

/// Whether everybody is to be shown what has happened. A card that was laid without drawing is half a turn, which stays
/// between a person and the panel.
fn is_news(before: Option<&StoredMatch>, after: &StoredMatch) -> bool {
    match before.filter(|before| before.id == after.id) {
        Some(before) if before.state() == after.state() => {
            replayed(before).turn() != replayed(after).turn()
        }
        Some(_) => after.state() == State::Playing || after.state() == State::Finished,
        // A new challenge has no board.
        None => false,
    }
}
