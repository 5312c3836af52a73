//! All that one viewer knows of a match.

use super::{
    Auction, COLOURS, Card, Cards, Coins, MOST_SEATS, N_COLOURS, Rank, Row, SeatScore, Selection,
    Setup,
};
use crate::games::Colour;
use crate::games::values::RivalsValues;
use crate::kernel::{Seat, Viewer};

/// All that one viewer knows, which is everything but the order of the cards that are still to be turned: coins are
/// chips on the table here, and every card that goes back into the box was seen before.
///
/// The position is the spectator's view, so nothing can be hidden by mistake, and the cards to come have no order before
/// chance gives them one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) viewer: Viewer,
    /// What was agreed. Seen by everybody.
    pub(super) setup: Setup,
    /// The printed values. Seen by everybody.
    pub(super) values: &'static RivalsValues,
    /// What the match waits for. Seen by everybody.
    pub(super) phase: Phase,
    /// Who began. Seen by everybody.
    pub(super) starter: Seat,
    /// The rows of every seat. Seen by everybody.
    pub(super) rows: [[Row; N_COLOURS]; MOST_SEATS],
    /// The coins of every seat. Seen by everybody.
    pub(super) coins: [Coins; MOST_SEATS],
    /// The coins in the middle. Seen by everybody.
    pub(super) supply: Coins,
    /// The cards that lie open for an auction. Seen by everybody.
    pub(super) display: Cards,
    /// The card that was turned last, while it lies in the display. Seen by everybody.
    pub(super) newest: Option<Card>,
    /// Which pile is in play, from 1; after the match the last one. Seen by everybody.
    pub(super) pile: u8,
    /// How many cards the pile in play has. Seen by everybody.
    pub(super) n_pile: u8,
    /// The cards of all piles. Which they are everybody knows, their order nobody.
    pub(super) unseen: Cards,
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance: who begins.
    Beginning,
    /// Chance: the start wagers of this seat.
    StartWagers {
        seat: Seat,
    },
    /// This seat turns a card or begins an auction.
    Action {
        seat: Seat,
    },
    /// A player bids more or passes.
    Bidding(Auction),
    /// The winner of an auction lays and removes cards.
    Selecting(Selection),
    /// Chance: the card that this seat turns.
    Turning {
        /// Who turns it; the next to its left has the next turn (002:84).
        seat: Seat,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// The number is below the last one of the row (002:98).
    TooLow { last: Rank },
    /// Wagers come before numbers (002:96).
    WagerTooLate,
}

impl Phase {
    /// Whose turn it is, also while the card it turns is still to come.
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::Action { seat } | Self::Turning { seat } => Some(seat),
            Self::Bidding(auction) => Some(auction.to_speak()),
            Self::Selecting(selection) => Some(selection.seat),
            Self::Beginning | Self::StartWagers { .. } | Self::Over => None,
        }
    }
}

impl View {
    pub(super) fn new(setup: Setup, values: &'static RivalsValues) -> Self {
        let mut coins = [Coins::NONE; MOST_SEATS];
        for seat in Seat::all(setup.n_seats()) {
            coins[seat.index()] = values.coins.value.each_of(setup.n_seats());
        }
        Self {
            viewer: Viewer::Spectator,
            setup,
            values,
            phase: Phase::Beginning,
            starter: Seat::FIRST,
            rows: [COLOURS.map(Row::empty); MOST_SEATS],
            coins,
            supply: Coins::NONE,
            display: Cards::NONE,
            newest: None,
            pile: 1,
            n_pile: values.pile_cards.value,
            unseen: Cards::deck(),
        }
    }

    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub const fn setup(&self) -> Setup {
        self.setup
    }

    pub const fn n_seats(&self) -> u8 {
        self.setup.n_seats()
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats())
    }

    pub const fn values(&self) -> &'static RivalsValues {
        self.values
    }

    pub fn colours(&self) -> &'static [Colour] {
        &COLOURS
    }

    /// Who began; `None` before that is known.
    pub fn starter(&self) -> Option<Seat> {
        (self.phase != Phase::Beginning).then_some(self.starter)
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; `None` before the first turn and after the match.
    pub const fn to_move(&self) -> Option<Seat> {
        self.phase.to_move()
    }

    /// Whether the match has ended. Its cards stay on the table.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub const fn auction(&self) -> Option<&Auction> {
        match &self.phase {
            Phase::Bidding(auction) => Some(auction),
            Phase::Beginning
            | Phase::StartWagers { .. }
            | Phase::Action { .. }
            | Phase::Selecting(_)
            | Phase::Turning { .. }
            | Phase::Over => None,
        }
    }

    /// What the winner of an auction has done so far, while it is laying.
    pub const fn selection(&self) -> Option<&Selection> {
        match &self.phase {
            Phase::Selecting(selection) => Some(selection),
            Phase::Beginning
            | Phase::StartWagers { .. }
            | Phase::Action { .. }
            | Phase::Bidding(_)
            | Phase::Turning { .. }
            | Phase::Over => None,
        }
    }

    /// The rows of `seat`, begun or not, in the order of the board.
    ///
    /// # Panics
    /// If no match has such a seat; so do the other questions about a seat.
    pub fn rows(&self, seat: Seat) -> [Row; N_COLOURS] {
        self.rows[seat.index()]
    }

    /// The row of `seat` in this colour; empty if the game does not have the colour.
    pub fn row(&self, seat: Seat, colour: Colour) -> Row {
        let row = self.rows[seat.index()].get(colour.index()).copied();
        row.unwrap_or(Row::empty(colour))
    }

    pub const fn coins(&self, seat: Seat) -> Coins {
        self.coins[seat.index()]
    }

    /// The coins in the middle, which are shared when a pile ends.
    pub const fn supply(&self) -> Coins {
        self.supply
    }

    pub const fn display(&self) -> Cards {
        self.display
    }

    /// The card that was turned last, while it lies in the display.
    pub const fn newest(&self) -> Option<Card> {
        self.newest
    }

    /// Which pile is in play, from 1; after the match the last one.
    pub const fn pile(&self) -> u8 {
        self.pile
    }

    pub const fn n_piles(&self) -> u8 {
        self.values.piles.value
    }

    pub const fn n_pile(&self) -> u8 {
        self.n_pile
    }

    /// The cards that are still to be turned, in all piles.
    pub const fn unseen(&self) -> Cards {
        self.unseen
    }

    /// Whether `seat` may begin an auction when it is its turn: it has a coin, and something lies in the display.
    ///
    /// That an auction needs a card is our guess; the value table says so.
    pub fn may_auction(&self, seat: Seat) -> bool {
        let has_goods = !self.display.is_empty() || !self.values.auction_needs_display.value;
        self.coins(seat) >= Coins::ONE && has_goods
    }

    /// Whether `seat` could lay this card to its row.
    pub fn may_lay(&self, seat: Seat, card: Card) -> Result<(), Unplayable> {
        let row = self.row(seat, card.colour());
        match (row.takes(card), row.last_rank()) {
            (true, _) | (false, None) => Ok(()),
            (false, Some(_)) if card.is_wager() => Err(Unplayable::WagerTooLate),
            (false, Some(last)) => Err(Unplayable::TooLow { last }),
        }
    }

    pub fn is_playable_by_anybody(&self, card: Card) -> bool {
        self.seats()
            .any(|seat| self.row(seat, card.colour()).takes(card))
    }

    pub fn score(&self, seat: Seat) -> SeatScore {
        SeatScore::of(self, seat)
    }

    pub fn points(&self, seat: Seat) -> i32 {
        self.score(seat).points()
    }

    /// How many start wagers of this colour are still to be dealt; there are two of each (002, components).
    pub(super) fn n_start_wagers(&self, colour: Colour) -> usize {
        let dealt = self.seats().map(|seat| self.row(seat, colour).n_wagers());
        2_usize.saturating_sub(dealt.map(usize::from).sum())
    }

    pub(super) fn lay(&mut self, seat: Seat, card: Card) {
        if let Some(row) = self.rows[seat.index()].get_mut(card.colour().index()) {
            *row = row.with(card);
        }
    }

    pub(super) fn take(&mut self, card: Card) {
        self.display.remove(card);
        if self.newest == Some(card) && !self.display.contains(card) {
            self.newest = None;
        }
    }
}
