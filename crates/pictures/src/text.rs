//! Lines of text: as SVG, and how wide they are.

use std::fmt::Write;

use resvg::usvg;
use resvg::usvg::layout::PositionedGlyph;
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
    let measured = set(text, font, size, |line| {
        let mut glyphs = glyphs(line).peekable();
        Measure {
            width: line.bounding_box().width(),
            is_covered: glyphs.peek().is_some() && glyphs.all(|glyph| glyph.id.0 != 0),
        }
    });
    measured.unwrap_or(nothing)
}

/// What `look` finds in a text that is set; `None` if there is nothing to set.
fn set<T>(text: &str, font: Font, size: u16, look: impl FnOnce(&usvg::Text) -> T) -> Option<T> {
    let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">"#);
    put_text(&mut svg, text, font, size, "start", (0.0, 0.0), "#000");
    svg.push_str("</svg>");
    let tree = usvg::Tree::from_str(&svg, &OPTIONS).ok()?;
    match tree.root().children().first()? {
        usvg::Node::Text(line) => Some(look(line)),
        _ => None,
    }
}

fn glyphs(line: &usvg::Text) -> impl Iterator<Item = &PositionedGlyph> {
    let spans = line.layouted().iter();
    spans.flat_map(|span| &span.positioned_glyphs)
}

/// On a phone, which shows a picture of 1200 pixels in a quarter of that, smaller letters can hardly be read.
const SMALLEST: u16 = 30;

/// A text that is no wider than `width` pixels, and the size of its letters: the whole text, if need be in letters of three quarters
/// of `size`, else its longest beginning in those, with an ellipsis.
pub(super) fn fitted(text: &str, font: Font, size: u16, width: u16) -> (String, u16) {
    let is_short = |text: &str, size| measure(text, font, size).width <= f32::from(width);
    let whole = measure(text, font, size).width / f32::from(size.max(1));
    let least = (size / 4 * 3).max(size.min(SMALLEST));
    let mut sizes = (least..=size).rev();
    if let Some(size) = sizes.find(|&size| whole * f32::from(size) <= f32::from(width)) {
        return (text.to_owned(), size);
    }
    let shortened = |n_letters: usize| {
        let kept = beginning(text, n_letters).trim_end();
        // Behind a word from right to left the ellipsis is at its left only before another letter of that direction.
        let is_from_right = |letter: char| ('\u{590}'..='\u{6ff}').contains(&letter);
        let mark = if kept.ends_with(is_from_right) {
            "\u{200f}"
        } else {
            ""
        };
        format!("{kept}…{mark}")
    };
    // The widest beginning that fits, by halving.
    let (mut fits, mut too_many) = (0, text.chars().count());
    while fits + 1 < too_many {
        let half = usize::midpoint(fits, too_many);
        if is_short(&shortened(half), least) {
            fits = half;
        } else {
            too_many = half;
        }
    }
    (shortened(fits), least)
}

/// At most the first `n_letters` of a text: no letter loses a vowel, an accent or the consonant it is joined with.
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
    fn a_long_text_has_smaller_letters_or_else_ends_in_an_ellipsis() {
        for (text, width, is_whole) in [
            ("Jo", 200, true),
            ("Kestrel_77", 160, true),
            ("Wolfeschlegelsteinhausen", 200, false),
        ] {
            let (shown, size) = fitted(text, Font::Word, 44, width);
            assert_eq!((shown == text, shown.ends_with('…')), (is_whole, !is_whole));
            assert!(
                (33..=44).contains(&size) && shown.len() >= 2,
                "{shown} {size}"
            );
            assert_eq!(size == 44, text == "Jo");
            assert!(measure(&shown, Font::Word, size).width <= f32::from(width));
        }
        assert_eq!(fitted("WWWW", Font::Word, 36, 1), ("…".to_owned(), 30));
        assert_eq!(fitted("WWWW", Font::Word, 24, 1), ("…".to_owned(), 24));
    }

    /// The letters of a text, sorted by their places from left to right.
    fn in_sight(text: &str) -> String {
        let letters = set(text, Font::Word, 40, |line| {
            let placed = glyphs(line).map(|glyph| (glyph.transform().tx, glyph.text.clone()));
            placed.collect::<Vec<_>>()
        });
        let mut letters = letters.unwrap_or_default();
        letters.sort_by(|one, other| one.0.total_cmp(&other.0));
        letters.into_iter().map(|(_, letter)| letter).collect()
    }

    #[test]
    fn what_is_written_from_right_to_left_is_set_so() {
        assert_eq!(in_sight("Anna שלום"), "Anna םולש");
        assert_eq!(in_sight("שלום Anna"), "םולש Anna");
        let name = "שלומית כהן";
        assert_eq!(
            in_sight(&fitted(name, Font::Word, 44, 120).0).trim_matches('\u{200f}'),
            "…ימולש"
        );
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
