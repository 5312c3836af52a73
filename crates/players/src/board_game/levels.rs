//! Who plays the board game at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use crate::mixed::Mixed;
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::kernel::{Bot, Level};

static CASUAL: Mixed<BoardGame> = Mixed::new(&Computer, &Easy, 70);
static FAIR: Mixed<BoardGame> = Mixed::new(&Computer, &Easy, 35);

pub fn computer(level: Level) -> &'static dyn Bot<BoardGame> {
    match level {
        Level::Easy => &Easy,
        Level::Casual => &CASUAL,
        Level::Fair => &FAIR,
        Level::Normal => &Computer,
        Level::Strong => &Strong::BEST,
    }
}
