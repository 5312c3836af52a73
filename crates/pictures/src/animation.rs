//! Packs pictures into a GIF: of each one only what differs from the one before.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::palette::{PALETTE, UNKNOWN};
use super::{Picture, RenderError};
use lostcities_scene::Scene;

/// How long a picture stays, in hundredths of a second.
const STAYS: u16 = 100;

const LAST_STAYS: u16 = 400;

/// A GIF with more bytes is made again at half the width and height. Discord takes 10 MB; this much loads on a phone.
const MANY_BYTES: usize = 2 << 20;

/// The scenes as a GIF, with the last one also before the first: what is seen before a GIF plays is how it ends. Each is drawn by
/// `draw` in palette indices, at half its width and height if it is told so.
pub(super) fn animation(
    scenes: &[Scene],
    mut draw: impl FnMut(Scene, bool) -> Result<Vec<u8>, RenderError>,
) -> Result<Picture, RenderError> {
    if scenes.is_empty() {
        let (width, height) = (0, 0);
        return Err(RenderError::Size { width, height });
    }
    for halved in [false, true] {
        if let Some(bytes) = packed(scenes, halved, &mut draw)? {
            return Ok(bytes.into());
        }
    }
    Err(RenderError::Encode("a GIF of so much is too large".into()))
}

/// The same in one size; `None` if it becomes too large, which only a halved one may.
fn packed(
    scenes: &[Scene],
    halved: bool,
    draw: &mut impl FnMut(Scene, bool) -> Result<Vec<u8>, RenderError>,
) -> Result<Option<Vec<u8>>, RenderError> {
    // Boards that grow during a match are all given the room of the largest.
    let side = |of: fn(&Scene) -> u16| scenes.iter().map(of).max().unwrap_or(0);
    let (width, height) = (side(|scene| scene.width), side(|scene| scene.height));
    let half = if halved { 2 } else { 1 };
    let mut gif = Gif::new(width / half, height / half).map_err(failed)?;
    // A still of the animation is its first frame: how it ends says more than an empty board.
    let still = scenes.last().filter(|_| scenes.len() > 1);
    let frames = still.into_iter().chain(scenes);
    let n_frames = scenes.len() + usize::from(still.is_some());
    for (number, scene) in (1..).zip(frames) {
        let scene = Scene {
            width,
            height,
            ..scene.clone()
        };
        let indices = draw(scene, halved)?;
        let stays = if number == n_frames {
            LAST_STAYS
        } else {
            STAYS
        };
        gif.add(indices, stays).map_err(failed)?;
        if gif.encoder.get_ref().len() > MANY_BYTES && !halved {
            return Ok(None);
        }
    }
    gif.encoder.into_inner().map(Some).map_err(failed)
}

fn failed<E: Into<EncodingError>>(error: E) -> RenderError {
    RenderError::Encode(error.into().to_string())
}

/// A GIF that is being packed.
struct Gif {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    height: u16,
    /// What is seen before the next picture; nothing before the first.
    before: Vec<u8>,
}

impl Gif {
    fn new(width: u16, height: u16) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &PALETTE.bytes_with(&[]))?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            width,
            height,
            before: Vec::new(),
        })
    }

    fn add(&mut self, indices: Vec<u8>, stays: u16) -> Result<(), EncodingError> {
        let mut frame = self.difference(&indices);
        frame.delay = stays;
        frame.dispose = DisposalMethod::Keep;
        self.encoder.write_frame(&frame)?;
        self.before = indices;
        Ok(())
    }

    /// The smallest rectangle with all that differs from what is seen, and in it only what does.
    fn difference(&self, indices: &[u8]) -> Frame<'static> {
        let width = usize::from(self.width);
        if self.before.is_empty() {
            return Frame {
                width: self.width,
                height: self.height,
                buffer: indices.to_vec().into(),
                ..Frame::default()
            };
        }
        let rows = || {
            indices
                .chunks_exact(width)
                .zip(self.before.chunks_exact(width))
        };
        let is_changed = |(new, old): (&[u8], &[u8])| new != old;
        let top = rows().position(is_changed).unwrap_or(0);
        let bottom = rows().rposition(is_changed).unwrap_or(0) + 1;
        let (mut left, mut right) = (width, 0);
        for (new, old) in rows().take(bottom).skip(top) {
            let differs = |(new, old): (&u8, &u8)| new != old;
            if let Some(first) = new.iter().zip(old).position(differs) {
                left = left.min(first);
            }
            if let Some(last) = new.iter().zip(old).rposition(differs) {
                right = right.max(last + 1);
            }
        }
        // Where nothing has changed, one pixel that shows what is below keeps the time.
        let (left, right) = if left < right { (left, right) } else { (0, 1) };
        let differing = rows().take(bottom).skip(top).flat_map(|(new, old)| {
            let pixels = new[left..right].iter().zip(&old[left..right]);
            pixels.map(|(new, old)| if new == old { UNKNOWN } else { *new })
        });
        let short = |pixels: usize| u16::try_from(pixels).unwrap_or(u16::MAX);
        Frame {
            left: short(left),
            top: short(top),
            width: short(right - left),
            height: short(bottom - top),
            transparent: Some(UNKNOWN),
            buffer: differing.collect::<Vec<u8>>().into(),
            ..Frame::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;
    use crate::Painter;
    use lostcities_scene::{Label, Paint, Plate};

    fn scene(number: u16) -> Scene {
        let mut scene = Scene::new(300, 100 + number);
        scene.put(10, 10, Plate::pill(30 + 20 * number, 60).fill(Paint::Gold));
        scene.put(30, 60, Label::word(number.to_string(), 40, Paint::Ink));
        scene
    }

    fn made(scenes: &[Scene]) -> Result<Picture, RenderError> {
        let mut painter = Painter::new();
        animation(scenes, |scene, halved| painter.indices(&scene, halved))
    }

    /// What is seen after each frame, and for how long.
    fn seen(bytes: &[u8]) -> Vec<(u16, Vec<u8>)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(bytes).expect("a GIF");
        let width = usize::from(decoder.width());
        let mut screen = vec![0; width * usize::from(decoder.height())];
        let mut seen = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let rows = frame.buffer.chunks_exact(frame.width.into());
            for (y, row) in (usize::from(frame.top)..).zip(rows) {
                let start = y * width + usize::from(frame.left);
                for (below, &index) in screen[start..].iter_mut().zip(row) {
                    if Some(index) != frame.transparent {
                        *below = index;
                    }
                }
            }
            seen.push((frame.delay, screen.clone()));
        }
        seen
    }

    #[test]
    fn every_frame_is_seen_as_it_was_drawn_after_a_still_of_the_end() {
        let scenes = [scene(1), scene(2), scene(2), scene(5), scene(3)];
        let bytes = made(&scenes).expect("a GIF");
        let mut painter = Painter::new();
        let frames = scenes.last().into_iter().chain(&scenes);
        let drawn = frames.enumerate().map(|(number, scene)| {
            let scene = Scene {
                height: 105,
                ..scene.clone()
            };
            let stays = if number == 5 { LAST_STAYS } else { STAYS };
            (stays, painter.indices(&scene, false).expect("a picture"))
        });
        assert_eq!(seen(&bytes), drawn.collect::<Vec<_>>());
    }

    #[test]
    fn halving_keeps_whole_colours() {
        let indices = Painter::new().indices(&scene(4), true).expect("a picture");
        assert_eq!(indices.len(), 150 * 52);
        let gold = PALETTE.nearest(crate::palette::rgb(Paint::Gold));
        assert_eq!(indices[20 * 150 + 40], gold);
    }

    #[test]
    fn what_cannot_be_drawn_is_an_error() {
        assert!(made(&[]).is_err());
        assert!(made(&[Scene::new(0, 10)]).is_err());
    }
}
