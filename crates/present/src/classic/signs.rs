//! The signs in the pictures of the classic game.

use crate::rules::{Sign, legend, sign};
use crate::scene::{City, Group, Hue, Light, Mark};
use crate::{Face, Msg};

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

/// The city of an expedition in debt, and one that pays.
fn score() -> Sign {
    let city = |light| City::new(Hue::Blue, light);
    let group = Group::new()
        .with(-95, -36, city(Light::Dark))
        .with(-1, -36, city(Light::Lit));
    Sign::new(group, Msg::new("sign-classic-score"))
}
