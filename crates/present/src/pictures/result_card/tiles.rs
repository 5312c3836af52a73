//! What each colour brought, as tiles with their cities along the foot of a card.

use super::{HEIGHT, WIDTH};
use crate::scene::{City, Group, Label, Light, Paint, Plate, Scene, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;

/// One colour of the winner's.
pub struct Tile {
    pub hue: Colour,
    pub light: Light,
    pub points: i32,
    /// Whether it brought the most of all.
    pub is_best: bool,
}

const TILE_HEIGHT: u16 = 280;
/// What the points stand on.
const PLINTH: i16 = 88;
const TOP: i16 = HEIGHT.cast_signed() - TILE_HEIGHT.cast_signed();

/// The best of them, if any brought something.
pub fn mark_best(tiles: &mut [Tile]) -> Option<usize> {
    let best = (0..tiles.len())
        .rev()
        .max_by_key(|&tile| tiles[tile].points);
    let best = best.filter(|&tile| tiles[tile].points > 0)?;
    tiles[best].is_best = true;
    Some(best)
}

pub fn draw(scene: &mut Scene, tiles: &[Tile]) {
    let width = WIDTH / u16::try_from(tiles.len().max(1)).unwrap_or(1);
    let lefts = (0..).step_by(width.into());
    for (x, tile) in lefts.zip(tiles) {
        scene.put(x, TOP, drawn(tile, width));
    }
}

fn drawn(tile: &Tile, width: u16) -> Group {
    let of = |tone| Paint::Of(tile.hue, tone);
    let plate = Plate::new(width, TILE_HEIGHT, 0);
    let (middle, foot) = (width.cast_signed() / 2, TILE_HEIGHT.cast_signed() - PLINTH);
    let city = City {
        width: width * 7 / 8,
        ..City::new(tile.hue, tile.light)
    };
    let city_width = city.width.cast_signed();
    let plinth = |height: i16| Plate::new(width, height.unsigned_abs(), 0);
    let mut group = Group::clipped(plate)
        .with(0, 0, plate.fill(of(Tone::Row)))
        .with(middle - city_width / 2, foot - city_width * 3 / 4, city);
    let (symbol, points) = match tile.light {
        Light::Unseen => {
            group.put(0, foot, plinth(PLINTH).fill(of(Tone::Land)));
            let symbol = Stamp::new(Symbol::of(tile.hue), 50, of(Tone::Near));
            group.put(middle, foot + 44, symbol);
            return group;
        }
        Light::Dark => {
            group.put(0, foot, plinth(PLINTH).fill(of(Tone::Pill)));
            (of(Tone::Full), Paint::Loss)
        }
        Light::Lit => {
            group.put(0, foot, plinth(PLINTH).fill(Paint::GoldShade));
            group.put(0, foot, plinth(PLINTH - 8).fill(Paint::Gold));
            (Paint::Ink, Paint::Ink)
        }
    };
    let symbol = Stamp::new(Symbol::of(tile.hue), 46, symbol);
    group.put(middle - 62, foot + 42, symbol);
    let points = Label::number(Label::signed(tile.points), 64, points);
    group.put(middle + 26, foot + 41, points);
    if tile.is_best {
        let star = Stamp::new(Symbol::Star, 48, Paint::Gold);
        group.put(width.cast_signed() - 34, 34, star);
    }
    group
}
