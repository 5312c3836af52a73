//! The four games as they are measured: which match is played, and what counts as a move.

use anyhow::{Result, ensure};
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::Game;

pub trait Measured: Game {
    /// A match of this shape, with the newest values.
    ///
    /// # Errors
    /// If the game has no such match.
    fn setup(shape: Shape) -> Result<(Self::Setup, &'static Self::Values)>;

    /// A match of this shape that has not begun.
    ///
    /// # Panics
    /// If the game has no such match.
    fn fresh(shape: Shape) -> Self {
        // Shapes from the command line are checked before any match is played.
        let (setup, values) = Self::setup(shape).expect("such a match exists");
        Self::start(&setup, values)
    }

    /// Whether it counts as a move: a card played or discarded, dice rolled, or an auction opened.
    fn is_move(effect: &Self::Effect) -> bool;
}

#[derive(Debug, Clone, Copy)]
pub struct Shape {
    pub n_seats: u8,
    /// How many rounds the card game or the board game has: one in the card game and three in the board game if nothing is
    /// said.
    pub n_rounds: Option<u8>,
}

impl Shape {
    /// The shape that is usually measured with so many seats.
    pub const fn usual(n_seats: u8) -> Self {
        Self {
            n_seats,
            n_rounds: None,
        }
    }
}

impl Measured for Classic {
    fn setup(shape: Shape) -> Result<(Self::Setup, &'static Self::Values)> {
        ensure!(shape.n_seats == 2, "two play the card game");
        let n_rounds = shape.n_rounds.unwrap_or(1);
        let setup = lostcities_rules::games::classic::Setup::new(n_rounds, 5);
        Ok((setup?, &Values::latest().classic))
    }

    fn is_move(effect: &Self::Effect) -> bool {
        use lostcities_rules::games::classic::Effect;
        matches!(effect, Effect::Played { .. } | Effect::Discarded { .. })
    }
}

impl Measured for Rivals {
    fn setup(shape: Shape) -> Result<(Self::Setup, &'static Self::Values)> {
        let setup = lostcities_rules::games::rivals::Setup::new(shape.n_seats);
        Ok((setup?, &Values::latest().rivals))
    }

    fn is_move(effect: &Self::Effect) -> bool {
        use lostcities_rules::games::rivals::Effect;
        matches!(effect, Effect::Opened { .. })
    }
}

impl Measured for RollWrite {
    fn setup(shape: Shape) -> Result<(Self::Setup, &'static Self::Values)> {
        use lostcities_rules::games::roll_write::{Order, Setup};
        let setup = Setup::new(shape.n_seats, Order::Together);
        Ok((setup?, &Values::latest().roll_write))
    }

    fn is_move(effect: &Self::Effect) -> bool {
        use lostcities_rules::games::roll_write::Effect;
        matches!(effect, Effect::Rolled { .. })
    }
}

impl Measured for BoardGame {
    fn setup(shape: Shape) -> Result<(Self::Setup, &'static Self::Values)> {
        let n_rounds = shape.n_rounds.unwrap_or(3);
        let setup = lostcities_rules::games::board_game::Setup::new(shape.n_seats, n_rounds);
        Ok((setup?, &Values::latest().board_game))
    }

    fn is_move(effect: &Self::Effect) -> bool {
        use lostcities_rules::games::board_game::Effect;
        let is_turn = matches!(
            effect,
            Effect::Discarded { .. } | Effect::Began { .. } | Effect::PlayedForCity { .. }
        );
        let is_advance = matches!(effect, Effect::Moved { card: Some(_), .. });
        is_turn || is_advance
    }
}
