//! What a turn costs at the database: statements, what is synced to disk, and the round trips to a server for which the person
//! who has pressed a button waits.

use std::collections::BTreeMap;
use std::env;
use std::fmt::{self, Write as _};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lostcities::kernel::Seed;
use lostcities::store::State;
use lostcities::table::GameKind;
use lostcities_postgres_cluster::{Line, PREFER, database};
use tracing::field::{Field, Visit};
use tracing::{Dispatch, Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

use crate::bot::every_game::advice;
use crate::bot::harness::{Club, Ways, custom_id};
use crate::kept::replayed;

/// How many turns are looked at. What the bot does beside them every few seconds changes the cost of few of them.
const N_TURNS: usize = 9;

#[derive(Clone, Copy, Debug)]
struct Cost {
    /// How many statements there are until everything is shown, the beginnings and ends of transactions among them.
    statements: usize,
    /// How often something is written for good.
    commits: usize,
    /// How often the server is waited for before the person is answered.
    trips: usize,
}

/// The statements that the bot has said.
#[derive(Clone, Default)]
pub struct Said(Arc<Mutex<Vec<String>>>);

impl Said {
    /// A club whose statements are heard.
    pub fn ways(&self) -> Ways {
        Ways {
            log: Dispatch::new(tracing_subscriber::registry().with(self.clone())),
            ..Ways::default()
        }
    }

    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

impl<S: Subscriber> Layer<S> for Said {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() == "lostcities::sql" {
            let mut said = self;
            event.record(&mut said);
        }
    }
}

impl Visit for &Said {
    fn record_debug(&mut self, _: &Field, statement: &dyn fmt::Debug) {
        self.0.lock().unwrap().push(format!("{statement:?}"));
    }
}

/// The cost of a turn in which this was said.
fn cost(said: &[String]) -> Cost {
    // A connection is tried before it is used where it may be dead; one that was idle for half a minute may be, so that it
    // depends on how fast the tests run.
    let statements = said.iter().filter(|said| *said != "PING");
    let is_write = |said: &str| {
        let mut verbs = ["insert", "update", "delete", "with"].into_iter();
        verbs.any(|verb| said.starts_with(verb))
    };
    let (mut commits, mut is_open) = (0, false);
    for said in statements.clone() {
        match said.as_str() {
            "COMMIT" => commits += usize::from(std::mem::take(&mut is_open)),
            "ROLLBACK" => is_open = false,
            said if said.starts_with("BEGIN") => is_open = true,
            said => commits += usize::from(!is_open && is_write(said)),
        }
    }
    // The person is answered before the public messages are read.
    let until_answer = said.iter().take_while(|said| !said.contains("boards"));
    Cost {
        statements: statements.count(),
        commits,
        trips: until_answer
            .filter(|said| !matches!(said.as_str(), "ROLLBACK" | "PING"))
            .count(),
    }
}

/// Plays turns of a game on panels, and says what the usual one among them costs and what was said in it.
async fn turns(game: GameKind, server: Option<String>) -> (Cost, Vec<String>) {
    let said = Said::default();
    let club = Club::open_with(Ways {
        server,
        ..said.ways()
    })
    .await;
    let people = [club.anna(), club.ben()];
    club.begin_with(&format!("game:{game}")).await;
    let mut whims = Seed::simulated(7, 1).whims();
    let mut costs = Vec::new();
    while costs.len() < N_TURNS {
        let stored = club.stored(1).await;
        let (seat, mut action) = advice(&club, 1, &mut whims).await.swap_remove(0);
        let mut after = replayed(&stored);
        // A card is laid and one drawn with one press where that goes.
        let whole = format!("{action}+draw");
        if after.act(seat, &whole).is_ok() {
            action = whole;
        } else {
            after.act(seat, &action).unwrap();
        }
        let sitting = stored.seats[seat].person().unwrap().id.0.to_string();
        let who = people.iter().find(|who| who.id().to_string() == sitting);
        let who = who.unwrap();
        let panel = club.command(who, "/lostcities hand").await;
        let button = format!("v1:1:{}:{action}", stored.version);
        said.take();
        let answer = who.forge(&panel, &button).await.unwrap();
        club.outcome(who, &answer, Some(&panel)).await;
        let said = said.take();
        assert_eq!(club.stored(1).await.version, stored.version + 1, "{action}");
        if !after.turn().seats().contains(seat) {
            costs.push((cost(&said), said));
        }
    }
    club.finish().await;
    let mut usual = |of: fn(&Cost) -> usize| {
        costs.sort_by_key(|(cost, _)| of(cost));
        of(&costs[N_TURNS / 2].0)
    };
    let cost = Cost {
        trips: usual(|cost| cost.trips),
        commits: usual(|cost| cost.commits),
        statements: usual(|cost| cost.statements),
    };
    (cost, costs.swap_remove(N_TURNS / 2).1)
}

/// That turns cost no more than this: with a file statements and what is synced, on a server how often is waited for it.
async fn cost_at_most(server: impl Fn() -> Option<String>, most: Cost) {
    let (mut figures, mut dear) = (String::new(), Vec::new());
    for game in GameKind::ALL {
        let (cost, said) = turns(game, server()).await;
        writeln!(figures, "{game}: {cost:?}, at most {most:?}").unwrap();
        let is_dear = cost.statements > most.statements || cost.commits > most.commits;
        if is_dear || cost.trips > most.trips {
            dear.extend(said);
        }
    }
    assert!(dear.is_empty(), "{figures}{dear:#?}");
}

#[tokio::test]
async fn a_turn_costs_few_statements_and_little_is_synced() {
    if env::var_os(PREFER).is_some() {
        return;
    }
    let most = Cost {
        statements: 20,
        commits: 3,
        trips: usize::MAX,
    };
    cost_at_most(|| None, most).await;
}

#[tokio::test]
async fn a_person_who_presses_a_button_waits_little_for_a_server() {
    if database().is_none() {
        return;
    }
    let most = Cost {
        statements: 24,
        commits: 5,
        trips: 7,
    };
    cost_at_most(database, most).await;
}

/// What is said in the transaction in which a rated round of the card game ends.
async fn end(server: Option<String>) -> Vec<String> {
    let said = Said::default();
    let club = Club::open_with(Ways {
        server,
        ..said.ways()
    })
    .await;
    club.begin_with("game:classic rounds:1").await;
    let mut whims = Seed::simulated(7, 1).whims();
    while club.stored(1).await.state() == State::Playing {
        let stored = club.stored(1).await;
        let (seat, action) = advice(&club, 1, &mut whims).await.swap_remove(0);
        let who = club.sitting(&stored, seat);
        said.take();
        let answer = who
            .command(&format!("/lostcities play move:{action}"))
            .await;
        club.outcome(&who, &answer.unwrap(), None).await;
    }
    club.finish().await;
    let said = said.take();
    let is_result = |said: &String| said.starts_with("insert into results ");
    let result = said.iter().position(is_result).unwrap();
    let from = said[..result]
        .iter()
        .rposition(|said| said.starts_with("BEGIN"));
    let until = said[result..].iter().position(|said| said == "COMMIT");
    said[from.unwrap()..=result + until.unwrap()].to_vec()
}

/// The most statements in which a match ends.
const MOST_OF_END: usize = 24;

/// How often the end of a match is looked at: what the bot says on other connections meanwhile is heard, too, but hardly ever
/// again and again.
const N_ENDS: usize = 3;

/// Others who end a match of the game wait meanwhile.
#[tokio::test]
async fn the_end_of_a_match_costs_few_statements() {
    let servers: [fn() -> Option<Option<String>>; 2] = [|| Some(None), || database().map(Some)];
    for server in &servers[usize::from(env::var_os(PREFER).is_some())..] {
        let mut said = Vec::new();
        for _ in 0..N_ENDS {
            let Some(server) = server() else { break };
            said = end(server).await;
            if said.len() <= MOST_OF_END {
                break;
            }
        }
        assert!(said.len() <= MOST_OF_END, "{}: {said:#?}", said.len());
    }
}

/// How long a question to the server takes in addition: so long that what is asked at once is asked while the first answer is waited
/// for.
const FAR: Duration = Duration::from_millis(20);

/// How often a person looks before it is counted: each connection learns each statement once.
const N_BEFORE: usize = 16;

#[tokio::test]
async fn who_looks_waits_little_for_a_server() {
    let Some(server) = database() else { return };
    let line = Line::to(&server, FAR);
    let club = Club::open_with(Ways {
        server: Some(line.address()),
        ..Ways::default()
    })
    .await;
    let (mover, other) = club.begin_in_turn().await;
    let board = club.board();
    let panel = club.click(&mover, &board, ":!hand").await;
    let card = custom_id(&panel, ":!focus.");
    let hand = custom_id(&board, ":!hand");
    let looks = [
        // Another panel would take the place of this one.
        ("a card", &mover, Ok((&panel, &card)), 2),
        (
            "the panel of who is in turn",
            &mover,
            Ok((&board, &hand)),
            2,
        ),
        ("of who waits", &other, Ok((&board, &hand)), 2),
        ("the panel, typed", &other, Err("/lostcities hand"), 3),
        ("the board, typed", &other, Err("/lostcities board"), 3),
        ("all matches, typed", &other, Err("/lostcities games"), 3),
    ];
    let mut dear = String::new();
    for (what, who, press, most) in looks {
        let mut waits = Vec::new();
        for _ in 0..N_BEFORE + N_TURNS {
            club.wait_until_idle().await;
            // What has just been shown is compared with the match once more.
            let mut n_quiet = 0;
            while n_quiet < 20 {
                tokio::time::sleep(FAR / 5).await;
                n_quiet = if line.is_quiet() { n_quiet + 1 } else { 0 };
            }
            let before = line.n_waits();
            let answer = match press {
                Ok((message, button)) => who.forge(message, button).await,
                Err(text) => who.command(text).await,
            };
            waits.push(line.n_waits() - before);
            club.outcome(who, &answer.unwrap(), press.ok().map(|press| press.0))
                .await;
        }
        // What is asked at once is asked one after another where the machine is busy, and a connection that is new learns its
        // statements: a look may take longer by chance, but not less long than its questions depend on each other.
        let counted = &waits[N_BEFORE..];
        if counted.iter().min().is_none_or(|least| *least > most) {
            writeln!(dear, "{what}: {counted:?} instead of {most}").unwrap();
        }
    }
    assert!(dear.is_empty(), "{dear}");
    club.finish().await;
}

/// For how long nobody does anything.
const IDLE: Duration = Duration::from_secs(30);

#[tokio::test]
async fn two_processes_that_nobody_uses_leave_a_server_alone() {
    let Some(server) = database() else { return };
    let said = Said::default();
    let ways = Ways {
        server: Some(server),
        is_http: true,
        ..said.ways()
    };
    let mut club = Club::open_with(ways).await;
    club.start_another().await;
    said.take();
    tokio::time::sleep(IDLE).await;
    let mut of: BTreeMap<String, usize> = BTreeMap::new();
    for said in said.take() {
        *of.entry(said).or_default() += 1;
    }
    let n: usize = of.values().sum();
    assert!(n <= 6 * 30, "{n}: {of:#?}");
    club.finish().await;
}
