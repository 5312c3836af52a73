//! Turns a [`Scene`] into a PNG.
//!
//! Every distinct shape is rasterized once and kept; a picture is then composed of kept shapes in a buffer of palette
//! indices, which compresses fast and small because one fixed palette serves all pictures. Bands of its rows are compressed
//! apart and kept, since a move changes few of them. [`Studio`] does all that on
//! separate threads, one for each processor, so that nothing is ever drawn on those that answer people.

mod animation;
mod bands;
mod bounded;
mod canvas;
mod cities;
mod fonts;
mod names;
mod painter;
mod palette;
mod portraits;
mod raster;
mod reference;
mod runs;
mod sprite;
mod studio;
mod svg;
mod symbols;
mod text;

pub use bounded::Bounded;
pub use names::{drawable_name, drawable_names};
pub use painter::Painter;
pub use portraits::photo;
pub use reference::reference;
pub use studio::{Animator, Studio};

use std::sync::Arc;

use thiserror::Error;

#[cfg(doc)]
use lostcities_scene::Scene;

/// A finished PNG or GIF.
pub type Picture = Arc<[u8]>;

/// Why a picture could not be drawn. The message around it is complete without it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RenderError {
    #[error("a picture of {width}x{height} pixels cannot be drawn")]
    Size { width: u16, height: u16 },
    #[error("a shape could not be rasterized: {0}")]
    Shape(String),
    #[error("the picture could not be encoded: {0}")]
    Encode(String),
    /// A thread that draws panicked over this picture; it goes on with the next.
    #[error("drawing panicked: {0}")]
    Panicked(String),
    #[error("the studio is closed")]
    Closed,
}
