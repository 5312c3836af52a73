//! Names of people, made fit to be read among other words.

/// The longest name that is kept whole, in letters.
const MAX_NAME: usize = 32;

/// How many marks a letter keeps; no language writes more of these.
const MAX_STACKED: u32 = 2;

/// What a person is called where others read it. What people call themselves may hold line breaks, mentions, links and marks
/// that turn text around; here it cannot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WrittenName(String);

impl WrittenName {
    /// The name where nothing is formatted, as in menus and alternative texts: without line breaks, the marks that turn text
    /// around, what takes no room, and more than two marks on a letter. `stand_in` if nothing else is in it.
    pub fn plain(name: &str, stand_in: &str) -> Self {
        let mut n_stacked = 0;
        let kept = name.chars().filter(|&c| {
            if !is_dropped(c) {
                n_stacked = if is_stacked(c) { n_stacked + 1 } else { 0 };
            }
            !is_dropped(c) && n_stacked <= MAX_STACKED
        });
        let name: String = kept.take(MAX_NAME).collect();
        Self(if name.chars().all(is_blank) {
            stand_in.to_owned()
        } else {
            name.trim().to_owned()
        })
    }

    /// The plain name in the text of a message: each mark that Discord could read as more than itself is escaped, so that
    /// nothing formats, mentions or links.
    #[must_use]
    pub fn escaped(&self) -> Self {
        let escape = |c| is_mark(c).then_some('\\').into_iter().chain([c]);
        Self(self.0.chars().flat_map(escape).collect())
    }

    /// The name before numbers in the same line: one that is written from right to left does not turn them around.
    #[must_use]
    pub fn isolated(self) -> Self {
        if self.0.chars().any(is_turned) {
            // First strong isolate, pop directional isolate.
            Self(format!("\u{2068}{}\u{2069}", self.0))
        } else {
            self
        }
    }

    /// Several names, with commas between them.
    pub fn list(names: impl IntoIterator<Item = Self>) -> Self {
        let names: Vec<String> = names.into_iter().map(|name| name.0).collect();
        Self(names.join(", "))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_dropped(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            // Joiners stay: they hold emoji together.
            '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        )
}

/// A mark that is drawn on the letter before it, so that many of them reach into other lines. Those of a single script, as the
/// vowels of Thai and Hebrew, are not among them.
const fn is_stacked(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{115f}'
                | '\u{1160}'
                | '\u{200c}'
                | '\u{200d}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{ffa0}'
        )
}

const fn is_mark(c: char) -> bool {
    c.is_ascii_punctuation() && !matches!(c, '.' | ',' | '!' | '?' | '\'' | '"' | '&')
}

const fn is_turned(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arg, Msg};

    #[test]
    fn only_what_is_written_from_right_to_left_is_isolated() {
        let isolated = |name| WrittenName::plain(name, "").isolated();
        assert_eq!(isolated("שלום").as_str(), "\u{2068}שלום\u{2069}");
        assert_eq!(isolated("Anna").as_str(), "Anna");
    }

    #[test]
    fn a_letter_keeps_two_marks_of_many() {
        let zalgo = format!("A{}n\u{301}na", "\u{200b}\u{300}".repeat(60));
        let plain = WrittenName::plain(&zalgo, "");
        assert_eq!(plain.as_str(), "A\u{300}\u{300}n\u{301}na");
    }

    #[test]
    fn several_names_stay_escaped() {
        let names = ["**Anna**", "Ben"].map(|name| WrittenName::plain(name, "").escaped());
        let msg = Msg::new("settings-blocked").with("people", WrittenName::list(names));
        let Some((_, Arg::Name(list))) = msg.args.first() else {
            panic!("a name is no text");
        };
        assert_eq!(list.as_str(), r"\*\*Anna\*\*, Ben");
    }
}
