//! Matches of any game as data: the one place that knows all games and starts a match of any of them, and a whole match as a
//! line of JSON; and the protocol by which other programs play them.

pub mod lcp;
pub mod match_file;
pub mod registry;

use lostcities_players as ai;
use lostcities_present as present;
use lostcities_rules::{games, kernel};
