//! Channels and threads that are deleted while a clock runs, or while the others decide: nobody is stuck there.

use std::time::Duration;

use lostcities::kernel::Ending;
use lostcities::sandbox::Person;
use lostcities::store::State;

use crate::bot::harness::{Club, button};
use crate::bot::panels::is_gone;
use crate::kept::replayed;

const DAY: Duration = Duration::from_hours(24);

/// A match with a clock of a day in this channel, and who waits there for the other.
async fn begun(place: &str) -> (Club, Person) {
    let club = Club::open().await;
    let (anna, ben) = (club.anna().in_channel(place), club.ben().in_channel(place));
    let text = "challenge opponent:@Ben rounds:1 clock:1d";
    let invitation = club.command(&anna, text).await;
    club.click(&ben, &invitation, ":!accept").await;
    let stored = club.stored(1).await;
    let awaited = replayed(&stored).turn().seats();
    let mut seats = stored.seats.iter();
    let waiting = seats.find(|(seat, _)| !awaited.contains(*seat)).unwrap().1;
    let waiting = club.person(waiting.person().unwrap().name.unescaped());
    (club, waiting)
}

#[tokio::test]
async fn a_deleted_channel_or_thread_takes_the_decision_from_nobody() {
    for place in ["table", "long-match"] {
        // It is deleted while the clock runs, or after the others have been asked.
        for is_asked in [false, true] {
            let (club, waiting) = begun(place).await;
            if is_asked {
                club.let_pass(DAY).await;
            }
            club.sandbox.delete_channel(place).unwrap();
            club.let_pass(DAY).await;
            let n_before = club.sandbox.requests(0).len();
            for _ in 0..30 {
                club.let_pass(Duration::from_mins(10)).await;
            }
            let n_after = club.sandbox.requests(0).len();
            assert_eq!(n_after, n_before, "{place}: it is asked for no more");
            let games = club.command(&waiting, "games").await;
            let more = club.click(&waiting, &games, ":!more").await;
            club.click(&waiting, &more, ":!late.end").await;
            let closing = club.stored(1).await.status.closing().unwrap();
            club.let_pass(DAY).await;
            let stored = club.stored(1).await;
            let by = closing.absent;
            assert_eq!(stored.status.ending(), Some(Ending::TimedOut { by }));
            club.finish_with(is_gone).await;
        }
    }
}

#[tokio::test]
async fn who_is_to_move_is_told_directly_where_the_channel_is_deleted() {
    let (club, waiting) = begun("table").await;
    club.sandbox.delete_channel("table").unwrap();
    let names = ["Anna", "Ben"].map(|name| club.person(name));
    let mut others = names.iter().filter(|who| who.id() != waiting.id());
    let moves = others.next().unwrap();
    let games = club.command(moves, "games").await;
    let panel = club.click(moves, &games, ":!hand").await;
    club.play_turn_on(moves, &panel).await;
    club.let_pass(Duration::from_mins(2)).await;
    club.let_pass(Duration::from_mins(2)).await;
    let told = waiting.messages("dm").unwrap_or_default();
    let told = told.iter().filter(|message| !message.ephemeral);
    assert_eq!(told.count(), 1, "once");
    club.finish_with(is_gone).await;
}

#[tokio::test]
async fn an_end_is_final_although_its_channel_is_deleted_meanwhile() {
    let (club, waiting) = begun("table").await;
    club.let_pass(DAY).await;
    let games = club.command(&waiting, "games").await;
    let more = club.click(&waiting, &games, ":!more").await;
    club.click(&waiting, &more, ":!late.end").await;
    club.sandbox.delete_channel("table").unwrap();
    let games = club.command(&waiting, "games").await;
    assert!(button(&games, ":!more").is_none(), "nothing is to decide");
    club.let_pass(DAY).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    club.finish_with(is_gone).await;
}
