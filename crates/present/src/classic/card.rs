//! Cards in messages.

use crate::colour::coloured;
use crate::{Emblem, Msg};
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::{Card, Cards};

pub(super) use crate::card::{about, emblem_of, faces};

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

/// The card, and what the button says and shows that takes it.
pub(super) fn take_button(card: Card) -> (Card, Msg, Emblem) {
    let label = about(Msg::new("button-classic-take"), card);
    (card, label, emblem_of(card))
}
