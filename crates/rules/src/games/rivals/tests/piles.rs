//! Turned cards and the ends of piles: examples V4, V6, V7 and V9.

use super::script::{A, B, C, D, Table, card, coins};
use crate::games::rivals::{Chance, Effect, Phase};
use crate::kernel::{Game, Illegal, Turn};

#[test]
fn v4_the_supply_is_shared_when_a_pile_ends() {
    let table = Table::empty(3)
        .purses(&[10, 8, 7])
        .pile(2, 1)
        .plays("reveal>r4");
    assert_eq!(table.coins(), [13, 11, 10]);
    let view = table.view();
    assert_eq!(view.supply(), coins(2));
    assert_eq!((view.pile(), view.n_pile()), (3, 20));
    assert_eq!(view.to_move(), Some(B), "the next player goes on");
    assert_eq!(
        table.told.last(),
        Some(&Effect::PileEnded {
            pile: 2,
            share: coins(3),
            rest: coins(2)
        })
    );
}

#[test]
fn what_cannot_be_shared_stays_for_the_next_time() {
    for (purses, share, rest) in [
        (vec![9, 9, 9, 9], 0, 0),
        (vec![9, 9, 9, 6], 0, 3),
        (vec![0, 0, 0, 0], 9, 0),
        (vec![1, 0, 0, 0], 8, 3),
        (vec![17, 18], 0, 1),
        (vec![0, 1], 17, 1),
    ] {
        let n_seats = u8::try_from(purses.len()).expect("few");
        let table = Table::empty(n_seats)
            .purses(&purses)
            .pile(1, 1)
            .plays("reveal>r4");
        let expected: Vec<_> = purses.iter().map(|purse| purse + share).collect();
        assert_eq!(table.coins(), expected, "{purses:?}");
        assert_eq!(table.view().supply(), coins(rest), "{purses:?}");
    }
}

#[test]
fn v6_a_number_that_is_too_low_for_everybody_goes_into_the_box() {
    let table = || Table::empty(2).rows(A, "r4").rows(B, "r5").display("b2 b3");
    let boxed = table().plays("reveal>r3");
    assert_eq!(boxed.shown(), "b2 b3", "and nothing comes in its place");
    assert_eq!(
        boxed.told,
        [Effect::Boxed {
            seat: A,
            card: card("r3")
        }]
    );
    assert_eq!(boxed.view().n_pile(), 19, "it was turned all the same");
    assert_eq!(boxed.view().newest(), None);
    let equal = table().plays("reveal>r4");
    assert_eq!(equal.shown(), "b2 b3 r4");
    // An empty row takes every card.
    let open = Table::empty(3)
        .rows(A, "r4")
        .rows(B, "r5")
        .plays("reveal>r3");
    assert_eq!(open.shown(), "r3");
}

#[test]
fn v7_a_wager_that_comes_too_late_for_everybody_goes_into_the_box() {
    let table = Table::empty(2)
        .rows(A, "g4")
        .rows(B, "g5")
        .plays("reveal>gw");
    assert_eq!(table.shown(), "");
    let table = Table::empty(2)
        .rows(A, "g4")
        .rows(B, "gw")
        .plays("reveal>gw");
    assert_eq!(table.shown(), "gw");
}

#[test]
fn cards_that_die_in_the_display_stay_there() {
    let table = Table::empty(2)
        .rows(B, "r5")
        .display("r3 r6")
        .plays("auction.1 pass lay.r6 done>b2");
    assert_eq!(table.shown(), "b2 r3", "nobody can lay the red 3 any more");
    let table = table.plays("auction.1 pass remove.r3");
    assert_eq!(table.shown(), "b2");
}

#[test]
fn a_card_in_the_box_can_end_a_pile_and_the_match() {
    let table = |pile| {
        Table::empty(2)
            .rows(A, "r4")
            .rows(B, "r5")
            .pile(pile, 1)
            .plays("reveal>r3")
    };
    assert_eq!(table(3).view().pile(), 4);
    assert!(table(4).view().is_over());
}

#[test]
fn v9_the_match_ends_at_once_with_the_last_card() {
    let mut table = Table::empty(2)
        .display("r4")
        .purses(&[9, 9])
        .pile(4, 1)
        .plays("auction.2 pass lay.r4 done>r5");
    assert_eq!(table.game.turn(), Turn::Over);
    // Nothing is shared: neither the 18 coins that lay there nor the two that were paid (002:112).
    assert_eq!(table.coins(), [7, 9]);
    assert_eq!(table.view().supply(), coins(20));
    assert_eq!(table.game.points(), [1 + 7, 9]);
    assert_eq!(table.game.rounds(), [[8, 9]]);
    let outcome = table.game.outcome().expect("over");
    assert_eq!(
        (outcome.points, outcome.places),
        ([8, 9].into(), [2, 1].into())
    );
    assert_eq!(table.legal(A), [""; 0]);
    assert_eq!(table.act(B, "reveal"), Err(Illegal::Over));
    assert_eq!(table.chance(Chance::Turn(card("r6"))), Err(Illegal::Over));
    let Some(Effect::MatchScored { scores }) = table.told.last() else {
        panic!("{:?}", table.told)
    };
    let points: Vec<_> = scores.iter().map(|(_, score)| score.points()).collect();
    assert_eq!(points, [8, 9]);
}

#[test]
fn equal_points_share_the_win() {
    let table = Table::empty(4)
        .purses(&[5, 7, 7, 2])
        .pile(4, 1)
        .plays("reveal>r5");
    let outcome = table.game.outcome().expect("over");
    assert_eq!(outcome.places, [3, 1, 1, 4]);
}

#[test]
fn without_coins_everybody_turns_cards_until_the_pile_ends() {
    let mut table = Table::empty(4)
        .display("r4")
        .purses(&[0, 0, 0, 0])
        .pile(1, 4);
    for (seat, turned) in [(A, "b2"), (B, "b3"), (C, "b4"), (D, "b5")] {
        assert_eq!(table.legal(seat), ["reveal"]);
        table = table.plays(&format!("reveal>{turned}"));
    }
    assert_eq!(table.coins(), [9, 9, 9, 9]);
    assert!(table.legal(A).contains(&"auction.9".to_owned()));
}

#[test]
fn a_pile_may_end_after_an_auction() {
    let table = Table::empty(3)
        .display("r4")
        .pile(1, 1)
        .plays("auction.4 pass pass lay.r4 done>r5");
    assert_eq!(
        table.coins(),
        [9, 13, 13],
        "twelve each, four paid, one back"
    );
    assert_eq!(table.view().supply(), coins(1));
    assert_eq!(table.view().phase(), Phase::Action { seat: B });
}
