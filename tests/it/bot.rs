//! The bot in the sandbox: people play with it, and everybody sees what they should.

mod bad_clicks;
mod board_game;
mod boards;
mod challenges;
mod clicks;
mod config;
mod doctor;
mod endings;
pub mod every_game;
pub mod harness;
mod languages;
mod leaderboard;
mod matches;
mod metrics;
mod privacy;
mod private;
mod restarts;
mod rivals;
mod roll_write;
mod secrets;
pub mod shown;
mod slow;
mod solo;
mod stats;
mod storms;
mod tables;
mod weather;
