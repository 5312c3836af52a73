//! What people read of each game, in every language, and that it fits into Discord.

pub mod alt_texts;
mod classic;
pub mod faces;
pub mod rivals;
mod roll_write;
