//! The daily roll, played as people do.

mod cards;
mod clicks;
mod dice;
mod installed;
mod languages;
mod morning;
mod moved;
mod secrets;

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::match_file::verify;
use lostcities::sandbox::{Message, Person};

use super::harness::{Club, PATIENCE, begins, button, says};
use super::shown::{said, shown};

const DAY: Duration = Duration::from_hours(24);

pub(super) async fn today(club: &Club, who: &Person) -> Message {
    club.command(who, "daily").await
}

/// The first button that can be pressed whose label is no way to another screen.
pub(super) fn pick(panel: &Message) -> Option<String> {
    panel.usable_ids().find_map(|id| {
        let (_, route) = id.split_once(":0:0:")?;
        let is_choice = route.starts_with("!daily.look") && !route.contains("sheet");
        let plays =
            is_choice || route.starts_with("!daily.act") || route.starts_with("!daily.roll");
        plays.then(|| format!(":{route}"))
    })
}

/// Plays a round to its end, always the first choice there is.
pub(super) async fn play(club: &Club, who: &Person, mut panel: Message) -> Message {
    while let Some(id) = pick(&panel) {
        panel = club.click(who, &panel, &id).await;
    }
    panel
}

/// What *Compare* leads to: the review of a round, once it is made.
pub(super) async fn compared(club: &Club, who: &Person, over: &Message, name: &str) -> Message {
    let waiting = club.click(who, over, name).await;
    let made = || {
        let seen = who.message(waiting.id);
        seen.filter(|seen| !seen.attachments.is_empty())
    };
    let is_made = club.sandbox.wait_until(PATIENCE, || made().is_some());
    assert!(is_made.await, "{waiting:?}");
    made().unwrap()
}

#[tokio::test]
async fn the_roll_of_the_day_is_played_in_a_private_panel() {
    let (club, [anna, ..]) = Club::with_people().await;
    let panel = today(&club, &anna).await;
    assert_snapshot!(shown(&club, &panel), @r"
    lostcities, privately:
    **Daily roll 1**
    @Anna rolls first.
    **Your roll:** 🟪 🟥 🟥 · 3 1 8.
    (daily.png)
    [🟥 1] [🟥 3] [🟥 8]
    [🟪 1] [🟪 3] [🟪 8]
    [🎲 Refuse] [🔳 Computer]
    ");
    let chosen = club.click(&anna, &panel, &pick(&panel).unwrap()).await;
    assert_snapshot!(shown(&club, &chosen), @r"
    lostcities, privately, edited:
    **Daily roll 1**
    Last turn: @Anna 🟥 1 and Computer 🟥 3.
    Done. Roll when you are ready; until then you can take it back.
    (daily.png)
    [🔳 Computer]
    [🎲 Roll the Dice] [Take Back]
    ");
    // What was chosen can be taken back until the next roll, and then it cannot.
    let back = club.click(&anna, &chosen, "Take Back").await;
    assert_eq!(said(&club, &back.content), said(&club, &panel.content));
    let mut rolled = back;
    let mut n_clicks = 0;
    while let Some(id) = pick(&rolled) {
        rolled = club.click(&anna, &rolled, &id).await;
        n_clicks += 1;
    }
    assert!(n_clicks <= 90, "{n_clicks}");
    assert_snapshot!(shown(&club, &rolled), @r"
    lostcities, privately, edited:
    **Daily roll 1**
    **330 points,** the normal computer 450.
    You are the first to finish today.
    (daily.png)
    [Share] [Today’s Table] [Compare] [Fair?]
    ");
    says(&compared(&club, &anna, &rolled, ":!review").await, "Luck ");
    // Nothing of it is public until it is shared.
    assert_eq!(club.public("general").len(), 0);
    let shared = club.click(&anna, &rolled, "Share").await;
    assert_snapshot!(shown(&club, &shared), @r"
    lostcities:
    @Anna · **Lost Cities: Daily roll 1** · 330 points, the computer 450 · 🟩🟩🟨🟨🟨🟨
    -# Squares are expeditions, best first: 🟩 20 points or more, 🟨 fewer, 🟫 none, 🔻 a loss.
    (daily.png)
    [Play It Too]
    ");
    club.finish().await;
}

#[tokio::test]
async fn the_same_day_begins_alike_for_everybody_and_another_does_not() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    let dice = |panel: &Message| {
        let mut lines = panel.content.lines();
        lines
            .find_map(|line| {
                line.split_once(":** ")
                    .filter(|(_, dice)| dice.contains(" · "))
            })
            .map(|(_, dice)| dice.to_owned())
    };
    let first = dice(&today(&club, &anna).await);
    assert!(first.is_some());
    assert_eq!(dice(&today(&club, &carla).await), first);
    club.let_pass(DAY + Duration::from_hours(3)).await;
    assert_ne!(dice(&today(&club, &anna).await), first);
    club.finish().await;
}

#[tokio::test]
async fn a_round_goes_on_after_a_restart_and_old_buttons_say_so() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    let panel = today(&club, &anna).await;
    // Another device shows the same.
    let elsewhere = today(&club, &anna).await;
    club.lose_power().await;
    let chosen = club.click(&anna, &panel, &pick(&panel).unwrap()).await;
    assert!(button(&chosen, "Roll the Dice").is_some());
    let stale = club
        .click(&anna, &elsewhere, &pick(&elsewhere).unwrap())
        .await;
    let sentence = "The table has moved on";
    begins(&stale, sentence);
    assert!(button(&stale, "Roll the Dice").is_some());
    club.finish().await;
}

#[tokio::test]
async fn a_round_begun_before_midnight_counts_for_its_day_until_it_is_closed() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    club.let_pass(Duration::from_mins(23 * 60 + 50)).await;
    let panel = today(&club, &anna).await;
    let left = today(&club, &ben).await;
    club.let_pass(Duration::from_mins(30)).await;
    // Asking again leads to the round that was begun.
    assert_eq!(
        said(&club, &today(&club, &anna).await.content),
        said(&club, &panel.content)
    );
    let over = play(&club, &anna, panel).await;
    says(&over, "points");
    assert!(today(&club, &anna).await.content.contains("Daily roll 2"));
    club.let_pass(Duration::from_hours(2)).await;
    let closed = club.click(&ben, &left, &pick(&left).unwrap()).await;
    says(&closed, "Dieser Tag ist vorbei");
    club.finish().await;
}

#[tokio::test]
async fn the_secret_is_shown_when_the_day_is_closed_and_the_round_can_be_verified() {
    let (club, [anna, ..]) = Club::with_people().await;
    let over = today(&club, &anna).await;
    let over = play(&club, &anna, over).await;
    let early = club.click(&anna, &over, "Fair?").await;
    assert!(early.content.contains("fingerprint") && !early.content.contains("secret `"));
    assert!(early.attachments.is_empty());
    // Today's dice cannot be tried before.
    assert!(!over.content.contains("Practise"));
    club.let_pass(DAY + Duration::from_hours(2)).await;
    let shown_secret = club.command(&anna, "verify daily:1").await;
    says(&shown_secret, "secret `");
    let file = club
        .sandbox
        .attachment(shown_secret.attachments[0].id)
        .unwrap();
    let line = String::from_utf8(file).unwrap();
    let report = verify(&line).unwrap();
    assert!(report.n_redrawn.is_some_and(|n| n > 5));
    club.finish().await;
}

#[tokio::test]
async fn a_closed_day_can_be_practised_and_counts_nowhere() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    let over = today(&club, &anna).await;
    play(&club, &anna, over).await;
    club.let_pass(DAY + Duration::from_hours(3)).await;
    let second = today(&club, &carla).await;
    let over = play(&club, &carla, second).await;
    let (menu, day) = (":menu.daily.past", "!daily.practise.20089");
    let practice = club.choose(&carla, &over, menu, day).await;
    says(&practice, "om te oefenen");
    let over = play(&club, &carla, practice).await;
    assert!(button(&over, "Delen").is_none());
    let table = club.click(&carla, &over, "Stand van de dag").await;
    assert_snapshot!(said(&club, &table.content), @r"
    **Dagworp 1** op deze server
    1 · Anna: 330 punten
    ");
    club.finish().await;
}

#[tokio::test]
async fn others_sheets_are_for_those_who_have_finished() {
    let (club, [anna, _, carla]) = Club::with_people().await;
    let panel = today(&club, &anna).await;
    play(&club, &anna, panel).await;
    let refused = club.command(&carla, "daily player:@Anna").await;
    says(&refused, "Maak eerst de partij van vandaag af");
    says(&refused, "spel: Lost Cities Roll & Write");
    let panel = today(&club, &carla).await;
    play(&club, &carla, panel).await;
    let sheet = club.command(&carla, "daily player:@Anna").await;
    begins(&sheet, "Anna, Dagworp 1");
    assert_eq!(sheet.attachments.len(), 1);
    let table = club.command(&carla, "daily").await;
    let table = club.click(&carla, &table, "Stand van de dag").await;
    assert_snapshot!(said(&club, &table.content), @r"
    **Dagworp 1** op deze server
    1 · Anna: 330 punten
    1 · Carla: 330 punten
    ");
    club.finish().await;
}
