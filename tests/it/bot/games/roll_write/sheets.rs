//! Everybody's sheets, for players and spectators.

use super::{about_to_refuse, awaited, begin};
use crate::bot::harness::{Club, begins, button, says};

#[tokio::test]
async fn everybody_looks_at_everybodys_sheet_and_chooses_after_a_look() {
    let club = Club::open().await;
    let people = begin(&club, 2, "order:in_turn").await;
    let board = club.board();
    let [row] = &board.components[..] else {
        panic!("one row has room for all")
    };
    let labels: Vec<_> = row.iter().filter_map(|of| of.label.as_deref()).collect();
    assert_eq!(labels, ["My Sheet", "Sheets", "Rules", "More"]);
    let looked = club.click(&people[0], &board, "Sheets").await;
    assert!(looked.ephemeral && !looked.attachments.is_empty());
    assert!(looked.content.contains(&people[1].mention()));
    let own = club.click(&people[0], &looked, "My Sheet").await;
    assert_eq!(own.id, looked.id);
    club.finish().await;
}

#[tokio::test]
async fn a_spectator_sees_every_sheet_and_has_none() {
    let club = Club::open().await;
    let people = begin(&club, 2, "").await;
    let eva = club.person("Eva");
    let looked = club.click(&eva, &club.board(), "Sheets").await;
    assert!(looked.ephemeral && !looked.attachments.is_empty());
    assert!(button(&looked, "My Sheet").is_none());
    let other = people
        .iter()
        .find(|person| !looked.content.contains(&person.mention()))
        .unwrap();
    let other_sheet = club.click(&eva, &looked, ":!focus.sheet.").await;
    assert_eq!(other_sheet.id, looked.id, "in place of the first");
    assert!(other_sheet.content.contains(&other.mention()));
    // Only sheets are for everybody.
    let refused = club.click(&eva, &club.board(), "My Sheet").await;
    begins(&refused, "You do not play in this match.");
    club.finish().await;
}

#[tokio::test]
async fn a_look_is_never_too_old_and_leads_back_to_what_is_to_be_chosen_now() {
    let club = Club::open().await;
    let people = begin(&club, 2, "").await;
    let active = awaited(&club, &people).await.remove(0);
    let other = people.iter().find(|person| person.id() != active.id());
    let other = other.unwrap();
    let sheets = club.click(other, &club.board(), "Sheets").await;
    let ids = [":!focus.sheet", ":!unfocus"].map(|name| button(&sheets, name));
    let ids = ids.into_iter().flatten();
    let ids: Vec<_> = ids
        .filter_map(|button| button.custom_id.as_deref())
        .collect();
    let looked = club.with_buttons(&ids).await;
    for person in [&active, other] {
        let panel = about_to_refuse(&club, person).await;
        club.click(person, &panel, ":refuse").await;
    }
    // Now it is their own roll: the old look still works, and so does its way back.
    let own = club.click(other, &looked, ":!unfocus").await;
    says(&own, "**Your roll:**");
    assert!(button(&own, ":!focus.refuse").is_some());
    club.finish().await;
}

#[tokio::test]
async fn the_sheets_stay_when_the_match_is_over() {
    let club = Club::open().await;
    let people = begin(&club, 2, "").await;
    club.resign(&people[0]).await;
    let looked = club
        .click(&club.person("Eva"), &club.board(), "Sheets")
        .await;
    assert!(looked.ephemeral && !looked.attachments.is_empty());
    club.finish().await;
}
