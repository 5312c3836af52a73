//! Pictures as bands of rows, each compressed by itself: a move changes few of them.

use std::sync::Arc;

use flate2::{Compress, CompressError, Compression, FlushCompress};
use zlib_rs::adler32::{adler32, adler32_combine};

/// Rows of a band. Lower ones would stay as they are more often, and compress worse: these make a picture a fiftieth larger.
pub(super) const ROWS: u16 = 32;

/// The rows of a band as a part of a zlib stream that refers to nothing before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Band {
    deflated: Arc<[u8]>,
    checksum: u32,
    n_bytes: usize,
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
                .compress_vec(rest, &mut deflated, FlushCompress::Full)?;
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
}
