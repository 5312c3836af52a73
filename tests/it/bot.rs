//! The bot in the sandbox: people play with it, and everybody sees what they should.

mod boards;
mod challenges;
mod clicks;
mod endings;
mod every_game;
pub mod harness;
mod languages;
mod matches;
mod private;
mod restarts;
mod secrets;
pub mod shown;
mod slow;
mod solo;
mod tables;
