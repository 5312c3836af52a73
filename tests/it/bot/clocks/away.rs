//! People who are away: their clocks are stopped, and everybody can see until when.

use std::time::Duration;

use lostcities::sandbox::{Message, Person};

use crate::bot::harness::{Club, button, says};
use crate::bot::panels::is_old;
use crate::kept::contains;

const HOUR: u64 = 3_600;
const DAY: u64 = 24 * HOUR;

/// When every test begins, in seconds since 1970.
const START: u64 = 1_735_689_600;

/// A match of two with a clock of a day. Returns who is to move, and who waits.
async fn begun() -> (Club, Person, Person) {
    let club = Club::open().await;
    club.begin_with("rounds:1 clock:1d").await;
    let (moving, waiting) = club.in_turn().await;
    (club, moving, waiting)
}

async fn let_pass(club: &Club, seconds: u64) {
    club.let_pass(Duration::from_secs(seconds)).await;
}

/// When the time of the one seat that is awaited in a match is up, in seconds since the test began.
async fn due(club: &Club, id: u64) -> u64 {
    let clocks = club.clocks(id).await;
    let [clock] = &clocks[..] else {
        panic!("{clocks:?}")
    };
    let due_at = u64::try_from(clock.due_at.unwrap().seconds()).unwrap();
    due_at - START
}

async fn away(club: &Club, who: &Person, until: &str) -> Message {
    let text = format!("settings away:{until}");
    club.command(who, &text).await
}

fn is_over(club: &Club) -> bool {
    club.board().content.contains('⌛')
}

#[tokio::test]
async fn the_clock_of_an_absent_player_pauses_until_the_named_day() {
    let (club, moving, _) = begun().await;
    let_pass(&club, HOUR).await;
    let saved = away(&club, &moving, "7").await;
    let until = START + HOUR + 7 * DAY;
    says(&saved, &format!("<t:{until}:f>"));
    let board = club.board().content;
    contains(&board, &format!("away until <t:{until}:D>"));
    assert!(!board.contains('⏳'), "{board}");
    assert_eq!(due(&club, 1).await, 8 * DAY);
    let call = club.public("general").pop().unwrap();
    let_pass(&club, 7 * DAY - 1).await;
    let newest = club.public("general").pop().unwrap();
    assert_eq!(newest.id, call.id, "nobody is reminded");
    let_pass(&club, 1).await;
    let board = club.board().content;
    assert!(
        !board.contains("away until") && board.contains('⏳'),
        "{board}"
    );
    let_pass(&club, 23 * HOUR - 1).await;
    assert!(!is_over(&club));
    let_pass(&club, 1).await;
    assert!(is_over(&club));
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn a_move_ends_an_absence_in_all_matches() {
    let (club, moving, waiting) = begun().await;
    // The same two play another match elsewhere.
    let elsewhere = waiting.in_channel("table");
    let opponent = moving.mention();
    let text = format!("challenge opponent:{opponent} rounds:1 clock:3d");
    let invitation = club.command(&elsewhere, &text).await;
    club.click(&moving.in_channel("table"), &invitation, ":!accept")
        .await;
    away(&club, &moving, "10").await;
    let before = due(&club, 2).await;
    let_pass(&club, 2 * DAY).await;
    assert_eq!(due(&club, 1).await, 11 * DAY);
    club.play_turn(&moving).await;
    let settings = club.command(&moving, "settings").await;
    assert!(!settings.content.contains("Away until"), "{settings:?}");
    assert!(!club.board().content.contains("away until"));
    // Who is awaited there has been away for two days, or has not been away at all.
    let after = due(&club, 2).await;
    assert!(
        (before, after) == (3 * DAY, 3 * DAY) || (before, after) == (13 * DAY, 5 * DAY),
        "{before} {after}"
    );
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn an_absence_survives_a_crash_and_ends_by_itself_afterwards() {
    let (mut club, moving, waiting) = begun().await;
    away(&club, &moving, "2").await;
    club.lose_power().await;
    assert!(club.board().content.contains("away until"));
    let_pass(&club, 2 * DAY).await;
    assert!(!club.board().content.contains("away until"));
    assert_eq!(due(&club, 1).await, 3 * DAY);
    // It never begins by itself.
    let_pass(&club, DAY - 1).await;
    assert!(!is_over(&club));
    let_pass(&club, 1).await;
    assert!(is_over(&club));
    let settings = club.command(&waiting, "settings").await;
    assert!(!settings.content.contains("Away until"));
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn nobody_is_away_for_more_than_a_month_at_once_or_two_in_a_year() {
    let (club, [anna, ..]) = Club::with_people().await;
    for typed in ["31", "0", "2025-01-01", "2024-12-01", "2025-02-01"] {
        let refused = away(&club, &anna, typed).await;
        says(&refused, "1 to 30 days");
    }
    // What is refused changes nothing beside it.
    let text = "settings language:Deutsch pings:off away:31";
    says(&club.command(&anna, text).await, "1 to 30 days");
    let unchanged = club.command(&anna, "settings").await;
    says(&unchanged, "Language: Automatic");
    says(&unchanged, "Mention in the channel");
    for typed in ["soon", "2025-02-30", "-3"] {
        let refused = away(&club, &anna, typed).await;
        says(&refused, "cannot read");
    }
    let saved = away(&club, &anna, "2025-01-31").await;
    says(&saved, &format!("<t:{}:f>", START + 30 * DAY));
    // An absence that is cut short costs what it lasted.
    let_pass(&club, 10 * DAY).await;
    away(&club, &anna, "30").await;
    let_pass(&club, 31 * DAY).await;
    let refused = away(&club, &anna, "21").await;
    says(&refused, "20 days are left");
    away(&club, &anna, "20").await;
    let_pass(&club, 300 * DAY).await;
    let refused = away(&club, &anna, "1").await;
    says(&refused, "0 days are left");
    // A year after the first absence as much is free again as has fallen out of the year.
    let_pass(&club, 31 * DAY).await;
    let saved = away(&club, &anna, "7").await;
    says(&saved, "Away until");
    club.finish().await;
}

#[tokio::test]
async fn the_option_suggests_dates_and_the_menu_days() {
    let (club, [anna, ..]) = Club::with_people().await;
    let all = anna
        .autocomplete("/lostcities settings away:", "away")
        .await;
    let all = all.unwrap();
    let texts: Vec<&str> = all.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(texts[0], "2025-01-02 (1 day)");
    assert_eq!(texts[8], "2025-01-31 (30 days)");
    assert_eq!(texts[9], "Not away");
    let settings = club.command(&anna, "settings").await;
    let chosen = club.choose(&anna, &settings, ":menu.away", "7 days").await;
    let until = START + 7 * DAY;
    says(&chosen, &format!("<t:{until}:f>"));
    let chosen = club.choose(&anna, &chosen, ":menu.away", "Not away").await;
    assert!(!chosen.content.contains("Away until"), "{chosen:?}");
    let kept = club.command(&anna, "privacy show").await;
    says(&kept, "Once within a year");
    assert!(button(&kept, ":!privacy.export").is_some());
    says(&away(&club, &anna, "5").await, "Away until");
    let settings = away(&club, &anna, "none").await;
    assert!(!settings.content.contains("Away until"), "{settings:?}");
    club.finish().await;
}

#[tokio::test]
async fn a_solo_match_knows_no_absence_and_a_move_in_it_ends_one() {
    let (club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "solo rounds:1").await;
    away(&club, &anna, "7").await;
    assert!(!club.board().content.contains("away until"));
    club.play_turn(&anna).await;
    assert!(!club.board().content.contains("away until"));
    let settings = club.command(&anna, "settings").await;
    assert!(!settings.content.contains("Away until"), "{settings:?}");
    club.finish().await;
}
