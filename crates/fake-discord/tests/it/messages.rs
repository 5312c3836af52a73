//! Messages of the bot: sent, edited and deleted, and whom they reach.

use std::time::Duration;

use lostcities_fake_discord::Snowflake;
use reqwest::Method;
use serde_json::{Value, json};

use super::client::{Rest, channel, general, sandbox};

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
    let (status, _) = rest.post(&messages, json!({"content": "your turn"})).await;
    assert_eq!(status, 200);
    assert_eq!(anna.messages("dm").unwrap()[0].content, "your turn");
    let ben = sandbox.person("Ben").unwrap();
    assert!(ben.messages("dm").unwrap().is_empty());
    assert!(ben.messages(opened["id"].as_str().unwrap()).is_err());
    sandbox.allow_direct_messages("Anna", false).unwrap();
    rest.refuses(&messages, json!({"content": "x"}), (403, 50007))
        .await;
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
    let anna = sandbox.person("Anna").unwrap();
    assert_eq!(anna.messages("table").unwrap().len(), 1);
}

#[tokio::test]
async fn mentions_are_those_that_are_allowed() {
    let (sandbox, rest, messages) = general().await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| sandbox.person(name).unwrap().id());
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
    let messages = format!("{channel}/messages");
    let (_, message) = rest.post(&messages, json!({"content": "gone soon"})).await;
    let path = format!("{messages}/{}", message["id"].as_str().unwrap());
    assert_eq!(rest.delete(&path).await.0, 204);
    let get = async |path: &str| rest.get(path).await.1;
    assert_eq!(get(&channel).await["last_message_id"], message["id"]);
    assert_eq!(get(&messages).await, json!([]));
}

#[tokio::test]
async fn old_messages_are_edited_three_times_in_six_seconds() {
    let (sandbox, rest, messages) = general().await;
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
