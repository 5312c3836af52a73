//! Composes pictures of kept shapes and encodes them.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::bounded::Bounded;
use super::palette::{Blends, PALETTE, rgb};
use super::raster::raster;
use super::sprite::{Canvas, Sprite};
use super::{RenderError, svg};
use lostcities_scene::Scene;
use lostcities_scene::Shape;

/// How many bytes of rasterized shapes are kept. All shapes of a game take about 3 MB; names and rare ones come and go.
const SPRITE_BYTES: usize = 12 << 20;

/// Draws scenes, and keeps what it has drawn for the next one.
pub struct Painter {
    sprites: Bounded<Shape, Sprite>,
    blends: Blends,
    canvas: Canvas,
}

impl Painter {
    /// A painter that has drawn nothing yet.
    pub fn new() -> Self {
        Self {
            sprites: Bounded::new(SPRITE_BYTES),
            blends: Blends::new(),
            canvas: Canvas {
                width: 0,
                indices: Vec::new(),
            },
        }
    }

    /// The picture of a scene as a PNG. Equal scenes give equal bytes, whatever was drawn before.
    ///
    /// # Errors
    /// If the scene has no size, or one of its shapes cannot be rasterized.
    pub fn png(&mut self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.compose(scene)?;
        encode(scene.width, scene.height, &self.canvas.indices)
            .map_err(|error| RenderError::Encode(error.to_string()))
    }

    /// The picture of a scene in palette indices, row by row; with `halved` at half the width and height.
    ///
    /// # Errors
    /// As for [`Painter::png`].
    pub(super) fn indices(&mut self, scene: &Scene, halved: bool) -> Result<Vec<u8>, RenderError> {
        self.compose(scene)?;
        if !halved {
            return Ok(self.canvas.indices.clone());
        }
        let width = usize::from(scene.width);
        let rows = self.canvas.indices.chunks_exact(width);
        let (upper, lower) = (rows.clone().step_by(2), rows.skip(1).step_by(2));
        let mut indices = Vec::with_capacity(self.canvas.indices.len() / 4);
        for (upper, lower) in upper.zip(lower) {
            let pairs = upper.chunks_exact(2).zip(lower.chunks_exact(2));
            for (above, below) in pairs {
                indices.push(self.blends.middle([above[0], above[1], below[0], below[1]]));
            }
        }
        Ok(indices)
    }

    /// Draws a scene into the canvas.
    fn compose(&mut self, scene: &Scene) -> Result<(), RenderError> {
        let &Scene { width, height, .. } = scene;
        if width == 0 || height == 0 || u32::from(width) * u32::from(height) > LARGEST {
            return Err(RenderError::Size { width, height });
        }
        let ground = PALETTE.nearest(rgb(scene.ground));
        self.canvas.clear(width, height, ground);
        for item in &scene.items {
            let draw = |sprite: &Sprite, canvas: &mut Canvas, blends: &mut Blends| {
                sprite.draw(canvas, item.x, item.y, blends);
            };
            if let Some(sprite) = self.sprites.get(&item.shape) {
                draw(sprite, &mut self.canvas, &mut self.blends);
            } else {
                let sprite = rasterized(&item.shape)?;
                draw(&sprite, &mut self.canvas, &mut self.blends);
                let n_bytes = sprite.n_bytes();
                self.sprites.insert(item.shape.clone(), sprite, n_bytes);
            }
        }
        Ok(())
    }

    /// How many bytes the kept shapes take.
    pub fn n_kept_bytes(&self) -> usize {
        self.sprites.n_bytes()
    }
}

/// The most pixels of a picture; our largest has 1.1 million.
const LARGEST: u32 = 4 << 20;

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

fn rasterized(shape: &Shape) -> Result<Sprite, RenderError> {
    let raster = raster(&svg::shape(shape))?;
    Ok(raster.map_or_else(Sprite::empty, |raster| Sprite::new(&raster)))
}

fn encode(width: u16, height: u16, indices: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    // Most pictures take about this much.
    let mut bytes = Vec::with_capacity(96 << 10);
    let mut encoder = Encoder::new(&mut bytes, width.into(), height.into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(PALETTE.bytes());
    // Palette indices are no quantities: no filter can predict them. Level 2 is the knee between time and size.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(2));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_scene::{Font, Group, Label, Paint, Plate, Stamp, Symbol};

    #[test]
    fn every_symbol_and_every_font_draws_something() {
        let stamps = Symbol::ALL.map(|symbol| Stamp::new(symbol, 60, Paint::Gold).into());
        let labels = [Font::Number, Font::Word].map(|font| {
            let label = Label::word("×8", 60, Paint::Gold);
            Shape::Label(Label { font, ..label })
        });
        let gold = PALETTE.nearest(rgb(Paint::Gold));
        let mut painter = Painter::new();
        for shape in stamps.into_iter().chain(labels) {
            let mut scene = Scene::new(120, 120);
            scene.put(60, 60, shape.clone());
            painter.compose(&scene).expect("a picture");
            let n_gold = painter
                .canvas
                .indices
                .iter()
                .filter(|&&index| index == gold);
            assert!(n_gold.count() > 200, "{shape:?}");
        }
    }

    #[test]
    fn shapes_are_kept_in_a_bounded_room() {
        let mut painter = Painter::new();
        // Shapes that let the ground through take the most room.
        for width in 500..550 {
            let mut scene = Scene::new(600, 300);
            let plate = Plate::new(width, 250, 9).fill(Paint::Gold);
            scene.put(9, 9, Group::new().with(0, 0, plate).faded(true));
            painter.compose(&scene).expect("a picture");
        }
        let n_bytes = painter.n_kept_bytes();
        assert!((1 << 20..=SPRITE_BYTES).contains(&n_bytes), "{n_bytes}");
    }
}
