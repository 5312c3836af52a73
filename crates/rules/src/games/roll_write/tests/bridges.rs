//! Bridges, and the end of a match: examples R10 and R12.

use super::script::{A, B, C, Table};
use crate::games::Colour;
use crate::games::roll_write::{Bridge, Column, Effect, Order};
use crate::kernel::{Game, Illegal, Seats, Turn};

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
    assert_eq!(over.game.outcome().expect("over").places, [1, 1]);
    assert_eq!(over.game.rounds(), [[0, 0]]);
}
