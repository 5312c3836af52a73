//! Who plays the board game at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use crate::mixed::Mixed;
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::kernel::{Bot, Level};

static CASUAL: Mixed<BoardGame> = Mixed::new(&Computer, &Easy, 72);
static FAIR: Mixed<BoardGame> = Mixed::new(&Computer, &Easy, 39);
// `Strong` wins three of five rounds against `Computer`, which is too little for a level.
static NORMAL: Mixed<BoardGame> = Mixed::new(&Computer, &Easy, 9);

pub fn computer(level: Level) -> &'static dyn Bot<BoardGame> {
    match level {
        Level::Easy => &Easy,
        Level::Casual => &CASUAL,
        Level::Fair => &FAIR,
        Level::Normal => &NORMAL,
        Level::Strong => &Strong::BEST,
    }
}
