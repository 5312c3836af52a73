//! Maintenance of the database: copying it, and checking it before an upgrade.

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail, ensure};
use clap::Args;

use super::{files, logs, scratch_folder, usual};
use crate::match_file;
use crate::store::{Engine, Location, MatchId, State, Store, StoreError, StoredMatch};

/// Where a copy of the database goes.
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The file to write, which must not exist yet; `-` for standard output.
    #[arg(value_name = "PATH")]
    path: PathBuf,
}

/// Writes a copy of the database, whether the bot runs or not.
pub async fn backup(args: BackupArgs, database: Option<Location>) -> anyhow::Result<()> {
    let database = database.unwrap_or_else(usual);
    let Location::File(file) = &database else {
        bail!(
            "{database} is on a server; copy it with PostgreSQL's own pg_dump, as docs/OPERATING.md says"
        );
    };
    if args.path == Path::new("-") {
        return backup_to_stdout(file).await;
    }
    ensure!(
        !args.path.exists(),
        "{} exists already and is not overwritten; name a file that does not exist, with the date in its name for \
         instance, or move the old one away",
        args.path.display()
    );
    let store = database.open_read_only().await?;
    let mut copy = Temporary::new(args.path.clone());
    let copied = store.copy_to(&copy.path).await;
    // What another backup has made meanwhile is not this one's to remove.
    copy.is_kept = matches!(copied, Ok(()) | Err(StoreError::Exists(_)));
    copied?;
    store.close().await;
    logs::say(&format!(
        "The database is copied to {}. To go back to it, stop the bot, put the copy in the place of the database, and \
         delete the files beside it that end in -wal and -shm.",
        args.path.display()
    ));
    Ok(())
}

/// Writes a copy beside the database, for there is room and nobody else may read, and from there to standard output.
async fn backup_to_stdout(database: &Path) -> anyhow::Result<()> {
    ensure!(
        !io::stdout().is_terminal(),
        "a database is not for reading; send it to a file, as in `lostcities backup - > copy.db`"
    );
    let mut path = database.as_os_str().to_owned();
    // In a container every process may have the same number.
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
    path.push(format!(".backup-{}-{now}", std::process::id()));
    let copy = Temporary::new(path.into());
    let store = Store::open_read_only(database).await?;
    store.copy_to(&copy.path).await?;
    store.close().await;
    let mut file = File::open(&copy.path).context("cannot read the copy")?;
    let mut out = io::stdout().lock();
    io::copy(&mut file, &mut out)
        .and_then(|_| out.flush())
        .context("cannot write the copy to standard output")
}

/// A file that is removed unless it is kept, also when the program is told to stop.
struct Temporary {
    path: PathBuf,
    is_kept: bool,
}

impl Temporary {
    const fn new(path: PathBuf) -> Self {
        Self {
            path,
            is_kept: false,
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.is_kept {
            // It may never have been made.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// Replays every stored match with this version of the program and says what does not work.
///
/// The database itself is only read: a copy of it is brought up to date, as an upgrade would do, and looked at. On a server it
/// is looked at as it is.
pub async fn check(database: Option<Location>) -> anyhow::Result<()> {
    let store = files::open(database).await?;
    if store.engine() == Engine::Postgres {
        let checked = check_all(&store).await;
        store.close().await;
        return checked;
    }
    let faults = store.faults().await?;
    for fault in &faults {
        logs::say(&format!("damaged: {fault}"));
    }
    ensure!(
        faults.is_empty(),
        "the file is damaged; stop the bot, keep the file, and put the last backup in its place"
    );
    let scratch = Scratch::new("check")?;
    store.copy_to(&scratch.database()).await?;
    store.close().await;
    let copy = Store::open(&scratch.database()).await?;
    let checked = check_all(&copy).await;
    copy.close().await;
    checked
}

async fn check_all(store: &Store) -> anyhow::Result<()> {
    let (mut n_matches, mut n_open, mut n_faulty) = (0_usize, 0_usize, 0_usize);
    for id in store.match_ids().await? {
        n_matches += 1;
        match check_one(store, id).await {
            Ok(state) => n_open += usize::from(state.is_open()),
            Err(error) => {
                n_faulty += 1;
                logs::say(&format!("match {id}: {error:#}"));
            }
        }
    }
    if n_faulty > 0 {
        bail!(
            "{n_faulty} of {n_matches} matches do not replay; stay with the version that plays them"
        );
    }
    logs::say(&format!(
        "{n_matches} matches replay, {n_open} of them still open."
    ));
    Ok(())
}

async fn check_one(store: &Store, id: MatchId) -> anyhow::Result<State> {
    let stored = store.load_match(id).await?.context("it has no row")?;
    match stored.state() {
        State::Lobby | State::Abandoned => {
            files::replay(&stored)?;
        }
        State::Playing => check_live(&stored)?,
        State::Finished => check_finished(&stored)?,
    }
    Ok(stored.state())
}

/// A match in play replays, and is not over by its rules.
fn check_live(stored: &StoredMatch) -> anyhow::Result<()> {
    let playing = files::replay(stored)?;
    ensure!(
        playing.outcome().is_none(),
        "it is over by its rules, but stored as in play"
    );
    Ok(())
}

/// A match that was played to its end tells the same as ever.
fn check_finished(stored: &StoredMatch) -> anyhow::Result<()> {
    let file = files::file(stored)?;
    if let Err(faults) = match_file::verify(&file.write()) {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        bail!("{}", faults.join("; "));
    }
    Ok(())
}

/// A folder for a copy, removed with everything in it at the end.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(purpose: &str) -> anyhow::Result<Self> {
        Ok(Self(scratch_folder(purpose)?))
    }

    pub fn database(&self) -> PathBuf {
        Path::new(&self.0).join("copy.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is a temporary file like any other.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
