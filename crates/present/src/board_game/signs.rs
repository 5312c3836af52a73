//! The signs in the pictures of the board game.

use crate::mark::SeatMark;
use crate::rules::{Sign, legend, sign};
use crate::scene::{Group, Hue, Label, Paint, Plate, Stamp, Symbol, Tone};
use crate::{Face, Msg};
use lostcities_rules::games::values::{BoardGameValues, Values};
use lostcities_rules::kernel::Seat;

pub(super) fn signs(say: &dyn Fn(&Msg) -> String) -> Face {
    let all = vec![
        points(),
        figures(),
        tiles(),
        bridge(),
        city(),
        own_card(),
        sign::discards(),
        sign::draw_pile(),
        sign::turn(),
        sign::frames(),
        sign::hand(),
    ];
    legend(all, say)
}

fn values() -> &'static BoardGameValues {
    &Values::latest().board_game
}

fn points() -> Sign {
    let mut group = Group::new();
    sign::coin(&mut group, -52, "");
    group.put(46, 0, Label::number(Label::signed(20), 48, Paint::Slate));
    Sign::new(group, Msg::new("sign-board-game-points"))
}

fn figures() -> Sign {
    let mut group = Group::new();
    for (seat, x) in Seat::all(2).zip([-48, 48]) {
        let mark = SeatMark::of(seat);
        group.put(x, 8, mark.drawn(78));
        group.put(x, 9, Label::number("8", 48, mark.text));
    }
    group.put(48, -34, Stamp::new(Symbol::Crown, 40, Paint::Gold));
    let words = Msg::new("sign-board-game-figures").with("factor", values().leader_factor.value);
    Sign::new(group, words)
}

fn tiles() -> Sign {
    let square = Plate::new(58, 58, 12).fill(Paint::Ink);
    let onward = Paint::Of(Hue::Green, Tone::Halo);
    let coin = Plate::disc(58);
    let group = Group::new()
        .with(-95, -29, square)
        .with(-66, 0, Stamp::new(Symbol::Onward, 42, onward))
        .with(-29, -29, coin.fill(Paint::Gold))
        .with(0, 1, Label::number("5", 38, Paint::Ink))
        .with(37, -29, square)
        .with(66, 0, Stamp::new(Symbol::Artefact, 42, Paint::Gold));
    Sign::new(group, Msg::new("sign-board-game-tiles"))
}

fn bridge() -> Sign {
    let n_figures = values().round_end_figures.value;
    let lamp = Plate::disc(48).edge(Paint::Ink, 4);
    let group = Group::new()
        .with(-96, -26, Plate::pill(120, 52).fill(Paint::GoldShade))
        .with(-68, 0, Stamp::new(Symbol::Bridge, 38, Paint::Ink))
        .with(
            -14,
            0,
            Label::number(format!("2/{n_figures}"), 40, Paint::Ink),
        )
        .with(40, -24, lamp.fill(Paint::Gold));
    Sign::new(
        group,
        Msg::new("sign-board-game-bridge").with("figures", n_figures),
    )
}

fn city() -> Sign {
    let city = sign::symbol(Symbol::City, Paint::Of(Hue::Green, Tone::Full));
    Sign::new(city, Msg::new("sign-board-game-city"))
}

fn own_card() -> Sign {
    let group = Group::new()
        .with(
            -50,
            -30,
            Plate::new(100, 60, 12).fill(Paint::Of(Hue::Yellow, Tone::Full)),
        )
        .with(0, 0, Label::number("7", 50, Paint::Ink));
    Sign::new(group, Msg::new("sign-board-game-own-card"))
}
