//! One path of the board: its stages with tiles and figures, the bridge over it, and the discard pile at its end.

use super::figure::{figure, spread};
use super::{MARGIN, Marks, WIDTH};
use crate::Scene;
use crate::scene::{self, Align, CardSize, Group, Label, Mark, Paint, Plate, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::board_game::{Action, Card, Figure, Stage, Tile, View};
use lostcities_rules::kernel::Seat;

/// Height of a path in pixels.
const HEIGHT: u16 = 118;
/// The middle of that height.
const MIDDLE: i16 = 59;
/// The middle of the first stage.
const FIRST_STAGE: i16 = 174;
/// Pixels from one stage to the next.
const STAGE_PITCH: i16 = 100;
/// How much wider the gap is at the bridge.
const BRIDGE_GAP: i16 = 26;
/// Size of a stage in pixels.
const STAGE: Plate = Plate::new(94, 104, 12);
/// Width of the bridge in pixels.
const BRIDGE: u16 = 20;
/// Where the discard piles lie.
const PILE: i16 = 1092;
/// A tile on an empty stage, and one in the corner of a stage on which figures stand.
const LARGE: u16 = 58;
const SMALL: u16 = 34;
/// A tile in a lost city, beside its houses.
const IN_CITY: u16 = 46;

/// The middle of a stage; `bridge` is the first stage behind it.
pub(super) fn stage_x(stage: Stage, bridge: Stage) -> i16 {
    let steps = i16::from(stage.number()) - 1;
    let gap = if stage >= bridge { BRIDGE_GAP } else { 0 };
    FIRST_STAGE + steps * STAGE_PITCH + gap
}

/// What a path lies on.
pub(super) fn ground(scene: &mut Scene, y: i16, colour: Colour) {
    let width = WIDTH - 2 * MARGIN.unsigned_abs();
    let row = Plate::new(width, HEIGHT, 16).fill(Paint::Of(colour, Tone::Row));
    scene.put(MARGIN, y, row);
}

/// The bridge over all paths. Of its lamps as many burn as figures have crossed.
pub(super) fn bridge(scene: &mut Scene, top: i16, view: &View) {
    let first = view.values().round_end_stage.value;
    let x = stage_x(first, first) - 60;
    let height = super::HEIGHT - top.unsigned_abs() - 4;
    let beam = Plate::new(BRIDGE, height, 8);
    let left = x - BRIDGE.cast_signed() / 2;
    scene.put(left, top - 4, beam.fill(Paint::GoldShade));
    scene.put(
        left,
        top - 4,
        Plate::new(5, height, 2).fill(Paint::GoldPanel),
    );
    let n_lamps = view.values().round_end_figures.value;
    let pitch = height.cast_signed() / i16::from(n_lamps.max(1));
    for lamp in 0..n_lamps {
        let y = top - 4 + pitch / 2 + i16::from(lamp) * pitch;
        let paint = if lamp < view.n_crossed() {
            Paint::Gold
        } else {
            Paint::GoldPanel
        };
        let plate = Plate::disc(30).fill(paint).edge(Paint::Ink, 3);
        scene.put(x - 15, y - 15, plate);
    }
}

/// The stages, figures and discard pile of one path.
pub(super) fn draw(
    scene: &mut Scene,
    y: i16,
    view: &View,
    colour: Colour,
    latest: &[(Seat, Action)],
    marks: &Marks,
) {
    let of = |tone| Paint::Of(colour, tone);
    let symbol = Stamp::new(Symbol::of(colour), 66, of(Tone::Full));
    scene.put(MARGIN + 52, y + MIDDLE, symbol);
    for stage in Stage::all() {
        draw_stage(scene, y, view, (colour, stage), latest, marks);
    }
    draw_pile(scene, y + 10, view, colour, latest, marks);
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
    if is_city {
        let city = Stamp::new(Symbol::City, 72, of(Tone::Ghost));
        scene.put(x - 6, y + MIDDLE - 6, city);
    }
    let standing: Vec<_> = view
        .seats()
        .filter_map(|seat| Some((seat, view.expedition(seat, colour)?)))
        .filter(|(_, expedition)| expedition.stage() == stage)
        .map(|(seat, expedition)| (seat, expedition.figure()))
        .collect();
    if let Some(tile) = view.tile(colour, stage).filter(|_| standing.is_empty()) {
        let (beside, size) = if is_city { (16, IN_CITY) } else { (0, LARGE) };
        scene.put(x + beside, y + MIDDLE + beside, drawn_tile(tile, size));
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
    let apart = spread(standing.len());
    let n_gaps = i16::try_from(standing.len()).unwrap_or(1) - 1;
    for (place, &(seat, kind)) in (0..).zip(&standing) {
        let x = x + place * apart - n_gaps * apart / 2;
        scene.put(x, y + MIDDLE + 9, figure(seat, kind));
    }
    // What lies under figures looks out in a corner, away from a crown.
    if let Some(tile) = view.tile(colour, stage).filter(|_| !standing.is_empty()) {
        let is_leader = |place: Option<&(Seat, Figure)>| {
            place.is_some_and(|(_, figure)| *figure == Figure::Leader)
        };
        let is_left = is_leader(standing.last()) && !is_leader(standing.first());
        let corner = if is_left { 17 } else { 77 };
        scene.put(left + corner, top + 17, drawn_tile(tile, SMALL));
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
        Tile::Stage => on_square(size, Symbol::Boot, Paint::Of(scene::Hue::Green, Tone::Halo)),
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

/// A plate that reaches so many pixels beyond another on all sides.
fn around(plate: Plate, pixels: u16) -> Plate {
    Plate::new(
        plate.width + 2 * pixels,
        plate.height + 2 * pixels,
        plate.radius + pixels,
    )
}
