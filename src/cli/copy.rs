//! Moving the matches from a file to a server or back.

use anyhow::{Context as _, ensure};
use clap::Args;
use sha2::{Digest as _, Sha256};

use super::{database, logs};
use crate::store::Location;

/// Which database is copied, and where to. One of both may be left out; it is then that of `--database` or `DATABASE_URL`.
#[derive(Args, Debug)]
pub struct CopyArgs {
    /// The database to copy: a file, or `postgres://USER:PASSWORD@HOST/NAME`. It is only read. If not given, that of
    /// `--database` or `DATABASE_URL`.
    #[arg(long, value_name = "URL", value_parser = database, required_unless_present = "to")]
    from: Option<Location>,
    /// Where to: a file that does not exist, or an empty database of PostgreSQL. If not given, that of `--database` or
    /// `DATABASE_URL`.
    #[arg(long, value_name = "URL", value_parser = database)]
    to: Option<Location>,
}

/// Copies everything and says what was copied.
pub async fn copy(args: CopyArgs, other: Option<Location>) -> anyhow::Result<()> {
    let both = "name both databases: --from URL --to URL";
    let from = args.from.or_else(|| other.clone()).context(both)?;
    let to = args.to.or(other).context(both)?;
    ensure!(
        from.file().is_none_or(std::path::Path::exists),
        "there is no database at {from}; name it with --from"
    );
    let tables = from.copy_to(&to).await?;
    let mut hash = Sha256::new();
    let mut n_rows = 0;
    for table in &tables {
        logs::say(&format!("{}: {} rows", table.name, table.n_rows));
        n_rows += table.n_rows;
        hash.update(table.name.as_bytes());
        hash.update(table.hash);
    }
    let hash = hex::encode(hash.finalize());
    logs::say(&format!(
        "{n_rows} rows of {} tables were copied to {to} and compared (SHA-256 {hash}). {from} is as it was; start the bot \
         with the copy, and keep {from} until it plays.",
        tables.len()
    ));
    Ok(())
}
