//! The eight columns of a sheet, each with a bridge.

use super::COLOURS;
use crate::games::Colour;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Column {
    Expedition(Colour),
    Artefacts,
    /// The dice symbols of refused rolls.
    Dice,
}

impl Column {
    /// All eight, from left to right (001:20-21).
    pub const ALL: [Self; 8] = [
        Self::Expedition(COLOURS[0]),
        Self::Expedition(COLOURS[1]),
        Self::Expedition(COLOURS[2]),
        Self::Expedition(COLOURS[3]),
        Self::Expedition(COLOURS[4]),
        Self::Expedition(COLOURS[5]),
        Self::Artefacts,
        Self::Dice,
    ];

    /// The index of this column's values in an array as long as [`Column::ALL`]; the order is not that of the sheet.
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Artefacts => 0,
            Self::Dice => 1,
            Self::Expedition(colour) => 2 + colour.index(),
        }
    }
}

/// How many places [`Column::index`] needs: two columns, and a place for each of the seven colours there are.
pub(super) const N_PLACES: usize = 2 + Colour::ALL.len();

/// A set of columns; small, `Copy`, iterated from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Columns(u16);

impl Columns {
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn with(self, column: Column) -> Self {
        Self(self.0 | 1 << column.index())
    }

    pub const fn contains(self, column: Column) -> bool {
        self.0 & 1 << column.index() != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Column> + Clone {
        let all = Column::ALL.into_iter();
        all.filter(move |&column| self.contains(column))
    }
}
