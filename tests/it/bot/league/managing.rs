//! What managers of a server do with a season, and a season whose channel is deleted.

use lostcities::store::{PersonId, Seated as _, Stage, State};

use super::super::harness::{Club, button, says};
use super::super::panels::panel_is_gone;
use super::{DAY, ROUND, deed, gather, move_once, until};
use crate::kept::replayed;

#[tokio::test]
async fn managers_extend_a_season_remove_people_and_confirm_its_end() {
    let club = Club::open().await;
    let people = gather(&club, 5).await;
    let (anna, dan) = (&people[0], &people[3]);
    club.let_pass(3 * DAY).await;
    let begun = until(&club, "Matches over: ").await;
    // Matches that sleep would keep it from its end.
    let sleep = ["v1:0:0:!config.sleep.1"];
    let forged = club.with_buttons(&sleep).await;
    let refused = club.press(anna, &forged, sleep[0]).await;
    says(&refused, "A match of a season never sleeps");
    let table = club.click(anna, &begun, "Tables").await;
    let manage = club.click(anna, &table, "Manage").await;
    let longer = club.click(anna, &manage, "3 Days More").await;
    assert!(button(&longer, "3 Days More").is_none(), "once");
    let id = dan.id();
    let asked = format!("!league.ask-to-remove.1.{id}");
    let asked = club
        .choose(anna, &longer, ":menu.league-remove", &asked)
        .await;
    says(&asked, "Remove Dan from the season?");
    club.click(anna, &asked, ":!league.remove.").await;
    // In the first days his matches count for nobody.
    let removed = until(&club, "of 12**").await;
    says(&removed, "**Dan** 0 · 0 of 0 · removed");
    club.let_pass(ROUND).await;
    let inbox = club.command(dan, "games").await;
    assert!(button(&inbox, ":!hand").is_none(), "{}", inbox.content);
    // Nobody plays: that looks like a fault, which Anna knows better.
    for words in ["**Paused.**", "**All matches are over.**"] {
        club.let_pass(32 * DAY).await;
        until(&club, words).await;
        let table = club.command(anna, "league").await;
        let manage = club.click(anna, &table, "Manage").await;
        let mut next = ["Confirm", "Go On"].into_iter();
        let next = next.find(|name| button(&manage, name).is_some());
        club.click(anna, &manage, next.unwrap()).await;
    }
    until(&club, "🏆").await;
    let config = club.command(anna, "config").await;
    let changes = club.click(anna, &config, ":!config.changes").await;
    for entry in [
        "three days more",
        "removed somebody",
        "go on",
        "confirmed the end",
    ] {
        says(&changes, entry);
    }
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn a_season_goes_on_without_its_channel() {
    let club = Club::open().await;
    let people = gather(&club, 4).await;
    club.let_pass(3 * DAY).await;
    until(&club, "Matches over: ").await;
    let anna = people[0].in_channel("table");
    club.sandbox.delete_channel("general").unwrap();
    let table = club.command(&anna, "league").await;
    let manage = club.click(&anna, &table, "Manage").await;
    club.click(&anna, &manage, "Pause").await;
    for _ in 0..3 {
        club.let_pass(ROUND).await;
    }
    let n_before = club.sandbox.requests(0).len();
    for _ in 0..5 {
        club.let_pass(ROUND).await;
    }
    let n_after = club.sandbox.requests(0).len();
    assert_eq!(n_after, n_before, "it is asked for no more");
    let table = club.command(&anna, "league").await;
    says(&table, "0 of 6");
    club.finish_with(|request| request.status == 404).await;
}

#[tokio::test]
async fn matches_of_a_cancelled_season_go_on_as_ordinary_ones() {
    let club = Club::open().await;
    let people = gather(&club, 4).await;
    club.let_pass(3 * DAY).await;
    let begun = until(&club, "Matches over: ").await;
    let id = PersonId(people[0].id().number());
    let mut theirs = club.matches().await.into_iter();
    let theirs = theirs.find(|stored| stored.seats.has(id)).unwrap().id;
    let more = format!("v1:{theirs}:0:!more");
    let more = people[0].forge(&begun, &more).await.unwrap();
    let more = club.outcome(&people[0], &more, Some(&begun)).await;
    let offer = button(&more, ":!offer-draw").unwrap();
    assert!(offer.disabled, "a draw would be refused");
    // All who begin are late, and the computer plays their turns.
    club.let_pass(6 * DAY).await;
    deed(&club, &people[0], "resumed").await;
    club.let_pass(ROUND).await;
    move_once(&club, &people[1]).await;
    deed(&club, &people[0], "cancelled").await;
    let n_steps = async || {
        let mut n_steps = 0;
        for id in 1..=12 {
            let stored = club.stored(id).await;
            let awaited = replayed(&stored).turn().seats();
            assert!(!awaited.iter().any(|seat| stored.stand_ins.contains(seat)));
            n_steps += stored.step_versions.len();
        }
        n_steps
    };
    club.let_pass(DAY / 8).await;
    let before = n_steps().await;
    for _ in 0..3 {
        club.let_pass(7 * DAY).await;
    }
    assert_eq!(n_steps().await, before, "no time runs out");
    club.finish_with(panel_is_gone).await;
}

/// How many clocks of the matches of a season have run out, and how much of any reserve is used.
async fn overdue(club: &Club) -> (usize, u64) {
    let mut clocks = Vec::new();
    for id in 1..=12 {
        clocks.extend(club.clocks(id).await);
    }
    assert!(clocks.len() > 3, "{clocks:?}");
    let over = clocks.iter().filter(|clock| clock.stage == Stage::Over);
    let used = clocks.iter().map(|clock| clock.used_ms);
    (over.count(), used.max().unwrap())
}

#[tokio::test]
async fn a_season_that_rests_costs_nobody_time_whether_they_play_or_not() {
    for ended in ["resumed", "cancelled"] {
        let club = Club::open().await;
        let people = gather(&club, 4).await;
        club.let_pass(3 * DAY).await;
        until(&club, "Matches over: ").await;
        deed(&club, &people[0], "paused").await;
        club.let_pass(10 * DAY).await;
        // Each has made a turn when the clock of the next one begins.
        for who in people.iter().chain(&people) {
            move_once(&club, who).await;
        }
        club.let_pass(10 * DAY).await;
        deed(&club, &people[0], ended).await;
        club.let_pass(ROUND).await;
        assert_eq!(overdue(&club).await, (0, 0), "{ended}");
        // Of its first days, in which people may still be taken out, only hours have passed.
        let table = club.command(&people[0], "league").await;
        assert!(!table.content.contains("can still end"), "{table:?}");
        club.finish_with(panel_is_gone).await;
    }
}

#[tokio::test]
async fn who_was_absent_from_most_of_their_matches_has_left_the_season() {
    let club = Club::open().await;
    let people = gather(&club, 4).await;
    club.let_pass(3 * DAY).await;
    until(&club, "Matches over: ").await;
    // Ben and Dan resign most of their matches, and for Dan the computer has played before.
    for who in [&people[1], &people[3]] {
        for id in 1..=12 {
            let stored = club.stored(id).await;
            let seated = stored.seats.iter().filter_map(|(_, seat)| seat.person());
            let mut seated = seated.map(|person| person.id.0.to_string());
            if stored.state() == State::Playing && seated.any(|id| id == who.id().to_string()) {
                let sure = format!("v1:{id}:{}:!resign-for-sure", stored.version);
                club.press_forged(who, &sure).await;
            }
        }
    }
    let dan = people[3].id();
    club.sql(&format!(
        "update seats set n_own = 2, n_computer = 2 where person = {dan}"
    ))
    .await;
    club.let_pass(28 * DAY).await;
    let over = until(&club, "**All matches are over.**").await;
    let left: Vec<&str> = over
        .content
        .lines()
        .filter(|it| it.ends_with("· left"))
        .collect();
    assert_eq!(left, ["4 · **Dan** 0 · 6 of 6 · left"]);
    club.finish_with(panel_is_gone).await;
}
