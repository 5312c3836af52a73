//! Cards in messages.

use crate::games::Colour;
use crate::games::classic::{Card, Cards, Rank};
use crate::present::Msg;
use crate::present::colour::{coloured, square};

/// The sentence with what locale files need to name a card: its colour, and its number or 0 for a wager.
pub(super) fn about(msg: Msg, card: Card) -> Msg {
    coloured(msg, card.colour()).with("rank", card.rank().map_or(0, Rank::number))
}

/// A card whose colour was named before.
fn face(card: Card) -> Msg {
    Msg::new("card-face").with("rank", card.rank().map_or(0, Rank::number))
}

/// Cards whose colour was named before.
pub(super) fn faces(cards: impl IntoIterator<Item = Card>) -> Vec<Msg> {
    cards.into_iter().map(face).collect()
}

/// For every colour of which there is a card, the sentence with the colour and its cards.
pub(super) fn by_colour(
    key: &'static str,
    colours: &[Colour],
    cards: Cards,
) -> impl Iterator<Item = Msg> {
    colours.iter().filter_map(move |&colour| {
        let of_colour = faces(cards.iter().filter(|card| card.colour() == colour));
        let line = || coloured(Msg::new(key), colour).with("cards", of_colour.clone());
        (!of_colour.is_empty()).then(line)
    })
}

/// The colour of a card as an emoji.
pub(super) const fn square_of(card: Card) -> &'static str {
    square(card.colour())
}
