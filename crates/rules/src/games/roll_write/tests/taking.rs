//! Taking dice and refusing them: examples R6, R7 and R11.

use super::script::{A, B, C, Table};
use crate::games::Colour;
use crate::games::roll_write::{Action, Circle, Effect, NoTake, Order, Phase};
use crate::kernel::{Game, Illegal};

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
