//! The four games as they are measured: which match is played, and what is counted in it.

use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::{Game, Seat, Viewer};

/// A game of which matches can be measured.
pub trait Measured: Game {
    /// A match of this shape that has not begun.
    fn fresh(shape: Shape) -> Self;

    /// What is counted in a match.
    fn note(effect: &Self::Effect, notes: &mut Notes);

    /// What is counted before `seat` acts.
    fn note_action(&self, _seat: Seat, _action: Self::Action, _notes: &mut Notes) {}
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

/// What is counted in a match besides its points.
#[derive(Debug, Default, Clone, Copy)]
pub struct Notes {
    /// Cards played or discarded, dice rolled, or auctions opened.
    pub moves: u32,
    /// Auctions in which a second seat bid.
    pub contested: u32,
    /// Auctions that were opened with all that the opener had.
    pub all_in: u32,

    /// Bids of the auction that is going on.
    n_bids: u32,
}

impl Measured for Classic {
    fn fresh(shape: Shape) -> Self {
        let n_rounds = shape.n_rounds.unwrap_or(1);
        let setup = lostcities_rules::games::classic::Setup::new(n_rounds, 5);
        Self::start(
            &setup.expect("such a match exists"),
            &Values::latest().classic,
        )
    }

    fn note(effect: &Self::Effect, notes: &mut Notes) {
        use lostcities_rules::games::classic::Effect;
        if matches!(effect, Effect::Played { .. } | Effect::Discarded { .. }) {
            notes.moves += 1;
        }
    }
}

impl Measured for Rivals {
    fn fresh(shape: Shape) -> Self {
        let setup = lostcities_rules::games::rivals::Setup::new(shape.n_seats);
        Self::start(
            &setup.expect("such a match exists"),
            &Values::latest().rivals,
        )
    }

    fn note(effect: &Self::Effect, notes: &mut Notes) {
        use lostcities_rules::games::rivals::Effect;
        match effect {
            Effect::Opened { .. } => {
                notes.moves += 1;
                notes.n_bids = 0;
            }
            Effect::Raised { .. } => {
                notes.contested += u32::from(notes.n_bids == 0);
                notes.n_bids += 1;
            }
            _ => {}
        }
    }

    fn note_action(&self, seat: Seat, action: Self::Action, notes: &mut Notes) {
        let lostcities_rules::games::rivals::Action::Auction(bid) = action else {
            return;
        };
        let coins = self.view(Viewer::Spectator).coins(seat);
        notes.all_in += u32::from(bid == coins);
    }
}

impl Measured for RollWrite {
    fn fresh(shape: Shape) -> Self {
        use lostcities_rules::games::roll_write::{Order, Setup};
        let setup = Setup::new(shape.n_seats, Order::Together);
        Self::start(
            &setup.expect("such a match exists"),
            &Values::latest().roll_write,
        )
    }

    fn note(effect: &Self::Effect, notes: &mut Notes) {
        use lostcities_rules::games::roll_write::Effect;
        notes.moves += u32::from(matches!(effect, Effect::Rolled { .. }));
    }
}

impl Measured for BoardGame {
    fn fresh(shape: Shape) -> Self {
        let n_rounds = shape.n_rounds.unwrap_or(3);
        let setup = lostcities_rules::games::board_game::Setup::new(shape.n_seats, n_rounds);
        Self::start(
            &setup.expect("such a match exists"),
            &Values::latest().board_game,
        )
    }

    fn note(effect: &Self::Effect, notes: &mut Notes) {
        use lostcities_rules::games::board_game::Effect;
        let is_turn = matches!(
            effect,
            Effect::Discarded { .. } | Effect::Began { .. } | Effect::PlayedForCity { .. }
        );
        let is_advance = matches!(effect, Effect::Moved { card: Some(_), .. });
        notes.moves += u32::from(is_turn || is_advance);
    }
}
