//! Machines that do not reach each other any more, and a disk that is full.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;
use tokio::time::Instant;

use super::bot::{NAME, Place, Shared, Stage, is_ready, places, sandbox};
use super::many::{self, Pairs};
use super::network::{self, Line, Networks};
use super::player::Waited;
use super::server::{self, Server};
use super::table::{self, ms};
use super::two;

/// For how many seconds a line is cut, and people click.
const CUT_S: u32 = 60;

/// Clicks a second meanwhile: few, since each takes long that reaches the wrong process.
const RATE: u32 = 20;

/// How long boards may be behind that another process has to take over.
const TAKEN_OVER: Duration = Duration::from_secs(40);

/// The room of the disk that becomes full.
const ROOM: &str = "160m";

/// Cuts each line of one process for a minute while people click.
pub async fn partition(n_matches: usize, proxy: Option<&Path>) {
    let _networks = Networks::new();
    let server = Server::start(server::Ways {
        listen: Some(network::SERVER.to_owned()),
        namespace: Some(Networks::server()),
        ..server::Ways::default()
    });
    let database = server.create(NAME);
    let sandbox = sandbox(Some(IpAddr::V4(Ipv4Addr::UNSPECIFIED))).await;
    let port = sandbox.address().port();
    let places = (0..2).map(|n| {
        let own: IpAddr = network::process(n).parse().unwrap();
        let shared = Shared {
            database: database.clone(),
            interactions: SocketAddr::new(own, 9000),
            metrics: SocketAddr::new(own, 9100),
        };
        let api = format!("http://{}:{port}", network::discord(n));
        Place::new(api, Some(shared), Some(Networks::of(n)))
    });
    let places = places.collect();
    let stage = Stage::closed(sandbox, Some(server), places);
    tokio::join!(stage.start_at(0), stage.start_at(1));
    let _proxy = two::behind(&stage, proxy).await;
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    let waited = many::clicks(&pairs, RATE, 10).await;
    many::report("before", &waited, ["", ""]);
    for line in [Line::Database, Line::Discord] {
        let metrics = SocketAddr::new(network::process(0).parse().unwrap(), 9100);
        let cut = Instant::now();
        Networks::cut(0, line);
        let name = format!("no line to {}", line.name());
        let waited = many::clicks(&pairs, RATE, CUT_S).await;
        tell(&name, &waited);
        if line == Line::Database {
            let says = if is_ready(metrics).await {
                "ready"
            } else {
                "not ready"
            };
            table::line("the same: the process without it says", says, "not ready");
        }
        let behind = two::n_behind_after(&stage, TAKEN_OVER).await;
        let shown = cut
            .elapsed()
            .saturating_sub(Duration::from_secs(CUT_S.into()));
        let what = "the same: until boards are right, after the last click";
        table::line(what, ms(shown), "40 s");
        table::line("the same: boards behind then", behind, "0");
        Networks::heal(0);
        let healed = Instant::now();
        while !is_ready(metrics).await {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        table::line(
            "the same: ready again after it is back",
            ms(healed.elapsed()),
            "",
        );
        two::all_shown(&stage).await;
        let what = "the same: every board right after it is back";
        table::line(what, ms(healed.elapsed()), "");
        two::go_on(&stage, &pairs).await;
        go_on_as_before(&stage, &pairs).await;
    }
    two::finish(&stage, pairs).await;
}

/// What became of clicks during a fault.
fn tell(name: &str, waited: &[Waited]) {
    let what = format!("{name}: clicks");
    table::line(what, waited.len(), "");
    let mut times: Vec<Duration> = waited.iter().filter_map(|waited| waited.took()).collect();
    let n_failed = waited.len() - times.len();
    let what = "the same: clicks without an answer";
    table::line(what, n_failed, "");
    if !times.is_empty() {
        table::times("the same: click to answer", &mut times, ["", ""]);
    }
}

/// Lets people click after a fault until everything is as before.
async fn go_on_as_before(stage: &Stage, pairs: &Pairs) {
    let waited = many::clicks(pairs, RATE, 15).await;
    tell("afterwards", &waited);
    two::all_shown(stage).await;
    two::go_on(stage, pairs).await;
}

/// A separate file system in memory.
struct Disk {
    folder: TempDir,
}

impl Disk {
    fn new() -> Self {
        let disk = Self {
            folder: TempDir::new().unwrap(),
        };
        let mounted = Command::new("mount")
            .args([
                "-t",
                "tmpfs",
                "-o",
                &format!("size={ROOM},mode=0777"),
                "none",
            ])
            .arg(disk.folder.path())
            .status();
        assert!(mounted.unwrap().success(), "no file system for the server");
        disk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Takes all the room that is left.
    fn fill(&self) {
        let _ = Command::new("dd")
            .args(["if=/dev/zero", "bs=64k", "status=none"])
            .arg(format!("of={}", self.path("ballast").display()))
            .stderr(std::process::Stdio::null())
            .status();
    }

    fn empty(&self) {
        std::fs::remove_file(self.path("ballast")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount")
            .args([Path::new("-l"), self.folder.path()])
            .status();
    }
}

/// Fills the disk of the server while people click, and makes room again.
pub async fn full_disk(n_matches: usize) {
    let disk = Disk::new();
    let server = Server::start(server::Ways {
        data: Some(disk.path("data")),
        settings: "wal_recycle = off\nmax_wal_size = 32MB\nmin_wal_size = 32MB",
        ..server::Ways::default()
    });
    let database = server.create(NAME);
    let sandbox = sandbox(None).await;
    let places = places(&sandbox.api(), &database, 2);
    let stage = Stage::closed(sandbox, Some(server), places);
    tokio::join!(stage.start_at(0), stage.start_at(1));
    let pairs = many::shared(many::seats(&stage.sandbox, n_matches)).await;
    let filling = async {
        tokio::time::sleep(Duration::from_secs(3)).await;
        disk.fill();
    };
    let (waited, ()) = tokio::join!(many::clicks(&pairs, RATE, CUT_S), filling);
    tell("the disk is full", &waited);
    let server = stage.server();
    let says = if server.is_alive() { "alive" } else { "gone" };
    table::line("the same: the server is", says, "");
    disk.empty();
    let emptied = Instant::now();
    if !server.is_alive() {
        server.start_again();
    }
    for shared in stage.shared() {
        while !is_ready(shared.metrics).await {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let what = "from room on the disk to both processes ready";
    table::line(what, ms(emptied.elapsed()), "");
    two::all_shown(&stage).await;
    let what = "from room on the disk to every board right";
    table::line(what, ms(emptied.elapsed()), "40 s");
    two::go_on(&stage, &pairs).await;
    go_on_as_before(&stage, &pairs).await;
    for line in stage.server().log().lines() {
        if ["PANIC", "FATAL", "No space"]
            .iter()
            .any(|word| line.contains(word))
        {
            table::note(line);
        }
    }
    two::finish(&stage, pairs).await;
}
