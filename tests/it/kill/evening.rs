//! Two people who play on while the program is killed again and again, and who keep a ledger of what was answered.

mod act;
mod end;
mod ends;
mod prepared;
mod rings;
mod turn;

use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};

use lostcities::games::GameKind;
use lostcities::kernel::GameRng;
use lostcities::sandbox::{Message, Person, Snowflake};
use lostcities::store::{MatchId, State, StoredMatch, Venue};
use lostcities_postgres_cluster::DurableServer;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::blow::{Blow, Blows, Victim};
use super::process::Stage;
use super::seen::{boards, meaning, shows};
use crate::kept::replayed;
pub use act::{Act, is_answered};

/// Anna and Ben, what they see, and the one who pulls the plug.
pub struct Evening {
    stage: Stage,
    anna: Person,
    ben: Person,
    rng: ChaCha8Rng,
    whims: GameRng,
    blows: Blows,
    /// The blow that falls on the next click before any other.
    aimed: Option<Blow>,
    /// The private panel that each of them has open.
    panels: BTreeMap<u64, Snowflake>,
    /// Buttons from before the latest start.
    old_buttons: HashSet<String>,
    /// How many of the games have come so far.
    n_games: usize,
    /// Clicks since the last move that has been made.
    n_looks: u32,
    finished: Vec<MatchId>,
    /// How many of these are rated.
    n_rated: usize,
    /// The newest public message when the latest match was over.
    seen_until: Option<Snowflake>,
    /// How many of the bot's requests have been looked at.
    n_checked: u64,
    /// The paths that the bot has asked Discord to delete.
    deleted: HashSet<String>,
    figures: Figures,
}

/// What the evening was like, for whoever looks at the output.
#[derive(Default, Debug)]
struct Figures {
    clicks: u32,
    /// Of the program, or of the process that leads the server.
    kills: u32,
    /// Requests to end.
    stops: u32,
    /// Ends of the server of the database, and of the connections to it.
    crashes: u32,
    cuts: u32,
    /// Times at which one of two programs was stopped for a while.
    pauses: u32,
    /// Answers that asked for pardon then.
    apologies: u32,
    /// Blows that fell after the answer, and those before which the move was in the database.
    answered: u32,
    durable: u32,
    moves: u32,
    /// Buttons that were answered by a later program than the one that made them.
    old_buttons: u32,
    /// Controls of menus that were used.
    entries: u32,
    /// Clocks that went on after a start.
    clocks: u32,
    /// Turns that were prepared, and those of them that were played.
    prepared: u32,
    played_as_prepared: u32,
    /// Matches that were played to their end.
    by_rules: BTreeMap<GameKind, u32>,
    /// How long all the starts took together.
    starting: Duration,
}

/// The command by which Anna begins a short match of a game with Ben.
const fn challenge(game: GameKind) -> &'static str {
    match game {
        GameKind::Classic => "/lostcities challenge opponent:@Ben rounds:1 clock:1h",
        GameKind::RollWrite => "/lostcities challenge opponent:@Ben game:roll_write clock:7d",
        GameKind::Rivals => "/lostcities challenge opponent:@Ben game:rivals quiet:True",
        GameKind::BoardGame => "/lostcities challenge opponent:@Ben game:board rounds:1",
    }
}

fn acts(steps: &[Value]) -> Vec<(u64, &str)> {
    steps
        .iter()
        .filter_map(|step| Some((step["seat"].as_u64()?, step["act"].as_str()?)))
        .collect()
}

impl Evening {
    /// An evening on which the program is killed so often and that begins with this game; the seed decides what people do
    /// and when.
    pub async fn pass(seed: u64, n_kills: u32, first_game: usize) {
        let mut evening = Self::begin(seed, n_kills, first_game).await;
        evening.play_until_all_blows_fell().await;
        evening.check_the_end();
        assert!(evening.figures.old_buttons > 0, "{:?}", evening.figures);
    }

    /// The same with blows that fall on this server, while the program lives on.
    pub async fn pass_with(server: DurableServer, seed: u64, n_blows: u32) {
        let stage = Stage::open_for_strikes(server).await;
        let first_game = usize::try_from(seed).unwrap() % GameKind::ALL.len();
        let blows = Blows::new(n_blows, Victim::Server);
        let mut evening = Self::begin_on(stage, seed, blows, first_game);
        evening.play_until_all_blows_fell().await;
        evening.check_the_end();
    }

    /// The same with two programs, of which one is killed or stopped at a time.
    pub async fn pass_with_two(server: DurableServer, seed: u64, n_blows: u32) {
        let stage = Stage::open_two(server).await;
        let first_game = usize::try_from(seed).unwrap() % GameKind::ALL.len();
        let blows = Blows::new(n_blows, Victim::Either);
        let mut evening = Self::begin_on(stage, seed, blows, first_game);
        evening.play_until_all_blows_fell().await;
        evening.check_the_end();
    }

    /// An evening on which nothing has happened yet.
    async fn begin(seed: u64, n_kills: u32, first_game: usize) -> Self {
        let blows = Blows::new(n_kills, Victim::Program);
        Self::begin_on(Stage::open().await, seed, blows, first_game)
    }

    fn begin_on(stage: Stage, seed: u64, blows: Blows, first_game: usize) -> Self {
        Self {
            anna: stage.sandbox.person("Anna").unwrap(),
            ben: stage.sandbox.person("Ben").unwrap(),
            stage,
            rng: ChaCha8Rng::seed_from_u64(seed),
            whims: GameRng::seed_from_u64(seed),
            blows,
            aimed: None,
            panels: BTreeMap::new(),
            old_buttons: HashSet::new(),
            n_games: first_game,
            n_looks: 0,
            finished: Vec::new(),
            n_rated: 0,
            seen_until: None,
            n_checked: 0,
            deleted: HashSet::new(),
            figures: Figures::default(),
        }
    }

    /// Plays match after match until every blow has fallen and the last match is over.
    async fn play_until_all_blows_fell(&mut self) {
        let started = Instant::now();
        loop {
            let Some(stored) = self.stage.newest().await else {
                self.challenge().await;
                continue;
            };
            match stored.state() {
                State::Abandoned => self.challenge().await,
                State::Lobby => self.answer_challenge(&stored).await,
                State::Playing => self.play_on(&stored).await,
                State::Finished => {
                    self.look_at_the_end(&stored).await;
                    if self.blows.are_over() && !self.figures.by_rules.is_empty() {
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

    fn one_of_them(&mut self) -> Person {
        let who = if self.rng.random() {
            &self.anna
        } else {
            &self.ben
        };
        who.clone()
    }

    fn person(&self, id: u64) -> Person {
        let who = [&self.anna, &self.ben]
            .into_iter()
            .find(|who| who.id().number() == id);
        who.expect("nobody else plays").clone()
    }

    async fn challenge(&mut self) {
        let mut games = GameKind::ALL.into_iter().cycle();
        let game = games.nth(self.n_games).expect("they come again and again");
        let act = Act::Command(challenge(game).to_owned());
        let before = self.stage.newest().await.map(|stored| stored.id);
        let answered = self.act(&self.anna.clone(), act).await;
        let now = self.stage.newest().await.map(|stored| stored.id);
        assert!(!answered || now > before, "an answered challenge is lost");
        self.n_games += usize::from(now > before);
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
        let is_hers = stored.terms.host.0 == anna.id().number();
        let who = if is_hers { ben } else { anna }.clone();
        let answered = self.act(&who, Act::click(&message, &button)).await;
        let now = self.stage.newest().await.unwrap();
        assert_eq!(now.id, id);
        assert!(
            now.state() == State::Playing || !answered,
            "an accepted challenge is lost"
        );
        if now.state() == State::Playing {
            self.wait_for_board(&now).await;
        }
    }

    /// The newest public message that carries buttons of the match.
    fn board(&self, id: MatchId) -> Option<Message> {
        let public = self.stage.public();
        boards(&public, id).pop().cloned()
    }

    /// Whether the board shows what the log says. That of a quiet match says that it is played, and then what came of it.
    fn is_shown(&self, stored: &StoredMatch) -> bool {
        let is_quiet = stored.terms.venue == Venue::Quiet && stored.state() == State::Playing;
        let board = self.board(stored.id);
        board.is_some_and(|board| is_quiet || shows(&board, stored.id, stored.version))
    }

    async fn wait_for_board(&self, stored: &StoredMatch) {
        let is_shown = || self.is_shown(stored);
        self.stage.wait("the board shows the log", is_shown).await;
    }
}

#[expect(clippy::print_stderr, reason = "a failure is repeated with this seed")]
pub fn say(line: &str) {
    eprintln!("{line}");
}
