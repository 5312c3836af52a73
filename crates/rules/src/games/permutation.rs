//! Colours that trade places.

use super::{Card, Colour};

/// A permutation of the colours: where each of them goes.
///
/// In the card game and in Rivals no colour differs from another but by the cards that lie in it, so that a position may be
/// thought about with its colours in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourPermutation {
    /// Where the colour with that index goes.
    images: [Colour; N_COLOURS],
}

const N_COLOURS: usize = Colour::ALL.len();

impl ColourPermutation {
    /// Puts `colours`, which differ, in the order of their keys: the one with the lowest goes to the first of them. Of equal keys
    /// the first colour stays first; the other colours stay where they are.
    pub fn sorting<K: Ord>(colours: &[Colour], key: impl FnMut(&Colour) -> K) -> Self {
        let mut sorted = colours.to_vec();
        sorted.sort_by_cached_key(key);
        let mut images = Colour::ALL;
        for (from, &to) in sorted.into_iter().zip(colours) {
            images[from.index()] = to;
        }
        Self { images }
    }

    pub const fn of(self, colour: Colour) -> Colour {
        self.images[colour.index()]
    }

    /// The card that looks the same in the colour that its colour goes to.
    pub const fn of_card(self, card: Card) -> Card {
        Card::of(self.of(card.colour()), card.face())
    }

    #[must_use]
    pub fn inverse(self) -> Self {
        let mut images = Colour::ALL;
        for colour in Colour::ALL {
            images[self.of(colour).index()] = colour;
        }
        Self { images }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorted_colours_go_to_the_places_of_their_keys_and_come_back() {
        let colours = &Colour::ALL[..5];
        let keys = [2, 1, 2, 0, 1];
        let sorting = ColourPermutation::sorting(colours, |colour| keys[colour.index()]);
        let images: String = colours
            .iter()
            .map(|&colour| sorting.of(colour).letter())
            .collect();
        assert_eq!(images, "gbryw");
        assert_eq!(sorting.of(Colour::Orange), Colour::Orange);
        for colour in Colour::ALL {
            assert_eq!(sorting.inverse().of(sorting.of(colour)), colour);
        }
        let card = "g7".parse().expect("a card");
        assert_eq!(sorting.of_card(card).to_string(), "y7");
    }
}
