//! Pages of statistics among 100,000 people with 1,000,000 results: how long the data of a page takes, and its picture.
//!
//! `cargo bench --bench stats`; with `-- --people 1000 --results 10000` smaller. What was measured on which machine
//! stands in `docs/PERFORMANCE.md`.

#![expect(
    clippy::unwrap_used,
    reason = "a measurement that cannot go on should say so"
)]

#[path = "shared/filled.rs"]
mod filled;
#[path = "shared/measured.rs"]
mod measured;

use std::sync::Arc;
use std::time::Instant;

use clap::Parser;
use lostcities::present::WrittenName;
use lostcities::present::stats::{Among, PlayerName, StatsPage};
use lostcities::render::Studio;
use lostcities::store::{PersonId, Store};
use lostcities::table::{GameKind, System, Tables};
use tempfile::TempDir;

use filled::fill;
use measured::tell;

/// How large the database is, and how often it is asked.
#[derive(Parser, Debug)]
struct Options {
    /// People with results.
    #[arg(long, default_value_t = 100_000)]
    people: u32,
    /// Results of two seats each; person 1 has every hundredth.
    #[arg(long, default_value_t = 1_000_000)]
    results: u32,
    /// Pages that are looked at.
    #[arg(long, default_value_t = 2_000)]
    pages: u32,
    /// Cargo says this to every bench.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Results as they would be written one by one, $1 people and $2 results, and what follows from them.
const ROWS: [&str; 8] = [
    "insert into people (id, name) with recursive n (n) as (select 1 union all select n + 1 from n where n < $1)
     select n, 'Player ' || n from n where $2 > 0",
    "insert into results (number, match, game, at, is_rated, is_counted, is_played_out)
     with recursive n (n) as (select 1 union all select n + 1 from n where n < $2)
     select n, n, case n / 100 % 4 when 0 then 'classic' when 1 then 'roll_write' when 2 then 'rivals' else 'board' end,
     n * 60000, 1, 1, 1 from n where $1 > 0",
    "insert into result_seats (match, seat, person, at, points, place)
     select match, 0, iif(match % 100 = 0, 1, 2 + 2 * (match * 7919 % ($1 / 2 - 1))), at, match % 97, 1 + match % 2
     from results where $2 > 0",
    "insert into result_seats (match, seat, person, at, points, place)
     select match, 1, 3 + 2 * (match * 104729 % ($1 / 2 - 1)), at, match % 89, 2 - match % 2
     from results where $2 > 0",
    "insert into totals (person, game, is_rated, matches, wins, draws, streak, best_streak, played_out, points,
     rounds, round_points, best_points, best_match, best_at)
     select person, game, is_rated, count(*), sum(place = 1), 0, 1, 5, count(*), sum(points), count(*), sum(points),
     max(points), max(results.match), max(results.at)
     from result_seats join results using (match) where $1 > 0 and $2 > 0 group by person, game, is_rated",
    "insert into totals_by_colour (person, game, is_rated, colour, begun, points, wagered, paid)
     select person, game, is_rated, colour.value, matches, points, matches / 2, matches / 3
     from totals, json_each('[\"y\", \"b\", \"w\", \"g\", \"r\"]') as colour where $1 > 0 and $2 > 0",
    "insert into meetings (person, other, game, matches, ahead, behind)
     select one.person, other.person, game, count(*), sum(one.place < other.place), sum(one.place > other.place)
     from results join result_seats one using (match) join result_seats other using (match)
     where $1 > 0 and $2 > 0 and one.seat <> other.seat group by one.person, other.person, game",
    "insert into rating_points (game, person, number, at, mean, uncertainty)
     select game, person, number, results.at, 25.0 + points % 9, 3.0
     from result_seats join results using (match) where $1 > 0 and $2 > 0",
];

fn main() {
    measured::run(measure(&Options::parse()));
}

async fn measure(options: &Options) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    Store::open(&path).await.unwrap().close().await;
    // The matches themselves are left out: no page asks for them.
    let sizes = [options.people, options.results].map(i64::from);
    fill(&path, &ROWS, &sizes).await;

    let tables = Tables::new(Store::open(&path).await.unwrap(), Arc::new(System));
    let studio = Studio::open().unwrap();
    for game in [None, Some(GameKind::Classic)] {
        let what = game.map_or("overview", |_| "one game");
        let (mut words, mut pictures) = (Vec::new(), Vec::new());
        for n in 0..options.pages {
            // Now and then a person looks at the one with the most results.
            let of = if n % 10 == 0 {
                1
            } else {
                2 + n * 48_611 % (options.people - 2)
            };
            let viewer = 2 + n * 7_919 % (options.people - 2);
            let page = game.map_or(StatsPage::Overview, |game| {
                StatsPage::Game(game, Among::People)
            });
            let (of, viewer) = (PersonId(of.into()), PersonId(viewer.into()));
            let begun = Instant::now();
            let stats = tables
                .stats(
                    of,
                    viewer,
                    page,
                    PlayerName::alike(&WrittenName::plain("Player", "")),
                )
                .await
                .unwrap();
            words.push(begun.elapsed());
            if let Some(scene) = stats.face.and_then(|face| face.scene) {
                studio.draw(scene).await.unwrap();
                pictures.push(begun.elapsed());
            }
        }
        tell(&format!("{what}: the data of a page"), words);
        tell(&format!("{what}: the same with its picture"), pictures);
    }
}
