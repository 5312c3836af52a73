//! Yesterday's table, posted each morning where managers want it.

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::permissions::SEND_MESSAGES;
use lostcities::sandbox::{BOT_NAME, Message};

use super::super::harness::{Club, begins, says};
use super::super::shown::{said, shown};
use super::{DAY, play, today};
use crate::kept::contains;

/// From the beginning of a day to its morning.
const MORNING: Duration = Duration::from_hours(6);

/// What was posted in `general`, without what people shared.
fn posted(club: &Club) -> Vec<Message> {
    club.public("general")
}

/// A fingerprint is the same in each run, but tells nobody anything here.
fn text(club: &Club, message: &Message) -> String {
    let text = shown(club, message);
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(n, part)| if n % 2 == 0 { part } else { "`…`" });
    parts.collect()
}

#[tokio::test]
async fn yesterdays_table_is_posted_once_each_morning() {
    let (mut club, [anna, ben, carla]) = Club::with_people().await;
    let decided = club.command(&anna, "config daily:On").await;
    let line = "• Yesterday’s table of the dailies, each morning: in <#";
    says(&decided, line);
    for who in [&anna, &ben, &carla] {
        let panel = today(&club, who).await;
        play(&club, who, panel).await;
    }
    club.let_pass(DAY).await;
    let minute = Duration::from_mins(1);
    club.let_pass(MORNING.saturating_sub(minute)).await;
    assert_eq!(posted(&club).len(), 0, "it is too early");
    // Who does not want to be seen is not in it.
    club.command(&carla, "privacy opt-out").await;
    club.let_pass(minute).await;
    let tables = posted(&club);
    assert_snapshot!(text(&club, &tables[0]), @r"
    lostcities:
    **Daily roll 1** · yesterday on this server
    1 · Anna: 330 points
    1 · Ben: 330 points
    -# Fingerprint of Daily cards 3: `…`
    -# Fingerprint of Daily roll 3: `…`
    (podium.png)
    [Daily Cards] [Daily Roll]
    ");
    assert!(tables[0].mentions.is_empty());
    let alt = tables[0].attachments[0].description.as_deref();
    let alt_of_three = "The podium of Daily roll 1.\n1 · Anna: 330 points\n1 · Ben: 330 points";
    assert_eq!(alt, Some(alt_of_three), "Carla is not in it");
    let play_it = club.click(&ben, &tables[0], "Daily Roll").await;
    assert!(play_it.ephemeral && play_it.content.contains("Tageswurf 2"));

    // Neither the next sweeps nor a crash post it again.
    club.let_pass(Duration::from_mins(5)).await;
    club.lose_power().await;
    club.let_pass(Duration::from_mins(5)).await;
    assert_eq!(posted(&club).len(), 1);
    // Nobody finishes the second day, and only the fourth of the days of an absence is posted.
    club.let_pass(DAY).await;
    assert_eq!(posted(&club).len(), 1);
    let panel = today(&club, &anna).await;
    play(&club, &anna, panel).await;
    club.be_away(DAY).await;
    let tables = posted(&club);
    assert_eq!(tables.len(), 2);
    begins(&tables[1], "**Daily roll 3**");
    let panel = today(&club, &anna).await;
    play(&club, &anna, panel).await;
    club.command(&anna, "config daily:Off").await;
    club.let_pass(DAY).await;
    assert_eq!(posted(&club).len(), 2);
    club.finish().await;
}

#[tokio::test]
async fn a_table_that_is_late_names_the_days_of_its_fingerprints() {
    let (mut club, [anna, ..]) = Club::with_people().await;
    club.command(&anna, "config daily:On").await;
    let panel = today(&club, &anna).await;
    play(&club, &anna, panel).await;
    // It is the third day, and too early for the table of the second.
    club.be_away(2 * DAY + MORNING / 2).await;
    let tables = posted(&club);
    begins(&tables[0], "**Daily roll 1**");
    says(&tables[0], "Fingerprint of Daily roll 4");
    club.finish().await;
}

#[tokio::test]
async fn a_server_whose_settings_cannot_be_read_keeps_no_table_from_others() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    club.command(&anna, "config daily:On").await;
    for who in [&anna, &ben] {
        let panel = today(&club, who).await;
        play(&club, who, panel).await;
    }
    // Another server, whose settings cannot be read, wants its table in the same channel.
    for other in [
        "insert into server_settings select 1, what, value from server_settings",
        "insert into server_settings values (1, 'pings', 'never heard of')",
        "insert into daily_tables (guild, next_day) select 1, next_day from daily_tables",
        "update deal_people set guild = 1 where person = (select id from people where name = 'Ben')",
    ] {
        club.sql(other).await;
    }
    club.let_pass(DAY + MORNING).await;
    let tables = posted(&club);
    assert_eq!(tables.len(), 1);
    says(&tables[0], "1 · Anna: 330 points");
    club.finish().await;
}

#[tokio::test]
async fn a_table_that_discord_refuses_is_told_by_the_doctor() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let tables = ben.in_channel("table");
    club.command(&anna.in_channel("games"), "config daily:On")
        .await;
    let told = club.command(&tables, "doctor").await;
    says(&told, "✅ Jeden Morgen");
    let panel = today(&club, &anna).await;
    play(&club, &anna, panel).await;
    club.permit(BOT_NAME, "games", 0, SEND_MESSAGES);
    club.let_pass(DAY + MORNING).await;
    let told = club.command(&tables, "doctor").await;
    let told = said(&club, &told.content);
    contains(&told, "❌ Discord hat die letzte Tagestabelle");
    // It is tried again the next day, and never before.
    club.let_pass(Duration::from_hours(1)).await;
    let is_post = |request: &lostcities::sandbox::Request| request.status == 403;
    let n_refused = club.new_requests().iter().filter(|it| is_post(it)).count();
    assert_eq!(n_refused, 1);
    club.finish_with(is_post).await;
}
