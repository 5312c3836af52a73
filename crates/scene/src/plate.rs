//! Rectangles, rounded rectangles, pills and discs, and their shadows.

use super::Paint;

/// A rectangle, rounded rectangle, pill or disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plate {
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Radius of the corners in pixels; half of the shorter side makes a pill or a disc.
    pub radius: u16,
    pub fill: Option<Paint>,
    /// Its edge, if it has one; it lies inside width and height.
    pub edge: Option<Edge>,
}

/// A line around a plate or along a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    pub paint: Paint,
    pub width: u8,
    pub dashed: bool,
}

/// The soft shadow under a plate that lies at the same origin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shadow {
    pub width: u16,
    pub height: u16,
    pub radius: u16,
    /// How high the plate floats, in pixels: how far the shadow reaches beyond it.
    pub lift: u8,
}

impl Plate {
    pub const fn new(width: u16, height: u16, radius: u16) -> Self {
        Self {
            width,
            height,
            radius,
            fill: None,
            edge: None,
        }
    }

    /// A plate whose short sides are half circles.
    pub const fn pill(width: u16, height: u16) -> Self {
        let short = if width < height { width } else { height };
        Self::new(width, height, short / 2)
    }

    pub const fn disc(diameter: u16) -> Self {
        Self::pill(diameter, diameter)
    }

    #[must_use]
    pub const fn fill(self, paint: Paint) -> Self {
        Self {
            fill: Some(paint),
            ..self
        }
    }

    #[must_use]
    pub const fn edge(self, paint: Paint, width: u8) -> Self {
        Self {
            edge: Some(Edge {
                paint,
                width,
                dashed: false,
            }),
            ..self
        }
    }

    #[must_use]
    pub const fn dashed(self, paint: Paint, width: u8) -> Self {
        Self {
            edge: Some(Edge {
                paint,
                width,
                dashed: true,
            }),
            ..self
        }
    }

    /// The shadow that the plate throws when it floats `lift` pixels high.
    pub const fn shadow(self, lift: u8) -> Shadow {
        Shadow {
            width: self.width,
            height: self.height,
            radius: self.radius,
            lift,
        }
    }
}
