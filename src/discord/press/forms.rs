//! Every form of custom id that was ever posted, with what it means. Rows are added and never changed: a message with such a
//! button may be pressed years later.

use super::*;
use crate::kernel::{Seat, Viewer};

/// A button of match 12 at version 34.
const fn of_match(press: Press) -> Button {
    Button::new(MatchId(12), 34, press)
}

fn at(turn: u16, eyes: Viewer, way: Way) -> Press {
    Press::At(Stop { turn, eyes, way })
}

/// Buttons of a match.
fn forms_of_match() -> Vec<(&'static str, Press)> {
    let seat = Viewer::Seat(Seat::FIRST);
    vec![
        ("!more", Press::More),
        ("!text", Press::Text),
        ("!move-down", Press::MoveDown),
        ("!resign", Press::Resign),
        ("!resign-for-sure", Press::ResignForSure),
        ("!offer-draw", Press::OfferDraw),
        ("!accept-draw", Press::AcceptDraw),
        ("!decline-draw", Press::DeclineDraw),
        ("!accept", Press::Accept),
        ("!decline", Press::Decline),
        ("!withdraw", Press::Withdraw),
        ("!join", Press::Join),
        ("!leave", Press::Leave),
        ("!start", Press::Start),
        ("!manage", Press::Manage),
        ("!computers.3", Press::Computers(3)),
        ("!remove.77", Press::Remove(PersonId(77))),
        ("!rematch", Press::Rematch),
        ("!replay", Press::Replay),
        ("!at.all.0.here", at(0, Viewer::Spectator, Way::Here)),
        ("!at.all.3.first", at(3, Viewer::Spectator, Way::First)),
        ("!at.0.3.previous", at(3, seat, Way::Previous)),
        ("!at.0.3.next", at(3, seat, Way::Next)),
        ("!at.0.3.last", at(3, seat, Way::Last)),
        ("!animation", Press::Animation),
        ("!match-file", Press::MatchFile),
        ("!check", Press::Check),
    ]
}

#[test]
fn every_form_that_was_posted_keeps_its_meaning() {
    for (form, press) in forms_of_match() {
        let text = format!("v1:12:34:{form}");
        let button = of_match(press);
        assert_eq!(text.parse(), Ok(button.clone()), "{text}");
        assert_eq!(button.to_string(), text);
    }
}

#[test]
fn every_form_that_a_menu_offers_keeps_its_meaning() {
    for (menu, entry, button) in [
        (
            "v1:12:0:menu.turn",
            "!at.all.3.here",
            Button::new(MatchId(12), 0, at(3, Viewer::Spectator, Way::Here)),
        ),
        (
            "v1:12:0:menu.eyes",
            "!at.0.3.here",
            Button::new(MatchId(12), 0, at(3, Viewer::Seat(Seat::FIRST), Way::Here)),
        ),
    ] {
        assert_eq!(Button::chosen(menu, entry), Ok(button), "{menu} {entry}");
    }
}
