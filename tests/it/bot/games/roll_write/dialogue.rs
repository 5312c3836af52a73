//! A whole match of two, from the challenge to the rematch, as the two see it.

use std::collections::BTreeMap;

use insta::assert_snapshot;
use lostcities::kernel::Seed;
use lostcities::sandbox::{Message, Person};
use lostcities::store::State;

use crate::bot::every_game::advice;
use crate::bot::harness::{Club, button};
use crate::bot::shown::{all_shown, shown};

/// More choices than any match of two has.
const TOO_MANY: usize = 400;

/// Chooses by clicks: opens the sheet, looks at what follows, and confirms. Returns what was seen on the way.
async fn choose(club: &Club, who: &Person, action: &str) -> Vec<Message> {
    let panel = club.click(who, &club.board(), ":!hand").await;
    let mut seen = vec![panel.clone()];
    let mut last = panel;
    if action != "stop" {
        last = club.click(who, &last, &format!(":!focus.{action}")).await;
        seen.push(last.clone());
    }
    seen.push(club.click(who, &last, &format!(":{action}")).await);
    seen
}

async fn challenge(club: &Club) -> Message {
    let text = "challenge opponent:@Ben game:roll_write";
    club.command(&club.anna(), text).await
}

/// Plays on by clicks until `n_choices` have been made or the match is over; returns what was seen.
async fn play(club: &mut Club, n_choices: usize) -> Vec<Message> {
    let by_seat: BTreeMap<u8, Person> = [(0, club.anna()), (1, club.ben())].into();
    let mut whims = Seed::simulated(7, 1).whims();
    let mut seen = vec![club.board()];
    let mut n_chosen = 0;
    while n_chosen < n_choices && club.stored(1).await.state() == State::Playing {
        for (seat, action) in advice(club, 1, &mut whims).await {
            seen.extend(choose(club, &by_seat[&seat.number()], &action).await);
            seen.push(club.board());
            n_chosen += 1;
        }
        club.check_requests(|_| false);
    }
    seen
}

#[tokio::test]
async fn a_turn_of_two_is_looked_at_and_confirmed() {
    let mut club = Club::open().await;
    let challenge = challenge(&club).await;
    assert_snapshot!(shown(&club, &challenge), @r"
    lostcities, calling Ben:
    🧭 @Anna challenges @Ben to a match of Lost Cities: Roll & Write.
    Two players, about 30 minutes. After the roller’s pick the others choose at the same time.
    The invitation expires <time>.
    -# 🔒 Fair dice, fixed before it begins: `<8 digits>…`
    [Accept] [Decline] [How to Play] [Don't Ask Again] [Withdraw]
    ");
    club.click(&club.ben(), &challenge, "Accept").await;
    let seen = play(&mut club, 2).await;
    assert_snapshot!(all_shown(&club, &seen), @r"
    lostcities, silently:
    Turn 1: **@Ben** rolled 🟪 🟧 🟩 · 2 3 9
    **@Ben** picks first; the others choose from what is left.
    Points: @Anna 0 and @Ben 0.
    -# @Ben rolls first.
    (board.png)
    [My Sheet] [Sheets] [Rules] [More]

    lostcities, privately:
    @Ben würfelt zuerst.
    **Dein Wurf:** 🟪 🟧 🟩 · 2 3 9.
    (hand.png)
    [Mehr]
    [🟧 2] [🟧 3] [🟧 9]
    [🟩 2] [🟩 3] [🟩 9]
    [🟪 2] [🟪 3] [🟪 9]
    [🎲 Ablehnen] [⚪ Anna]

    lostcities, privately, edited:
    **Nimmst du 🟪 violette 2?**
    Eingetragen wird: 2 in Feld 1.
    Dann zählt die violette Spalte −20 statt 0.
    (hand.png)
    [Mehr]
    [Bestätigen] [Zurück]

    lostcities, privately, edited:
    Du hast gewählt.
    Es wählen noch: @Anna.
    Dein Spielblatt steht derzeit bei −20 Punkten.
    -# Stand: <time>
    (hand.png)
    [Mehr]
    [⚪ Anna]
    [Aktualisieren]

    lostcities, silently, edited:
    Turn 1: **@Ben** rolled 🟪 🟧 🟩 · 2 3 9
    @Ben took 🟪 purple 2; the other four dice are for everybody else.
    Still choosing: @Anna.
    Points: @Anna 0 and @Ben −20.
    -# @Ben rolls first.
    -# @Ben took 🟪 purple 2: 2 in field 1.
    (board.png)
    [My Sheet] [Sheets] [Rules] [More]

    lostcities, privately:
    @Ben rolls first.
    **Left for you:** 🟧 🟩 · 3 9.
    (hand.png)
    [More]
    [🟧 3] [🟧 9]
    [🟩 3] [🟩 9]
    [🎲 Refuse] [🔳 Ben]

    lostcities, privately, edited:
    **Take 🟩 green 3?**
    That marks: 3 in field 1.
    Then the green column counts −20 instead of 0.
    (hand.png)
    [More]
    [Confirm] [Back]

    lostcities, privately, edited:
    Last turn: @Ben 🟪 2 and @Anna 🟩 3.
    **Your roll:** 🟥 🟩 🟨 · 3 3 8.
    (hand.png)
    [More]
    [🟥 3] [🟥 8]
    [🟨 3] [🟨 8]
    [🟩 3] [🟩 8]
    [🎲 Refuse] [🔳 Ben]

    lostcities, silently, edited:
    Turn 2: **@Anna** rolled 🟥 🟩 🟨 · 3 3 8
    **@Anna** picks first; the others choose from what is left.
    Points: @Anna −20 and @Ben −20.
    -# Last turn: @Ben 🟪 2 and @Anna 🟩 3.
    (board.png)
    [My Sheet] [Sheets] [Rules] [More]
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_match_of_two_is_played_by_clicks_to_its_result_and_a_rematch() {
    let mut club = Club::open().await;
    let challenge = challenge(&club).await;
    club.click(&club.ben(), &challenge, "Accept").await;
    play(&mut club, TOO_MANY).await;
    assert_eq!(club.stored(1).await.state(), State::Finished);
    assert_snapshot!(all_shown(&club, &club.public("general")[1..]), @r"
    lostcities, silently, edited:
    🏆 @Anna wins!
    Points: @Anna 435 and @Ben 385.
    📈 Rating: @Anna 1500 → 1579 and @Ben 1500 → 1421.
    -# Best expedition: @Ben, 🟧 orange with 100 points.
    (board.png)
    [Rematch] [Replay] [Review] [Sheets] [Fair?]
    [Share] [Daily Roll]
    ");
    let asked = club.click(&club.ben(), &club.board(), "Rematch").await;
    club.click(&club.anna(), &asked, "Accept").await;
    assert_eq!(club.stored(2).await.state(), State::Playing);
    assert!(button(&club.board(), "My Sheet").is_some());
    club.finish().await;
}
