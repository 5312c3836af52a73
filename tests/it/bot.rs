//! The bot in the sandbox: people play with it, and everybody sees what they should.

mod challenges;
pub mod harness;
mod matches;
pub mod shown;
