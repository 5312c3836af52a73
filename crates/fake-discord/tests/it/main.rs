//! The integration tests of the fake Discord, in one program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say so")]

mod answers;
mod bot;
mod client;
mod control;
mod emojis;
mod faults;
mod file;
mod gateway;
mod interactions;
mod layouts;
mod limits;
mod messages;
mod oracle;
mod play;
mod rest;
mod script;
mod threads;
