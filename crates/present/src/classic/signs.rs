//! The signs in the pictures of the classic game.

use crate::rules::{Sign, legend, sign};
use crate::scene::{Group, Hue, Label, Mark, Paint, Plate, Tone};
use crate::{Face, Msg};

/// All of them with what they mean.
pub(super) fn signs(say: &dyn Fn(&Msg) -> String) -> Face {
    let all = vec![
        wager(),
        score(),
        sign::discards(),
        sign::draw_pile(),
        sign::turn(),
        sign::frames(),
        sign::hand(),
        sign::round(),
        sign::winner(),
    ];
    legend(all, say)
}

fn wager() -> Sign {
    let mut group = Group::new();
    sign::card(&mut group, -90, Hue::Red, Mark::Wager, false);
    sign::card(&mut group, 4, Hue::Red, Mark::Hidden, false);
    sign::card(&mut group, 15, Hue::Red, Mark::Stakes(3), false);
    Sign::new(group, Msg::new("sign-classic-wager"))
}

fn score() -> Sign {
    let pill = Plate::pill(110, 64).fill(Paint::Of(Hue::Yellow, Tone::Row));
    let number = Label::number(Label::plain(-7), 50, Paint::Loss);
    let group = Group::new().with(-55, -32, pill).with(0, 0, number);
    Sign::new(group, Msg::new("sign-classic-score"))
}
