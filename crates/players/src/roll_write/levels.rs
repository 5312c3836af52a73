//! Who plays Roll & Write at which level.

use super::easy::Easy;
use super::{Computer, Strong};
use crate::mixed::Mixed;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::kernel::{Bot, Level};

static CASUAL: Mixed<RollWrite> = Mixed::new(&Computer, &Easy, 66);
static FAIR: Mixed<RollWrite> = Mixed::new(&Computer, &Easy, 33);

pub fn computer(level: Level) -> &'static dyn Bot<RollWrite> {
    match level {
        Level::Easy => &Easy,
        Level::Casual => &CASUAL,
        Level::Fair => &FAIR,
        Level::Normal => &Computer,
        Level::Strong => &Strong::BEST,
    }
}
