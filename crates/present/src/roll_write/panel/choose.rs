//! Every pair of dice, and every way that an arrow may lead.

use crate::colour::{coloured, square};
use crate::describe::row;
use crate::roll_write::marks::{dice, dice_left};
use crate::{Control, Emblem, Look, Msg, Press, Row};
use lostcities_rules::games::Colour;
use lostcities_rules::games::roll_write::SheetScore;
use lostcities_rules::games::roll_write::{Action, Choice, Digit, Mark, NoTake, View};
use lostcities_rules::kernel::Seat;

/// What is to be done with which dice, and why some pairs cannot be taken.
pub(super) fn text(view: &View, own: Seat) -> Vec<Msg> {
    let active = view.active().and_then(|active| view.choice(active));
    let taken = active.and_then(Choice::pair);
    let key = if view.active() == Some(own) {
        "roll-write-your-roll"
    } else {
        "roll-write-your-choice"
    };
    let dice = view.roll().map(|roll| match taken {
        Some(pair) => dice_left(roll, pair),
        None => dice(roll),
    });
    let mut text: Vec<Msg> = dice
        .map(|dice| Msg::new(key).with("dice", dice))
        .into_iter()
        .collect();
    // Colours for which the same dice are too low are named together.
    let (mut too_low, mut complete) = (Vec::<(Vec<Digit>, String)>::new(), Vec::new());
    if let Some(offer) = view.offer(own) {
        for colour in offer.colours() {
            let refused = |digit| Some((digit, view.try_take(own, colour, digit).err()?));
            let refused: Vec<(Digit, NoTake)> = offer.digits().filter_map(refused).collect();
            let square = square(colour);
            match refused.first() {
                Some((_, NoTake::AtItsEnd)) => complete.push(row(square)),
                Some((_, NoTake::Falls(_))) => {
                    let digits = refused.iter().map(|&(digit, _)| digit).collect();
                    match too_low.iter_mut().find(|(same, _)| *same == digits) {
                        Some((_, squares)) => *squares = format!("{squares} {square}"),
                        None => too_low.push((digits, square.to_string())),
                    }
                }
                None => {}
            }
        }
    }
    let too_low = too_low.into_iter().map(|(digits, squares)| {
        let digits = digits.iter().map(|digit| row(digit.to_string()));
        let of_colours = Msg::new("square-cards").with("square", squares);
        of_colours.with("cards", digits.collect::<Vec<_>>())
    });
    let why = [
        ("roll-write-too-low", too_low.collect()),
        ("roll-write-at-end", complete),
    ];
    let why = why.into_iter().filter(|(_, dice)| !dice.is_empty());
    text.extend(why.map(|(key, dice)| Msg::new(key).with("dice", dice)));
    text
}

pub(super) fn refusal(view: &View, own: Seat) -> Msg {
    let mut sheet = *view.sheet(own);
    let before = SheetScore::of(&sheet, view.values()).dice;
    match sheet.refuse(view.values()).symbol {
        Some(count) => {
            let key = if sheet.is_exhausted() {
                "roll-write-refusal-exhausts"
            } else {
                "roll-write-refusal"
            };
            Msg::new(key)
                .with("count", count)
                .with("before", before)
                .with("after", SheetScore::of(&sheet, view.values()).dice)
        }
        None => Msg::new("roll-write-refusal-is-free"),
    }
}

/// A row for each colour that may be chosen, with every number; those that cannot be entered are disabled.
pub(super) fn pairs(view: &View, own: Seat, legal: &[Action]) -> Vec<Row> {
    let Some(offer) = view.offer(own) else {
        return Vec::new();
    };
    let row = |colour: Colour| {
        let mut controls: Vec<Control> = offer
            .digits()
            .map(|digit| {
                let action = Action::Take { colour, digit };
                let key = match view.try_take(own, colour, digit) {
                    Ok(Mark::EndArtefact) => "button-roll-write-end",
                    Ok(Mark::Circle | Mark::Number { .. }) | Err(_) => "button-roll-write-take",
                };
                let label = coloured(Msg::new(key), colour).with("digit", digit.to_string());
                pick(action, label, colour).enabled(legal.contains(&action))
            })
            .collect();
        let circle = Action::Circle(colour);
        if legal.contains(&circle) {
            let label = coloured(Msg::new("button-roll-write-circle"), colour);
            controls.push(pick(circle, label, colour));
        }
        Row::Buttons(controls)
    };
    offer.colours().map(row).collect()
}

/// A control that shows what an action would do.
fn pick(action: Action, label: Msg, colour: Colour) -> Control {
    Control::new(Press::Focus(action.to_string()), label).emblem(Emblem::Expedition(colour))
}

/// The control for refusing, if it is allowed.
pub(super) fn refuse(legal: &[Action]) -> Vec<Control> {
    let refuse = Action::Refuse;
    let label = Msg::new("button-roll-write-refuse");
    let control = Control::new(Press::Focus(refuse.to_string()), label)
        .emblem(Emblem::Die)
        .look(Look::Danger);
    if legal.contains(&refuse) {
        vec![control]
    } else {
        Vec::new()
    }
}

/// Every expedition that the arrow may lead to, and the way to leave it.
pub(super) fn arrows(view: &View, own: Seat, legal: &[Action]) -> Vec<Row> {
    let ways = view.sheet(own).places_for_arrow().map(|(colour, mark)| {
        let action = Action::Arrow(colour);
        let label = match mark {
            Mark::Number { number, .. } => coloured(Msg::new("button-roll-write-take"), colour)
                .with("digit", number.to_string()),
            Mark::EndArtefact | Mark::Circle => {
                coloured(Msg::new("button-roll-write-arrow-end"), colour)
            }
        };
        pick(action, label, colour).enabled(legal.contains(&action))
    });
    let ways: Vec<Control> = ways.collect();
    let mut rows: Vec<Row> = ways
        .chunks(3)
        .map(|row| Row::Buttons(row.to_vec()))
        .collect();
    let stop = Press::Act(Action::Stop.to_string());
    let stop = Control::new(stop, Msg::new("button-roll-write-stop")).look(Look::Danger);
    rows.push(Row::Buttons(vec![stop]));
    rows
}
