//! Requests that fail, are lost, come late or have to wait.

use std::time::Duration;

use lostcities::sandbox::Outcome;

use super::super::party::Party;

/// Every route that the bot uses while a match is played.
const ROUTES: [&str; 5] = [
    "callback",
    "POST /api/v10/channels",
    "PATCH /api/v10/channels",
    "DELETE /api/v10/channels",
    "GET /api/v10/channels",
];

/// What may happen to a request, and whether it is done all the same.
const FAULTS: [(&str, u64); 6] = [
    ("status:429", 30),
    ("status:500", 0),
    ("status:502", 0),
    ("lose_response", 0),
    ("delay", 60),
    ("code:30046", 0),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_goes_on_whatever_happens_to_one_request() {
    let party = Party::open().await;
    let (mut first, mut second) = party.begin().await;
    for route in ROUTES {
        for (fault, delay_ms) in FAULTS {
            if fault == "code:30046" && !route.starts_with("PATCH") {
                continue;
            }
            let case = format!("{fault} {route}");
            let delay = Duration::from_millis(delay_ms);
            let before = party.newest().await;
            let n_before = party.sandbox.requests(0).last().unwrap().number;
            // A turn: an action, and where the next card comes from.
            for number in 0..2 {
                let action = party.moves(&first).await.pop().unwrap();
                if number == 0 {
                    party.sandbox.arm(fault, 1, delay, Some(route)).unwrap();
                }
                let done = first
                    .command(&format!("/lostcities play move:{action}"))
                    .await
                    .unwrap();
                assert_eq!(done.outcome, Outcome::Answered, "{case}");
            }
            party.wait_for_board().await;
            let after = party.newest().await;
            assert_eq!(after.version, before.version + 2, "{case}");
            let pinged = || {
                let public = party.public();
                let pings = public.iter().filter(|message| {
                    message.components.is_empty()
                        && message
                            .mentions
                            .iter()
                            .any(|person| person.id == second.id())
                });
                pings.count() == 1
            };
            party
                .wait(&format!("one call for the next: {case}"), pinged)
                .await;
            let public = party.public();
            let boards = public
                .iter()
                .filter(|message| super::super::party::button(message, ":!hand").is_some());
            assert_eq!(boards.count(), 1, "{case}");
            let n_requests = party.sandbox.requests(n_before).len();
            assert!(n_requests <= 20, "{case}: {n_requests} requests");
            std::mem::swap(&mut first, &mut second);
        }
    }
    // What was done and only not reported is sent again: a second answer is refused, and so is a second deletion.
    let mistakes = party.mistakes().into_iter();
    let mistakes: Vec<_> = mistakes
        .map(|request| (request.method, request.response["code"].as_u64()))
        .collect();
    let repeated = [
        ("POST".to_owned(), Some(40060)),
        ("DELETE".to_owned(), Some(10008)),
    ];
    assert_eq!(mistakes, repeated);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_outlives_an_outage() {
    let party = Party::open().await;
    let (first, _) = party.begin().await;
    let before = party.newest().await;
    let action = party.moves(&first).await.pop().unwrap();
    first
        .command(&format!("/lostcities play move:{action}"))
        .await
        .unwrap();
    let action = party.moves(&first).await.pop().unwrap();
    party
        .sandbox
        .arm("status:503", 8, Duration::ZERO, None)
        .unwrap();
    // Nobody sees an answer while it lasts, but the move is made.
    let _ = first
        .command(&format!("/lostcities play move:{action}"))
        .await
        .unwrap();
    party.wait_for_board().await;
    assert_eq!(party.newest().await.version, before.version + 2);
    assert!(party.sandbox.requests(0).len() < 80);
    assert_eq!(party.mistakes(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_seen_even_if_its_answer_is_lost() {
    for fault in ["lose_response", "code:10062"] {
        let party = Party::open().await;
        party
            .sandbox
            .arm(fault, 1, Duration::ZERO, Some("callback"))
            .unwrap();
        let text = "/lostcities solo rounds:1";
        party.anna.command(text).await.unwrap();
        party.find(":!hand").await;
        let public = party.public();
        let invitations = public
            .iter()
            .filter(|message| message.content.contains("sets out against"));
        assert_eq!(invitations.count(), 1, "{fault}: {public:#?}");
    }
}
