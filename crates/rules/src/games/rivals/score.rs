//! What expeditions and coins are worth (002:114-118).

use super::{Coins, N_COLOURS, Row, View};
use crate::games::values::RivalsValues;
use crate::kernel::Seat;

/// The arithmetic of one row, as the rulebook's example writes it (002:126).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowScore {
    pub row: Row,
    /// The footprints of its numbers.
    pub footprints: i16,
    /// What wagers multiply by: 1 to 5.
    pub factor: i16,
    /// What enough numbers bring; never multiplied.
    pub bonus: i16,
    /// `footprints * factor + bonus`.
    pub points: i16,
}

impl Row {
    /// What it is worth. There is no cost, and wagers alone are worth nothing (002:114-118).
    pub fn score(self, values: &RivalsValues) -> RowScore {
        let footprints = self
            .ranks()
            .map(|rank| i16::from(values.footprints.value.of(rank)))
            .sum();
        let factor = 1 + i16::from(self.n_wagers());
        let is_long = self.n_numbers() >= usize::from(values.bonus_min_numbers.value);
        let bonus = if is_long { values.bonus.value } else { 0 };
        RowScore {
            row: self,
            footprints,
            factor,
            bonus,
            points: footprints * factor + bonus,
        }
    }
}

/// All that counts for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// Its rows, begun or not, in the order of the board.
    pub rows: [RowScore; N_COLOURS],
    /// Its coins, a point each (002:118).
    pub coins: Coins,
}

impl SeatScore {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        Self {
            rows: view.rows(seat).map(|row| row.score(view.values())),
            coins: view.coins(seat),
        }
    }

    pub fn expeditions(&self) -> i32 {
        self.rows.iter().map(|row| i32::from(row.points)).sum()
    }

    pub fn points(&self) -> i32 {
        self.expeditions() + i32::from(self.coins.number())
    }
}
