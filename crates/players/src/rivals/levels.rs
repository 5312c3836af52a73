//! Who plays Rivals at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::kernel::{Bot, Level};

pub fn computer(level: Level) -> &'static dyn Bot<Rivals> {
    match level {
        Level::Easy => &Easy,
        Level::Normal => &Computer,
        Level::Strong => &Strong,
    }
}
