//! The bot in the sandbox: people play with it, and everybody sees what they should.

mod boards;
mod challenges;
mod clicks;
pub mod harness;
mod matches;
mod restarts;
pub mod shown;
