//! Two people who play on while the program is killed again and again, and who keep a ledger of what was answered.

use std::collections::BTreeMap;
use std::time::{Duration, Instant, SystemTime};

use lostcities::games::GameKind;
use lostcities::kernel::{GameRng, Seat};
use lostcities::present::Match;
use lostcities::registry;
use lostcities::sandbox::{Answer, Impossible, Message, Outcome, Person, Snowflake};
use lostcities::store::{MatchId, State, StoredMatch};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::process::Stage;

/// The longest time from a click to a blow; the shortest is a quarter of a millisecond.
const LONGEST_BLOW: Duration = Duration::from_millis(800);

/// Anna and Ben, what they see, and the one who pulls the plug.
pub struct Evening {
    stage: Stage,
    anna: Person,
    ben: Person,
    rng: ChaCha8Rng,
    whims: GameRng,
    /// How many blows are still to fall.
    blows: u32,
    /// How likely one falls on a click.
    likelihood: f64,
    /// The private panel that each of them has open.
    panels: BTreeMap<u64, Snowflake>,
    /// Which of the games come next.
    n_matches: usize,
    finished: Vec<MatchId>,
    figures: Figures,
}

/// What the evening was like, for whoever looks at the output.
#[derive(Default, Debug)]
struct Figures {
    clicks: u32,
    kills: u32,
    /// Blows that fell after the answer, and those before which the move was in the database.
    answered: u32,
    durable: u32,
    moves: u32,
    /// How long all the starts took together.
    starting: Duration,
}

/// One thing that a person does.
#[derive(Clone, Debug)]
enum Act {
    Command(String),
    Click(Box<Message>, String),
}

impl Act {
    async fn run(self, who: Person) -> Result<Answer, Impossible> {
        match self {
            Self::Command(text) => who.command(&text).await,
            Self::Click(message, id) => who.click(&message, &id).await,
        }
    }
}

/// The command that begins a short match of a game.
fn challenge(game: GameKind) -> &'static str {
    match game {
        GameKind::Classic => "/lostcities challenge opponent:@Ben rounds:1",
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

/// The custom ids of the buttons of a message that can be pressed.
fn buttons(message: &Message) -> impl Iterator<Item = &str> {
    let enabled = message.components.iter().flatten();
    enabled
        .filter(|button| !button.disabled)
        .filter_map(|button| button.custom_id.as_deref())
}

/// Match, version and meaning of a custom id.
fn parts(custom_id: &str) -> Option<(u64, u64, &str)> {
    let mut parts = custom_id.strip_prefix("v1:")?.splitn(3, ':');
    Some((
        parts.next()?.parse().ok()?,
        parts.next()?.parse().ok()?,
        parts.next()?,
    ))
}

/// The button of a message that means this in this match.
fn meaning<'a>(message: &'a Message, id: MatchId, press: &str) -> Option<&'a str> {
    buttons(message)
        .find(|button| parts(button).is_some_and(|(of, _, meaning)| of == id.0 && meaning == press))
}

impl Evening {
    /// Nobody has done anything yet, and so many blows are to fall.
    pub async fn begin(blows: u32) -> Self {
        let seed = std::env::var("LOSTCITIES_KILL_SEED").ok();
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let seed = seed.map_or(now.unwrap().as_secs(), |seed| seed.parse().unwrap());
        say(&format!(
            "LOSTCITIES_KILL_SEED={seed} LOSTCITIES_KILLS={blows}"
        ));
        let stage = Stage::open().await;
        Self {
            anna: stage.sandbox.person("Anna").unwrap(),
            ben: stage.sandbox.person("Ben").unwrap(),
            stage,
            rng: ChaCha8Rng::seed_from_u64(seed),
            whims: GameRng::seed_from_u64(seed),
            blows,
            likelihood: 0.4,
            panels: BTreeMap::new(),
            n_matches: 0,
            finished: Vec::new(),
            figures: Figures::default(),
        }
    }

    /// Plays match after match until every blow has fallen and the last match is over.
    pub async fn play_until_all_blows_fell(&mut self) {
        let started = Instant::now();
        loop {
            let stored = self.stage.newest().await;
            match stored {
                None => self.challenge().await,
                Some(stored) => match stored.state {
                    State::Abandoned => self.challenge().await,
                    State::Lobby => self.answer_challenge(&stored).await,
                    State::Playing => self.play_on(&stored).await,
                    State::Finished => {
                        self.look_at_the_end(&stored).await;
                        if self.blows == 0 {
                            break;
                        }
                        if self.rng.random_bool(0.5) {
                            self.ask_for_rematch(&stored).await;
                        } else {
                            self.challenge().await;
                        }
                    }
                },
            }
        }
        say(&format!("{:?} in {:?}", self.figures, started.elapsed()));
    }

    /// Whether all matches ended as they should.
    pub fn check_the_end(&self) {
        assert!(!self.finished.is_empty());
        for id in &self.finished {
            self.stage.verify(&id.to_string());
        }
        for request in self.stage.sandbox.requests(0) {
            // What was deleted just before a blow is deleted again; nothing else may fail.
            let is_repeated = request.method == "DELETE" && request.response["code"] == 10008;
            assert!(request.verdicts.is_empty() || is_repeated, "{request:#?}");
        }
    }

    async fn challenge(&mut self) {
        let game = GameKind::ALL[self.n_matches % GameKind::ALL.len()];
        let act = Act::Command(challenge(game).to_owned());
        let answered = self.act(&self.anna.clone(), act).await;
        let stored = self.stage.newest().await;
        if answered {
            assert!(stored.is_some(), "an answered challenge is lost");
            self.n_matches += 1;
        }
    }

    async fn ask_for_rematch(&mut self, stored: &StoredMatch) {
        let board = self.board(stored.id).expect("the last board");
        let button = meaning(&board, stored.id, "!rematch")
            .expect("a rematch")
            .to_owned();
        let who = if self.rng.random() {
            self.anna.clone()
        } else {
            self.ben.clone()
        };
        let answered = self.act(&who, Act::Click(Box::new(board), button)).await;
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
        let who = if stored.host.0 == self.anna.id().number() {
            self.ben.clone()
        } else {
            self.anna.clone()
        };
        let answered = self.act(&who, Act::Click(Box::new(message), button)).await;
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

    /// One more click of the person in turn.
    async fn play_on(&mut self, stored: &StoredMatch) {
        let is_enough = self.blows == 0 || self.rng.random_bool(0.02);
        if is_enough && stored.steps.len() > 20 {
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
        let who = if id.0 == self.anna.id().number() {
            self.anna.clone()
        } else {
            self.ben.clone()
        };
        let action = game.advice(seat, &mut self.whims).unwrap();
        let panel = self.panels.get(&id.0).and_then(|&panel| who.message(panel));
        let Some(panel) = panel.filter(|panel| {
            buttons(panel).any(|button| parts(button).is_some_and(|(of, ..)| of == stored.id.0))
        }) else {
            return self.open_hand(stored, &who).await;
        };
        if let Some(button) = meaning(&panel, stored.id, &action) {
            let button = button.to_owned();
            return self
                .play(stored, seat, &who, &action, &panel, &button)
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
        let who = if self.rng.random() {
            self.anna.clone()
        } else {
            self.ben.clone()
        };
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
        let answered = self.act(&who, Act::Click(Box::new(question), button)).await;
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
        self.act(who, Act::Click(Box::new(message), button)).await;
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

    /// Plays an action by its button, and looks into the log for what has become of it.
    async fn play(
        &mut self,
        before: &StoredMatch,
        seat: Seat,
        who: &Person,
        action: &str,
        panel: &Message,
        button: &str,
    ) {
        let is_current = parts(button).is_some_and(|(_, version, _)| version == before.version);
        let click = || Act::Click(Box::new(panel.clone()), button.to_owned());
        let answered = self.act(who, click()).await;
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
        // Whoever saw no answer clicks again.
        if !new.is_empty() && !answered {
            self.figures.durable += 1;
            if who
                .message(panel.id)
                .is_some_and(|panel| panel.find(button).is_some())
            {
                self.act(who, click()).await;
                let again = self.stage.newest().await.unwrap();
                assert_eq!(
                    again.steps, after.steps,
                    "a second click on {action} is no second move"
                );
            }
        }
    }

    /// Does something, perhaps pulls the plug meanwhile; says whether the person got an answer.
    async fn act(&mut self, who: &Person, act: Act) -> bool {
        self.figures.clicks += 1;
        let running = tokio::spawn(act.clone().run(who.clone()));
        if self.blows == 0 || !self.rng.random_bool(self.likelihood) {
            let answer = running.await.unwrap();
            // The board may have moved on under the finger.
            let Ok(answer) = answer else { return false };
            assert_eq!(
                answer.outcome,
                Outcome::Answered,
                "{act:?}\n{}",
                self.stage.logged()
            );
            return true;
        }
        self.blows -= 1;
        self.figures.kills += 1;
        // As many blows fall in the first millisecond as in the last half second.
        let delay = LONGEST_BLOW.mul_f64(0.0003_f64.powf(self.rng.random::<f64>()));
        self.stage.kill_after(delay).await;
        // Nobody will answer any more; whoever waits for it would wait in vain.
        let answered = running.is_finished()
            && running
                .await
                .unwrap()
                .is_ok_and(|answer| answer.outcome == Outcome::Answered);
        self.figures.answered += u32::from(answered);
        let starting = Instant::now();
        self.stage.start().await;
        self.figures.starting += starting.elapsed();
        if self.rng.random()
            && let Some(stored) = self.stage.newest().await
            && stored.state != State::Lobby
        {
            self.wait_for_board(&stored).await;
        }
        answered
    }

    /// The newest public message that carries buttons of the match.
    fn board(&self, id: MatchId) -> Option<Message> {
        boards(&self.stage, id).pop()
    }

    /// Waits until the board shows what the log says.
    async fn wait_for_board(&self, stored: &StoredMatch) {
        let shows = || {
            let board = self.board(stored.id);
            board.is_some_and(|board| {
                buttons(&board)
                    .filter_map(parts)
                    .any(|(of, version, _)| of == stored.id.0 && version == stored.version)
            })
        };
        self.stage.wait("the board shows the log", shows).await;
    }

    /// What is public after a match.
    async fn look_at_the_end(&mut self, stored: &StoredMatch) {
        self.wait_for_board(stored).await;
        if self.finished.contains(&stored.id) {
            return;
        }
        self.finished.push(stored.id);
        self.panels.clear();
        assert_eq!(
            boards(&self.stage, stored.id).len(),
            1,
            "one board can be pressed"
        );
    }
}

/// The public messages that carry the buttons of a running or finished match, oldest first.
fn boards(stage: &Stage, id: MatchId) -> Vec<Message> {
    let public = stage.public().into_iter();
    public
        .filter(|message| {
            meaning(message, id, "!hand").is_some() || meaning(message, id, "!rematch").is_some()
        })
        .collect()
}

/// The private messages that a person sees.
fn private(who: &Person) -> Vec<Snowflake> {
    let seen = who.messages("general").unwrap();
    let private = seen.iter().filter(|message| message.ephemeral);
    private.map(|message| message.id).collect()
}

#[expect(clippy::print_stderr, reason = "a failure is repeated with this seed")]
fn say(line: &str) {
    eprintln!("{line}");
}
