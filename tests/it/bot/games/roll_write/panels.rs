//! One sheet for each person that follows the match.

use super::{awaited, begin};
use crate::bot::harness::{Club, button};
use crate::bot::panels::{opened, says_the_truth};

#[tokio::test]
async fn three_people_play_on_one_panel_each() {
    let club = Club::open().await;
    let people = begin(&club, 3, "").await;
    for turn in 0..8 {
        let mut has_chosen = Vec::new();
        loop {
            let due = awaited(&club, &people).await;
            let mut missing = due.iter().filter(|who| !has_chosen.contains(&who.id()));
            let Some(who) = missing.next() else { break };
            has_chosen.push(who.id());
            let (mut clicks, mut n_arrows) = (0, 0);
            let mut panel = opened(&club, who, &mut clicks).await;
            for (pick, confirm) in [(":!focus.take.", ":take."), (":!focus.refuse", ":refuse")] {
                if button(&panel, pick).is_some_and(|button| !button.disabled) {
                    panel = club.click(who, &panel, pick).await;
                    panel = club.click(who, &panel, confirm).await;
                    clicks += 2;
                    break;
                }
            }
            if button(&panel, ":stop").is_some() {
                club.click(who, &panel, ":stop").await;
                n_arrows += 1;
                clicks += 1;
            }
            let most = 3 + n_arrows;
            assert!(clicks <= most, "turn {turn}: {clicks} clicks");
            for person in &people {
                assert!(club.panels(person).len() <= 1);
            }
            if has_chosen.len() == people.len() {
                break;
            }
        }
        for person in &people {
            says_the_truth(&club, person).await;
        }
    }
    club.finish().await;
}

#[tokio::test]
async fn a_picked_choice_stays_picked_while_others_choose() {
    let club = Club::open().await;
    let people = begin(&club, 3, "").await;
    let active = awaited(&club, &people).await.remove(0);
    let first = super::about_to_refuse(&club, &active).await;
    club.click(&active, &first, ":refuse").await;
    let others = awaited(&club, &people).await;
    let picked = super::about_to_refuse(&club, &others[0]).await;
    let other = super::about_to_refuse(&club, &others[1]).await;
    club.click(&others[1], &other, ":refuse").await;
    let now = club.panel(&others[0]);
    assert_eq!((now.id, &now.content), (picked.id, &picked.content));
    club.click(&others[0], &now, ":refuse").await;
    club.finish().await;
}

#[tokio::test]
async fn a_sheet_on_view_gives_way_to_the_viewers_turn() {
    let club = Club::open().await;
    let people = begin(&club, 2, "").await;
    let active = awaited(&club, &people).await.remove(0);
    let other = people.iter().find(|who| who.id() != active.id()).unwrap();
    let looked = club.click(other, &club.board(), "Sheets").await;
    assert!(looked.content.contains(&active.mention()));
    let panel = super::about_to_refuse(&club, &active).await;
    club.click(&active, &panel, ":refuse").await;
    let now = club.panel(other);
    assert_eq!(now.id, looked.id);
    assert!(button(&now, ":!focus.refuse").is_some(), "{}", now.content);
    club.finish().await;
}
