//! Whole matches, from the first card to the rematch.

use insta::assert_snapshot;
use lostcities::kernel::Secret;
use lostcities::sandbox::Message;
use lostcities::store::State;

use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::{all_shown, shown};

#[tokio::test]
async fn a_match_of_one_round_is_played_by_clicks_to_its_result_and_a_rematch() {
    let mut club = Club::open().await;
    let invitation = club.begin().await;
    let (mut who, mut other) = club.in_turn().await;
    while button(&club.board(), "Rematch").is_none() {
        club.play_turn(&who).await;
        std::mem::swap(&mut who, &mut other);
        club.check_requests(|_| false);
    }
    assert_snapshot!(all_shown(&club, &club.public("general")[1..]), @r"
    lostcities, silently, edited:
    🤝 @Anna and @Ben share the win.
    Points: @Anna −25 and @Ben −25.
    📈 Rating: @Anna 1500 → 1500 and @Ben 1500 → 1500.
    -# Best expedition: @Anna, ⬜ white with 10 points.
    (board.png)
    [Rematch] [Replay] [Review] [Fair?]
    [Share] [Daily Cards]
    ");

    // What was promised before the match is kept after it.
    let stored = club.stored(1).await;
    let whole = stored.secret.commitment().to_string();
    let (beginning, _) = whole.split_at_checked(8).unwrap();
    let promised = format!("`{beginning}…`");
    says(&invitation, &promised);
    let shown_secret = String::from(stored.secret);
    let checked = club.click(&club.anna(), &club.board(), "Fair?").await;
    says(&checked, &format!("`{shown_secret}`"));
    assert_eq!(shown_secret.parse::<Secret>().unwrap(), stored.secret);

    let asked = club.click(&club.ben(), &club.board(), "Rematch").await;
    assert_snapshot!(shown(&club, &asked), @r"
    lostcities, calling Anna:
    🧭 @Ben challenges @Anna to a match of Lost Cities.
    Two players, about 10 minutes. One round, five expeditions.
    The invitation expires <time>.
    -# 🔒 Fair shuffle, fixed before it begins: `<8 digits>…`
    [Accept] [Decline] [How to Play] [Don't Ask Again] [Withdraw]
    ");
    club.click(&club.anna(), &asked, "Accept").await;
    let board = club.board();
    assert!(custom_id(&board, "My Hand").starts_with("v1:2:"));
    assert_eq!(
        club.stored(2).await.seats.as_slice().first(),
        club.stored(1).await.seats.as_slice().last(),
    );
    club.finish().await;
}

#[tokio::test]
async fn a_match_is_played_as_text_alone() {
    let (mut club, first, second) = Club::in_play().await;
    assert_eq!(club.moves(&second, "").await, []);
    assert_eq!(club.moves(&club.carla(), "").await, []);
    let said = |choices: Vec<(String, String)>| {
        let lines: Vec<String> = choices
            .iter()
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        lines.join("\n")
    };
    // It is Ben's turn, whose client speaks German.
    assert_snapshot!(said(club.moves(&first, "").await), @r"
    Wettkarte Gelb anlegen: play.yw
    Blau 5 anlegen: play.b5
    Wettkarte Weiß anlegen: play.ww
    Wettkarte Grün anlegen: play.gw
    Grün 3 anlegen: play.g3
    Rot 3 anlegen: play.r3
    Rot 6 anlegen: play.r6
    Wettkarte Gelb abwerfen: discard.yw
    Blau 5 abwerfen: discard.b5
    Wettkarte Weiß abwerfen: discard.ww
    Wettkarte Grün abwerfen: discard.gw
    Grün 3 abwerfen: discard.g3
    Rot 3 abwerfen: discard.r3
    Rot 6 abwerfen: discard.r6
    ");
    assert_snapshot!(said(club.moves(&first, "rot").await), @r"
    Rot 3 anlegen: play.r3
    Rot 6 anlegen: play.r6
    Rot 3 abwerfen: discard.r3
    Rot 6 abwerfen: discard.r6
    ");
    let panel = club.command(&first, "play move:play.r3").await;
    assert_snapshot!(shown(&club, &panel), @"
    lostcities, privately:
    Du hast die 🟥 rote 3 angelegt.
    **Nimm jetzt eine Karte.**
    Von den Ablagestapeln gibt es nichts zu nehmen.
    (hand.png)
    [Mehr]
    [Stapel (44)] [Zurücknehmen]
    ");
    assert_snapshot!(said(club.moves(&first, "").await), @"Vom Nachziehstapel ziehen: draw");
    let panel = club.command(&first, "play move:draw").await;
    assert_snapshot!(shown(&club, &panel), @"
    lostcities, privately:
    Du hast die 🟦 blaue 6 gezogen.
    **@Anna** ist am Zug.
    -# Stand: <time>
    (hand.png)
    [Mehr]
    [Zug vorbereiten]
    [Aktualisieren]
    ");
    // What is far from the end is played without Discord.
    club.fast_forward(1, 72).await;
    let (mut who, mut other) = club.in_turn().await;
    let mut last = None;
    while club.stored(1).await.state() == State::Playing {
        assert_eq!(club.moves(&other, "").await, []);
        club.type_move(&who).await;
        last = Some(club.command(&who, "play move:draw").await);
        std::mem::swap(&mut who, &mut other);
    }
    assert!(last.unwrap().components.is_empty());
    assert!(button(&club.board(), "Rematch").is_some());
    assert_eq!(club.moves(&who, "").await, []);
    club.finish().await;
}

#[tokio::test]
async fn a_match_of_three_rounds_tells_every_round_and_then_the_result() {
    let mut club = Club::open().await;
    club.begin_with("rounds:3").await;
    for round in 1..=3 {
        // A round has 44 cards to draw; what is far from its end is played without Discord.
        club.fast_forward(1, 84).await;
        let (mut who, mut other) = club.in_turn().await;
        for _ in 0..2 {
            club.play_turn(&who).await;
            std::mem::swap(&mut who, &mut other);
        }
        assert_eq!(club.stored(1).await.state() == State::Finished, round == 3);
    }
    let public = club.public("general");
    let is_chapter = |it: &&Message| it.components.is_empty() && it.attachments.is_empty();
    let chapters = public.iter().filter(is_chapter).skip(1);
    assert_snapshot!(all_shown(&club, chapters), @r"
    lostcities, silently:
    **Round 1 is over.**
    **@Anna**: −30 points
    🟨 Yellow: 2+10 = 12, − 20 = −8
    🟦 Blue: 3+7+9+10 = 29, − 20 = 9
    ⬜ White: 2+6+7+10 = 25, − 20 = 5
    🟩 Green: 2+6+9 = 17, − 20 = −3, × 2 = −6
    🟥 Red: 10 − 20 = −10, × 3 = −30
    **@Ben**: −39 points
    🟨 Yellow: 4+5+9 = 18, − 20 = −2, × 2 = −4
    🟦 Blue: 5+6 = 11, − 20 = −9
    ⬜ White: 8 − 20 = −12, × 2 = −24
    🟩 Green: 3+5+10 = 18, − 20 = −2, × 3 = −6
    🟥 Red: 2+3+4+6+7 = 22, − 20 = 2, × 2 = 4

    lostcities, silently:
    **Round 2 is over.**
    **@Anna**: 45 points
    🟨 Yellow: 4+9 = 13, − 20 = −7, × 2 = −14
    🟦 Blue: 4+6+10 = 20, − 20 = 0, × 2 = 0
    ⬜ White: 3+4+6+8+10 = 31, − 20 = 11, × 4 = 44, + 20 = 64
    🟩 Green: 9 − 20 = −11
    🟥 Red: 3+4+9+10 = 26, − 20 = 6
    **@Ben**: −4 points
    🟨 Yellow: 8+10 = 18, − 20 = −2
    🟦 Blue: 8+9 = 17, − 20 = −3, × 2 = −6
    ⬜ White: 5+9 = 14, − 20 = −6
    🟩 Green: 3+4+6+7+10 = 30, − 20 = 10
    🟥 Red: 2+5+6+7 = 20, − 20 = 0
    Total so far: @Anna 15 and @Ben −43.
    ");
    assert_snapshot!(shown(&club, &club.board()), @r"
    lostcities, silently, edited:
    🏆 @Anna wins!
    Points: @Anna −23 and @Ben −61.
    Round 1: @Anna −30 and @Ben −39.
    Round 2: @Anna 45 and @Ben −4.
    Round 3: @Anna −38 and @Ben −18.
    📈 Rating: @Anna 1500 → 1579 and @Ben 1500 → 1421.
    -# Best colour of all rounds: @Anna, ⬜ white with 47 points.
    (board.png)
    [Rematch] [Replay] [Review] [Fair?]
    [Share] [Daily Cards]
    ");
    club.finish().await;
}
