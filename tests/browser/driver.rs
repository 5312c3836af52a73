//! The browser: Chromium, steered by chromedriver as a child process.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// The browsers are closed within this time after chromedriver was told to end.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often chromedriver is started at most: having chosen a free port of IPv4, it wants the same of
/// IPv6, and gives up where another program was faster.
const STARTS: usize = 5;

#[derive(Debug)]
pub struct Missing(pub String);

/// A running chromedriver. Dropping it ends it and every browser that it opened.
pub struct Driver {
    child: Child,
    port: u16,
    pub chromium: PathBuf,
}

impl Driver {
    /// Starts chromedriver on a port of its choice.
    ///
    /// # Errors
    /// If chromedriver or Chromium is not on this machine.
    pub fn start() -> Result<Self, Missing> {
        let program = find("CHROMEDRIVER", &["chromedriver"])?;
        let chromium = find(
            "CHROMIUM",
            &["chromium", "chromium-browser", "google-chrome"],
        )?;
        for _ in 0..STARTS {
            let mut child = Command::new(&program)
                .arg("--port=0")
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .map_err(|error| {
                    Missing(format!("{} does not start: {error}", program.display()))
                })?;
            if let Some(port) = announced_port(&mut child) {
                return Ok(Self {
                    child,
                    port,
                    chromium,
                });
            }
            // It may have ended by itself, which is not an error here.
            let _ = child.kill();
            let _ = child.wait();
        }
        Err(Missing("chromedriver names no port".into()))
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Tells chromedriver to close its browsers and to end, and waits until its line goes dead.
    fn say_farewell(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(FAREWELL))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A driver that does not listen is ended the hard way; one that did is not there any more.
        let _ = self.say_farewell();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn announced_port(child: &mut Child) -> Option<u16> {
    let mut lines = BufReader::new(child.stdout.take()?)
        .lines()
        .map_while(Result::ok);
    let port = lines.find_map(|line| {
        line.split_once("successfully on port ")?
            .1
            .trim_end_matches('.')
            .parse()
            .ok()
    });
    // What it says later must find a reader, or it would wait for ever.
    thread::spawn(move || lines.for_each(drop));
    port
}

/// A program by its variable or by one of its names on the path.
fn find(variable: &str, names: &[&str]) -> Result<PathBuf, Missing> {
    if let Some(given) = env::var_os(variable) {
        return Ok(given.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let mut candidates =
        env::split_paths(&path).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    candidates
        .find(|candidate| candidate.is_file())
        .ok_or_else(|| {
            Missing(format!(
                "no {} on the path, and {variable} is not set",
                names[0]
            ))
        })
}
