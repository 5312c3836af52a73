//! Examples B1 to B4, B10 and B13: cards and figures.

use super::script::{A, B, Table};
use crate::games::Colour;
use crate::games::board_game::{Direction, Effect, Expedition, Setup};
use crate::kernel::{Game, Illegal};

#[test]
fn b1_an_expedition_begins_with_the_lowest_card_in_hand() {
    let mut table = Table::new(&["g3 g5 g9", ""]);
    assert_eq!(
        table.legal_beginning(A, "begin.g"),
        ["begin.g3.leader", "begin.g3.member"]
    );
    assert_eq!(table.act(A, "begin.g5.member"), Err(Illegal::NotAllowed));
    let table = table.plays("begin.g3.member");
    assert_eq!(table.stage(A, Colour::Green), Some(1));
    assert_eq!(table.game.points()[A], 0, "points never fall below zero");
    assert_eq!(table.view().round_score(A).net(), -20);
}

#[test]
fn b2_a_row_takes_equal_and_higher_cards() {
    let mut table = Table::new(&["r6 r6 r8", "y0"]).plays("begin.r6.member draw:r3 pass");
    assert_eq!(table.hand(A).ranks(Colour::Red).count(), 3);
    assert_eq!(
        table.legal_beginning(A, "advance.r"),
        ["advance.r6", "advance.r8"]
    );
    assert_eq!(table.act(A, "advance.r3"), Err(Illegal::NotAllowed));
    assert_eq!(
        table.legal_beginning(A, "begin.r"),
        [""; 0],
        "one row for each colour"
    );
    assert_eq!(table.act(A, "discard.r3"), Ok(()));
}

#[test]
fn b3_the_second_card_leads_to_the_second_stage() {
    let table = Table::new(&["w1 w4", ""]).plays("begin.w1.member draw:w9 pass advance.w4");
    assert_eq!(table.stage(A, Colour::White), Some(2));
    assert_eq!(table.view().round_score(A).net(), -15);
}

#[test]
fn b4_a_stage_tile_lets_the_same_figure_go_on_to_the_points() {
    let table = Table::new(&["g1 g2 g3 g4", ""])
        .tiles("g4:stage g5:15")
        .plays("begin.g1.member draw:y0 pass advance.g2 draw:y0 pass advance.g3 draw:y1 pass")
        .plays("advance.g4");
    assert_eq!(table.stage(A, Colour::Green), Some(4));
    assert_eq!(table.legal(A), ["move.g", "stop"]);
    let table = table.plays("move.g");
    assert_eq!(table.stage(A, Colour::Green), Some(5));
    assert_eq!(table.view().points(A), 15, "at once");
    let score = table.view().round_score(A);
    assert_eq!(score.figures[0].worth, 10);
}

#[test]
fn b10_a_card_for_the_lost_city_moves_another_figure() {
    let table = Table::new(&["b4 b7", ""])
        .figures(A, "b9 r3 y1:leader")
        .plays("advance.b4");
    assert_eq!(table.stage(A, Colour::Blue), Some(9));
    assert_eq!(
        table.legal(A),
        ["move.y", "move.r"],
        "it cannot be declined"
    );
    let table = table.plays("move.y draw:w0 pass advance.b7 move.r");
    assert_eq!(table.stage(A, Colour::Yellow), Some(2));
    assert_eq!(table.stage(A, Colour::Red), Some(4));
    assert_eq!(table.view().to_move(), Some(A));
    assert_eq!(table.legal_beginning(A, "take").len(), 1);
}

#[test]
fn a_card_for_the_lost_city_may_be_laid_though_nobody_can_move() {
    let table = Table::new(&["b4", ""]).figures(A, "b9").plays("advance.b4");
    assert!(matches!(
        table.told.last(),
        Some(Effect::NothingMoves { .. })
    ));
    assert_eq!(table.legal(A), ["draw"]);
}

fn up_and_down(hands: &[&str]) -> Table {
    let setup = Setup::new(2, 1).expect("such a match exists");
    Table::with(setup.with_up_and_down(true), hands)
}

#[test]
fn b13_equal_cards_keep_the_direction_open() {
    let table = up_and_down(&["w5 w5 w3", "r0"])
        .plays("begin.w5.member draw:w4 pass advance.w5 draw:w2 pass");
    let direction = |table: &Table| {
        let view = table.view();
        view.expedition(A, Colour::White).map(Expedition::direction)
    };
    assert_eq!(direction(&table), Some(Direction::Open));
    let mut table = table.plays("advance.w3 draw:w3 pass");
    assert_eq!(direction(&table), Some(Direction::Down));
    assert_eq!(table.act(A, "advance.w4"), Err(Illegal::NotAllowed));
    assert_eq!(
        table.legal_beginning(A, "advance"),
        ["advance.w2", "advance.w3"]
    );
    let table = table.plays("advance.w3 draw:w0 pass advance.w2");
    let view = table.view();
    let row = view.expedition(A, Colour::White).expect("begun");
    let row: Vec<u8> = row.ranks().iter().map(|rank| rank.number()).collect();
    assert_eq!(row, [5, 5, 3, 3, 2], "as it was laid");
    assert_eq!(table.stage(A, Colour::White), Some(5));
}

#[test]
fn in_the_variant_a_row_begins_at_either_end_and_may_rise() {
    let table = up_and_down(&["g3 g5 g9", ""]);
    assert_eq!(
        table.legal_beginning(A, "begin.g"),
        [
            "begin.g3.leader",
            "begin.g3.member",
            "begin.g9.leader",
            "begin.g9.member"
        ]
    );
    let table = table.plays("begin.g3.leader draw:g3 pass advance.g5 draw:y0 pass");
    assert_eq!(table.legal_beginning(A, "advance"), ["advance.g9"]);
}

#[test]
fn there_is_one_leader() {
    let table = Table::new(&["y0 r0", ""]).plays("begin.y0.leader draw:w0 pass");
    assert_eq!(table.legal_beginning(A, "begin.r"), ["begin.r0.member"]);
}

#[test]
fn four_members_are_all_there_are() {
    let table = Table::new(&["r0", ""]).figures(A, "y1 b2 w3 g4");
    assert_eq!(table.legal_beginning(A, "begin"), ["begin.r0.leader"]);
    assert_eq!(table.legal(B), [""; 0]);
}
