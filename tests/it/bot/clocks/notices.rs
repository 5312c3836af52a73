//! How people are told that matches wait for them whose moves no channel shows.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::permissions::SEND_MESSAGES;
use lostcities::sandbox::{BOT_NAME, Message, Person};

use crate::bot::harness::{Club, button};

use crate::bot::channels::without_board::between;
use crate::bot::panels::panel_is_gone;
use crate::bot::shown::{sees_in, shown};

const MINUTE: Duration = Duration::from_mins(1);

/// Direct messages to them so far.
fn direct(who: &Person) -> Vec<Message> {
    let messages = who.messages("dm").unwrap_or_default();
    let messages = messages.into_iter().filter(|message| !message.ephemeral);
    messages.collect()
}

#[tokio::test]
async fn who_is_told_directly_reads_what_waits_and_opens_it_from_there() {
    let club = between(&[["Ben", "Anna"], ["Carla", "Anna"], ["Anna", "Deniz"]]).await;
    let anna = club.anna();
    club.command(&anna, "settings pings:direct").await;
    club.let_pass(11 * MINUTE).await;
    assert!(direct(&anna).is_empty());
    club.let_pass(MINUTE).await;
    assert_snapshot!(sees_in(&club, &anna, "dm"), @r"
    lostcities:
    2 matches wait for you: @Ben (time is up <time>), @Carla (time is up <time>)
    [My Matches]
    ");
    let list = club.click(&anna, &direct(&anna)[0], "My Matches").await;
    assert_snapshot!(shown(&club, &list), @r"
    lostcities, privately:
    **Your matches** · 2 wait for you, 1 for others
    **@Ben** · Lost Cities · 0 : 0 · #1
    -# your turn · last change <time> · time is up <time>
    **@Carla** · Lost Cities · 0 : 0 · #2
    -# your turn · last change <time> · time is up <time>
    -# #3 · waiting for @Deniz
    [Play]
    [Play]
    [Deniz · Lost Cities · #3]
    ");
    // Nobody is told again of what they were told of, but reminded at half time.
    club.let_pass(5 * 60 * MINUTE).await;
    assert_eq!(direct(&anna).len(), 1);
    club.let_pass(7 * 60 * MINUTE).await;
    assert_eq!(direct(&anna).len(), 2);
    club.finish().await;
}

#[tokio::test]
async fn who_wants_to_hear_of_no_turn_is_told_nothing() {
    let club = between(&[["Anna", "Ben"]]).await;
    club.command(&club.anna(), "settings pings:off").await;
    // Ben has chosen nothing himself.
    club.decide("pings:off").await;
    for _ in 0..3 {
        club.let_pass(8 * 60 * MINUTE).await;
    }
    assert!(direct(&club.anna()).is_empty() && direct(&club.ben()).is_empty());
    assert!(club.public("general").is_empty());
    club.finish().await;
}

/// A club in which Anna has challenged Ben, Carla and Deniz to quiet matches in `general`.
async fn quiet() -> Club {
    let club = Club::open().await;
    for other in ["Ben", "Carla", "Deniz"].map(|name| club.person(name)) {
        let text = format!(
            "challenge opponent:{} rounds:1 clock:1d quiet:True",
            other.mention()
        );
        let card = club.command(&club.anna(), &text).await;
        club.click(&other, &card, "Accept").await;
    }
    club
}

/// The notices in `general`.
fn notices(club: &Club) -> Vec<Message> {
    let public = club.public("general").into_iter();
    public
        .filter(|message| button(message, "My Matches").is_some())
        .collect()
}

#[tokio::test]
async fn a_server_has_one_message_for_all_whose_turn_it_is() {
    let mut club = quiet().await;
    club.let_pass(14 * MINUTE).await;
    assert_eq!(notices(&club).len(), 0);
    club.let_pass(MINUTE).await;
    let told = notices(&club);
    assert_snapshot!(shown(&club, &told[0]), @r"
    lostcities, calling Ben, calling Carla, calling Deniz:
    @Ben @Carla @Deniz: matches wait for you.
    [My Matches]
    ");
    let list = club
        .click(&club.person("Eva"), &told[0], "My Matches")
        .await;
    assert!(list.ephemeral, "{list:?}");

    // Neither the next sweeps nor a crash post it again.
    club.let_pass(2 * MINUTE).await;
    club.lose_power().await;
    club.let_pass(2 * MINUTE).await;
    assert_eq!(notices(&club), told);

    // The next one takes its place.
    let ben = club.ben();
    let mut panel = club.command(&ben, "hand").await;
    for part in [":!focus.", ":play.", ":draw"] {
        if button(&panel, part).is_some() {
            panel = club.click(&ben, &panel, part).await;
        }
    }
    club.let_pass(60 * MINUTE).await;
    let next = notices(&club);
    assert_snapshot!(shown(&club, &next[0]), @r"
    lostcities, calling Anna:
    @Anna: matches wait for you.
    [My Matches]
    ");
    assert_eq!(next.len(), 1);
    club.finish().await;
}

#[tokio::test]
async fn a_notice_stays_for_those_whom_it_mentioned_a_moment_ago() {
    let club = quiet().await;
    club.let_pass(15 * MINUTE).await;
    let ben = club.ben();
    let panel = club.command(&ben, "hand").await;
    club.play_turn_on(&ben, &panel).await;
    club.let_pass(16 * MINUTE).await;
    let both = notices(&club);
    assert_eq!(both.len(), 2, "{both:#?}");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn each_channel_names_those_whose_matches_it_has() {
    let club = Club::open().await;
    let [anna, ben, carla, deniz, eva] = &club.people(5)[..] else {
        unreachable!("the club has five people");
    };
    for (channel, host, other) in [
        ("general", anna, ben),
        ("table", carla, deniz),
        ("table", carla, eva),
    ] {
        let (host, other) = (host.in_channel(channel), other.in_channel(channel));
        let text = format!(
            "challenge opponent:{} rounds:1 clock:1d quiet:True",
            other.mention()
        );
        let card = club.command(&host, &text).await;
        club.click(&other, &card, "Accept").await;
    }
    // The reminder at half of the time takes the place of what was said first.
    for _ in 0..2 {
        club.let_pass(12 * 60 * MINUTE).await;
        let named = ["general", "table"].map(|channel| {
            let mut told = club.public(channel);
            told.retain(|message| button(message, "My Matches").is_some());
            told.iter()
                .map(|told| shown(&club, told).lines().nth(1).unwrap().to_owned())
                .collect::<Vec<_>>()
        });
        assert_eq!(named[0], ["@Ben: matches wait for you."]);
        assert_eq!(named[1], ["@Deniz @Eva: matches wait for you."]);
    }
    club.finish().await;
}

#[tokio::test]
async fn where_discord_refuses_one_way_the_other_is_tried() {
    let club = quiet().await;
    let ben = club.ben();
    club.command(&ben, "settings pings:direct").await;
    club.sandbox.allow_direct_messages("Ben", false).unwrap();
    club.let_pass(15 * MINUTE).await;
    let told = notices(&club);
    let mentioned = told[0].mentions.iter().map(|person| person.name.as_str());
    assert_eq!(mentioned.collect::<Vec<_>>(), ["Ben", "Carla", "Deniz"]);
    assert!(direct(&ben).is_empty());
    // Half of the time later nobody can be told there.
    club.permit(BOT_NAME, "general", 0, SEND_MESSAGES);
    club.let_pass(12 * 60 * MINUTE).await;
    assert_eq!(notices(&club), told);
    assert_eq!(direct(&club.carla()).len(), 1);
    club.finish_with(|request| request.status == 403).await;
}

#[tokio::test]
async fn who_ended_a_quiet_match_for_absence_takes_it_back_on_their_panel() {
    let club = quiet().await;
    club.let_pass(24 * 60 * MINUTE).await;
    let anna = club.anna();
    let mut shown = club.press_forged(&anna, "v1:1:0:!hand").await;
    for part in [":!more", ":!late.end"] {
        shown = club.click(&anna, &shown, part).await;
    }
    assert!(club.stored(1).await.status.closing().is_some());
    let panel = club.press_forged(&anna, "v1:1:0:!hand").await;
    club.click(&anna, &panel, ":!late.go-on").await;
    assert!(club.stored(1).await.status.closing().is_none());
    club.finish_with(panel_is_gone).await;
}
