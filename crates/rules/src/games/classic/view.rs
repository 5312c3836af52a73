//! All that one viewer knows of a match.

use super::cards::bit;
use super::pile::DiscardPiles;
use super::{Card, Cards, DiscardPile, Expedition, N_SEATS, RoundScore, Setup};
use crate::games::values::ClassicValues;
use crate::games::{Closed, Colour, StallCounter};
use crate::kernel::{Eyes, Seat, Viewer};

const MAX_ROUNDS: usize = 3;

/// All that one viewer knows: everything that lies open, the viewer's own hand, and which cards of a hand everybody saw
/// being taken.
///
/// The position is made of the spectator's view and the hidden cards, so a view cannot show more by mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who is looking, and their own hand. Seen by them only.
    pub(super) eyes: Eyes<Cards>,
    /// What was agreed. Seen by everybody.
    pub(super) setup: Setup,
    /// The printed values. Seen by everybody.
    pub(super) values: &'static ClassicValues,
    /// What the match waits for. Seen by everybody.
    pub(super) phase: Phase,
    /// Who began the round, or will begin it if the deal is still to come. Seen by everybody.
    pub(super) starter: Seat,
    /// The points of finished rounds, 0 for others. Seen by everybody.
    pub(super) rounds: [[i32; N_SEATS]; MAX_ROUNDS],
    /// How many rounds are finished. Seen by everybody.
    pub(super) n_finished: u8,
    /// The cards that each seat has played in this round. Seen by everybody.
    pub(super) played: [Cards; N_SEATS],
    /// Bit `place` for every card that each seat's expeditions could take; follows from `played`, kept for speed.
    pub(super) playable: [u64; N_SEATS],
    /// The discard piles. Seen by everybody.
    pub(super) discards: DiscardPiles,
    /// Cards in hand that everybody saw being taken. Seen by everybody.
    pub(super) known: [Cards; N_SEATS],
    /// How many cards each hand has. Seen by everybody.
    pub(super) n_hand: [u8; N_SEATS],
    /// How many cards the draw pile has (000:65). Seen by everybody.
    pub(super) n_draw_pile: u8,
    /// The turns in a row in which nobody has taken a card of the draw pile. Seen by everybody.
    pub(super) stall: StallCounter,
}

/// What the match waits for.
// A separate tag is read in one instruction; one hidden in the colours takes ten, several times a turn.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance: who begins the round.
    Beginning,
    /// Chance: the next card of the deal.
    Dealing,
    /// The first half of a turn: this seat plays or discards a card.
    Play {
        seat: Seat,
    },
    /// The second half of a turn: this seat draws a card or takes one from a discard pile.
    Draw {
        seat: Seat,
        /// The discard pile that is closed because the seat has just put a card there (000:61).
        just_discarded: Option<Colour>,
    },
    /// Chance: the card that this seat draws.
    Drawing {
        seat: Seat,
    },
    Over,
}

impl Phase {
    /// Whose turn it is, also while the card it draws is still to come.
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::Play { seat } | Self::Draw { seat, .. } | Self::Drawing { seat } => Some(seat),
            Self::Beginning | Self::Dealing | Self::Over => None,
        }
    }
}

impl View {
    pub(super) fn new(setup: Setup, values: &'static ClassicValues) -> Self {
        let mut view = Self {
            eyes: Eyes::Spectator,
            setup,
            values,
            phase: Phase::Beginning,
            starter: Seat::FIRST,
            rounds: [[0; N_SEATS]; MAX_ROUNDS],
            n_finished: 0,
            played: [Cards::NONE; N_SEATS],
            playable: [0; N_SEATS],
            discards: DiscardPiles::default(),
            known: [Cards::NONE; N_SEATS],
            n_hand: [0; N_SEATS],
            n_draw_pile: 0,
            stall: StallCounter::new(setup.stall_limit()),
        };
        view.clear_table();
        view
    }

    /// Takes all cards off the table for the next round.
    pub(super) fn clear_table(&mut self) {
        let all = Cards::all(self.setup.n_colours());
        self.played = [Cards::NONE; N_SEATS];
        self.playable = [all.bits(); N_SEATS];
        self.discards = DiscardPiles::default();
        self.known = [Cards::NONE; N_SEATS];
        self.n_hand = [0; N_SEATS];
        self.n_draw_pile = u8::try_from(all.len()).expect("a game has 72 cards at most");
        self.stall.reset();
    }

    pub const fn viewer(&self) -> Viewer {
        self.eyes.viewer()
    }

    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub const fn values(&self) -> &'static ClassicValues {
        self.values
    }

    /// The colours of the game, five or six, in the order of the board.
    pub fn colours(&self) -> &'static [Colour] {
        self.setup.colours()
    }

    /// Which round is being played, from 1; after the match the last one.
    pub fn round(&self) -> u8 {
        self.setup.n_rounds().min(self.n_finished + 1)
    }

    pub const fn n_rounds(&self) -> u8 {
        self.setup.n_rounds()
    }

    /// Who began this round; `None` before that is known.
    pub fn starter(&self) -> Option<Seat> {
        (self.phase != Phase::Beginning).then_some(self.starter)
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; `None` during the deal and after the match.
    pub const fn to_move(&self) -> Option<Seat> {
        self.phase.to_move()
    }

    /// Whether the match has ended. The cards of its last round stay on the table.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The viewer's own hand, sorted; empty for a spectator.
    pub const fn hand(&self) -> Cards {
        match self.eyes.hand() {
            Some(hand) => hand,
            None => Cards::NONE,
        }
    }

    /// # Panics
    /// If the game has no such seat; so do the other questions about a seat.
    pub fn n_hand(&self, seat: Seat) -> usize {
        usize::from(self.n_hand[seat.index()])
    }

    /// The cards in the hand of `seat` that everybody saw it take and that it has not played or discarded since.
    ///
    /// Wagers of a colour look alike: of a known and an unknown one, the known one is taken to be played first.
    pub const fn known_cards(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// The expedition of `seat` in this colour; empty if the game does not have the colour.
    pub fn expedition(&self, seat: Seat, colour: Colour) -> Expedition {
        Expedition::among(self.played[seat.index()], colour)
    }

    pub const fn played(&self, seat: Seat) -> Cards {
        self.played[seat.index()]
    }

    /// Whether the expedition of `seat` could take this card: a number above its last, or a wager before the first
    /// number (000:51-53). It says nothing of where the card is.
    pub fn is_playable(&self, seat: Seat, card: Card) -> bool {
        self.playable[seat.index()] & bit(card) != 0
    }

    /// The discard pile of this colour; empty if the game does not have the colour.
    pub fn discard_pile(&self, colour: Colour) -> DiscardPile {
        self.discards.pile(colour)
    }

    pub fn n_draw_pile(&self) -> usize {
        usize::from(self.n_draw_pile)
    }

    /// Whether a card may be taken from this discard pile in the second half of the turn, in this position.
    pub fn may_take_from(&self, colour: Colour) -> Result<(), Closed> {
        let just_discarded = match self.phase {
            Phase::Draw { just_discarded, .. } => just_discarded,
            Phase::Beginning
            | Phase::Dealing
            | Phase::Play { .. }
            | Phase::Drawing { .. }
            | Phase::Over => None,
        };
        if self.discard_pile(colour).is_empty() {
            Err(Closed::Empty)
        } else if just_discarded == Some(colour) {
            Err(Closed::JustDiscarded)
        } else if self.discards_are_closed() {
            Err(Closed::HouseRule)
        } else {
            Ok(())
        }
    }

    /// How many turns in a row nobody has taken a card of the draw pile, and how many close the discard piles.
    pub const fn stall(&self) -> StallCounter {
        self.stall
    }

    pub const fn discards_are_closed(&self) -> bool {
        self.stall.is_reached()
    }

    pub fn totals(&self) -> [i32; N_SEATS] {
        let mut totals = [0; N_SEATS];
        for round in self.rounds() {
            for (total, points) in totals.iter_mut().zip(round) {
                *total += points;
            }
        }
        totals
    }

    pub fn rounds(&self) -> &[[i32; N_SEATS]] {
        &self.rounds[..usize::from(self.n_finished)]
    }

    /// What the expeditions of `seat` on the table are worth as they lie. After the match this is part of
    /// [`View::totals`].
    pub fn points(&self, seat: Seat) -> i32 {
        self.score(seat).points()
    }

    /// The arithmetic behind [`View::points`].
    pub fn score(&self, seat: Seat) -> RoundScore {
        RoundScore::of(self, seat)
    }

    /// The cards that the viewer has not seen: those of the draw pile and the unknown ones in hands.
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards::all(self.setup.n_colours());
        let piles = self
            .colours()
            .iter()
            .flat_map(|&colour| self.discard_pile(colour).cards());
        for card in piles {
            unseen.remove(card);
        }
        for seat in Seat::all(2) {
            let own = self.eyes.hand_of(seat);
            let in_hand = own.unwrap_or_else(|| self.known_cards(seat));
            for card in self.played(seat).iter().chain(in_hand.iter()) {
                unseen.remove(card);
            }
        }
        unseen
    }

    pub(super) fn lay(&mut self, seat: Seat, card: Card) {
        self.played[seat.index()].add(card);
        if !card.is_wager() {
            // Neither wagers nor this number nor a lower one may follow (000:51-53).
            let through = u64::MAX >> (u64::BITS - 1 - card.place());
            let before = (1 << Card::wager(card.colour()).place()) - 1;
            self.playable[seat.index()] &= !(through & !before);
        }
    }

    /// Bit `colour.index()` for every discard pile that is open after `just_discarded`.
    pub(super) fn open_piles(&self, just_discarded: Option<Colour>) -> u8 {
        if self.discards_are_closed() {
            return 0;
        }
        let closed = just_discarded.map_or(0, |colour| 1 << colour.index());
        self.discards.filled() & !closed
    }
}
