//! Who plays Roll & Write at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use crate::mixed::Mixed;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, Level};

static EASY: Mixed<RollWrite> = Mixed::new(&Computer, &Easy, 64);
static CASUAL: Mixed<RollWrite> = Mixed::new(&Computer, &Easy, 30);
static FAIR: Mixed<RollWrite> = Mixed::new(&NORMAL, &Computer, 80);
static NORMAL: Strong = Strong { percent: 12 };

pub fn computer(level: Level) -> &'static dyn Bot<RollWrite> {
    match level {
        Level::Easy => &EASY,
        Level::Casual => &CASUAL,
        Level::Fair => &FAIR,
        Level::Normal => &NORMAL,
        Level::Strong => &Strong::BEST,
    }
}
