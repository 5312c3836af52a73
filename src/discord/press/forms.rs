//! Every form of custom id that was ever posted, with what it means. Rows are added and never changed: a message with such a
//! button may be pressed years later.

use super::*;

/// A button of match 12 at version 34.
const fn of_match(press: Press) -> Button {
    Button::new(MatchId(12), 34, press)
}

/// Buttons of a match.
fn forms_of_match() -> Vec<(&'static str, Press)> {
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
