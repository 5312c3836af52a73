//! Rivals at a table of four: everybody plays on the board itself.

use lostcities::sandbox::{Message, Person};

use crate::bot::every_game::due;
use crate::bot::harness::{Club, button, custom_id};

async fn four() -> Club {
    let club = Club::open().await;
    club.seat(&club.people(4), "game:rivals seats:4").await;
    club
}

/// Presses a button below the board; the answer is the board itself.
async fn presses(club: &Club, who: &Person, press: &str) {
    let board = club.board();
    who.click(&board, &custom_id(&board, press)).await.unwrap();
    club.wait_until_idle().await;
}

/// The same, by the one who is to act.
async fn next_presses(club: &Club, press: &str) {
    presses(club, &due(club).await, press).await;
}

async fn n_acts(club: &Club) -> usize {
    let steps = club.stored(1).await.steps.into_iter();
    steps.filter(|step| step.get("act").is_some()).count()
}

/// An auction in which the next player must speak, after the first card.
async fn auction() -> Club {
    let club = four().await;
    next_presses(&club, ":reveal").await;
    next_presses(&club, ":auction.1").await;
    club
}

#[tokio::test]
async fn an_auction_is_played_on_the_board_with_one_click_for_a_bid() {
    let club = auction().await;
    assert!(club.board().content.contains("to bid: more than 1"));
    let mut n_requests = club.new_requests().len();
    for (press, sentence) in [
        (":bid.2", "to bid: more than 2"),
        (":bid.3", "to bid: more than 3"),
        (":pass", "to bid: more than 3"),
        (":pass", "to bid: more than 3"),
    ] {
        next_presses(&club, press).await;
        assert!(club.board().content.contains(sentence), "{press}");
        let requests = club.new_requests();
        let edits = requests[n_requests..]
            .iter()
            .filter(|request| request.method == "PATCH");
        assert_eq!(edits.count(), 1, "one edit for {press}");
        n_requests = requests.len();
    }
    next_presses(&club, ":pass").await;
    assert!(club.board().content.contains("has won for 3 coins"));
    let winner = due(&club).await;
    presses(&club, &winner, ":lay").await;
    presses(&club, &winner, ":!take-back").await;
    presses(&club, &winner, ":lay").await;
    presses(&club, &winner, ":done").await;
    assert_eq!(n_acts(&club).await, 9);
    club.finish().await;
}

#[tokio::test]
async fn a_winner_lays_all_that_fits_with_one_click_and_takes_it_back_card_by_card() {
    let club = four().await;
    for _ in 0..6 {
        next_presses(&club, ":reveal").await;
    }
    next_presses(&club, ":auction.1").await;
    for _ in 0..3 {
        next_presses(&club, ":pass").await;
    }
    let (board, winner, before) = (club.board(), due(&club).await, n_acts(&club).await);
    let all = button(&board, ":lay.all").expect("several cards fit");
    let label = all.label.as_deref().unwrap();
    let n_fitting = label.strip_prefix("Lay All That Fits (").unwrap();
    let n_fitting: usize = n_fitting.trim_end_matches(')').parse().unwrap();
    assert!(n_fitting > 1, "{label}");
    presses(&club, &winner, ":lay.all").await;
    assert_eq!(n_acts(&club).await, before + n_fitting);
    presses(&club, &winner, ":!take-back").await;
    assert_eq!(n_acts(&club).await, before + n_fitting - 1);
    presses(&club, &winner, ":lay.").await;
    presses(&club, &winner, ":done").await;
    assert_eq!(n_acts(&club).await, before + n_fitting + 1);
    // What stood for several cards stands for none afterwards.
    let old = club.with_buttons(&[&custom_id(&board, ":lay.all")]).await;
    let refused = club.click(&winner, &old, ":lay.all").await;
    assert!(refused.ephemeral, "{refused:?}");
    assert_eq!(n_acts(&club).await, before + n_fitting + 1);
    club.finish().await;
}

#[tokio::test]
async fn a_player_out_of_turn_gets_a_private_refusal() {
    let club = auction().await;
    let board = club.board();
    let due = due(&club).await;
    let before = n_acts(&club).await;
    for who in club.people(5) {
        if who.id() != due.id() {
            let answer = club.click(&who, &board, ":bid.2").await;
            assert!(answer.ephemeral, "{}", who.mention());
        }
    }
    assert_eq!(n_acts(&club).await, before);
    club.finish().await;
}

#[tokio::test]
async fn of_two_bids_at_once_only_the_one_in_turn_counts() {
    let club = auction().await;
    let board = club.board();
    let first = due(&club).await;
    let names = club.people(4);
    let id = custom_id(&board, ":bid.2");
    let clicks = names.iter().map(|who| who.click(&board, &id));
    futures_util::future::join_all(clicks).await;
    club.wait_until_idle().await;
    // The bidder of two is the first; nobody else can bid the same.
    assert_eq!(n_acts(&club).await, 3);
    assert_ne!(due(&club).await.id(), first.id());
    club.finish().await;
}

#[tokio::test]
async fn bids_that_cannot_be_are_refused_and_change_nothing() {
    let club = auction().await;
    let who = due(&club).await;
    let before = n_acts(&club).await;
    let refused = club.command(&who, "play move:bid.10").await;
    assert!(refused.ephemeral, "nine coins are all there are");
    let refused = club.command(&who, "play move:bid.1").await;
    assert!(refused.ephemeral, "not higher");
    assert_eq!(n_acts(&club).await, before);
    presses(&club, &who, ":pass").await;
    let refused = club.command(&who, "play move:bid.5").await;
    assert!(refused.ephemeral, "out for good");
    assert_eq!(n_acts(&club).await, before + 1);
    club.finish().await;
}

#[tokio::test]
async fn a_button_of_an_auction_that_is_over_does_nothing() {
    let club = auction().await;
    let (old, who) = (club.board(), due(&club).await);
    for _ in 0..3 {
        next_presses(&club, ":pass").await;
    }
    let winner = due(&club).await;
    presses(&club, &winner, ":lay.").await;
    presses(&club, &winner, ":done").await;
    let before = n_acts(&club).await;
    let late = club.with_buttons(&[&custom_id(&old, ":bid.2")]).await;
    let answer = club.click(&who, &late, ":bid.2").await;
    assert!(answer.ephemeral);
    assert_eq!(n_acts(&club).await, before);
    club.finish().await;
}

#[tokio::test]
async fn of_very_many_cards_the_winner_picks_a_colour_and_lays_privately() {
    let mut club = four().await;
    // The first thing that is offered is to turn a card, and nobody wants any.
    club.fast_forward(1, 44).await;
    next_presses(&club, ":auction.1").await;
    for _ in 0..3 {
        next_presses(&club, ":pass").await;
    }
    let winner = due(&club).await;
    let board = club.board();
    let menu = board.components.concat();
    let menu = menu.iter().find(|control| control.options.is_some());
    let menu = menu.unwrap();
    let (id, colours) = (menu.custom_id.clone().unwrap(), menu.options.clone());
    let colour = colours.unwrap()[0].value.clone();
    let picks = async |who: &Person| {
        let answer = who.select(&board, &id, &[&colour]).await.unwrap();
        club.outcome(who, &answer, None).await
    };
    let before = n_acts(&club).await;
    let other = club.people(4);
    let other = other.iter().find(|who| who.id() != winner.id()).unwrap();
    for stranger in [other, &club.person("Eva")] {
        let refused = picks(stranger).await;
        assert!(refused.ephemeral && button(&refused, ":lay.").is_none());
    }
    let panel = picks(&winner).await;
    assert!(panel.ephemeral);
    let panel = club.click(&winner, &panel, ":lay.").await;
    assert_eq!(n_acts(&club).await, before + 1);
    club.click(&winner, &panel, ":done").await;
    assert_eq!(n_acts(&club).await, before + 2);
    assert!(button(&club.board(), ":reveal").is_some());
    club.finish().await;
}

#[tokio::test]
async fn an_auction_and_laying_go_on_after_a_restart() {
    let mut club = auction().await;
    for n_out in 0..3 {
        club.restart().await;
        next_presses(&club, ":pass").await;
        assert_eq!(n_acts(&club).await, 3 + n_out);
    }
    club.restart().await;
    let winner = due(&club).await;
    presses(&club, &winner, ":lay").await;
    club.restart().await;
    presses(&club, &winner, ":!take-back").await;
    presses(&club, &winner, ":lay").await;
    club.restart().await;
    presses(&club, &winner, ":done").await;
    let board: Message = club.board();
    assert!(button(&board, ":reveal").is_some());
    assert_eq!(n_acts(&club).await, 7);
    club.finish().await;
}
