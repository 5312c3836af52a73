//! The signs in the pictures of Rivals.

use super::board::gavel;
use crate::rules::{Sign, legend, sign};
use crate::scene::{Group, Hue, Label, Paint, Plate, Stamp, Symbol, Tone};
use crate::{Face, Msg};
use lostcities_rules::games::values::Values;

pub(super) fn signs(say: &dyn Fn(&Msg) -> String) -> Face {
    let all = vec![
        footprints(),
        coins(),
        points(),
        row(),
        dots(),
        bids(),
        passed(),
        piles(),
        sign::turn(),
        sign::winner(),
    ];
    legend(all, say)
}

fn footprints() -> Sign {
    let print = Stamp::new(Symbol::Footprint, 60, Paint::Chalk);
    let group = Group::new().with(-36, 0, print).with(36, 0, print);
    Sign::new(group, Msg::new("sign-rivals-footprints"))
}

fn coins() -> Sign {
    let mut group = Group::new();
    sign::coin(&mut group, 0, "");
    Sign::new(group, Msg::new("sign-rivals-coins"))
}

fn points() -> Sign {
    let star = sign::symbol(Symbol::Star, Paint::Slate);
    Sign::new(star, Msg::new("sign-rivals-points"))
}

/// The ground of a row's cell.
fn cell() -> Group {
    let cell = Plate::new(160, 92, 12).fill(Paint::Of(Hue::White, Tone::Full));
    Group::new().with(-80, -46, cell)
}

fn row() -> Sign {
    let group = cell()
        .with(-36, 0, Label::number("8", 76, Paint::Ink))
        .with(10, -38, Plate::pill(58, 36).fill(Paint::Ink))
        .with(39, -20, Label::number("×3", 34, Paint::Chalk))
        .with(38, 22, Label::number("=9", 44, Paint::Ink));
    Sign::new(group, Msg::new("sign-rivals-row"))
}

fn dots() -> Sign {
    let mut group = cell();
    for (x, is_filled) in (-58..).step_by(32).zip([true, true, false, false]) {
        let dot = Plate::disc(22);
        let dot = if is_filled {
            dot.fill(Paint::Ink)
        } else {
            dot.edge(Paint::Of(Hue::White, Tone::Rim), 4)
        };
        group.put(x, -11, dot);
    }
    let values = &Values::latest().rivals;
    let words = Msg::new("sign-rivals-dots")
        .with("numbers", values.bonus_min_numbers.value)
        .with("bonus", values.bonus.value);
    Sign::new(group, words)
}

fn bids() -> Sign {
    let mut group = Group::new();
    group.put(-92, -22, gavel(Paint::Slate));
    group.put(-24, -46, Plate::new(116, 92, 14).fill(Paint::GoldPanel));
    sign::coin(&mut group, 34, "6");
    Sign::new(group, Msg::new("sign-rivals-bids"))
}

fn passed() -> Sign {
    let mut group = Group::new();
    sign::coin(&mut group, 0, "3");
    group.put(-52, -5, Plate::pill(104, 10).fill(Paint::Loss));
    Sign::new(group, Msg::new("sign-rivals-passed"))
}

fn piles() -> Sign {
    let back = Plate::new(36, 50, 8);
    let group = Group::new()
        .with(-90, -25, back.edge(Paint::Back, 4))
        .with(-42, -25, back.edge(Paint::Back, 4))
        .with(6, -25, back.fill(Paint::Gold))
        .with(54, -25, back.fill(Paint::Back));
    Sign::new(group, Msg::new("sign-rivals-piles"))
}
