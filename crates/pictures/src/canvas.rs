//! A picture that sprites are laid over, in bands.

use super::bands::ROWS;
use super::runs::Run;

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

    pub(super) fn is_wanted(&self, y: i32) -> bool {
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
    pub(super) fn start_of(&self, x: i32, y: i32, width: i32, height: i32) -> Option<usize> {
        let n_rows = self.bytes.len() / (self.width + FILTER);
        let right = usize::try_from(x + width).ok()?;
        let bottom = usize::try_from(y + height).ok()?;
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        let is_inside = right <= self.width && bottom <= n_rows;
        is_inside.then_some(y * (self.width + FILTER) + FILTER + x)
    }

    /// A run of a sprite that begins at `start` and lies wholly in the picture.
    pub(super) fn whole_run(&mut self, start: usize, run: &Run) -> Option<(usize, &mut [u8])> {
        let start = start + usize::from(run.y) * (self.width + FILTER) + usize::from(run.x);
        let pixels = self.bytes.get_mut(start..start + usize::from(run.length))?;
        Some((0, pixels))
    }

    /// The part of a run that lies in the picture, and how many of its pixels come before that part.
    pub(super) fn cut_run(&mut self, x: i32, y: i32, length: i32) -> Option<(usize, &mut [u8])> {
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
