//! Writes the world to its file shortly after each change.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;
use tracing::error;

use crate::sandbox::shared::Shared;
use crate::world::persist::{self, WorldError};

/// Changes within this time are written together.
const GATHER: Duration = Duration::from_millis(50);

pub(crate) struct Saver {
    shared: Arc<Shared>,
    path: PathBuf,
    task: JoinHandle<()>,
}

impl Saver {
    /// Writes the whole world once, without outdated lines, and then each change.
    pub(crate) fn start(shared: Arc<Shared>, path: PathBuf) -> Result<Self, WorldError> {
        let lines = persist::changed_lines(&mut shared.lock().world);
        persist::replace_file(&path, &lines)?;
        let task = tokio::spawn(run(Arc::clone(&shared), path.clone()));
        Ok(Self { shared, path, task })
    }

    /// Writes the rest and ends.
    pub(crate) async fn finish(self) -> Result<(), WorldError> {
        // The task ends by itself when the sandbox stops; an append must not be cut in half.
        let _ = self.task.await;
        save(&self.shared, &self.path)
    }
}

/// Waits for changes and writes them, until the sandbox stops.
async fn run(shared: Arc<Shared>, path: PathBuf) {
    let mut pulse = shared.pulse.subscribe();
    loop {
        tokio::select! {
            () = shared.stop.cancelled() => return,
            changed = pulse.changed() => if changed.is_err() { return },
        }
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = tokio::time::sleep(GATHER) => {}
        }
        if let Err(why) = save(&shared, &path) {
            error!(%why, "the sandbox's world was not saved");
        }
    }
}

fn save(shared: &Shared, path: &Path) -> Result<(), WorldError> {
    let lines = persist::changed_lines(&mut shared.lock().world);
    if lines.is_empty() {
        Ok(())
    } else {
        persist::append(path, &lines)
    }
}
