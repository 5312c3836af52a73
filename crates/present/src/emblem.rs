//! The small pictures before the words of controls.

use super::colour::square;
use super::mark::SeatMark;
use super::scene::{Paint, Plate, Scene, Stamp, Symbol, Tone};
use lostcities_rules::games::Colour;
use lostcities_rules::kernel::{MAX_SEATS, Seat};

/// What a control is about, as a picture. No two look alike without their colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Emblem {
    Expedition(Colour),
    Seat(Seat),
    Coin,
    Die,
    Footprint,
    Artefact,
    /// What leads one place further.
    Arrow,
    /// A figure of a player's expedition that counts once.
    Member,
    /// The figure that counts twice.
    Leader,
}

/// Discord shows them in a sixth of this.
const SIZE: u16 = 128;

impl Emblem {
    pub fn all() -> impl Iterator<Item = Self> {
        let others = [
            Self::Coin,
            Self::Die,
            Self::Footprint,
            Self::Artefact,
            Self::Arrow,
            Self::Member,
            Self::Leader,
        ];
        let expeditions = Colour::ALL.map(Self::Expedition).into_iter();
        let seats = Seat::all(MAX_SEATS).map(Self::Seat);
        expeditions.chain(seats).chain(others)
    }

    /// The emoji that comes closest, where there is no picture.
    pub const fn unicode(self) -> &'static str {
        match self {
            Self::Expedition(colour) => square(colour),
            Self::Seat(seat) => SeatMark::of(seat).emoji,
            Self::Coin => "🪙",
            Self::Die => "🎲",
            Self::Footprint => "👣",
            Self::Artefact => "🏺",
            Self::Arrow => "➡️",
            Self::Member => "🧍",
            Self::Leader => "👑",
        }
    }

    /// What it is called where a name has letters, digits and underscores alone; at most 20 of them.
    pub fn name(self) -> String {
        match self {
            Self::Expedition(colour) => format!("{colour:?}").to_lowercase(),
            Self::Seat(seat) => format!("seat_{}", seat.number() + 1),
            Self::Coin => "coin".to_owned(),
            Self::Die => "die".to_owned(),
            Self::Footprint => "footprint".to_owned(),
            Self::Artefact => "artefact".to_owned(),
            Self::Arrow => "arrow".to_owned(),
            Self::Member => "member".to_owned(),
            Self::Leader => "leader".to_owned(),
        }
    }

    /// The picture: a square that is clear around what it shows.
    pub fn picture(self) -> Scene {
        let mut scene = Scene::new(SIZE, SIZE);
        scene.ground = Paint::Clear;
        let middle = SIZE.cast_signed() / 2;
        match self {
            Self::Expedition(colour) => {
                let paint = Paint::Of(colour, Tone::Full);
                on_tile(&mut scene, paint, Symbol::of(colour), 96);
            }
            Self::Seat(seat) => {
                // Whatever lies below, one of body and edge stands out.
                let mark = SeatMark::of(seat);
                scene.put(middle, middle, mark.with_rim(116, mark.text));
            }
            Self::Coin => {
                let disc = Plate::disc(120);
                scene.put(4, 8, disc.fill(Paint::GoldShade));
                scene.put(4, 0, disc.fill(Paint::Gold));
                let star = Stamp::new(Symbol::Star, 76, Paint::Ink);
                scene.put(middle, middle - 4, star);
            }
            Self::Die => on_tile(&mut scene, Paint::Chalk, Symbol::Die, 100),
            Self::Footprint => on_tile(&mut scene, Paint::Chalk, Symbol::Footprint, 100),
            Self::Artefact => on_tile(&mut scene, Paint::Gold, Symbol::Artefact, 100),
            Self::Arrow => on_tile(&mut scene, Paint::Chalk, Symbol::Onward, 100),
            Self::Member => on_tile(&mut scene, Paint::Chalk, Symbol::Figure, 100),
            Self::Leader => on_tile(&mut scene, Paint::Chalk, Symbol::Crown, 100),
        }
        scene
    }
}

/// A dark symbol on a tile of this paint.
fn on_tile(scene: &mut Scene, paint: Paint, symbol: Symbol, size: u16) {
    let middle = SIZE.cast_signed() / 2;
    scene.put(0, 0, Plate::new(SIZE, SIZE, SIZE / 5).fill(paint));
    scene.put(middle, middle, Stamp::new(symbol, size, Paint::Ink));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_name_and_every_emoji_occurs_once() {
        let all: Vec<Emblem> = Emblem::all().collect();
        let names: BTreeSet<String> = all.iter().map(|emblem| emblem.name()).collect();
        let emojis: BTreeSet<&str> = all.iter().map(|emblem| emblem.unicode()).collect();
        assert_eq!((names.len(), emojis.len()), (all.len(), all.len()));
        let is_plain = |letter: char| letter.is_ascii_lowercase() || "_12345".contains(letter);
        for name in names {
            assert!((2..=20).contains(&name.len()), "{name}");
            assert!(name.chars().all(is_plain), "{name}");
        }
    }
}
