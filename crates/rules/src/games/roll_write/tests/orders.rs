//! Together and in turn: who may choose when, and that the order does not matter.

use std::collections::BTreeSet;

use super::script::{A, B, C, Table};
use crate::games::roll_write::{Order, RollWrite};
use crate::kernel::{Illegal, Seat, Seats};

#[test]
fn nobody_chooses_before_the_active_player_has_picked() {
    for order in [Order::Together, Order::InTurn] {
        let mut table = Table::new(3, order).roll("rgb123");
        assert_eq!(table.view().to_act(), Seats::one(A));
        assert_eq!(table.act(B, "take.g.2"), Err(Illegal::NotYourTurn));
        assert_eq!(table.view().missing(), Seats::all(3));
    }
}

#[test]
fn together_all_others_choose_at_the_same_time() {
    let table = Table::new(3, Order::Together)
        .roll("rgb123")
        .acts(A, "take.r.1");
    assert_eq!(table.view().to_act(), Seats::all(3).without(A));
    let table = table.acts(C, "take.g.2");
    assert_eq!(table.view().to_act(), Seats::one(B));
}

#[test]
fn together_nobody_waits_for_an_arrow_of_the_active_player() {
    let table = Table::new(3, Order::Together)
        .sheet(A, "o:1")
        .roll("ogb123")
        .acts(A, "take.o.1");
    assert_eq!(table.view().to_act(), Seats::all(3));
    let table = table.acts(B, "refuse").acts(C, "refuse");
    assert_eq!(table.view().to_act(), Seats::one(A));
    let table = table.acts(A, "stop");
    assert_eq!(table.view().active(), Some(B), "the turn is over");
}

#[test]
fn in_turn_everybody_waits_for_the_one_before() {
    let mut table = Table::new(3, Order::InTurn)
        .sheet(A, "o:1")
        .roll("ogb123")
        .acts(A, "take.o.1");
    assert_eq!(
        table.view().to_act(),
        Seats::one(A),
        "its arrow comes first"
    );
    let mut table = {
        assert_eq!(table.act(B, "refuse"), Err(Illegal::NotYourTurn));
        table.acts(A, "stop")
    };
    assert_eq!(table.view().to_act(), Seats::one(B));
    assert_eq!(table.act(C, "refuse"), Err(Illegal::NotYourTurn));
    let table = table.acts(B, "take.g.2").acts(C, "refuse").roll("ogb123");
    assert_eq!(
        table.view().to_act(),
        Seats::one(B),
        "the next active player"
    );
    let table = table.acts(B, "refuse");
    assert_eq!(table.view().to_act(), Seats::one(C), "clockwise");
}

#[test]
fn whoever_asks_has_everybody_choose_clockwise_until_the_roll_is_chosen() {
    for asks in [A, B, C] {
        let table = Table::new(4, Order::Together)
            .roll("rgb123")
            .acts(asks, "order");
        assert_eq!(table.view().to_act(), Seats::one(A));
        let mut table = table.acts(A, "take.r.1");
        assert_eq!(table.view().to_act(), Seats::one(B));
        assert_eq!(table.act(C, "take.g.2"), Err(Illegal::NotYourTurn));
        assert_eq!(table.act(C, "order"), Err(Illegal::NotYourTurn), "again");
        assert_eq!(table.act(B, "order"), Err(Illegal::NotAllowed), "again");
        let table = table.acts(B, "take.g.2").acts(C, "refuse");
        let table = table.acts(C.next(4), "refuse").roll("rgb123");
        let table = table.acts(B, "take.r.1");
        assert_eq!(table.view().to_act(), Seats::all(4).without(B), "together");
    }
}

#[test]
fn turn_order_is_asked_for_before_ones_own_choice_while_others_could_choose_at_once() {
    let table = Table::new(3, Order::Together)
        .sheet(C, "o:1")
        .roll("ogb123")
        .acts(A, "take.g.2");
    let mut table = table.acts(C, "take.o.1");
    assert_eq!(table.act(A, "order"), Err(Illegal::NotYourTurn), "chosen");
    // C waits with the arrow that it has reached.
    let mut table = table.acts(B, "order");
    assert_eq!(table.view().to_act(), Seats::one(B));
    assert_eq!(table.act(C, "stop"), Err(Illegal::NotYourTurn));
    let mut table = table.acts(B, "refuse").acts(C, "stop");
    assert_eq!(table.act(B, "order"), Err(Illegal::NotYourTurn), "no roll");
    let mut pair = Table::new(2, Order::Together).roll("ogb123");
    assert_eq!(pair.act(A, "order"), Err(Illegal::NotAllowed), "one other");
    let mut agreed = Table::new(3, Order::InTurn).roll("ogb123");
    assert_eq!(agreed.act(A, "order"), Err(Illegal::NotAllowed), "agreed");
}

/// Five seats that are about to cross bridges, two of them over an arrow.
fn five() -> Table {
    let seat = |index| Seat::new(index).expect("a seat");
    Table::new(5, Order::Together)
        .sheet(seat(0), "p:1,1,1,1,1,1")
        .sheet(seat(1), "p:1,1,1,1,1,1")
        .sheet(seat(2), "o:1 g:1,1,1,1,1,1")
        .marked(seat(3), |sheet| sheet.hatch(0, 6))
        .sheet(seat(4), "g:1,1,1,1,1,1")
        .roll("pog193")
}

/// What each seat does, click by click.
const CLICKS: [&[&str]; 5] = [
    &["take.p.9"],
    &["take.g.1"],
    &["take.o.1", "accelerate.g", "stop"],
    &["refuse"],
    &["take.g.3", "stop"],
];

/// One of the 120 orders of five.
fn order(mut number: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..5).collect();
    let places = (1..=5).rev().map(|n_left| {
        let place = number % n_left;
        number /= n_left;
        place
    });
    places.map(|place| left.remove(place)).collect()
}

/// Everybody clicks in this order until all have chosen, those who were too early again; the position and the summary of
/// the turn.
fn played(order: &[usize]) -> (RollWrite, String) {
    let mut table = five();
    let mut clicks = CLICKS;
    while clicks.iter().any(|left| !left.is_empty()) {
        for &index in order {
            let seat = Seat::all(5).nth(index).expect("a seat");
            if let Some((next, rest)) = clicks[index].split_first()
                && table.act(seat, next).is_ok()
            {
                clicks[index] = rest;
            }
        }
    }
    let told = table.told.pop().expect("the turn is told");
    (table.game, format!("{told:?}"))
}

#[test]
fn all_120_orders_in_which_five_people_choose_lead_to_the_same() {
    let all: BTreeSet<Vec<usize>> = (0..120).map(order).collect();
    assert_eq!(all.len(), 120);
    let expected = played(&[0, 1, 2, 3, 4]);
    assert!(expected.1.starts_with("TurnEnded"), "{}", expected.1);
    for order in all {
        assert_eq!(played(&order), expected, "{order:?}");
    }
}
