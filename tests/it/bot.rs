//! The bot in the sandbox: people play with it, and everybody sees what they should.

mod bad_clicks;
mod channels;
mod clicks;
mod clocks;
mod daily;
mod evening;
pub mod every_game;
mod games;
pub mod harness;
mod league;
mod opening;
pub mod panels;
mod prepared;
mod screens;
mod secrets;
mod service;
pub mod shown;
