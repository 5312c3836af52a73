//! Who plays the card game at which level.

use super::Computer;
use super::easy::Easy;
use super::strong::Strong;
use crate::mixed::Mixed;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::kernel::{Bot, Level};

static CASUAL: Mixed<Classic> = Mixed::new(&Computer, &Easy, 60);
static FAIR: Mixed<Classic> = Mixed::new(&Computer, &Easy, 30);

pub fn computer(level: Level) -> &'static dyn Bot<Classic> {
    match level {
        Level::Easy => &Easy,
        Level::Casual => &CASUAL,
        Level::Fair => &FAIR,
        Level::Normal => &Computer,
        Level::Strong => &Strong,
    }
}
