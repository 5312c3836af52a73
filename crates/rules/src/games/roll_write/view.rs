//! All that one viewer knows of a match, which is all there is to know.

use super::{Bridge, Choice, Column, Digit, Mark, Offer, Order, Roll, Setup, Sheet, SheetScore};
use crate::games::Colour;
use crate::games::values::RollWriteValues;
use crate::kernel::{BySeat, Seat, Seats, Viewer};

/// All that one viewer knows. Nothing is hidden in this game (001:52), so the position is the view of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) viewer: Viewer,
    /// What was agreed. Seen by everybody.
    pub(super) setup: Setup,
    /// The printed values. Seen by everybody.
    pub(super) values: &'static RollWriteValues,
    /// What the match waits for. Seen by everybody.
    pub(super) phase: Phase,
    /// In what order the others choose in this turn. Seen by everybody.
    pub(super) order: Order,
    /// How many turns were begun. Seen by everybody.
    pub(super) n_turns: u16,
    /// The sheets. Seen by everybody.
    pub(super) sheets: BySeat<Sheet>,
    /// What each seat has chosen in this turn, if it has. Seen by everybody.
    pub(super) choices: BySeat<Option<Choice>>,
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance: who is the first active player.
    Beginning,
    /// Chance: the roll of the active player.
    Rolling {
        active: Seat,
    },
    Choosing {
        active: Seat,
        roll: Roll,
    },
    Over,
}

/// Why a pair of dice that is there cannot be taken as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTake {
    /// The expedition, which is not at its end, already has this higher number (001:108).
    Falls(u8),
    /// The expedition is complete and the artefact at its end is ticked (001:126).
    AtItsEnd,
}

impl View {
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub const fn setup(&self) -> Setup {
        self.setup
    }

    pub const fn values(&self) -> &'static RollWriteValues {
        self.values
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// In what order the others choose in this turn: as agreed, unless somebody has asked for another.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// Whether `seat` may ask for turn order (001:154): as long as it has not chosen, and several others could choose at the same
    /// time.
    pub fn may_ask_for_order(&self, seat: Seat) -> bool {
        let missing = self.missing();
        let others = missing.iter().filter(|&other| Some(other) != self.active());
        self.order == Order::Together && missing.contains(seat) && others.count() > 1
    }

    /// Which turn it is, from 1; 0 before the first.
    pub const fn turn_number(&self) -> u16 {
        self.n_turns
    }

    /// Every seat, in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.n_seats())
    }

    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whose turn it is, also while the roll is still to come.
    pub const fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Rolling { active } | Phase::Choosing { active, .. } => Some(active),
            Phase::Beginning | Phase::Over => None,
        }
    }

    pub const fn roll(&self) -> Option<Roll> {
        match self.phase {
            Phase::Choosing { roll, .. } => Some(roll),
            Phase::Beginning | Phase::Rolling { .. } | Phase::Over => None,
        }
    }

    /// # Panics
    /// If the match has no such seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// The arithmetic of a seat's present sheet; bridges of a turn that is still being played are not in it.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn score(&self, seat: Seat) -> SheetScore {
        SheetScore::of(self.sheet(seat), self.values)
    }

    pub fn choice(&self, seat: Seat) -> Option<&Choice> {
        self.choices.get(seat).and_then(Option::as_ref)
    }

    /// What everybody has chosen so far in this turn, the active player first and then clockwise.
    pub fn choices(&self) -> impl Iterator<Item = (Seat, &Choice)> {
        self.clockwise()
            .filter_map(|seat| Some((seat, self.choice(seat)?)))
    }

    pub fn is_on_arrow(&self, seat: Seat) -> bool {
        self.choice(seat).is_some_and(|choice| !choice.is_done())
    }

    pub fn is_crossed(&self, column: Column) -> bool {
        self.sheets
            .as_slice()
            .iter()
            .any(|sheet| sheet.bridge(column).is_crossed())
    }

    /// Who has reached a bridge in this turn; all of them win it if nobody crossed it before (001:142).
    pub fn reached(&self, column: Column) -> Seats {
        let reached = self.choices.iter().filter(|(_, choice)| {
            choice
                .as_ref()
                .is_some_and(|choice| choice.bridges().contains(column))
        });
        reached.map(|(seat, _)| seat).collect()
    }

    /// The bridge of a column on a seat's sheet.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn bridge(&self, seat: Seat, column: Column) -> Bridge {
        self.sheet(seat).bridge(column)
    }

    /// The dice that `seat` may choose from in this turn: all for the active player, what is left for the others
    /// (001:66-81).
    pub fn offer(&self, seat: Seat) -> Option<Offer> {
        let Phase::Choosing { active, roll } = self.phase else {
            return None;
        };
        let taken = self.choice(active).and_then(Choice::pair);
        Some(match taken {
            Some((colour, digit)) if seat != active => roll.offer_without(colour, digit),
            Some(_) | None => roll.offer(),
        })
    }

    /// What taking this pair as a number would mark on the sheet of `seat`.
    ///
    /// # Errors
    /// Why it cannot be entered.
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn try_take(&self, seat: Seat, colour: Colour, digit: Digit) -> Result<Mark, NoTake> {
        let sheet = self.sheet(seat);
        let expedition = sheet.expedition(colour);
        sheet
            .place_for(colour, digit)
            .ok_or_else(|| match expedition.last() {
                Some(last) if !expedition.has_end_artefact() => NoTake::Falls(last),
                Some(_) | None => NoTake::AtItsEnd,
            })
    }

    /// Whether `seat` is to choose and can enter none of the dice that it may choose from, so that only the refusal is
    /// left (001:14).
    ///
    /// # Panics
    /// If the match has no such seat.
    pub fn must_refuse(&self, seat: Seat) -> bool {
        if self.is_on_arrow(seat) || !self.to_act().contains(seat) {
            return false;
        }
        let sheet = self.sheet(seat);
        self.offer(seat).is_some_and(|offer| {
            let mut colours = offer.colours();
            // Where a 0 may cross a circle, it may be written as a 10 as well.
            colours.all(|colour| {
                let mut digits = offer.digits();
                digits.all(|digit| sheet.place_for(colour, digit).is_none())
            })
        })
    }

    pub fn to_act(&self) -> Seats {
        let Phase::Choosing { active, .. } = self.phase else {
            return Seats::NONE;
        };
        // Nobody knows what is left before the active player has picked.
        if self.choice(active).is_none() {
            return Seats::one(active);
        }
        let is_waiting = |seat: &Seat| self.choice(*seat).is_none_or(|choice| !choice.is_done());
        let mut waiting = self.clockwise().filter(is_waiting);
        match self.order {
            Order::Together => waiting.collect(),
            Order::InTurn => waiting.next().into_iter().collect(),
        }
    }

    /// Who still has to choose in this turn, whether it may do so now or must wait for others.
    pub fn missing(&self) -> Seats {
        let Phase::Choosing { .. } = self.phase else {
            return Seats::NONE;
        };
        let is_waiting = |seat: &Seat| self.choice(*seat).is_none_or(|choice| !choice.is_done());
        self.seats().filter(is_waiting).collect()
    }

    /// Every seat, the active player first and then clockwise; in turn order if nobody is active.
    pub(super) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n_seats = self.setup.n_seats();
        let first = self.active().unwrap_or(Seat::FIRST);
        Seat::all(n_seats).scan(first, move |next, _| {
            let seat = *next;
            *next = seat.next(n_seats);
            Some(seat)
        })
    }
}
