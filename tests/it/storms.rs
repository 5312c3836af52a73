//! Many clicks at once, the same one twice, and two people in the same moment.

use std::time::Duration;

use futures_util::future::join_all;
use lostcities::sandbox::Outcome;
use lostcities::store::State;

use super::party::{Party, button};

/// How often each race is run.
const RACES: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_clicks_on_one_button_are_one_move() {
    let party = Party::open().await;
    let (first, _) = party.begin().await;
    let (board, hand) = party.find(":!hand").await;
    let panel = first.click(&board, &hand).await.unwrap().message.unwrap();
    let focus = panel
        .components
        .iter()
        .flatten()
        .find(|part| !part.disabled)
        .unwrap();
    let focus = focus.custom_id.clone().unwrap();
    let panel = first.click(&panel, &focus).await.unwrap().message.unwrap();
    let choices = party.moves(&first).await;
    let play = choices
        .iter()
        .find_map(|action| button(&panel, &format!(":{action}")));
    let play = play.expect("something to play");
    let before = party.newest().await;
    let clicks = (0..100).map(|_| first.click(&panel, &play));
    let answers = join_all(clicks).await;
    let n_answered = answers
        .iter()
        .filter(|answer| {
            answer
                .as_ref()
                .is_ok_and(|answer| answer.outcome == Outcome::Answered)
        })
        .count();
    // A click may come when the button has gone from the panel already; every other is answered.
    let n_gone = answers.iter().filter(|answer| answer.is_err()).count();
    assert_eq!(n_answered + n_gone, 100);
    assert!(n_answered > 1, "the clicks came one after the other");
    let after = party.newest().await;
    assert_eq!(after.steps.len(), before.steps.len() + 1);
    assert_eq!(after.version, before.version + 1);
    assert_eq!(party.mistakes(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_that_comes_twice_or_late_is_one_move() {
    let party = Party::open().await;
    let (first, second) = party.begin().await;
    for kind in ["duplicate_event", "reorder_events"] {
        let action = party.moves(&first).await.remove(0);
        let before = party.newest().await;
        party.sandbox.arm(kind, 1, Duration::ZERO, None).unwrap();
        let play = format!("/lostcities play move:{action}");
        // A held event comes after the next one, which is the other's.
        let (played, looked) = tokio::join!(first.command(&play), async {
            tokio::task::yield_now().await;
            second.command("/lostcities hand").await
        });
        assert_eq!(played.unwrap().outcome, Outcome::Answered, "{kind}");
        assert_eq!(looked.unwrap().outcome, Outcome::Answered, "{kind}");
        let after = party.newest().await;
        assert_eq!(after.version, before.version + 1, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accepting_and_withdrawing_at_once_leave_one_of_both() {
    let party = Party::open().await;
    for _ in 0..RACES {
        let (invitation, accept) = party.challenge().await;
        let withdraw = button(&invitation, ":!withdraw").unwrap();
        let (accepted, withdrawn) = tokio::join!(
            party.ben.click(&invitation, &accept),
            party.anna.click(&invitation, &withdraw)
        );
        for answer in [accepted, withdrawn].into_iter().flatten() {
            assert_eq!(answer.outcome, Outcome::Answered);
        }
        let stored = party.newest().await;
        let gone = || party.with_button(":!accept").is_none();
        party.wait("nothing is left to accept", gone).await;
        match stored.state {
            State::Abandoned => assert!(stored.steps.is_empty()),
            State::Playing => {
                party.wait_for_board().await;
                resign(&party).await;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(party.mistakes(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agreeing_to_a_draw_and_playing_on_at_once_do_one_after_the_other() {
    let party = Party::open().await;
    for _ in 0..RACES {
        let (first, second) = party.begin().await;
        let (board, more) = party.find(":!more").await;
        let menu = second.click(&board, &more).await.unwrap().message.unwrap();
        let offer = button(&menu, ":!offer-draw").unwrap();
        second.click(&menu, &offer).await.unwrap();
        let (board, agree) = party.find(":!accept-draw").await;
        let play = format!("/lostcities play move:{}", party.moves(&first).await[0]);
        let before = party.newest().await;
        let (agreed, played) = tokio::join!(first.click(&board, &agree), first.command(&play));
        assert_eq!(agreed.unwrap().outcome, Outcome::Answered);
        assert_eq!(played.unwrap().outcome, Outcome::Answered);
        let after = party.newest().await;
        match after.state {
            // The move came first and ended the offer, or the draw came first and ended the match, or both fitted.
            State::Finished => assert!(after.steps.len() <= before.steps.len() + 1),
            State::Playing => {
                assert_eq!(after.steps.len(), before.steps.len() + 1);
                assert_eq!(after.draw_offer, None);
                resign(&party).await;
            }
            other => panic!("{other:?}"),
        }
        party.wait_for_board().await;
    }
    assert_eq!(party.mistakes(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_that_both_ask_for_begins_once() {
    let party = Party::open().await;
    party.begin().await;
    for round in 1..=RACES {
        resign(&party).await;
        let (board, rematch) = party.find(":!rematch").await;
        let (annas, bens) = tokio::join!(
            party.anna.click(&board, &rematch),
            party.ben.click(&board, &rematch)
        );
        assert_eq!(annas.unwrap().outcome, Outcome::Answered);
        assert_eq!(bens.unwrap().outcome, Outcome::Answered);
        let matches = party.matches().await;
        assert_eq!(matches.len(), round + 1);
        let newest = matches.last().unwrap();
        assert_eq!(newest.state, State::Playing);
        let asks = || party.with_button(":!accept").is_none();
        party.wait("nobody is asked any longer", asks).await;
        party.wait_for_board().await;
    }
    assert_eq!(party.mistakes(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_people_who_look_at_once_each_get_their_own_answer() {
    let party = Party::open().await;
    party.begin().await;
    let (board, hand) = party.find(":!hand").await;
    let mut people = vec![party.anna.clone(), party.ben.clone()];
    for number in 2..50 {
        let name = format!("Guest {number}");
        people.push(party.sandbox.add_person(&name, "en-US", None).unwrap());
    }
    let answers = join_all(people.iter().map(|person| person.click(&board, &hand))).await;
    let mut pictures = Vec::new();
    for (person, answer) in people.iter().zip(answers) {
        let message = answer.unwrap().message.expect("an answer");
        assert!(message.ephemeral);
        let is_player = person.id() == party.anna.id() || person.id() == party.ben.id();
        assert_eq!(!message.attachments.is_empty(), is_player, "{message:#?}");
        pictures.extend(
            message
                .attachments
                .iter()
                .map(|file| file.description.clone()),
        );
        for other in people.iter().filter(|other| other.id() != person.id()) {
            assert!(other.message(message.id).is_none());
        }
    }
    assert_ne!(pictures[0], pictures[1]);
    assert_eq!(party.mistakes(), []);
}

/// Anna gives up.
async fn resign(party: &Party) {
    let question = party.anna.command("/lostcities resign").await.unwrap();
    let question = question.message.unwrap();
    let sure = button(&question, ":!resign-for-sure").unwrap();
    party.anna.click(&question, &sure).await.unwrap();
    party.wait_for_board().await;
}
