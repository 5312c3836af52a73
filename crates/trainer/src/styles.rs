//! Rule players of many styles, to learn against.

use lostcities_players::classic::Style;
use lostcities_rules::kernel::GameRng;

use crate::play::uniform;

/// From where to where each number of a style goes, in the order of their declaration.
///
/// The ranges lie around the numbers of [`Style::TUNED`], and hold those of the baseline, too.
const RANGES: [[f32; 2]; Style::LEN] = [
    [2.5, 5.5],
    [4.0, 12.0],
    [-0.1, 0.4],
    [2.0, 8.0],
    [0.5, 4.0],
    [0.5, 1.5],
    [0.0, 0.7],
    [0.2, 1.2],
    [0.5, 0.9],
    [0.15, 0.5],
    [-0.1, 0.1],
    [0.05, 0.35],
    [0.03, 0.35],
    [12.0, 24.0],
    [0.5, 1.5],
    [2.0, 8.0],
];

/// A style with every number drawn from its range.
pub fn any(rng: &mut GameRng) -> Style {
    Style::from_numbers(RANGES.map(|[least, most]| least + (most - least) * uniform(rng)))
}
