//! Each game as people play it: whole matches, levels, and the ends that the rules do not know.

mod board_game;
mod endings;
mod levels;
mod matches;
mod rivals;
mod roll_write;
mod solo;
