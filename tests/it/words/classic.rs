//! The classic card game in words: what people read in each language, and that it fits into Discord.

mod described;
mod limits;
mod panel;
mod rules;
mod scores;
mod table;
mod told;
