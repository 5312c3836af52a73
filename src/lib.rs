//! Lost Cities for Discord: all four of Reiner Knizia's games, their pictures, and the bot that plays them.

pub mod sandbox;
