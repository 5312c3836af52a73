//! Shapes as pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use super::{RenderError, fonts};

/// Pixels with their place: `left` and `top` count from the origin of the shape.
pub(super) struct Raster {
    /// Where the pixels begin, to the right of the origin.
    pub left: i32,
    pub top: i32,
    /// Premultiplied red, green, blue, alpha.
    pub pixels: Pixmap,
}

/// Sides longer than this are no picture of ours.
const LONGEST: i32 = 4096;

/// Rasterizes SVG where something is drawn; `None` if nothing is, as with an empty label.
pub(super) fn raster(svg: &str) -> Result<Option<Raster>, RenderError> {
    let tree = Tree::from_str(svg, &fonts::OPTIONS)
        .map_err(|error| RenderError::Shape(error.to_string()))?;
    let bounds = tree.root().abs_layer_bounding_box();
    if !tree.root().has_children() {
        return Ok(None);
    }
    let (left, top) = (floor(bounds.left()), floor(bounds.top()));
    let (right, bottom) = (floor(bounds.right()) + 1, floor(bounds.bottom()) + 1);
    let side = |length: i32| u32::try_from(length.min(LONGEST)).unwrap_or(0);
    let Some(mut pixels) = Pixmap::new(side(right - left), side(bottom - top)) else {
        return Ok(None);
    };
    let at_origin = Transform::from_translate(whole(-left), whole(-top));
    resvg::render(&tree, at_origin, &mut pixels.as_mut());
    Ok(Some(Raster { left, top, pixels }))
}

/// Rasterizes SVG into a picture of this size: the slow reference.
pub(super) fn picture(svg: &str, width: u16, height: u16) -> Result<Pixmap, RenderError> {
    let tree = Tree::from_str(svg, &fonts::OPTIONS)
        .map_err(|error| RenderError::Shape(error.to_string()))?;
    let mut pixels =
        Pixmap::new(width.into(), height.into()).ok_or(RenderError::Size { width, height })?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a float becomes the nearest possible integer, and pictures are small"
)]
fn floor(pixels: f32) -> i32 {
    pixels.floor() as i32
}

#[expect(
    clippy::cast_precision_loss,
    reason = "pictures are far smaller than 2^24 pixels"
)]
fn whole(pixels: i32) -> f32 {
    pixels as f32
}
