//! Lines of text.

use super::Paint;

/// One line of text. Its origin is the middle of the height of a capital letter, at the side that [`Label::align`] says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    /// What is written; no line breaks.
    pub text: String,
    pub font: Font,
    pub size: u16,
    pub align: Align,
    pub paint: Paint,
    /// Pixels it may be wide; a longer text has smaller letters or ends in an ellipsis.
    pub fit: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Font {
    /// Bold and condensed.
    Number,
    /// Names and words, somewhat wider.
    Word,
}

/// Where a label's origin is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Align {
    Left,
    Middle,
    Right,
}

impl Label {
    /// A number or a short mark, centred on its origin.
    pub fn number(text: impl Into<String>, size: u16, paint: Paint) -> Self {
        Self {
            text: text.into(),
            font: Font::Number,
            size,
            align: Align::Middle,
            paint,
            fit: None,
        }
    }

    /// A name or a word, beginning at its origin.
    pub fn word(text: impl Into<String>, size: u16, paint: Paint) -> Self {
        Self {
            text: text.into(),
            font: Font::Word,
            size,
            align: Align::Left,
            paint,
            fit: None,
        }
    }

    #[must_use]
    pub fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// The label in smaller letters, or shortened with an ellipsis, where it is wider than this.
    #[must_use]
    pub fn fit(self, width: u16) -> Self {
        Self {
            fit: Some(width),
            ..self
        }
    }

    /// A whole number with a true minus sign, and a plus sign if it counts for something.
    pub fn signed(points: i32) -> String {
        if points < 0 {
            format!("\u{2212}{}", points.unsigned_abs())
        } else {
            format!("+{points}")
        }
    }

    /// A whole number with a true minus sign and no plus sign.
    pub fn plain(points: i32) -> String {
        if points < 0 {
            format!("\u{2212}{}", points.unsigned_abs())
        } else {
            points.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Label;

    #[test]
    fn numbers_below_zero_have_a_true_minus_sign() {
        assert_eq!(Label::signed(8), "+8");
        assert_eq!(Label::signed(0), "+0");
        assert_eq!(Label::signed(-26), "−26");
        assert_eq!(Label::plain(-26), "−26");
        assert_eq!(Label::plain(7), "7");
    }
}
