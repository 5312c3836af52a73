//! The classic card game in words: what people read in each language, and that it fits into Discord.

mod faces;
mod limits;
mod rules;
mod scores;
mod table;
