//! What of a player's name can be written in a picture.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::fonts::{DEVANAGARI, THAI};
use super::text;
use lostcities_scene::Font;

/// The most letters of a name that are kept; more than any header shows.
const LONGEST: usize = 24;

/// The most marks of a letter: in Devanagari a dot, a vowel and its nasal.
const MOST_MARKS: usize = 3;

/// What of a player's name can be written in a picture: fancy letters as plain ones, without emoji, control and direction
/// characters or piled-up accents, at most 24 letters. Empty if the embedded fonts do not cover what is left.
///
/// ```
/// use lostcities_pictures::drawable_name;
///
/// assert_eq!(drawable_name("  𝕸𝖆𝖗𝖑𝖊𝖓𝖊 🎲🎲 "), "Marlene");
/// assert_eq!(drawable_name("さくら"), "さくら");
/// assert_eq!(drawable_name("தமிழ்"), "");
/// ```
pub fn drawable_name(name: &str) -> String {
    let mut kept = String::with_capacity(name.len());
    let mut n_marks = 0;
    for letter in name.nfkc().filter(|&letter| is_kept(letter)) {
        n_marks = if is_combining_mark(letter) {
            n_marks + 1
        } else {
            0
        };
        let above = kept.chars().next_back();
        let is_vowel = || above.is_some_and(|above| is_vowel_of(letter, above));
        if n_marks == 0 || n_marks <= MOST_MARKS && is_vowel() {
            kept.push(letter);
        }
    }
    // Letters may have become neighbours. Thai's long am is set as one letter alone.
    let kept = kept
        .nfc()
        .collect::<String>()
        .replace("\u{e4d}\u{e32}", "\u{e33}");
    let words: Vec<&str> = kept.split_whitespace().collect();
    let words = words.join(" ");
    let short = text::beginning(&words, LONGEST).trim_end();
    // Setting a text takes time, and the fonts have every letter of ASCII.
    if short.is_ascii() || text::measure(short, Font::Word, 44).is_covered {
        short.to_owned()
    } else {
        String::new()
    }
}

/// What is written beside several people in one picture, each time something else: their names as far as they can be
/// written, or what `stand_in` calls the one at this place, counted from 1. Of equal names the later ones get their place.
///
/// ```
/// use lostcities_pictures::drawable_names;
///
/// let names = drawable_names(&["தமிழ்", "Anna", "🌸 Anna"], |place| format!("Player {place}"));
/// assert_eq!(names, ["Player 1", "Anna", "Anna (3)"]);
/// ```
pub fn drawable_names(names: &[&str], stand_in: impl Fn(usize) -> String) -> Vec<String> {
    let mut written: Vec<String> = Vec::with_capacity(names.len());
    for (place, name) in (1..).zip(names) {
        let name = drawable_name(name);
        let name = if name.is_empty() {
            stand_in(place)
        } else {
            name
        };
        let is_new = |name: &String| !written.contains(name);
        // A name may look like a stand-in, or like a name with its place.
        let numbered = (0..).map(|more| match more {
            0 => name.clone(),
            1 => format!("{name} ({place})"),
            more => format!("{name} ({place}.{more})"),
        });
        written.extend(numbered.take(names.len() + 2).find(is_new));
    }
    written
}

/// Whether a mark belongs to the letter before it as a vowel or tone, in scripts that write these so. What else is still apart
/// after normalization is piled up on other letters.
fn is_vowel_of(mark: char, letter: char) -> bool {
    let scripts = [DEVANAGARI, THAI];
    scripts
        .iter()
        .any(|script| script.contains(&mark) && script.contains(&letter))
}

/// Whether a letter is written; the others leave no trace.
fn is_kept(letter: char) -> bool {
    let is_space = letter.is_whitespace();
    (is_space || !letter.is_control()) && !is_invisible(letter) && !is_emoji(letter)
}

/// Joiners, direction marks, fillers, tags and private letters.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{10ffff}'
    )
}

/// Emoji and the pictures among the symbols; letters follow or precede them, so they are dropped and not refused.
fn is_emoji(letter: char) -> bool {
    matches!(
        letter,
        '\u{2190}'..='\u{21ff}'
            | '\u{2300}'..='\u{23ff}'
            | '\u{2500}'..='\u{27bf}'
            | '\u{2900}'..='\u{297f}'
            | '\u{2b00}'..='\u{2bff}'
            | '\u{3030}'
            | '\u{303d}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn whatever_is_left_of_a_name_can_be_drawn(name in "\\PC{0,40}|[\u{e00}-\u{e4f}\u{900}-\u{94d}\u{620}-\u{64f}a]{0,40}|[ -\u{17f}\u{300}-\u{52f}\u{1e00}-\u{1fff}\u{2000}-\u{2fff}]{0,40}") {
            let drawable = drawable_name(&name);
            prop_assert!(drawable.chars().count() <= LONGEST);
            prop_assert!(drawable.chars().all(is_kept));
            prop_assert!(text::measure(&drawable, Font::Word, 44).is_covered);
            prop_assert_eq!(&drawable_name(&drawable), &drawable);
        }
    }

    #[test]
    fn names_that_the_fonts_cover_stay_as_they_are() {
        for name in [
            "Marlene",
            "Kestrel_77",
            "Jürgen Groß",
            "Łukasz",
            "Дмитро",
            "Ελένη",
            "Nguyễn Ánh",
            "O'Neil & <Co>",
            "さくら",
            "王小明",
            "张伟 & 陳怡君",
            "김민수",
            "Jo 뷁",
            "שלומית",
            "محمد ٢",
            "สมชาย",
            "น้ำฝน",
            "अनिता",
            "Zoë क्षत्रिय",
        ] {
            assert_eq!(drawable_name(name), name);
        }
    }

    #[test]
    fn fancy_letters_become_plain_ones() {
        assert_eq!(drawable_name("𝓚𝓮𝓼𝓽𝓻𝓮𝓵"), "Kestrel");
        assert_eq!(drawable_name("ＫＡＲＩＮ"), "KARIN");
        assert_eq!(drawable_name("e\u{301}toile"), "étoile");
    }

    #[test]
    fn emoji_control_and_direction_characters_leave_no_trace() {
        assert_eq!(drawable_name(&"🦊".repeat(32)), "");
        assert_eq!(drawable_name("👩‍👩‍👧 Jo 🏴󠁧󠁢󠁥󠁮󠁧󠁿"), "Jo");
        assert_eq!(drawable_name("a\u{202e}b\u{7}c\u{0}\n\u{200d}d"), "abc d");
        assert_eq!(
            drawable_name("Z\u{336}\u{334}a\u{337}l\u{30f}\u{361}go"),
            "Zalgo"
        );
        assert_eq!(drawable_name("กิ็์่้๊"), "กิ็์");
        assert_eq!(drawable_name("\u{e34}a\u{93f}ग\u{336}\u{93f}"), "aगि");
        assert_eq!(drawable_name(""), "");
        assert_eq!(drawable_name(" \u{3164} \u{2800} "), "");
    }

    #[test]
    fn a_name_in_an_uncovered_script_is_left_out() {
        for name in ["தமிழ்", "Jo ქართული", "አማርኛ", "𠀋"] {
            assert_eq!(drawable_name(name), "", "{name}");
        }
    }

    /// Names of many scripts, some that our fonts cannot write, and some that look alike once they are written.
    const OF_MANY_SCRIPTS: [&str; 18] = [
        "さくら",
        "김민수",
        "王小明",
        "محمد",
        "שלומית",
        "สมชาย",
        "अनिता",
        "தமிழ்",
        "ქართული",
        "🔥🔥🔥",
        "🦊",
        "e\u{301}\u{302}",
        "",
        "Anna",
        "𝕬𝖓𝖓𝖆",
        "Anna 🌸",
        "Player 2",
        "Player 2",
    ];

    #[test]
    fn whatever_people_are_called_each_is_written_and_no_two_alike() {
        let piled: String = std::iter::once('Z')
            .chain(std::iter::repeat_n('\u{336}', 300))
            .collect();
        let only_marks = "\u{301}".repeat(300);
        let mut all: Vec<&str> = OF_MANY_SCRIPTS.to_vec();
        all.extend([piled.as_str(), only_marks.as_str(), "Z"]);
        let stand_in = |place: usize| format!("Player {place}");
        for n_people in 2..=5 {
            for people in all.windows(n_people) {
                let written = drawable_names(people, stand_in);
                assert_eq!(written.len(), people.len());
                for (place, name) in written.iter().enumerate() {
                    let measure = text::measure(name, Font::Word, 44);
                    assert!(
                        measure.is_covered && measure.width > 10.0,
                        "{people:?}: {name}"
                    );
                    assert!(!written[..place].contains(name), "{written:?}");
                }
            }
        }
    }

    #[test]
    fn only_those_whose_name_cannot_be_written_or_was_before_are_called_otherwise() {
        let stand_in = |place: usize| format!("Speler {place}");
        let people = ["Marlene", "தமிழ்", "Jo", "ქართული", "Jo"];
        assert_eq!(
            drawable_names(&people, stand_in),
            ["Marlene", "Speler 2", "Jo", "Speler 4", "Jo (5)"]
        );
    }

    #[test]
    fn a_long_name_is_cut() {
        assert_eq!(drawable_name(&"i".repeat(20)), "i".repeat(20));
        assert_eq!(drawable_name(&"W".repeat(500)), "W".repeat(24));
    }
}
