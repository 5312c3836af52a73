//! How people are told that matches wait for them whose moves no channel shows.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};

use super::shown::{sees_in, shown};
use super::without_board::between;

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
    -# your turn · last move <time> · time is up <time>
    **@Carla** · Lost Cities · 0 : 0 · #2
    -# your turn · last move <time> · time is up <time>
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
    for who in [club.anna(), club.ben()] {
        club.command(&who, "settings pings:off").await;
    }
    for _ in 0..3 {
        club.let_pass(8 * 60 * MINUTE).await;
    }
    assert!(direct(&club.anna()).is_empty() && direct(&club.ben()).is_empty());
    assert!(club.public("general").is_empty());
    club.finish().await;
}
