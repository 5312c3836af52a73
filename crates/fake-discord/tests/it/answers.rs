//! First answers of interactions, and how long their tokens are good for.

use std::time::Duration;

use lostcities_fake_discord::BOT;
use reqwest::Method;
use serde_json::{Value, json};

use super::bot::{Probe, shown};
use super::client::{Rest, limited_sandbox};

#[tokio::test]
async fn an_interaction_has_one_first_answer_within_three_seconds() {
    let probe = Probe::start().await;
    let rest = Rest::of(&probe.sandbox);
    let anna = probe.person("Anna");
    anna.command("/probe secret").await.unwrap();
    let request = probe
        .sandbox
        .requests(0)
        .into_iter()
        .find(|request| request.path.ends_with("/callback"))
        .unwrap();
    let callback = request.path.trim_start_matches("/api/v10");
    let token = callback.split('/').nth(3).unwrap();
    let answer = json!({"type": 4, "data": {"content": "again"}});
    rest.refuses(callback, answer.clone(), (400, 40060)).await;

    let webhook = format!("/webhooks/{BOT}/{token}");
    let original = format!("{webhook}/messages/@original");
    let (status, edited) = rest.patch(&original, json!({"content": "changed"})).await;
    assert_eq!(
        (status, &edited["content"], &edited["flags"]),
        (200, &json!("changed"), &json!(64))
    );
    let (status, followed) = rest
        .post(&webhook, json!({"content": "more", "flags": 64}))
        .await;
    assert_eq!((status, &followed["flags"]), (200, &json!(64)));
    assert_eq!(anna.messages("general").unwrap().len(), 2);
    let followed = format!("{webhook}/messages/{}", followed["id"].as_str().unwrap());
    assert_eq!(rest.delete(&followed).await.0, 204);
    assert_eq!(
        rest.code(Method::GET, &followed, Value::Null).await,
        (404, 10008)
    );

    probe.sandbox.skip(Duration::from_secs(15 * 60 + 1));
    assert_eq!(
        rest.code(Method::PATCH, &original, json!({"content": "late"}))
            .await,
        (401, 50027)
    );
    rest.refuses(&webhook, json!({"content": "late"}), (401, 50027))
        .await;
}

#[tokio::test]
async fn an_unanswered_token_dies_after_three_seconds() {
    let probe = Probe::start().await;
    let rest = Rest::of(&probe.sandbox);
    let anna = probe.person("Anna");
    // The bot's answer and poise's apology for it are both lost, so the interaction stays unanswered.
    probe
        .sandbox
        .arm("status:500", 2, Duration::ZERO, Some("/callback"))
        .unwrap();
    let waiting = tokio::spawn(async move { anna.command("/probe secret").await });
    let lost = || {
        let requests = probe.sandbox.requests(0).into_iter();
        requests
            .filter(|request| request.path.ends_with("/callback"))
            .collect::<Vec<_>>()
    };
    while lost().len() < 2 {
        tokio::task::yield_now().await;
    }
    let path = lost().remove(0).path;
    let callback = path.trim_start_matches("/api/v10");
    let token = callback.split('/').nth(3).unwrap();
    rest.refuses(
        &format!("/webhooks/{BOT}/{token}"),
        json!({"content": "x"}),
        (404, 10015),
    )
    .await;
    probe.sandbox.skip(Duration::from_secs(4));
    let answer = json!({"type": 4, "data": {"content": "late"}});
    rest.refuses(callback, answer, (404, 10062)).await;
    waiting.abort();
}

#[tokio::test]
async fn a_deferred_update_lets_its_token_change_a_public_message_as_often_as_discord_takes() {
    let probe = Probe::start_in(limited_sandbox(10_000).await).await;
    let rest = Rest::of(&probe.sandbox);
    let (anna, ben) = (probe.person("Anna"), probe.person("Ben"));
    let board = shown(anna.command("/probe board opponent:@Ben")).await;
    ben.click(&board, "Picture").await.unwrap();
    let filled = probe.sandbox.requests(0).pop().unwrap();
    let original = filled.path.trim_start_matches("/api/v10");
    let webhook = original.trim_end_matches("/messages/@original");
    let private = json!({"content": "yours", "flags": 64});
    assert_eq!(rest.post(webhook, private).await.1["flags"], 64);
    for text in ["one", "two", "three"] {
        let edit = json!({"content": text});
        assert_eq!(rest.patch(original, edit).await.0, 200);
        assert_eq!(anna.message(board.id).unwrap().content, text);
    }
    // Those who have filled it in have sent one, too.
    let url = format!("{}/api/v10{original}", rest.base);
    let sixth = rest.client.patch(url).json(&json!({"content": "four"}));
    let sixth = sixth.send().await.unwrap();
    assert_eq!(sixth.status().as_u16(), 429);
    assert_eq!(sixth.headers()["x-ratelimit-scope"], "user");
    assert_eq!(anna.message(board.id).unwrap().content, "three");
    assert_eq!(probe.sandbox.usage().invalid, 1);
}
