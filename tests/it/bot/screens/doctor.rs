//! </lostcities doctor>: what a person reads who wonders why nothing works.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::permissions::{ATTACH_FILES, VIEW_CHANNEL};
use lostcities::sandbox::{BOT_NAME, Person};

use crate::bot::harness::{Club, Ways};
use crate::bot::shown::said;
use crate::kept::contains;

/// What the doctor tells a person, without the times it measured and the number of the release.
async fn says(club: &Club, who: &Person) -> String {
    let told = club.command(who, "doctor").await;
    assert!(told.ephemeral, "only the person who asked reads it");
    let content = said(club, &told.content).replace(env!("CARGO_PKG_VERSION"), "N");
    let lines = content.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let shown = words.iter().enumerate().map(|(at, word)| {
            let is_time = words.get(at + 1).is_some_and(|next| next.starts_with("ms"));
            if is_time { "N" } else { word }
        });
        shown.collect::<Vec<_>>().join(" ")
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    // A name that nobody can foresee, and the engine of this run.
    let text = match text.split_once("process `") {
        Some((before, rest)) => {
            let (_, after) = rest.split_once('`').unwrap();
            format!("{before}process `N`{after}")
        }
        None => text,
    };
    text.replace(&club.location().engine().to_string(), "ENGINE")
}

#[tokio::test]
async fn the_doctor_finds_nothing_wrong_in_a_healthy_channel() {
    let club = Club::open_with(Ways::by_gateway()).await;
    assert_snapshot!(says(&club, &club.anna()).await, @r"
    **Lost Cities bot, version N**
    ✅ View Channel
    ✅ Send Messages
    ✅ Attach Files
    I may do everything here that a match needs.
    ✅ Matches can be opened in threads of this channel.
    ✅ Commands and buttons reach me through Discord’s gateway.
    ℹ️ I am process `N`, and ENGINE keeps the matches.
    ✅ Discord answers within N ms.
    ✅ Servers can install me, and people for themselves.
    ✅ The database answers within N ms and holds 0 open matches.
    ✅ No match is open here. Start one with </lostcities challenge> or </lostcities solo>.
    ");
    club.finish().await;
}

#[tokio::test]
async fn the_doctor_names_a_missing_permission_in_the_persons_language() {
    let club = Club::open().await;
    club.permit(BOT_NAME, "general", 0, ATTACH_FILES);
    let told = says(&club, &club.ben()).await;
    contains(&told, "❌ Dateien anhängen\n");
    contains(&told, "✅ Nachrichten senden\n");
    contains(&told, "unter *Berechtigungen* zu erlauben");
    club.finish().await;
}

#[tokio::test]
async fn the_doctor_says_that_slowmode_hinders_no_match() {
    let club = Club::open().await;
    club.sandbox.slow_down("general", 30).unwrap();
    let told = says(&club, &club.anna()).await;
    contains(&told, "people wait 30 s between messages");
    contains(&told, "matches run as usual");
    let elsewhere = says(&club, &club.anna().in_channel("table")).await;
    assert!(!elsewhere.contains("Slowmode"), "{elsewhere}");
    club.finish().await;
}

#[tokio::test]
async fn the_doctor_links_to_the_open_match() {
    let club = Club::begun().await;
    let told = says(&club, &club.anna()).await;
    contains(
        &told,
        "✅ Match 1 is open here, and its board can be reached: <link>",
    );
    club.finish().await;
}

#[tokio::test]
async fn the_doctor_says_that_a_board_is_gone_and_how_to_go_on() {
    let club = Club::begun().await;
    club.sandbox.delete_message(club.board().id).unwrap();
    let told = says(&club, &club.anna()).await;
    contains(
        &told,
        "❌ Match 1 is open here, but its board is gone. It comes back with",
    );
    club.finish_with(|request| request.method == "GET" && request.status == 404)
        .await;
}

#[tokio::test]
async fn the_doctor_works_where_discord_does_not() {
    let club = Club::open().await;
    let hidden = VIEW_CHANNEL;
    club.permit(BOT_NAME, "general", 0, hidden);
    let told = says(&club, &club.anna()).await;
    contains(&told, "❌ View Channel\n");
    contains(&told, "❌ Discord does not let me look at this channel.");
    club.permit(BOT_NAME, "general", hidden, 0);
    club.arm("status:503", 5, Duration::ZERO, Some("GET"));
    let told = says(&club, &club.anna()).await;
    contains(
        &told,
        "❌ Discord does not answer my questions at the moment.",
    );
    club.finish_with(|request| request.method == "GET").await;
}
