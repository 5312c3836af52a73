//! A seat's expedition on one path: its row of cards, and its figure.

use std::fmt;
use std::str::FromStr;

use super::card::N_RANKS;
use super::{Card, Rank, Stage};
use crate::games::Colour;
use crate::games::values::BoardGameValues;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// The large figure: its points count double, for better or worse (004:216).
    Leader,
    /// One of the four others.
    Member,
}

impl Figure {
    pub const ALL: [Self; 2] = [Self::Leader, Self::Member];

    /// What the points of its stage are multiplied by (004:216).
    pub const fn factor(self, values: &BoardGameValues) -> u8 {
        match self {
            Self::Leader => values.leader_factor.value,
            Self::Member => 1,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Member => "member",
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Figure {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut all = Self::ALL.into_iter();
        all.find(|figure| figure.name() == text).ok_or(())
    }
}

/// Which way the numbers of a row go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// In the variant, as long as all cards of the row are equal: either way may follow (004:75-80).
    Open,
    /// Equal or higher (004:232).
    Up,
    /// Equal or lower; only in the variant (004:75-80).
    Down,
}

/// A seat's expedition on one path. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expedition {
    colour: Colour,
    figure: Figure,
    stage: Stage,
    direction: Direction,
    last: Rank,
    /// How often each number lies in the row.
    counts: [u8; N_RANKS],
}

impl Expedition {
    /// The expedition that `card` begins, its figure on the first stage.
    pub fn begin(card: Card, figure: Figure, direction: Direction) -> Self {
        let mut counts = [0; N_RANKS];
        counts[card.rank().index()] = 1;
        Self {
            colour: card.colour(),
            figure,
            stage: Stage::FIRST,
            direction,
            last: card.rank(),
            counts,
        }
    }

    pub const fn colour(&self) -> Colour {
        self.colour
    }

    pub const fn figure(&self) -> Figure {
        self.figure
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    pub const fn direction(&self) -> Direction {
        self.direction
    }

    pub const fn last_rank(&self) -> Rank {
        self.last
    }

    /// The numbers of the row as they were laid.
    pub fn ranks(&self) -> Vec<Rank> {
        let each = |rank: Rank| std::iter::repeat_n(rank, usize::from(self.counts[rank.index()]));
        match self.direction {
            Direction::Open | Direction::Up => Rank::all().flat_map(each).collect(),
            Direction::Down => Rank::all().rev().flat_map(each).collect(),
        }
    }

    /// The cards of the row as they were laid.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let colour = self.colour;
        self.ranks()
            .into_iter()
            .map(move |rank| Card::of(colour, rank))
    }

    pub fn n_cards(&self) -> usize {
        self.counts.iter().copied().map(usize::from).sum()
    }

    /// Whether a card with this number may follow (004:232; in the variant 004:75-80).
    pub fn takes(&self, rank: Rank) -> bool {
        match self.direction {
            Direction::Open => true,
            Direction::Up => rank >= self.last,
            Direction::Down => rank <= self.last,
        }
    }

    /// The expedition after a card with this number, which may follow, while its figure is still where it was.
    #[must_use]
    pub fn with(mut self, rank: Rank) -> Self {
        self.lay(rank);
        self
    }

    /// Lays a card that may follow. The first that differs from all before settles the direction (004:75-80).
    pub(super) fn lay(&mut self, rank: Rank) {
        debug_assert!(self.takes(rank), "{rank} cannot follow {}", self.last);
        if self.direction == Direction::Open && rank != self.last {
            self.direction = if rank > self.last {
                Direction::Up
            } else {
                Direction::Down
            };
        }
        self.counts[rank.index()] += 1;
        self.last = rank;
    }

    pub(super) const fn move_to(&mut self, stage: Stage) {
        self.stage = stage;
    }

    /// What the figure brings where it is (004:2-20).
    pub fn points(&self, values: &BoardGameValues) -> i32 {
        values.stage_points(self.stage) * i32::from(self.figure.factor(values))
    }
}
