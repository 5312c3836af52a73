//! Cards in messages.

use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::Colour;
use lostcities_rules::games::classic::Cards;

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
