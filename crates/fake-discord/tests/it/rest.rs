//! The sandbox refuses what Discord refuses, with Discord's status and code.

use std::time::Duration;

use lostcities_fake_discord::{BOT, BOT_NAME, Snowflake, TOKEN, permissions};
use reqwest::Method;
use serde_json::{Value, json};

use super::bot::Probe;
use super::client::{Rest, channel, limited_sandbox, sandbox};

#[tokio::test]
async fn requests_beyond_the_global_limit_are_refused_as_on_discord() {
    let sandbox = limited_sandbox(0).await;
    let rest = Rest::of(&sandbox);
    let me = format!("{}/api/v10/users/@me", rest.base);
    let request = rest.client.get(me);
    let token = format!("Bot {TOKEN}");
    let response = request.header("authorization", token).send().await.unwrap();
    assert_eq!(response.status().as_u16(), 429);
    for (name, value) in [
        ("retry-after", "1"),
        ("x-ratelimit-global", "true"),
        ("x-ratelimit-scope", "global"),
    ] {
        assert_eq!(response.headers()[name], value, "{name}");
    }
    let body: Value = response.json().await.unwrap();
    assert_eq!(
        body,
        json!({"message": "You are being rate limited.", "retry_after": 1.0, "global": true})
    );
    // What carries the token of an interaction is exempt.
    let webhook = format!("/webhooks/{BOT}/x");
    for (path, refusal) in [
        ("/interactions/1/x/callback", (404, 10_062)),
        (&webhook, (401, 50_027)),
    ] {
        let code = rest.code(Method::POST, path, json!({"type": 5})).await;
        assert_eq!(code, refusal, "{path}");
    }
    let limits = format!("{}/sandbox/v1/limits", rest.base);
    let limits: Value = reqwest::get(limits).await.unwrap().json().await.unwrap();
    assert_eq!(
        limits,
        json!({"requests_per_second": 0, "most_in_a_second": 0, "limited": 1, "invalid": 2, "banned": false})
    );
}

#[tokio::test]
async fn a_wrong_token_is_unauthorized() {
    let sandbox = sandbox().await;
    let rest = Rest {
        token: "wrong".into(),
        ..Rest::of(&sandbox)
    };
    assert_eq!(
        rest.code(Method::GET, "/users/@me", Value::Null).await,
        (401, 0)
    );
    assert_eq!(
        Rest::of(&sandbox)
            .call(Method::GET, "/users/@me", Value::Null)
            .await
            .1["id"],
        BOT.to_string()
    );
}

#[tokio::test]
async fn unknown_things_have_their_codes() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let general = channel(&sandbox, "general").await;
    let rows = [
        (Method::GET, "/channels/1".to_owned(), (404, 10003)),
        (
            Method::GET,
            format!("/channels/{general}/messages/1"),
            (404, 10008),
        ),
        (
            Method::PATCH,
            format!("/channels/{general}/messages/1"),
            (404, 10008),
        ),
        (
            Method::DELETE,
            format!("/channels/{general}/messages/1"),
            (404, 10008),
        ),
        (Method::GET, "/guilds/1".to_owned(), (404, 10004)),
        (Method::GET, "/users/1".to_owned(), (404, 10013)),
        (
            Method::GET,
            "/applications/1/commands".to_owned(),
            (404, 10002),
        ),
        (
            Method::GET,
            format!("/applications/{BOT}/commands/1"),
            (404, 10063),
        ),
        (
            Method::PATCH,
            format!("/webhooks/{BOT}/nonsense/messages/@original"),
            (401, 50027),
        ),
        (
            Method::POST,
            "/interactions/1/nonsense/callback".to_owned(),
            (404, 10062),
        ),
        (Method::GET, "/nowhere".to_owned(), (404, 0)),
    ];
    for (method, path, expected) in rows {
        assert_eq!(
            rest.code(method, &path, json!({"content": "x"})).await,
            expected,
            "{path}"
        );
    }
}

#[tokio::test]
async fn an_interaction_has_one_first_answer_within_three_seconds() {
    let probe = Probe::start().await;
    let rest = Rest::of(&probe.sandbox);
    let anna = probe.sandbox.person("Anna").unwrap();
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
    assert_eq!(
        rest.code(Method::POST, callback, answer.clone()).await,
        (400, 40060)
    );

    let webhook = format!("/webhooks/{BOT}/{token}");
    let original = format!("{webhook}/messages/@original");
    let (status, edited) = rest
        .call(Method::PATCH, &original, json!({"content": "changed"}))
        .await;
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
    assert_eq!(
        rest.call(Method::DELETE, &followed, Value::Null).await.0,
        204
    );
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
    assert_eq!(
        rest.code(Method::POST, &webhook, json!({"content": "late"}))
            .await,
        (401, 50027)
    );
}

#[tokio::test]
async fn an_unanswered_token_dies_after_three_seconds() {
    let probe = Probe::start().await;
    let rest = Rest::of(&probe.sandbox);
    let anna = probe.sandbox.person("Anna").unwrap();
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
    let followup = rest
        .code(
            Method::POST,
            &format!("/webhooks/{BOT}/{token}"),
            json!({"content": "x"}),
        )
        .await;
    assert_eq!(followup, (404, 10015));
    probe.sandbox.skip(Duration::from_secs(4));
    let answer = json!({"type": 4, "data": {"content": "late"}});
    assert_eq!(
        rest.code(Method::POST, callback, answer).await,
        (404, 10062)
    );
    waiting.abort();
}

#[tokio::test]
async fn missing_permissions_are_named() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let general = channel(&sandbox, "general").await;
    let messages = format!("/channels/{general}/messages");
    let hello = json!({"content": "hello"});
    sandbox
        .permit(BOT_NAME, "general", 0, permissions::SEND_MESSAGES)
        .unwrap();
    assert_eq!(
        rest.code(Method::POST, &messages, hello.clone()).await,
        (403, 50013)
    );
    sandbox
        .permit(BOT_NAME, "general", 0, permissions::EMBED_LINKS)
        .unwrap();
    assert_eq!(
        rest.code(Method::POST, &messages, json!({"embeds": [{"title": "x"}]}))
            .await,
        (403, 50013)
    );
    assert_eq!(rest.post(&messages, hello.clone()).await.0, 200);
    sandbox
        .permit(BOT_NAME, "general", 0, permissions::VIEW_CHANNEL)
        .unwrap();
    assert_eq!(
        rest.code(Method::POST, &messages, hello).await,
        (403, 50001)
    );
}

#[tokio::test]
async fn direct_messages_reach_their_person() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let anna = sandbox.person("Anna").unwrap();
    let (_, opened) = rest
        .post("/users/@me/channels", json!({"recipient_id": anna.id()}))
        .await;
    assert_eq!(opened["type"], 1);
    let messages = format!("/channels/{}/messages", opened["id"].as_str().unwrap());
    assert_eq!(
        rest.post(&messages, json!({"content": "your turn"}))
            .await
            .0,
        200
    );
    assert_eq!(anna.messages("dm").unwrap()[0].content, "your turn");
    assert!(
        sandbox
            .person("Ben")
            .unwrap()
            .messages("dm")
            .unwrap()
            .is_empty()
    );
    assert!(
        sandbox
            .person("Ben")
            .unwrap()
            .messages(opened["id"].as_str().unwrap())
            .is_err()
    );
    sandbox.allow_direct_messages("Anna", false).unwrap();
    assert_eq!(
        rest.code(Method::POST, &messages, json!({"content": "x"}))
            .await,
        (403, 50007)
    );
}

#[tokio::test]
async fn a_nonce_makes_one_message_of_two() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let messages = format!("/channels/{}/messages", channel(&sandbox, "table").await);
    let body = json!({"content": "once", "nonce": "a1", "enforce_nonce": true});
    let (_, first) = rest.post(&messages, body.clone()).await;
    let (status, second) = rest.post(&messages, body).await;
    assert_eq!((status, &first["id"]), (200, &second["id"]));
    assert_eq!(
        sandbox
            .person("Anna")
            .unwrap()
            .messages("table")
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn mentions_are_those_that_are_allowed() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let (anna, ben) = (
        sandbox.person("Anna").unwrap().id(),
        sandbox.person("Ben").unwrap().id(),
    );
    let messages = format!("/channels/{}/messages", channel(&sandbox, "general").await);
    let content = format!("<@{anna}> <@!{ben}> @everyone");
    let rows: [(Value, &[Snowflake]); 4] = [
        (json!({"content": content}), &[anna, ben]),
        (
            json!({"content": content, "allowed_mentions": {"parse": []}}),
            &[],
        ),
        (
            json!({"content": content, "allowed_mentions": {"users": [ben]}}),
            &[ben],
        ),
        (
            json!({"content": content, "flags": 4096, "allowed_mentions": {"parse": ["users"]}}),
            &[anna, ben],
        ),
    ];
    for (body, expected) in rows {
        let (_, message) = rest.post(&messages, body.clone()).await;
        let called = message["mentions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|user| user["id"].clone());
        assert_eq!(
            called.collect::<Vec<_>>(),
            json!(expected).as_array().unwrap().clone(),
            "{body}"
        );
        assert_eq!(message["mention_everyone"], false);
    }
    assert!(sandbox.person("Anna").unwrap().messages("general").unwrap()[3].silent);
}

#[tokio::test]
async fn deleting_does_not_roll_back_the_last_message() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let channel = format!("/channels/{}", channel(&sandbox, "general").await);
    let (_, message) = rest
        .post(
            &format!("{channel}/messages"),
            json!({"content": "gone soon"}),
        )
        .await;
    let path = format!("{channel}/messages/{}", message["id"].as_str().unwrap());
    assert_eq!(rest.call(Method::DELETE, &path, Value::Null).await.0, 204);
    assert_eq!(
        rest.call(Method::GET, &channel, Value::Null).await.1["last_message_id"],
        message["id"]
    );
    assert_eq!(
        rest.call(Method::GET, &format!("{channel}/messages"), Value::Null)
            .await
            .1,
        json!([])
    );
}

#[tokio::test]
async fn old_messages_are_edited_three_times_in_six_seconds() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let messages = format!("/channels/{}/messages", channel(&sandbox, "general").await);
    let (_, message) = rest.post(&messages, json!({"content": "board"})).await;
    let path = format!("{messages}/{}", message["id"].as_str().unwrap());
    let edit = async || {
        rest.code(Method::PATCH, &path, json!({"content": "board"}))
            .await
    };
    for _ in 0..5 {
        assert_eq!(edit().await, (200, 0));
    }
    sandbox.skip(Duration::from_secs(3601));
    for expected in [(200, 0), (200, 0), (200, 0), (429, 30046)] {
        assert_eq!(edit().await, expected);
    }
    sandbox.skip(Duration::from_secs(6));
    assert_eq!(edit().await, (200, 0));
}
