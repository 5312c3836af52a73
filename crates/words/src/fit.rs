//! Making a text fit where Discord limits its length.

/// What is left of a text that was cut ends so.
const ELLIPSIS: char = '…';

/// The text, cut to at most `max` characters: after a line or sentence if one ends in the second half, else after a
/// word, and with an ellipsis in any case.
///
/// ```
/// use lostcities_words::fit;
///
/// assert_eq!(fit("Short.", 20), "Short.");
/// assert_eq!(fit("One sentence. Another one.", 20), "One sentence. …");
/// ```
pub fn fit(text: &str, max: usize) -> String {
    if text.chars().count() <= max {
        return text.to_owned();
    }
    // The ellipsis, and a blank before it, need their place too.
    let Some(room) = max.checked_sub(2) else {
        return ELLIPSIS.to_string().repeat(max.min(1));
    };
    let head: Vec<char> = text.chars().take(room + 1).collect();
    let late = room / 2;
    let after_line = head.iter().rposition(|&c| c == '\n');
    let after_sentence = head
        .windows(2)
        .rposition(|pair| matches!(pair[0], '.' | '!' | '?') && pair[1].is_whitespace())
        .map(|end| end + 1);
    let after_word = head.iter().rposition(|c| c.is_whitespace());
    let cut = |end: Option<usize>| end.filter(|&end| end > late);
    let (end, blank) = match (cut(after_line), cut(after_sentence), cut(after_word)) {
        (Some(line), sentence, _) if sentence.is_none_or(|sentence| sentence <= line) => {
            (line, Some('\n'))
        }
        (_, Some(sentence), _) => (sentence, Some(' ')),
        (_, _, Some(word)) => (word, Some(' ')),
        (_, None, None) => (room, None),
    };
    let kept = head.into_iter().take(end);
    kept.chain(blank).chain([ELLIPSIS]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_cut_comes_after_a_line_a_sentence_or_a_word() {
        for (text, max, kept) in [
            (
                "first line\nsecond line\nthird",
                26,
                "first line\nsecond line\n…",
            ),
            ("One. Two two. Three three three", 20, "One. Two two. …"),
            ("no sentence ends anywhere here", 16, "no sentence …"),
            ("abcdefghijklmnop", 6, "abcd…"),
            ("fits", 4, "fits"),
            ("fits not", 1, "…"),
            ("fits not", 0, ""),
        ] {
            assert_eq!(fit(text, max), kept);
        }
    }

    proptest! {
        #[test]
        fn nothing_is_ever_too_long(text in "(?s).{0,80}", max in 0_usize..60) {
            let fitted = fit(&text, max);
            prop_assert!(fitted.chars().count() <= max);
            prop_assert_eq!(fitted == text, text.chars().count() <= max);
        }
    }
}
