//! One path of the board: its stages with tiles and figures, the bridge over it, and the discard pile at its end.

use super::figure::{Places, figure, places};
use super::{MARGIN, Marks, WIDTH};
use crate::Scene;
use crate::scene::{
    self, Align, CardSize, Group, Label, Mark, Paint, Path, Plate, Segment, Stamp, Symbol, Tone,
    lane,
};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, Card, Direction, Expedition, Stage, Tile, View};
use lostcities_rules::kernel::Seat;

const HEIGHT: u16 = 118;
const MIDDLE: i16 = 59;
const FIRST_STAGE: i16 = 174;
const STAGE_PITCH: i16 = 100;
const BRIDGE_GAP: i16 = 40;
const STAGE: Plate = Plate::new(94, 104, 12);
const BRIDGE: u16 = 20;
const PILE: i16 = 1092;
/// A tile on an empty stage, and one below the ruin of a lost city.
const TILE: u16 = 58;
const IN_CITY: u16 = 46;
const LAMP: u16 = 36;

/// The middle of a stage; `bridge` is the first stage behind it.
pub(super) fn stage_x(stage: Stage, bridge: Stage) -> i16 {
    let steps = i16::from(stage.number()) - 1;
    let gap = if stage >= bridge { BRIDGE_GAP } else { 0 };
    FIRST_STAGE + steps * STAGE_PITCH + gap
}

pub(super) fn bridge_x(view: &View) -> i16 {
    let behind = view.values().round_end_stage.value;
    stage_x(behind, behind) - STAGE_PITCH / 2 - BRIDGE_GAP / 2
}

pub(super) fn ground(scene: &mut Scene, y: i16, colour: Colour) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    scene.put(MARGIN, y, lane(colour, Plate::new(width, HEIGHT, 16)));
}

pub(super) fn bridge(scene: &mut Scene, top: i16, view: &View) {
    let height = super::HEIGHT - top.unsigned_abs() - 4;
    let left = bridge_x(view) - BRIDGE.cast_signed() / 2;
    let beam = Plate::new(BRIDGE, height, 8);
    scene.put(left, top - 4, beam.fill(Paint::GoldShade));
    let shade = Plate::new(5, height, 2);
    scene.put(left, top - 4, shade.fill(Paint::GoldPanel));
}

/// The lamp of a path on the bridge: it burns if a figure has crossed there, and says how many if several have.
fn lamp(scene: &mut Scene, y: i16, view: &View, colour: Colour) {
    let bridge = view.values().round_end_stage.value;
    let of_path = view
        .seats()
        .filter_map(|seat| view.expedition(seat, colour));
    let n_crossed = of_path
        .filter(|expedition| expedition.stage() >= bridge)
        .count();
    let paint = if n_crossed > 0 {
        Paint::Gold
    } else {
        Paint::GoldPanel
    };
    let (x, y) = (bridge_x(view), y + MIDDLE);
    let half = LAMP.cast_signed() / 2;
    let plate = Plate::disc(LAMP).fill(paint).edge(Paint::Ink, 4);
    scene.put(x - half, y - half, plate);
    if n_crossed > 1 {
        scene.put(x, y, Label::number(n_crossed.to_string(), 30, Paint::Ink));
    }
}

pub(super) fn draw(
    scene: &mut Scene,
    y: i16,
    view: &View,
    colour: Colour,
    latest: &[(Seat, Action)],
    marks: &Marks,
) {
    draw_head(scene, y, view, colour, marks);
    lamp(scene, y, view, colour);
    for stage in Stage::all() {
        draw_stage(scene, y, view, (colour, stage), latest, marks);
    }
    draw_pile(scene, y + 10, view, colour, latest, marks);
}

/// The symbol of a path, and below it the last card of the row that belongs to whose picture this is.
fn draw_head(scene: &mut Scene, y: i16, view: &View, colour: Colour, marks: &Marks) {
    let full = Paint::Of(colour, Tone::Full);
    let x = MARGIN + 52;
    let own = marks.own.and_then(|seat| view.expedition(seat, colour));
    let Some(row) = own else {
        scene.put(x, y + MIDDLE, Stamp::new(Symbol::of(colour), 66, full));
        return;
    };
    scene.put(x, y + 37, Stamp::new(Symbol::of(colour), 52, full));
    scene.put(x - 34, y + 70, Plate::new(68, 40, 10).fill(full));
    let last = Label::number(row.last_rank().to_string(), 38, Paint::Ink);
    // In the variant a row that has turned leads down.
    let aside = match row.direction() {
        Direction::Down => 10,
        Direction::Open | Direction::Up => 0,
    };
    if aside > 0 {
        let down = [
            Segment::Move(-7, -5),
            Segment::Line(7, -5),
            Segment::Line(0, 7),
            Segment::Close,
        ];
        let arrow = Path::filled(down.to_vec(), Paint::Ink);
        scene.put(x - 18, y + 90, arrow);
    }
    scene.put(x + aside, y + 90, last);
}

fn draw_stage(
    scene: &mut Scene,
    y: i16,
    view: &View,
    (colour, stage): (Colour, Stage),
    latest: &[(Seat, Action)],
    marks: &Marks,
) {
    let of = |tone| Paint::Of(colour, tone);
    let x = stage_x(stage, view.values().round_end_stage.value);
    let (left, top) = (x - STAGE.width.cast_signed() / 2, y + 7);
    let is_city = stage == Stage::LAST;
    let fill = if is_city { Tone::Slot } else { Tone::Middle };
    scene.put(left, top, STAGE.fill(of(fill)).edge(of(Tone::Ghost), 2));
    let standing: Vec<(Seat, &Expedition)> = view
        .seats()
        .filter_map(|seat| Some((seat, view.expedition(seat, colour)?)))
        .filter(|(_, expedition)| expedition.stage() == stage)
        .collect();
    let tile = view.tile(colour, stage);
    if is_city {
        // A ruin above its tile; behind figures it is only a shade.
        let (size, dy, paint) = match (standing.is_empty(), tile) {
            (true, Some(_)) => (44, -27, of(Tone::Ghost)),
            (true, None) => (72, 0, of(Tone::Ghost)),
            (false, _) => (84, 0, of(Tone::Middle)),
        };
        scene.put(x, y + MIDDLE + dy, Stamp::new(Symbol::City, size, paint));
    }
    let is_new = latest.iter().any(|&(by, action)| {
        let went = match action {
            Action::Begin(card, _) | Action::Advance(card) => Some(card.colour()),
            Action::Move(path) => Some(path),
            Action::Discard(_) | Action::Stop | Action::Draw | Action::Take(_) => None,
        };
        went == Some(colour) && standing.iter().any(|(seat, _)| *seat == by)
    });
    if marks.stages.contains(&(colour, stage)) {
        scene.put(left - 3, top - 3, around(STAGE, 3).dashed(Paint::Gold, 4));
    } else if is_new {
        scene.put(left - 3, top - 3, around(STAGE, 3).edge(Paint::Chalk, 3));
    }
    if standing.is_empty() {
        if let Some(tile) = tile {
            let (beside, size) = if is_city { (23, IN_CITY) } else { (0, TILE) };
            scene.put(x, y + MIDDLE + beside, drawn_tile(tile, size));
        }
        return;
    }
    let Places {
        size,
        middles,
        tile: (tile_x, tile_y),
        tile_size,
    } = places(standing.len(), tile.is_some());
    for (&(dx, dy), (seat, expedition)) in middles.iter().zip(standing) {
        scene.put(x + dx, y + MIDDLE + dy, figure(seat, expedition, size));
    }
    if let Some(tile) = tile {
        let small = drawn_tile(tile, tile_size);
        scene.put(x + tile_x, y + MIDDLE + tile_y, small);
    }
}

/// A tile whose middle is the group's origin.
fn drawn_tile(tile: Tile, size: u16) -> Group {
    let half = size.cast_signed() / 2;
    match tile {
        Tile::Points(points) => {
            let coin = Plate::disc(size);
            let digits = Label::number(points.to_string(), size * 62 / 100, Paint::Ink);
            Group::new()
                .with(-half, 3 - half, coin.fill(Paint::GoldShade))
                .with(-half, -half, coin.fill(Paint::Gold))
                .with(0, 1, digits)
        }
        Tile::Artefact => on_square(size, Symbol::Artefact, Paint::Gold),
        Tile::Stage => on_square(
            size,
            Symbol::Onward,
            Paint::Of(scene::Hue::Green, Tone::Halo),
        ),
    }
}

fn on_square(size: u16, symbol: Symbol, paint: Paint) -> Group {
    let half = size.cast_signed() / 2;
    let square = Plate::new(size, size, size / 5);
    Group::new()
        .with(-half, -half, square.fill(Paint::Ink))
        .with(0, 0, Stamp::new(symbol, size * 70 / 100, paint))
}

fn draw_pile(
    scene: &mut Scene,
    y: i16,
    view: &View,
    colour: Colour,
    latest: &[(Seat, Action)],
    marks: &Marks,
) {
    let of = |tone| Paint::Of(colour, tone);
    let pile = view.discard_pile(colour);
    let plate = CardSize::Row.plate();
    match pile.top() {
        Some(top) => scene.put(PILE, y, drawn_card(top, CardSize::Row)),
        None => scene.put(PILE, y, plate.dashed(of(Tone::Slot), 2)),
    }
    let was_discarded = latest.iter().any(|(_, action)| {
        pile.top()
            .is_some_and(|top| *action == Action::Discard(top))
    });
    let frame = around(plate, 4);
    if marks.pile == Some(colour) {
        scene.put(PILE - 4, y - 4, frame.dashed(Paint::Gold, 4));
    } else if marks.open_piles && view.may_take_from(colour).is_ok() {
        scene.put(PILE - 4, y - 4, frame.edge(Paint::Gold, 4));
    } else if was_discarded {
        scene.put(PILE - 4, y - 4, frame.edge(Paint::Chalk, 4));
    }
    if pile.height() > 1 {
        scene.put(PILE + 50, y + 58, Plate::disc(42).fill(Paint::Ink));
        let height = Label::number(pile.height().to_string(), 34, Paint::Chalk);
        scene.put(PILE + 71, y + 79, height.align(Align::Middle));
    }
}

/// A card as it looks in all games.
pub(in super::super) fn drawn_card(card: Card, size: CardSize) -> scene::Card {
    scene::Card::new(card.colour(), Mark::Number(card.rank().number()), size)
}

/// A plate that reaches this many pixels beyond another on all sides.
fn around(plate: Plate, pixels: u16) -> Plate {
    Plate::new(
        plate.width + 2 * pixels,
        plate.height + 2 * pixels,
        plate.radius + pixels,
    )
}
