//! The whole view as text, narrow enough for a phone.

use super::card::{by_colour, ranks, tile, tile_at, tiles_of};
use super::table;
use crate::colour::coloured;
use crate::describe::{in_two, pile};
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, Direction, Expedition, Figure, PATHS, View};

pub(super) fn describe(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut text = table::text(view, around);
    // With long names four of them do not fit into a message, whose end is cut.
    if !view.hand().is_empty() {
        text.push(Msg::new("classic-hand"));
        text.extend(by_colour("classic-hand-line", view.hand()));
    }
    for seat in view.seats() {
        text.push(
            Msg::new("board-game-side")
                .with("seat", seat)
                .with("cards", view.n_hand(seat))
                .with("members", view.n_waiting(seat, Figure::Member))
                .with("leaders", view.n_waiting(seat, Figure::Leader)),
        );
        let rows = view.expeditions(seat);
        text.extend(rows.flat_map(|row| expedition(row, view)));
    }
    text.push(Msg::new("classic-discards"));
    text.extend(PATHS.map(|colour| discards(view, colour)));
    text.push(Msg::new("board-game-tiles-heading"));
    text.extend(PATHS.into_iter().filter_map(|path| tiles(view, path)));
    text
}

/// The tiles of a path; `None` if there is none.
fn tiles(view: &View, path: Colour) -> Option<Msg> {
    let tiles = tiles_of(view, path).map(|(stage, on_stage)| tile_at(stage, tile(on_stage)));
    let tiles: Vec<Msg> = tiles.collect();
    (!tiles.is_empty()).then(|| coloured(Msg::new("board-game-tiles"), path).with("tiles", tiles))
}

/// "🟩 4 (+5): 2 3 3 7 …": the stage, what it counts, a crown for a leader, and the row with an arrow where it may
/// still go either way or falls.
fn expedition(row: &Expedition, view: &View) -> Vec<Msg> {
    let points = crate::scene::Label::signed(row.points(view.values()));
    let crown = match row.figure() {
        Figure::Leader => " 👑",
        Figure::Member => "",
    };
    let direction = match row.direction() {
        Direction::Up => "",
        Direction::Open => " ↕",
        Direction::Down => " ↓",
    };
    let stage = format!("{}{crown} ({points}):", row.stage());
    let cards = format!("{}{direction}", ranks(row.cards()));
    in_two(row.colour(), &stage, &cards)
}

fn discards(view: &View, colour: Colour) -> Msg {
    let discards = view.discard_pile(colour);
    let top = discards.top().map(|card| card.rank().to_string());
    pile(colour, top.as_deref(), discards.height())
}
