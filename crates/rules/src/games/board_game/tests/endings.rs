//! Examples B5 to B9, B11 and B12: how rounds and matches end.

use super::script::{A, B, C, Table};
use super::values;
use crate::games::Colour;
use crate::games::board_game::{Effect, Phase, RoundEnd, Setup, Stage, Tile};
use crate::kernel::{Game, Seat, Turn};

fn long(hands: &[&str]) -> Table {
    let n_seats = u8::try_from(hands.len()).expect("a few seats");
    Table::with(Setup::new(n_seats, 3).expect("such a match exists"), hands)
}

#[test]
fn b5_a_leader_counts_double() {
    let table = long(&["y0", ""])
        .figures(A, "r8:leader g4 b2")
        .runs_down_to(1);
    assert_eq!(table.view().round_score(A).net(), 60);
    let table = table.plays("discard.y0 draw:y1");
    assert_eq!(table.view().points(A), 60);
    assert_eq!(table.game.rounds(), [[60, 0]]);
}

#[test]
fn b6_points_never_fall_below_zero() {
    let table = long(&["y0", ""])
        .has(A, 10, 0)
        .figures(A, "w1:leader")
        .runs_down_to(1)
        .plays("discard.y0 draw:y1");
    assert_eq!(table.view().points(A), 0);
    let Some(Effect::RoundScored { scores, end, .. }) = table.told.last() else {
        panic!("the round is scored: {:?}", table.told.last());
    };
    assert_eq!((scores[A].before, scores[A].net()), (10, -40));
    assert_eq!(*end, RoundEnd::DrawPile);
}

#[test]
fn b7_the_fifth_crossing_ends_the_round_and_its_tile_is_ignored() {
    let table = long(&["y4", "", ""])
        .figures(A, "y6 g7")
        .figures(B, "g8 r9")
        .figures(C, "g7")
        .tiles("y7:artefact")
        .plays("advance.y4");
    assert_eq!(table.view().phase(), Phase::Beginning, "no card is drawn");
    assert_eq!(table.view().artefacts(A), 0);
    let told = table.told.iter().find_map(|effect| match effect {
        Effect::RoundScored { end, scores, .. } => Some((*end, scores.clone())),
        _ => None,
    });
    let (end, scores) = told.expect("the round is scored");
    assert_eq!(end, RoundEnd::Crossings(5));
    assert_eq!(scores[A].net(), 60, "two figures on stage 7");
    assert_eq!(scores[B].net(), 35 + 50);
    assert!(!table.game.may_take_back(A));
}

#[test]
fn b7_a_chain_is_cut_short_by_the_fifth_crossing() {
    for end in ["y7:stage", "y7:15"] {
        let table = long(&["b4", ""])
            .figures(A, "y6 g7 b2")
            .figures(B, "g8 r9 w7")
            .tiles(&format!("b3:stage {end}"))
            .plays("advance.b4 move.y");
        assert_eq!(table.view().phase(), Phase::Beginning);
        assert_eq!(
            table.view().rounds()[0][0],
            30 + 30 - 10,
            "no points either"
        );
    }
}

#[test]
fn four_crossings_end_nothing() {
    let table = long(&["y4", ""])
        .figures(A, "y6 g7")
        .figures(B, "g8 r9")
        .tiles("y7:artefact")
        .plays("advance.y4");
    assert_eq!(table.view().n_crossed(), 4);
    assert_eq!(table.view().artefacts(A), 1);
    assert_eq!(table.view().to_move(), Some(A));
}

#[test]
fn a_figure_crosses_once() {
    let table = long(&["y4", ""])
        .figures(A, "y7 g7")
        .figures(B, "g8 r9")
        .plays("advance.y4");
    assert_eq!(table.view().n_crossed(), 4);
    let crossings = table.told.iter();
    assert_eq!(
        crossings
            .filter(|effect| matches!(effect, Effect::Crossed { .. }))
            .count(),
        0
    );
}

#[test]
fn b8_the_long_ladder_pays_at_the_end_of_three_rounds() {
    assert_eq!(values().artefact_points(6, 3), 30);
    assert_eq!(values().artefact_points(9, 3), 70);
    assert!((0..=4).all(|artefacts| values().artefact_points(artefacts, 3) < 0));
    let most = values().artefact_points(27, 3);
    assert_eq!(
        most,
        values().artefact_points(10, 3),
        "more count as the last"
    );
}

#[test]
fn b9_the_short_ladder_pays_after_one_round() {
    let ladder = [0, 2, 5, 7].map(|artefacts| values().artefact_points(artefacts, 1));
    assert_eq!(ladder, [-20, 10, 50, 50]);
    let table = Table::new(&["y0", ""])
        .has(A, 30, 5)
        .has(B, 15, 0)
        .runs_down_to(1)
        .plays("discard.y0 draw:y1");
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.game.points(), [80, 0], "nobody pays more than it has");
    assert_eq!(table.game.rounds(), [[30, 15]], "the ladder is no round's");
}

/// The outcome of a match that ends with these points and artefacts of A and B, after the ladder.
fn ended(a: (i32, u8), b: (i32, u8)) -> (Vec<i32>, Vec<u8>) {
    let table = Table::new(&["y0", ""])
        .has(A, a.0, a.1)
        .has(B, b.0, b.1)
        .runs_down_to(1)
        .plays("discard.y0 draw:y1");
    let outcome = table.game.outcome().expect("over");
    let (points, places) = (outcome.points.as_slice(), outcome.places.as_slice());
    (points.to_vec(), places.to_vec())
}

#[test]
fn b11_more_artefacts_win_a_tie() {
    let [five, seven] = [5, 7].map(|artefacts| values().artefact_points(artefacts, 1));
    assert_eq!(
        five, seven,
        "otherwise the examples below would have to differ"
    );
    assert_eq!(ended((10, 5), (10, 7)), (vec![60, 60], vec![2, 1]));
    assert_eq!(ended((10, 7), (10, 7)), (vec![60, 60], vec![1, 1]));
    assert_eq!(ended((11, 5), (10, 7)), (vec![61, 60], vec![1, 2]));
}

#[test]
fn b12_two_players_leave_64_cards_every_round() {
    for (hands, n_draw_pile) in [(2, 64), (3, 86), (4, 78)] {
        let hands = vec![""; hands];
        let mut table = long(&hands);
        for _ in 1..3 {
            assert_eq!(table.view().n_draw_pile(), n_draw_pile);
            let first = table.view().to_move().expect("a turn");
            table = table
                .runs_down_to(1)
                .plays("pass")
                .deals(first.next(table_seats(&hands)), &hands);
        }
        assert_eq!(table.view().n_draw_pile(), n_draw_pile);
        assert_eq!(table.view().round(), 3);
    }
}

fn table_seats(hands: &[&str]) -> u8 {
    u8::try_from(hands.len()).expect("a few seats")
}

#[test]
fn artefact_tiles_become_artefacts_and_lie_out_again() {
    let table = long(&["g1 y0", ""])
        .figures(A, "g1")
        .tiles("g2:artefact")
        .plays("advance.g1 draw:y1 pass")
        .runs_down_to(1)
        .plays("pass");
    assert_eq!(table.view().artefacts(A), 1);
    assert_eq!(table.view().artefact_tiles(A), 0);
    assert_eq!(table.view().rounds().len(), 1);
    let next = table.deals(B, &["", ""]);
    assert_eq!(next.view().artefacts(A), 1);
    assert!(next.view().expeditions(A).next().is_none());
    assert_eq!(next.view().points(A), 0, "minus fifteen is paid as nothing");
}

#[test]
fn the_board_of_the_last_round_stays_and_counts_once() {
    let table = Table::new(&["y0", ""])
        .has(A, 0, 2)
        .figures(A, "r8")
        .tiles("r9:artefact")
        .runs_down_to(1)
        .plays("discard.y0 draw:y1");
    assert_eq!(table.stage(A, Colour::Red), Some(8));
    assert_eq!(
        table.view().tile(Colour::Red, Stage::LAST),
        Some(Tile::Artefact)
    );
    assert_eq!(table.game.points()[A], 35 + 10);
    assert_eq!(table.view().artefacts(A), 2);
    assert_eq!(table.legal(Seat::FIRST), [""; 0]);
}
