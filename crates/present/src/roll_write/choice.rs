//! Actions in words.

use super::marks::mark;
use crate::Msg;
use crate::colour::coloured;
use lostcities_rules::games::roll_write::{Action, Digit, Mark, View};

pub(super) fn choice(view: &View, action: Action) -> Msg {
    let seat = view.viewer().seat();
    let sheet = seat.map(|seat| view.sheet(seat));
    match action {
        Action::Take { colour, digit } => {
            let place = sheet.and_then(|sheet| sheet.place_for(colour, digit));
            take(Msg::new("roll-write-choice-take"), colour, digit, place)
        }
        Action::Circle(colour) => take(
            Msg::new("roll-write-choice-take"),
            colour,
            Digit::ZERO,
            Some(Mark::Circle),
        ),
        Action::Refuse => Msg::new("roll-write-choice-refuse"),
        Action::Arrow(colour) => {
            let place = sheet.and_then(|sheet| sheet.expedition(colour).place_for_arrow());
            coloured(Msg::new("roll-write-choice-arrow"), colour)
                .with("mark", place.map_or(Msg::new("list-none"), mark))
        }
        Action::Stop => Msg::new("roll-write-choice-stop"),
        Action::Order => Msg::new("button-roll-write-order"),
    }
}

fn take(
    msg: Msg,
    colour: lostcities_rules::games::Colour,
    digit: Digit,
    place: Option<Mark>,
) -> Msg {
    coloured(msg, colour)
        .with("digit", digit.to_string())
        .with("mark", place.map_or(Msg::new("list-none"), mark))
}
