//! A server of PostgreSQL with a synchronous standby, both named in the bot's address: what fails over, and what is never used.

use std::time::Duration;

use futures_util::future::{join, join3};
use lostcities::sandbox::{Message, Person};
use lostcities::service::Timeouts;
use lostcities::store::Location;
use lostcities_postgres_cluster::{DEFAULT_PORT, Server, ServerOptions, bin};

use crate::bot::harness::{Club, TIMEOUT, Ways, custom_id};

const SETTINGS: &str = "fsync = off
max_connections = 100
shared_buffers = 32MB";

/// How often it is looked at what does not say when it changes.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// How long nobody takes the place of a server that has died.
const WITHOUT: Duration = Duration::from_secs(1);

struct Pair {
    primary: Server,
    standby: Server,
}

const ALONE: ServerOptions<'_> = ServerOptions {
    settings: SETTINGS,
    listen: "",
    port: DEFAULT_PORT,
    namespace: None,
    data: None,
    primary: None,
};

fn primary() -> Option<Server> {
    let primary = Server::start(bin()?, ALONE);
    primary.create("kept", "template0");
    Some(primary)
}

/// A club whose bot has a server with a standby; `None` where no PostgreSQL is installed.
async fn paired() -> Option<(Club, Pair)> {
    let primary = primary()?;
    let following = ServerOptions {
        primary: Some(&primary),
        ..ALONE
    };
    let standby = Server::start(bin()?, following);
    set(&primary, "synchronous_standby_names", "'*'");
    let [first, second] = [&primary, &standby].map(|server| server.host().display());
    let address = format!(
        "postgres:///kept?host={first},{second}&user=postgres&target_session_attrs=read-write"
    );
    Some((on(address).await, Pair { primary, standby }))
}

/// A club in which a match has begun, whose bot has this address, and soon tells people that something takes longer.
async fn on(address: String) -> Club {
    let ways = Ways {
        metrics: true,
        ..Ways::default()
    };
    let mut club = Club::empty(ways).await;
    club.move_to(Location::Server(address));
    club.start().await;
    club.begin().await;
    club.stop().await;
    club.ways.timeouts = Timeouts {
        late: Duration::from_secs(1),
        ..Timeouts::default()
    };
    club.start().await;
    club
}

/// Changes a setting of a server that runs.
fn set(server: &Server, name: &str, value: &str) {
    server.ask("postgres", &format!("alter system set {name} = {value}"));
    server.ask("postgres", "select pg_reload_conf()");
}

fn n_steps(server: &Server) -> usize {
    let counted = server.ask("kept", "select count(*) from steps");
    counted.parse().unwrap()
}

async fn until(holds: impl AsyncFn() -> bool) {
    let held = async {
        while !holds().await {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    tokio::time::timeout(TIMEOUT, held).await.unwrap();
}

/// Waits until a person is told that something takes longer.
async fn is_told_to_wait(club: &Club, who: &Person) {
    let words = [
        "Schau bitte gleich noch einmal",
        "Please look again in a moment",
    ];
    let is_told = || {
        let messages = who.messages("general").unwrap();
        let mut messages = messages.iter();
        messages.any(|message| words.iter().any(|words| message.content.contains(words)))
    };
    club.until(is_told).await;
}

/// What the bot says of itself.
async fn ready(club: &Club) -> String {
    let page = format!("http://{}/ready", club.running().metrics().unwrap());
    reqwest::get(page).await.unwrap().text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_goes_on_with_every_move_and_who_was_replaced_gets_none() {
    let Some((club, Pair { primary, standby })) = paired().await else {
        return;
    };
    let (who, other) = club.in_turn().await;
    club.play_turn(&who).await;
    let before = n_steps(&standby);
    assert_eq!(before, n_steps(&primary));
    assert!(primary.control(&["stop", "-m", "immediate"]));
    let promotion = async {
        tokio::time::sleep(WITHOUT).await;
        assert!(standby.control(&["promote", "-w"]));
    };
    join(club.play_turn(&other), promotion).await;
    let after = n_steps(&standby);
    assert!(after > before, "{after}");
    // The one before is back, and believes that nothing has happened. It is the first in the address.
    assert!(primary.control(&["start", "-w", "-l", "server.log"]));
    set(&primary, "synchronous_standby_names", "''");
    let cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'kept' and pid <> pg_backend_pid()";
    standby.ask("kept", cut);
    club.play_turn(&who).await;
    assert!(n_steps(&standby) > after);
    assert_eq!(n_steps(&primary), before);
    let held =
        "select count(*) from pg_locks where locktype = 'advisory' and (classid, objid) = (0, 2)";
    until(async || standby.ask("kept", held) != "0").await;
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_waits_for_the_standby_is_answered_with_words_and_made_when_it_is_back() {
    let Some((club, Pair { primary, standby })) = paired().await else {
        return;
    };
    let (who, _) = club.in_turn().await;
    let panel = club.click(&who, &club.board(), ":!hand").await;
    assert!(standby.control(&["stop", "-m", "immediate"]));
    let answer = who.command(&club.next_move(&who).await).await.unwrap();
    assert!(answer.is_promised, "{answer:?}");
    is_told_to_wait(&club, &who).await;
    until(async || ready(&club).await.contains("takes no changes")).await;
    let before = n_steps(&primary);
    assert!(standby.control(&["start", "-w", "-l", "server.log"]));
    club.outcome(&who, &answer, Some(&panel)).await;
    assert_eq!(n_steps(&standby), before + 1);
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_hangs_for_a_while_costs_nobody_a_move_or_an_answer() {
    let Some(server) = primary() else { return };
    let club = on(server.address("kept")).await;
    let (mover, other) = club.in_turn().await;
    let board = club.board();
    let panel = club.click(&mover, &board, ":!hand").await;
    let next = club.next_move(&mover).await;
    let before = n_steps(&server);
    let frozen = server.freeze();
    let hand = custom_id(&board, ":!hand");
    let acts = join(mover.command(&next), other.click(&board, &hand)).await;
    let (played, looked) = (acts.0.unwrap(), acts.1.unwrap());
    assert!(played.is_promised && looked.is_promised);
    join3(
        is_told_to_wait(&club, &mover),
        is_told_to_wait(&club, &other),
        until(async || ready(&club).await.contains("does not answer")),
    )
    .await;
    drop(frozen);
    club.outcome(&mover, &played, Some(&panel)).await;
    club.until(|| !club.panels(&other).is_empty()).await;
    assert_eq!(n_steps(&server), before + 1);
    until(async || ready(&club).await.starts_with("ready")).await;
    let panel = club.panel(&mover);
    club.click(&mover, &panel, ":draw").await;
    assert!(n_steps(&server) > before + 1);
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_primary_that_hangs_keeps_nobody_from_an_answer_and_no_move_from_the_standby() {
    let Some((club, Pair { primary, standby })) = paired().await else {
        return;
    };
    let (who, other) = club.in_turn().await;
    let panel = club.click(&who, &club.board(), ":!hand").await;
    let next = club.next_move(&who).await;
    let before = n_steps(&primary);
    let standing = standby.freeze();
    let played = who.command(&next).await.unwrap();
    let sent = "select count(*) from pg_stat_activity, pg_stat_replication
                where query = 'COMMIT' and wait_event = 'SyncRep' and sent_lsn >= pg_current_wal_flush_lsn()";
    until(async || primary.ask("kept", sent) != "0").await;
    let hanging = primary.freeze();
    drop(standing);
    let board = club.board();
    let looked = other.click(&board, &custom_id(&board, ":!hand")).await;
    assert!(looked.unwrap().is_promised);
    until(async || n_steps(&standby) == before + 1).await;
    assert!(standby.control(&["promote", "-w"]));
    let panel = club.outcome(&who, &played, Some(&panel)).await;
    assert_eq!(n_steps(&standby), before + 1);
    let apologies = ["Sorry", "Entschuldige"];
    let is_answered = |message: &Message| {
        apologies
            .iter()
            .any(|words| message.content.contains(words))
    };
    assert!(
        !club.panels(&other).is_empty()
            || other.messages("general").unwrap().iter().any(is_answered)
    );
    drop(hanging);
    set(&primary, "synchronous_standby_names", "''");
    club.click(&who, &panel, ":draw").await;
    club.play_turn(&other).await;
    assert!(n_steps(&standby) > before + 2);
    // What it was to do when it hung, and nothing since.
    assert!(n_steps(&primary) <= before + 1);
    club.finish().await;
}
