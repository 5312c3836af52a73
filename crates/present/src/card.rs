//! Cards in messages.

use super::Msg;
use super::colour::{coloured, square};
use lostcities_rules::games::{Card, Rank};

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

/// The colour of a card as an emoji.
pub(super) const fn square_of(card: Card) -> &'static str {
    square(card.colour())
}
