//! Cards, figures and tiles in messages.

use crate::colour::coloured;
use crate::{Emblem, Msg};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Card, Cards, Figure, PATHS, Stage, Tile};

/// The sentence with what locale files need to name a card: its colour and its number.
pub(super) fn about(msg: Msg, card: Card) -> Msg {
    coloured(msg, card.colour()).with("rank", card.rank().number())
}

pub(super) fn with_figure(msg: Msg, figure: Figure) -> Msg {
    let name = match figure {
        Figure::Leader => "leader",
        Figure::Member => "member",
    };
    msg.with("figure", name)
}

/// The numbers of cards whose colour was named before: "3 5 5".
pub(super) fn ranks(cards: impl IntoIterator<Item = Card>) -> String {
    let ranks = cards.into_iter().map(|card| card.rank().to_string());
    ranks.collect::<Vec<_>>().join(" ")
}

/// For every colour of which there is a card, the sentence with the colour and its cards.
pub(super) fn by_colour(key: &'static str, cards: Cards) -> impl Iterator<Item = Msg> {
    PATHS.into_iter().filter_map(move |colour| {
        let of_colour = ranks(cards.iter().filter(|card| card.colour() == colour));
        (!of_colour.is_empty()).then(|| coloured(Msg::new(key), colour).with("cards", of_colour))
    })
}

pub(super) const fn emblem_of(card: Card) -> Emblem {
    Emblem::Expedition(card.colour())
}

pub(super) fn tile(tile: Tile) -> Msg {
    match tile {
        Tile::Artefact => Msg::new("board-game-tile-artefact"),
        Tile::Stage => Msg::new("board-game-tile-stage"),
        Tile::Points(points) => Msg::new("board-game-tile-points").with("points", points),
    }
}

/// What lies on a stage, in a list of those of a path.
pub(super) fn tile_at(stage: Stage, tile: Msg) -> Msg {
    Msg::new("board-game-tile-at")
        .with("stage", stage.number())
        .with("tile", tile)
}

/// The stages of a path on which a tile lies, with the tile.
pub(super) fn tiles_of(
    view: &lostcities_rules::games::board_game::View,
    path: Colour,
) -> impl Iterator<Item = (Stage, Tile)> {
    Stage::all().filter_map(move |stage| Some((stage, view.tile(path, stage)?)))
}

/// The card, and what the button says and shows that takes it.
pub(super) fn take_button(card: Card) -> (Card, Msg, Emblem) {
    let label = about(Msg::new("button-board-game-take"), card);
    (card, label, emblem_of(card))
}
