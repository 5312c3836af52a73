//! The auctioneer's gavel, which is above the bids.

use crate::scene::{Group, Paint, Path, Plate, Segment};

/// The gavel with its block, 44 pixels wide and high.
pub(in super::super) fn gavel(paint: Paint) -> Group {
    let outline = |points: &[(i16, i16)]| {
        let mut segments: Vec<Segment> = Vec::with_capacity(points.len() + 1);
        for &(x, y) in points {
            segments.push(if segments.is_empty() {
                Segment::Move(x, y)
            } else {
                Segment::Line(x, y)
            });
        }
        segments.push(Segment::Close);
        Path::filled(segments, paint)
    };
    Group::new()
        // The head, leaning to the left, and the handle from its middle to the lower right.
        .with(0, 0, outline(&[(14, 0), (26, 12), (14, 24), (2, 12)]))
        .with(0, 0, outline(&[(20, 13), (24, 9), (42, 27), (38, 31)]))
        .with(16, 36, Plate::new(26, 7, 3).fill(paint))
}
