//! What whoever runs the bot can do about ratings.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::ensure;
use clap::{Args, Subcommand};

use super::{DATABASE, logs};
use crate::store::Store;
use crate::table::{System, Tables};

/// What to do about ratings.
#[derive(Args, Debug)]
pub struct RatingsArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Rate everybody anew from the results of all matches, and say what was not so before; best while the bot is
    /// stopped, since nobody can move meanwhile.
    Rebuild,
}

/// Does what is asked about ratings.
pub async fn run(args: &RatingsArgs, database: Option<PathBuf>) -> anyhow::Result<()> {
    match args.what {
        What::Rebuild => rebuild(database).await,
    }
}

async fn rebuild(database: Option<PathBuf>) -> anyhow::Result<()> {
    let path = database.unwrap_or_else(|| PathBuf::from(DATABASE));
    ensure!(
        path.exists(),
        "there is no database at {}; name it with --database",
        path.display()
    );
    let tables = Tables::new(Store::open(&path).await?, Arc::new(System));
    tables.record_results().await?;
    let rebuilt = tables.store().rebuild_ratings().await;
    tables.store().close().await;
    let rebuilt = rebuilt?;
    logs::say(&format!(
        "Ratings follow from {} rated results; {} rows were not so and are now.",
        rebuilt.n_results, rebuilt.n_changed
    ));
    Ok(())
}
