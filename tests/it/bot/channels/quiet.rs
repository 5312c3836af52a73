//! Quiet matches: an invitation that becomes the result, and panels between.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person, Request};
use lostcities::store::{State, Venue};
use serde_json::Value;

use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::shown;

/// What is said of a quiet match until it ends.
const QUIETLY: &str = "nothing more is posted here until it ends";

/// The requests since this was last asked that have to do with no interaction, as method and path.
pub fn by_bot(club: &mut Club, may_fail: fn(&Request) -> bool) -> Vec<String> {
    let requests = club.new_requests().into_iter();
    club.check_requests(may_fail);
    let said = requests.map(|Request { method, path, .. }| format!("{method} {path}"));
    said.filter(|said| !said.contains("/webhooks/") && !said.contains("/interactions/"))
        .collect()
}

/// The message of `general` with this id, as everybody sees it now.
fn now(club: &Club, message: &Message) -> Message {
    let mut public = club.public("general").into_iter();
    public.find(|other| other.id == message.id).unwrap()
}

/// Anna and Ben take their turns by clicks, if it is theirs, from the hand that a public button opens.
pub async fn turn(club: &Club, card: &Message) {
    for who in [club.anna(), club.ben()] {
        let panel = club.click(&who, card, ":!hand").await;
        let waits = button(&panel, ":!hand").is_some();
        if !waits && button(&panel, ":!focus.").is_some() {
            club.play_turn_on(&who, &panel).await;
        }
    }
}

/// Gives the match of a panel up.
async fn give_up(club: &Club, who: &Person, card: &Message) {
    let mut shown = club.click(who, card, ":!hand").await;
    for part in [":!more", ":!resign", ":!resign-for-sure"] {
        shown = club.click(who, &shown, part).await;
    }
}

#[tokio::test]
async fn an_invitation_becomes_the_result_and_nothing_is_between() {
    let mut club = Club::open().await;
    let card = club.begin_with("rounds:1 quiet:True").await;
    let edit = format!(
        "PATCH /api/v10/channels/{}/messages/{}",
        club.channel("general").await,
        card.id
    );
    assert_eq!(
        by_bot(&mut club, |_| false).last(),
        Some(&edit),
        "it is played now"
    );
    assert_snapshot!(shown(&club, &now(&club, &card)), @"
    lostcities, edited:
    🧭 @Anna challenges @Ben to a match of Lost Cities.
    One round, five expeditions.
    🤫 Played quietly: nothing more is posted here until it ends.
    @Ben accepts. Have a good journey!
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [My Hand] [Follow]
    ");
    for _ in 0..3 {
        turn(&club, &card).await;
        assert_eq!(by_bot(&mut club, |_| false), [""; 0]);
    }
    give_up(&club, &club.anna(), &card).await;
    assert_eq!(by_bot(&mut club, |_| false), [edit]);
    let result = now(&club, &card);
    assert_snapshot!(shown(&club, &result), @r"
    lostcities, edited:
    🏳️ @Anna has resigned.
    🏆 @Ben wins!
    Points: @Anna −8 and @Ben −49.
    (board.png)
    [Rematch] [Replay] [Review] [Fair?]
    [Share] [Daily Cards]
    ");

    let asked = club.click(&club.ben(), &result, ":!rematch").await;
    says(&asked, QUIETLY);
    let rematch = club.click(&club.anna(), &asked, "Accept").await;
    assert_eq!(club.stored(2).await.terms.venue, Venue::Quiet);
    // Beside it the same two play on a board.
    club.begin().await;
    turn(&club, &rematch).await;
    assert_eq!(club.stored(2).await.state(), State::Playing);
    assert_eq!(club.public("general").len(), 5, "a board with its call");
    club.finish().await;
}

/// A match of some turns dealt as in this log: its own log, what its people saw, and its result.
async fn played(options: &str, dealt: Vec<Value>) -> (Vec<Value>, Vec<String>, String) {
    let club = Club::open().await;
    club.around.deal_as_in(dealt);
    club.begin_with(options).await;
    let way_in = club.with_buttons(&["v1:1:0:!hand"]).await;
    let mut seen = Vec::new();
    for _ in 0..3 {
        turn(&club, &way_in).await;
        for who in [club.anna(), club.ben()] {
            let panels = club.panels(&who);
            seen.extend(panels.iter().map(|panel| shown(&club, panel)));
        }
    }
    give_up(&club, &club.ben(), &way_in).await;
    let result = format!("{:?}", club.result(1).await.unwrap());
    let steps = club.stored(1).await.steps;
    club.finish().await;
    (steps, seen, result)
}

#[tokio::test]
async fn the_same_clicks_make_the_same_match_quietly_and_on_a_board() {
    let on_board = played("rounds:1", Vec::new()).await;
    let quietly = played("rounds:1 quiet:True", on_board.0.clone()).await;
    assert_eq!(quietly, on_board);
}

#[tokio::test]
async fn a_panel_follows_a_quiet_match_for_those_who_see_its_channel() {
    let mut club = Club::open().await;
    let card = club.begin_with("rounds:1 quiet:True").await;
    let carla = club.carla();
    let panel = club.click(&carla, &card, ":!follow").await;
    assert!(panel.ephemeral);
    assert_snapshot!(shown(&club, &panel), @"
    lostcities, privately:
    Ronde 1 begint. @Ben mag eerst.
    **@Ben** is aan de beurt: een kaart aan een expeditie leggen of afleggen.
    Eén ronde · 44 kaarten in de gedekte stapel
    Punten op tafel: @Anna 0 en @Ben 0.
    -# Stand van <time>
    (hand.png)
    [Meer]
    [Vernieuwen]
    ");
    let own = club.click(&club.anna(), &card, ":!follow").await;
    assert_eq!(custom_id(&own, ":!hand"), "v1:1:1:!hand");
    by_bot(&mut club, |_| false);
    turn(&club, &card).await;
    let after = club.panel(&carla);
    assert_eq!((after.edited, after.id), (true, panel.id), "{after:?}");
    assert_ne!(after.content, panel.content);
    assert!(by_bot(&mut club, |_| false).is_empty());
    let again = club.click(&carla, &after, "Vernieuwen").await;
    assert_eq!((again.id, &again.content), (after.id, &after.content));
    give_up(&club, &club.ben(), &card).await;
    assert!(club.panel(&carla).components.is_empty());

    let elsewhere = carla.in_channel("dm");
    let games = club.command(&elsewhere, "games").await;
    for id in ["v1:1:0:!follow", "v1:1:0:!text", "v1:1:0:!focus.sheet0"] {
        let forged = elsewhere.forge(&games, id).await.unwrap();
        let refused = club.outcome(&elsewhere, &forged, Some(&games)).await;
        says(&refused, "geen partij met dit nummer");
    }
    club.finish().await;
}

#[tokio::test]
async fn of_many_who_follow_a_match_the_first_see_each_turn_at_once() {
    let mut club = Club::open().await;
    let card = club.begin_with("rounds:1 quiet:True").await;
    for n in 0..27 {
        let name = format!("Fan {n}");
        let fan = club.sandbox.add_person(&name, "en-US", None).unwrap();
        club.click(&fan, &card, ":!follow").await;
    }
    let (first, _) = club.in_turn().await;
    club.check_requests(|_| false);
    club.type_turn(&first).await;
    let requests = club.new_requests().into_iter();
    assert_eq!(requests.filter(|it| it.method == "PATCH").count(), 25);
    club.finish().await;
}

#[tokio::test]
async fn where_a_channel_is_taken_a_match_can_be_played_quietly() {
    let mut club = Club::begun().await;
    let refused = club.challenge("rounds:1").await;
    assert!(refused.ephemeral && button(&refused, "Open It in a Thread").is_some());
    club.restart().await;
    let card = club.click(&club.anna(), &refused, "Play It Quietly").await;
    says(&card, QUIETLY);
    club.click(&club.ben(), &card, "Accept").await;
    let newest = club.newest().await;
    assert_eq!(
        (newest.state(), newest.terms.venue),
        (State::Playing, Venue::Quiet)
    );
    let there = club.anna().in_channel("dm");
    for _ in 0..2 {
        let answer = club.command(&there, "solo rounds:1").await;
        if button(&answer, ":!quiet.").is_some() {
            says(&club.click(&there, &answer, ":!quiet.").await, QUIETLY);
        }
    }
    assert_eq!(club.newest().await.terms.venue, Venue::Quiet);
    club.finish().await;
}

#[tokio::test]
async fn a_server_decides_whether_matches_are_quiet_whose_host_does_not() {
    let club = Club::open().await;
    says(&club.decide("quiet:True").await, "Quiet matches");
    for (text, venue) in [
        ("solo rounds:1", Venue::Quiet),
        ("solo rounds:1 quiet:False", Venue::Channel),
        ("open game:rivals thread:on", Venue::Thread),
        ("open game:rivals quiet:True thread:on", Venue::Quiet),
    ] {
        let opened = club.command(&club.anna(), text).await;
        assert!(!opened.ephemeral, "{text}");
        assert_eq!(club.newest().await.terms.venue, venue, "{text}");
    }
    let card = club.public("general").swap_remove(0);
    let panel = club.click(&club.anna(), &card, ":!hand").await;
    assert!(button(&panel, ":!focus.").is_some(), "against the computer");
    club.finish().await;
}

#[tokio::test]
async fn a_deleted_invitation_comes_again_as_the_result_alone() {
    let club = Club::open().await;
    let card = club.begin_with("rounds:1 quiet:True").await;
    let way_in = club.with_buttons(&["v1:1:0:!hand"]).await;
    club.sandbox.delete_message(card.id).unwrap();
    turn(&club, &way_in).await;
    club.let_pass(Duration::from_mins(1)).await;
    assert_eq!(club.public("general").len(), 1);
    give_up(&club, &club.anna(), &way_in).await;
    let public = club.public("general");
    assert_eq!(public.len(), 2);
    assert!(button(&public[1], ":!rematch").is_some() && public[1].silent);
    club.finish_with(|request| request.response["code"] == 10_008)
        .await;
}

#[tokio::test]
async fn a_quiet_match_goes_on_without_its_channel() {
    let club = Club::open().await;
    let (anna, ben) = (
        club.anna().in_channel("table"),
        club.ben().in_channel("table"),
    );
    let card = club
        .command(&anna, "challenge opponent:@Ben rounds:1 quiet:True")
        .await;
    club.click(&ben, &card, "Accept").await;
    let way_in = club.with_buttons(&["v1:1:0:!hand"]).await;
    club.sandbox.delete_channel("table").unwrap();
    turn(&club, &way_in).await;
    give_up(&club, &club.anna(), &way_in).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    let n_before = club.sandbox.requests(0).len();
    club.let_pass(Duration::from_hours(1)).await;
    assert_eq!(club.sandbox.requests(0).len(), n_before);
    club.finish_with(|request| request.response["code"] == 10_003)
        .await;
}
