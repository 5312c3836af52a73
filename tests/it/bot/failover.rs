//! A server of PostgreSQL with a synchronous standby, both named in the bot's address: what fails over, and what is never used.

use std::time::Duration;

use futures_util::future::join;
use lostcities::store::Location;
use lostcities_postgres_cluster::{Server, ServerOptions, bin};

use super::harness::{Club, Ways};

const SETTINGS: &str = "fsync = off
max_connections = 100
shared_buffers = 32MB";

/// How long nobody takes the place of a server that has died.
const WITHOUT: Duration = Duration::from_secs(1);

struct Pair {
    primary: Server,
    standby: Server,
}

/// A club whose bot has a server with a standby; `None` where no PostgreSQL is installed.
async fn paired() -> Option<(Club, Pair)> {
    let options = ServerOptions {
        settings: SETTINGS,
        ..ServerOptions::default()
    };
    let primary = Server::start(bin()?, options);
    primary.create("kept", "template0");
    let following = ServerOptions {
        primary: Some(&primary),
        ..options
    };
    let standby = Server::start(bin()?, following);
    set(&primary, "synchronous_standby_names", "'*'");
    let [first, second] = [&primary, &standby].map(|server| server.host().display());
    let address = format!(
        "postgres:///kept?host={first},{second}&user=postgres&target_session_attrs=read-write"
    );
    let mut club = Club::empty(Ways::default()).await;
    club.move_to(Location::Server(address));
    club.start().await;
    Some((club, Pair { primary, standby }))
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_goes_on_with_every_move_and_who_was_replaced_gets_none() {
    let Some((club, Pair { primary, standby })) = paired().await else {
        return;
    };
    club.begin().await;
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
    club.finish().await;
}
