//! Bad weather, made on purpose.

use std::time::{Duration, Instant};

use lostcities_fake_discord::{Impossible, Outcome};
use serde_json::json;

use super::bot::Probe;
use super::client::{Rest, channel, general};

#[tokio::test]
async fn requests_fail_as_often_as_was_asked() {
    let (sandbox, rest, messages) = general().await;
    let hello = json!({"content": "hello"});
    let rows = [
        ("status:500", (500, 0)),
        ("code:50013", (403, 50013)),
        ("code:30046", (429, 30046)),
    ];
    for (kind, expected) in rows {
        assert_eq!(
            sandbox
                .arm(kind, 2, Duration::ZERO, Some("POST /api"))
                .unwrap(),
            2
        );
        assert_eq!(rest.get("/users/@me").await.0, 200);
        rest.refuses(&messages, hello.clone(), expected).await;
        rest.refuses(&messages, hello.clone(), expected).await;
        assert_eq!(rest.post(&messages, hello.clone()).await.0, 200);
    }
    sandbox
        .arm("status:429", 1, Duration::from_millis(1500), None)
        .unwrap();
    let (status, limited) = rest.post(&messages, hello.clone()).await;
    assert_eq!((status, &limited["retry_after"]), (429, &json!(1.5)));
    sandbox
        .arm("delay", 1, Duration::from_millis(50), None)
        .unwrap();
    let before = Instant::now();
    assert_eq!(rest.post(&messages, hello).await.0, 200);
    assert!(before.elapsed() >= Duration::from_millis(50));
    assert!(sandbox.arm("status:200", 1, Duration::ZERO, None).is_err());
}

#[tokio::test]
async fn a_gateway_that_hangs_up_is_resumed() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    for kind in ["close:4000", "close:1000", "drop_socket"] {
        probe.arm(kind);
        assert_eq!(
            anna.command("/probe secret").await.unwrap().outcome,
            Outcome::Answered,
            "{kind}"
        );
    }
}

#[tokio::test]
async fn an_event_can_come_twice() {
    let probe = Probe::start().await;
    probe.arm("duplicate_event");
    probe.person("Anna").command("/probe secret").await.unwrap();
    let refused = || {
        let requests = probe.sandbox.requests(0);
        requests
            .iter()
            .any(|request| request.response["code"] == 40060)
    };
    assert!(
        probe
            .sandbox
            .wait_until(Duration::from_mins(1), refused)
            .await
    );
}

#[tokio::test]
async fn events_can_overtake_each_other() {
    let probe = Probe::start().await;
    let (anna, ben) = (probe.person("Anna"), probe.person("Ben"));
    probe.arm("reorder_events");
    let (first, second) = tokio::join!(anna.command("/probe secret"), ben.command("/probe secret"));
    assert_eq!(
        (first.unwrap().outcome, second.unwrap().outcome),
        (Outcome::Answered, Outcome::Answered)
    );
}

#[tokio::test]
async fn people_of_two_servers_do_not_see_each_other() {
    let probe = Probe::start().await;
    let sandbox = &probe.sandbox;
    sandbox.add_guild("Other Club", "fr");
    let zoe = sandbox.add_person("Zoe", "fr", Some("Other Club")).unwrap();
    let anna = sandbox.person("Anna").unwrap();
    zoe.command("/probe whoami").await.unwrap();
    assert_eq!(zoe.messages("general").unwrap().len(), 1);
    assert!(anna.messages("general").unwrap().is_empty());
    assert!(anna.messages("Other Club/general").is_err());
    sandbox
        .add_person("Anna", "en-US", Some("Other Club"))
        .unwrap();
    assert_eq!(
        anna.messages("Other Club/general").unwrap(),
        zoe.messages("general").unwrap()
    );
}

#[tokio::test]
async fn a_server_that_throws_the_bot_out_is_out_of_reach() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let rest = Rest::of(&probe.sandbox);
    let messages = format!(
        "/channels/{}/messages",
        channel(&probe.sandbox, "general").await
    );
    probe.sandbox.install("Expedition Club", false).unwrap();
    assert!(matches!(
        anna.command("/probe secret").await,
        Err(Impossible::NotAllowed(_))
    ));
    rest.refuses(&messages, json!({"content": "x"}), (403, 50001))
        .await;
    probe.sandbox.install("Expedition Club", true).unwrap();
    assert_eq!(
        anna.command("/probe secret").await.unwrap().outcome,
        Outcome::Answered
    );
}
