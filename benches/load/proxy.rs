//! The proxy of `compose.yaml`, with its own configuration, before two processes on this machine.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use super::process::Process;
use super::server::free_port;

pub struct Proxy {
    pub url: String,
    _process: Process,
    _home: TempDir,
}

impl Proxy {
    /// Starts this Caddy before the processes, whose `/ready` it asks at one port of their different addresses.
    pub async fn start(caddy: &Path, interactions: &[SocketAddr], metrics: u16) -> Self {
        let home = TempDir::new().unwrap();
        let address = format!("127.0.0.1:{}", free_port());
        let upstreams: Vec<String> = interactions.iter().map(SocketAddr::to_string).collect();
        let config = configuration()
            .replace(
                "${LOSTCITIES_DOMAIN:-localhost}",
                &format!("http://{address}"),
            )
            .replace("one:9000 other:9000", &upstreams.join(" "))
            .replace("9100", &metrics.to_string());
        let config = config.replacen("servers {", "admin off\nservers {", 1);
        let file = home.path().join("Caddyfile");
        std::fs::write(&file, &config).unwrap();
        if !is_known(caddy, &file) {
            // Debian's Caddy is older than this, and gives up a request whose connection is refused.
            super::table::note(
                "this Caddy keeps no bodies (request_buffers), which it does from 2.8 on",
            );
            std::fs::write(&file, config.replace("request_buffers 64KiB", "")).unwrap();
        }
        let process = Process::start(
            Command::new(caddy)
                .args(["run", "--config", "Caddyfile"])
                .env("HOME", home.path())
                .current_dir(home.path())
                .stdout(Stdio::null())
                .stderr(Stdio::null()),
        );
        while tokio::net::TcpStream::connect(&address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // It has asked both processes by then.
        tokio::time::sleep(Duration::from_secs(3)).await;
        Self {
            url: format!("http://{address}/"),
            _process: process,
            _home: home,
        }
    }
}

/// Whether this Caddy knows everything that a configuration says.
fn is_known(caddy: &Path, config: &Path) -> bool {
    let mut adapt = Command::new(caddy);
    let adapt = adapt.args(["adapt", "--config"]).arg(config);
    adapt.output().unwrap().status.success()
}

/// What `compose.yaml` gives its proxy.
fn configuration() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("compose.yaml");
    let text = std::fs::read_to_string(path).unwrap();
    let (_, text) = text
        .split_once("    content: |\n")
        .expect("a configuration");
    let lines = text.lines().take_while(|line| line.starts_with("      "));
    lines.collect::<Vec<_>>().join("\n")
}
