//! Lost Cities for Discord: all four of Reiner Knizia's games, their pictures, and the bot that plays them.
//!
//! What is complete in itself is a crate. The rooms of the bot build on each other in this order: `wire`, `answers`, `public`,
//! `screens`, `commands`, `service`, `cli`; `bot` is the state that all of them share. `docs/ARCHITECTURE.md` describes them.

mod answers;
mod bot;
pub mod cli;
mod commands;
mod public;
mod screens;
pub mod service;
mod wire;

pub use lostcities_fake_discord as sandbox;
pub use lostcities_match_file::{lcp, match_file, registry};
pub use lostcities_matches as table;
pub use lostcities_model as model;
pub use lostcities_pictures as render;
pub use lostcities_players as ai;
pub use lostcities_present as present;
pub use lostcities_rules::{games, kernel, rating, review};
pub use lostcities_store as store;
pub use lostcities_words as i18n;
