//! Two people who play on while the program is killed again and again, and who keep a ledger of what was answered.

mod act;
mod end;

use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};

use lostcities::games::GameKind;
use lostcities::kernel::{GameRng, Seat};
use lostcities::present::Match;
use lostcities::registry;
use lostcities::sandbox::{Message, Person, Snowflake};
use lostcities::store::{MatchId, State, StoredMatch};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::blow::Blows;
use super::process::Stage;
use super::seen::{boards, buttons, meaning, parts, private, shows};
use act::Act;

/// How likely somebody types a move instead of pressing it.
const TYPED: f64 = 0.05;

/// Anna and Ben, what they see, and the one who pulls the plug.
pub struct Evening {
    stage: Stage,
    anna: Person,
    ben: Person,
    rng: ChaCha8Rng,
    whims: GameRng,
    blows: Blows,
    /// The private panel that each of them has open.
    panels: BTreeMap<u64, Snowflake>,
    /// Buttons from before the latest start.
    old_buttons: HashSet<String>,
    /// Which of the games come next.
    n_matches: usize,
    finished: Vec<MatchId>,
    /// How many of the bot's requests have been looked at.
    n_checked: u64,
    figures: Figures,
}

/// What the evening was like, for whoever looks at the output.
#[derive(Default, Debug)]
struct Figures {
    clicks: u32,
    kills: u32,
    /// Requests to end.
    stops: u32,
    /// Blows that fell after the answer, and those before which the move was in the database.
    answered: u32,
    durable: u32,
    moves: u32,
    /// Buttons that were answered by a later program than the one that made them.
    old_buttons: u32,
    /// Matches that were played to their end.
    by_rules: u32,
    /// How long all the starts took together.
    starting: Duration,
}

/// The commands by which Anna begins a short match of a game with Ben; none while there is no such command.
const fn challenges(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Classic => &["/lostcities challenge opponent:@Ben rounds:1"],
        // Some of their choices are made from menus, or looked at before they are confirmed; Anna and Ben know neither. Of
        // the board game they do not know the rules.
        GameKind::RollWrite | GameKind::Rivals | GameKind::BoardGame => &[],
    }
}

/// The match that a log leads to.
fn replayed(stored: &StoredMatch) -> Box<dyn Match> {
    let setup = stored.setup.clone();
    let mut game = registry::start(stored.game, setup, stored.table_version).unwrap();
    for step in &stored.steps {
        game.push(step).unwrap();
    }
    game
}

/// What people did, without what chance added.
fn acts(steps: &[Value]) -> Vec<(u64, &str)> {
    steps
        .iter()
        .filter_map(|step| Some((step["seat"].as_u64()?, step["act"].as_str()?)))
        .collect()
}

impl Evening {
    /// An evening on which the program is killed so often; the seed decides what people do and when.
    pub async fn pass(seed: u64, n_kills: u32) {
        let stage = Stage::open().await;
        let mut evening = Self {
            anna: stage.sandbox.person("Anna").unwrap(),
            ben: stage.sandbox.person("Ben").unwrap(),
            stage,
            rng: ChaCha8Rng::seed_from_u64(seed),
            whims: GameRng::seed_from_u64(seed),
            blows: Blows::new(n_kills),
            panels: BTreeMap::new(),
            old_buttons: HashSet::new(),
            n_matches: 0,
            finished: Vec::new(),
            n_checked: 0,
            figures: Figures::default(),
        };
        evening.play_until_all_blows_fell().await;
        evening.check_the_end();
    }

    /// Plays match after match until every blow has fallen and the last match is over.
    async fn play_until_all_blows_fell(&mut self) {
        let started = Instant::now();
        loop {
            let Some(stored) = self.stage.newest().await else {
                self.challenge().await;
                continue;
            };
            match stored.state {
                State::Abandoned => self.challenge().await,
                State::Lobby => self.answer_challenge(&stored).await,
                State::Playing => self.play_on(&stored).await,
                State::Finished => {
                    self.look_at_the_end(&stored).await;
                    if self.blows.are_over() && self.figures.by_rules > 0 {
                        break;
                    }
                    if self.rng.random() {
                        self.ask_for_rematch(&stored).await;
                    } else {
                        self.challenge().await;
                    }
                }
            }
        }
        say(&format!("{:?} in {:?}", self.figures, started.elapsed()));
    }

    /// Anna or Ben.
    fn one_of_them(&mut self) -> Person {
        let who = if self.rng.random() {
            &self.anna
        } else {
            &self.ben
        };
        who.clone()
    }

    /// The person with this id.
    fn person(&self, id: u64) -> Person {
        let who = [&self.anna, &self.ben]
            .into_iter()
            .find(|who| who.id().number() == id);
        who.expect("nobody else plays").clone()
    }

    async fn challenge(&mut self) {
        let mut challenges = GameKind::ALL.into_iter().flat_map(challenges).cycle();
        let challenge = challenges.nth(self.n_matches).expect("a game");
        let act = Act::Command((*challenge).to_owned());
        let before = self.stage.newest().await.map(|stored| stored.id);
        let answered = self.act(&self.anna.clone(), act).await;
        let now = self.stage.newest().await.map(|stored| stored.id);
        assert!(!answered || now > before, "an answered challenge is lost");
        self.n_matches += usize::from(now > before);
    }

    async fn ask_for_rematch(&mut self, stored: &StoredMatch) {
        let board = self.board(stored.id).expect("the last board");
        let button = meaning(&board, stored.id, "!rematch")
            .expect("a rematch")
            .to_owned();
        let who = self.one_of_them();
        let answered = self.act(&who, Act::click(&board, &button)).await;
        let now = self.stage.newest().await.unwrap();
        assert!(
            !answered || now.id != stored.id,
            "an answered rematch is lost"
        );
    }

    async fn answer_challenge(&mut self, stored: &StoredMatch) {
        let id = stored.id;
        let invitation = |stage: &Stage| {
            let public = stage.public();
            public
                .into_iter()
                .find(|message| meaning(message, id, "!accept").is_some())
        };
        self.stage
            .wait("the challenge can be accepted", || {
                invitation(&self.stage).is_some()
            })
            .await;
        let message = invitation(&self.stage).unwrap();
        let button = meaning(&message, id, "!accept").unwrap().to_owned();
        let [anna, ben] = [&self.anna, &self.ben];
        let is_hers = stored.host.0 == anna.id().number();
        let who = if is_hers { ben } else { anna }.clone();
        let answered = self.act(&who, Act::click(&message, &button)).await;
        let now = self.stage.newest().await.unwrap();
        assert_eq!(now.id, id);
        assert!(
            now.state == State::Playing || !answered,
            "an accepted challenge is lost"
        );
        if now.state == State::Playing {
            self.wait_for_board(&now).await;
        }
    }

    /// One more click of the person in turn. Every other match is played to its end, the rest are often given up.
    async fn play_on(&mut self, stored: &StoredMatch) {
        let may_be_given_up = stored.id.0.is_multiple_of(2) && stored.steps.len() > 20;
        if may_be_given_up && (self.blows.are_over() || self.rng.random_bool(0.02)) {
            return self.resign().await;
        }
        let game = replayed(stored);
        let seat = game
            .turn()
            .seats()
            .iter()
            .next()
            .expect("somebody is in turn");
        let id = stored.seats.get(seat).unwrap().as_ref().unwrap().id;
        let who = self.person(id.0);
        let action = game.advice(seat, &mut self.whims).unwrap();
        if self.rng.random_bool(TYPED) {
            let typed = Act::Command(format!("/lostcities play move:{action}"));
            self.play(stored, seat, &who, &action, typed).await;
            return;
        }
        let panel = self.panels.get(&id.0).and_then(|&panel| who.message(panel));
        let is_panel = |panel: &Message| {
            buttons(panel).any(|button| parts(button).is_some_and(|(of, ..)| of == stored.id.0))
        };
        let Some(panel) = panel.filter(is_panel) else {
            return self.open_hand(stored, &who).await;
        };
        if let Some(button) = meaning(&panel, stored.id, &action) {
            let button = button.to_owned();
            return self
                .press(stored, seat, &who, &action, &panel, &button)
                .await;
        }
        let is_detail = |button: &&str| {
            let detail = parts(button).and_then(|(_, _, press)| press.strip_prefix("!focus."));
            detail.is_some_and(|detail| action.split('.').any(|part| part == detail))
        };
        let other = buttons(&panel)
            .find(is_detail)
            .or_else(|| meaning(&panel, stored.id, "!unfocus"))
            .map(str::to_owned);
        match other {
            Some(button) => {
                self.click_on_panel(&who, panel, button).await;
            }
            None => self.open_hand(stored, &who).await,
        }
    }

    async fn resign(&mut self) {
        let who = self.one_of_them();
        let before = private(&who);
        if !self
            .act(&who, Act::Command("/lostcities resign".to_owned()))
            .await
        {
            return;
        }
        let Some(question) = private(&who).into_iter().rfind(|id| !before.contains(id)) else {
            return;
        };
        let question = who.message(question).unwrap();
        let button = buttons(&question).find(|button| button.ends_with(":!resign-for-sure"));
        let button = button.expect("a way to resign").to_owned();
        let answered = self.act(&who, Act::click(&question, &button)).await;
        let now = self.stage.newest().await.unwrap();
        assert!(
            !answered || now.state == State::Finished,
            "an answered resignation is lost"
        );
    }

    async fn open_hand(&mut self, stored: &StoredMatch, who: &Person) {
        let has_board = || self.board(stored.id).is_some();
        self.stage.wait("there is a board", has_board).await;
        let board = self.board(stored.id).unwrap();
        let press = if self.rng.random_bool(0.1) {
            "!more"
        } else {
            "!hand"
        };
        let button = meaning(&board, stored.id, press)
            .expect("a button on the board")
            .to_owned();
        let opened = self.click_on_panel(who, board, button).await;
        let down = opened.and_then(|menu| {
            let button = meaning(&menu, stored.id, "!move-down")?.to_owned();
            Some((menu, button))
        });
        if let Some((menu, button)) = down {
            self.click_on_panel(who, menu, button).await;
            self.panels.remove(&who.id().number());
        }
    }

    /// A click that changes nothing but the panel of the person.
    async fn click_on_panel(
        &mut self,
        who: &Person,
        message: Message,
        button: String,
    ) -> Option<Message> {
        let before = self.stage.newest().await;
        let panels: Vec<Snowflake> = private(who);
        self.act(who, Act::click(&message, &button)).await;
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

    /// Plays an action by its button, and presses it again where no answer came.
    async fn press(
        &mut self,
        before: &StoredMatch,
        seat: Seat,
        who: &Person,
        action: &str,
        panel: &Message,
        button: &str,
    ) {
        let click = Act::click(panel, button);
        let Some(after) = self.play(before, seat, who, action, click.clone()).await else {
            return;
        };
        self.figures.durable += 1;
        let panel = who.message(panel.id);
        if panel.is_some_and(|panel| panel.find(button).is_some()) {
            self.act(who, click).await;
            let again = self.stage.newest().await.unwrap();
            assert_eq!(
                again.steps, after.steps,
                "a second click on {action} is no second move"
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
            Act::Click(_, button) => {
                parts(button).is_some_and(|(_, version, _)| version == before.version)
            }
        };
        let answered = self.act(who, act).await;
        let after = self.stage.newest().await.unwrap();
        assert_eq!(after.id, before.id);
        assert_eq!(
            after.steps.get(..before.steps.len()),
            Some(&before.steps[..]),
            "what was played stays"
        );
        let new = acts(&after.steps[before.steps.len()..]);
        let wanted = (u64::from(seat.number()), action);
        match new.as_slice() {
            [] => assert!(
                !answered || !is_current,
                "{action} was answered and is lost\n{}",
                self.stage.logged()
            ),
            [only] => assert_eq!(*only, wanted),
            more => panic!("one click, and {more:?} were played"),
        }
        self.figures.moves += u32::try_from(new.len()).unwrap();
        (!new.is_empty() && !answered).then_some(after)
    }

    /// The newest public message that carries buttons of the match.
    fn board(&self, id: MatchId) -> Option<Message> {
        let public = self.stage.public();
        boards(&public, id).pop().cloned()
    }

    /// Waits until the board shows what the log says.
    async fn wait_for_board(&self, stored: &StoredMatch) {
        let is_shown = || {
            let board = self.board(stored.id);
            board.is_some_and(|board| shows(&board, stored.id, stored.version))
        };
        self.stage.wait("the board shows the log", is_shown).await;
    }
}

#[expect(clippy::print_stderr, reason = "a failure is repeated with this seed")]
pub fn say(line: &str) {
    eprintln!("{line}");
}
