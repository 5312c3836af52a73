//! Who plays the board game at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::kernel::{Bot, Level};

pub fn computer(level: Level) -> &'static dyn Bot<BoardGame> {
    match level {
        Level::Easy => &Easy,
        Level::Normal => &Computer,
        Level::Strong => &Strong,
    }
}
