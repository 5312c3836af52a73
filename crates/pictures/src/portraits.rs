//! Photographs in a picture of palette indices.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Transformations};

use super::palette::{Rgb, rgb};
use super::sprite::over;
use lostcities_scene::{Paint, Photo};

/// Photographs are at most this wide and high, and take no more bytes to read.
const WIDEST: u32 = 256;
const READING_BYTES: usize = 2 << 20;

/// The photograph of a PNG from elsewhere; `None` if it is broken, no square, or too large.
pub fn photo(bytes: &[u8]) -> Option<Photo> {
    let limits = Limits {
        bytes: READING_BYTES,
    };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    let eight_bits = Transformations::normalize_to_color8();
    decoder.set_transformations(eight_bits | Transformations::ALPHA);
    let mut reader = decoder.read_info().ok()?;
    let (width, height) = reader.info().size();
    if width != height || width > WIDEST {
        return None;
    }
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut pixels).ok()?;
    pixels.truncate(frame.buffer_size());
    // What is clear shows what a mark lies on.
    let below = rgb(Paint::Panel);
    let blend = |colour: Rgb, alpha: u8| over(faint(colour, alpha), below);
    let pixels = match frame.color_type {
        ColorType::Rgba => {
            let (pixels, _) = pixels.as_chunks::<4>();
            let pixels = pixels.iter();
            pixels
                .map(|&[red, green, blue, alpha]| blend([red, green, blue], alpha))
                .collect()
        }
        ColorType::GrayscaleAlpha => {
            let (pixels, _) = pixels.as_chunks::<2>();
            pixels
                .iter()
                .map(|&[grey, alpha]| blend([grey; 3], alpha))
                .collect()
        }
        _ => return None,
    };
    Photo::new(pixels)
}

/// A colour as something that covers so much has it, premultiplied.
fn faint(colour: Rgb, alpha: u8) -> [u8; 4] {
    let part = |channel: u8| {
        let part = (u16::from(channel) * u16::from(alpha) + 127) / 255;
        u8::try_from(part).unwrap_or(u8::MAX)
    };
    let [red, green, blue] = colour.map(part);
    [red, green, blue, alpha]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG of this many pixels, from red at the left to blue at the right, or in grey.
    fn png(width: u32, height: u32, colour: ColorType) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(colour);
        let row = (0..width).flat_map(|x| {
            let part = u8::try_from(x * 255 / width).unwrap_or(u8::MAX);
            [255 - part, 90, part, 255]
                .into_iter()
                .take(colour.samples())
        });
        let row: Vec<u8> = row.collect();
        let mut writer = encoder.write_header().expect("a head");
        let pixels = row.repeat(height as usize);
        writer.write_image_data(&pixels).expect("pixels");
        writer.finish().expect("an end");
        bytes
    }

    #[test]
    fn what_comes_from_elsewhere_is_a_photograph_or_nothing() {
        let whole = png(64, 64, ColorType::Rgba);
        assert!(photo(&whole).is_some());
        assert!(photo(&png(256, 256, ColorType::GrayscaleAlpha)).is_some());
        for n_bytes in 0..whole.len() - 30 {
            assert!(photo(&whole[..n_bytes]).is_none(), "{n_bytes}");
        }
        for (width, height) in [(257, 257), (64, 63), (60_000, 60_000)] {
            let mut other = png(1, 1, ColorType::Rgb);
            other[16..24]
                .copy_from_slice(&[u32::to_be_bytes(width), u32::to_be_bytes(height)].concat());
            assert!(photo(&other).is_none());
        }
        assert!(photo(&png(257, 257, ColorType::Rgb)).is_none());
    }
}
