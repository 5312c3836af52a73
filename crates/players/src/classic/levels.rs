//! Who plays the card game at which level.

use super::Computer;
use super::easy::Easy;
use super::strong::Strong;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::kernel::{Bot, Level};

pub fn computer(level: Level) -> &'static dyn Bot<Classic> {
    match level {
        Level::Easy => &Easy,
        Level::Normal => &Computer,
        Level::Strong => &Strong,
    }
}
