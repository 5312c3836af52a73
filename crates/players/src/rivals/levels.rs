//! Who plays Rivals at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use crate::mixed::Mixed;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::kernel::{Bot, Level};

const fn slipping(slips: u32) -> Mixed<Rivals> {
    Mixed {
        stronger: &Computer,
        weaker: &Easy,
        slips,
    }
}

// Who never looks ahead wins nothing at all, so that even the lowest level does so now and then.
static EASY: Mixed<Rivals> = slipping(34);
static CASUAL: Mixed<Rivals> = slipping(21);
static FAIR: Mixed<Rivals> = slipping(10);

pub fn computer(level: Level) -> &'static dyn Bot<Rivals> {
    match level {
        Level::Easy => &EASY,
        Level::Casual => &CASUAL,
        Level::Fair => &FAIR,
        Level::Normal => &Computer,
        Level::Strong => &Strong,
    }
}
