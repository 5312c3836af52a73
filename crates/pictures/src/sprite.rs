//! Rasterized shapes in the form in which they are laid over a picture fastest.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::bands::ROWS;
use super::palette::{Blends, PALETTE, Rgb};
use super::raster::Raster;
use super::runs::{Kind, Run, Runs, short};

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

/// A picture of palette indices, laid out as a PNG compresses it.
#[derive(Default)]
pub(super) struct Canvas {
    /// Pixels in a row.
    width: usize,
    /// Row after row, each behind a byte that says that it is not filtered: palette indices are no quantities, so no filter
    /// can predict them.
    bytes: Vec<u8>,
    /// Which bands are drawn, by their places. What is in the others means nothing.
    wanted: Vec<bool>,
}

/// How many bytes are before each row.
const FILTER: usize = 1;

impl Canvas {
    /// Makes this a picture of one colour with these bands, reusing its memory.
    pub(super) fn clear(
        &mut self,
        width: u16,
        height: u16,
        index: u8,
        is_wanted: impl Fn(usize) -> bool,
    ) {
        self.width = usize::from(width);
        let n_bytes = (self.width + FILTER) * usize::from(height);
        if self.bytes.len() != n_bytes {
            self.bytes.clear();
            self.bytes.reserve_exact(n_bytes);
            self.bytes.resize(n_bytes, index);
        }
        let bands = self
            .bytes
            .chunks_mut((self.width + FILTER) * usize::from(ROWS));
        self.wanted.clear();
        for (place, band) in bands.enumerate() {
            self.wanted.push(is_wanted(place));
            if is_wanted(place) {
                band.fill(index);
                let rows = band.chunks_exact_mut(self.width + FILTER);
                rows.for_each(|row| row[0] = 0);
            }
        }
    }

    fn is_wanted(&self, y: i32) -> bool {
        let band = usize::try_from(y).map(|y| y / usize::from(ROWS));
        band.is_ok_and(|band| self.wanted.get(band) == Some(&true))
    }

    /// The rows of a band, each behind its filter, as a PNG compresses them.
    pub(super) fn band(&self, place: usize) -> &[u8] {
        let n_bytes = (self.width + FILTER) * usize::from(ROWS);
        let start = (place * n_bytes).min(self.bytes.len());
        &self.bytes[start..(start + n_bytes).min(self.bytes.len())]
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        let rows = self.bytes.chunks_exact(self.width + FILTER);
        rows.map(|row| &row[FILTER..])
    }

    /// A pixel of what begins here, if it lies in the picture: its place and its index.
    pub(super) fn pixel(&self, x: i32, y: i32) -> Option<(usize, u8)> {
        let place = self.start_of(x, y, 1, 1)?;
        Some((place, self.bytes[place]))
    }

    /// Changes the pixel in a place that [`Canvas::pixel`] has named.
    pub(super) fn set(&mut self, place: usize, index: u8) {
        self.bytes[place] = index;
    }

    /// Where a rectangle begins in `bytes`, if it lies wholly in the picture.
    fn start_of(&self, x: i32, y: i32, width: i32, height: i32) -> Option<usize> {
        let n_rows = self.bytes.len() / (self.width + FILTER);
        let right = usize::try_from(x + width).ok()?;
        let bottom = usize::try_from(y + height).ok()?;
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        let is_inside = right <= self.width && bottom <= n_rows;
        is_inside.then_some(y * (self.width + FILTER) + FILTER + x)
    }

    /// A run of a sprite that begins at `start` and lies wholly in the picture.
    fn whole_run(&mut self, start: usize, run: &Run) -> Option<(usize, &mut [u8])> {
        let start = start + usize::from(run.y) * (self.width + FILTER) + usize::from(run.x);
        let pixels = self.bytes.get_mut(start..start + usize::from(run.length))?;
        Some((0, pixels))
    }

    /// The part of a run that lies in the picture, and how many of its pixels come before that part.
    fn cut_run(&mut self, x: i32, y: i32, length: i32) -> Option<(usize, &mut [u8])> {
        let skipped = (-x).max(0);
        let width = i32::try_from(self.width).ok()?;
        let n_pixels = (length - skipped).min(width - x.max(0));
        let row = usize::try_from(y).ok()? * (self.width + FILTER) + FILTER;
        let start = row + usize::try_from(x.max(0)).ok()?;
        let n_pixels = usize::try_from(n_pixels).ok().filter(|&n| n > 0)?;
        let pixels = self.bytes.get_mut(start..start + n_pixels)?;
        Some((usize::try_from(skipped).ok()?, pixels))
    }
}
