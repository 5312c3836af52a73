//! Outlines of land, which cards and rows of a board have at different scales.

use super::Segment;

/// A piece of a skyline from left to right, in parts of the width and the height, downwards. Who draws it says of how many
/// parts these consist.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    To(i32, i32),
    /// Bent towards the first point, to the second.
    Bend(i32, i32, i32, i32),
}

/// A whole number of pixels of a shape; none is larger than a picture.
pub(super) fn pixel(value: i32) -> i16 {
    i16::try_from(value).unwrap_or(i16::MAX)
}

/// The land below a skyline, down to the lower corners of a shape of this size. `x` and `y` turn parts into pixels.
pub(super) fn outline(
    line: &[Piece],
    width: u16,
    height: u16,
    x: impl Fn(i32) -> i16,
    y: impl Fn(i32) -> i16,
) -> Vec<Segment> {
    let (right, foot) = (pixel(width.into()), pixel(height.into()));
    let mut segments = vec![Segment::Move(0, foot)];
    segments.extend(line.iter().map(|&piece| match piece {
        Piece::To(to_x, to_y) => Segment::Line(x(to_x), y(to_y)),
        Piece::Bend(by_x, by_y, to_x, to_y) => Segment::Bend(x(by_x), y(by_y), x(to_x), y(to_y)),
    }));
    segments.push(Segment::Line(right, foot));
    segments.push(Segment::Close);
    segments
}
