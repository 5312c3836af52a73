//! How fast leaderboards answer with 100,000 people and 1,000,000 results in the database, and how long it takes to rate
//! them all. `cargo bench --bench leaderboard`, or with fewer results: `-- --results 10000`.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a program that measures and says so"
)]

#[path = "shared/filled.rs"]
mod filled;
#[path = "shared/measured.rs"]
mod measured;

use std::path::Path;
use std::time::Instant;

use clap::Parser;
use lostcities::kernel::{Seed, Timestamp, below};
use lostcities::rating::Season;
use lostcities::store::{GuildId, Leaderboard, PER_PAGE, PageRequest, PersonId, Store};
use lostcities::table::GameKind;
use tempfile::TempDir;

use measured::tell;

const N_PEOPLE: i64 = 100_000;
const N_GUILDS: i64 = 50;
const FIRST_PERSON: i64 = 1 << 59;
/// The first moment of 2025; the results are spread over two years from there.
const START: i64 = 1_735_689_600_000;
const N_QUESTIONS: usize = 3_000;

/// How large the database is.
#[derive(Parser, Debug)]
struct Options {
    /// Results, over all games and servers.
    #[arg(long, default_value_t = 1_000_000)]
    results: i64,
    /// Cargo says this to every bench.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() {
    measured::run(measure(Options::parse().results));
}

async fn measure(n_results: i64) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("matches.db");
    Store::open(&path).await.unwrap().close().await;
    let started = Instant::now();
    fill(&path, n_results).await;
    tell(&format!("{n_results} results"), vec![started.elapsed()]);
    let store = Store::open(&path).await.unwrap();
    for what in ["rated", "rated once more"] {
        let started = Instant::now();
        let rated = store.rebuild_ratings().await.unwrap();
        let took = started.elapsed();
        let (n_results, n_rows) = (rated.n_results, rated.n_changed);
        let what = format!("{n_results} results {what}, {n_rows} rows changed");
        tell(&what, vec![took]);
    }
    let size = std::fs::metadata(&path).unwrap().len();
    println!("the file has {} MB", size >> 20);
    ask(&store).await;
    store.close().await;
}

/// Writes people, matches and results, seven of ten results in Roll & Write with two to five seats.
async fn fill(path: &Path, n_results: i64) {
    let orders = [
        "begin",
        "with recursive n(i) as (select 0 union all select i + 1 from n where i < $1 - 1)
         insert into people (id, name) select $2 + i, 'Player ' || i from n",
        "create temp table played as
         with recursive n(i) as (select 1 union all select i + 1 from n where i < $4)
         select i as id, case when i % 10 < 7 then 'roll_write' when i % 10 = 7 then 'classic'
             when i % 10 = 8 then 'rivals' else 'board' end as game,
         $5 + i * (2 * 365 * 86400000 / $4) as at, i % $3 + 1 as guild,
         abs(random()) % ($1 / $3) as first, abs(random()) % 37 + 1 as stride,
         case when i % 10 < 7 then abs(random()) % 4 + 2 when i % 10 = 7 then 2 else abs(random()) % 3 + 2 end as seats
         from n",
        "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back, host,
             secret, created_at, changed_at, has_result)
         select id, game, 1, '{}', 'finished', guild, 'en', 1, 0, 1, '', at, at, 1 from played",
        "insert into results (number, match, game, guild, at, is_rated) select id, id, game, guild, at, 1 from played",
        // People play on their own server. Whoever stands earlier in the list has better places.
        "insert into result_seats (match, seat, person, at, points, place)
         select id, seat, $2 + (first + seat * stride) % ($1 / $3) * $3 + guild - 1, at, 0,
         1 + abs(random()) % (1 + (first + seat * stride) % ($1 / $3) * seats / ($1 / $3))
         from played, (select 0 as seat union select 1 union select 2 union select 3 union select 4)
         where seat < seats order by id, seat",
        "commit",
    ];
    filled::fill(
        path,
        &orders,
        &[N_PEOPLE, FIRST_PERSON, N_GUILDS, n_results, START],
    )
    .await;
}

/// Asks for pages of every kind and says how long they took.
async fn ask(store: &Store) {
    let mut rng = Seed::simulated(1, 0).at(0);
    let mut below = |n: u32| below(&mut rng, n);
    let running = Season::of(Timestamp::from_millis(START + 2 * 365 * 86_400_000 - 1));
    for (name, kind) in [
        ("first page", 0),
        ("any page", 1),
        ("last page", 2),
        ("own page", 3),
        ("curve", 4),
    ] {
        let mut times = Vec::with_capacity(N_QUESTIONS);
        let mut n_lines = 0;
        for _ in 0..N_QUESTIONS {
            let n_games = u32::try_from(GameKind::ALL.len()).unwrap();
            let game = GameKind::ALL[usize::try_from(below(n_games)).unwrap()];
            let season = i64::from(below(8));
            let board = Leaderboard {
                // Half of the questions are about the largest leaderboard.
                game: if below(2) == 0 {
                    GameKind::RollWrite
                } else {
                    game
                },
                guild: (below(2) == 0).then(|| GuildId(u64::from(1 + below(50)))),
                season: (below(2) == 0).then(|| Season::numbered(running.number() - season)),
            };
            let person = i64::from(below(u32::try_from(N_PEOPLE).unwrap()));
            let person = PersonId((FIRST_PERSON + person).unsigned_abs());
            let wanted = match kind {
                0 => PageRequest::Page(0),
                1 => {
                    let page = store
                        .leaderboard(&board, PageRequest::Page(0), person)
                        .await
                        .unwrap();
                    PageRequest::Page(below(page.n_ranked / PER_PAGE + 1))
                }
                2 => PageRequest::Page(u32::MAX),
                _ => PageRequest::Own,
            };
            let started = Instant::now();
            n_lines += if kind == 4 {
                store.rating_curve(board.game, person).await.unwrap().len()
            } else {
                store
                    .leaderboard(&board, wanted, person)
                    .await
                    .unwrap()
                    .lines
                    .len()
            };
            times.push(started.elapsed());
        }
        tell(&format!("{name}, {n_lines} lines in all"), times);
    }
    let whole = Leaderboard {
        game: GameKind::RollWrite,
        guild: None,
        season: None,
    };
    let page = store
        .leaderboard(&whole, PageRequest::Page(0), PersonId(1))
        .await
        .unwrap();
    println!(
        "the largest leaderboard has {} people with a place",
        page.n_ranked
    );
}
