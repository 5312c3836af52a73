//! The integration tests, in one program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say so")]

mod arena;
mod bad_input;
mod board_game;
mod bot;
mod clicks;
mod clock;
mod command_line;
mod compose;
mod database;
mod docs;
mod golden;
mod histories;
mod kept;
mod kill;
mod lessons;
mod maintenance;
mod match_cache;
mod pictures;
mod prepared;
mod privacy;
mod results;
mod roll_write_tables;
#[path = "../../crates/fake-discord/tests/it/client.rs"]
#[expect(
    dead_code,
    reason = "the fake Discord's tests use more of their client"
)]
mod sandbox_rest;
mod secrets;
mod tallies;
mod totals;
mod turns;
mod words;
