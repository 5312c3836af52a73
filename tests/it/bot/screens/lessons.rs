//! Lessons are played through, right and wrong, in private, and go on where they were left.

use insta::assert_snapshot;
use lostcities::present::lesson;
use lostcities::sandbox::{Message, Person};
use lostcities::table::{Exercise, GameKind};

use crate::bot::harness::{Club, button, custom_id, says};
use crate::bot::shown::shown;

/// One answer of a question that is right, and one that is wrong.
fn answers(game: GameKind, number: u8) -> [String; 2] {
    let exercise = Exercise::load(game, number).unwrap().unwrap();
    let actions = exercise.actions();
    [true, false].map(|is_right| {
        let mut meant = actions
            .iter()
            .filter(|action| exercise.is_right(action) == Some(is_right));
        meant.next().expect("there is such an answer").clone()
    })
}

/// Uses the control below a message whose custom id or value ends so, of an action perhaps with another one that is played at
/// once. `None` if there is none.
async fn press(club: &Club, who: &Person, message: &Message, end: &str) -> Option<Message> {
    let is_meant = |id: &str| id.split('+').next().unwrap_or_default().ends_with(end);
    for control in message.components.iter().flatten() {
        let id = control.custom_id.clone().unwrap_or_default();
        if is_meant(&id) {
            assert!(!control.disabled, "{id}");
            return Some(club.press(who, message, &id).await);
        }
        let mut options = control.options.iter().flatten();
        if let Some(option) = options.find(|option| is_meant(&option.value)) {
            let answer = who.select(message, &id, &[&option.label]).await.unwrap();
            return Some(club.outcome(who, &answer, Some(message)).await);
        }
    }
    None
}

/// What of a message picks something.
fn picks(message: &Message) -> impl Iterator<Item = &str> {
    let ids = message.usable_ids();
    ids.filter(|id| id.contains(":!learn.pick."))
}

/// Answers a question with the buttons of its panel, as a person would.
async fn answer(club: &Club, who: &Person, asked: &Message, action: &str) -> Message {
    if let Some(answered) = press(club, who, asked, &format!(".{action}")).await {
        // A game may show first what an action would do.
        let shown = press(club, who, &answered, &format!(".{action}")).await;
        return shown.unwrap_or(answered);
    }
    for pick in picks(asked) {
        let picked = club.press(who, asked, pick).await;
        if let Some(answered) = press(club, who, &picked, &format!(".{action}")).await {
            return answered;
        }
        press(club, who, &picked, &back(asked)).await;
    }
    panic!("no way to {action} from {asked:?}");
}

/// What leads back to the question that is asked.
fn back(asked: &Message) -> String {
    let place = asked.custom_ids().find_map(|id| {
        let mut parts = id.split_once(":!learn.")?.1.split('.');
        let (_, game, number) = (parts.next()?, parts.next()?, parts.next()?);
        Some(format!(":!learn.at.{game}.{number}"))
    });
    place.expect("a control of the lesson")
}

async fn play_through(game: GameKind) {
    let mut club = Club::open().await;
    // In English, German and Dutch.
    for who in [club.anna(), club.ben(), club.carla()] {
        let command = format!("learn game:{game}");
        let mut asked = club.command(&who, &command).await;
        for (number, _) in (0..).zip(&lesson(game).questions) {
            let [right, wrong] = answers(game, number);
            assert!(asked.ephemeral && asked.attachments.len() == 1, "{asked:?}");
            let answered = answer(&club, &who, &asked, &wrong).await;
            assert!(answered.content.contains('❌'), "{answered:?}");
            assert!(answered.ephemeral && answered.attachments.len() == 1);
            let again = press(&club, &who, &answered, &format!("{game}.{number}")).await;
            let again = again.expect("another try");
            assert_eq!(again.content, asked.content);
            let answered = answer(&club, &who, &again, &right).await;
            assert!(answered.content.contains('✅'), "{answered:?}");
            // Where one goes on is remembered before the next question is asked.
            if number == 2 {
                club.restart().await;
                asked = club.command(&who, &command).await;
                continue;
            }
            let next = format!("{game}.{}", number + 1);
            asked = press(&club, &who, &answered, &next)
                .await
                .expect("a next question");
        }
        assert!(asked.content.contains('✅') && asked.ephemeral, "{asked:?}");
        let rules = club.click(&who, &asked, ":!rules").await;
        assert!(rules.ephemeral);
    }
    for channel in ["general", "table"] {
        assert!(club.public(channel).is_empty(), "lessons are private");
    }
    club.finish().await;
}

#[tokio::test]
async fn the_lesson_of_the_card_game_is_played_through() {
    play_through(GameKind::Classic).await;
}

#[tokio::test]
async fn the_lesson_of_roll_and_write_is_played_through() {
    play_through(GameKind::RollWrite).await;
}

#[tokio::test]
async fn the_lesson_of_rivals_is_played_through() {
    play_through(GameKind::Rivals).await;
}

#[tokio::test]
async fn the_lesson_of_the_board_game_is_played_through() {
    play_through(GameKind::BoardGame).await;
}

#[tokio::test]
async fn a_lesson_is_answered_with_the_buttons_of_a_match() {
    let (club, [anna, ..]) = Club::with_people().await;
    let lessons = club.command(&anna, "learn").await;
    assert_snapshot!(shown(&club, &lessons), @r"
    lostcities, privately:
    **Lessons**: a few positions of each game with one question each. You answer with the buttons of a match and see at once what comes of it. A lesson takes about three minutes; stop when you like, and go on later.
    • **Lost Cities**: 0 of 6 questions
    • **Lost Cities: Roll & Write**: 0 of 5 questions
    • **Lost Cities: Rivals**: 0 of 5 questions
    • **Lost Cities: The Board Game**: 0 of 5 questions
    [Lost Cities] [Lost Cities: Roll & Write] [Lost Cities: Rivals] [Lost Cities: The Board Game]
    ");
    let asked = club.click(&anna, &lessons, "Lost Cities").await;
    assert_snapshot!(shown(&club, &asked), @"
    lostcities, privately, edited:
    **Lost Cities** · Question 1 of 6
    Each colour is a separate expedition, and its numbers must rise. To begin one costs 20 points; the numbers that you lay bring them back. **What do you lay first?**
    **Your turn.** Choose a card.
    (lesson.png)
    [🟦 10] [⬜ 7] [🟩 2] [🟥 3]
    [🟥 4] [🟥 6] [🟥 8] [🟥 9]
    ");
    let picked = club
        .click(&anna, &asked, ":!learn.pick.classic.0.b10")
        .await;
    assert_snapshot!(shown(&club, &picked), @"
    lostcities, privately, edited:
    **Lost Cities** · Question 1 of 6
    **🟦 Blue 10**: where does it go?
    Your blue expedition counts 0 now, and −10 with this card: 10 − 20 = −10.
    (lesson.png)
    [Lay and Draw] [Discard and Draw] [Back]
    ");
    let wrong = club.click(&anna, &picked, ":!learn.answer").await;
    assert_snapshot!(shown(&club, &wrong), @r"
    lostcities, privately, edited:
    **Lost Cities** · Question 1 of 6
    ❌ **Something else is better.**
    That expedition cost 20 points, and you hold no other card of its colour to bring them back. No single card is worth 20. It costs you 13 points.
    -# @Anna played 🟦 blue 10.
    (lesson.png)
    [Try Again] [Next Question]
    ");
    let asked = club.click(&anna, &wrong, "Try Again").await;
    let picked = club.click(&anna, &asked, ":!learn.pick.classic.0.r3").await;
    let right = club.click(&anna, &picked, ":!learn.answer").await;
    assert_snapshot!(shown(&club, &right), @r"
    lostcities, privately, edited:
    **Lost Cities** · Question 1 of 6
    ✅ **Right.**
    Red counts 3 − 20 = −17 now. That is no mistake: with your 4, 6, 8 and 9 it becomes 30 − 20 = 10. Many cards of one colour, the lowest first, make an expedition pay.
    -# @Anna played 🟥 red 3.
    (lesson.png)
    [Next Question] [Try Again]
    ");
    let lessons = club.command(&anna, "learn").await;
    says(&lessons, "1 of 6");
    let end = club.press_forged(&anna, "v1:0:0:!learn.at.classic.6").await;
    assert_snapshot!(shown(&club, &end), @r"
    lostcities, privately:
    ✅ **Lost Cities**: that was the lesson. Now try it against the computer.
    [Play Solo] [Rules] [Other Lessons] [Once More]
    ");
    let solo = club.click(&anna, &end, "Play Solo").await;
    assert!(!solo.ephemeral, "{solo:?}");
    assert!(custom_id(&club.board(), "My Hand").starts_with("v1:1:"));
    club.finish().await;
}

#[tokio::test]
async fn a_button_of_an_earlier_lesson_leads_to_the_question_as_it_is_now() {
    let (club, [anna, ..]) = Club::with_people().await;
    let old = club
        .with_buttons(&[
            "v1:0:0:!learn.answer.classic.0.play.y2",
            "v1:0:0:!learn.answer.classic.0.nonsense",
            "v1:0:0:!learn.pick.classic.0.y2",
        ])
        .await;
    for id in [
        ":!learn.answer.classic.0.play.y2",
        ":!learn.answer.classic.0.nonsense",
        ":!learn.pick",
    ] {
        let asked = club.click(&anna, &old, id).await;
        assert!(
            button(&asked, ":!learn.pick.classic.0.r3").is_some(),
            "{asked:?}"
        );
    }
    let old = club
        .with_buttons(&[
            "v1:0:0:!learn.at.classic.200",
            "v1:0:0:!learn.answer.classic.200.draw",
        ])
        .await;
    for id in [":!learn.at", ":!learn.answer"] {
        let end = club.click(&anna, &old, id).await;
        assert!(button(&end, "Once More").is_some(), "{end:?}");
    }
    club.finish().await;
}
