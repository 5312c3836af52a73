//! Rivals in words: what people read and press in each language, and that it fits into Discord.

mod limits;
pub(crate) mod table;
mod turns;
