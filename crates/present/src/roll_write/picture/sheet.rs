//! A sheet, 1200 x 900 pixels: eight columns as they are printed, and beside them the dice and the sums.

use super::WIDTH;
use super::column::{BAND, BAND_HEIGHT, FIELD, bridge, field_top, ground, place};
use super::dice::{Lies, Spread, lie, spread};
use crate::mark::SeatMark;
use crate::scene::{Align, Label, Paint, Plate, Scene, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::{
    Bridge, COLOURS, Choice, Circle, Column, Expedition, Mark, Picture, Sheet, SheetScore, View,
};
use lostcities_rules::games::values::RollWriteValues;
use lostcities_rules::kernel::Seat;

/// A sheet and what a picture says of it.
pub(in super::super) struct Marked<'a> {
    pub seat: Seat,
    /// What to write on it.
    pub name: &'a str,
    /// The sheet, which may be one that is only thought of.
    pub sheet: &'a Sheet,
    /// What its seat has chosen in this turn; framed.
    pub choice: Option<&'a Choice>,
    /// Whether the choice is only thought of; its frames are golden and dashed then.
    pub is_preview: bool,
    pub is_winner: bool,
}

const HEIGHT: u16 = 900;

pub(in super::super) fn sheet(view: &View, marked: &Marked) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let values = view.values();
    let score = SheetScore::of(marked.sheet, values);
    for column in Column::ALL {
        let (x, width) = place(column);
        let width = width.unsigned_abs();
        scene.put(x, 8, Plate::new(width, 52, 10).fill(Paint::Panel));
        draw_points(&mut scene, x, marked.sheet, column, &score);
        scene.put(x, 66, Plate::new(width, 826, 12).fill(ground(column)));
    }
    draw_ladder(&mut scene, values);
    for colour in COLOURS {
        draw_expedition(&mut scene, marked, colour, values);
    }
    draw_marks(&mut scene, Column::Artefacts, marked, values);
    draw_marks(&mut scene, Column::Dice, marked, values);
    draw_bridges(&mut scene, view, marked);
    draw_frames(&mut scene, marked, values);
    draw_side(&mut scene, view, marked, &score);
    scene
}

/// What a column counts, above it; nothing while it is untouched.
fn draw_points(scene: &mut Scene, x: i16, sheet: &Sheet, column: Column, score: &SheetScore) {
    let (_, width) = place(column);
    let points = score.column(column);
    let is_untouched = match column {
        Column::Expedition(colour) => {
            let expedition = sheet.expedition(colour);
            expedition.n_numbers() == 0 && expedition.circle() == Circle::Open
        }
        Column::Artefacts | Column::Dice => sheet.n_filled(column) == 0,
    };
    let paint = if is_untouched {
        Paint::Line
    } else if points < 0 {
        Paint::Loss
    } else {
        Paint::Chalk
    };
    let label = Label::number(Label::plain(points.into()), 42, paint);
    scene.put(x + width / 2, 34, label);
}

/// What the fields of expeditions are worth, at the left edge.
fn draw_ladder(scene: &mut Scene, values: &RollWriteValues) {
    let mut step = |y: i16, points: i16| {
        let paint = if points < 0 {
            Paint::Loss
        } else {
            Paint::Slate
        };
        let label = Label::number(Label::plain(points.into()), 34, paint).align(Align::Right);
        scene.put(74, y, label);
    };
    for (field, &points) in (1..).zip(&values.expedition.value) {
        step(
            field_top(field, values.bridge_field.value) + FIELD / 2,
            points,
        );
    }
    step(842, values.circle_only.value / 2);
}

fn draw_expedition(scene: &mut Scene, marked: &Marked, colour: Colour, values: &RollWriteValues) {
    let expedition = marked.sheet.expedition(colour);
    let of = |tone| Paint::Of(colour, tone);
    let (x, width) = place(Column::Expedition(colour));
    scene.put(
        x + 33,
        112,
        Stamp::new(Symbol::of(colour), 42, of(Tone::Full)),
    );
    draw_end(scene, x + 78, colour, expedition.has_end_artefact());
    for field in 1..=9_u8 {
        let y = field_top(field, values.bridge_field.value);
        let number = expedition.numbers().get(usize::from(field) - 1);
        let picture = Picture::of(values, colour, field);
        draw_field(scene, x + 4, y, colour, number.copied(), picture);
        if expedition.next_field() == Some(field) {
            draw_next(scene, x + 4, y, colour, expedition);
        }
    }
    let centre = x + width / 2;
    let disc = Plate::disc(88);
    match expedition.circle() {
        Circle::Crossed => {
            scene.put(centre - 44, 798, disc.fill(of(Tone::Full)));
            scene.put(centre, 842, Label::number("×2", 44, Paint::Ink));
        }
        Circle::Open => {
            scene.put(centre - 44, 798, disc.edge(of(Tone::Ghost), 4));
            scene.put(centre, 842, Label::number("×2", 44, of(Tone::Full)));
        }
        Circle::Closed => {
            scene.put(centre - 44, 798, disc.edge(of(Tone::Full), 3));
            scene.put(centre - 28, 838, Plate::pill(56, 8).fill(of(Tone::Full)));
        }
    }
}

fn draw_end(scene: &mut Scene, x: i16, colour: Colour, is_ticked: bool) {
    if is_ticked {
        scene.put(x, 112, Stamp::new(Symbol::Artefact, 46, Paint::Gold));
        scene.put(x, 116, Stamp::new(Symbol::Check, 20, Paint::Ink));
    } else {
        let paint = Paint::Of(colour, Tone::Full);
        scene.put(x, 112, Stamp::new(Symbol::ArtefactOutline, 46, paint));
    }
}

fn draw_field(
    scene: &mut Scene,
    x: i16,
    y: i16,
    colour: Colour,
    number: Option<u8>,
    picture: Picture,
) {
    let of = |tone| Paint::Of(colour, tone);
    let plate = Plate::new(100, FIELD.unsigned_abs(), 10);
    let symbol = match picture {
        Picture::None => None,
        Picture::Artefact => Some(Symbol::Artefact),
        Picture::Arrow => Some(Symbol::Arrow),
    };
    let paint = if let Some(number) = number {
        scene.put(x, y, plate.fill(of(Tone::Near)));
        scene.put(x, y, Plate::new(100, 55, 10).fill(of(Tone::Full)));
        scene.put(
            x + 34,
            y + 28,
            Label::number(number.to_string(), 48, Paint::Ink),
        );
        Paint::Ink
    } else {
        scene.put(x, y, plate.fill(of(Tone::Middle)).edge(of(Tone::Slot), 2));
        // The empty fields are what is decided about, so their signs are as bright as the colour is.
        of(Tone::Full)
    };
    if let Some(symbol) = symbol {
        scene.put(x + 77, y + 29, Stamp::new(symbol, 32, paint));
    }
}

/// The field that the next number goes into, with the least that it may be.
fn draw_next(scene: &mut Scene, x: i16, y: i16, colour: Colour, expedition: &Expedition) {
    let paint = Paint::Of(colour, Tone::Full);
    let frame = Plate::new(100, FIELD.unsigned_abs(), 10).edge(paint, 3);
    scene.put(x, y, frame);
    if let Some(last) = expedition.last() {
        // Nothing is higher than a ten.
        let hint = if last < 10 {
            format!("{last}+")
        } else {
            last.to_string()
        };
        scene.put(x + 34, y + 29, Label::number(hint, 42, paint));
    }
}

/// The column of artefacts or of dice symbols, each field with what it is worth.
fn draw_marks(scene: &mut Scene, column: Column, marked: &Marked, values: &RollWriteValues) {
    let (x, width) = place(column);
    let (ladder, fill, shade, symbol) = match column {
        Column::Dice => (&values.dice.value, Paint::Chalk, Paint::Slate, Symbol::Die),
        Column::Artefacts | Column::Expedition(_) => (
            &values.artefacts.value,
            Paint::Gold,
            Paint::GoldShade,
            Symbol::Artefact,
        ),
    };
    let n_filled = marked.sheet.n_filled(column);
    let width = width.unsigned_abs() - 6;
    for (field, &points) in (1..).zip(ladder) {
        let y = field_top(field, values.bridge_field.value);
        let plate = Plate::new(width, FIELD.unsigned_abs(), 10);
        let paint = if field <= n_filled {
            scene.put(x + 3, y, plate.fill(shade));
            scene.put(x + 3, y, Plate::new(width, 55, 10).fill(fill));
            Paint::Ink
        } else {
            scene.put(x + 3, y, plate.fill(Paint::PanelLit).edge(Paint::Line, 2));
            Paint::Slate
        };
        let label = Label::number(Label::plain(points.into()), 36, paint);
        scene.put(x + 42, y + 28, label);
    }
    scene.put(x + 42, 118, Stamp::new(symbol, 62, fill));
    let filled = Label::number(n_filled.to_string(), 52, fill);
    scene.put(x + 42, 842, filled);
}

fn draw_bridges(scene: &mut Scene, view: &View, marked: &Marked) {
    let values = view.values();
    let band = Plate::pill(946, BAND_HEIGHT.unsigned_abs());
    scene.put(12, BAND, band.fill(Paint::GoldShade));
    let middle = BAND + BAND_HEIGHT / 2;
    scene.put(44, middle, Stamp::new(Symbol::Bridge, 34, Paint::Ink));
    for column in Column::ALL {
        let state = marked.sheet.bridge(column);
        let reaches = marked
            .choice
            .is_some_and(|choice| choice.bridges().contains(column));
        let is_reached = state == Bridge::Open && reaches;
        bridge(scene, column, state, is_reached, values.bridge_points.value);
    }
}

/// Frames around what was marked in this turn.
fn draw_frames(scene: &mut Scene, marked: &Marked, values: &RollWriteValues) {
    let Some(choice) = marked.choice else { return };
    let mut frame = |column: Column, y: i16, height: i16| {
        let (x, width) = place(column);
        let plate = Plate::new(width.unsigned_abs(), (height + 6).unsigned_abs(), 13);
        let plate = if marked.is_preview {
            plate.dashed(Paint::Gold, 4)
        } else {
            plate.edge(Paint::Chalk, 4)
        };
        scene.put(x, y - 3, plate);
    };
    let top = |field| field_top(field, values.bridge_field.value);
    for entry in choice.entries() {
        let column = Column::Expedition(entry.colour);
        match entry.mark {
            Mark::Circle => frame(column, 798, 88),
            Mark::Number { field, .. } => frame(column, top(field), FIELD),
            Mark::EndArtefact => frame(column, 82, FIELD),
        }
        if let Some(n_artefacts) = entry.artefact {
            frame(Column::Artefacts, top(n_artefacts), FIELD);
        }
    }
    if let Choice::Refused {
        symbol: Some(n_dice),
        ..
    } = choice
    {
        frame(Column::Dice, top(*n_dice), FIELD);
    }
}

/// Whose sheet it is, the dice of the turn, and the sums.
fn draw_side(scene: &mut Scene, view: &View, marked: &Marked, score: &SheetScore) {
    let (x, width) = (974, 216);
    let centre = x + width / 2;
    let plate = Plate::new(216, 884, 16);
    scene.put(x, 8, plate.fill(Paint::Panel));
    scene.put(x + 30, 44, SeatMark::of(marked.seat).drawn(32));
    if !marked.name.is_empty() {
        let name = Label::word(marked.name, 36, Paint::Chalk).fit(154);
        scene.put(x + 54, 44, name);
    }
    let line = Plate::new(176, 2, 0).fill(Paint::Line);
    scene.put(x + 20, 78, line);
    draw_dice(scene, view, marked, centre);
    scene.put(x + 20, 426, line);
    for (y, symbol, count, of, paint) in [
        (490, Symbol::Bridge, score.n_bridges, 8, Paint::Gold),
        (576, Symbol::Artefact, score.n_artefacts, 9, Paint::Gold),
        (662, Symbol::Die, score.n_dice, 9, Paint::Chalk),
    ] {
        scene.put(x + 58, y, Stamp::new(symbol, 52, paint));
        let label = Label::number(format!("{count}/{of}"), 46, Paint::Chalk);
        scene.put(x + 192, y, label.align(Align::Right));
    }
    let plate = Plate::new(184, 144, 14);
    let plate = if marked.is_winner {
        plate.fill(Paint::GoldPanel).edge(Paint::Gold, 3)
    } else {
        plate.fill(Paint::Ink)
    };
    scene.put(x + 16, 732, plate);
    let points = score.points();
    let paint = if points < 0 { Paint::Loss } else { Paint::Gold };
    let size = if (-99..1000).contains(&points) {
        92
    } else {
        72
    };
    scene.put(
        centre,
        806,
        Label::number(Label::plain(points), size, paint),
    );
}

/// The dice; what the seat has taken is framed, what it may not have is faded.
fn draw_dice(scene: &mut Scene, view: &View, marked: &Marked, centre: i16) {
    let (Some(roll), Some(active)) = (view.roll(), view.active()) else {
        let crown = if marked.is_winner {
            Symbol::Crown
        } else {
            Symbol::Compass
        };
        let paint = if marked.is_winner {
            Paint::Gold
        } else {
            Paint::Line
        };
        scene.put(centre, 252, Stamp::new(crown, 130, paint));
        return;
    };
    let mut all = [[Lies::Free; 3]; 2];
    if marked.seat != active {
        let taken = view.choice(active).and_then(Choice::pair);
        all = lie(roll, taken, Lies::Gone(active));
    }
    // Of dice that show the same, the one that is left is framed.
    if let Some((colour, digit)) = marked.choice.and_then(Choice::pair) {
        let free = |kind: &[Lies; 3], fits: &dyn Fn(usize) -> bool| {
            (0..3).find(|&place| kind[place] == Lies::Free && fits(place))
        };
        let colours = roll.colours();
        let digits = roll.digits();
        if let Some(place) = free(&all[0], &|place| colours[place] == colour) {
            all[0][place] = Lies::Chosen;
        }
        if let Some(place) = free(&all[1], &|place| digits[place] == digit) {
            all[1][place] = Lies::Chosen;
        }
    }
    let below_each_other = Spread {
        side: 84,
        step: (0, 106),
        numbers: (108, 0),
    };
    spread(scene, (centre - 96, 100), &below_each_other, roll, all);
}
