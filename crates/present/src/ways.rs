//! The buttons of both halves of a turn, in the games in which a turn is a card that is used and one that is taken for it.

use crate::face::rows;
use crate::{Control, Emblem, Look, Msg, Press, Row};

/// A way in which the card may be used.
#[derive(Clone, Copy)]
pub(crate) struct Way<A> {
    pub first: A,
    pub look: Look,
    /// What its buttons show.
    pub emblem: Option<Emblem>,
    /// What its buttons say: with a card drawn in the same press, and alone.
    pub keys: [&'static str; 2],
    /// Whether nothing is to be decided between using the card and drawing one.
    pub may_draw: bool,
    /// Whether anything but drawing may follow.
    pub may_take: bool,
}

/// This many ways to take a card are buttons, which fill two lines of a phone; more are a menu.
const MOST_TAKING: usize = 2;

/// What discarding is called.
pub(crate) const DISCARD: [&str; 2] = [
    "button-classic-discard-and-draw",
    "button-classic-discard-then-take",
];

/// One press for all of a turn that ends with the draw pile, as nine of ten do; beside it the first half alone, where a card may
/// be taken instead; and the way back.
pub(crate) fn ways<A: Copy>(
    ways: &[Way<A>],
    and_draw: impl Fn(A) -> Press,
    alone: impl Fn(A) -> Press,
    back: Press,
) -> Vec<Row> {
    let control = |way: &Way<A>, press, key| Control {
        emblem: way.emblem,
        ..Control::new(press, Msg::new(key))
    };
    let drawing = ways
        .iter()
        .filter(|way| way.may_draw)
        .map(|way| control(way, and_draw(way.first), way.keys[0]).look(way.look));
    let is_split = |way: &&Way<A>| way.may_take || !way.may_draw;
    let taking = ways.iter().filter(is_split).map(|way| {
        let look = if way.may_draw { Look::Plain } else { way.look };
        control(way, alone(way.first), way.keys[1]).look(look)
    });
    let back = Control::new(back, Msg::new("button-back"));
    let mut buttons: Vec<Control> = drawing.collect();
    let taking: Vec<Control> = taking.collect();
    let mut menu = None;
    if taking.len() > MOST_TAKING {
        menu = Some(Row::Menu {
            placeholder: Msg::new("ways-then-take"),
            entries: taking,
        });
    } else {
        buttons.extend(taking);
    }
    buttons.push(back);
    menu.into_iter().chain(rows(&buttons)).collect()
}

/// The draw pile, the way back, and every card that may be taken, with what its button says and shows. `take` makes the buttons,
/// that of the draw pile from no card.
pub(crate) fn sources<C>(
    n_draw_pile: usize,
    back: Control,
    takable: impl Iterator<Item = (C, Msg, Emblem)>,
    take: impl Fn(Option<C>, Msg) -> Control,
) -> Vec<Row> {
    let pile = Msg::new("button-classic-draw").with("cards", n_draw_pile);
    let mut all = rows(&[take(None, pile).look(Look::Primary), back]);
    let takable = takable.map(|(card, label, emblem)| take(Some(card), label).emblem(emblem));
    all.extend(rows(&takable.collect::<Vec<_>>()));
    all
}
