//! Maintenance of ratings.

use std::path::Path;
use std::sync::Arc;

use anyhow::ensure;
use clap::{Args, Subcommand};

use super::{logs, usual};
use crate::store::Location;
use crate::table::{System, Tables};

/// What to do about ratings.
#[derive(Args, Debug)]
pub struct RatingsArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Recompute all ratings from the results of all matches and report the rows that changed. Moves wait meanwhile, so
    /// stop the bot first.
    Rebuild,
}

/// Does what is asked about ratings.
pub async fn run(args: &RatingsArgs, database: Option<Location>) -> anyhow::Result<()> {
    match args.what {
        What::Rebuild => rebuild(database).await,
    }
}

async fn rebuild(database: Option<Location>) -> anyhow::Result<()> {
    let database = database.unwrap_or_else(usual);
    ensure!(
        database.file().is_none_or(Path::exists),
        "there is no database at {database}; name it with --database"
    );
    let tables = Tables::new(database.open().await?, Arc::new(System));
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
