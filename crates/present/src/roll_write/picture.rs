//! The pictures: a sheet, and the progress of all.

mod column;
mod dice;
mod progress;
mod sheet;

pub(super) use progress::{is_winner, progress};
pub(super) use sheet::{Marked, sheet};

const WIDTH: u16 = 1200;
