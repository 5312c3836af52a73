//! A server of PostgreSQL that is cut off in the middle of a move, and comes back. Where none is installed, these tests pass
//! without looking.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lostcities::store::Location;
use lostcities_postgres_cluster::database;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

use crate::bot::harness::{Club, TIMEOUT, Ways};

/// What happens to the end of the next transaction in which a step is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// The server does not hear of it.
    Unheard,
    /// The server does it, and nobody hears that.
    Unsaid,
}

struct Wire {
    folder: TempDir,
    fault: Arc<Mutex<Option<Fault>>>,
    is_cut: Arc<AtomicBool>,
    cuts: watch::Sender<()>,
}

impl Wire {
    /// One to the server whose socket is in this folder.
    fn to(folder: &Path) -> Self {
        const SOCKET: &str = ".s.PGSQL.5432";
        let wire = Self {
            folder: TempDir::new().unwrap(),
            fault: Arc::default(),
            is_cut: Arc::default(),
            cuts: watch::Sender::new(()),
        };
        let listener = UnixListener::bind(wire.folder.path().join(SOCKET)).unwrap();
        let (server, fault) = (folder.join(SOCKET), Arc::clone(&wire.fault));
        let (is_cut, cuts) = (Arc::clone(&wire.is_cut), wire.cuts.clone());
        tokio::spawn(async move {
            while let Ok((bot, _)) = listener.accept().await {
                if !is_cut.load(SeqCst) {
                    let mut cut = cuts.subscribe();
                    let passing = pass_on(bot, server.clone(), Arc::clone(&fault));
                    tokio::spawn(async move {
                        tokio::select! {
                            () = passing => {}
                            _ = cut.changed() => {}
                        }
                    });
                }
            }
        });
        wire
    }

    fn arm(&self, fault: Fault) {
        *self.fault.lock().unwrap() = Some(fault);
    }

    fn has_struck(&self) -> bool {
        self.fault.lock().unwrap().is_none()
    }

    /// Ends all connections, and those that are opened from now on.
    fn cut(&self) {
        self.is_cut.store(true, SeqCst);
        self.cuts.send_replace(());
    }

    fn mend(&self) {
        self.is_cut.store(false, SeqCst);
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|found| found == part)
}

/// Passes on what both sides say until one of them ends or the fault strikes.
async fn pass_on(mut bot: UnixStream, server: PathBuf, fault: Arc<Mutex<Option<Fault>>>) {
    let Ok(mut server) = UnixStream::connect(server).await else {
        return;
    };
    let (mut asked, mut said) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    let mut has_step = false;
    loop {
        tokio::select! {
            n = bot.read(&mut asked) => {
                let Ok(n @ 1..) = n else { return };
                let asked = &asked[..n];
                has_step |= contains(asked, b"\"act\":");
                let mut strikes = None;
                if contains(asked, b"COMMIT\0") {
                    if has_step {
                        strikes = fault.lock().unwrap().take();
                    }
                    has_step = false;
                }
                if strikes == Some(Fault::Unheard) || server.write_all(asked).await.is_err() {
                    return;
                }
                if strikes == Some(Fault::Unsaid) {
                    // It has done what it speaks of.
                    let _ = server.read(&mut said).await;
                    return;
                }
            }
            n = server.read(&mut said) => {
                let Ok(n @ 1..) = n else { return };
                if bot.write_all(&said[..n]).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// A club whose bot reaches its server over a wire; `None` where there is no server.
async fn wired() -> Option<(Club, Wire)> {
    let address = database()?;
    let folder = address.split_once("host=").unwrap().1.split('&').next();
    let folder = folder.unwrap().to_owned();
    let wire = Wire::to(Path::new(&folder));
    let other = wire.folder.path().to_str().unwrap();
    let mut club = Club::empty(Ways {
        metrics: true,
        ..Ways::default()
    })
    .await;
    club.move_to(Location::Server(address.replace(&folder, other)));
    club.start().await;
    Some((club, wire))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_the_server_made_without_saying_so_is_made_once_and_shown() {
    let Some((club, wire)) = wired().await else {
        return;
    };
    club.begin().await;
    for _ in 0..4 {
        let (who, _) = club.in_turn().await;
        let n_steps = club.newest().await.steps.len();
        wire.arm(Fault::Unsaid);
        let told = club.type_move(&who).await;
        assert!(wire.has_struck());
        assert!(!is_sorry(&told.content), "{told:?}");
        assert!(club.newest().await.steps.len() > n_steps);
        club.type_move(&who).await;
    }
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_of_which_the_server_does_not_hear_is_not_made_and_not_shown() {
    let Some((club, wire)) = wired().await else {
        return;
    };
    club.begin().await;
    for _ in 0..4 {
        let (who, _) = club.in_turn().await;
        let before = club.newest().await;
        wire.arm(Fault::Unheard);
        let told = club.type_move(&who).await;
        assert!(wire.has_struck());
        assert!(is_sorry(&told.content), "{told:?}");
        assert_eq!(club.newest().await, before);
        club.type_turn(&who).await;
    }
    club.finish().await;
}

/// Anna and Ben read other languages.
fn is_sorry(text: &str) -> bool {
    let sorry = [
        "something went wrong on my side",
        "bei mir ist etwas schiefgegangen",
    ];
    sorry.iter().any(|sorry| text.contains(sorry))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_server_was_away_says_so_and_connects_again_by_itself() {
    let Some((club, wire)) = wired().await else {
        return;
    };
    let page = format!("http://{}/ready", club.running().metrics().unwrap());
    let until = async |is_ready: bool| {
        let asked = async {
            loop {
                let answer = reqwest::get(&page).await.unwrap();
                let status = answer.status().is_success();
                let text = answer.text().await.unwrap();
                if status == is_ready {
                    return text;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, asked).await.unwrap()
    };
    club.begin().await;
    until(true).await;
    wire.cut();
    let said = until(false).await;
    assert!(said.contains("the database does not answer"), "{said}");
    wire.mend();
    until(true).await;
    let (who, _) = club.in_turn().await;
    club.type_turn(&who).await;
    club.finish().await;
}
