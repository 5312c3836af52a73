//! The slow way from a scene to pixels, which the fast one is held against.

use super::{RenderError, raster, svg};
use lostcities_scene::Scene;

/// The picture of a scene as a general renderer draws it: red, green, blue, row after row. Some fifty times slower than a
/// [`Painter`](super::Painter), but with all colours and nothing kept.
///
/// # Errors
/// If the scene has no size or cannot be rasterized.
pub fn reference(scene: &Scene) -> Result<Vec<u8>, RenderError> {
    let pixels = raster::picture(&svg::scene(scene), scene.width, scene.height)?;
    // The ground is opaque, so premultiplied colours are plain ones.
    let (pixels, _) = pixels.data().as_chunks::<4>();
    Ok(pixels
        .iter()
        .flat_map(|&[red, green, blue, _]| [red, green, blue])
        .collect())
}
