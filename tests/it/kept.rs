//! A database with matches in it, played without Discord.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

use lostcities::present::Match;
use lostcities::registry;
use lostcities::store::{
    ChannelId, Location, MatchId, Person, PersonId, Seated, Store, StoredMatch,
};
use lostcities::table::{Click, GameKind, Level, Opponents, Proposal, System, Tables, Venue};
use lostcities_postgres_cluster::blank;
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

pub struct TestDatabase {
    pub tables: Tables,
    pub path: PathBuf,
    pub folder: TempDir,
}

pub const PEOPLE: [(u64, &str); 2] = [(11, "Anna"), (12, "Ben")];

pub const ANNA: PersonId = PersonId(PEOPLE[0].0);
pub const BEN: PersonId = PersonId(PEOPLE[1].0);

fn person((id, name): (u64, &str)) -> Person {
    Person::new(PersonId(id), name)
}

/// So many actions into a match of the card game both have had turns enough to be rated.
pub const ENOUGH: usize = 34;

impl TestDatabase {
    pub async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("matches.db");
        Self {
            tables: Tables::new(opened(&path).await, Arc::new(System)),
            path,
            folder,
        }
    }

    /// A challenge of one round in this channel; against the computer if `solo`.
    pub async fn challenge(&self, channel: u64, solo: bool) -> MatchId {
        let opponents = if solo {
            Opponents::Computers(vec![Level::Normal])
        } else {
            Opponents::One(person(PEOPLE[1]))
        };
        let host = person(PEOPLE[0]);
        let proposal = proposal(
            GameKind::Classic,
            channel,
            host,
            opponents,
            channel * 10_000,
        );
        self.tables.challenge(proposal).await.unwrap().id
    }

    /// The same, accepted, with this many actions played; fewer if the match ends before.
    pub async fn played(&self, channel: u64, n_actions: usize) -> MatchId {
        let id = self.challenge(channel, false).await;
        let first = channel * 10_000 + 1;
        self.tables
            .accept_challenge(Click::by_person(id, BEN, first))
            .await
            .unwrap();
        let start = usize::try_from(first + 1).unwrap();
        let pick = |number: usize| (start + number) * 7;
        play_on(&self.tables, id, n_actions, first + 1, pick).await;
        id
    }

    pub async fn resign(&self, id: MatchId, person: PersonId, interaction: u64) {
        let click = Click::by_person(id, person, interaction);
        self.tables.resign(click).await.unwrap();
    }

    /// A match in this channel that both agree to end.
    pub async fn drawn(&self, channel: u64) -> MatchId {
        let id = self.played(channel, ENOUGH).await;
        let interaction = channel * 10_000 + 9_000;
        let offer = Click::by_person(id, ANNA, interaction);
        self.tables.offer_draw(offer).await.unwrap();
        let accept = Click::by_person(id, BEN, interaction + 1);
        self.tables.accept_draw(accept).await.unwrap();
        id
    }

    /// A match of Anna against the computer, which she gives up.
    pub async fn solo(&self, channel: u64) -> MatchId {
        let id = self.challenge(channel, true).await;
        let interaction = channel * 10_000 + 1;
        self.tables.begin_challenge(id, interaction).await.unwrap();
        self.resign(id, ANNA, interaction + 1).await;
        id
    }

    /// A match in this channel that a person gives up after a few actions.
    pub async fn lost_by(&self, channel: u64, loser: PersonId) -> MatchId {
        let id = self.played(channel, ENOUGH).await;
        self.resign(id, loser, channel * 10_000 + 9_000).await;
        id
    }

    pub async fn reopened(&self) -> Tables {
        let store = Store::open(&self.path).await.unwrap();
        Tables::new(store, Arc::new(System))
    }

    /// A connection of another program.
    pub async fn database(&self) -> SqliteConnection {
        connected(&self.path).await
    }

    pub async fn load(&self, id: MatchId) -> StoredMatch {
        loaded(&self.tables, id).await
    }
}

/// The match as the database has it.
pub async fn loaded(tables: &Tables, id: MatchId) -> StoredMatch {
    tables.store().load_match(id).await.unwrap().unwrap()
}

/// A short match in this channel, in English and without a clock.
pub fn proposal(
    game: GameKind,
    channel: u64,
    host: Person,
    opponents: Opponents,
    interaction: u64,
) -> Proposal {
    Proposal {
        clock: None,
        game,
        options: match game {
            GameKind::Classic | GameKind::BoardGame => json!({"rounds": 1}),
            GameKind::RollWrite | GameKind::Rivals => json!({}),
        },
        guild: None,
        channel: Some(ChannelId(channel)),
        venue: Venue::Channel,
        locale: "en".to_owned(),
        host,
        opponents,
        interaction,
    }
}

/// A match that these accept, or sit down at; the numbers of their interactions follow that of the proposal.
pub async fn begun(tables: &Tables, proposal: Proposal, guests: &[Person]) -> MatchId {
    let first = proposal.interaction + 1;
    let is_for_one = matches!(proposal.opponents, Opponents::One(_));
    let id = tables.challenge(proposal).await.unwrap().id;
    for (interaction, guest) in (first..).zip(guests) {
        let click = Click::by_person(id, guest.id, interaction);
        if is_for_one {
            tables.accept_challenge(click).await.unwrap();
        } else {
            tables.join_table(click, &guest.name).await.unwrap();
        }
    }
    id
}

/// Makes up to `n_acts` acts of the awaited people, with interactions numbered from `first`; fewer when nobody can act. `pick`
/// gives, for each act, the index of the choice, modulo their number. Returns the number of acts.
pub async fn play_on(
    tables: &Tables,
    id: MatchId,
    n_acts: usize,
    first: u64,
    pick: impl Fn(usize) -> usize,
) -> usize {
    let stored = loaded(tables, id).await;
    'acts: for (number, interaction) in (0..n_acts).zip(first..) {
        for person in stored.seats.people() {
            let choices = tables.choices_in(id, person.id).await.unwrap();
            if let Some(choice) = choices.get(pick(number) % choices.len().max(1)) {
                let click = Click::by_person(id, person.id, interaction);
                tables.act(click, &choice.action).await.unwrap();
                continue 'acts;
            }
        }
        return number;
    }
    n_acts
}

/// People who take the free ones of so many seats.
pub fn anybody(seats: u8) -> Opponents {
    Opponents::Anybody {
        seats: Some(seats),
        computers: Vec::new(),
        invited: Vec::new(),
    }
}

/// Makes a database where the bot would create this file, if there is none: up to date and without rows.
pub async fn create(path: &Path) {
    let create = async |text: &str| Location::of(text).open().await.unwrap().close().await;
    blank(path, create).await;
}

/// The database in this file, which is made if there is none.
pub async fn opened(path: &Path) -> Store {
    create(path).await;
    Store::open(path).await.unwrap()
}

/// A connection of another program to the SQLite file at `path`.
pub async fn connected(path: &Path) -> SqliteConnection {
    let path = path.to_str().unwrap();
    SqliteConnection::connect(path).await.unwrap()
}

/// Says something to the SQLite file at `path`, as another program.
pub async fn sql(path: &Path, text: &'static str) {
    let mut other = connected(path).await;
    sqlx::raw_sql(text).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

/// Runs the program on the database at `path`.
pub fn program(path: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lostcities"))
        .args(args)
        .args(["--database", path.to_str().unwrap()])
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env_remove("LOSTCITIES_DISCORD")
        .output()
        .unwrap()
}

/// The match as the database has it, in play.
pub fn replayed(stored: &StoredMatch) -> Box<dyn Match> {
    let (terms, setup) = (&stored.terms, stored.terms.setup.clone());
    let mut playing = registry::start(terms.game, setup, terms.table_version).unwrap();
    for step in &stored.steps {
        playing.push(step).unwrap();
    }
    playing
}

/// What a program said on standard output and standard error, and whether it was content.
pub fn said(output: &Output) -> (bool, String) {
    let text = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    (output.status.success(), text.concat())
}

/// That these words are in a text.
#[track_caller]
pub fn contains(text: &str, words: &str) {
    assert!(text.contains(words), "{words:?} is not in {text}");
}

/// What a program said that was content.
#[track_caller]
pub fn succeeded(output: &Output) -> String {
    let (is_content, text) = said(output);
    assert!(is_content, "{text}");
    text
}

/// What a program said that was not.
#[track_caller]
pub fn failed(output: &Output) -> String {
    let (is_content, text) = said(output);
    assert!(!is_content, "{text}");
    text
}
