//! Arrows and artefacts, and where they lead: examples R8 and R9.

use super::script::{A, B, Table};
use super::values_with;
use crate::games::Colour;
use crate::games::roll_write::{Circle, Columns, Entry, Mark, NoTake, Order};
use crate::kernel::{Game, Illegal, Seats, Turn};

#[test]
fn r8_an_arrow_leads_to_any_own_expedition_but_not_to_a_circle() {
    let values = values_with(|section| {
        section["arrow_fields"]["value"]["r"] = [3, 8].into();
    });
    let position = || {
        Table::with(2, Order::Together, values)
            .sheet(A, "r:2,2 o:2 g:1,1,1,1,1,1,1,1,1")
            .roll("rrr444")
            .acts(A, "take.r.4")
    };
    let mut table = position();
    assert_eq!(
        table.legal(A),
        [
            "accelerate.y",
            "accelerate.b",
            "accelerate.g",
            "accelerate.r",
            "accelerate.p",
            "accelerate.o",
            "stop"
        ]
    );
    assert_eq!(table.act(A, "circle.b"), Err(Illegal::NotAllowed));
    assert_eq!(table.act(A, "refuse"), Err(Illegal::NotAllowed));
    for (action, colour, numbers) in [
        ("accelerate.o", Colour::Orange, vec![2, 2]),
        ("accelerate.y", Colour::Yellow, vec![1]),
        ("accelerate.b", Colour::Blue, vec![1]),
        ("accelerate.p", Colour::Purple, vec![1]),
        ("accelerate.r", Colour::Red, vec![2, 2, 4, 4]),
        ("accelerate.g", Colour::Green, vec![1; 9]),
        ("stop", Colour::Red, vec![2, 2, 4]),
    ] {
        let table = position().acts(A, action);
        assert_eq!(table.numbers(A, colour), numbers, "{action}");
        let ticks = table
            .view()
            .sheet(A)
            .expedition(Colour::Green)
            .has_end_artefact();
        assert_eq!(ticks, action == "accelerate.g");
        assert_eq!(
            table.view().sheet(A).artefacts(),
            u8::from(action == "accelerate.g")
        );
    }
}

#[test]
fn r9_a_complete_expedition_takes_the_artefact_at_its_end_once() {
    let position = |end: &str| {
        Table::new(2, Order::Together)
            .sheet(A, &format!("g:1,1,2,3,3,4,6,7,8{end}"))
            .roll("ggg089")
    };
    assert_eq!(
        position("").legal(A),
        ["take.g.0", "take.g.8", "take.g.9", "refuse"]
    );
    let mut table = position("").acts(A, "take.g.8");
    assert_eq!(table.view().sheet(A).artefacts(), 1);
    assert!(
        table
            .view()
            .sheet(A)
            .expedition(Colour::Green)
            .has_end_artefact()
    );
    assert_eq!(table.act(A, "take.g.9"), Err(Illegal::NotYourTurn));
    assert_eq!(position(",+").legal(A), ["refuse"]);
    let nine = "9".parse().expect("a digit");
    let refused = position(",+").view().try_take(A, Colour::Green, nine);
    assert_eq!(refused, Err(NoTake::AtItsEnd));
    let mut low = Table::new(2, Order::Together)
        .sheet(A, "g:1,1,2,3,3,4,6,7,8")
        .roll("ggg777");
    assert_eq!(low.act(A, "take.g.7"), Err(Illegal::NotAllowed));
}

#[test]
fn a_player_who_may_use_an_arrow_has_a_choice() {
    let table = Table::new(2, Order::Together)
        .sheet(A, "r:1,1,1")
        .roll("rrr222")
        .acts(A, "take.r.2");
    assert!(table.view().is_on_arrow(A));
    assert_eq!(table.game.forced(A), None);
}

#[test]
fn an_arrow_chain_goes_over_three_fields() {
    // Red 4, orange 2 and green 4 have arrows, blue 1 has nothing.
    let table = Table::new(2, Order::Together)
        .sheet(A, "r:1,1,1 o:3 g:5,5,5")
        .roll("rrr222")
        .acts(A, "take.r.2 accelerate.o accelerate.g");
    assert!(table.view().is_on_arrow(A));
    assert_eq!(table.game.turn(), Turn::Seats(Seats::one(A).with(B)));
    let table = table.acts(A, "accelerate.b");
    assert!(!table.view().is_on_arrow(A));
    let entries: Vec<_> = table
        .view()
        .choice(A)
        .expect("chosen")
        .entries()
        .copied()
        .collect();
    let entry = |colour, field, number, is_arrow| Entry {
        colour,
        mark: Mark::Number { field, number },
        artefact: None,
        is_arrow,
        bridges: Columns::NONE,
    };
    assert_eq!(
        entries,
        [
            entry(Colour::Red, 4, 2, true),
            entry(Colour::Orange, 2, 3, true),
            entry(Colour::Green, 4, 5, true),
            entry(Colour::Blue, 1, 1, false),
        ]
    );
    assert_eq!(
        table.view().sheet(A).expedition(Colour::Blue).circle(),
        Circle::Closed,
        "an arrow that begins an expedition closes its circle"
    );
}

#[test]
fn an_arrow_always_leads_somewhere() {
    let full = "1,1,1,1,1,1,1,1,1,+";
    let values = values_with(|section| {
        section["artefact_fields"]["value"]["r"] = [2, 6].into();
        section["arrow_fields"]["value"]["r"] = [9].into();
    });
    let others = ["o", "y", "g", "b", "p"].map(|colour| format!("{colour}:{full}"));
    let position = |red: &str| {
        Table::with(2, Order::Together, values)
            .sheet(A, &format!("r:{red} {}", others.join(" ")))
            .roll("rrr222")
            .acts(A, "take.r.2")
    };
    // The ninth field has an arrow, and the artefact above it is all that is left.
    let table = position("1,1,1,1,1,1,1,1");
    assert_eq!(table.legal(A), ["accelerate.r", "stop"]);
    let table = table.acts(A, "accelerate.r");
    assert_eq!(table.legal(A), [""; 0]);
}

#[test]
fn a_ninth_artefact_is_the_last() {
    let table = Table::new(2, Order::Together)
        .sheet(A, "r:1")
        .marked(A, |sheet| sheet.hatch(9, 0))
        .roll("rrr111")
        .acts(A, "take.r.1");
    assert_eq!(table.view().sheet(A).artefacts(), 9);
    let choice = table.view().choice(A).cloned().expect("chosen");
    assert_eq!(choice.entries().next().expect("entered").artefact, None);
}
