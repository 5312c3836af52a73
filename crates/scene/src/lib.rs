//! A drawing as data: an ordered list of shapes at whole pixels. The crate `lostcities-pictures` turns it into a PNG.
//!
//! Shapes compare and hash without their place, so that a renderer can draw each distinct one once and reuse it. A scene
//! holds no colours, only names of [`Paint`]s, and no Discord.

mod card;
mod city;
mod label;
mod landscape;
mod lane;
mod paint;
mod path;
mod plate;
mod portrait;
mod skyline;
mod specimens;
mod symbol;

pub use card::{Card, CardSize, Mark};
pub use city::{City, Light};
pub use label::{Align, Font, Label};
pub use lane::lane;
pub use paint::{Hue, Paint, Tone};
pub use path::{Path, Segment, segments};
pub use plate::{Edge, Plate, Shadow};
pub use portrait::{Photo, Portrait};
pub use specimens::specimens;
pub use symbol::{Stamp, Symbol};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// What the whole picture is filled with first.
    pub ground: Paint,
    /// What is drawn on it, from the bottom up.
    pub items: Vec<Item>,
    /// What lies above all of them, each with the place of its origin.
    pub portraits: Vec<(i16, i16, Portrait)>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Item {
    /// Pixels from the left edge of the scene or group to the origin of the shape.
    pub x: i16,
    /// Pixels from the top edge of the scene or group to the origin of the shape.
    pub y: i16,
    pub shape: Shape,
}

/// Something that can be drawn. Its origin is the top left corner, except where the shape says otherwise.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    Plate(Plate),
    Shadow(Shadow),
    Path(Path),
    Stamp(Stamp),
    Label(Label),
    /// A card, or a part of one that a game may draw by itself.
    Card(Card),
    City(City),
    /// Several shapes that a renderer may keep as one.
    Group(Group),
}

/// Several shapes that always move together: a card, a die, a pawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Group {
    /// The shapes from the bottom up, placed from the group's origin.
    pub items: Vec<Item>,
    /// Nothing is drawn outside this plate, whose top left corner is the group's origin.
    pub clip: Option<Plate>,
    /// Whether the whole group lets some of the ground through.
    pub faded: bool,
}

impl Scene {
    /// An empty scene of this size on the usual dark ground.
    pub fn new(width: u16, height: u16) -> Self {
        Self {
            width,
            height,
            ground: Paint::Ground,
            // A full classic board has about 150 items.
            items: Vec::with_capacity(160),
            portraits: Vec::new(),
        }
    }

    /// Draws `shape` with its origin at these pixels, above everything drawn so far.
    pub fn put(&mut self, x: i16, y: i16, shape: impl Into<Shape>) {
        self.items.push(Item::new(x, y, shape));
    }
}

impl Group {
    pub fn new() -> Self {
        Self::default()
    }

    /// A group of which only what lies on `plate` is seen.
    pub fn clipped(plate: Plate) -> Self {
        Self {
            clip: Some(plate),
            ..Self::default()
        }
    }

    /// Draws `shape` with its origin at these pixels of the group, above everything drawn so far.
    pub fn put(&mut self, x: i16, y: i16, shape: impl Into<Shape>) {
        self.items.push(Item::new(x, y, shape));
    }

    /// The group with `shape` drawn above everything else.
    #[must_use]
    pub fn with(mut self, x: i16, y: i16, shape: impl Into<Shape>) -> Self {
        self.put(x, y, shape);
        self
    }

    #[must_use]
    pub fn faded(self, faded: bool) -> Self {
        Self { faded, ..self }
    }
}

impl Item {
    pub fn new(x: i16, y: i16, shape: impl Into<Shape>) -> Self {
        Self {
            x,
            y,
            shape: shape.into(),
        }
    }
}

macro_rules! shape_from {
    ($($kind:ident),*) => {
        $(impl From<$kind> for Shape {
            fn from(shape: $kind) -> Self {
                Self::$kind(shape)
            }
        })*
    };
}

shape_from!(Plate, Shadow, Path, Stamp, Label, Card, City, Group);
