//! A bot that comes back to more boards than it may bring up to date at once.

use std::collections::HashMap;

use lostcities::service::Timeouts;
use serde_json::Value;

use crate::bot::harness::{Club, Ways};

/// Matches whose boards are behind.
const N_BEHIND: usize = 1_200;

/// How many boards the bot brings up to date at the same time.
const AT_ONCE: usize = 16;

/// Server and channel of this many channels without a match.
async fn channels(club: &Club, n: usize) -> Vec<(i64, i64)> {
    for number in 0..n.div_ceil(4) {
        club.sandbox.add_guild(&format!("Club {number}"), "en-US");
    }
    let world = club.world().await;
    let id = |thing: &Value| thing["id"].as_str().unwrap().parse().unwrap();
    let guilds = world["guilds"].as_array().unwrap().iter().skip(1);
    let channels = guilds.flat_map(|guild| {
        let channels = guild["channels"].as_array().unwrap().iter();
        channels.map(move |channel| (id(guild), id(channel)))
    });
    channels.take(n).collect()
}

/// Copies match 1 into these channels, as a match that has no board yet. The earlier a channel is named, the later its match
/// was played, and the greater is its number.
async fn copy_match(club: &Club, channels: &[(i64, i64)]) {
    let rows = (0..).zip(channels).map(|(rank, (guild, channel))| {
        let id: i64 = 10_000 - rank;
        format!(
            "insert into matches (id, game, table_version, setup, state, guild, locale, version,
             took_back, host, secret, snowflake, created_at, changed_at)
             select {id}, game, table_version, setup, state, {guild}, locale, version,
             took_back, host, secret, snowflake, created_at, changed_at - {rank} from matches where id = 1;
             insert into boards (match, channel, is_attached, version, shown_steps)
             select {id}, {channel}, is_attached, version, shown_steps from boards where match = 1;
             insert into seats (match, seat, person) select {id}, seat, person from seats where match = 1;
             insert into steps (match, ply, step, version, at)
             select {id}, ply, step, version, at from steps where match = 1;"
        )
    });
    let all: Vec<String> = rows.collect();
    let all = all.concat();
    club.sql(&format!("begin; {all} commit")).await;
}

/// Everything goes ten times as fast as on Discord, in the same proportion: at 45 requests a second these boards would take
/// half a minute. Nothing depends on how fast the machine is, because the bot counts a request until a second after its answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_with_a_thousand_boards_behind_is_refused_nothing_and_begins_with_the_latest() {
    let ways = Ways {
        timeouts: Timeouts {
            requests_per_second: 450,
            ..Ways::default().timeouts
        },
        discord_takes: 500,
        ..Ways::default()
    };
    let mut club = Club::open_with(ways).await;
    club.command(&club.anna(), "solo rounds:1").await;
    club.stop().await;
    let channels = channels(&club, N_BEHIND).await;
    copy_match(&club, &channels).await;
    club.check_requests(|_| false);
    club.start().await;

    let usage = club.sandbox.usage();
    assert_eq!((usage.limited, usage.invalid), (0, 0), "{usage:?}");
    let ranks = channels.iter().zip(0..);
    let ranks: HashMap<String, usize> = ranks
        .map(|((_, channel), rank)| (format!("/api/v10/channels/{channel}/messages"), rank))
        .collect();
    let requests = club.new_requests().into_iter();
    let posted = requests.filter(|request| request.method == "POST");
    let posted: Vec<usize> = posted
        .filter_map(|request| ranks.get(&request.path).copied())
        .collect();
    assert_eq!(posted.len(), N_BEHIND);
    for (place, rank) in posted.into_iter().enumerate() {
        assert!(rank <= place + AT_ONCE, "{rank} was shown as {place}");
    }
    club.finish().await;
}
