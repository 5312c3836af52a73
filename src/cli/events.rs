//! What the next sweep would do with seasons and evenings.

use std::sync::Arc;

use anyhow::ensure;
use clap::Args;

use super::upkeep::Scratch;
use super::{logs, usual};
use crate::store::{Location, Store};
use crate::table::{Evening, EveningId, SeasonId, SeasonState, System, Tables};

#[derive(Args, Debug)]
pub struct EventsArgs {
    /// Only say what would be done. It is done with a copy; a database of PostgreSQL can be copied only while the bot is stopped.
    #[arg(long, required = true)]
    dry_run: bool,
}

/// Sweeps a copy, and says what has changed.
pub async fn run(_: EventsArgs, database: Option<Location>) -> anyhow::Result<()> {
    let database = database.unwrap_or_else(usual);
    let scratch = Scratch::new("events")?;
    if let Location::File(file) = &database {
        ensure!(
            file.exists(),
            "there is no database at {database}; name it with --database"
        );
        let store = Store::open_read_only(file).await?;
        store.copy_to(&scratch.database()).await?;
        store.close().await;
    } else {
        database.copy_to(&scratch.database().into()).await?;
    }
    let store = Store::open(&scratch.database()).await?;
    let swept = sweep(&Tables::new(store.clone(), Arc::new(System))).await;
    store.close().await;
    swept
}

/// As many events as one sweep looks at, and more.
const MANY: u32 = 1_000;

async fn sweep(tables: &Tables) -> anyhow::Result<()> {
    let store = tables.store();
    let seasons = store
        .seasons_to_go_on(tables.now(), SeasonId(0), MANY)
        .await?;
    let evenings = store
        .evenings_to_go_on(tables.now(), EveningId(0), MANY)
        .await?;
    let standing = async || -> anyhow::Result<Vec<String>> {
        let mut all = Vec::new();
        for &id in &seasons {
            all.push(season(&tables.seasons().state(id).await?));
        }
        for &id in &evenings {
            all.push(evening(&tables.evenings().state(id).await?.evening));
        }
        Ok(all)
    };
    let before = standing().await?;
    let n_rung = tables.sweep_clocks().await?.len();
    tables.evenings().sweep().await?;
    tables.seasons().sweep().await?;
    for (before, after) in before.into_iter().zip(standing().await?) {
        let is_same = after == before;
        let after = if is_same { "the same" } else { &*after };
        logs::say(&format!("{before} -> {after}"));
    }
    logs::say(&format!("Clocks would change {n_rung} matches."));
    Ok(())
}

fn season(state: &SeasonState) -> String {
    let season = &state.season;
    let n_in = state.entrants.iter().filter(|entrant| entrant.is_in());
    let (n_over, n) = state.n_over();
    let paused = season.paused_at.map_or("", |_| ", paused");
    format!(
        "season {} of server {}: {}{paused}, {} people, {n_over} of {n} matches over",
        season.number,
        season.guild,
        season.phase.slug(),
        n_in.count(),
    )
}

fn evening(evening: &Evening) -> String {
    let end = if evening.is_open { "" } else { ", over" };
    format!(
        "evening in channel {}: deal {} of {}{end}",
        evening.channel, evening.nth, evening.n_deals
    )
}
