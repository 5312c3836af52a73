//! The locale files agree with each other, with the source, and with Discord's limits.

mod entries;
mod limits;
mod saying;
mod usage;
