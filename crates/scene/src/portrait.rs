//! Photographs of people.

use std::sync::Arc;

use super::Symbol;

/// A photograph that fills a form, the middle of whose square is its origin.
///
/// Its colours take the entries of the palette that the rest of the picture leaves unused. So it is drawn last, above everything else.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Portrait {
    pub form: Symbol,
    /// Pixels of the square around the form.
    pub size: u16,
    pub photo: Photo,
}

/// A square of pixels: red, green, blue.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Photo {
    side: usize,
    pixels: Arc<[[u8; 3]]>,
}

impl Photo {
    /// A photograph of these pixels, row after row, if they are a square.
    pub fn new(pixels: Vec<[u8; 3]>) -> Option<Self> {
        let side = pixels.len().isqrt();
        let is_square = side > 0 && side * side == pixels.len();
        is_square.then(|| Self {
            side,
            pixels: pixels.into(),
        })
    }

    /// The pixel in this place when it is as many pixels wide as this.
    pub fn scaled(&self, x: usize, y: usize, width: usize) -> [u8; 3] {
        let from = |at: usize| (at * self.side / width).min(self.side - 1);
        let to = |at: usize| ((at + 1) * self.side).div_ceil(width).min(self.side);
        let rows = (from(y)..to(y)).map(|y| &self.pixels[y * self.side..][from(x)..to(x)]);
        let n_pixels = (to(x) - from(x)) * (to(y) - from(y));
        let mut sums = [n_pixels / 2; 3];
        for pixel in rows.flatten() {
            for (sum, channel) in sums.iter_mut().zip(pixel) {
                *sum += usize::from(*channel);
            }
        }
        sums.map(|sum| u8::try_from(sum / n_pixels).unwrap_or(u8::MAX))
    }

    pub fn n_bytes(&self) -> usize {
        size_of_val(&*self.pixels)
    }
}
