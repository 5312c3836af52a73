//! Rasterized shapes in the form in which they are laid over a picture fastest.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::canvas::Canvas;
use super::palette::{Blends, PALETTE, Rgb};
use super::raster::Raster;
use super::runs::{Kind, Runs, short};

/// A shape as runs of pixels: those that cover what is below as palette indices, those that mix with it as colours. A text is
/// kept without a colour and drawn in any ink.
pub(super) struct Sprite {
    number: u64,
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    runs: Runs,
    /// Palette indices: one for each run that fills, all of each run that covers, one run after the other. None of a text, whose ink
    /// covers.
    indices: Vec<u8>,
    /// Colours of the runs that mix, one run after the other.
    mixed: Mixed,
}

/// Premultiplied colours.
enum Mixed {
    /// As places in a table of at most 256.
    Few {
        table: Vec<[u8; 4]>,
        places: Vec<u8>,
    },
    Many(Vec<[u8; 4]>),
    /// As strengths of the ink of a text.
    Strengths(Vec<u8>),
}

impl Mixed {
    const NONE: Self = Self::Many(Vec::new());

    /// These colours in the form that takes less room.
    fn new(mut colours: Vec<[u8; 4]>) -> Self {
        let mut table = Vec::new();
        let mut known = HashMap::new();
        let mut places = Vec::with_capacity(colours.len());
        for &colour in &colours {
            let place = *known.entry(colour).or_insert_with(|| {
                table.push(colour);
                table.len() - 1
            });
            let Ok(place) = u8::try_from(place) else {
                colours.shrink_to_fit();
                return Self::Many(colours);
            };
            places.push(place);
        }
        table.shrink_to_fit();
        Self::Few { table, places }
    }

    fn n_bytes(&self) -> usize {
        match self {
            Self::Few { table, places } => table.len() * 4 + places.len(),
            Self::Many(colours) => colours.len() * 4,
            Self::Strengths(strengths) => strengths.len(),
        }
    }

    /// Mixes the colours from `start` on, or those of the ink, into these pixels.
    fn draw(&self, start: usize, ink: Rgb, pixels: &mut [u8], blends: &mut Blends) {
        match self {
            Self::Few { table, places } => {
                let colour = |place| table[usize::from(place)];
                mix(&places[start..], colour, pixels, blends);
            }
            Self::Strengths(strengths) => {
                mix(
                    &strengths[start..],
                    |strength| thinned(ink, strength),
                    pixels,
                    blends,
                );
            }
            Self::Many(colours) => {
                for (below, &colour) in pixels.iter_mut().zip(&colours[start..]) {
                    *below = blends.index(over(colour, blends.colour(*below)));
                }
            }
        }
    }
}

/// Mixes colours with these names into pixels.
fn mix(names: &[u8], colour: impl Fn(u8) -> [u8; 4], pixels: &mut [u8], blends: &mut Blends) {
    // Neighbours are mostly alike, above all in a faded card on a plain ground.
    let mut last = None;
    for (below, &name) in pixels.iter_mut().zip(names) {
        *below = match last {
            Some((pair, index)) if pair == (name, *below) => index,
            _ => {
                let index = blends.index(over(colour(name), blends.colour(*below)));
                last = Some(((name, *below), index));
                index
            }
        };
    }
}

/// Ink of this strength, premultiplied as the rasterizer does it.
fn thinned(ink: Rgb, strength: u8) -> [u8; 4] {
    let part = |channel: u8| {
        let part = (u16::from(channel) * u16::from(strength) + 255) >> 8;
        u8::try_from(part).unwrap_or(u8::MAX)
    };
    let [red, green, blue] = ink.map(part);
    [red, green, blue, strength]
}

/// Runs of one index that are shorter than this are copied with their neighbours: a card's row is one run then, and a
/// board's row is not kept pixel by pixel.
const SHORTEST_FILL: usize = 200;

#[derive(Clone, Copy, PartialEq)]
enum Effect {
    Nothing,
    Cover,
    Mix,
}

impl Sprite {
    pub(super) fn empty() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self {
            number: NEXT.fetch_add(1, Relaxed),
            left: 0,
            top: 0,
            width: 0,
            height: 0,
            runs: Runs::default(),
            indices: Vec::new(),
            mixed: Mixed::NONE,
        }
    }

    pub(super) fn new(raster: &Raster) -> Self {
        Self::of(raster, false)
    }

    /// A text without its colour.
    pub(super) fn text(raster: &Raster) -> Self {
        Self::of(raster, true)
    }

    fn of(raster: &Raster, is_text: bool) -> Self {
        let mut sprite = Self {
            left: raster.left,
            top: raster.top,
            width: short(raster.pixels.width()).into(),
            height: short(raster.pixels.height()).into(),
            ..Self::empty()
        };
        let (pixels, _) = raster.pixels.data().as_chunks::<4>();
        let width = usize::try_from(raster.pixels.width()).unwrap_or(1);
        let (mut mixed, mut start) = (Vec::new(), 0);
        for row in pixels.chunks_exact(width) {
            for run in row.chunk_by(|a, b| effect(*a) == effect(*b)) {
                match effect(run[0]) {
                    Effect::Nothing => {}
                    Effect::Cover if is_text => sprite.runs.add(start, run.len(), Kind::Cover),
                    Effect::Cover => sprite.add_covering(start, run),
                    Effect::Mix => {
                        mixed.extend_from_slice(run);
                        sprite.runs.add(start, run.len(), Kind::Mix);
                    }
                }
                start += run.len();
            }
        }
        sprite.mixed = if is_text {
            Mixed::Strengths(mixed.iter().map(|&[.., strength]| strength).collect())
        } else {
            Mixed::new(mixed)
        };
        sprite.indices.shrink_to_fit();
        sprite.runs.finish();
        sprite
    }

    fn is_text(&self) -> bool {
        matches!(self.mixed, Mixed::Strengths(_))
    }

    /// What no other sprite has ever had, nor this one in another ink.
    pub(super) fn number(&self, [red, green, blue]: Rgb) -> u64 {
        if self.is_text() {
            self.number << 24 | u64::from(u32::from_be_bytes([0, red, green, blue]))
        } else {
            self.number << 24
        }
    }

    fn add_covering(&mut self, mut start: usize, run: &[[u8; 4]]) {
        let mut indices = Vec::with_capacity(run.len());
        for same in run.chunk_by(|a, b| a == b) {
            let [red, green, blue, _] = same[0];
            let index = PALETTE.nearest([red, green, blue]);
            indices.resize(indices.len() + same.len(), index);
        }
        // Long stretches of one index become fills, what lies between them is copied.
        let mut copied = 0..0;
        for same in indices.chunk_by(|a, b| a == b) {
            if same.len() < SHORTEST_FILL {
                copied.end += same.len();
                continue;
            }
            start = self.add_copied(start, &indices[copied.clone()]);
            self.runs.add(start, same.len(), Kind::Fill);
            self.indices.push(same[0]);
            start += same.len();
            copied = copied.end + same.len()..copied.end + same.len();
        }
        self.add_copied(start, &indices[copied]);
    }

    /// Adds indices to copy and answers where they end.
    fn add_copied(&mut self, start: usize, indices: &[u8]) -> usize {
        if !indices.is_empty() {
            self.indices.extend_from_slice(indices);
            self.runs.add(start, indices.len(), Kind::Cover);
        }
        start + indices.len()
    }

    pub(super) fn n_bytes(&self) -> usize {
        size_of::<Self>() + self.runs.n_bytes() + self.indices.len() + self.mixed.n_bytes()
    }

    /// The rows that it covers with its origin in row `y`.
    pub(super) fn rows(&self, y: i16) -> Range<i32> {
        let top = i32::from(y) + self.top;
        top..top + self.height
    }

    /// Lays the sprite over a picture with its origin at `x`, `y`, a text in this ink; what lies outside the picture is left out.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        (x, y): (i16, i16),
        ink: Rgb,
        blends: &mut Blends,
    ) {
        let (left, top) = (i32::from(x) + self.left, i32::from(y) + self.top);
        // Nearly all sprites lie wholly in the picture, where no run has to be cut.
        let start = canvas.start_of(left, top, self.width, self.height);
        let text = self.is_text().then(|| PALETTE.nearest(ink));
        let (mut n_indices, mut n_mixed) = (0, 0);
        for run in self.runs.of_width(self.width) {
            let length = usize::from(run.length);
            let begins = match run.kind {
                Kind::Fill => {
                    n_indices += 1;
                    n_indices - 1
                }
                Kind::Cover => {
                    n_indices += length;
                    n_indices - length
                }
                Kind::Mix => {
                    n_mixed += length;
                    n_mixed - length
                }
            };
            let y = top + i32::from(run.y);
            if !canvas.is_wanted(y) {
                continue;
            }
            let found = match start {
                Some(start) => canvas.whole_run(start, &run),
                None => canvas.cut_run(left + i32::from(run.x), y, i32::from(run.length)),
            };
            let Some((skipped, pixels)) = found else {
                continue;
            };
            match (run.kind, text) {
                (Kind::Fill, _) => pixels.fill(self.indices[begins]),
                (Kind::Cover, Some(index)) => pixels.fill(index),
                (Kind::Cover, None) => {
                    let start = begins + skipped;
                    pixels.copy_from_slice(&self.indices[start..start + pixels.len()]);
                }
                (Kind::Mix, _) => self.mixed.draw(begins + skipped, ink, pixels, blends),
            }
        }
    }
}

fn effect([_, _, _, alpha]: [u8; 4]) -> Effect {
    match alpha {
        0 => Effect::Nothing,
        u8::MAX => Effect::Cover,
        _ => Effect::Mix,
    }
}

/// A premultiplied colour laid over an opaque one.
pub(super) fn over([red, green, blue, alpha]: [u8; 4], below: [u8; 3]) -> [u8; 3] {
    let rest = u16::from(u8::MAX - alpha);
    let channel = |above: u8, below: u8| {
        let shine = (u16::from(below) * rest + 127) / 255;
        above.saturating_add(u8::try_from(shine).unwrap_or(u8::MAX))
    };
    [
        channel(red, below[0]),
        channel(green, below[1]),
        channel(blue, below[2]),
    ]
}
