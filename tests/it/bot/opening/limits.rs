//! How many matches one person may open.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use lostcities::store::{self, GuildId, PersonId};
use lostcities::table::{GameKind, Level, Opponents, Proposal};

use crate::bot::harness::{Club, says};
use crate::bot::shown::{said, shown};
use crate::kept::proposal;

/// The channels in which a match can be opened, one for each.
const CHANNELS: [&str; 4] = ["general", "table", "games", "long-match"];

async fn within(club: &Club, who: &Person, channel: &str, text: &str) -> Message {
    let who = who.in_channel(channel);
    club.command(&who, text).await
}

fn links_to(answer: &Message, other: &Message) -> bool {
    let link = format!("/{}/{}", other.channel, other.id);
    answer.content.contains(&link)
}

#[tokio::test]
async fn three_invitations_of_one_person_wait_at_a_time() {
    let (mut club, [_, _, carla]) = Club::with_people().await;
    let oldest = within(&club, &carla, "general", "challenge opponent:@Ben").await;
    within(&club, &carla, "table", "open game:rivals").await;
    within(&club, &carla, "games", "challenge opponent:@Anna").await;
    club.restart().await;
    let refused = within(&club, &carla, "long-match", "challenge opponent:@Deniz").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Hoogstens 3 van je uitdagingen en tafels op deze server mogen tegelijk op anderen wachten. Wacht op een antwoord of trek er een in, bijvoorbeeld deze: <link>
    ");
    assert!(links_to(&refused, &oldest));
    let also = within(&club, &carla, "long-match", "open game:rivals").await;
    assert_eq!(also.content, refused.content);
    // Playing alone asks nobody, others are free to invite, and direct messages are elsewhere.
    let solo = within(&club, &carla, "long-match", "solo").await;
    assert!(!solo.ephemeral);
    let alone = within(&club, &carla, "dm", "solo").await;
    assert!(!alone.ephemeral);
    club.click(&club.ben(), &oldest, ":!decline").await;
    let next = within(&club, &carla, "general", "open game:rivals").await;
    assert!(!next.ephemeral, "{next:?}");
    club.finish().await;
}

#[tokio::test]
async fn a_player_may_have_as_many_open_matches_as_the_server_allows() {
    let (mut club, [anna, ben, _]) = Club::with_people().await;
    let mine = club.decide("open-matches:2 invitations:1").await;
    let lines = said(&club, &mine.content);
    let lines: Vec<&str> = lines
        .lines()
        .filter(|line| line.contains("per person"))
        .collect();
    assert_snapshot!(lines.join("\n"), @r"
    • Open matches per person: at most 2
    • Waiting challenges and tables per person: at most 1
    ");
    club.restart().await;
    let first = within(&club, &anna, "general", "solo").await;
    let challenge = within(&club, &anna, "table", "challenge opponent:@Ben").await;
    club.click(&ben, &challenge, ":!accept").await;
    let refused = within(&club, &anna, "games", "solo").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Here one person can have at most 2 open matches. Finish one of yours first, such as match 1: <link> </lostcities games> lists them.
    ");
    says(&refused, &format!("/{}/", first.channel));
    // A person who accepts has opened nothing.
    let table = within(&club, &ben, "games", "open game:rivals").await;
    club.click(&anna, &table, ":!join").await;
    assert_eq!(club.stored(3).await.seats.n_seats(), 2);
    club.resign(&anna).await;
    let again = within(&club, &anna, "long-match", "solo").await;
    assert!(!again.ephemeral);
    let mine = club.decide("").await;
    let log = club.click(&anna, &mine, ":!config.changes").await;
    assert_snapshot!(said(&club, &log.content), @r"
    **The latest changes, newest first**
    • <timef>, @Anna: Waiting challenges and tables per person – at most 3 → at most 1
    • <timef>, @Anna: Open matches per person – at most 10 → at most 2
    ");
    club.finish().await;
}

#[tokio::test]
async fn ten_matches_of_one_person_are_open_unless_the_server_decides_otherwise() {
    let club = Club::open().await;
    let guild = club.sandbox.add_guild("Elsewhere", "en-US");
    let anna = club
        .sandbox
        .add_person("Host", "en-US", Some("Elsewhere"))
        .unwrap();
    let mine = club.decide("").await;
    says(&mine, "at most 10");
    says(&mine, "at most 3");
    for channel in CHANNELS {
        let solo = within(&club, &anna, &format!("Elsewhere/{channel}"), "solo").await;
        assert!(!solo.ephemeral, "{guild} {channel}");
    }
    club.finish().await;
}

#[tokio::test]
async fn ten_matches_of_one_person_are_open_in_direct_messages() {
    let club = Club::open().await;
    let mut answers = Vec::new();
    // A daily that is never finished is none of them.
    within(&club, &club.anna(), "dm", "daily").await;
    for _ in 0..=10 {
        answers.push(within(&club, &club.anna(), "dm", "solo quiet:True").await);
        club.let_pass(Duration::from_mins(1)).await;
    }
    let refused = answers.pop().unwrap();
    says(
        &refused,
        "Here one person can have at most 10 open matches.",
    );
    for begun in answers {
        assert!(!begun.content.starts_with("Here"), "{begun:?}");
    }
    club.finish().await;
}

#[tokio::test]
async fn two_people_have_at_most_one_open_challenge_between_them() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let first = within(&club, &anna, "general", "challenge opponent:@Ben").await;
    let refused = within(&club, &anna, "table", "challenge opponent:@Ben").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    The two of you have an open challenge on this server already: <link> Answer or withdraw it first.
    ");
    assert!(links_to(&refused, &first));
    let refused = within(&club, &ben, "table", "challenge opponent:@Anna").await;
    assert!(
        refused.ephemeral && links_to(&refused, &first),
        "{refused:?}"
    );
    // With others, and once it is answered, both are free.
    let other = within(&club, &ben, "table", "challenge opponent:@Carla").await;
    assert!(!other.ephemeral);
    club.click(&ben, &first, ":!accept").await;
    let next = within(&club, &anna, "games", "challenge opponent:@Ben").await;
    assert!(!next.ephemeral);
    club.finish().await;
}

#[tokio::test]
async fn of_many_invitations_at_once_three_are_opened() {
    let (club, [_, _, carla]) = Club::with_people().await;
    let opened = CHANNELS.map(|channel| carla.in_channel(channel));
    let opening = opened
        .iter()
        .map(|who| who.command("/lostcities open game:rivals"));
    futures_util::future::join_all(opening).await;
    club.wait_until_idle().await;
    assert_eq!(club.matches().await.len(), 3);
    club.finish().await;
}

#[tokio::test]
async fn five_matches_of_one_person_with_strong_computer_players_are_open_at_a_time() {
    let (club, [anna, ..]) = Club::with_people().await;
    let strong = "solo game:rivals level:strong";
    let oldest = within(&club, &anna, "general", strong).await;
    for channel in ["table", "games", "long-match", "dm"] {
        let solo = within(&club, &anna, channel, strong).await;
        assert!(!solo.ephemeral, "{channel}: {solo:?}");
    }
    let refused = within(&club, &anna, "general", strong).await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    One person can have at most 5 open matches with strong computer players, on all servers together. Finish one of yours first, such as this one: <link> Those with weaker ones do not count.
    ");
    says(&refused, &format!("/{}/", oldest.channel));
    club.finish().await;
}

#[tokio::test]
async fn fifty_matches_that_one_person_plays_alone_sleep_at_a_time() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    let oldest = within(&club, &anna, "general", "solo").await;
    club.stop().await;
    let tables = club.tables().await;
    for number in 1..50 {
        let host = store::Person::new(PersonId(anna.id().number()), "Anna");
        let alone = Opponents::Computers(vec![Level::Normal]);
        let elsewhere = Proposal {
            guild: Some(GuildId(number)),
            ..proposal(GameKind::Rivals, number, host, alone, number)
        };
        tables.challenge(elsewhere).await.unwrap();
    }
    tables.store().close().await;
    club.sql(
        "update matches set state = 'playing', snowflake = 1, expires_at = null, asleep_since = 1",
    )
    .await;
    club.start().await;
    let refused = within(&club, &anna, "games", "solo").await;
    assert_snapshot!(shown(&club, &refused), @r"
    lostcities, privately:
    Of the matches that you play alone, at most 50 may sleep, on all servers together. Finish or resign one of them first, such as match 1: <link> </lostcities games> lists them.
    ");
    says(&refused, &format!("/{}/", oldest.channel));
    let question = club.command(&anna, "resign match:1").await;
    club.click(&anna, &question, ":!resign-for-sure").await;
    let solo = within(&club, &anna, "games", "solo").await;
    assert!(!solo.ephemeral, "{solo:?}");
    club.finish().await;
}
