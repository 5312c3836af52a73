//! Who manages a server sees its matches in play, lets one sleep, or ends one.

use lostcities::sandbox::{Message, Person};
use lostcities::store::State;

use super::moderators::last_entry;
use crate::bot::harness::{Club, begins, button, says};
use crate::bot::panels::{is_old, panel_is_gone};
use crate::bot::shown::said;

/// The menu of the first row.
async fn open(club: &Club, who: &Person, list: &Message, number: usize) -> Message {
    let menu = list.components[0][0].clone();
    let label = menu.options.unwrap()[number].label.clone();
    club.choose(who, list, ":menu.config-matches", &label).await
}

/// The answer to a button that nobody has posted.
async fn forged(club: &Club, who: &Person, form: &str) -> Message {
    let route = format!(":!config.{form}");
    club.press_forged(who, &format!("v1:0:0{route}")).await
}

#[tokio::test]
async fn a_match_is_put_to_sleep_or_ended_from_any_channel() {
    let club = Club::begun().await;
    let (anna, carla) = (club.anna().in_channel("table"), club.carla());
    club.command(&carla.in_channel("games"), "solo").await;
    let list = club.command(&anna, "config matches:1").await;
    let text = said(&club, &list.content);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[1].contains("2 · Lost Cities: @Carla"), "{text}");
    assert!(lines[2].contains("1 · Lost Cities: @Anna"), "{text}");
    assert!(lines[2].contains("<link> (waiting for @"), "{text}");

    let shown = open(&club, &anna, &list, 0).await;
    let done = club.click(&anna, &shown, ":!config.sleep.2").await;
    begins(&done, "The match sleeps");
    assert!(said(&club, &done.content).contains("(asleep)"));
    assert!(club.stored(2).await.status.is_asleep());
    assert!(last_entry(&club).await.contains("put match 2 to sleep"));
    let shown = open(&club, &anna, &done, 0).await;
    assert!(button(&shown, ":!config.sleep").unwrap().disabled);

    // Nobody ends their own match without a result.
    let list = club.command(&anna, "config matches:1").await;
    let shown = open(&club, &anna, &list, 1).await;
    let refused = club.click(&anna, &shown, ":!config.end.1").await;
    says(&refused, "You have a part");
    let forged_end = forged(&club, &anna, "end-for-sure.1").await;
    says(&forged_end, "You have a part");
    assert_eq!(club.stored(1).await.state(), State::Playing);

    let list = club.command(&anna, "config matches:1").await;
    let shown = open(&club, &anna, &list, 0).await;
    let question = club.click(&anna, &shown, ":!config.end.2").await;
    assert_eq!(club.stored(2).await.state(), State::Playing);
    let done = club
        .click(&anna, &question, ":!config.end-for-sure.2")
        .await;
    assert_eq!(club.stored(2).await.state(), State::Abandoned);
    assert!(!done.content.contains("2 · "), "{done:?}");
    assert!(last_entry(&club).await.contains("match 2"));
    let again = forged(&club, &anna, "end-for-sure.2").await;
    assert!(again.ephemeral, "{again:?}");
    // It counts for nobody.
    let stats = club.command(&club.anna(), "stats").await;
    says(&stats, "not finished a match yet");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn nobody_stops_their_time_by_putting_their_match_to_sleep() {
    // Without a clock the others may decide after some days.
    for clock in ["clock:1d", ""] {
        stops_no_time(&format!("rounds:1 {clock}")).await;
    }
}

async fn stops_no_time(options: &str) {
    let club = Club::open().await;
    club.begin_with(options.trim_end()).await;
    let anna = club.anna();
    let menu = club.click(&anna, &club.board(), ":!more").await;
    assert!(button(&menu, ":!sleep").is_none(), "{menu:?}");
    let list = club.command(&anna, "config matches:1").await;
    let shown = open(&club, &anna, &list, 0).await;
    assert!(button(&shown, ":!config.sleep").unwrap().disabled);
    let refused = forged(&club, &anna, "sleep.1").await;
    says(&refused, "You have a part");
    assert!(!club.stored(1).await.status.is_asleep());
    // Who does not play in it may.
    let manage = lostcities::sandbox::permissions::MANAGE_MESSAGES;
    club.permit("Carla", "general", manage, 0);
    let carla = club.carla();
    let menu = club.click(&carla, &club.board(), ":!more").await;
    club.click(&carla, &menu, ":!sleep").await;
    assert!(club.stored(1).await.status.is_asleep());
    club.finish().await;
}

#[tokio::test]
async fn quiet_matches_are_marked() {
    let club = Club::open().await;
    club.begin_with("rounds:1 quiet:True").await;
    club.command(&club.carla().in_channel("games"), "solo")
        .await;
    let list = club.command(&club.anna(), "config matches:1").await;
    let text = said(&club, &list.content);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[1].contains("@Carla and Computer <link> ("), "{text}");
    assert!(lines[2].contains("@Anna and @Ben 🤫 <link> ("), "{text}");
    club.finish().await;
}

#[tokio::test]
async fn only_who_manages_the_server_sees_and_changes_its_matches() {
    let club = Club::begun().await;
    let (ben, carla) = (club.ben(), club.carla());
    let manage = lostcities::sandbox::permissions::MANAGE_MESSAGES;
    club.permit("Carla", "general", manage, 0);
    let before = club.stored(1).await;
    for who in [&ben, &carla] {
        let refused = club.command(who, "config matches:1").await;
        assert!(refused.components.is_empty(), "{refused:?}");
        for form in ["matches.0", "match.1", "sleep.1", "end.1", "end-for-sure.1"] {
            let refused = forged(&club, who, form).await;
            assert!(refused.ephemeral && refused.components.is_empty());
        }
    }
    assert_eq!(club.stored(1).await, before);
    // A match in direct messages is on no server.
    club.command(&carla.in_channel("dm"), "solo").await;
    let anna = club.anna();
    for form in ["match.2", "sleep.2", "end.2", "end-for-sure.2", "match.99"] {
        let refused = forged(&club, &anna, form).await;
        assert!(refused.content.contains("no such match") || refused.components.is_empty());
    }
    assert_eq!(club.stored(2).await.state(), State::Playing);
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn many_matches_are_listed_page_by_page() {
    let (club, [anna, ..]) = Club::with_people().await;
    let empty = club.command(&anna, "config matches:1").await;
    says(&empty, "No match");
    club.command(&anna, "config open-matches:100").await;
    for number in 1..=8 {
        club.command(&anna, "solo").await;
        club.let_pass(std::time::Duration::from_hours(24)).await;
        assert_eq!(club.matches().await.len(), number);
    }
    // A server may leave numbers out.
    let matches = club.matches().await;
    let line = |number: usize| format!("\n{} · ", matches[number - 1].id);
    let first = club.command(&anna, "config matches:1").await;
    assert!(first.content.contains(&line(8)) && first.content.contains(&line(3)));
    assert!(!first.content.contains(&line(2)));
    let second = club.click(&anna, &first, ":!config.matches.1").await;
    assert!(second.content.contains(&line(2)) && !second.content.contains(&line(3)));
    let back = club.click(&anna, &second, ":!config.matches.0").await;
    assert_eq!(back.content, first.content);
    club.finish_with(is_old).await;
}

#[tokio::test]
async fn a_page_that_is_no_more_shows_the_first_and_other_settings_are_kept() {
    let club = Club::begun().await;
    let anna = club.anna();
    for page in ["matches:5 quiet:True", "matches:1"] {
        let list = club.command(&anna, &format!("config {page}")).await;
        says(&list, "1 · Lost Cities");
    }
    let last = forged(&club, &anna, "matches.4294967295").await;
    says(&last, "1 · Lost Cities");
    let config = club.command(&anna, "config").await;
    says(&config, "Quiet matches: On");
    club.finish().await;
}
