//! Rasterized shapes in the form in which they are laid over a picture fastest.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::bands::ROWS;
use super::palette::{Blends, PALETTE};
use super::raster::Raster;

/// A shape as runs of pixels: those that cover what is below as palette indices, those that mix with it as colours.
pub(super) struct Sprite {
    /// No other sprite has ever had this one.
    pub number: u64,
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    /// Runs in the order of rows, each with its row and its first column. Hundreds of shapes are kept, so a run is small:
    /// where its pixels begin follows from the runs before it.
    runs: Vec<Run>,
    /// Palette indices of the runs that cover, one run after the other.
    indices: Vec<u8>,
    /// Colours of the runs that mix, one run after the other.
    mixed: Mixed,
}

struct Run {
    x: u16,
    y: u16,
    length: u16,
    kind: Kind,
}

enum Kind {
    /// One palette index for all pixels.
    Fill(u8),
    /// The next palette indices of `indices`.
    Cover,
    /// The next colours of `mixed`.
    Mix,
}

/// Premultiplied colours.
enum Mixed {
    /// As places in a table: a line of text has one colour in at most 255 strengths.
    Few {
        table: Vec<[u8; 4]>,
        places: Vec<u8>,
    },
    Many(Vec<[u8; 4]>),
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
        }
    }

    /// Mixes the colours from `start` on into these pixels.
    fn draw(&self, start: usize, pixels: &mut [u8], blends: &mut Blends) {
        match self {
            Self::Few { table, places } => {
                // Neighbours are mostly alike, above all in a faded card on a plain ground.
                let mut last = None;
                for (below, &place) in pixels.iter_mut().zip(&places[start..]) {
                    *below = match last {
                        Some((pair, index)) if pair == (place, *below) => index,
                        _ => {
                            let colour = table[usize::from(place)];
                            let index = blends.index(over(colour, blends.colour(*below)));
                            last = Some(((place, *below), index));
                            index
                        }
                    };
                }
            }
            Self::Many(colours) => {
                for (below, &colour) in pixels.iter_mut().zip(&colours[start..]) {
                    *below = blends.index(over(colour, blends.colour(*below)));
                }
            }
        }
    }
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
            runs: Vec::new(),
            indices: Vec::new(),
            mixed: Mixed::NONE,
        }
    }

    pub(super) fn new(raster: &Raster) -> Self {
        let mut sprite = Self {
            left: raster.left,
            top: raster.top,
            width: short(raster.pixels.width()).into(),
            height: short(raster.pixels.height()).into(),
            ..Self::empty()
        };
        let width = usize::try_from(raster.pixels.width()).unwrap_or(1);
        let (pixels, _) = raster.pixels.data().as_chunks::<4>();
        let mut mixed = Vec::new();
        for (y, row) in (0..).zip(pixels.chunks_exact(width)) {
            let mut x = 0;
            for run in row.chunk_by(|a, b| effect(*a) == effect(*b)) {
                match effect(run[0]) {
                    Effect::Nothing => {}
                    Effect::Cover => sprite.add_covering(x, y, run),
                    Effect::Mix => {
                        mixed.extend_from_slice(run);
                        sprite.add(x, y, run.len(), Kind::Mix);
                    }
                }
                x += run.len();
            }
        }
        sprite.mixed = Mixed::new(mixed);
        sprite.indices.shrink_to_fit();
        sprite.runs.shrink_to_fit();
        sprite
    }

    fn add_covering(&mut self, mut x: usize, y: u16, run: &[[u8; 4]]) {
        let start = self.indices.len();
        for same in run.chunk_by(|a, b| a == b) {
            let [red, green, blue, _] = same[0];
            let index = PALETTE.nearest([red, green, blue]);
            self.indices.resize(self.indices.len() + same.len(), index);
        }
        let indices = self.indices.split_off(start);
        // Long stretches of one index become fills, what lies between them is copied.
        let mut copied = 0..0;
        for same in indices.chunk_by(|a, b| a == b) {
            if same.len() < SHORTEST_FILL {
                copied.end += same.len();
                continue;
            }
            x = self.add_copied(x, y, &indices[copied.clone()]);
            self.add(x, y, same.len(), Kind::Fill(same[0]));
            x += same.len();
            copied = copied.end + same.len()..copied.end + same.len();
        }
        self.add_copied(x, y, &indices[copied]);
    }

    /// Adds indices to copy and answers where they end.
    fn add_copied(&mut self, x: usize, y: u16, indices: &[u8]) -> usize {
        if !indices.is_empty() {
            self.indices.extend_from_slice(indices);
            self.add(x, y, indices.len(), Kind::Cover);
        }
        x + indices.len()
    }

    fn add(&mut self, x: usize, y: u16, length: usize, kind: Kind) {
        self.runs.push(Run {
            x: short(x),
            y,
            length: short(length),
            kind,
        });
    }

    pub(super) fn n_bytes(&self) -> usize {
        size_of::<Self>()
            + self.runs.len() * size_of::<Run>()
            + self.indices.len()
            + self.mixed.n_bytes()
    }

    /// The rows that it covers with its origin in row `y`.
    pub(super) fn rows(&self, y: i16) -> Range<i32> {
        let top = i32::from(y) + self.top;
        top..top + self.height
    }

    /// Lays the sprite over a picture with its origin at `x`, `y`; what lies outside the picture is left out.
    pub(super) fn draw(&self, canvas: &mut Canvas, x: i16, y: i16, blends: &mut Blends) {
        let (left, top) = (i32::from(x) + self.left, i32::from(y) + self.top);
        // Nearly all sprites lie wholly in the picture, where no run has to be cut.
        let start = canvas.start_of(left, top, self.width, self.height);
        let (mut n_covering, mut n_mixed) = (0, 0);
        for run in &self.runs {
            let length = usize::from(run.length);
            let begins = match run.kind {
                Kind::Fill(_) => 0,
                Kind::Cover => {
                    n_covering += length;
                    n_covering - length
                }
                Kind::Mix => {
                    n_mixed += length;
                    n_mixed - length
                }
            };
            let found = match start {
                Some(start) => canvas.whole_run(start, run),
                None => canvas.cut_run(
                    left + i32::from(run.x),
                    top + i32::from(run.y),
                    i32::from(run.length),
                ),
            };
            let Some((skipped, pixels)) = found else {
                continue;
            };
            match run.kind {
                Kind::Fill(index) => pixels.fill(index),
                Kind::Cover => {
                    let start = begins + skipped;
                    pixels.copy_from_slice(&self.indices[start..start + pixels.len()]);
                }
                Kind::Mix => self.mixed.draw(begins + skipped, pixels, blends),
            }
        }
    }
}

/// A length of pixels; no raster is longer than this.
fn short<T>(pixels: T) -> u16
where
    u16: TryFrom<T>,
{
    u16::try_from(pixels).unwrap_or(u16::MAX)
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
}

/// How many bytes are before each row.
const FILTER: usize = 1;

impl Canvas {
    /// Makes this a picture of one colour, reusing its memory.
    pub(super) fn clear(&mut self, width: u16, height: u16, index: u8) {
        self.width = usize::from(width);
        self.bytes.clear();
        let n_bytes = (self.width + FILTER) * usize::from(height);
        self.bytes.reserve_exact(n_bytes);
        self.bytes.resize(n_bytes, index);
        for row in self.bytes.chunks_exact_mut(self.width + FILTER) {
            row[0] = 0;
        }
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
