//! Many clicks at once, the same one twice, and two people in the same moment.

use std::time::Duration;

use futures_util::future::join_all;
use lostcities::sandbox::{Answer, Impossible, Message, Outcome, Person};
use lostcities::store::State;

use crate::bot::harness::{Club, Ways, button, custom_id};

const RACES: usize = 3;

/// A club whose bot does several things in the same moment.
async fn club() -> Club {
    let ways = Ways {
        n_threads: 2,
        ..Ways::default()
    };
    Club::open_with(ways).await
}

async fn challenge(club: &Club) -> Message {
    let text = "challenge opponent:@Ben rounds:1";
    club.command(&club.anna(), text).await
}

/// That everybody who could click was answered, and how many could.
fn all_answered(answers: impl IntoIterator<Item = Result<Answer, Impossible>>) -> usize {
    // A click may come when the button has gone already; every other is answered.
    let answered = answers.into_iter().flatten();
    answered
        .map(|answer| assert_eq!(answer.outcome, Outcome::Answered))
        .count()
}

/// A private panel of this person with a card picked, and the button that lays or discards it.
async fn picked(club: &Club, who: &Person) -> (Message, String) {
    let panel = club.click(who, &club.board(), ":!hand").await;
    let panel = club.click(who, &panel, ":!focus.").await;
    let id = custom_id(&panel, ":discard.");
    (panel, id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_clicks_on_one_button_are_one_move() {
    let club = club().await;
    let (first, _) = club.begin_in_turn().await;
    let (panel, discard) = picked(&club, &first).await;
    let before = club.newest().await;
    let answers = join_all((0..100).map(|_| first.click(&panel, &discard))).await;
    club.wait_until_idle().await;
    let n_answered = all_answered(answers);
    assert!(n_answered > 1, "the clicks came one after the other");
    let after = club.newest().await;
    // The card, and the one that is drawn because nothing else can be.
    assert_eq!(after.steps.len(), before.steps.len() + 3);
    assert_eq!(after.version, before.version + 1);
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_people_who_click_are_one_acceptance() {
    let club = club().await;
    let invitation = challenge(&club).await;
    let mut people = vec![club.ben(); 50];
    for number in 0..50 {
        let name = format!("Guest {number}");
        people.push(club.sandbox.add_person(&name, "en-US", None).unwrap());
    }
    let clicks = people.iter().map(|who| who.click(&invitation, "Accept"));
    all_answered(join_all(clicks).await);
    club.wait_until_idle().await;
    let stored = club.newest().await;
    assert_eq!((stored.state(), stored.version), (State::Playing, 1));
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_that_comes_twice_or_late_is_one_move() {
    let club = club().await;
    let (first, second) = club.begin_in_turn().await;
    for kind in ["duplicate_event", "reorder_events"] {
        let (_, action) = club.moves(&first, "").await.remove(0);
        let before = club.newest().await;
        club.arm(kind, 1, Duration::ZERO, None);
        let play = format!("/lostcities play move:{action}");
        // A held event comes after the next one, which is the other's.
        let (played, looked) = tokio::join!(first.command(&play), async {
            club.struck().await;
            second.command("/lostcities hand").await
        });
        assert_eq!(all_answered([played, looked]), 2, "{kind}");
        club.wait_until_idle().await;
        let after = club.newest().await;
        assert_eq!(after.version, before.version + 1, "{kind}");
    }
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drawing_and_taking_the_card_back_at_once_do_one_of_both() {
    let club = club().await;
    let (first, _) = club.begin_in_turn().await;
    let panel = club.click(&first, &club.board(), ":!hand").await;
    let panel = club.play_card(&first, &panel).await;
    let (draw, back) = (custom_id(&panel, ":draw"), custom_id(&panel, ":!take-back"));
    let before = club.newest().await;
    let (drawn, taken_back) = tokio::join!(first.click(&panel, &draw), first.click(&panel, &back));
    all_answered([drawn, taken_back]);
    club.wait_until_idle().await;
    let after = club.newest().await;
    assert_eq!(after.version, before.version + 1);
    let n_before = before.steps.len();
    // The card is back in the hand, or another was drawn.
    assert!([n_before - 1, n_before + 2].contains(&after.steps.len()));
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accepting_and_withdrawing_at_once_leave_one_of_both() {
    let club = club().await;
    let (anna, ben) = (club.anna(), club.ben());
    for _ in 0..RACES {
        let invitation = challenge(&club).await;
        let (accepted, withdrawn) = tokio::join!(
            ben.click(&invitation, "Accept"),
            anna.click(&invitation, "Withdraw")
        );
        all_answered([accepted, withdrawn]);
        club.wait_until_idle().await;
        let stored = club.newest().await;
        let now = anna.message(invitation.id).unwrap();
        assert!(
            button(&now, "Accept").is_none(),
            "nothing is left to accept"
        );
        match stored.state() {
            State::Abandoned => assert!(stored.steps.is_empty()),
            State::Playing => drop(club.resign(&anna).await),
            other => panic!("{other:?}"),
        }
    }
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agreeing_to_a_draw_and_playing_on_at_once_do_one_after_the_other() {
    let club = club().await;
    for _ in 0..RACES {
        let (first, second) = club.begin_in_turn().await;
        let menu = club.click(&second, &club.board(), ":!more").await;
        club.click(&second, &menu, ":!offer-draw").await;
        let board = club.board();
        let agree = custom_id(&board, ":!accept-draw");
        let (_, action) = club.moves(&first, "").await.remove(0);
        let play = format!("/lostcities play move:{action}");
        let before = club.newest().await;
        let (agreed, played) = tokio::join!(first.click(&board, &agree), first.command(&play));
        assert_eq!(all_answered([agreed, played]), 2);
        club.wait_until_idle().await;
        let after = club.newest().await;
        match after.state() {
            // The move came first and ended the offer, or the draw came first and ended the match, or both fitted.
            State::Finished => assert!(after.steps.len() <= before.steps.len() + 1),
            State::Playing => {
                assert_eq!(after.steps.len(), before.steps.len() + 1);
                assert_eq!(after.status.draw_offer(), None);
                club.resign(&first).await;
            }
            other => panic!("{other:?}"),
        }
        custom_id(&club.board(), "Rematch");
    }
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_that_both_ask_for_begins_once() {
    let club = club().await;
    let (anna, ben) = (club.anna(), club.ben());
    club.begin().await;
    for round in 1..=RACES {
        club.resign(&anna).await;
        let over = club.board();
        let (annas, bens) = tokio::join!(anna.click(&over, "Rematch"), ben.click(&over, "Rematch"));
        assert_eq!(all_answered([annas, bens]), 2);
        club.wait_until_idle().await;
        let matches = club.matches().await;
        assert_eq!(matches.len(), round + 1);
        assert_eq!(matches[round].state(), State::Playing);
        let public = club.public("general");
        let asks = public
            .iter()
            .find(|message| button(message, "Accept").is_some());
        assert!(asks.is_none(), "nobody is asked any longer: {asks:#?}");
        custom_id(&club.board(), &format!(":{}:", matches[round].version));
    }
    club.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_people_who_look_at_once_each_get_their_own_answer() {
    let club = club().await;
    club.begin().await;
    let board = club.board();
    let mut people = vec![club.anna(), club.ben()];
    for number in 2..50 {
        let name = format!("Guest {number}");
        people.push(club.sandbox.add_person(&name, "en-US", None).unwrap());
    }
    let answers = join_all(people.iter().map(|person| person.click(&board, "My Hand"))).await;
    let mut pictures = Vec::new();
    for (number, (person, answer)) in people.iter().zip(answers).enumerate() {
        let message = answer.unwrap().message.expect("an answer");
        assert!(message.ephemeral);
        assert_eq!(!message.attachments.is_empty(), number < 2, "{message:#?}");
        let files = message.attachments.iter();
        pictures.extend(files.map(|file| file.description.clone()));
        for other in people.iter().filter(|other| other.id() != person.id()) {
            assert!(other.message(message.id).is_none());
        }
    }
    assert_ne!(pictures[0], pictures[1]);
    club.finish().await;
}
