//! When a person does not move: what people are told, what the others may decide, and how one comes back.

mod away;
mod called_off;
mod decisions;
mod finishes;
mod late;
mod notices;

use std::time::Duration;

use lostcities::sandbox::{Message, Person, permissions};

use super::harness::{Club, button, says};
use super::panels::panel_is_gone;
use super::shown::{said, shown};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// A match between Anna and Ben with a clock of a day. Returns who is to move, and who waits.
async fn begun(options: &str) -> (Club, Person, Person) {
    let club = Club::open().await;
    club.begin_with(&format!("rounds:1 {options}")).await;
    let (late, waiting) = club.in_turn().await;
    (club, late, waiting)
}

/// The same after the time of the first is up.
async fn late(options: &str, after: Duration) -> (Club, Person, Person) {
    let (club, late, waiting) = begun(options).await;
    club.let_pass(after).await;
    (club, late, waiting)
}

/// The call: the last message of the channel.
fn call(club: &Club) -> Message {
    club.public("general").pop().unwrap()
}

/// How many messages of the bot call a person.
fn n_calls(club: &Club) -> usize {
    let public = club.public("general").into_iter();
    let calls = public.filter(|message| message.content.contains("discord.com/channels"));
    calls.count()
}

#[tokio::test]
async fn a_clock_is_told_by_the_invitation_the_board_and_the_call() {
    let (club, _, _) = begun("clock:1d").await;
    let invitation = club.public("general").remove(0);
    says(&invitation, "⏳ 1 day a turn");
    let due = 1_735_689_600 + 86_400;
    assert!(club.board().content.contains(&format!("<t:{due}:R>")));
    let call = call(&club);
    says(&call, &format!("<t:{due}:R>"));
    club.finish().await;
}

#[tokio::test]
async fn the_server_decides_the_clock_where_the_host_does_not() {
    let (club, [anna, ..]) = Club::with_people().await;
    let config = club.command(&anna, "config clock:3d").await;
    says(&config, "3 days a turn");
    let asked = club.challenge("").await;
    says(&asked, "3 days a turn");
    club.click(&anna, &asked, ":!withdraw").await;
    let none = club.command(&anna, "open game:rivals clock:none").await;
    assert!(!none.content.contains('⏳'), "{none:?}");
    club.click(&anna, &none, ":!withdraw").await;
    let solo = club.command(&anna, "solo").await;
    assert!(!solo.content.contains('⏳'), "{solo:?}");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_rematch_has_the_same_clock() {
    let (club, late, waiting) = begun("clock:7d").await;
    club.resign(&late).await;
    let asked = club.click(&waiting, &club.board(), ":!rematch").await;
    says(&asked, "7 days a turn");
    club.finish().await;
}

#[tokio::test]
async fn who_does_not_move_is_called_again_at_half_time_and_at_a_quarter() {
    let (club, late, _) = begun("clock:1d").await;
    let first = call(&club);
    club.let_pass(Duration::from_millis(43_199_999)).await;
    assert_eq!(call(&club).id, first.id);
    club.let_pass(Duration::from_millis(1)).await;
    let second = call(&club);
    assert_ne!(second.id, first.id);
    says(&second, "still waiting for you");
    assert_eq!(n_calls(&club), 1, "the call is replaced");
    club.let_pass(DAY / 4).await;
    let third = call(&club);
    assert_ne!(third.id, second.id);
    assert_eq!(n_calls(&club), 1, "the call is replaced");
    club.play_turn(&late).await;
    assert!(!call(&club).content.contains("still waiting"), "a new turn");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn reminders_come_as_direct_messages_or_not_at_all_for_those_who_want_that() {
    for (pings, n_direct) in [("direct", 2), ("off", 0)] {
        let club = Club::open().await;
        for person in [club.anna(), club.ben()] {
            let text = format!("settings pings:{pings}");
            club.command(&person, &text).await;
        }
        club.begin_with("rounds:1 clock:1d").await;
        let (late, _) = club.in_turn().await;
        club.let_pass(DAY / 2).await;
        assert_eq!(n_calls(&club), 0, "{pings}");
        let direct = late.messages("dm").unwrap();
        assert_eq!(direct.len(), n_direct, "{pings}: {direct:?}");
        // Whichever they want, there is a place to decide at.
        club.let_pass(DAY / 2).await;
        assert!(button(&call(&club), ":!late.end").is_some(), "{pings}");
        club.finish_with(panel_is_gone).await;
    }
}

#[tokio::test]
async fn without_a_clock_the_others_decide_after_a_week_and_the_match_sleeps_after_a_month() {
    let (club, late, _) = begun("").await;
    let first = call(&club);
    assert!(!club.board().content.contains("<t:"));
    club.let_pass(HOUR * (7 * 24 - 1)).await;
    assert_eq!(call(&club).id, first.id);
    club.let_pass(HOUR).await;
    let asked = call(&club);
    assert_ne!(asked.id, first.id);
    assert!(button(&asked, ":!late.end").is_some(), "{asked:?}");
    // No time was set that could be up.
    let board = club.board().content;
    assert!(board.contains("⌛ No move for seven days"), "{board}");
    club.let_pass(DAY * 23).await;
    assert!(club.stored(1).await.status.is_asleep());
    assert_eq!(n_calls(&club), 0);
    let games = club.command(&late, "games").await;
    let panel = club.click(&late, &games, ":!hand").await;
    club.play_turn_on(&late, &panel).await;
    assert!(!club.stored(1).await.status.is_asleep());
    assert_eq!(n_calls(&club), 1);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_moderator_lets_a_match_sleep() {
    let (club, late, waiting) = begun("clock:1h").await;
    let manage = permissions::MANAGE_MESSAGES;
    let carla = club.carla();
    let stranger = club.click(&carla, &club.board(), ":!more").await;
    assert!(button(&stranger, ":!sleep").is_none());
    let refused = club.press_forged(&waiting, "v1:1:0:!sleep").await;
    assert!(refused.ephemeral || club.anna().id() == waiting.id());
    club.permit("Carla", "general", manage, 0);
    if !club.stored(1).await.status.is_asleep() {
        let more = club.click(&carla, &club.board(), ":!more").await;
        club.click(&carla, &more, ":!sleep").await;
    }
    assert!(club.stored(1).await.status.is_asleep());
    // Its clock does not run, and the log says who did it.
    club.let_pass(DAY).await;
    assert_eq!(n_calls(&club), 0);
    let mine = club.command(&club.anna(), "config").await;
    let log = club.click(&club.anna(), &mine, ":!config.changes").await;
    says(&log, "put match 1 to sleep");
    club.play_turn(&late).await;
    assert!(!club.stored(1).await.status.is_asleep());
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn what_passes_while_the_bot_is_away_counts_for_nobody() {
    let (mut club, late, _) = begun("clock:1d").await;
    club.let_pass(DAY / 4).await;
    club.be_away(DAY * 10).await;
    let due = 1_735_689_600 + 11 * 86_400;
    let board = club.board();
    says(&board, &format!("<t:{due}:R>"));
    assert!(!board.content.contains('⌛'));
    club.let_pass(HOUR * 17).await;
    assert!(!club.board().content.contains('⌛'));
    club.let_pass(HOUR).await;
    assert!(club.board().content.contains('⌛'));
    club.play_turn(&late).await;
    club.finish_with(panel_is_gone).await;
}
