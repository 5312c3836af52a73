//! What people ask the bot for apart from play.

mod commands;
mod config;
mod doctor;
mod hints;
pub mod history;
mod inbox;
mod languages;
mod leaderboard;
mod lessons;
mod moderators;
mod privacy;
mod private;
mod reviews;
mod rules;
mod server_matches;
mod share;
mod stats;
