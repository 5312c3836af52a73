//! Tiles and chains of moves, and taking them back.

use super::script::{A, B, Table};
use crate::games::Colour;
use crate::games::board_game::{Effect, MoveBy, Phase, Stage, Tile};
use crate::kernel::{Game, Illegal};

#[test]
fn an_artefact_is_gone_once_it_is_taken() {
    let table = Table::new(&["g1 g2", "g0 g3"])
        .tiles("g2:artefact")
        .plays("begin.g1.member draw:y0 begin.g0.member draw:y0 advance.g2");
    assert_eq!(table.view().artefacts(A), 1);
    let table = table.plays("draw:y1 advance.g3");
    assert_eq!(table.view().artefacts(B), 0);
    let stage = Stage::new(2).expect("a stage");
    assert_eq!(table.view().tile(Colour::Green, stage), None);
}

#[test]
fn points_stay_and_a_leader_gets_them_once() {
    let table = Table::new(&["g1 g2", "g0 g3"])
        .tiles("g2:10")
        .plays("begin.g1.leader draw:y0 begin.g0.member draw:y0 advance.g2 draw:y1 advance.g3");
    assert_eq!((table.view().points(A), table.view().points(B)), (10, 10));
}

#[test]
fn a_stage_tile_stays_moves_any_figure_and_may_be_declined() {
    let table = Table::new(&["g1 g2 b0", "g0 g3"])
        .figures(A, "r9 w4:leader")
        .tiles("g2:stage")
        .plays("begin.g1.member draw:y0 begin.g0.member draw:y0 advance.g2");
    assert_eq!(
        table.legal(A),
        ["move.w", "move.g", "stop"],
        "not from the lost city, and not a figure that waits"
    );
    let table = table.plays("stop");
    assert_eq!(table.told.last(), Some(&Effect::Stopped { seat: A }));
    assert_eq!(table.stage(A, Colour::Green), Some(2));
    let table = table.plays("draw:y1 advance.g3");
    assert_eq!(
        table.view().phase(),
        Phase::Move {
            seat: B,
            by: MoveBy::StageTile
        }
    );
}

#[test]
fn a_chain_over_three_tiles_crosses_a_bridge_and_stops() {
    let mut table = Table::new(&["y1 w0", ""])
        .figures(A, "y2 w5 r6")
        .tiles("y3:stage w6:stage r7:stage y4:artefact")
        .plays("advance.y1 move.w move.r");
    assert_eq!(table.view().n_crossed(), 1);
    assert_eq!(table.legal(A), ["move.y", "move.w", "move.r", "stop"]);
    let crossed = Effect::Crossed {
        path: Colour::Red,
        n_crossed: 1,
        n_end: 5,
    };
    assert!(table.told.contains(&crossed));
    assert_eq!(table.act(A, "draw"), Err(Illegal::NotAllowed));
    let table = table.plays("stop");
    assert_eq!(table.view().artefacts(A), 0, "nobody went there");
    assert_eq!(table.legal(A), ["draw"]);
    assert_eq!(table.stage(A, Colour::Red), Some(7));
}

#[test]
fn a_chain_goes_on_until_it_finds_something_else() {
    let table = Table::new(&["y1", ""])
        .figures(A, "y2 w5")
        .tiles("y3:stage y4:stage y5:artefact")
        .plays("advance.y1 move.y move.y");
    assert_eq!(table.stage(A, Colour::Yellow), Some(5));
    assert_eq!(table.view().artefacts(A), 1);
    assert_eq!(table.legal_beginning(A, "move"), [""; 0]);
}

#[test]
fn a_move_from_the_lost_city_finds_tiles_too() {
    let table = Table::new(&["b4", ""])
        .figures(A, "b9 r1")
        .tiles("r2:stage r3:15")
        .plays("advance.b4 move.r");
    assert_eq!(
        table.legal(A),
        ["move.r", "stop"],
        "the tile may be declined"
    );
    assert_eq!(table.plays("move.r").view().points(A), 15);
}

#[test]
fn a_stage_tile_in_the_last_lost_city_moves_nobody() {
    let table = Table::new(&["b4", ""])
        .figures(A, "b8 r9")
        .tiles("b9:stage")
        .plays("advance.b4");
    assert_eq!(
        table.told.last(),
        Some(&Effect::NothingMoves {
            seat: A,
            by: MoveBy::StageTile
        })
    );
    assert_eq!(table.legal(A), ["draw"], "nothing is asked");
    assert_eq!(
        table.view().tile(Colour::Blue, Stage::LAST),
        Some(Tile::Stage)
    );
}

#[test]
fn every_part_of_a_turn_may_be_taken_back_until_a_card_comes() {
    let mut table = Table::new(&["y1", ""])
        .figures(A, "y2 w5")
        .tiles("y3:stage y4:stage");
    assert!(!table.game.may_take_back(A), "nothing is done yet");
    for part in ["advance.y1", "move.y", "stop"] {
        table = table.plays(part);
        assert!(table.game.may_take_back(A), "{part}");
        assert!(!table.game.may_take_back(B), "{part}");
    }
    table.act(A, "draw").expect("the end of the turn");
    assert!(!table.game.may_take_back(A), "a card is about to be seen");
    let mut table = Table::new(&["y1", "y1"]).plays("discard.y1");
    assert!(table.game.may_take_back(A));
    table.act(A, "take.y").expect("its own discard");
    assert!(!table.game.may_take_back(A), "it is the next seat's turn");
}
