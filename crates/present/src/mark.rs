//! The marks of the seats: a form and a colour each, the same in every picture and beside names in messages.

use crate::scene::{Group, Hue, Paint, Photo, Plate, Portrait, Stamp, Symbol, Tone};
use lostcities_rules::kernel::Seat;

/// The panel of a seat: golden if it has won, and lit if it is to move.
pub(crate) fn panel(plate: Plate, has_won: bool, is_to_move: bool) -> Plate {
    match (has_won, is_to_move) {
        (true, _) => plate.fill(Paint::GoldPanel).edge(Paint::Gold, 3),
        (false, true) => plate.fill(Paint::PanelLit).edge(Paint::Gold, 3),
        (false, false) => plate.fill(Paint::Panel),
    }
}

/// How a seat is marked.
///
/// The forms differ, and the colours can be told apart with each of the three kinds of colour blindness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatMark {
    pub form: Symbol,
    pub body: Paint,
    pub rim: Paint,
    /// The colour of what is written on it.
    pub text: Paint,
    /// The emoji that comes closest, for messages: that of the dark square has a light frame, as it is on dark ground and on
    /// light.
    pub emoji: &'static str,
}

impl SeatMark {
    pub const fn of(seat: Seat) -> Self {
        let (form, body, emoji) = match seat.number() {
            0 => (Symbol::Disc, Paint::Chalk, "⚪"),
            1 => (Symbol::Square, Paint::Ink, "🔳"),
            2 => (Symbol::Diamond, Paint::Of(Hue::Orange, Tone::Full), "🔶"),
            3 => (Symbol::Hexagon, Paint::Violet, "🟣"),
            _ => (Symbol::Triangle, Paint::Teal, "🟢"),
        };
        let (rim, text) = match seat.number() {
            1 => (Paint::Chalk, Paint::Chalk),
            3 => (Paint::Ink, Paint::Chalk),
            _ => (Paint::Ink, Paint::Ink),
        };
        Self {
            form,
            body,
            rim,
            text,
            emoji,
        }
    }

    /// The mark in a square of this many pixels, whose middle is the group's origin.
    pub(crate) fn drawn(self, size: u16) -> Group {
        self.with_rim(size, self.rim)
    }

    /// The mark with an edge of another colour.
    pub(crate) fn with_rim(self, size: u16, rim: Paint) -> Group {
        let [outer, inner] = self.sizes(size);
        Group::new()
            .with(0, 0, Stamp::new(self.form, outer, rim))
            .with(0, 0, Stamp::new(self.form, inner, self.body))
    }

    /// A photograph on the mark, which stays as a ring around it.
    pub(crate) fn portrait(self, size: u16, photo: Photo) -> Portrait {
        let [_, inner] = self.sizes(size);
        let ring = match self.form {
            Symbol::Diamond | Symbol::Triangle => 16,
            _ => 12,
        };
        Portrait {
            form: self.form,
            size: inner - (inner * ring / 128).max(ring / 2),
            photo,
        }
    }

    /// How large a mark of this size is with its edge, and within.
    fn sizes(self, size: u16) -> [u16; 2] {
        // Forms with points need more room to look as large as a disc.
        let size = match self.form {
            Symbol::Diamond => size + size / 12,
            Symbol::Square => size - size / 16,
            _ => size,
        };
        let edge = (size / 10).max(3);
        // Sloping sides come closer to each other than upright ones.
        let inset = match self.form {
            Symbol::Diamond | Symbol::Triangle => edge + edge / 2,
            _ => edge,
        };
        [size, size - inset]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_rules::kernel::MAX_SEATS;

    #[test]
    fn no_two_seats_have_the_same_form_colour_or_emoji() {
        let marks: Vec<SeatMark> = Seat::all(MAX_SEATS).map(SeatMark::of).collect();
        for (number, mark) in marks.iter().enumerate() {
            assert!(!"⬛⚫◼️⬜◻️".contains(mark.emoji), "unseen on one ground");
            for other in &marks[number + 1..] {
                assert_ne!(mark.form, other.form);
                assert_ne!(mark.body, other.body);
                assert_ne!(mark.emoji, other.emoji);
            }
        }
    }
}
