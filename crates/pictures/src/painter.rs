//! Composes pictures of kept shapes and encodes them.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use png::{BitDepth, ColorType, Encoder, chunk};

use super::bands::{self, Bands, Content, Deflater, ROWS};
use super::bounded::Bounded;
use super::canvas::Canvas;
use super::palette::{Blends, CLEAR, PALETTE, Rgb, rgb};
use super::portraits;
use super::raster::raster;
use super::sprite::Sprite;
use super::{RenderError, svg};
use lostcities_scene::{Label, Paint, Scene, Shape};

/// How many bytes of rasterized shapes are kept. All shapes of a game take up to 3 MB, and each name some 10 KB, on either side; to
/// rasterize it again takes as long as to draw the rest of a picture.
const SPRITE_BYTES: usize = 24 << 20;

/// The rasterized shapes of all painters that share them.
#[derive(Clone)]
struct Sprites(Arc<Mutex<Bounded<Shape, Arc<Sprite>>>>);

impl Sprites {
    /// Nothing that is half done is ever in there.
    fn kept(&self) -> MutexGuard<'_, Bounded<Shape, Arc<Sprite>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A text is kept once for all its colours, so that more names fit.
    fn sprite(&self, shape: &Shape) -> Result<Arc<Sprite>, RenderError> {
        let mut key = Cow::Borrowed(shape);
        if let Shape::Label(label) = shape
            && label.paint != Paint::Chalk
        {
            let paint = Paint::Chalk;
            key = Cow::Owned(Shape::Label(Label {
                paint,
                ..label.clone()
            }));
        }
        if let Some(sprite) = self.kept().get(&key) {
            return Ok(Arc::clone(sprite));
        }
        // The others draw meanwhile.
        let raster = raster(&svg::shape(shape))?;
        let sprite = match (raster, shape) {
            (None, _) => Sprite::empty(),
            (Some(raster), Shape::Label(_)) => Sprite::text(&raster),
            (Some(raster), _) => Sprite::new(&raster),
        };
        let n_bytes = sprite.n_bytes();
        let sprite = Arc::new(sprite);
        self.kept()
            .insert(key.into_owned(), Arc::clone(&sprite), n_bytes);
        Ok(sprite)
    }
}

/// Draws scenes, and keeps what it has drawn for the next one.
pub struct Painter {
    sprites: Sprites,
    bands: Bands,
    blends: Blends,
    canvas: Canvas,
    deflater: Deflater,
}

impl Painter {
    pub fn new() -> Self {
        let sprites = Bounded::new(SPRITE_BYTES);
        Self::with(Sprites(Arc::new(Mutex::new(sprites))), Bands::new())
    }

    /// Another painter, who shares what is kept.
    pub(super) fn sharing(&self) -> Self {
        Self::with(self.sprites.clone(), self.bands.clone())
    }

    fn with(sprites: Sprites, bands: Bands) -> Self {
        Self {
            sprites,
            bands,
            blends: Blends::new(),
            canvas: Canvas::default(),
            deflater: Deflater::new(),
        }
    }

    /// The picture of a scene as a PNG. Equal scenes give equal bytes, in any order of drawing.
    ///
    /// # Errors
    /// If the scene has no size, or one of its shapes cannot be rasterized.
    pub fn png(&mut self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.png_since(scene, self.bands.n_discarded())
    }

    /// The same, of a scene that was ordered after `n_discarded` [discards](Bands::discard): nothing is kept if there was one since.
    pub(super) fn png_since(
        &mut self,
        scene: &Scene,
        n_discarded: u64,
    ) -> Result<Vec<u8>, RenderError> {
        let failed = |error: &dyn std::fmt::Display| RenderError::Encode(error.to_string());
        let laid = self.laid(scene)?;
        let contents = contents(scene, &laid);
        // A photograph changes the palette, and what it lies on.
        let has_portraits = !scene.portraits.is_empty();
        let kept = if has_portraits {
            vec![None; contents.len()]
        } else {
            self.bands.find(&contents)
        };
        let mut lent = Vec::new();
        if kept.iter().any(Option::is_none) {
            self.compose(scene, &laid, |place| {
                kept.get(place).is_some_and(Option::is_none)
            });
            lent = portraits::lay(&mut self.canvas, &self.blends, &scene.portraits)?;
        }
        let mut all = Vec::with_capacity(contents.len());
        let mut new = Vec::new();
        for (place, (content, kept)) in contents.into_iter().zip(kept).enumerate() {
            let band = if let Some(band) = kept {
                band
            } else {
                let band = self.deflater.band(self.canvas.band(place));
                let band = band.map_err(|error| failed(&error))?;
                new.push((content, band.clone()));
                band
            };
            all.push(band);
        }
        if !has_portraits {
            self.bands.keep(n_discarded, new);
        }
        encode(scene, &lent, &bands::stream(&all)).map_err(|error| failed(&error))
    }

    /// The picture of a scene without its portraits in palette indices, row by row; with `halved` at half the width and height.
    pub(super) fn indices(&mut self, scene: &Scene, halved: bool) -> Result<Vec<u8>, RenderError> {
        let laid = self.laid(scene)?;
        self.compose(scene, &laid, |_| true);
        let rows = || self.canvas.rows();
        let n_pixels = usize::from(scene.width) * usize::from(scene.height);
        if !halved {
            let mut indices = Vec::with_capacity(n_pixels);
            rows().for_each(|row| indices.extend_from_slice(row));
            return Ok(indices);
        }
        let (upper, lower) = (rows().step_by(2), rows().skip(1).step_by(2));
        let mut indices = Vec::with_capacity(n_pixels / 4);
        for (upper, lower) in upper.zip(lower) {
            let pairs = upper.chunks_exact(2).zip(lower.chunks_exact(2));
            for (above, below) in pairs {
                indices.push(self.blends.middle([above[0], above[1], below[0], below[1]]));
            }
        }
        Ok(indices)
    }

    fn laid(&self, scene: &Scene) -> Result<Vec<Laid>, RenderError> {
        let &Scene { width, height, .. } = scene;
        if width == 0 || height == 0 || u32::from(width) * u32::from(height) > LARGEST {
            return Err(RenderError::Size { width, height });
        }
        let items = scene.items.iter();
        let laid = items.map(|item| {
            let sprite = self.sprites.sprite(&item.shape)?;
            let ink = match &item.shape {
                Shape::Label(label) => rgb(label.paint),
                _ => [0; 3],
            };
            let (x, y) = (item.x, item.y);
            Ok(Laid { sprite, ink, x, y })
        });
        laid.collect()
    }

    /// Draws the bands that are wanted, by their places. What is in the others afterwards means nothing.
    fn compose(&mut self, scene: &Scene, laid: &[Laid], is_wanted: impl Fn(usize) -> bool) {
        self.canvas
            .clear(scene.width, scene.height, ground(scene), &is_wanted);
        for one in laid {
            if one.bands(scene).any(&is_wanted) {
                let canvas = &mut self.canvas;
                one.sprite
                    .draw(canvas, (one.x, one.y), one.ink, &mut self.blends);
            }
        }
    }

    pub(super) fn kept(&self) -> Kept {
        Kept {
            sprites: self.sprites.clone(),
            bands: self.bands.clone(),
        }
    }

    pub fn n_kept_bytes(&self) -> usize {
        self.sprites.kept().n_bytes()
    }
}

/// What painters keep together of what they have drawn. Names are in it.
#[derive(Clone)]
pub(super) struct Kept {
    sprites: Sprites,
    bands: Bands,
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}

impl Kept {
    pub(super) fn n_discarded(&self) -> u64 {
        self.bands.n_discarded()
    }

    /// Discards all of it. A picture that is being drawn may still add to it; who draws it looks [whether that was
    /// so](Self::discard_if_since).
    pub(super) fn discard(&self) {
        self.bands.discard();
        *self.sprites.kept() = Bounded::new(SPRITE_BYTES);
    }

    /// Discards the shapes if all was discarded since there had been this many discards.
    pub(super) fn discard_if_since(&self, n_discarded: u64) {
        if self.n_discarded() != n_discarded {
            *self.sprites.kept() = Bounded::new(SPRITE_BYTES);
        }
    }

    #[cfg(test)]
    pub(super) fn n_sprite_bytes(&self) -> usize {
        self.sprites.kept().n_bytes()
    }
}

/// A sprite and where its origin lies in a picture.
struct Laid {
    sprite: Arc<Sprite>,
    /// The colour of a text.
    ink: Rgb,
    x: i16,
    y: i16,
}

impl Laid {
    /// The places of the bands that it has rows in.
    fn bands(&self, scene: &Scene) -> Range<usize> {
        let place = |row: i32| usize::try_from(row).unwrap_or(0).div_euclid(ROWS.into());
        let rows = self.sprite.rows(self.y);
        let (top, bottom) = (rows.start.max(0), rows.end.min(scene.height.into()));
        if top < bottom {
            place(top)..place(bottom - 1) + 1
        } else {
            0..0
        }
    }
}

fn ground(scene: &Scene) -> u8 {
    match scene.ground {
        Paint::Clear => CLEAR,
        ground => PALETTE.nearest(rgb(ground)),
    }
}

/// What the bands of a picture show, from its top.
fn contents(scene: &Scene, laid: &[Laid]) -> Vec<Content> {
    let tops = (0..scene.height).step_by(ROWS.into());
    let contents = tops.enumerate().map(|(place, top)| {
        let inside = laid.iter().filter(|one| one.bands(scene).contains(&place));
        let from_top = |one: &Laid| i32::from(one.y) - i32::from(top);
        Content {
            width: scene.width,
            n_rows: ROWS.min(scene.height - top),
            ground: ground(scene),
            laid: inside
                .map(|one| (one.sprite.number(one.ink), one.x, from_top(one)))
                .collect(),
        }
    });
    contents.collect()
}

/// The most pixels of a picture; our largest has 1.1 million.
const LARGEST: u32 = 4 << 20;

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

/// A PNG whose rows, each with its filter before it, are compressed already.
fn encode(scene: &Scene, lent: &[(u8, Rgb)], data: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    // The palette and the heads of the chunks take less than a kilobyte.
    let mut bytes = Vec::with_capacity(data.len() + (1 << 10));
    let mut encoder = Encoder::new(&mut bytes, scene.width.into(), scene.height.into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    if scene.ground == Paint::Clear {
        encoder.set_palette(PALETTE.bytes_to_clear());
        let mut opacities = [u8::MAX; 256];
        opacities[usize::from(CLEAR)] = 0;
        encoder.set_trns(opacities.to_vec());
    } else {
        encoder.set_palette(PALETTE.bytes_with(lent));
    }
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, data)?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_scene::{Font, Group, Plate, Stamp, Symbol};

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
            let pixels = painter.indices(&scene, false).expect("a picture");
            let n_gold = pixels.iter().filter(|&&index| index == gold);
            assert!(n_gold.count() > 200, "{shape:?}");
        }
    }

    #[test]
    fn a_picture_of_kept_and_new_bands_holds_every_pixel() {
        let mut painter = Painter::new();
        for at in [5, 40, 5] {
            let mut scene = Scene::new(301, 299);
            scene.put(5, 250, Plate::pill(200, 60).fill(Paint::Gold));
            scene.put(at, at, Plate::pill(200, 60).fill(Paint::Gold));
            let picture = painter.png(&scene).expect("a picture");
            let decoder = png::Decoder::new(std::io::Cursor::new(picture));
            let mut reader = decoder.read_info().expect("a PNG");
            let mut pixels = vec![0; 301 * 299];
            reader.next_frame(&mut pixels).expect("a picture");
            assert_eq!(pixels, painter.indices(&scene, false).expect("a picture"));
        }
    }

    #[test]
    fn bands_that_show_the_same_are_compressed_once() {
        let mut painter = Painter::new();
        let scene = |label: &str| {
            let mut scene = Scene::new(300, 100);
            scene.put(10, 10, Label::word(label, 20, Paint::Gold));
            scene.put(10, 70, Plate::new(200, 20, 0).fill(Paint::Gold));
            scene
        };
        let mut find = |scene: &Scene| {
            let laid = painter.laid(scene).expect("shapes");
            let found = painter.bands.find(&contents(scene, &laid));
            painter.png(scene).expect("a picture");
            found.iter().map(Option::is_some).collect::<Vec<bool>>()
        };
        assert_eq!(find(&scene("first")), [false; 4]);
        assert_eq!(find(&scene("first")), [true; 4]);
        assert_eq!(find(&scene("other")), [false, true, true, true]);
    }

    #[test]
    fn a_clear_ground_is_seen_through_and_nothing_else_is() {
        let mut scene = Scene::new(9, 9);
        scene.ground = Paint::Clear;
        scene.put(3, 0, Plate::new(6, 9, 0).fill(Paint::Gold));
        let picture = Painter::new().png(&scene).expect("a picture");
        let mut decoder = png::Decoder::new(std::io::Cursor::new(picture));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut pixels = vec![0; 9 * 9 * 4];
        reader.next_frame(&mut pixels).expect("a picture");
        let (pixels, _) = pixels.as_chunks::<4>();
        let [red, green, blue] = rgb(Paint::Gold);
        for row in pixels.chunks(9) {
            assert!(row[..3].iter().all(|pixel| pixel[3] == 0), "{row:?}");
            assert_eq!(row[3..], [[red, green, blue, u8::MAX]; 6]);
        }
    }

    /// What is kept once for all colours is in each what is rasterized in it.
    #[test]
    fn a_text_is_drawn_in_every_colour_as_it_is_rasterized() {
        let mut blends = Blends::new();
        for paint in [
            Paint::Chalk,
            Paint::Slate,
            Paint::Ink,
            Paint::Gold,
            Paint::Loss,
            Paint::Violet,
        ] {
            for text in ["Guest 868, ÄÖ@%&fj", "×12 −30", "Nguyễn Thị Ánh"] {
                let label = Shape::Label(Label::word(text, 44, paint));
                let raster = raster(&svg::shape(&label))
                    .expect("a shape")
                    .expect("letters");
                let [kept, own] = [Sprite::text(&raster), Sprite::new(&raster)].map(|sprite| {
                    let mut canvas = Canvas::default();
                    canvas.clear(500, 60, ground(&Scene::new(1, 1)), |_| true);
                    // Half of it lies on something else, and its beginning outside of the picture.
                    let plate = Plate::new(200, 60, 0).fill(Paint::PanelLit);
                    let plate = Painter::new()
                        .sprites
                        .sprite(&plate.into())
                        .expect("a shape");
                    plate.draw(&mut canvas, (0, 0), [0; 3], &mut blends);
                    sprite.draw(&mut canvas, (-9, 30), rgb(paint), &mut blends);
                    canvas.rows().flatten().copied().collect::<Vec<u8>>()
                });
                assert!(kept == own, "{text} in {paint:?}");
            }
        }
    }

    #[test]
    fn painters_that_share_shapes_rasterize_them_once() {
        let painter = Painter::new();
        let mut scene = Scene::new(300, 100);
        scene.put(9, 9, Plate::pill(200, 60).fill(Paint::Gold));
        painter.laid(&scene).expect("shapes");
        let n_bytes = painter.n_kept_bytes();
        let shape = &scene.items[0].shape;
        let sprite = painter.sprites.sprite(shape).expect("a shape");
        let other = painter.sharing();
        other.laid(&scene).expect("shapes");
        let same = other.sprites.sprite(shape).expect("a shape");
        assert!(Arc::ptr_eq(&sprite, &same));
        assert_eq!(painter.n_kept_bytes(), n_bytes);
    }

    #[test]
    fn shapes_are_kept_in_a_bounded_room() {
        let painter = Painter::new();
        // Shapes that let the ground through take the most room.
        for width in 500..550 {
            let mut scene = Scene::new(600, 300);
            let plate = Plate::new(width, 250, 9).fill(Paint::Gold);
            scene.put(9, 9, Group::new().with(0, 0, plate).faded(true));
            painter.laid(&scene).expect("shapes");
        }
        let n_bytes = painter.n_kept_bytes();
        assert!((1 << 20..=SPRITE_BYTES).contains(&n_bytes), "{n_bytes}");
    }
}
