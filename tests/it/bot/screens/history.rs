//! Looking back at finished matches: the list, the replay, the animation, the file, the check.

mod access;

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::match_file;
use lostcities::sandbox::{Message, Person};

use crate::bot::harness::{Club, alt, button, says};
use crate::bot::shown::{said, shown};

async fn go(club: &Club, who: &Person, stop: &Message, way: &str) -> Message {
    let ending = format!(".{way}");
    let id = stop.custom_ids().find(|id| id.ends_with(&ending)).unwrap();
    club.press(who, stop, id).await
}

/// The bytes of the only file of a message.
fn file(club: &Club, message: &Message) -> Vec<u8> {
    let [file] = &message.attachments[..] else {
        panic!("{:?}", message.attachments)
    };
    club.sandbox.attachment(file.id).unwrap()
}

/// Turn and number of turns, as the heading says them after the number of the match.
fn turns(message: &Message) -> (usize, usize) {
    let heading = message.content.lines().next().unwrap();
    let numbers = heading.split(|c: char| !c.is_ascii_digit());
    let numbers: Vec<usize> = numbers.filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [_, turns] => (0, turns),
        [_, turn, turns] => (turn, turns),
        _ => panic!("{heading}"),
    }
}

fn n_pictures(bytes: &[u8]) -> usize {
    let mut decoder = gif::DecodeOptions::new().read_info(bytes).unwrap();
    let mut n_pictures = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        n_pictures += 1;
    }
    n_pictures
}

/// Looks at the finished match on the board of `general` in every way and through everybody's eyes.
pub async fn look_back(club: &mut Club, people: &[Person]) {
    let (who, other) = (&people[0], &people[1]);
    let mut stop = club.click(who, &club.board(), ":!replay").await;
    let (_, n_turns) = turns(&stop);
    for seat in 0..people.len() {
        let entry = format!("!at.{seat}.0.here");
        stop = club.choose(who, &stop, ":menu.eyes", &entry).await;
        assert!(!alt(&stop).is_empty());
        for (way, turn) in [("last", n_turns), ("first", 0)] {
            stop = go(club, who, &stop, way).await;
            assert_eq!(turns(&stop), (turn, n_turns));
        }
    }
    // The beginning, the middle and the end, turn by turn.
    for part in [0, 1, 2] {
        let opened = club.click(other, &club.board(), ":!replay").await;
        let menu = opened.components[1][0].options.as_ref().unwrap();
        let entry = &menu[part * (menu.len() - 2) / 2].value;
        let mut stop = club.choose(other, &opened, ":menu.turn", entry).await;
        let (turn, _) = turns(&stop);
        for turn in turn + 1..=(turn + 3).min(n_turns) {
            stop = go(club, other, &stop, "next").await;
            assert_eq!(turns(&stop), (turn, n_turns));
        }
    }
    // An animation of many turns takes long where the program is not optimized.
    if people.len() == 2 {
        let animation = club.click(who, &stop, ":!animation").await;
        let bytes = file(club, &animation);
        let n_shown = n_pictures(&bytes);
        assert!((20..=150).contains(&n_shown), "{n_shown}");
        assert!(bytes.len() < 5 << 20, "{} bytes", bytes.len());
    }
    let kept = club.click(who, &stop, ":!match-file").await;
    let line = String::from_utf8(file(club, &kept)).unwrap();
    let report = match_file::verify(&line).unwrap();
    assert_eq!(report.n_steps, club.stored(1).await.steps.len());
    let checked = club.click(who, &stop, ":!check").await;
    assert!(checked.content.starts_with('✅'), "{}", checked.content);
    assert_eq!(file(club, &checked), line.as_bytes());
    club.check_requests(|_| false);
}

#[tokio::test]
async fn a_finished_match_is_listed_and_looked_back_at() {
    let club = Club::finished().await;
    let anna = club.anna();
    let list = club.command(&anna, "history").await;
    assert_snapshot!(shown(&club, &list), @r"
    lostcities, privately:
    Finished matches on this server, newest first:
    **1** · Lost Cities · <timed> · <link>
    -# 1 · Ben (−21) and 2 · Anna (−30)
    [1 · Lost Cities: 1 · Ben (−21) and 2 · Anna (−30)]
    ");
    let start = club.choose(&anna, &list, ":menu.open", "!open.1").await;
    assert_ne!(start.id, list.id, "the list stays");
    assert_snapshot!(shown(&club, &start), @r"
    lostcities, privately:
    **Lost Cities, match 1** · before the first of 44 turns
    -# Round 1 begins. @Ben starts.
    **@Ben** to move: play or discard a card.
    One round · 44 cards in the draw pile
    Points on the table: @Anna 0 and @Ben 0.
    (replay.png)
    [-⏮️ First-] [-◀️ Previous-] [▶️ Next] [⏭️ Last]
    [*Start | Turn 2 | Turn 4 | Turn 6 | Turn 7 | Turn 9 | Turn 11 | Turn 13 | Turn 15 | Turn 17 | Turn 18 | Turn 20 | Turn 22 | Turn 24 | Turn 26 | Turn 28 | Turn 29 | Turn 31 | Turn 33 | Turn 35 | Turn 37 | Turn 39 | Turn 40 | Turn 42 | End (turn 44)]
    [*As everybody saw it | As Anna saw it | As Ben saw it]
    [As GIF] [As File] [Fair?] [Review] [Share]
    ");
    let next = club.click(&anna, &start, "Next").await;
    assert_eq!(next.id, start.id);
    assert_snapshot!(shown(&club, &next), @r"
    lostcities, privately, edited:
    **Lost Cities, match 1** · after turn 1 of 44
    -# @Ben played a 🟨 yellow wager.
    **@Anna** to move: play or discard a card.
    One round · 43 cards in the draw pile
    Points on the table: @Anna 0 and @Ben −40.
    (replay.png)
    [⏮️ First] [◀️ Previous] [▶️ Next] [⏭️ Last]
    [Start | Turn 2 | Turn 4 | Turn 6 | Turn 7 | Turn 9 | Turn 11 | Turn 13 | Turn 15 | Turn 17 | Turn 18 | Turn 20 | Turn 22 | Turn 24 | Turn 26 | Turn 28 | Turn 29 | Turn 31 | Turn 33 | Turn 35 | Turn 37 | Turn 39 | Turn 40 | Turn 42 | End (turn 44)]
    [*As everybody saw it | As Anna saw it | As Ben saw it]
    [As GIF] [As File] [Fair?] [Review] [Share]
    ");
    let end = club.click(&anna, &next, "Last").await;
    assert_snapshot!(said(&club, &end.content), @r"
    **Lost Cities, match 1** · after turn 44 of 44
    -# @Anna discarded 🟨 yellow 8.
    -# **Round 1 is over.**
    -# **@Anna**: −30 points
    -# 🟨 Yellow: 2+10 = 12, − 20 = −8
    -# 🟦 Blue: 3+7+9+10 = 29, − 20 = 9
    -# ⬜ White: 2+6+7+10 = 25, − 20 = 5
    -# 🟩 Green: 2+6+9 = 17, − 20 = −3, × 2 = −6
    -# 🟥 Red: 10 − 20 = −10, × 3 = −30
    -# **@Ben**: −21 points
    -# 🟨 Yellow: 4+5+9 = 18, − 20 = −2, × 2 = −4
    -# 🟦 Blue: 5+6 = 11, − 20 = −9
    -# ⬜ White: 8+9 = 17, − 20 = −3, × 2 = −6
    -# 🟩 Green: 3+5+10 = 18, − 20 = −2, × 3 = −6
    -# 🟥 Red: 2+3+4+6+7 = 22, − 20 = 2, × 2 = 4
    🏆 @Ben wins!
    Points: @Anna −30 and @Ben −21.
    ");
    assert!(button(&end, "Next").unwrap().disabled && button(&end, "Last").unwrap().disabled);
    let before = club.click(&anna, &end, "Previous").await;
    let n_turns = turns(&end).1;
    assert_eq!(turns(&before), (n_turns - 1, n_turns));
    let first = club
        .choose(&anna, &before, ":menu.turn", "!at.all.0.here")
        .await;
    assert_eq!(first.content, start.content);
    assert_eq!(first.components, start.components);
    assert_eq!(
        first.attachments.len(),
        1,
        "the picture takes the place of the last"
    );
    club.finish().await;
}

#[tokio::test]
async fn after_the_end_everybody_sees_every_hand() {
    let club = Club::finished().await;
    let carla = club.carla();
    let stop = club.click(&carla, &club.board(), ":!replay").await;
    assert!(stop.ephemeral);
    let mut seen = vec![alt(&stop).to_owned()];
    for seat in [0, 1] {
        let entry = format!("!at.{seat}.0.here");
        let stop = club.choose(&carla, &stop, ":menu.eyes", &entry).await;
        says(&stop, "Zo zag");
        seen.push(alt(&stop).to_owned());
    }
    let has_hand = |text: &String| text.contains("Je kaarten");
    let hands: Vec<bool> = seen.iter().map(has_hand).collect();
    assert_eq!(hands, [false, true, true], "{seen:#?}");
    assert_ne!(seen[1], seen[2]);
    club.finish().await;
}

#[tokio::test]
async fn the_boards_come_as_an_animation_and_the_match_as_a_file() {
    let mut club = Club::finished().await;
    let people = [club.anna(), club.ben()];
    let stop = club.click(&people[0], &club.board(), "Replay").await;
    let (_, n_turns) = turns(&stop);
    let animation = club.click(&people[0], &stop, "As GIF").await;
    assert_eq!(animation.attachments[0].content_type, "image/gif");
    assert!(alt(&animation).contains("one after the other"));
    // Before the first board comes a still of the last one.
    assert_eq!(n_pictures(&file(&club, &animation)), n_turns + 2);
    assert_snapshot!(shown(&club, &animation), @r"
    lostcities, privately:
    **Lost Cities, match 1**: 44 turns in 45 pictures.
    (match.gif)
    [Share]
    ");
    let kept = club.click(&people[0], &stop, "As File").await;
    assert_snapshot!(shown(&club, &kept), @r"
    lostcities, privately:
    **Lost Cities, match 1**, every step of it, in one line of JSON. `lostcities verify match.json` checks it, without me and without Discord.
    (match.json)
    ");
    look_back(&mut club, &people).await;
    club.finish().await;
}

#[tokio::test]
async fn the_check_says_what_it_rests_on_and_how_to_repeat_it() {
    let club = Club::finished().await;
    let anna = club.anna();
    let checked = club.command(&anna, "verify").await;
    let stored = club.stored(1).await;
    let text =
        shown(&club, &checked).replace(&stored.status.snowflake().unwrap().to_string(), "<number>");
    let text = text.replace(&String::from(stored.secret), "<64 digits>");
    assert_snapshot!(text, @r"
    lostcities, privately:
    ✅ **Lost Cities, match 1: the shuffle was fair.** All 61 draws come from the secret, and all 149 steps keep to the rules.
    Before the match I showed this fingerprint: `<64 digits>`
    Only then did Discord choose this number: `<number>`
    Now that the match is over, here is my secret: `<64 digits>`
    The fingerprint shows that I had fixed the secret before. Every card is drawn from the secret and Discord's number together, so nobody could choose the cards.
    Check the fingerprint by hand: `echo <64 digits> | xxd -r -p | sha256sum`
    Check every card: save the file below and run `lostcities verify match.json`. That needs neither me nor Discord.
    (match.json)
    ");
    let again = club.command(&anna, "verify match:1").await;
    assert_eq!(again.content, checked.content);
    for (who, sentence) in [
        (club.ben(), "Es war fair gemischt"),
        (club.carla(), "er is eerlijk geschud"),
    ] {
        let checked = club.command(&who, "verify").await;
        says(&checked, sentence);
        let stop = club.click(&who, &club.board(), ":!replay").await;
        club.click(&who, &stop, ":!animation").await;
        club.click(&who, &stop, ":!match-file").await;
        let text = "history player:@Anna game:classic";
        club.command(&who, text).await;
    }
    club.finish().await;
}

#[tokio::test]
async fn every_button_answers_after_days_and_restarts() {
    let mut club = Club::finished().await;
    let carla = club.carla();
    let board = club.board();
    let list = club.command(&carla, "history").await;
    let stop = club.click(&carla, &board, ":!replay").await;
    club.restart().await;
    club.let_pass(Duration::from_hours(24 * 400)).await;
    club.restart().await;
    let again = club.click(&carla, &board, ":!replay").await;
    assert_eq!(again.content, stop.content);
    let mut stop = go(&club, &carla, &stop, "next").await;
    for way in ["last", "previous", "first"] {
        stop = go(&club, &carla, &stop, way).await;
    }
    assert_eq!(turns(&stop).0, 0);
    let stop = club.choose(&carla, &list, ":menu.open", "!open.1").await;
    for name in [":!animation", ":!match-file", ":!check"] {
        let answer = club.click(&carla, &stop, name).await;
        assert_eq!(answer.attachments.len(), 1, "{name}");
    }
    club.finish().await;
}

#[tokio::test]
async fn the_list_is_leafed_through() {
    let (club, [anna, ..]) = Club::with_people().await;
    for _ in 0..12 {
        club.command(&anna, "solo rounds:1").await;
        club.resign(&anna).await;
    }
    let numbers = |message: &Message| -> Vec<u64> {
        let options = message.components[0][0].options.as_ref().unwrap();
        let values = options.iter().map(|option| &option.value);
        let numbers = values.map(|value| value.trim_start_matches("!open.").parse().unwrap());
        numbers.collect()
    };
    let newest = club.command(&anna, "history").await;
    assert_eq!(numbers(&newest), [12, 11, 10, 9, 8]);
    says(&newest, "Anna (0, resigned)");
    assert!(button(&newest, "Newer").unwrap().disabled);
    let second = club.click(&anna, &newest, "Older").await;
    assert_eq!(second.id, newest.id);
    assert_eq!(numbers(&second), [7, 6, 5, 4, 3]);
    let oldest = club.click(&anna, &second, "Older").await;
    assert_eq!(numbers(&oldest), [2, 1]);
    assert!(button(&oldest, "Older").unwrap().disabled);
    let back = club.click(&anna, &oldest, "Newer").await;
    assert_eq!(numbers(&back), [7, 6, 5, 4, 3]);
    let back = club.click(&anna, &back, "Newer").await;
    assert_eq!(numbers(&back), [12, 11, 10, 9, 8]);
    assert!(button(&back, "Newer").unwrap().disabled);
    club.finish().await;
}
