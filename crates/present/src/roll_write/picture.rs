//! The pictures: a sheet, and the progress of all.

mod column;
mod dice;
mod progress;
mod result_card;
mod roof;
mod sheet;
mod skyline;
mod tower;

pub(super) use progress::{is_winner, progress};
pub(super) use result_card::card;
pub(super) use sheet::{Marked, sheet};
pub(crate) use skyline::{landmark, specimen};

const WIDTH: u16 = 1200;
