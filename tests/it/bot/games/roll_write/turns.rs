//! Turns of Roll & Write, click by click.

use std::time::Duration;

use lostcities::sandbox::{Message, Person};

use super::{about_to_refuse, acts, awaited, begin, deal};
use crate::bot::harness::{Club, begins, button, custom_id, says};

/// Two rolls after which everybody who takes orange has an arrow: it is in the second field.
const TO_AN_ARROW: [(&str, [u8; 3]); 2] = [("ooo", [1, 1, 1]), ("ooo", [2, 2, 2])];

/// Everybody takes orange 1 by typing it, the one who rolled first.
async fn first_turn(club: &Club, people: &[Person]) {
    for person in people {
        club.command(person, "play move:take.o.1").await;
    }
}

/// A person opens their sheet and presses all this; returns what they then see.
async fn press(club: &Club, who: &Person, presses: &[&str]) -> Message {
    let mut panel = club.click(who, &club.board(), ":!hand").await;
    for press in presses {
        panel = club.click(who, &panel, press).await;
    }
    panel
}

/// The same with a restart of the bot before every press.
async fn press_over_restarts(club: &mut Club, who: &Person, presses: &[&str]) {
    club.restart().await;
    let mut panel = club.click(who, &club.board(), ":!hand").await;
    for press in presses {
        club.restart().await;
        panel = club.click(who, &panel, press).await;
    }
}

#[tokio::test]
async fn the_bot_restarts_between_any_two_clicks_of_a_turn() {
    let mut club = Club::open().await;
    deal(&club, 2, &TO_AN_ARROW);
    let people = begin(&club, 2, "").await;
    first_turn(&club, &people).await;
    let to_arrow = [":!focus.take.o.2", ":take.o.2"];
    let on = [
        ":!focus.accelerate.o",
        ":!unfocus",
        ":!focus.accelerate.g",
        ":accelerate.g",
    ];
    press_over_restarts(&mut club, &people[1], &[&to_arrow[..], &on].concat()).await;
    press_over_restarts(&mut club, &people[0], &[&to_arrow[..], &[":stop"]].concat()).await;
    assert_eq!(
        acts(&club).await[2..],
        ["1 take.o.2", "1 accelerate.g", "0 take.o.2", "0 stop"]
    );
    club.finish().await;
}

#[tokio::test]
async fn what_others_do_or_leave_undone_spoils_nobodys_preview() {
    let club = Club::open().await;
    deal(&club, 3, &TO_AN_ARROW);
    let people = begin(&club, 3, "").await;
    first_turn(&club, &people).await;
    let [anna, ben, carla] = &people[..] else {
        panic!("three people")
    };
    // Ben has rolled and picked, and does not know yet where his arrow will go.
    let arrow = press(&club, ben, &[":!focus.take.o.2", ":take.o.2"]).await;
    let of_anna = press(&club, anna, &[":!focus.take.o.2"]).await;
    let of_carla = press(&club, carla, &[":!focus.take.o.2"]).await;
    let version = club.stored(1).await.version;
    let looked = club.click(ben, &arrow, ":!focus.accelerate.b").await;
    let arrow = club.click(ben, &looked, ":!unfocus").await;
    assert_eq!(
        club.stored(1).await.version,
        version,
        "he has changed nothing"
    );
    club.click(carla, &of_carla, ":take.o.2").await;
    // Then he does go on, while Anna still looks at her preview.
    assert_eq!(club.panel(ben).id, arrow.id);
    let looked = club
        .click(ben, &club.panel(ben), ":!focus.accelerate.b")
        .await;
    club.click(ben, &looked, ":accelerate.b").await;
    assert_eq!(club.panel(anna).id, of_anna.id);
    club.click(anna, &club.panel(anna), ":take.o.2").await;
    assert_eq!(
        acts(&club).await[3..],
        ["1 take.o.2", "2 take.o.2", "1 accelerate.b", "0 take.o.2"]
    );
    club.finish().await;
}

#[tokio::test]
async fn a_choice_is_typed_in_ones_own_words() {
    let club = Club::open().await;
    deal(&club, 3, &[("rog", [4, 0, 5])]);
    let people = begin(&club, 3, "").await;
    let type_move = async |who: &Person, typed: &str| {
        let text = format!("play move:{typed}");
        club.command(who, &text).await
    };
    // A 0 may cross the circle or be written as a 10: that has to be said.
    let unclear = type_move(&people[0], "take orange 0").await;
    begins(&unclear, "I cannot read “take orange 0”");
    assert!(acts(&club).await.is_empty());
    type_move(&people[0], "Take red 4").await;
    type_move(&people[1], "Grün 5 nehmen").await;
    let (words, _) = club.moves(&people[2], "oranje 0").await.pop().unwrap();
    type_move(&people[2], &words).await;
    assert_eq!(
        acts(&club).await,
        ["0 take.r.4", "1 take.g.5", "2 circle.o"]
    );
    club.finish().await;
}

#[tokio::test]
async fn in_turn_everybody_waits_for_the_one_before_and_is_called_alone() {
    let club = Club::open().await;
    deal(&club, 3, &[("rog", [4, 2, 5])]);
    let people = begin(&club, 3, "order:in_turn").await;
    let choices = ["take.r.4", "take.g.5", "refuse"];
    for (who, choice) in people.iter().zip(choices) {
        let [only] = &awaited(&club, &people).await[..] else {
            panic!("one after the other")
        };
        assert_eq!(only.id(), who.id());
        club.let_pass(Duration::from_mins(1)).await;
        let call = club.public("general").pop().unwrap();
        let called = call.mentions.iter().map(|author| author.id);
        assert_eq!(called.collect::<Vec<_>>(), [who.id()], "{}", call.content);
        // Who is not in turn yet sees whom they wait for.
        for other in people.iter().filter(|other| other.id() != who.id()) {
            let panel = club.click(other, &club.board(), ":!hand").await;
            assert!(button(&panel, ":!focus.refuse").is_none());
            assert!(panel.content.contains(&who.mention()), "{}", panel.content);
        }
        press(
            &club,
            who,
            &[&format!(":!focus.{choice}"), &format!(":{choice}")],
        )
        .await;
    }
    assert_eq!(acts(&club).await, ["0 take.r.4", "1 take.g.5", "2 refuse"]);
    club.finish().await;
}

#[tokio::test]
async fn who_waits_asks_for_turn_order_and_everybody_sees_it_until_the_turn_is_over() {
    let mut club = Club::open().await;
    deal(&club, 3, &[("rog", [4, 2, 5])]);
    let people = begin(&club, 3, "").await;
    let name = |panel: &Message| button(panel, ":order").map(|_| ());
    let panel = club.click(&people[2], &club.board(), ":!hand").await;
    let asked = club.click(&people[2], &panel, ":order").await;
    assert_eq!(name(&asked), None, "it is asked for");
    let board = club.board();
    let told = format!("{} asked for turn order", people[2].mention());
    says(&board, &told);
    club.restart().await;
    let choices = ["take.r.4", "take.g.5", "refuse"];
    for (who, choice) in people.iter().zip(choices) {
        let [only] = &awaited(&club, &people).await[..] else {
            panic!("one after the other")
        };
        assert_eq!(only.id(), who.id());
        let presses = [format!(":!focus.{choice}"), format!(":{choice}")];
        press(&club, who, &presses.each_ref().map(String::as_str)).await;
    }
    let asked = ["2 order", "0 take.r.4", "1 take.g.5", "2 refuse"];
    assert_eq!(acts(&club).await, asked);
    let panel = club.click(&people[2], &club.board(), ":!hand").await;
    assert_eq!(name(&panel), Some(()), "the next roll");
    club.finish().await;
}

#[tokio::test]
async fn a_confirm_that_is_pressed_twice_counts_once() {
    let club = Club::open().await;
    let people = begin(&club, 2, "").await;
    let active = awaited(&club, &people).await.remove(0);
    let panel = about_to_refuse(&club, &active).await;
    let id = custom_id(&panel, ":refuse");
    let after = club.click(&active, &panel, ":refuse").await;
    let n_acts = acts(&club).await.len();
    // The panel has gone on; the click was on its way.
    let answer = club.press_forged(&active, &id).await;
    assert!(answer.ephemeral);
    assert!(
        answer.content.ends_with(&after.content),
        "{}",
        answer.content
    );
    assert_ne!(
        answer.content, after.content,
        "it says that it came too late"
    );
    assert_eq!(acts(&club).await.len(), n_acts);
    club.finish().await;
}

#[tokio::test]
async fn a_player_who_can_only_refuse_is_told_so_and_never_called() {
    let club = Club::open().await;
    deal(&club, 2, &[("rrr", [9, 9, 9]), ("rrg", [1, 2, 3])]);
    let people = begin(&club, 2, "").await;
    let [anna, ben] = &people[..] else {
        panic!("two people")
    };
    for person in [anna, ben] {
        club.command(person, "play move:take.r.9").await;
    }
    // Ben takes the only green die; nothing that is left fits on Anna's sheet, and the next roll is hers.
    let panel = press(&club, ben, &[":!focus.take.g.3", ":take.g.3"]).await;
    assert_eq!(acts(&club).await[2..4], ["1 take.g.3", "0 refuse"]);
    assert!(button(&panel, ":!focus.refuse").is_none());
    let board = club.board().content;
    let summary = format!("{} could only refuse", anna.mention());
    assert!(board.contains(&summary), "{board}");
    club.finish().await;
}

#[tokio::test]
async fn one_message_tells_what_everybody_did_in_a_turn_bridges_first() {
    let club = Club::open().await;
    let people = begin(&club, 3, "").await;
    for turn in 1..=7 {
        let active = awaited(&club, &people).await.remove(0);
        club.command(&active, "play move:refuse").await;
        for person in awaited(&club, &people).await {
            club.command(&person, "play move:refuse").await;
        }
        let board = club.board().content;
        let news: Vec<&str> = board
            .lines()
            .filter(|line| line.starts_with("-#"))
            .collect();
        let (last, before) = news.split_last().unwrap();
        for person in &people {
            let did = format!("{} refused", person.mention());
            assert!(last.contains(&did), "{board}");
        }
        if turn == 7 {
            let [bridges] = before else {
                panic!("bridges come first: {board}")
            };
            assert!(bridges.contains("🌉"), "{board}");
            for person in &people {
                assert!(bridges.contains(&person.mention()), "{board}");
            }
        } else {
            assert_eq!(before, &[] as &[&str], "nothing is told twice");
        }
    }
    club.finish().await;
}

#[tokio::test]
async fn every_choice_of_a_turn_of_five_stays_on_the_board_until_the_turn_is_over() {
    let club = Club::open().await;
    let people = begin(&club, 5, "").await;
    for n_turns in 0..2 {
        for n_chosen in 1..5 {
            let person = awaited(&club, &people).await.remove(0);
            club.command(&person, "play move:refuse").await;
            let board = club.board().content;
            let told = board
                .lines()
                .filter(|line| line.starts_with("-#") && line.contains("die symbol"));
            assert_eq!(told.count(), n_chosen, "turn {n_turns}: {board}");
        }
        let person = awaited(&club, &people).await.remove(0);
        club.command(&person, "play move:refuse").await;
    }
    club.finish().await;
}

#[tokio::test]
async fn a_turn_of_five_by_clicks_costs_four_requests_for_each_of_them_at_most() {
    let mut club = Club::open().await;
    let people = begin(&club, 5, "").await;
    club.check_requests(|_| false);
    let mut n_clicks = 0;
    for n_chosen in 0..5 {
        let person = awaited(&club, &people).await.remove(0);
        let panel = about_to_refuse(&club, &person).await;
        club.click(&person, &panel, ":refuse").await;
        n_clicks += 3;
        assert_eq!(acts(&club).await.len(), n_chosen + 1);
    }
    let requests = club.new_requests();
    let is_answer = |path: &str| path.ends_with("/callback");
    let answers = requests
        .iter()
        .filter(|request| is_answer(&request.path) && request.body["type"] != 8);
    assert_eq!(answers.count(), n_clicks, "every click has one answer");
    let is_of_panel = |path: &str| path.contains("/webhooks/");
    let others = requests.iter().filter(|request| !is_answer(&request.path));
    let (of_panels, others): (Vec<_>, Vec<_>) =
        others.partition(|request| is_of_panel(&request.path));
    let n_others = others.len();
    assert!(n_others <= 2 * 5, "{n_others} requests besides the answers");
    // Who has chosen has a panel; the last choice is the first of the next turn for all of them. The first press on the board is
    // answered by a follow-up, and its token edits the board.
    let n_most = (4 + 3 + 2 + 1) + 1 + 5;
    assert!(of_panels.len() <= n_most, "{}", of_panels.len());
    club.finish().await;
}
