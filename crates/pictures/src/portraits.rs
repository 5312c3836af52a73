//! Photographs in a picture of palette indices.
//!
//! The fixed palette has no skin and no sky. But no picture uses all of it, so photographs are lent the entries that the rest of
//! the picture leaves.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Transformations};

use super::canvas::Canvas;
use super::palette::{Blends, Rgb, rgb};
use super::raster::raster;
use super::sprite::over;
use super::{RenderError, svg};
use lostcities_scene::{Paint, Photo, Portrait, Stamp};

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

/// Lays portraits over a picture, and says which colours stand for indices that nothing else in it uses.
pub(super) fn lay(
    canvas: &mut Canvas,
    blends: &Blends,
    portraits: &[(i16, i16, Portrait)],
) -> Result<Vec<(u8, Rgb)>, RenderError> {
    if portraits.is_empty() {
        return Ok(Vec::new());
    }
    let mut pixels = Vec::new();
    for (x, y, portrait) in portraits {
        let form = Stamp::new(portrait.form, portrait.size, Paint::Ink);
        let Some(form) = raster(&svg::shape(&form.into()))? else {
            continue;
        };
        let (left, top) = (i32::from(*x) + form.left, i32::from(*y) + form.top);
        let rows = form
            .pixels
            .data()
            .chunks_exact(form.pixels.width() as usize * 4);
        let square = rows.len().max(form.pixels.width() as usize);
        for (row, (y, alphas)) in (top..).zip(rows).enumerate() {
            for (column, (x, &[.., alpha])) in (left..).zip(alphas.as_chunks::<4>().0).enumerate() {
                if alpha > 0
                    && let Some((place, index)) = canvas.pixel(x, y)
                {
                    let colour = faint(portrait.photo.scaled(column, row, square), alpha);
                    pixels.push((place, over(colour, blends.colour(index))));
                }
            }
        }
    }
    let mut is_used = [false; 256];
    for &index in canvas.rows().flatten() {
        is_used[usize::from(index)] = true;
    }
    let free = (0..=u8::MAX).filter(|&index| !is_used[usize::from(index)]);
    let free: Vec<u8> = free.collect();
    let groups = groups(&mut pixels, free.len());
    let lent = free.into_iter().zip(groups);
    let lent = lent.map(|(index, group)| {
        for &(pixel, _) in group.pixels.iter() {
            canvas.set(pixel, index);
        }
        (index, group.mean())
    });
    Ok(lent.collect())
}

/// A place in the picture, and the colour that it is to have.
type Pixel = (usize, Rgb);

/// Pixels of which none is far from the others.
struct Alike<'p> {
    pixels: &'p mut [Pixel],
    /// The channel in which they differ most.
    channel: usize,
    /// How much would be won by cutting them in two there.
    gain: usize,
}

impl<'p> Alike<'p> {
    fn new(pixels: &'p mut [Pixel]) -> Self {
        let width = |channel: usize| {
            let values = || pixels.iter().map(|(_, colour)| colour[channel]);
            let (least, most) = (values().min(), values().max());
            usize::from(most.unwrap_or(0) - least.unwrap_or(0))
        };
        let widest = (0..3).map(|channel| (width(channel), channel)).max();
        let (width, channel) = widest.unwrap_or_default();
        let gain = width * pixels.len();
        Self {
            pixels,
            channel,
            gain,
        }
    }

    fn mean(&self) -> Rgb {
        std::array::from_fn(|channel| {
            let values = self
                .pixels
                .iter()
                .map(|(_, colour)| u32::from(colour[channel]));
            let mean = values.sum::<u32>() / u32::try_from(self.pixels.len()).unwrap_or(1).max(1);
            u8::try_from(mean).unwrap_or(u8::MAX)
        })
    }
}

/// Divides pixels into at most `n_groups` groups, by cutting the group in two that gains most from it.
fn groups(pixels: &mut [Pixel], n_groups: usize) -> Vec<Alike<'_>> {
    let mut groups = vec![Alike::new(pixels)];
    while groups.len() < n_groups {
        let most = (0..groups.len()).max_by_key(|&group| groups[group].gain);
        let Some(most) = most.filter(|&group| groups[group].gain > 0) else {
            break;
        };
        let Alike {
            pixels, channel, ..
        } = groups.swap_remove(most);
        pixels.sort_unstable_by_key(|(_, colour)| colour[channel]);
        let (lower, upper) = pixels.split_at_mut(pixels.len() / 2);
        groups.extend([lower, upper].map(Alike::new));
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::super::Painter;
    use super::*;
    use lostcities_scene::{Plate, Scene, Symbol};

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

    fn shown(scene: &Scene) -> Vec<Rgb> {
        let png = Painter::new().png(scene).expect("a picture");
        let mut decoder = Decoder::new(Cursor::new(png));
        decoder.set_transformations(Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut pixels).expect("a picture");
        pixels.as_chunks::<3>().0.to_vec()
    }

    #[test]
    fn a_portrait_has_its_own_colours_within_its_form_and_changes_no_others() {
        let mut scene = Scene::new(300, 200);
        scene.put(10, 10, Plate::new(280, 180, 20).fill(Paint::Gold));
        let before = shown(&scene);
        let photo = photo(&png(64, 64, ColorType::Rgb)).expect("a photograph");
        let size = 120;
        let form = Symbol::Disc;
        scene
            .portraits
            .push((150, 100, Portrait { form, size, photo }));
        let after = shown(&scene);
        for (x, red) in [(110, 213), (150, 128), (190, 43)] {
            let [shown, _, blue] = after[100 * 300 + x];
            let is_near = shown.abs_diff(red) < 9 && blue.abs_diff(255 - red) < 9;
            assert!(is_near, "{x}: {shown} {blue}");
        }
        let n_changed = before.iter().zip(&after).filter(|(a, b)| a != b).count();
        let disc = 60 * 60 * 355 / 113;
        assert!(n_changed.abs_diff(disc) < disc / 20, "{n_changed}");
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
