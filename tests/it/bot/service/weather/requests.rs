//! Requests that fail, are lost, come late or have to wait.

use std::time::Duration;

use lostcities::sandbox::{Message, Person, Request};
use lostcities::service::Timeouts;

use super::{all_is_shown, arm, is_struck};
use crate::bot::harness::{Club, Ways, button, custom_id};

/// Every route that the bot uses while a match is played and answers come at once.
const ROUTES: [&str; 5] = [
    "callback",
    "POST /api/v10/channels",
    "PATCH /api/v10/channels",
    "DELETE /api/v10/channels",
    "GET /api/v10/channels",
];

/// How often the bot sends an answer.
const MAX_ATTEMPTS: u32 = 5;

/// What may happen to a request anywhere.
const FAULTS: [&str; 5] = [
    "status:429",
    "status:500",
    "status:502",
    "lose_response",
    "delay",
];

/// What was done and only not reported is sent again: a second answer is refused, and so is a second deletion.
fn is_struck_or_repeated(request: &Request) -> bool {
    let code = request.response["code"].as_u64();
    is_struck(request) || matches!(code, Some(40060 | 10008 | 10015))
}

#[tokio::test]
async fn a_turn_goes_on_whatever_happens_to_one_request() {
    let club = Club::begun().await;
    let (mut first, mut second) = club.in_turn().await;
    let everywhere = ROUTES.map(|route| FAULTS.map(|fault| (fault, route)));
    let somewhere = [
        ("code:30046", "PATCH /api/v10/channels"),
        ("code:10062", "callback"),
        ("code:40060", "callback"),
    ];
    for (fault, route) in everywhere.into_iter().flatten().chain(somewhere) {
        let case = format!("{fault} {route}");
        // The bot looks below a board once in a minute.
        club.let_pass(Duration::from_mins(1)).await;
        let before = club.newest().await;
        let n_before = club.sandbox.requests(0).last().unwrap().number;
        let card = club.next_move(&first).await;
        arm(&club, fault, 1, route);
        let is_at_answer = route == "callback";
        if is_at_answer {
            let answer = club.try_command(&first, &card).await;
            assert_eq!(answer.is_some(), !fault.starts_with("code"), "{case}");
        } else {
            club.command(&first, &card).await;
        }
        club.type_move(&first).await;
        assert_eq!(club.newest().await.version, before.version + 2, "{case}");
        all_is_shown(&club, &second, &case).await;
        assert_eq!(club.sandbox.armed(), 0, "{case} has struck");
        let n_requests = club.sandbox.requests(n_before).len();
        assert!(n_requests <= 20, "{case}: {n_requests} requests");
        std::mem::swap(&mut first, &mut second);
    }
    club.finish_with(is_struck_or_repeated).await;
}

/// A club whose bot promises nearly every answer first; what takes no millisecond comes at once.
async fn promising_club() -> Club {
    let timeouts = Timeouts {
        promise: Duration::ZERO,
        ..Ways::default().timeouts
    };
    // Over HTTP an unknown promise is no more than an early one.
    let ways = Ways {
        timeouts,
        ..Ways::by_gateway()
    };
    let club = Club::open_with(ways).await;
    let text = "/lostcities challenge opponent:@Ben rounds:1";
    club.anna().command(text).await.unwrap();
    club.wait_until_idle().await;
    let challenge = club.public("general").pop().unwrap();
    club.click(&club.ben(), &challenge, ":!accept").await;
    club
}

/// Types a command until a fault has struck its answer, which had been promised; returns what was seen then.
async fn struck(
    club: &Club,
    who: &Person,
    text: &str,
    fault: &str,
    route: &str,
) -> Option<Message> {
    for _ in 0..100 {
        arm(club, fault, 1, route);
        let seen = club.try_command(who, text).await;
        club.wait_until_idle().await;
        if club.sandbox.armed() == 0 {
            return seen;
        }
        club.sandbox.disarm();
        withdraw_challenge(club).await;
    }
    panic!("{fault} {route} has never struck");
}

/// Eva declines the challenge in `table`, if there is one.
async fn withdraw_challenge(club: &Club) {
    let newest = club.public("table").pop();
    if let Some(challenge) = newest.filter(|message| button(message, ":!decline").is_some()) {
        club.click(&club.person("Eva"), &challenge, ":!decline")
            .await;
    }
}

#[tokio::test]
async fn an_answer_that_was_promised_comes_whatever_happens_to_one_request() {
    let club = promising_club().await;
    let (first, second) = club.in_turn().await;
    let hand = "/lostcities hand";
    for fault in FAULTS.into_iter().chain(["code:50027", "code:10015"]) {
        let seen = struck(&club, &first, hand, fault, "PATCH /api/v10/webhooks").await;
        let is_dead = fault.starts_with("code");
        assert_eq!(
            seen.is_some_and(|message| !message.thinking),
            !is_dead,
            "{fault}"
        );
        // A challenge takes back the promise of a private answer and is posted for all.
        let table = first.in_channel("table");
        let text = "/lostcities challenge opponent:@Eva";
        for route in ["DELETE /api/v10/webhooks", "POST /api/v10/channels"] {
            struck(&club, &table, text, fault, route).await;
            let public = club.public("table").into_iter();
            let n_open = public.filter(|message| button(message, ":!decline").is_some());
            assert_eq!(n_open.count(), 1, "{fault} {route}");
            withdraw_challenge(&club).await;
        }
    }
    club.type_turn(&first).await;
    all_is_shown(&club, &second, "after all faults").await;
    club.finish_with(is_struck_or_repeated).await;
}

#[tokio::test]
async fn a_move_is_made_though_its_promised_answer_never_comes() {
    let club = promising_club().await;
    let (mut first, mut second) = club.in_turn().await;
    for code in [50027, 10015, 10062] {
        let before = club.newest().await.version;
        for text in [
            club.next_move(&first).await,
            "/lostcities play move:draw".to_owned(),
        ] {
            for route in ["callback", "PATCH /api/v10/webhooks"] {
                arm(&club, &format!("code:{code}"), 1, route);
            }
            // The answer at once or the promise is refused, and what was promised is, too.
            let refused = async {
                club.until(|| club.sandbox.armed() < 2).await;
                club.wait_until_idle().await;
            };
            tokio::select! {
                biased;
                answer = first.command(&text) => panic!("{code}: {answer:?}"),
                () = refused => {}
            }
            club.sandbox.disarm();
        }
        assert_eq!(club.newest().await.version, before + 2, "{code}");
        all_is_shown(&club, &second, &format!("after {code}")).await;
        std::mem::swap(&mut first, &mut second);
    }
    let is_unknown = |code: Option<u64>| matches!(code, Some(10015 | 10062));
    club.finish_with(|request| is_struck(request) || is_unknown(request.response["code"].as_u64()))
        .await;
}

#[tokio::test]
async fn a_direct_message_that_fails_holds_up_nothing() {
    let club = Club::begun().await;
    let (mut first, mut second) = club.in_turn().await;
    for who in [&first, &second] {
        club.command(who, "settings pings:direct").await;
    }
    let cases = FAULTS.map(|fault| (fault, true)).into_iter();
    for (fault, arrives) in cases.chain([("code:50007", false), ("code:50001", false)]) {
        let n_before = second.messages("dm").unwrap().len();
        club.type_move(&first).await;
        let draw = club.next_move(&first).await;
        arm(&club, fault, 1, "users/@me/channels");
        club.command(&first, &draw).await;
        club.let_pass(Duration::from_mins(1)).await;
        assert_eq!(club.sandbox.armed(), 0, "{fault} has struck");
        let n_told = second.messages("dm").unwrap().len() - n_before;
        assert_eq!(n_told, usize::from(arrives), "{fault}");
        let version = club.newest().await.version;
        assert!(custom_id_of_board(&club).contains(&format!(":{version}:")));
        std::mem::swap(&mut first, &mut second);
    }
    // Who takes no direct messages is not told, and nothing else happens.
    let name = if second.id() == club.ben().id() {
        "Ben"
    } else {
        "Anna"
    };
    club.sandbox.allow_direct_messages(name, false).unwrap();
    club.type_turn(&first).await;
    club.type_turn(&second).await;
    club.finish_with(|request| is_struck(request) || request.response["code"] == 50007)
        .await;
}

fn custom_id_of_board(club: &Club) -> String {
    custom_id(&club.board(), ":!hand")
}

#[tokio::test]
async fn a_challenge_is_seen_even_if_its_answer_is_lost() {
    for fault in ["lose_response", "code:10062", "status:500"] {
        let club = Club::open().await;
        let times = if fault == "status:500" {
            MAX_ATTEMPTS
        } else {
            1
        };
        arm(&club, fault, times, "callback");
        club.try_command(&club.anna(), "solo rounds:1").await;
        club.wait_until_idle().await;
        club.sandbox.disarm();
        club.let_pass(Duration::from_mins(1)).await;
        let public = club.public("general");
        let invitations = public
            .iter()
            .filter(|message| message.content.contains("sets out against"));
        assert_eq!(invitations.count(), 1, "{fault}: {public:#?}");
        club.board();
        club.finish_with(|request| is_struck(request) || request.response["code"] == 40060)
            .await;
    }
}
