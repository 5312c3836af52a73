//! Turns: examples C2 to C4 and C8, the house rule, and who knows what.

use super::script::{A, B, Table, cards};
use crate::games::classic::{Chance, Effect, Phase, Setup};
use crate::games::{Closed, Colour};
use crate::kernel::{Game, Illegal, Viewer};

const TO_B: &str = "b2 b3 b4 b5 b6 b7 b8 b9";

#[test]
fn c2_numbers_rise_and_wagers_come_first() {
    let table = Table::new(1, 5)
        .deal(A, "rw rw r3 r4 r5 r7 y2 y3", TO_B)
        .plays("play.rw draw:w2 play.b2 draw:w3 play.r5 draw:w4 play.b3 draw:w5");
    let red: Vec<_> = table
        .legal(A)
        .into_iter()
        .filter(|action| action.contains(".r"))
        .collect();
    assert_eq!(
        red,
        [
            "play.r7",
            "discard.rw",
            "discard.r3",
            "discard.r4",
            "discard.r7"
        ]
    );
}

#[test]
fn c3_the_card_just_discarded_may_not_be_taken_back() {
    let table = Table::new(1, 5)
        .deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("discard.y2 draw:w2 discard.b2 draw:w3 discard.r4");
    assert_eq!(table.legal(A), ["draw", "take.y", "take.b"]);
    let view = table.view();
    assert_eq!(view.may_take_from(Colour::Red), Err(Closed::JustDiscarded));
    assert_eq!(view.may_take_from(Colour::Green), Err(Closed::Empty));
    assert_eq!(view.may_take_from(Colour::Yellow), Ok(()));
}

#[test]
fn c4_a_discard_closes_the_cards_below_it_for_a_turn() {
    let mut table = Table::new(1, 5)
        .deal(A, "r9 r4 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("discard.r9 draw:w2 play.b2 draw:w3 discard.r4");
    assert_eq!(table.act(A, "take.r"), Err(Illegal::NotAllowed));
    let mut table = table.plays("draw:w4 play.b3");
    assert_eq!(table.legal(B), ["draw", "take.r"]);
    table.act(B, "take.r").expect("the opponent may take it");
    let red = table.view().discard_pile(Colour::Red);
    assert_eq!(red.top(), cards("r9").iter().next());
    assert_eq!(table.view().known_cards(B), cards("r4"));
}

#[test]
fn c8_an_expedition_never_falls() {
    let mut table = Table::new(1, 5)
        .deal(A, "r9 r10 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("play.r10 draw:w2 play.b2 draw:w3");
    assert_eq!(table.act(A, "play.r9"), Err(Illegal::NotAllowed));
    assert_eq!(table.act(A, "discard.r9"), Ok(()));
}

#[test]
fn after_playing_a_card_every_pile_is_open() {
    let table = Table::new(1, 5)
        .deal(A, "r4 r5 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("discard.r4 draw:w2 discard.b2 draw:w3 play.r5");
    assert_eq!(table.legal(A), ["draw", "take.b", "take.r"]);
}

#[test]
fn both_halves_of_a_turn_are_compulsory_and_in_order() {
    let mut table = Table::new(1, 5).deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B);
    assert_eq!(table.act(A, "draw"), Err(Illegal::NotAllowed));
    assert_eq!(table.act(B, "play.b2"), Err(Illegal::NotYourTurn));
    table.act(A, "play.r4").expect("the first half");
    assert_eq!(table.act(A, "play.y2"), Err(Illegal::NotAllowed));
    assert_eq!(table.act(B, "play.b2"), Err(Illegal::NotYourTurn));
    table.act(A, "draw").expect("the second half");
    assert_eq!(table.act(A, "draw"), Err(Illegal::NotYourTurn));
}

#[test]
fn a_card_must_be_in_the_hand_and_in_the_game() {
    let mut table = Table::new(1, 5).deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B);
    for action in [
        "play.r5",
        "discard.r5",
        "play.rw",
        "discard.b2",
        "play.p5",
        "discard.pw",
        "play.o5",
        "discard.o10",
        "discard.ow",
        "take.o",
        "take.p",
    ] {
        assert_eq!(table.act(A, action), Err(Illegal::NotAllowed), "{action}");
    }
    let mut table = table.plays("discard.r4");
    for action in ["take.o", "take.p", "take.g"] {
        assert_eq!(table.act(A, action), Err(Illegal::NotAllowed), "{action}");
    }
}

#[test]
fn only_the_player_who_draws_gets_the_card() {
    let mut table = Table::new(1, 5)
        .deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("discard.r4");
    table.act(A, "draw").expect("the second half");
    let draw = |seat, card: &str| Chance::Draw {
        seat,
        card: card.parse().expect("a card"),
    };
    // Not the other seat, not a discarded card, not one in a hand; and nobody begins a round now.
    for chance in [
        draw(B, "w2"),
        draw(A, "r4"),
        draw(A, "b2"),
        Chance::First(A),
    ] {
        assert_eq!(table.chance(chance), Err(Illegal::Impossible), "{chance:?}");
    }
    assert_eq!(table.chance(draw(A, "w2")), Ok(()));
    assert_eq!(
        table.chance(draw(A, "w3")),
        Err(Illegal::Impossible),
        "once"
    );
}

#[test]
fn a_card_may_be_taken_back_until_one_is_drawn() {
    let mut table = Table::new(1, 5).deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B);
    assert!(!table.game.may_take_back(A));
    table.act(A, "discard.r4").expect("the first half");
    assert!(table.game.may_take_back(A) && !table.game.may_take_back(B));
    table.act(A, "draw").expect("the second half");
    assert!(!table.game.may_take_back(A), "a card is already on its way");
}

#[test]
fn the_discard_piles_close_for_a_turn_after_too_many_without_a_draw() {
    let setup = Setup::new(1, 5)
        .and_then(|setup| setup.with_discards_close_after(3))
        .expect("such a match exists");
    let table = Table::with(setup)
        .deal(A, "r4 r5 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("discard.r4 draw:w2 discard.b2 take.r discard.y3 take.b");
    assert!(!table.told.contains(&Effect::DiscardsClosed));
    let mut table = table.plays("discard.b3 take.y");
    assert_eq!(table.told.last(), Some(&Effect::DiscardsClosed));
    assert_eq!(table.view().stall().turns(), 3);
    assert_eq!(
        table.view().may_take_from(Colour::Blue),
        Err(Closed::HouseRule)
    );
    table.act(A, "play.y4").expect("the first half");
    assert_eq!(table.legal(A), ["draw"]);
    assert_eq!(table.act(A, "take.b"), Err(Illegal::NotAllowed));
    let table = table.plays("draw:w4 play.b4");
    assert_eq!(table.view().stall().turns(), 0);
    assert_eq!(table.legal(B), ["draw", "take.b"], "open again");
}

#[test]
fn every_step_tells_what_everybody_saw() {
    let table = Table::new(1, 5)
        .deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B)
        .plays("discard.r4 draw:w2 play.b2 take.r");
    let card = |text: &str| text.parse().expect("a card");
    assert_eq!(
        table.told,
        [
            Effect::RoundBegan { round: 1, first: A },
            Effect::Discarded {
                seat: A,
                card: card("r4")
            },
            Effect::Drew { seat: A },
            Effect::Played {
                seat: B,
                card: card("b2")
            },
            Effect::Took {
                seat: B,
                card: card("r4")
            },
        ]
    );
}

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let table = Table::new(1, 5).deal(A, "r4 y2 y3 y4 y5 y6 y7 y8", TO_B);
    assert_eq!(table.hand(B), cards(TO_B));
    assert!(table.view().hand().is_empty(), "a spectator sees none");
    assert_eq!(table.view().n_hand(A), 8);
    assert_eq!(table.view().unseen().len(), 60);
    assert_eq!(table.game.view(Viewer::Seat(A)).unseen().len(), 52);
    assert_eq!(table.view().phase(), Phase::Play { seat: A });
}

#[test]
fn a_taken_card_stays_known_until_it_is_put_down() {
    let table = Table::new(1, 5)
        .deal(A, "rw rw y2 y3 y4 y5 y6 y7", "rw b3 b4 b5 b6 b7 b8 b9")
        .plays("discard.rw draw:w2 play.b3 take.r");
    assert_eq!(table.view().known_cards(B), cards("rw"));
    assert_eq!(table.hand(B).count("rw".parse().expect("a card")), 2);
    // Nobody can tell which of the two wagers is put down; the known one is taken to go first.
    let table = table.plays("play.y2 draw:w3 play.rw");
    assert!(table.view().known_cards(B).is_empty());
    assert_eq!(table.hand(B).count("rw".parse().expect("a card")), 1);
}
