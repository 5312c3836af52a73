//! Who plays Roll & Write at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, Level};

pub fn computer(level: Level) -> &'static dyn Bot<RollWrite> {
    match level {
        Level::Easy => &Easy,
        Level::Normal => &Computer,
        Level::Strong => &Strong,
    }
}
