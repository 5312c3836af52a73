//! What a seat may do with its cards and figures, and why other things cannot be done.

use super::{Phase, View};
use crate::games::board_game::{Card, Cards, Expedition, Figure, PATHS, Rank, Stage};
use crate::games::{Closed, Colour};
use crate::kernel::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotBegun {
    /// The seat has one of this colour already (004:220).
    AlreadyBegun,
    /// It is not the lowest card of its colour in hand (004:205).
    NotLowest { lowest: Rank },
    /// In the variant: it is neither the lowest nor the highest of its colour in hand (004:70-73).
    NotAtEnd { lowest: Rank, highest: Rank },
}

impl View {
    /// Whether the viewer may begin an expedition with a card of its hand.
    pub fn may_begin(&self, seat: Seat, card: Card) -> Result<(), NotBegun> {
        self.may_begin_from(self.hand(), seat, card)
    }

    /// The same for a player who has this hand.
    pub(in super::super) fn may_begin_from(
        &self,
        hand: Cards,
        seat: Seat,
        card: Card,
    ) -> Result<(), NotBegun> {
        let colour = card.colour();
        if self.expedition(seat, colour).is_some() {
            return Err(NotBegun::AlreadyBegun);
        }
        let lowest = hand.lowest(colour).unwrap_or(card);
        let highest = hand.highest(colour).unwrap_or(card);
        let (lowest, highest) = (lowest.rank(), highest.rank());
        if self.setup.is_up_and_down() {
            if card.rank() == lowest || card.rank() == highest {
                Ok(())
            } else {
                Err(NotBegun::NotAtEnd { lowest, highest })
            }
        } else if card.rank() == lowest {
            Ok(())
        } else {
            Err(NotBegun::NotLowest { lowest })
        }
    }

    /// Whether the expedition of `seat` is begun and could take this card. It says nothing of where the card is.
    pub fn takes(&self, seat: Seat, card: Card) -> bool {
        self.expedition(seat, card.colour())
            .is_some_and(|expedition| expedition.takes(card.rank()))
    }

    /// Whether a figure of this kind has not been sent out yet.
    pub fn has_figure(&self, seat: Seat, figure: Figure) -> bool {
        self.n_waiting(seat, figure) > 0
    }

    /// The paths on which `seat` has a figure that can move: under way, and not yet in the lost city (004:301-305).
    pub fn movable(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        self.expeditions(seat)
            .filter(|expedition| expedition.stage() < Stage::LAST)
            .map(Expedition::colour)
    }

    pub fn would_end_round(&self, seat: Seat, path: Colour) -> bool {
        let bridge = self.values.round_end_stage.value;
        let next = self
            .expedition(seat, path)
            .and_then(|expedition| expedition.stage().next());
        next == Some(bridge) && self.n_crossed() + 1 >= self.values.round_end_figures.value
    }

    /// Whether a card may be taken from this discard pile at the end of the turn, in this position.
    pub fn may_take_from(&self, colour: Colour) -> Result<(), Closed> {
        let just_discarded = match self.phase {
            Phase::Draw { just_discarded, .. } => just_discarded,
            Phase::Beginning
            | Phase::Placing
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Move { .. }
            | Phase::Drawing { .. }
            | Phase::Over => None,
        };
        let may_retake = self.values.may_retake_own_discard.value;
        if self.discard_pile(colour).is_empty() {
            Err(Closed::Empty)
        } else if just_discarded == Some(colour) && !may_retake {
            Err(Closed::JustDiscarded)
        } else if self.discards_are_closed() {
            Err(Closed::HouseRule)
        } else {
            Ok(())
        }
    }

    /// The discard piles from which a card may be taken in this position.
    pub fn open_piles(&self) -> impl Iterator<Item = Colour> {
        PATHS
            .into_iter()
            .filter(|&colour| self.may_take_from(colour).is_ok())
    }
}
