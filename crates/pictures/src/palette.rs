//! The colours behind the names, and the one palette that every picture shares.

use std::collections::HashMap;
use std::sync::LazyLock;

use lostcities_scene::{Hue, Paint, Tone};

pub(super) type Rgb = [u8; 3];

/// The colour of each name.
///
/// The seven colours can be told apart with each of the three kinds of colour blindness, and ink on them and they on the
/// ground have a contrast of more than 4.2 to 1.
pub(super) fn rgb(paint: Paint) -> Rgb {
    match paint {
        Paint::Ground | Paint::Clear => GROUND,
        Paint::Panel => [0x22, 0x25, 0x2d],
        Paint::PanelLit => [0x2c, 0x30, 0x3a],
        Paint::Line => [0x3c, 0x41, 0x4d],
        Paint::Chalk => [0xf2, 0xf3, 0xf5],
        Paint::Slate => [0xb5, 0xba, 0xc1],
        Paint::Ink => INK,
        Paint::Gold => GOLD,
        Paint::GoldShade => mix(GOLD, INK, 35),
        Paint::GoldPanel => mix(GROUND, GOLD, 24),
        Paint::Alarm => full(Hue::Orange),
        Paint::Loss => [0xff, 0x8f, 0xa0],
        Paint::Violet => [0x8e, 0x5b, 0xe8],
        Paint::Teal => [0x38, 0xa8, 0xa0],
        Paint::Back => [0x5a, 0x63, 0x80],
        Paint::BackShade => [0x3a, 0x42, 0x58],
        Paint::Of(hue, tone) => toned(hue, tone),
    }
}

const GROUND: Rgb = [0x17, 0x19, 0x1f];
const INK: Rgb = [0x14, 0x16, 0x1b];
const GOLD: Rgb = [0xff, 0xd4, 0x79];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [0xff; 3];

fn full(hue: Hue) -> Rgb {
    match hue {
        Hue::Yellow => [0xfa, 0xdf, 0x2a],
        Hue::Blue => [0x3c, 0x78, 0xee],
        Hue::White => [0xf6, 0xf4, 0xee],
        Hue::Green => [0x58, 0xc7, 0xa0],
        Hue::Red => [0xe5, 0x40, 0x5a],
        Hue::Purple => [0xc4, 0x93, 0xe4],
        Hue::Orange => [0xf0, 0x8c, 0x1e],
    }
}

fn toned(hue: Hue, tone: Tone) -> Rgb {
    let full = full(hue);
    match tone {
        Tone::Full => full,
        // White has no lighter tone.
        Tone::Halo if hue == Hue::White => [0xdf, 0xe2, 0xe8],
        Tone::Halo => mix(full, WHITE, 45),
        Tone::Far => mix(full, INK, 16),
        Tone::Near => mix(full, INK, 30),
        Tone::Rim => mix(full, INK, 55),
        Tone::Ghost => mix(GROUND, full, 64),
        Tone::Slot => mix(GROUND, full, 50),
        Tone::Land => mix(GROUND, full, 40),
        Tone::Middle => mix(GROUND, full, 28),
        Tone::Row => mix(GROUND, full, 20),
        Tone::Dusk => mix(GROUND, full, 13),
        Tone::Pill => mix(GROUND, full, 6),
    }
}

fn mix(from: Rgb, to: Rgb, percent: u16) -> Rgb {
    std::array::from_fn(|channel| {
        let (from, to) = (u16::from(from[channel]), u16::from(to[channel]));
        let mixed = (from * (100 - percent) + to * percent + 50) / 100;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    })
}

/// The palette that every picture shares: all names, and the steps between those that touch each other.
pub(super) struct Palette {
    colours: Vec<Rgb>,
    exact: HashMap<Rgb, u8>,
    /// The same colours with their indices, from the least green to the most.
    by_green: Vec<(Rgb, u8)>,
}

pub(super) static PALETTE: LazyLock<Palette> = LazyLock::new(Palette::new);

impl Palette {
    fn new() -> Self {
        let mut palette = Self {
            colours: Vec::with_capacity(256),
            exact: HashMap::new(),
            by_green: Vec::new(),
        };
        palette.add_names();
        palette.add_steps();
        palette.by_green = palette.colours.iter().copied().zip(0..).collect();
        palette.by_green.sort_by_key(|&([_, green, _], _)| green);
        palette
    }

    fn add_names(&mut self) {
        for paint in [
            Paint::Ground,
            Paint::Panel,
            Paint::PanelLit,
            Paint::Line,
            Paint::Chalk,
            Paint::Slate,
            Paint::Ink,
            Paint::Gold,
            Paint::GoldShade,
            Paint::GoldPanel,
            Paint::Alarm,
            Paint::Loss,
            Paint::Violet,
            Paint::Teal,
            Paint::Back,
            Paint::BackShade,
        ] {
            self.add(rgb(paint));
        }
        for hue in Hue::ALL {
            for tone in Tone::ALL {
                self.add(rgb(Paint::Of(hue, tone)));
            }
        }
    }

    /// Soft edges and shadows need colours between the named ones.
    fn add_steps(&mut self) {
        let of = |hue, tone| rgb(Paint::Of(hue, tone));
        for hue in Hue::ALL {
            let full = full(hue);
            // Numbers and symbols on cards.
            self.add_between(full, INK, &[14, 45, 70, 85]);
            self.add_between(of(hue, Tone::Halo), INK, &[30, 60]);
            self.add_between(of(hue, Tone::Near), INK, &[45]);
            // Shadows of cards on their row.
            self.add_between(of(hue, Tone::Row), BLACK, &[12, 24, 38]);
            self.add_between(of(hue, Tone::Middle), BLACK, &[12, 26]);
            // Cards in a hand that step back.
            for tone in [Tone::Full, Tone::Halo, Tone::Far, Tone::Near, Tone::Rim] {
                self.add_between(of(hue, tone), GROUND, &[28]);
            }
            // Marks on empty places, rims of cards.
            self.add_between(of(hue, Tone::Row), full, &[18, 70]);
        }
        // Text.
        let chalk = rgb(Paint::Chalk);
        self.add_between(rgb(Paint::Panel), chalk, &[15, 30, 45, 60, 75, 88]);
        self.add_between(rgb(Paint::Panel), rgb(Paint::Slate), &[50]);
        self.add_between(INK, chalk, &[33, 66]);
        self.add_between(INK, rgb(Paint::Loss), &[25, 50, 75]);
        self.add_between(GROUND, GOLD, &[50]);
        self.add_between(rgb(Paint::Panel), GOLD, &[50, 75]);
        self.add_between(GROUND, BLACK, &[30, 60]);
    }

    fn add_between(&mut self, from: Rgb, to: Rgb, percents: &[u16]) {
        for &percent in percents {
            self.add(mix(from, to, percent));
        }
    }

    fn add(&mut self, colour: Rgb) {
        if self.exact.contains_key(&colour) {
            return;
        }
        // The last index stays free to say that a blend is not known yet.
        if let Ok(index) = u8::try_from(self.colours.len())
            && index != UNKNOWN
        {
            self.exact.insert(colour, index);
            self.colours.push(colour);
        }
    }

    /// The index of the colour that looks most like `colour`.
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        if let Some(&index) = self.exact.get(&colour) {
            return index;
        }
        let [_, green, _] = colour;
        let with_as_much = self.by_green.partition_point(|(other, _)| other[1] < green);
        let (with_less, with_more) = self.by_green.split_at(with_as_much);
        let mut best = (u32::MAX, 0);
        // From this green outwards, until green alone makes every further colour too unlike.
        let ways: [&mut dyn Iterator<Item = &(Rgb, u8)>; 2] =
            [&mut with_less.iter().rev(), &mut with_more.iter()];
        for way in ways {
            for &(other, index) in way {
                if distance([0, other[1], 0], [0, green, 0]) > best.0 {
                    break;
                }
                best = best.min((distance(other, colour), index));
            }
        }
        best.1
    }

    /// All colours one after the other, as a PNG has them, these in the place of those that it does not use.
    pub(super) fn bytes_with(&self, lent: &[(u8, Rgb)]) -> Vec<u8> {
        let mut colours = self.colours.clone();
        for &(index, colour) in lent {
            let place = usize::from(index);
            colours.resize(colours.len().max(place + 1), GROUND);
            colours[place] = colour;
        }
        colours.concat()
    }

    /// The same up to the index of what is [clear](CLEAR).
    pub(super) fn bytes_to_clear(&self) -> Vec<u8> {
        let mut colours = self.colours.clone();
        colours.resize(usize::from(CLEAR) + 1, GROUND);
        colours.concat()
    }
}

/// How unlike two colours look; the eye is keenest on green.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |channel: usize| {
        let difference = u32::from(a[channel].abs_diff(b[channel]));
        difference * difference
    };
    2 * square(0) + 4 * square(1) + 3 * square(2)
}

/// How many bits of each channel the table of blends looks at.
const BITS: u8 = 6;

/// The palette as composing needs it: small tables that stay in the processor's cache.
pub(super) struct Blends {
    colours: [Rgb; 256],
    /// The nearest index by the upper bits of red, green and blue; [`UNKNOWN`] until asked for.
    indices: Vec<u8>,
}

/// Of what is clear: the last index, which no colour has. Soft edges on it become dark.
pub(super) const CLEAR: u8 = UNKNOWN;

/// No colour has this index: the palette is never quite full.
pub(super) const UNKNOWN: u8 = u8::MAX;

impl Blends {
    pub(super) fn new() -> Self {
        let mut colours = [GROUND; 256];
        for (place, colour) in colours.iter_mut().zip(&PALETTE.colours) {
            *place = *colour;
        }
        Self {
            colours,
            indices: vec![UNKNOWN; 1 << (3 * BITS)],
        }
    }

    pub(super) fn colour(&self, index: u8) -> Rgb {
        self.colours[usize::from(index)]
    }

    /// The index of a palette colour close to the middle of four.
    pub(super) fn middle(&mut self, four: [u8; 4]) -> u8 {
        if four.iter().all(|&index| index == four[0]) {
            return four[0];
        }
        let colours = four.map(|index| self.colour(index));
        self.index(std::array::from_fn(|channel| {
            let sum: u16 = colours
                .iter()
                .map(|colour| u16::from(colour[channel]))
                .sum();
            u8::try_from((sum + 2) / 4).unwrap_or(u8::MAX)
        }))
    }

    pub(super) fn index(&mut self, colour: Rgb) -> u8 {
        let cell = colour.iter().fold(0, |cell, &channel| {
            cell << BITS | usize::from(channel >> (8 - BITS))
        });
        if self.indices[cell] == UNKNOWN {
            // The middle of the cell, so that the answer does not depend on who asks first.
            let middle =
                colour.map(|channel| channel >> (8 - BITS) << (8 - BITS) | 1 << (7 - BITS));
            self.indices[cell] = PALETTE.nearest(middle);
        }
        self.indices[cell]
    }
}

#[cfg(test)]
mod vision;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_in_the_palette_exactly() {
        for hue in Hue::ALL {
            for tone in Tone::ALL {
                let colour = rgb(Paint::Of(hue, tone));
                assert_eq!(
                    PALETTE.colours[usize::from(PALETTE.nearest(colour))],
                    colour
                );
            }
        }
        assert_eq!(PALETTE.colours[usize::from(PALETTE.nearest(GOLD))], GOLD);
    }

    #[test]
    fn no_colour_of_the_palette_is_nearer_than_the_nearest() {
        let every = |step| (0..=u8::MAX).step_by(step);
        for colour in every(15).flat_map(|red| {
            every(5).flat_map(move |green| every(17).map(move |blue| [red, green, blue]))
        }) {
            let nearest = (0..)
                .zip(&PALETTE.colours)
                .min_by_key(|&(_, other)| distance(*other, colour));
            let (index, _) = nearest.expect("a palette");
            assert_eq!(PALETTE.nearest(colour), index, "{colour:?}");
        }
    }

    #[test]
    fn the_palette_has_room_for_every_colour_it_was_given() {
        let n_colours = PALETTE.colours.len();
        assert!((200..255).contains(&n_colours), "{n_colours}");
    }
}
