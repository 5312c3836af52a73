//! The fixed set of symbols; their outlines are the renderer's.

use super::{Hue, Paint};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// Yellow: a sun over the desert.
    Sun,
    /// Blue: three waves.
    Waves,
    /// White: a snow crystal.
    Snow,
    /// Green: a leaf.
    Leaf,
    /// Red: a volcano.
    Volcano,
    /// Purple: a cut gem.
    Gem,
    /// Orange: an arch.
    Arch,
    /// The back of a card: a compass star.
    Compass,
    /// The winner; a leader.
    Crown,
    /// An artefact: a vase.
    Artefact,
    /// An artefact that is still to be had.
    ArtefactOutline,
    /// An arrow that leads on.
    Arrow,
    /// A dice symbol of a refused roll: a die that shows five.
    Die,
    /// A bridge of two arches.
    Bridge,
    /// Something is done.
    Check,
    Thinking,
    Figure,
    Footprint,
    /// One stage further: an arrow to the right.
    Onward,
    /// Where discarded cards lie: a card with an arrow down.
    Discard,
    /// Which round is played: an arrow in a circle.
    Round,
    Star,
    /// The form of the first seat.
    Disc,
    /// The form of the second seat.
    Square,
    /// The form of the third seat.
    Diamond,
    /// The form of the fourth seat.
    Hexagon,
    /// The form of the fifth seat.
    Triangle,
    /// Marks who goes down into a lower division.
    TriangleDown,
    City,
}

impl Symbol {
    pub const ALL: [Self; 29] = [
        Self::Sun,
        Self::Waves,
        Self::Snow,
        Self::Leaf,
        Self::Volcano,
        Self::Gem,
        Self::Arch,
        Self::Compass,
        Self::Crown,
        Self::Artefact,
        Self::ArtefactOutline,
        Self::Arrow,
        Self::Die,
        Self::Bridge,
        Self::Check,
        Self::Thinking,
        Self::Figure,
        Self::Footprint,
        Self::Onward,
        Self::Discard,
        Self::Round,
        Self::Star,
        Self::Disc,
        Self::Square,
        Self::Diamond,
        Self::Hexagon,
        Self::Triangle,
        Self::TriangleDown,
        Self::City,
    ];

    /// The symbol that always goes with a colour, so that nobody has to tell colours apart.
    pub const fn of(hue: Hue) -> Self {
        match hue {
            Hue::Yellow => Self::Sun,
            Hue::Blue => Self::Waves,
            Hue::White => Self::Snow,
            Hue::Green => Self::Leaf,
            Hue::Red => Self::Volcano,
            Hue::Purple => Self::Gem,
            Hue::Orange => Self::Arch,
        }
    }
}

/// A symbol in a square. Its origin is the middle of the square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stamp {
    pub symbol: Symbol,
    pub size: u16,
    pub paint: Paint,
}

impl Stamp {
    pub const fn new(symbol: Symbol, size: u16, paint: Paint) -> Self {
        Self {
            symbol,
            size,
            paint,
        }
    }
}
