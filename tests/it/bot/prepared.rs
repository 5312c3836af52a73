//! Turns that people prepare while others are to move.

mod games;
mod interrupted;

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::kernel::Seat;
use lostcities::sandbox::{Message, Person};

use super::harness::{Club, button, custom_id};
use crate::kept::replayed;

/// What everybody may see of the channel: the words and controls of every message.
fn public(club: &Club) -> Vec<String> {
    let messages = club.public("general").into_iter();
    messages.map(|message| format!("{message:?}")).collect()
}

/// Whether a panel says that a turn was played as it was prepared; the people have different languages.
fn says_as_prepared(panel: &Message) -> bool {
    let said = ["As prepared:", "Wie vorbereitet:", "Zoals voorbereid:"];
    said.iter().any(|said| panel.content.contains(said))
}

/// Whether an answer says that something cannot be prepared.
fn is_refused(answer: &Message) -> bool {
    let said = [
        "cannot be prepared",
        "nicht vorbereiten",
        "niet voorbereiden",
    ];
    answer.ephemeral && said.iter().any(|said| answer.content.contains(said))
}

/// A panel opened by command.
async fn hand(club: &Club, who: &Person) -> Message {
    club.command(who, "hand").await
}

/// Prepares what is offered first on each step, from an open panel on.
async fn prepare(club: &Club, who: &Person, panel: &Message) -> Message {
    let mut panel = club.click(who, panel, ":!focus.prepare").await;
    for _ in 0..3 {
        if let Some(last) = button(&panel, ":!prepare.") {
            let id = last.custom_id.clone().unwrap();
            return club.press(who, &panel, &id).await;
        }
        panel = club.click(who, &panel, ":!focus.prepare.").await;
    }
    panic!("nothing can be prepared: {}", panel.content);
}

/// The short form of what a person has prepared.
async fn plan(club: &Club) -> Option<String> {
    let prepared = club.stored(1).await.prepared;
    prepared.into_iter().next().map(|turn| turn.plan)
}

/// What was done since the log had this many steps.
async fn acts_since(club: &Club, n: usize) -> Vec<String> {
    let steps = club.stored(1).await.steps;
    let acts = steps[n..].iter().filter_map(|step| step["act"].as_str());
    acts.map(str::to_owned).collect()
}

#[tokio::test]
async fn a_turn_of_the_card_game_is_prepared_in_private_and_played_at_once() {
    let (club, who, other) = Club::in_play().await;
    let (before, version) = (public(&club), club.stored(1).await.version);
    let panel = hand(&club, &other).await;
    let cards = club.click(&other, &panel, ":!focus.prepare").await;
    assert_snapshot!(cards.content.lines().next().unwrap(), @"**Prepare your turn.** Choose a card; you decide next where it goes and what you take. It is played as soon as it is your turn, and nobody sees it before.");
    let card = club.click(&other, &cards, ":!focus.prepare.").await;
    let back = club.click(&other, &card, "Back").await;
    assert_eq!(back.content, cards.content);
    let panel = club.click(&other, &back, "Back").await;
    let panel = prepare(&club, &other, &panel).await;
    let prepared = plan(&club).await.unwrap();
    let line = panel.content.lines().find(|line| line.contains("🕒"));
    assert!(
        line.is_some_and(|line| line.contains('→')),
        "{}",
        panel.content
    );
    // Nobody else is shown anything, and no button tells of it.
    assert_eq!(public(&club), before);
    assert_eq!(club.stored(1).await.version, version);
    let theirs = hand(&club, &who).await;
    assert!(!theirs.content.contains("🕒"), "{}", theirs.content);

    let n_steps = club.stored(1).await.steps.len();
    club.play_turn(&who).await;
    let acts = acts_since(&club, n_steps).await;
    assert_eq!(acts[acts.len() - 2..].join("+"), prepared);
    assert_eq!(plan(&club).await, None);
    let board = club.board().content;
    let told: Vec<&str> = board
        .lines()
        .filter(|line| line.contains("As prepared:"))
        .collect();
    assert_eq!(told.len(), 1, "{board}");
    assert!(told[0].contains(&other.mention()), "{board}");
    let mine = club.panel(&other);
    assert!(says_as_prepared(&mine), "{}", mine.content);
    assert_eq!(club.pings(&who), 1, "the next turn is called");
    assert_eq!(club.pings(&other), 0);
    // It is over with the player's next turn.
    club.play_turn(&who).await;
    let panel = club.play_turn(&other).await;
    assert!(!says_as_prepared(&panel), "{}", panel.content);
    club.finish().await;
}

#[tokio::test]
async fn what_is_withdrawn_is_not_played_and_leaves_no_trace() {
    let mut seen = Vec::new();
    for prepares in [false, true] {
        let (club, who, other) = Club::in_play().await;
        let panel = hand(&club, &other).await;
        if prepares {
            let panel = prepare(&club, &other, &panel).await;
            let panel = club.click(&other, &panel, ":!unprepare").await;
            assert!(button(&panel, ":!unprepare").is_none());
            assert_eq!(plan(&club).await, None);
        }
        club.type_turn(&who).await;
        assert_eq!(club.awaited().await.unwrap().id(), other.id());
        club.type_turn(&other).await;
        let stored = club.stored(1).await;
        assert!(stored.prepared_steps.is_empty());
        let messages = club.public("general").into_iter();
        let said = messages.map(|message| {
            let ids: Vec<_> = message.custom_ids().map(str::to_owned).collect();
            (message.content, ids)
        });
        seen.push((said.collect::<Vec<_>>(), stored.version));
        club.finish().await;
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn nobody_prepares_for_others_or_in_their_own_turn() {
    let (club, who, other) = Club::in_play().await;
    let version = club.stored(1).await.version;
    let card = club.moves(&who, "discard").await.remove(0).1;
    let ids = [
        format!("v1:1:{version}:!prepare.{card}+draw"),
        format!("v1:1:{version}:!prepare.play.x9"),
        format!("v1:1:{version}:!unprepare"),
    ];
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let forged = club.with_buttons(&ids).await;
    let own = club.click(&who, &forged, ":!prepare.").await;
    assert!(is_refused(&own), "{own:?}");
    // The card is in the other hand.
    let others = club.click(&other, &forged, ":!prepare.").await;
    assert!(is_refused(&others), "{others:?}");
    let unread = club.click(&other, &forged, ":!prepare.play.x9").await;
    assert!(is_refused(&unread), "{unread:?}");
    let stranger = club.click(&club.carla(), &forged, ":!prepare.").await;
    assert!(stranger.ephemeral && !is_refused(&stranger), "{stranger:?}");
    let nothing = club.click(&other, &forged, ":!unprepare").await;
    assert!(nothing.ephemeral && button(&nothing, ":!focus.prepare").is_some());
    assert_eq!(plan(&club).await, None);
    club.finish().await;
}

#[tokio::test]
async fn a_clock_stops_with_a_prepared_turn_as_with_any_other() {
    let club = Club::open().await;
    club.begin_with("rounds:1 clock:1d").await;
    let (who, other) = club.in_turn().await;
    let panel = hand(&club, &other).await;
    prepare(&club, &other, &panel).await;
    club.let_pass(Duration::from_hours(20)).await;
    club.type_turn(&who).await;
    let clocks = club.clocks(1).await;
    let stored = club.stored(1).await;
    let sits = |seat: Seat| stored.seats[seat].person().unwrap().id.0.to_string();
    assert_eq!(clocks.len(), 1);
    assert_eq!(sits(clocks[0].seat), who.id().to_string());
    // The whole time of a turn has begun again.
    let due = 1_735_689_600 + 20 * 3_600 + 86_400;
    assert!(club.board().content.contains(&format!("<t:{due}:R>")));
    club.finish_with(super::panels::panel_is_gone).await;
}
