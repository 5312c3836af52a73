//! What one person may ask of the bot, and have posted, within a time.

use std::num::NonZeroU32;
use std::time::Instant;

use lostcities::sandbox::permissions::SEND_MESSAGES;
use lostcities::sandbox::{Message, Person};

use crate::bot::daily::{play, today};
use crate::bot::harness::{Club, Log, Ways, begins, button, says};

/// A club in which people may click as often as on Discord.
async fn club() -> Club {
    let clicks_a_second = NonZeroU32::new(5);
    Club::open_with(Ways {
        clicks_a_second,
        ..Ways::default()
    })
    .await
}

const TOO_FAST: &str = "That was a lot at once.";

async fn say(club: &Club, who: &Person, text: &str) -> Message {
    club.command(who, text).await
}

/// How many requests the bot has made besides answering interactions.
fn n_others(club: &Club) -> usize {
    let requests = club.sandbox.requests(0);
    let others = requests
        .iter()
        .filter(|request| !request.path.contains("/callback"));
    others.count()
}

#[tokio::test]
async fn a_flood_is_refused_in_words_and_holds_up_nobody_else() {
    let club = club().await;
    let anna = club.anna();
    say(&club, &anna, "solo rounds:1").await;
    let before = n_others(&club);
    let asked = (0..120).map(|_| anna.command("/lostcities hand"));
    let answers = futures_util::future::join_all(asked).await;
    club.wait_until_idle().await;
    let told = answers.into_iter().map(|answer| {
        let message = answer.unwrap().message.unwrap();
        assert!(message.ephemeral);
        message.content
    });
    let n_refused = told.filter(|content| content.starts_with(TOO_FAST)).count();
    // The match cost five of twenty. On a slow machine some come back meanwhile.
    assert!(n_refused > 0 && n_refused <= 105, "{n_refused}");
    // Taking the person's last panel away costs a request; what is refused costs its answer.
    let n_more = n_others(&club) - before;
    assert!(n_more <= 120 - n_refused, "{n_more}, {n_refused}");
    let other = say(&club, &club.ben(), "help").await;
    assert!(!other.content.starts_with(TOO_FAST), "{}", other.content);
    club.finish().await;
}

#[tokio::test]
async fn nothing_is_read_for_what_is_refused() {
    let log = Log::default();
    let club = Club::open_with(Ways {
        clicks_a_second: NonZeroU32::new(5),
        ..log.ways()
    })
    .await;
    let anna = club.anna();
    // The first thing that is read for an answer is then missed, and that is noted down.
    club.sql("alter table people rename to hidden").await;
    let asked = (0..60).map(|_| anna.command("/lostcities help"));
    let answers = futures_util::future::join_all(asked).await;
    club.wait_until_idle().await;
    club.sql("alter table hidden rename to people").await;
    let told = answers.into_iter().map(|it| it.unwrap().message.unwrap());
    let n_refused = told.filter(|it| it.content.starts_with(TOO_FAST)).count();
    let noted = log.text();
    let n_missed = noted.matches("could not read the person who asks").count();
    assert!(n_refused > 0);
    assert_eq!(n_missed, 60 - n_refused);
    club.finish().await;
}

#[tokio::test]
async fn three_invitations_a_minute_are_posted_in_a_channel() {
    let club = club().await;
    let anna = club.anna();
    let began = Instant::now();
    let mut posted = 0;
    for _ in 0..8 {
        let answer = say(&club, &anna, "open game:rivals").await;
        if answer.ephemeral {
            assert!(answer.content.starts_with(TOO_FAST), "{}", answer.content);
            continue;
        }
        posted += 1;
        club.click(&anna, &answer, ":!withdraw").await;
    }
    // One comes back every twenty seconds.
    let back = began.elapsed().as_secs() / 20;
    assert!((3..=3 + back).contains(&posted), "{posted}");
    club.finish().await;
}

#[tokio::test]
async fn nothing_is_posted_for_people_who_may_not_write_there() {
    let (club, [_, ben, _]) = Club::with_people().await;
    let over = play(&club, &ben, today(&club, &ben).await).await;
    club.permit("Ben", "general", 0, SEND_MESSAGES);
    let before = club.public("general").len();
    for text in ["challenge opponent:@Anna", "open game:rivals", "solo"] {
        let answer = say(&club, &ben, text).await;
        assert!(answer.ephemeral, "{}", answer.content);
        begins(&answer, "Du darfst in diesem Kanal nicht schreiben");
    }
    assert!(club.click(&ben, &over, ":!daily.share").await.ephemeral);
    assert_eq!(club.public("general").len(), before);
    // What only they see they may ask for.
    let hand = say(&club, &ben, "help").await;
    assert!(!hand.content.starts_with("Du darfst"), "{}", hand.content);
    club.finish().await;
}

#[tokio::test]
async fn a_daily_result_is_posted_once_and_where_the_server_allows_it() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    let over = play(&club, &anna, today(&club, &anna).await).await;
    say(&club, &anna, "config channel:#games").await;
    let elsewhere = club.click(&anna, &over, "Share").await;
    assert!(elsewhere.ephemeral, "{}", elsewhere.content);
    let there = anna.in_channel("games");
    let over = today(&club, &there).await;
    assert!(!club.click(&there, &over, "Share").await.ephemeral);
    for _ in 0..3 {
        let again = club.click(&there, &over, "Share").await;
        assert_eq!(again.content, "You have shared this already.");
    }
    club.restart().await;
    let over = today(&club, &there).await;
    assert!(club.click(&there, &over, "Share").await.ephemeral);
    let posted = club.public("games");
    let shared = posted
        .iter()
        .filter(|it| button(it, "Play It Too").is_some());
    assert_eq!(shared.count(), 1);
    club.finish().await;
}

#[tokio::test]
async fn a_person_at_a_limit_opens_no_thread() {
    let (club, [anna, ..]) = Club::with_people().await;
    say(&club, &anna, "config open-matches:1").await;
    say(&club, &anna.in_channel("games"), "solo").await;
    let before = n_others(&club);
    for _ in 0..10 {
        let answer = say(&club, &anna, "challenge opponent:@Ben thread:on").await;
        says(&answer, "at most 1");
    }
    assert_eq!(n_others(&club), before);
    club.finish().await;
}
