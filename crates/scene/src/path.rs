//! Outlines of any form.

use super::{Edge, Paint};

/// Any outline, in whole pixels from its origin.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    pub segments: Vec<Segment>,
    pub fill: Option<Paint>,
    /// The line along it, if there is one; round at corners and ends.
    pub edge: Option<Edge>,
}

/// A piece of the way along an outline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Segment {
    Move(i16, i16),
    Line(i16, i16),
    /// Bent towards the first point, to the second.
    Bend(i16, i16, i16, i16),
    /// Straight back to the last jump.
    Close,
}

impl Path {
    pub fn filled(segments: Vec<Segment>, paint: Paint) -> Self {
        Self {
            segments,
            fill: Some(paint),
            edge: None,
        }
    }

    pub fn line(segments: Vec<Segment>, paint: Paint, width: u8) -> Self {
        Self {
            segments,
            fill: None,
            edge: Some(Edge {
                paint,
                width,
                dashed: false,
            }),
        }
    }
}
