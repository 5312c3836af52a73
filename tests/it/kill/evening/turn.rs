//! How a person gets from what is on the screen to a move: by buttons and menus, through whatever is asked in between, or
//! by typing it.

use lostcities::kernel::{Level, Seat};
use lostcities::sandbox::{Message, Person, Snowflake};
use lostcities::store::{MatchId, State, StoredMatch};
use rand::RngExt;

use super::super::blow::Blow;
use super::super::seen::{Control, controls, parts, private};
use super::act::Act;
use super::{Evening, acts, replayed};

/// How likely somebody types a move instead of pressing it.
const TYPED: f64 = 0.05;

/// Whoever has not got to the move after this many clicks types it.
const MOST_LOOKS: u32 = 9;

/// What can be pressed on a message and means something like this in this match.
fn means(message: &Message, id: MatchId, is_wanted: impl Fn(&str) -> bool) -> Option<Control> {
    controls(message).find(|control| control.meaning(id).is_some_and(&is_wanted))
}

impl Evening {
    /// One more click of the person in turn. Of three matches one is often given up.
    pub(super) async fn play_on(&mut self, stored: &StoredMatch) {
        let settled = self.settled().await;
        if settled != *stored {
            // What was prepared has been played meanwhile.
            return;
        }
        if self.prepare_perhaps(stored).await {
            return;
        }
        let may_be_given_up = stored.id.0.is_multiple_of(3) && stored.steps.len() > 20;
        if may_be_given_up && (self.blows.are_over() || self.rng.random_bool(0.02)) {
            return self.resign(None).await;
        }
        let game = replayed(stored);
        let seats: Vec<Seat> = game.turn().seats().iter().collect();
        let seat = seats[self.rng.random_range(..seats.len())];
        let id = stored.seats.get(seat).unwrap().person().unwrap().id;
        let who = self.person(id.0);
        let action = game
            .advice_in_haste(seat, Level::Normal, &mut self.whims)
            .unwrap();
        self.n_looks += 1;
        if self.n_looks > MOST_LOOKS || self.rng.random_bool(TYPED) {
            let typed = Act::Command(format!("/lostcities play move:{action}"));
            self.play(stored, seat, &who, &action, typed).await;
            return;
        }
        let panel = self.panels.get(&id.0).and_then(|&panel| who.message(panel));
        // Some games are played on the board itself.
        for message in panel.iter().cloned().chain(self.board(stored.id)) {
            if let Some(control) = means(&message, stored.id, |meaning| meaning == action) {
                return self
                    .press(stored, seat, &who, &action, &message, control)
                    .await;
            }
        }
        // What is picked before it is played: the action, or a part of it.
        let is_detail = |meaning: &str| {
            let detail = meaning.strip_prefix("!focus.");
            detail.is_some_and(|detail| {
                action == detail || action.split('.').any(|part| part == detail)
            })
        };
        let on_the_way = panel.and_then(|panel| {
            let control = means(&panel, stored.id, is_detail)
                .or_else(|| means(&panel, stored.id, |meaning| meaning == "!unfocus"))?;
            Some((panel, control))
        });
        match on_the_way {
            Some((panel, control)) => {
                self.press_on_panel(&who, panel, control).await;
            }
            None => self.open_hand(stored, &who).await,
        }
    }

    /// Somebody gives up; a blow may be aimed at the click that is meant.
    pub(super) async fn resign(&mut self, aimed: Option<Blow>) {
        let who = self.one_of_them();
        let before = private(&who);
        let id = self.stage.newest().await.expect("a match").id;
        let resign = format!("/lostcities resign match:{id}");
        if !self.act(&who, Act::Command(resign)).await {
            return;
        }
        let Some(question) = private(&who).into_iter().rfind(|id| !before.contains(id)) else {
            return;
        };
        let question = who.message(question).unwrap();
        let button = question
            .usable_ids()
            .find(|button| button.ends_with(":!resign-for-sure"));
        let button = button.expect("a way to resign").to_owned();
        self.aimed = aimed;
        let answered = self.act(&who, Act::click(&question, &button)).await;
        let now = self.stage.newest().await.unwrap();
        assert!(
            !answered || now.state() == State::Finished,
            "an answered resignation is lost"
        );
    }

    pub(super) async fn open_hand(&mut self, stored: &StoredMatch, who: &Person) {
        let has_board = || self.board(stored.id).is_some();
        self.stage.wait("there is a board", has_board).await;
        let board = self.board(stored.id).unwrap();
        let is_curious = self.rng.random_bool(0.1);
        let to = |press| means(&board, stored.id, |meaning| meaning == press);
        // Below a quiet match there is nothing more.
        let button = to("!more").filter(|_| is_curious).or_else(|| to("!hand"));
        let button = button.expect("a button on the board");
        let opened = self.press_on_panel(who, board, button).await;
        let down = opened.and_then(|menu| {
            let button = means(&menu, stored.id, |meaning| meaning == "!move-down")?;
            Some((menu, button))
        });
        if let Some((menu, button)) = down {
            self.press_on_panel(who, menu, button).await;
            self.panels.remove(&who.id().number());
        }
    }

    /// A click that changes nothing but the panel of the person.
    pub(super) async fn press_on_panel(
        &mut self,
        who: &Person,
        message: Message,
        control: Control,
    ) -> Option<Message> {
        let before = self.stage.newest().await;
        let panels: Vec<Snowflake> = private(who);
        self.act(who, Act::press(&message, control)).await;
        assert_eq!(self.stage.newest().await, before, "looking changes nothing");
        let newest = private(who)
            .into_iter()
            .rev()
            .find(|id| !panels.contains(id));
        if let Some(panel) = newest {
            self.panels.insert(who.id().number(), panel);
        }
        who.message(newest?)
    }

    /// Plays an action by its button or entry, and presses it again where no answer came.
    async fn press(
        &mut self,
        before: &StoredMatch,
        seat: Seat,
        who: &Person,
        action: &str,
        message: &Message,
        control: Control,
    ) {
        self.figures.entries += u32::from(control.entry.is_some());
        let press = Act::press(message, control.clone());
        let Some(after) = self.play(before, seat, who, action, press.clone()).await else {
            return;
        };
        self.figures.durable += 1;
        let message = who.message(message.id);
        if message.is_some_and(|message| controls(&message).any(|other| other == control)) {
            self.act(who, press).await;
            let again = self.settled().await;
            assert_eq!(
                again.steps, after.steps,
                "a second press on {action} is no second move"
            );
        }
    }

    /// Plays an action and looks into the log for what has become of it. What has been played although nobody said so is
    /// returned.
    async fn play(
        &mut self,
        before: &StoredMatch,
        seat: Seat,
        who: &Person,
        action: &str,
        act: Act,
    ) -> Option<StoredMatch> {
        let is_current = match &act {
            Act::Command(_) => true,
            Act::Press(_, control) => {
                parts(&control.custom_id).is_some_and(|(_, version, _)| version == before.version)
            }
        };
        let answered = self.act(who, act).await;
        let after = self.settled().await;
        assert_eq!(after.id, before.id);
        assert_eq!(
            after.steps.get(..before.steps.len()),
            Some(&before.steps[..]),
            "what was played stays"
        );
        let new = acts(&after.steps[before.steps.len()..]);
        let wanted = (u64::from(seat.number()), action);
        match new.split_first() {
            None => assert!(
                !answered || !is_current,
                "{action} was answered and is lost\n{}",
                self.stage.logged()
            ),
            Some((first, _)) => {
                assert_eq!(*first, wanted);
                self.nothing_else_was_decided(before, &after);
                self.n_looks = 0;
            }
        }
        self.figures.moves += u32::try_from(new.len()).unwrap();
        (!new.is_empty() && !answered).then_some(after)
    }
}
