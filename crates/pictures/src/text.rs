//! Lines of text: as SVG, and how wide they are.

use std::fmt::Write;

use resvg::usvg;
use unicode_normalization::char::is_combining_mark;

use super::fonts::{OPTIONS, family, weight};
use lostcities_scene::Font;

/// A line of text at `at`, which is the baseline.
pub(super) fn put_text(
    out: &mut String,
    text: &str,
    font: Font,
    size: u16,
    anchor: &str,
    at: (f32, f32),
    fill: &str,
) {
    let (family, weight, (x, y)) = (family(font), weight(font), at);
    write!(
        out,
        r#"<text xml:space="preserve" font-family="{family}" font-weight="{weight}" font-size="{size}" text-anchor="{anchor}" x="{x}" y="{y}" fill="{fill}">"#
    )
    .expect("a String takes any text");
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            // XML knows no control characters, not even escaped.
            control if control.is_control() => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            other => out.push(other),
        }
    }
    out.push_str("</text>");
}

/// How wide a text is and whether every letter of it has a glyph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Measure {
    /// Advance width in pixels.
    pub width: f32,
    /// Whether every letter has a glyph.
    pub is_covered: bool,
}

/// Sets a text without drawing it.
pub(super) fn measure(text: &str, font: Font, size: u16) -> Measure {
    let nothing = Measure {
        width: 0.0,
        is_covered: text.is_empty(),
    };
    let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">"#);
    put_text(&mut svg, text, font, size, "start", (0.0, 0.0), "#000");
    svg.push_str("</svg>");
    let Ok(tree) = usvg::Tree::from_str(&svg, &OPTIONS) else {
        return nothing;
    };
    let Some(usvg::Node::Text(set)) = tree.root().children().first() else {
        return nothing;
    };
    let glyphs = || {
        set.layouted()
            .iter()
            .flat_map(|span| &span.positioned_glyphs)
    };
    Measure {
        width: set.bounding_box().width(),
        is_covered: glyphs().next().is_some() && glyphs().all(|glyph| glyph.id.0 != 0),
    }
}

/// The longest beginning of `text` that is no wider than `width` pixels, with an ellipsis where something is missing.
pub(super) fn fitted(text: &str, font: Font, size: u16, width: u16) -> String {
    let is_short = |text: &str| measure(text, font, size).width <= f32::from(width);
    if is_short(text) {
        return text.to_owned();
    }
    let shortened = |n_letters: usize| format!("{}…", beginning(text, n_letters).trim_end());
    // The widest beginning that fits, by halving.
    let (mut fits, mut too_many) = (0, text.chars().count());
    while fits + 1 < too_many {
        let half = usize::midpoint(fits, too_many);
        if is_short(&shortened(half)) {
            fits = half;
        } else {
            too_many = half;
        }
    }
    shortened(fits)
}

/// The first letters of a text, at most so many: no letter loses a vowel, an accent or the consonant it is joined with.
pub(super) fn beginning(text: &str, n_letters: usize) -> &str {
    let mut kept = 0;
    let mut joins = false;
    let letters = text.char_indices().take(n_letters.saturating_add(1));
    for (nth, (place, letter)) in letters.enumerate() {
        // Here the text may be cut; a virama joins two consonants.
        if !joins && !is_combining_mark(letter) {
            kept = place;
        }
        joins = letter == '\u{94d}';
        if nth == n_letters {
            return text.get(..kept).unwrap_or_default();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use resvg::usvg::fontdb;

    use super::*;

    #[test]
    fn every_font_sets_text_from_its_own_file() {
        for font in [Font::Number, Font::Word] {
            let found = measure("Äß×−…0123456789", font, 40);
            assert!(
                found.is_covered && found.width > 100.0,
                "{font:?} {found:?}"
            );
            let query = fontdb::Query {
                families: &[fontdb::Family::Name(family(font))],
                weight: fontdb::Weight(weight(font)),
                ..fontdb::Query::default()
            };
            assert!(OPTIONS.fontdb.query(&query).is_some(), "{font:?}");
        }
        assert_ne!(
            measure("8", Font::Number, 40).width.to_bits(),
            measure("8", Font::Word, 40).width.to_bits()
        );
    }

    #[test]
    fn letters_of_other_scripts_come_from_the_third_font() {
        for text in ["Привіт", "Ελλάδα", "Nguyễn Thị Ánh", "Əliyev", "Łódź"] {
            let found = measure(text, Font::Word, 40);
            assert!(found.is_covered && found.width > 50.0, "{text} {found:?}");
        }
    }

    #[test]
    fn what_no_font_covers_is_noticed() {
        for text in ["தமிழ்", "ქართული", "a😀", "日本😀"] {
            assert!(!measure(text, Font::Word, 40).is_covered, "{text}");
        }
    }

    #[test]
    fn a_long_text_ends_in_an_ellipsis_and_fits() {
        let long = "Wolfeschlegelsteinhausen";
        let short = fitted(long, Font::Word, 44, 200);
        assert!(short.ends_with('…') && short.len() > 5, "{short}");
        assert!(measure(&short, Font::Word, 44).width <= 200.0);
        assert_eq!(fitted("Jo", Font::Word, 44, 200), "Jo");
        assert_eq!(fitted("WWWW", Font::Word, 44, 1), "…");
    }

    #[test]
    fn a_cut_leaves_letters_whole() {
        for (text, beginnings) in [
            ("etoile", ["e", "et", "eto"]),
            ("कृष्णा", ["", "कृ", "कृ"]),
            ("น้ำฝน", ["", "น้", "น้ำ"]),
            ("김민수", ["김", "김민", "김민수"]),
        ] {
            let found = [1, 2, 3].map(|n_letters| beginning(text, n_letters));
            assert_eq!(found, beginnings, "{text}");
        }
    }
}
