//! From a challenge or a table to the first step.

mod blocks;
mod challenges;
mod limits;
mod tables;
