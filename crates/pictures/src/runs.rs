//! Where the pixels of a rasterized shape lie, in little room.

/// Runs in the order of rows. Thousands of shapes are kept, so a run takes two bytes: how many pixels lie between it and the one
/// before, and how many it has with what happens to them in the upper two bits. Where its pixels begin in the sprite's lists follows
/// from the runs before it.
#[derive(Default)]
pub(super) struct Runs {
    packed: Vec<[u8; 2]>,
    /// Behind the last, in pixels from the left upper corner.
    end: usize,
}

pub(super) struct Run {
    pub x: u16,
    pub y: u16,
    pub length: u16,
    pub kind: Kind,
}

#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// One palette index for all pixels.
    Fill,
    /// The next palette indices, or the ink of a text.
    Cover,
    /// The next of the colours that mix.
    Mix,
}

/// In the upper two bits in place of a kind: the next run lies this further away, up to 14 bits.
const FURTHER: u8 = 3;

/// The lower bits of a length. None says that the next two bytes are the length.
const LENGTH: u8 = 0x3f;

impl Runs {
    /// Adds a run that begins `start` pixels behind the left upper corner, row after row, and not before the end of the last.
    pub(super) fn add(&mut self, start: usize, length: usize, kind: Kind) {
        let mut gap = start - self.end;
        while gap > usize::from(u8::MAX) {
            let [low, high, ..] = gap.min(0x3fff).to_le_bytes();
            self.packed.push([low, FURTHER << 6 | high]);
            gap -= gap.min(0x3fff);
        }
        let [gap, ..] = gap.to_le_bytes();
        let kind = (kind as u8) << 6;
        let [low, high, ..] = length.to_le_bytes();
        if length <= usize::from(LENGTH) {
            self.packed.push([gap, kind | low]);
        } else {
            self.packed.extend([[gap, kind], [low, high]]);
        }
        self.end = start + length;
    }

    /// The runs of a sprite of this width.
    pub(super) fn of_width(&self, width: i32) -> impl Iterator<Item = Run> {
        let width = usize::try_from(width).unwrap_or(1).max(1);
        let mut packed = self.packed.iter();
        let (mut x, mut y) = (0, 0);
        std::iter::from_fn(move || {
            loop {
                let [gap, last] = *packed.next()?;
                x += usize::from(gap);
                let kind = match last >> 6 {
                    FURTHER => {
                        x += usize::from(last & LENGTH) << 8;
                        continue;
                    }
                    0 => Kind::Fill,
                    1 => Kind::Cover,
                    _ => Kind::Mix,
                };
                while x >= width {
                    x -= width;
                    y += 1;
                }
                let length = match u16::from(last & LENGTH) {
                    0 => u16::from_le_bytes(*packed.next()?),
                    length => length,
                };
                let start = short(x);
                x += usize::from(length);
                return Some(Run {
                    x: start,
                    y,
                    length,
                    kind,
                });
            }
        })
    }

    /// Gives back the room for runs that do not come.
    pub(super) fn finish(&mut self) {
        self.packed.shrink_to_fit();
    }

    pub(super) fn n_bytes(&self) -> usize {
        size_of_val(self.packed.as_slice())
    }
}

/// A length of pixels; no raster is longer than this.
pub(super) fn short<T>(pixels: T) -> u16
where
    u16: TryFrom<T>,
{
    u16::try_from(pixels).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_come_back_from_however_far_apart_they_are() {
        let wanted = [
            (0, 1),
            (256, 63),
            (320, 64),
            (40_000, 256),
            (60_000, 4_000),
            (64_000, 7),
        ];
        let mut runs = Runs::default();
        for (start, length) in wanted {
            runs.add(start, length, Kind::Mix);
        }
        let found = runs.of_width(100).map(|run| {
            let start = usize::from(run.y) * 100 + usize::from(run.x);
            (start, usize::from(run.length))
        });
        assert_eq!(found.collect::<Vec<_>>(), wanted);
    }
}
