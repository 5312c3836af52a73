//! Lost Cities for Discord: all four of Reiner Knizia's games, their pictures, and the bot that plays them.
//!
//! The floors, from the bottom up, and who may use whom, are described in `docs/ARCHITECTURE.md` and held by a test.

pub mod cli;
pub mod discord;

pub use lostcities_fake_discord as sandbox;
pub use lostcities_match_file::{match_file, registry};
pub use lostcities_matches as table;
pub use lostcities_model as model;
pub use lostcities_pictures as render;
pub use lostcities_players as ai;
pub use lostcities_present as present;
pub use lostcities_rules::{games, kernel, rating, review};
pub use lostcities_store as store;
pub use lostcities_words as i18n;
