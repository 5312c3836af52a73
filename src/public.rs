//! The messages of a match that everybody sees, which the bot keeps true.

pub mod absence;
pub mod board;
pub mod invitation;
pub mod keeper;
pub mod table_message;
