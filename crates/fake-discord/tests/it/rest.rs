//! The sandbox refuses what Discord refuses, with Discord's status and code.

use lostcities_fake_discord::{BOT, BOT_NAME, TOKEN, permissions};
use reqwest::Method;
use serde_json::{Value, json};

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
        rest.refuses(path, json!({"type": 5}), refusal).await;
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
        Rest::of(&sandbox).get("/users/@me").await.1["id"],
        BOT.to_string()
    );
}

#[tokio::test]
async fn unknown_things_have_their_codes() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let general = channel(&sandbox, "general").await;
    let message = format!("/channels/{general}/messages/1");
    let command = format!("/applications/{BOT}/commands/1");
    let original = format!("/webhooks/{BOT}/nonsense/messages/@original");
    let rows = [
        (Method::GET, "/channels/1", (404, 10003)),
        (Method::GET, &*message, (404, 10008)),
        (Method::PATCH, &*message, (404, 10008)),
        (Method::DELETE, &*message, (404, 10008)),
        (Method::GET, "/guilds/1", (404, 10004)),
        (Method::GET, "/users/1", (404, 10013)),
        (Method::GET, "/applications/1/commands", (404, 10002)),
        (Method::GET, &*command, (404, 10063)),
        (Method::PATCH, &*original, (401, 50027)),
        (
            Method::POST,
            "/interactions/1/nonsense/callback",
            (404, 10062),
        ),
        (Method::GET, "/nowhere", (404, 0)),
    ];
    for (method, path, expected) in rows {
        assert_eq!(
            rest.code(method, path, json!({"content": "x"})).await,
            expected,
            "{path}"
        );
    }
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
    rest.refuses(&messages, hello.clone(), (403, 50013)).await;
    sandbox
        .permit(BOT_NAME, "general", 0, permissions::EMBED_LINKS)
        .unwrap();
    rest.refuses(&messages, json!({"embeds": [{"title": "x"}]}), (403, 50013))
        .await;
    assert_eq!(rest.post(&messages, hello.clone()).await.0, 200);
    sandbox
        .permit(BOT_NAME, "general", 0, permissions::VIEW_CHANNEL)
        .unwrap();
    rest.refuses(&messages, hello, (403, 50001)).await;
}
