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

/// What SVG path data says with `M`, `L` and `Q`, where spaces part letters and numbers. `x` and `y` turn parts into pixels.
///
/// # Panics
/// If the text is no such data.
pub fn segments(data: &str, x: impl Fn(i32) -> i32, y: impl Fn(i32) -> i32) -> Vec<Segment> {
    let mut words = data.split(' ').peekable();
    let (mut letter, mut segments) = ("", Vec::new());
    while words.peek().is_some() {
        letter = words
            .next_if(|word| ["M", "L", "Q"].contains(word))
            .unwrap_or(letter);
        let mut point = || {
            let mut number = || words.next()?.parse().ok();
            let point = number().zip(number());
            let (right, down) = point.expect("each point has two numbers");
            (pixel(x(right)), pixel(y(down)))
        };
        let (to_x, to_y) = point();
        segments.push(match letter {
            "M" => Segment::Move(to_x, to_y),
            "L" => Segment::Line(to_x, to_y),
            _ => {
                let (end_x, end_y) = point();
                Segment::Bend(to_x, to_y, end_x, end_y)
            }
        });
    }
    segments
}

/// A whole number of pixels of a shape; none is larger than a picture.
pub(super) fn pixel(value: i32) -> i16 {
    i16::try_from(value).unwrap_or(i16::MAX)
}
