//! The integration tests, in one program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say so")]

mod alt_texts;
mod bad_input;
mod board_game;
mod bot;
mod classic_words;
mod clicks;
mod clock;
mod command_line;
mod compose;
mod copy;
mod database;
#[cfg(unix)]
mod database_file;
mod docs;
mod earlier_versions;
mod faces;
mod golden;
mod histories;
mod kept;
mod kill;
mod leaderboard_pictures;
mod lessons;
mod maintenance;
mod match_cache;
mod migrations;
mod pictures;
mod postgres;
mod prepared;
mod privacy;
mod query_plans;
mod result_cards;
mod results;
mod review_pictures;
mod rivals_pictures;
mod rivals_words;
mod roll_write_pictures;
mod roll_write_tables;
mod roll_write_words;
mod rules_pictures;
#[path = "../../crates/fake-discord/tests/it/client.rs"]
#[expect(
    dead_code,
    reason = "the fake Discord's tests use more of their client"
)]
mod sandbox_rest;
mod secrets;
mod stats_pictures;
mod store;
mod tallies;
mod totals;
mod turns;
