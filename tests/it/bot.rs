//! The bot in the sandbox: people play with it, and everybody sees what they should.

mod animations;
mod bad_clicks;
mod blocks;
mod board_game;
mod boards;
mod busy;
mod challenges;
mod clicks;
mod config;
#[cfg(unix)]
mod database_file;
mod doctor;
mod endings;
pub mod every_game;
pub mod harness;
mod history;
mod languages;
mod leaderboard;
mod limits;
mod matches;
mod mentions;
mod metrics;
mod moderators;
mod privacy;
mod private;
mod restarts;
mod rivals;
mod roll_write;
mod secrets;
pub mod shown;
mod sleeping;
mod slow;
mod solo;
mod stats;
mod storms;
mod tables;
mod weather;
