//! A bot that does nothing, and one that comes back to many matches.

use std::time::{Duration, Instant};

use super::bot::{Stage, program};
use super::filled::fill;
use super::many;
use super::table::{self, mb, ms};

/// Matches that are played before the bot is stopped, and whose buttons are pressed afterwards.
const N_OPEN: usize = 20;

/// A bot with nothing to do.
pub async fn idle() {
    let bytes = std::fs::metadata(program()).unwrap().len();
    table::line("release binary", mb(bytes), "30 MB");
    let stage = Stage::open().await;
    // By then it has prepared its pictures.
    tokio::time::sleep(Duration::from_secs(10)).await;
    table::line("idle memory", mb(stage.memory().0), "40 MB");
}

/// The same open matches, copied until there are many, in channels of their own.
const COPIES: [&str; 4] = [
    "insert into matches (id, game, table_version, setup, state, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at)
     with recursive copy (n) as (select 1 union all select n + 1 from copy where n < $1)
     select n * 1000 + id, game, table_version, setup, state, guild, locale, version, took_back, host,
     secret, snowflake, created_at, changed_at from matches, copy where id <= $2",
    "insert into boards (match, channel, is_attached, version, invitation, message, shown_version, shown_steps, ping)
     select copy.id, channel + copy.id / 1000 * 1000000000000, 1, copy.version, invitation, message, shown_version, shown_steps, ping
     from matches copy join boards on boards.match = copy.id % 1000 where copy.id > 1000",
    "insert into seats (match, seat, person) select copy.id, seat, person from matches copy
     join seats on seats.match = copy.id % 1000 where copy.id > 1000",
    "insert into steps (match, ply, step, version, at)
     select copy.id, ply, step, steps.version, at from matches copy
     join steps on steps.match = copy.id % 1000 where copy.id > 1000",
];

/// How long a bot takes to come back to this many open matches, and to answer a button from before.
pub async fn with_many_stored(n_stored: u32) {
    let stage = Stage::open().await;
    let mut pairs = many::open(&stage.sandbox, N_OPEN).await;
    for pair in &mut pairs {
        for _ in 0..40 {
            pair.click().await.took().expect("an answer");
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    stage.stop().await;

    let n_open = i64::try_from(N_OPEN).unwrap();
    let copies = [i64::from(n_stored) / n_open - 1, n_open];
    fill(&stage.database(), &COPIES, &copies).await;
    let sql = "select count(*) from matches where state = 'playing' and id > $1";
    let n_matches = stage.read_database().await.count(sql, 0).await;

    let starting = Instant::now();
    stage.start().await;
    let ready = starting.elapsed();
    let mut answered = Vec::new();
    let mut first = None;
    for pair in &pairs {
        answered.push(pair.press_old_button().await.took().expect("an answer"));
        first.get_or_insert_with(|| starting.elapsed());
    }
    let goal = "2 s";
    table::line(
        format!("{n_matches} open matches: start to ready"),
        ms(ready),
        goal,
    );
    table::line(
        "start to the first answer to an old button",
        ms(first.unwrap()),
        goal,
    );
    table::times(
        "old buttons, each in a match not yet in memory",
        &mut answered,
        ["", ""],
    );
    table::line("memory with them", mb(stage.memory().1), "");
}

/// A bot that comes back to as many boards that show nothing yet of what has happened, under Discord's own limits.
pub async fn with_boards_behind(n_matches: usize) {
    let stage = Stage::open().await;
    many::open(&stage.sandbox, n_matches).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    stage.stop().await;
    fill(
        &stage.database(),
        &["update boards set shown_version = 0"],
        &[],
    )
    .await;

    let before = stage.sandbox.usage();
    let starting = Instant::now();
    stage.start().await;
    let ready = starting.elapsed();
    while many::n_behind(&stage, 0).await > 0 {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let shown = starting.elapsed();
    let name = format!("{n_matches} boards behind");
    table::line(format!("{name}: start to ready"), ms(ready), "");
    table::line(format!("{name}: start to the last of them"), ms(shown), "");
    let after = stage.sandbox.usage();
    table::line(
        format!("{name}: requests in the busiest second"),
        after.most_in_a_second,
        &after.requests_per_second.to_string(),
    );
    table::line(
        format!("{name}: requests refused"),
        after.limited - before.limited,
        "0",
    );
}
