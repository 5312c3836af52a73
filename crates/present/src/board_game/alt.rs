//! The pictures in words, for those who cannot see them.

use super::card::{by_colour, tile, tile_at, tiles_of, with_figure};
use super::table;
use crate::colour::coloured;
use crate::scene::Label;
use crate::{Msg, PresentContext};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, PATHS, Stage, Tile, View};
use lostcities_rules::kernel::Seat;

/// The board in sentences: whose turn it is, every seat's figures, the discards, the tiles. Discord's limit cuts off the last of
/// them, so nothing is said that no longer matters.
pub(super) fn board(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut alt = Vec::new();
    if view.is_over() {
        alt.extend(table::text(view, around));
    } else {
        let turn = view.to_move().filter(|_| around.stopped.is_none());
        alt.extend(turn.map(|seat| Msg::new("classic-alt-turn").with("seat", seat)));
        alt.push(
            Msg::new("board-game-alt-round")
                .with("round", view.round())
                .with("rounds", view.n_rounds())
                .with("cards", view.n_draw_pile())
                .with("crossed", view.n_crossed())
                .with("end", view.values().round_end_figures.value)
                .with("paths", crossed(view)),
        );
    }
    alt.extend(view.seats().map(|seat| side(view, seat)));
    if !view.is_over() {
        alt.extend(discards(view));
        alt.extend(tiles(view));
    }
    alt
}

/// The picture of the panel in sentences: the viewer's hand first, then the board.
pub(super) fn hand(view: &View, around: &PresentContext<Action>) -> Vec<Msg> {
    let mut alt = Vec::new();
    if !view.hand().is_empty() {
        alt.push(Msg::new("classic-alt-hand"));
        alt.extend(by_colour("classic-alt-hand-line", view.hand()));
    }
    alt.extend(board(view, around));
    alt
}

/// The paths on which figures have crossed the bridge, and how many.
fn crossed(view: &View) -> Vec<Msg> {
    let bridge = view.values().round_end_stage.value;
    let on_path = |path| {
        let rows = view.seats().filter_map(|seat| view.expedition(seat, path));
        let n_crossed = rows.filter(|row| row.stage() >= bridge).count();
        let crossed = coloured(Msg::new("board-game-alt-crossed"), path).with("crossed", n_crossed);
        (n_crossed > 0).then_some(crossed)
    };
    PATHS.into_iter().filter_map(on_path).collect()
}

/// What a seat has, and where its figures are: each with its row's last card and its stage.
fn side(view: &View, seat: Seat) -> Msg {
    let figures = view.expeditions(seat).map(|row| {
        let figure = coloured(Msg::new("board-game-alt-figure"), row.colour());
        with_figure(figure, row.figure())
            .with("last", row.last_rank().number())
            .with("stage", row.stage().number())
    });
    Msg::new("board-game-alt-side")
        .with("seat", seat)
        .with("points", view.points(seat))
        .with("net", Label::plain(view.round_score(seat).net()))
        .with("artefacts", view.artefacts(seat))
        .with("figures", figures.collect::<Vec<_>>())
}

/// The top cards of the discard piles and their heights; `None` if there is no card.
fn discards(view: &View) -> Option<Msg> {
    let piles = PATHS.into_iter().filter_map(|colour| {
        let pile = view.discard_pile(colour);
        let msg = coloured(Msg::new("board-game-alt-pile"), colour);
        let rank = pile.top()?.rank().number();
        Some(msg.with("rank", rank).with("height", pile.height()))
    });
    let piles: Vec<Msg> = piles.collect();
    (!piles.is_empty()).then(|| Msg::new("board-game-alt-discards").with("piles", piles))
}

/// The tiles that lie ahead, path by path; nothing if there are none.
fn tiles(view: &View) -> Vec<Msg> {
    let paths = PATHS.into_iter();
    let ahead: Vec<Msg> = paths.filter_map(|path| tiles_ahead(view, path)).collect();
    let heading = (!ahead.is_empty()).then(|| Msg::new("board-game-alt-tiles-heading"));
    heading.into_iter().chain(ahead).collect()
}

/// The tiles of a path that a figure of any player can still reach, in few words; `None` if there is none.
fn tiles_ahead(view: &View, path: Colour) -> Option<Msg> {
    let is_ahead = |stage: Stage| {
        let mut rows = view.seats().map(|seat| view.expedition(seat, path));
        rows.any(|row| row.is_none_or(|row| row.stage() < stage))
    };
    let ahead = tiles_of(view, path).filter(|&(stage, _)| is_ahead(stage));
    let tiles = ahead.map(|(stage, on_stage)| {
        let named = match on_stage {
            Tile::Stage => Msg::new("board-game-alt-tile-stage"),
            Tile::Artefact | Tile::Points(_) => tile(on_stage),
        };
        tile_at(stage, named)
    });
    let tiles: Vec<Msg> = tiles.collect();
    (!tiles.is_empty())
        .then(|| coloured(Msg::new("board-game-alt-tiles"), path).with("tiles", tiles))
}
