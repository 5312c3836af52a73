//! Auctions: examples V2, V5 and V8, and who may bid.

use super::script::{A, B, C, D, Table, card, coins};
use crate::games::Colour;
use crate::games::rivals::{Chance, Coins, Effect, Phase, Rank, Unplayable};
use crate::kernel::{Game, Illegal, Seats, Turn};

#[test]
fn v2_the_rulebooks_auction_word_for_word() {
    // 002:106. Tamara, Daniël, Karin and Michael sit in this order. Michael can lay neither the white 2 nor a green wager.
    let (tamara, daniel, karin, michael) = (A, B, C, D);
    let mut table = Table::empty(4)
        .display("r4 r4 w2 gw")
        .rows(michael, "r2 w5 g3");
    table.act(tamara, "auction.1").expect("one coin");
    table.act(daniel, "pass").expect("he may");
    table.act(karin, "bid.2").expect("higher");
    table.act(michael, "bid.3").expect("higher");
    assert_eq!(table.act(daniel, "bid.4"), Err(Illegal::NotYourTurn));
    table.act(tamara, "bid.4").expect("higher");
    assert_eq!(
        table.game.turn(),
        Turn::Seats(Seats::one(karin)),
        "Daniël had passed"
    );
    table.act(karin, "pass").expect("she may");
    table.act(michael, "bid.5").expect("higher");
    table.act(tamara, "pass").expect("she may");

    assert_eq!(table.coins(), [9, 9, 9, 4]);
    assert_eq!(table.view().supply(), coins(5));
    assert_eq!(
        table.legal(michael),
        ["lay.r4", "remove.w2", "remove.gw", "remove.r4", "done"]
    );
    let table = table.plays("lay.r4 lay.r4 remove.gw");
    assert_eq!(table.row(michael, "r"), "r2 r4 r4");
    assert_eq!(table.legal(michael), ["done"]);
    let table = table.plays("done>y7");
    assert_eq!(table.shown(), "y7 w2");
    assert_eq!(table.view().newest(), Some(card("y7")));
    assert_eq!(table.view().to_move(), Some(tamara));
    let bid = coins;
    assert_eq!(
        table.told,
        [
            Effect::Opened {
                seat: tamara,
                bid: bid(1)
            },
            Effect::Passed { seat: daniel },
            Effect::Raised {
                seat: karin,
                bid: bid(2)
            },
            Effect::Raised {
                seat: michael,
                bid: bid(3)
            },
            Effect::Raised {
                seat: tamara,
                bid: bid(4)
            },
            Effect::Passed { seat: karin },
            Effect::Raised {
                seat: michael,
                bid: bid(5)
            },
            Effect::Passed { seat: tamara },
            Effect::Won {
                seat: michael,
                price: bid(5)
            },
            Effect::Laid {
                seat: michael,
                card: card("r4")
            },
            Effect::Laid {
                seat: michael,
                card: card("r4")
            },
            Effect::Removed {
                seat: michael,
                card: card("gw")
            },
            Effect::Turned {
                seat: michael,
                card: card("y7")
            },
        ]
    );
}

#[test]
fn v5_who_has_no_coins_turns_a_card() {
    let table = Table::empty(2).display("r4").purses(&[0, 9]);
    assert_eq!(table.legal(A), ["reveal"]);
    let mut table = table;
    assert_eq!(table.act(A, "auction.1"), Err(Illegal::NotAllowed));
    assert!(!table.view().may_auction(A) && table.view().may_auction(B));
}

#[test]
fn v8_the_winner_chooses_the_order() {
    let won = || {
        Table::empty(2)
            .display("rw r2 r2 r5")
            .plays("auction.1 pass")
    };
    let all = won().plays("lay.rw lay.r2 lay.r2 lay.r5");
    assert_eq!(all.row(A, "r"), "rw r2 r2 r5");
    assert_eq!(all.legal(A), ["done"]);
    let some = won().plays("lay.rw lay.r5");
    assert_eq!(some.row(A, "r"), "rw r5");
    assert_eq!(some.legal(A), ["remove.r2", "done"], "2 is below 5 now");
    let without = won().plays("lay.r2 lay.r2 remove.rw");
    assert_eq!(without.row(A, "r"), "r2 r2");
    let mut late = won().plays("lay.r2");
    assert_eq!(late.act(A, "lay.rw"), Err(Illegal::NotAllowed));
    let view = late.view();
    assert_eq!(view.may_lay(A, card("rw")), Err(Unplayable::WagerTooLate));
    assert_eq!(view.may_lay(B, card("rw")), Ok(()));
    let last = Rank::new(5).expect("a number");
    let view = won().plays("lay.r5").view();
    assert_eq!(
        view.may_lay(A, card("r2")),
        Err(Unplayable::TooLow { last })
    );
}

#[test]
fn a_bid_is_at_least_one_coin_and_no_more_than_one_has() {
    let mut table = Table::empty(3).display("r4").purses(&[3, 4, 12]);
    assert_eq!(
        table.legal(A),
        ["reveal", "auction.1", "auction.2", "auction.3"]
    );
    assert_eq!(table.act(A, "auction.4"), Err(Illegal::NotAllowed));
    assert_eq!(table.act(A, "bid.1"), Err(Illegal::NotAllowed));
    assert_eq!(table.act(B, "auction.1"), Err(Illegal::NotYourTurn));
    table.act(A, "auction.2").expect("he has three");
    assert_eq!(table.legal(B), ["bid.3", "bid.4", "pass"]);
    for bid in ["bid.1", "bid.2", "bid.5", "bid.255", "auction.3"] {
        assert_eq!(table.act(B, bid), Err(Illegal::NotAllowed), "{bid}");
    }
    // A seat may bid all of its coins.
    table.act(B, "bid.4").expect("exactly what B has");
    table.act(C, "pass").expect("C may");
    assert_eq!(table.coins(), [3, 0, 12]);
}

#[test]
fn an_auction_needs_a_card_in_the_display() {
    // Our guess; the value table says so (docs/RULES.md, section 4).
    let mut table = Table::empty(2);
    assert_eq!(table.legal(A), ["reveal"]);
    assert_eq!(table.act(A, "auction.1"), Err(Illegal::NotAllowed));
}

#[test]
fn a_player_who_cannot_outbid_is_passed_over_and_told_so() {
    let mut table = Table::empty(4).display("r4").purses(&[9, 2, 5, 3]);
    table.act(A, "auction.2").expect("a bid");
    assert_eq!(table.view().to_move(), Some(C), "B cannot bid three");
    table.act(C, "bid.3").expect("a bid");
    assert_eq!(table.view().to_move(), Some(A), "D cannot bid four");
    let auction = *table.view().auction().expect("it goes on");
    assert_eq!(auction.active(), Seats::one(A).with(C));
    assert_eq!((auction.high(), auction.leader()), (coins(3), C));
    assert_eq!(auction.bid_of(A), Some(coins(2)));
    assert_eq!((auction.bid_of(B), auction.bid_of(D)), (None, None));
    assert_eq!(
        table.told,
        [
            Effect::Opened {
                seat: A,
                bid: coins(2)
            },
            Effect::CouldNotBid {
                seat: B,
                coins: coins(2)
            },
            Effect::Raised {
                seat: C,
                bid: coins(3)
            },
            Effect::CouldNotBid {
                seat: D,
                coins: coins(3)
            },
        ]
    );
}

#[test]
fn if_nobody_can_outbid_the_opener_wins_at_once() {
    let mut table = Table::empty(3).display("r4").purses(&[9, 0, 2]);
    table.act(A, "auction.2").expect("a bid");
    assert_eq!(
        table.told.last(),
        Some(&Effect::Won {
            seat: A,
            price: coins(2)
        })
    );
    assert_eq!(table.view().to_move(), Some(A));
    // Even the opener may find later that others have more coins left.
    let table = Table::empty(2)
        .display("r4")
        .purses(&[3, 9])
        .plays("auction.3 bid.4");
    assert_eq!(
        table.told[2..],
        [
            Effect::CouldNotBid {
                seat: A,
                coins: coins(3)
            },
            Effect::Won {
                seat: B,
                price: coins(4)
            },
        ]
    );
}

#[test]
fn the_next_to_the_left_of_the_winner_goes_on() {
    // 002:84: the order of turns changes if the opener does not win.
    for (bids, winner) in [
        ("auction.1 pass pass pass", A),
        ("auction.1 pass bid.2 pass pass", C),
        ("auction.1 pass pass bid.2 pass", D),
    ] {
        let table = Table::empty(4).display("r4").plays(bids);
        let selection = *table.view().selection().expect("a seat won");
        assert_eq!(selection.seat, winner, "{bids}");
        let table = table.plays("done>r5");
        assert_eq!(
            table.view().phase(),
            Phase::Action {
                seat: winner.next(4)
            },
            "{bids}"
        );
    }
}

#[test]
fn a_winner_may_take_nothing_and_pays_all_the_same() {
    let table = Table::empty(2)
        .display("r4 r5")
        .plays("auction.2 bid.3 pass done>r6");
    assert_eq!(table.coins(), [18, 15]);
    assert_eq!(table.shown(), "r4 r5 r6");
    assert_eq!(table.view().to_move(), Some(A));
    // It may still remove one card, even one that it could have laid.
    let mut table = Table::empty(2)
        .display("r4 r5")
        .plays("auction.2 pass remove.r5");
    assert_eq!(table.act(A, "remove.r4"), Err(Illegal::NotAllowed), "one");
    let table = table.plays("done>r6");
    assert_eq!(table.shown(), "r4 r6");
}

#[test]
fn laying_can_be_taken_back_until_done() {
    let mut table = Table::empty(2).display("r4 r5").plays("auction.2 pass");
    assert!(!table.game.may_take_back(A), "a bid is final");
    let mut laid = Table::empty(2)
        .display("r4 r5")
        .plays("auction.2 pass lay.r4");
    assert!(laid.game.may_take_back(A) && !laid.game.may_take_back(B));
    laid.act(A, "remove.r5").expect("one card");
    assert!(laid.game.may_take_back(A));
    laid.act(A, "done").expect("it may");
    assert!(!laid.game.may_take_back(A), "a card is already turned");
    table.act(A, "done").expect("without laying");
    assert!(!table.game.may_take_back(A));
}

#[test]
fn only_what_lies_in_the_display_can_be_laid_or_removed() {
    let mut table = Table::empty(2).display("r4").plays("auction.1 pass");
    for action in [
        "lay.r5",
        "lay.p4",
        "lay.o10",
        "remove.r5",
        "remove.pw",
        "lay.rw",
    ] {
        assert_eq!(table.act(A, action), Err(Illegal::NotAllowed), "{action}");
    }
    assert_eq!(table.act(B, "lay.r4"), Err(Illegal::NotYourTurn));
    for action in ["reveal", "auction.1", "bid.2", "pass"] {
        assert_eq!(table.act(A, action), Err(Illegal::NotAllowed), "{action}");
    }
    table.act(A, "lay.r4").expect("it lies there");
    assert_eq!(
        table.act(A, "lay.r4"),
        Err(Illegal::NotAllowed),
        "only once"
    );
}

#[test]
fn only_cards_that_are_left_are_turned() {
    let mut table = Table::empty(2).display("r10");
    assert_eq!(
        table.chance(Chance::Turn(card("r9"))),
        Err(Illegal::Impossible),
        "nobody turns one now"
    );
    table.act(A, "reveal").expect("a turn");
    for other in [
        Chance::Turn(card("r10")),
        Chance::Turn(card("p2")),
        Chance::First(A),
        Chance::StartWagers {
            seat: A,
            colours: vec![Colour::Red, Colour::Blue],
        },
    ] {
        assert_eq!(table.chance(other), Err(Illegal::Impossible));
    }
    assert_eq!(table.act(A, "reveal"), Err(Illegal::NotYourTurn));
    assert_eq!(table.chance(Chance::Turn(card("r9"))), Ok(()));
    assert_eq!(table.view().coins(A), Coins::new(18));
}
