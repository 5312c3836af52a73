//! Every button reads as it is written, and nothing else is one of ours.

use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn whatever_reads_as_a_button_is_written_like_that(
        text in "\\PC{0,60}|v1:[0-9]{1,3}:[0-9]{1,3}:[!a-z0-9.:-]{0,60}|v1:1:1:!(computers|remove)\\.\\PC{0,20}"
    ) {
        if let Ok(button) = text.parse::<Button>() {
            prop_assert!(text.len() <= 100);
            prop_assert_eq!(button.to_string(), text);
        }
    }
}

#[test]
fn every_button_reads_as_it_is_written() {
    let plain = Press::PLAIN.into_iter().map(|(press, _)| press);
    for press in plain.chain([Press::Computers(4), Press::Remove(PersonId(u64::MAX))]) {
        let button = Button::new(MatchId(u64::MAX), u64::MAX, press);
        let text = button.to_string();
        assert!(text.len() <= 100, "{text}");
        assert_eq!(text.parse(), Ok(button), "{text}");
    }
}

#[test]
fn nothing_else_is_one_of_our_buttons() {
    for text in [
        "",
        "v1",
        "v1:1",
        "v1:1:1",
        "v1:1:1:",
        "v2:1:1:draw",
        "v1:x:1:draw",
        "v1:1:-1:draw",
        "v1:01:1:draw",
        "v1:1:+1:draw",
        "v1:1:1:!",
        "v1:1:1:!unknown",
        "v1:1:1:!computers.256",
        "v1:1:1:!remove.Anna",
        "v1:1:1:é",
        "v1:1:1:a b",
        "v1:99999999999999999999:1:draw",
    ] {
        assert_eq!(text.parse::<Button>(), Err(UnknownButton), "{text:?}");
    }
}
