//! The daily of the card game: one round with the same cards for everybody.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::match_file::verify;
use lostcities::sandbox::{Message, Person};

use super::super::harness::{Club, button, says};
use super::super::shown::{said, shown};
use super::{DAY, compared};

async fn begun(club: &Club, who: &Person) -> Message {
    club.command(who, "daily game:Lost Cities").await
}

/// Lays or discards the first card that is offered, and draws. Returns the panel at the end and how many clicks that took.
async fn played(club: &Club, who: &Person, mut panel: Message) -> (Message, usize) {
    let mut n_clicks = 0;
    while let Some(id) = next(&panel) {
        panel = club.click(who, &panel, &id).await;
        n_clicks += 1;
    }
    (panel, n_clicks)
}

/// The way on: what draws at once, else what acts, else a card.
fn next(panel: &Message) -> Option<String> {
    let ways = ["+draw", "!daily.act.", "!daily.look."];
    let found = ways
        .iter()
        .find_map(|way| panel.usable_ids().find(|id| id.contains(way)));
    found.map(|id| id.trim_start_matches("v1:0:0").to_owned())
}

#[tokio::test]
async fn the_cards_of_the_day_are_played_in_a_private_panel() {
    let (club, [anna, ..]) = Club::with_people().await;
    let panel = begun(&club, &anna).await;
    assert_snapshot!(shown(&club, &panel), @r"
    lostcities, privately:
    **Daily cards 1**
    Round 1 begins. @Anna starts.
    **Your turn.** Choose a card.
    (daily.png)
    [🟨 2] [⬜ ×2 (2)] [⬜ 4] [⬜ 9]
    [🟩 ×2] [🟩 4] [🟥 7]
    ");
    let (over, n_clicks) = played(&club, &anna, panel).await;
    assert!(n_clicks <= 80, "{n_clicks}");
    assert_snapshot!(shown(&club, &over), @r"
    lostcities, privately, edited:
    **Daily cards 1**
    **−13 points,** the normal computer 35.
    You are the first to finish today.
    (daily.png)
    [Share] [Today’s Table] [Compare] [Fair?]
    ");
    let review = compared(&club, &anna, &over, ":!review").await;
    says(&review, "The moves that cost ");
    let look = review.custom_ids().find(|id| id.contains(":!at."));
    let look = look.expect("each dear turn can be looked at").to_owned();
    let replay = club
        .click(&anna, &review, look.trim_start_matches("v1:1:0"))
        .await;
    says(&replay, "saw it:");
    // Its number leads nobody else to it, nor its player to the secret of a day that goes on.
    let id = look.split(':').nth(1).unwrap();
    let others = ["review", "replay", "animation", "match-file", "check"];
    let others = others.map(|what| format!(":!{what}"));
    let forged = others.each_ref().map(|what| format!("v1:{id}:0{what}"));
    let forged = club
        .with_buttons(&forged.each_ref().map(String::as_str))
        .await;
    for what in &others {
        let refused = club.click(&club.ben(), &forged, what).await;
        says(&refused, "Partie 1");
        assert!(refused.attachments.is_empty());
    }
    for what in &others[3..] {
        let refused = club.click(&anna, &forged, what).await;
        assert!(refused.attachments.is_empty(), "{}", refused.content);
    }
    assert_eq!(club.public("general").len(), 1, "but what was forged");
    let shared = club.click(&anna, &over, "Share").await;
    assert_snapshot!(shown(&club, &shared), @r"
    lostcities:
    @Anna · **Lost Cities: Daily cards 1** · −13 points, the computer 35 · 🟨🟫🟫🔻🔻
    -# Squares are expeditions, best first: 🟩 20 points or more, 🟨 fewer, 🟫 none, 🔻 a loss.
    (daily.png)
    [Play It Too]
    ");
    club.finish().await;
}

#[tokio::test]
async fn the_same_play_meets_the_same_cards_and_replies_and_is_compared_with_others() {
    let club = Club::open().await;
    let people = [club.anna(), club.ben(), club.carla()];
    let mut ends = Vec::new();
    for who in &people {
        let panel = begun(&club, who).await;
        ends.push(played(&club, who, panel).await.0.content);
    }
    for end in &ends {
        let score = end.lines().nth(1).unwrap();
        assert!(score.contains("−13 ") && score.contains("35"), "{score}");
    }
    let end = begun(&club, &people[0]).await;
    says(&end, "Others so far: 2, median −48, best −48.");
    let table = club.click(&people[0], &end, "Today’s Table").await;
    assert_snapshot!(said(&club, &table.content), @r"
    **Daily cards 1** on this server
    1 · Anna: −48 against the computer
    1 · Ben: −48 against the computer
    1 · Carla: −48 against the computer
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_round_is_told_beside_ones_own_best_and_earlier_days_with_their_results() {
    let (club, [anna, ..]) = Club::with_people().await;
    let first = begun(&club, &anna).await;
    let (first, _) = played(&club, &anna, first).await;
    assert!(!first.content.contains("best"), "{}", first.content);
    club.let_pass(DAY + Duration::from_hours(3)).await;
    let second = begun(&club, &anna).await;
    says(&second, "**Daily cards 2**");
    let (second, _) = played(&club, &anna, second).await;
    assert_snapshot!(shown(&club, &second), @r"
    lostcities, privately, edited:
    **Daily cards 2**
    **−53 points,** the normal computer 53.
    Your best so far stays −48, in one other round.
    You are the first to finish today.
    (daily.png)
    [Share] [Today’s Table] [Compare] [Fair?]
    [Daily cards 1 · −48 against the computer]
    ");
    club.finish().await;
}

#[tokio::test]
async fn help_and_a_finished_match_lead_to_the_daily() {
    let (club, [anna, ..]) = Club::with_people().await;
    let help = club.command(&anna, "help").await;
    says(
        &club.click(&anna, &help, "Daily Roll").await,
        "**Daily roll 1**",
    );
    club.begin().await;
    club.resign(&anna).await;
    let board = club.public("general").pop().unwrap();
    says(
        &club.click(&anna, &board, "Daily Cards").await,
        "**Daily cards 1**",
    );
    club.finish().await;
}

#[tokio::test]
async fn what_is_laid_can_be_taken_back_until_a_card_is_drawn() {
    let (club, [anna, ..]) = Club::with_people().await;
    let mut panel = begun(&club, &anna).await;
    let card = loop {
        let card = club.click(&anna, &panel, &next(&panel).unwrap()).await;
        if button(&card, "Lay, Then Take …").is_some() {
            break card;
        }
        panel = club.click(&anna, &card, &next(&card).unwrap()).await;
        assert!(button(&panel, "Take Back").is_none(), "a card was drawn");
    };
    let laid = club.click(&anna, &card, "Lay, Then Take …").await;
    let back = club.click(&anna, &laid, "Take Back").await;
    assert_eq!(said(&club, &back.content), said(&club, &panel.content));
    club.finish().await;
}

#[tokio::test]
async fn the_secret_of_the_cards_is_shown_when_the_day_is_closed_and_the_round_can_be_verified() {
    let (club, [anna, ..]) = Club::with_people().await;
    let panel = begun(&club, &anna).await;
    let (over, _) = played(&club, &anna, panel).await;
    let early = club.click(&anna, &over, "Fair?").await;
    assert!(!early.content.contains("secret `") && early.attachments.is_empty());
    club.let_pass(DAY + Duration::from_hours(2)).await;
    let proof = club.click(&anna, &over, "Fair?").await;
    says(&proof, "secret `");
    let file = club.sandbox.attachment(proof.attachments[0].id).unwrap();
    let report = verify(&String::from_utf8(file).unwrap()).unwrap();
    assert_eq!(report.n_redrawn, Some(61));
    club.finish().await;
}
