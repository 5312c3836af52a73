//! Who plays Rivals at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use crate::mixed::Mixed;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::kernel::{Bot, Level};

// `Easy` alone, which never looks ahead, wins one match of a hundred against `Computer`.
static EASY: Mixed<Rivals> = Mixed::new(&Computer, &Easy, 21);
static CASUAL: Mixed<Rivals> = Mixed::new(&Computer, &Easy, 10);
static NORMAL: Strong = Strong { percent: 25 };

pub fn computer(level: Level) -> &'static dyn Bot<Rivals> {
    match level {
        Level::Easy => &EASY,
        Level::Casual => &CASUAL,
        Level::Fair => &Computer,
        Level::Normal => &NORMAL,
        Level::Strong => &Strong::BEST,
    }
}
