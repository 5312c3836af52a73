//! Pictures as bands of rows, each compressed by itself: a move changes few of them, and the others are compressed already.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use flate2::{Compress, CompressError, Compression, FlushCompress};
use zlib_rs::adler32::{adler32, adler32_combine};

use super::bounded::Bounded;

/// Rows of a band. Lower ones would stay as they are more often, and compress worse: these make a picture a fiftieth larger.
pub(super) const ROWS: u16 = 32;

/// How many bytes of compressed bands are kept, with what they show: some 190 pictures that have nothing in common.
const KEPT_BYTES: usize = 12 << 20;

/// All that decides what a band looks like, so that none is ever taken for another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Content {
    pub width: u16,
    pub n_rows: u16,
    /// The palette index that nothing is laid over.
    pub ground: u8,
    /// The sprites in it by their numbers, in order, and where they lie from its left and its top.
    pub laid: Vec<(u64, i16, i32)>,
}

/// The rows of a band as a part of a zlib stream that refers to nothing before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Band {
    deflated: Arc<[u8]>,
    checksum: u32,
    n_bytes: usize,
}

/// The bands of all painters that share them.
#[derive(Clone)]
pub(super) struct Bands(Arc<Mutex<Kept>>);

impl fmt::Debug for Bands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bands")
    }
}

struct Kept {
    bands: Bounded<Content, Band>,
    /// How often all of them were discarded: what was asked for before is not kept afterwards.
    n_discarded: u64,
}

impl Bands {
    pub(super) fn new() -> Self {
        Self(Arc::new(Mutex::new(Kept {
            bands: Bounded::new(KEPT_BYTES),
            n_discarded: 0,
        })))
    }

    /// Nothing that is half done is ever in there.
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Discards all, because they show names.
    pub(super) fn discard(&self) {
        let mut all = self.lock();
        all.bands = Bounded::new(KEPT_BYTES);
        all.n_discarded += 1;
    }

    pub(super) fn n_discarded(&self) -> u64 {
        self.lock().n_discarded
    }

    pub(super) fn find(&self, contents: &[Content]) -> Vec<Option<Band>> {
        let mut all = self.lock();
        let found = contents
            .iter()
            .map(|content| all.bands.get(content).cloned());
        found.collect()
    }

    /// Keeps bands of a picture that was asked for after `n_discarded` discards, unless there was one since.
    pub(super) fn keep(&self, n_discarded: u64, new: Vec<(Content, Band)>) {
        let mut all = self.lock();
        if all.n_discarded != n_discarded {
            return;
        }
        for (content, band) in new {
            let n_bytes = size_of_val(content.laid.as_slice()) + band.deflated.len();
            all.bands.insert(content, band, n_bytes);
        }
    }
}

/// A zlib stream of the rows of all bands, one after the other.
pub(super) fn stream(bands: &[Band]) -> Vec<u8> {
    let n_bytes = bands.iter().map(|band| band.deflated.len()).sum::<usize>();
    let mut stream = Vec::with_capacity(n_bytes + HEAD.len() + END.len() + 4);
    stream.extend_from_slice(&HEAD);
    let mut checksum = adler32(1, &[]);
    for band in bands {
        stream.extend_from_slice(&band.deflated);
        checksum = adler32_combine(checksum, band.checksum, band.n_bytes as u64);
    }
    stream.extend_from_slice(&END);
    stream.extend_from_slice(&checksum.to_be_bytes());
    stream
}

/// What a zlib stream begins with that was compressed fast, with a window of 32 KB (RFC 1950).
const HEAD: [u8; 2] = [0x78, 0x01];

/// The last block of a stream, an empty one (RFC 1951).
const END: [u8; 2] = [0x03, 0x00];

/// Compresses bands one after the other with the same tables, which are many times larger than what comes out.
pub(super) struct Deflater(Compress);

impl Deflater {
    pub(super) fn new() -> Self {
        // Level 2 is the knee between time and size.
        Self(Compress::new(Compression::new(2), false))
    }

    pub(super) fn band(&mut self, bytes: &[u8]) -> Result<Band, CompressError> {
        self.0.reset();
        let mut deflated = Vec::new();
        // A flush is done when it leaves room.
        while deflated.len() == deflated.capacity() {
            deflated.reserve(16 << 10);
            let n_read = usize::try_from(self.0.total_in()).unwrap_or(usize::MAX);
            let rest = bytes.get(n_read..).unwrap_or_default();
            self.0
                .compress_vec(rest, &mut deflated, FlushCompress::Sync)?;
        }
        Ok(Band {
            deflated: deflated.into(),
            checksum: adler32(1, bytes),
            n_bytes: bytes.len(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(sprite: u64) -> Content {
        Content {
            width: 300,
            n_rows: ROWS,
            ground: 0,
            laid: vec![(sprite, 0, 0)],
        }
    }

    #[test]
    fn a_stream_holds_every_byte_of_its_bands_whatever_was_compressed_before() {
        // Noise needs more room than any band of ours, and comes between equal ones.
        let noise: Vec<u8> = (0..300_000_u32)
            .map(|n| u8::try_from(n.wrapping_mul(2_654_435_761) >> 24).unwrap_or(0))
            .collect();
        let plain = vec![7; 38_432];
        let mut deflater = Deflater::new();
        let bands = [&plain, &noise, &plain].map(|bytes| deflater.band(bytes).expect("it fits"));
        assert_eq!(bands[0], bands[2]);
        let mut unpacked = Vec::new();
        let packed = stream(&bands);
        let mut inflater = flate2::read::ZlibDecoder::new(packed.as_slice());
        std::io::copy(&mut inflater, &mut unpacked).expect("zlib");
        assert_eq!(unpacked, [plain.clone(), noise, plain].concat());
    }

    #[test]
    fn what_was_asked_for_before_all_was_discarded_is_not_kept() {
        let bands = Bands::new();
        let band = Deflater::new().band(&[0; 100]).expect("it fits");
        let before = bands.n_discarded();
        bands.discard();
        bands.keep(before, vec![(content(1), band.clone())]);
        bands.keep(bands.n_discarded(), vec![(content(2), band.clone())]);
        assert_eq!(bands.find(&[content(1), content(2)]), [None, Some(band)]);
    }
}
