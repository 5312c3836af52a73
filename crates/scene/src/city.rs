//! The lost cities that stand at the ends of rows.

use super::Hue;

/// The lost city of a colour, with the light around it; only the light reaches beyond its width and height.
///
/// Dark costs, light pays: everywhere the brightness of a city says how its expedition stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub hue: Hue,
    pub light: Light,
    /// Width in pixels; it is three quarters as high.
    pub width: u16,
}

impl City {
    /// On a board.
    pub const WIDTH: u16 = 96;

    pub const fn new(hue: Hue, light: Light) -> Self {
        Self {
            hue,
            light,
            width: Self::WIDTH,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Light {
    /// Nobody is on the way to it: a form in the land.
    Unseen,
    /// The way to it has not paid yet: black before a dim disc.
    Dark,
    /// The way to it pays: its windows are lit.
    Lit,
}

impl Light {
    pub const ALL: [Self; 3] = [Self::Unseen, Self::Dark, Self::Lit];
}
