//! What the pictures of curves share.

use crate::scene::Segment;

/// Through these points, straight from one to the next.
pub(crate) fn way(points: impl Iterator<Item = (i16, i16)>) -> Vec<Segment> {
    let mut segments = Vec::new();
    for (x, y) in points {
        segments.push(if segments.is_empty() {
            Segment::Move(x, y)
        } else {
            Segment::Line(x, y)
        });
    }
    segments
}

/// `part` of `n` of the way from one pixel to another.
pub(crate) fn between(from: i16, to: i16, part: i64, n: i64) -> i16 {
    let (from, to) = (i64::from(from), i64::from(to));
    i16::try_from(from + (to - from) * part / n).unwrap_or(0)
}
