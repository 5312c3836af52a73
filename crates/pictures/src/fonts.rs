//! The embedded fonts. Nothing is read from the system, so pictures are the same everywhere.

use std::sync::{Arc, LazyLock};

use resvg::usvg;
use resvg::usvg::fontdb;

use lostcities_scene::Font;

static BARLOW_CONDENSED: &[u8] = include_bytes!("../assets/fonts/BarlowCondensed-Bold.ttf");
static BARLOW_SEMI_CONDENSED: &[u8] =
    include_bytes!("../assets/fonts/BarlowSemiCondensed-SemiBold.ttf");
static INTER: &[u8] = include_bytes!("../assets/fonts/Inter-SemiBold.ttf");

pub(super) static OPTIONS: LazyLock<usvg::Options<'static>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    // The order is that in which fonts are asked for a letter that the named one lacks.
    for data in [BARLOW_SEMI_CONDENSED, BARLOW_CONDENSED, INTER] {
        fonts.load_font_source(fontdb::Source::Binary(Arc::new(data)));
    }
    usvg::Options {
        fontdb: Arc::new(fonts),
        font_family: family(Font::Word).to_owned(),
        ..usvg::Options::default()
    }
});

/// The family as the font file names it. A wrong name draws nothing and reports nothing, so there is a test.
pub(super) const fn family(font: Font) -> &'static str {
    match font {
        Font::Number => "Barlow Condensed",
        Font::Word => "Barlow Semi Condensed SemiBold",
    }
}

/// The weight that goes with [`family`].
pub(super) const fn weight(font: Font) -> u16 {
    match font {
        Font::Number => 700,
        Font::Word => 600,
    }
}
