//! Every button reads as it is written, and nothing else is one of ours.

use proptest::prelude::*;

use super::*;
use crate::kernel::{Seat, Viewer};

proptest! {
    #[test]
    fn whatever_reads_as_a_button_is_written_like_that(
        text in "\\PC{0,60}|v1:[0-9]{1,3}:[0-9]{1,3}:[!a-z0-9.:-]{0,60}|v1:1:1:!(computers|remove|at)\\.\\PC{0,20}|v1:1:1:!at\\.(all|[0-9])\\.[0-9]{1,6}\\.(here|next)"
    ) {
        if let Ok(button) = text.parse::<Button>() {
            prop_assert!(text.len() <= 100);
            prop_assert_eq!(button.to_string(), text);
        }
    }

    #[test]
    fn whatever_is_chosen_from_a_menu_never_panics(menu in "\\PC{0,40}|v1:1:1:menu\\.[0-9]", entry in "\\PC{0,60}") {
        let _ = Button::chosen(&menu, &entry);
    }
}

#[test]
fn a_menu_only_means_what_menus_offer() {
    let menu = Button::menu(MatchId(7), 42, "0");
    for entry in ["!at.all.3.here"] {
        let chosen = Button::chosen(&menu, entry).expect("an entry");
        assert_eq!(chosen.to_string(), format!("v1:7:42:{entry}"));
    }
    for (menu, entry) in [
        (menu.as_str(), "!resign-for-sure"),
        (menu.as_str(), "!accept-draw"),
        (menu.as_str(), "!replay"),
        (menu.as_str(), ""),
        ("v1:7:42:draw", "!at.all.3.here"),
        ("v1:7:menu.0", "42:!at.all.3.here"),
        ("menu.0", "!at.all.3.here"),
        ("", "!at.all.3.here"),
    ] {
        assert_eq!(
            Button::chosen(menu, entry),
            Err(UnknownButton),
            "{menu:?} {entry:?}"
        );
    }
}

#[test]
fn every_button_reads_as_it_is_written() {
    let plain = Press::PLAIN.into_iter().map(|(press, _)| press);
    for press in plain.chain([
        Press::Computers(4),
        Press::Remove(PersonId(u64::MAX)),
        Press::At(Stop {
            turn: u16::MAX,
            eyes: Viewer::Seat(Seat::FIRST),
            way: Way::Previous,
        }),
        Press::At(Stop {
            turn: 0,
            eyes: Viewer::Spectator,
            way: Way::Here,
        }),
    ]) {
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
        "v1:1:1:!at.5.0.here",
        "v1:1:1:!at.all.65536.here",
        "v1:1:1:!at.all.0.back",
        "v1:1:1:!at.all.0",
        "v1:1:1:é",
        "v1:1:1:a b",
        "v1:99999999999999999999:1:draw",
    ] {
        assert_eq!(text.parse::<Button>(), Err(UnknownButton), "{text:?}");
    }
}
