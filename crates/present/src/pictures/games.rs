//! One picture of all games: for each a land with what is played there, its name, and how many can play.

use crate::mark::SeatMark;
use crate::scene::{
    Align, Card, CardSize, Group, Hue, Label, Mark, Paint, Plate, Scene, Stamp, Symbol, Tone, lane,
};
use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::Seat;

/// Size of a game's tile in pixels, and pixels between two of them.
const TILE: Plate = Plate::new(594, 320, 20);
const GAP: i16 = 12;
/// The middle of the line with the name, and where the pieces begin.
const NAME: i16 = 46;
const PIECES: i16 = 106;
/// Pixels from the left side of a tile to what lies outermost.
const INSET: i16 = 24;

/// The picture, 1200 x 652 pixels; `name` says what a game is called in the reader's language.
pub fn games_scene(name: &dyn Fn(GameKind) -> String) -> Scene {
    let (width, height) = (TILE.width.cast_signed(), TILE.height.cast_signed());
    let mut scene = Scene::new(1200, 652);
    let places = [(0, 0), (1, 0), (0, 1), (1, 1)];
    for (game, (column, row)) in GameKind::ALL.into_iter().zip(places) {
        let tile = tile(game, name(game));
        scene.put(column * (width + GAP), row * (height + GAP), tile);
    }
    scene
}

fn tile(game: GameKind, name: String) -> Group {
    let land = match game {
        GameKind::Classic => Hue::Yellow,
        GameKind::RollWrite => Hue::Purple,
        GameKind::Rivals => Hue::Red,
        GameKind::BoardGame => Hue::Green,
    };
    let mut tile = Group::clipped(TILE);
    tile.put(0, 0, lane(land, TILE));
    tile.put(INSET, NAME, Label::word(name, 48, Paint::Chalk).fit(420));
    let seats = game.seats();
    let players = if seats.start() == seats.end() {
        seats.start().to_string()
    } else {
        format!("{}–{}", seats.start(), seats.end())
    };
    let right = TILE.width.cast_signed() - INSET;
    let players = Label::number(players, 48, Paint::Chalk).align(Align::Right);
    tile.put(right, NAME, players);
    tile.put(
        right - 92,
        NAME,
        Stamp::new(Symbol::Figure, 48, Paint::Chalk),
    );
    match game {
        GameKind::Classic => expedition(&mut tile),
        GameKind::RollWrite => dice_and_fields(&mut tile),
        GameKind::Rivals => auction(&mut tile),
        GameKind::BoardGame => path(&mut tile),
    }
    tile
}

fn expedition(tile: &mut Group) {
    let marks = [
        Mark::Stakes(2),
        Mark::Number(3),
        Mark::Number(5),
        Mark::Number(8),
        Mark::Number(10),
    ];
    for (x, mark) in (INSET..).step_by(104).zip(marks) {
        tile.put(x, PIECES, Card::new(Hue::Yellow, mark, CardSize::Hand));
    }
}

/// Three colours, three numbers, and below them what was entered.
fn dice_and_fields(tile: &mut Group) {
    let die = Plate::new(84, 84, 14);
    for (x, hue) in (INSET..).step_by(93).zip([Hue::Red, Hue::Green, Hue::Blue]) {
        tile.put(x, PIECES, die.fill(Paint::Of(hue, Tone::Full)));
        tile.put(
            x + 42,
            PIECES + 42,
            Stamp::new(Symbol::of(hue), 52, Paint::Ink),
        );
    }
    for (x, digit) in (INSET + 279..).step_by(93).zip(["4", "7", "0"]) {
        tile.put(x, PIECES, die.fill(Paint::Chalk));
        tile.put(x + 42, PIECES + 42, Label::number(digit, 60, Paint::Ink));
    }
    let columns = [
        (Hue::Red, "2"),
        (Hue::Orange, "5"),
        (Hue::Yellow, "7"),
        (Hue::Green, "7"),
        (Hue::Blue, ""),
        (Hue::Purple, ""),
    ];
    for (x, (hue, number)) in (INSET..).step_by(93).zip(columns) {
        let of = |tone| Paint::Of(hue, tone);
        let field = Plate::new(84, 78, 12);
        if number.is_empty() {
            let field = field.fill(of(Tone::Middle)).edge(of(Tone::Full), 3);
            tile.put(x, PIECES + 104, field);
            tile.put(
                x + 42,
                PIECES + 143,
                Stamp::new(Symbol::Artefact, 44, of(Tone::Full)),
            );
        } else {
            tile.put(x, PIECES + 104, field.fill(of(Tone::Full)));
            tile.put(x + 42, PIECES + 143, Label::number(number, 58, Paint::Ink));
        }
    }
}

/// Two cards, and what was bid for them.
fn auction(tile: &mut Group) {
    let cards = [(Hue::Red, Mark::Number(7)), (Hue::Blue, Mark::Wager)];
    for (x, (hue, mark)) in (INSET..).step_by(140).zip(cards) {
        tile.put(x, PIECES, Card::new(hue, mark, CardSize::Hand));
    }
    for ((x, y), bid) in [(316, 84), (398, 10), (456, 92)]
        .into_iter()
        .zip(["3", "5", "6"])
    {
        let coin = Plate::disc(104);
        tile.put(x, PIECES + y + 6, coin.fill(Paint::GoldShade));
        tile.put(
            x,
            PIECES + y,
            coin.fill(Paint::Gold).edge(Paint::GoldShade, 3),
        );
        tile.put(x + 52, PIECES + y + 53, Label::number(bid, 68, Paint::Ink));
    }
}

/// Stages with figures, the bridge, and the lost city.
fn path(tile: &mut Group) {
    let of = |tone| Paint::Of(Hue::Green, tone);
    let stages = [("−20", INSET), ("5", 134), ("30", 292), ("50", 446)];
    for (points, x) in stages {
        let stage = Plate::new(104, 124, 14);
        tile.put(
            x,
            PIECES + 58,
            stage.fill(of(Tone::Middle)).edge(of(Tone::Full), 3),
        );
        let paint = if points.starts_with('−') {
            Paint::Loss
        } else {
            Paint::Chalk
        };
        tile.put(x + 52, PIECES + 26, Label::number(points, 52, paint));
    }
    let figures = Seat::all(3).zip([(INSET, "2"), (134, "5"), (292, "9")]);
    for (seat, (x, last)) in figures {
        let mark = SeatMark::of(seat);
        tile.put(x + 52, PIECES + 120, mark.drawn(84));
        tile.put(x + 52, PIECES + 121, Label::number(last, 52, mark.text));
    }
    tile.put(
        498,
        PIECES + 120,
        Stamp::new(Symbol::City, 84, of(Tone::Full)),
    );
    tile.put(
        255,
        PIECES - 10,
        Plate::new(20, 206, 8).fill(Paint::GoldShade),
    );
    let lamp = Plate::disc(44).fill(Paint::Gold).edge(Paint::Ink, 4);
    tile.put(243, PIECES + 98, lamp);
}
