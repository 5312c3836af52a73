//! A drawing as data; `render` turns it into pixels.

/// A drawing as data.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene;
