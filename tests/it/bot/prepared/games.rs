//! What is prepared in the games of several people.

use lostcities::store::State;

use super::{Club, acts_since, button, custom_id, hand, prepare, public};
use crate::bot::every_game::due;
use crate::bot::harness::says;
use crate::bot::panels::panel_is_gone;

async fn three(game: &str) -> Club {
    let club = Club::open().await;
    club.seat(&club.people(3), &format!("game:{game} seats:3"))
        .await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    club
}

#[tokio::test]
async fn prepared_bids_outbid_each_other_until_one_has_enough() {
    let club = three("rivals").await;
    let opener = due(&club).await;
    for action in ["reveal", "auction.1"] {
        let who = due(&club).await;
        club.command(&who, &format!("play move:{action}")).await;
    }
    let to_bid = due(&club).await;
    let third = ["Anna", "Ben", "Carla"].map(|name| club.person(name));
    let mut waiting = third.into_iter().filter(|who| who.id() != to_bid.id());
    let (one, two) = (waiting.next().unwrap(), waiting.next().unwrap());
    let before = public(&club);
    for (who, limit) in [(&one, "max.5"), (&two, "max.3")] {
        let panel = hand(&club, who).await;
        let panel = club.click(who, &panel, ":!focus.prepare").await;
        let entry = format!("!prepare.{limit}");
        let panel = club.choose(who, &panel, ":menu.", &entry).await;
        says(&panel, "🕒");
    }
    assert_eq!(public(&club), before);
    let n_steps = club.stored(1).await.steps.len();
    club.command(&to_bid, "play move:pass").await;
    let acts = acts_since(&club, n_steps).await;
    // The one with the higher limit has it for one coin more than the other would pay, or for that if that was the bid.
    let bids: Vec<u32> = acts
        .iter()
        .filter_map(|act| act.strip_prefix("bid.")?.parse().ok())
        .collect();
    assert!(bids.iter().all(|&bid| bid <= 4), "{acts:?}");
    assert_eq!(
        acts.iter().filter(|act| *act == "pass").count(),
        2,
        "{acts:?}"
    );
    let winner = due(&club).await;
    assert_eq!(winner.id(), one.id(), "{acts:?} {}", opener.mention());
    assert!(club.board().content.contains("As prepared:"));
    assert!(club.stored(1).await.prepared.is_empty());
    club.finish().await;
}

#[tokio::test]
async fn in_the_board_game_two_prepared_turns_follow_one_another() {
    let club = three("board").await;
    let who = due(&club).await;
    let people = ["Anna", "Ben", "Carla"].map(|name| club.person(name));
    for other in people.iter().filter(|other| other.id() != who.id()) {
        let panel = hand(&club, other).await;
        prepare(&club, other, &panel).await;
    }
    assert_eq!(club.stored(1).await.prepared.len(), 2);
    let n_steps = club.stored(1).await.steps.len();
    let moves = club.moves(&who, "discard").await;
    club.command(&who, &format!("play move:{}", moves[0].1))
        .await;
    club.command(&who, "play move:draw").await;
    assert_eq!(due(&club).await.id(), who.id(), "all others have moved");
    assert_eq!(acts_since(&club, n_steps).await.len(), 6);
    assert_eq!(club.stored(1).await.prepared_steps.len(), 2);
    club.finish().await;
}

#[tokio::test]
async fn in_roll_and_write_nothing_is_prepared() {
    let club = three("roll_write").await;
    for name in ["Anna", "Ben", "Carla"] {
        let panel = hand(&club, &club.person(name)).await;
        assert!(button(&panel, ":!focus.prepare").is_none(), "{name}");
    }
    club.finish().await;
}

#[tokio::test]
async fn a_player_who_leaves_leaves_nothing_prepared() {
    let club = three("board").await;
    let who = due(&club).await;
    let people = ["Anna", "Ben", "Carla"].map(|name| club.person(name));
    let other = people.iter().find(|other| other.id() != who.id()).unwrap();
    let panel = hand(&club, other).await;
    let panel = prepare(&club, other, &panel).await;
    club.resign(other).await;
    assert!(club.stored(1).await.prepared.is_empty());
    let id = custom_id(&panel, ":!unprepare");
    let late = club.press_forged(other, &id).await;
    assert!(late.ephemeral && button(&late, ":!focus.prepare").is_none());
    club.finish_with(panel_is_gone).await;
}
