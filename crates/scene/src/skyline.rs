//! Outlines of land, which cards and rows of a board have at different scales.

use super::Segment;
use super::path::{pixel, segments};

/// The land below a skyline from left to right, down to the lower corners of a shape of this size. The skyline is path data in
/// parts of the width and the height, downwards; `x` and `y` turn parts into pixels.
pub(super) fn outline(
    line: &str,
    width: u16,
    height: u16,
    x: impl Fn(i32) -> i32,
    y: impl Fn(i32) -> i32,
) -> Vec<Segment> {
    let (right, foot) = (pixel(width.into()), pixel(height.into()));
    let ends = [Segment::Line(right, foot), Segment::Close];
    let line = segments(line, x, y).into_iter().chain(ends);
    [Segment::Move(0, foot)].into_iter().chain(line).collect()
}
