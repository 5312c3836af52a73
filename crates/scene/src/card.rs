//! The look of an expedition card, the same in every game.

use super::landscape::landscape;
use super::{Align, Group, Hue, Label, Paint, Plate, Stamp, Symbol, Tone};

/// A card that lies face up, with its shadow. Small, so that a renderer can keep finished cards by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    pub hue: Hue,
    pub mark: Mark,
    pub size: CardSize,
    /// Whether it steps back, somewhat transparent.
    pub faded: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Nothing: other cards cover all but its edge.
    Hidden,
    Number(u8),
    /// A wager by itself, which doubles.
    Wager,
    /// The uppermost wager of an expedition: what the wagers multiply by.
    Stakes(u8),
}

impl Mark {
    /// What a wager multiplies by: "×2". A cross without a digit would read as forbidden.
    fn factor(self) -> String {
        let factor = match self {
            Self::Stakes(factor) => factor,
            Self::Hidden | Self::Number(_) | Self::Wager => 2,
        };
        format!("×{factor}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardSize {
    Row,
    /// On a board where little of it is seen: the mark lies close to the left edge.
    Tight,
    Hand,
}

impl CardSize {
    /// Width in pixels.
    pub const fn width(self) -> u16 {
        match self {
            Self::Row | Self::Tight => 80,
            Self::Hand => 128,
        }
    }

    /// Height in pixels.
    pub const fn height(self) -> u16 {
        match self {
            Self::Row | Self::Tight => 98,
            Self::Hand => 186,
        }
    }

    pub const fn radius(self) -> u16 {
        match self {
            Self::Row | Self::Tight => 10,
            Self::Hand => 14,
        }
    }

    /// The bare form of a card of this size.
    pub const fn plate(self) -> Plate {
        Plate::new(self.width(), self.height(), self.radius())
    }
}

impl Card {
    pub const fn new(hue: Hue, mark: Mark, size: CardSize) -> Self {
        Self {
            hue,
            mark,
            size,
            faded: false,
        }
    }

    #[must_use]
    pub const fn faded(self, faded: bool) -> Self {
        Self { faded, ..self }
    }

    pub fn drawing(self) -> Group {
        let of = |tone| Paint::Of(self.hue, tone);
        let plate = self.size.plate();
        let (far, near) = landscape(self.hue, plate.width, plate.height);
        let ground = Group::clipped(plate);
        let mut card = Group::new().faded(self.faded);
        card.put(0, 0, plate.shadow(4));
        card.put(0, 0, plate.fill(of(Tone::Full)));
        match self.size {
            CardSize::Row | CardSize::Tight => {
                card.put(0, 0, ground.with(0, 0, far).with(0, 0, near));
                card.put(0, 0, plate.edge(of(Tone::Rim), 2));
                self.mark_on_board(&mut card);
            }
            CardSize::Hand => {
                let halo = Plate::disc(76).fill(of(Tone::Halo));
                let ground = ground.with(44, 72, halo).with(0, 0, far).with(0, 0, near);
                card.put(0, 0, ground);
                card.put(0, 0, plate.edge(of(Tone::Rim), 2));
                self.mark_in_hand(&mut card);
            }
        }
        card
    }

    fn mark_on_board(self, card: &mut Group) {
        let full = Paint::Of(self.hue, Tone::Full);
        let left = if self.size == CardSize::Tight { 4 } else { 8 };
        match self.mark {
            Mark::Hidden => return,
            Mark::Number(number) => {
                let label = Label::number(number.to_string(), 52, Paint::Ink).align(Align::Left);
                card.put(left, 29, label);
            }
            Mark::Wager | Mark::Stakes(_) => {
                card.put(4, 7, Plate::new(54, 40, 14).fill(Paint::Ink));
                card.put(31, 27, Label::number(self.mark.factor(), 40, full));
            }
        }
        // Between the left edge and a card that lies close to it.
        let (middle, size) = match self.size {
            CardSize::Tight => (16, 28),
            CardSize::Row | CardSize::Hand => (22, 30),
        };
        card.put(
            middle,
            67,
            Stamp::new(Symbol::of(self.hue), size, Paint::Ink),
        );
    }

    fn mark_in_hand(self, card: &mut Group) {
        let full = Paint::Of(self.hue, Tone::Full);
        match self.mark {
            Mark::Hidden => return,
            Mark::Number(number) => {
                let label = Label::number(number.to_string(), 96, Paint::Ink).align(Align::Left);
                card.put(11, 45, label);
            }
            Mark::Wager | Mark::Stakes(_) => {
                card.put(9, 10, Plate::new(92, 68, 22).fill(Paint::Ink));
                card.put(55, 44, Label::number(self.mark.factor(), 68, full));
            }
        }
        card.put(82, 110, Stamp::new(Symbol::of(self.hue), 56, Paint::Ink));
    }
}
