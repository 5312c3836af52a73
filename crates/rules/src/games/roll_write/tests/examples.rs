//! Turns: examples R6 to R12, arrow chains, exhausted players, and the end.

use super::script::{A, B, C, Table};
use super::values_with;
use crate::games::Colour;
use crate::games::roll_write::{
    Action, Bridge, Circle, Column, Columns, Effect, Entry, Mark, NoTake, Order, Phase,
};
use crate::kernel::{Game, Illegal, Seats, Turn};

#[test]
fn r6_only_what_can_be_entered_may_be_taken() {
    let mut table = Table::new(2, Order::Together)
        .sheet(B, "r:5")
        .roll("byr049")
        .acts(A, "take.y.9");
    assert_eq!(
        table.legal(B),
        ["take.b.0", "take.b.4", "take.r.0", "circle.b", "refuse"]
    );
    assert_eq!(table.act(B, "take.r.4"), Err(Illegal::NotAllowed));
    let four = "4".parse().expect("a digit");
    let refused = table.view().try_take(B, Colour::Red, four);
    assert_eq!(refused, Err(NoTake::Falls(5)));
    let table = table.acts(B, "take.b.0");
    assert_eq!(table.numbers(B, Colour::Blue), [10]);
}

#[test]
fn r7_a_zero_on_a_begun_expedition_is_a_ten() {
    let mut table = Table::new(2, Order::Together)
        .sheet(A, "y:3")
        .roll("yyy000");
    assert_eq!(table.legal(A), ["take.y.0", "refuse"]);
    assert_eq!(table.act(A, "circle.y"), Err(Illegal::NotAllowed));
    let table = table.acts(A, "take.y.0");
    assert_eq!(table.numbers(A, Colour::Yellow), [3, 10]);
    let sheet = *table.view().sheet(A);
    assert_eq!(sheet.expedition(Colour::Yellow).circle(), Circle::Closed);
}

#[test]
fn a_second_zero_after_the_circle_is_a_ten() {
    let table = Table::new(2, Order::Together)
        .sheet(A, "y:x")
        .roll("yyy000");
    assert_eq!(table.legal(A), ["take.y.0", "refuse"]);
}

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

const PURPLE: Column = Column::Expedition(Colour::Purple);

#[test]
fn r10_all_who_cross_a_bridge_in_the_same_turn_win_it() {
    let six = "p:1,1,1,1,1,1";
    let table = Table::new(3, Order::Together)
        .sheet(A, six)
        .sheet(B, six)
        .sheet(C, six)
        .roll("ppr999")
        .acts(A, "take.p.9")
        .acts(B, "refuse");
    assert_eq!(
        table.view().bridge(A, PURPLE),
        Bridge::Open,
        "not yet settled"
    );
    assert_eq!(table.view().reached(PURPLE), Seats::one(A));
    let table = table.acts(C, "take.p.9");
    let bridges = [A, B, C].map(|seat| table.view().bridge(seat, PURPLE));
    assert_eq!(bridges, [Bridge::Won, Bridge::Lost, Bridge::Won]);
    let settled = table.told.iter().find_map(|effect| match effect {
        Effect::TurnEnded { bridges, .. } => Some(bridges.clone()),
        _ => None,
    });
    assert_eq!(settled, Some(vec![(PURPLE, Seats::one(A).with(C))]));
    let table = table
        .roll("ppr999")
        .acts(B, "take.p.9")
        .acts(A, "refuse")
        .acts(C, "refuse");
    let view = table.view();
    assert_eq!(view.bridge(B, PURPLE), Bridge::Lost);
    assert_eq!(
        view.seats()
            .map(|seat| view.sheet(seat).n_bridges())
            .sum::<u8>(),
        2
    );
    let n_crossed = Column::ALL
        .iter()
        .filter(|&&column| view.is_crossed(column));
    assert_eq!(n_crossed.count(), 1, "a bridge counts once for the end");
}

#[test]
fn a_bridge_may_be_won_in_another_players_turn() {
    let table = Table::new(2, Order::Together)
        .sheet(B, "p:1,1,1,1,1,1")
        .roll("ppr999")
        .acts(A, "take.r.9")
        .acts(B, "take.p.9");
    assert_eq!(table.view().bridge(B, PURPLE), Bridge::Won);
    assert_eq!(table.view().bridge(A, PURPLE), Bridge::Lost);
}

#[test]
fn artefacts_and_dice_symbols_have_bridges_too() {
    let table = Table::new(3, Order::Together)
        .sheet(A, "r:1")
        .marked(A, |sheet| sheet.hatch(6, 0))
        .marked(B, |sheet| sheet.hatch(0, 6))
        .marked(C, |sheet| sheet.hatch(0, 6))
        .roll("rrr111")
        .acts(A, "take.r.1")
        .acts(B, "refuse")
        .acts(C, "refuse");
    let view = table.view();
    let won = |column| {
        let won = view
            .seats()
            .filter(|&seat| view.bridge(seat, column) == Bridge::Won);
        won.collect::<Seats>()
    };
    assert_eq!(won(Column::Artefacts), Seats::one(A));
    assert_eq!(won(Column::Dice), Seats::one(B).with(C));
}

#[test]
fn r11_after_a_refusal_all_six_dice_are_left() {
    let table = Table::new(2, Order::Together)
        .sheet(B, "r:1 y:1 b:1")
        .roll("ryb234")
        .acts(A, "refuse");
    assert_eq!(table.view().sheet(A).dice(), 1);
    assert_eq!(table.legal(B).len(), 3 * 3 + 1);
    let table = Table::new(2, Order::Together)
        .sheet(B, "r:1 y:1 b:1")
        .roll("ryb234")
        .acts(A, "take.r.2");
    assert_eq!(table.legal(B).len(), 2 * 2 + 1);
}

#[test]
fn several_may_choose_the_same_dice() {
    let table = Table::new(3, Order::Together)
        .roll("ryb234")
        .acts(A, "take.r.2")
        .acts(B, "take.y.3")
        .acts(C, "take.y.3");
    assert_eq!(
        table.numbers(B, Colour::Yellow),
        table.numbers(C, Colour::Yellow)
    );
}

#[test]
fn a_second_die_with_the_face_of_the_taken_one_is_left() {
    let table = Table::new(2, Order::Together)
        .roll("bbr445")
        .acts(A, "take.b.4");
    assert_eq!(
        table.legal(B),
        ["take.b.4", "take.b.5", "take.r.4", "take.r.5", "refuse"]
    );
}

/// All columns but one are crossed already; A reaches the last one.
fn eighth_bridge() -> Table {
    let crossed = Column::ALL.into_iter().filter(|&column| column != PURPLE);
    Table::new(2, Order::Together)
        .sheet(A, "p:1,1,1,1,1,1")
        .marked(B, |sheet| {
            for column in crossed.clone() {
                sheet.resolve_bridge(column, Bridge::Won);
            }
        })
        .roll("ppr999")
        .acts(A, "take.p.9")
}

#[test]
fn r12_the_turn_is_completed_when_the_eighth_bridge_is_crossed() {
    let table = eighth_bridge();
    assert_eq!(
        table.game.turn(),
        Turn::Seats(Seats::one(B)),
        "B still chooses"
    );
    assert_eq!(table.game.outcome(), None);
    let mut table = table.acts(B, "take.r.9");
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.numbers(B, Colour::Red), [9], "and it counts");
    let Some(Effect::Scored { scores }) = table.told.last() else {
        panic!("the end is told last");
    };
    assert_eq!(scores[A].points(), 30 - 40 + 20, "an artefact too");
    assert_eq!(scores[B].points(), -20 + 7 * 20);
    assert_eq!(table.game.outcome().expect("over").places, [2, 1]);
    assert_eq!(table.act(A, "refuse"), Err(Illegal::Over));
}

#[test]
fn the_match_ends_when_all_are_exhausted() {
    let table = |of_b| {
        Table::new(2, Order::Together)
            .marked(A, |sheet| sheet.hatch(0, 9))
            .marked(B, |sheet| sheet.hatch(0, of_b))
            .roll("ppr999")
            .acts(A, "refuse")
            .acts(B, "refuse")
    };
    assert_eq!(table(7).game.turn(), Turn::Chance, "B is not exhausted yet");
    let over = table(8);
    assert_eq!(over.game.turn(), Turn::Over);
    assert!(over.game.outcome().expect("over").is_shared_by_all());
    assert_eq!(over.game.rounds(), [[0, 0]]);
}

#[test]
fn an_exhausted_player_plays_on_and_refuses_for_nothing() {
    let table = Table::new(2, Order::Together)
        .marked(A, |sheet| sheet.hatch(0, 9))
        .roll("ppr999")
        .acts(A, "refuse");
    assert_eq!(
        table.told.last(),
        Some(&Effect::Refused {
            seat: A,
            symbol: None,
            is_forced: false,
        })
    );
    assert_eq!(table.view().sheet(A).dice(), 9);
    let table = table
        .acts(B, "refuse")
        .roll("rrr111")
        .acts(B, "refuse")
        .acts(A, "take.r.1");
    assert_eq!(table.numbers(A, Colour::Red), [1]);
}

#[test]
fn a_player_who_can_enter_none_of_the_dice_has_no_choice() {
    let table = Table::new(3, Order::Together)
        .sheet(A, "r:9 g:9 b:9")
        .sheet(B, "r:4 g:4 b:4")
        .roll("rgb123");
    assert_eq!(table.legal(A), ["refuse"]);
    assert_eq!(table.game.forced(A), Some(Action::Refuse));
    assert_eq!(table.game.forced(B), None, "it is not to choose yet");
    let table = table.acts(A, "refuse");
    let refused = |seat| Effect::Refused {
        seat,
        symbol: Some(1),
        is_forced: true,
    };
    assert_eq!(table.told.last(), Some(&refused(A)));
    assert_eq!(table.game.forced(A), None, "it has chosen");
    assert_eq!(table.game.forced(B), Some(Action::Refuse));
    assert_eq!(table.game.forced(C), None, "its sheet is empty");
    let table = table.acts(B, "refuse");
    assert_eq!(table.told.last(), Some(&refused(B)));
}

#[test]
fn a_player_left_with_dice_that_do_not_fit_has_no_choice() {
    // The only 9 is taken; what is left is too low for B, but would fit while the 9 lay there.
    let table = Table::new(2, Order::Together)
        .sheet(B, "r:8 g:8 b:8")
        .roll("rgb129");
    assert_eq!(table.game.forced(B), None);
    let table = table.acts(A, "take.r.9");
    assert_eq!(table.game.forced(B), Some(Action::Refuse));
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

#[test]
fn a_refusal_is_allowed_whatever_could_be_taken() {
    let table = Table::new(2, Order::Together).roll("rrr111");
    assert_eq!(table.legal(A), ["take.r.1", "refuse"]);
}

#[test]
fn a_preview_shows_what_confirming_does() {
    let table = Table::new(2, Order::Together)
        .sheet(A, "r:1")
        .roll("rrr111");
    let action: Action = "take.r.1".parse().expect("an action");
    let preview = table.view().preview(A, action).expect("legal");
    assert_eq!(table.view().sheet(A).artefacts(), 0, "nothing has happened");
    let table = table.acts(A, "take.r.1");
    assert_eq!(preview.sheet, *table.view().sheet(A));
    assert_eq!(Some(&preview.choice), table.view().choice(A));
    // The last choice of a turn is previewed as well.
    let refuse = "refuse".parse().expect("an action");
    let preview = table.view().preview(B, refuse).expect("legal");
    assert_eq!(preview.sheet.dice(), 1);
    assert_eq!(table.view().preview(A, refuse), None);
}

#[test]
fn nobody_may_act_before_the_roll() {
    let mut table = Table::new(2, Order::Together);
    assert_eq!(table.view().phase(), Phase::Rolling { active: A });
    assert_eq!(table.act(A, "refuse"), Err(Illegal::NotYourTurn));
}
