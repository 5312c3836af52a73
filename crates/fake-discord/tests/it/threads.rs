//! Threads that the bot opens.

use lostcities_fake_discord::{BOT_NAME, Sandbox, permissions};
use reqwest::Method;
use serde_json::{Value, json};

use super::client::{Rest, channel, sandbox};

/// A sandbox, its REST interface, and the path of `#table`.
async fn at_table() -> (Sandbox, Rest, String) {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let table = format!("/channels/{}", channel(&sandbox, "table").await);
    (sandbox, rest, table)
}

fn public(name: &str) -> Value {
    json!({"name": name, "type": 11, "auto_archive_duration": 10080})
}

#[tokio::test]
async fn a_thread_is_a_separate_channel_announced_in_its_parent() {
    let (sandbox, rest, table) = at_table().await;
    let (status, thread) = rest
        .post(&format!("{table}/threads"), public("A Match"))
        .await;
    assert_eq!((status, &thread["type"]), (201, &json!(11)), "{thread}");
    assert_eq!(
        table,
        format!("/channels/{}", thread["parent_id"].as_str().unwrap())
    );
    let id = thread["id"].as_str().unwrap();
    let messages = format!("/channels/{id}/messages");
    let (status, _) = rest.post(&messages, json!({"content": "inside"})).await;
    assert_eq!(status, 200);
    let anna = sandbox.person("Anna").unwrap();
    assert_eq!(anna.messages(id).unwrap()[0].content, "inside");
    assert_eq!(anna.messages("table").unwrap()[0].content, "A Match");
}

#[tokio::test]
async fn a_message_has_one_thread_with_its_own_id() {
    let (_sandbox, rest, table) = at_table().await;
    let (_, message) = rest
        .post(&format!("{table}/messages"), json!({"content": "here"}))
        .await;
    let path = format!(
        "{table}/messages/{}/threads",
        message["id"].as_str().unwrap()
    );
    let (status, thread) = rest.post(&path, json!({"name": "A Match"})).await;
    assert_eq!((status, &thread["id"]), (201, &message["id"]));
    rest.refuses(&path, json!({"name": "Another"}), (400, 160_004))
        .await;
}

#[tokio::test]
async fn what_is_no_thread_is_refused() {
    let (sandbox, rest, table) = at_table().await;
    let path = format!("{table}/threads");
    for body in [
        json!({"name": "", "type": 11}),
        json!({"name": "x".repeat(101), "type": 11}),
        json!({"name": "x"}),
        json!({"name": "x", "type": 11, "auto_archive_duration": 61}),
    ] {
        rest.refuses(&path, body.clone(), (400, 50_035)).await;
    }
    let thread = channel(&sandbox, "long-match").await;
    let inside = format!("/channels/{thread}/threads");
    rest.refuses(&inside, public("x"), (400, 50_024)).await;
    let never = permissions::CREATE_PUBLIC_THREADS;
    sandbox.permit(BOT_NAME, "table", 0, never).unwrap();
    rest.refuses(&path, public("x"), (403, 50_013)).await;
}

#[tokio::test]
async fn an_archived_thread_changes_only_after_it_was_opened_again() {
    let (sandbox, rest, _) = at_table().await;
    let thread = format!("/channels/{}", channel(&sandbox, "long-match").await);
    let messages = format!("{thread}/messages");
    let (_, message) = rest.post(&messages, json!({"content": "x"})).await;
    let message = format!("{messages}/{}", message["id"].as_str().unwrap());
    let edit = json!({"content": "y"});
    sandbox.archive("long-match").unwrap();
    for (method, body) in [(Method::PATCH, edit.clone()), (Method::DELETE, Value::Null)] {
        let code = rest.code(method, &message, body).await;
        assert_eq!(code, (400, 50_083));
    }
    let (status, opened) = rest.patch(&thread, json!({"archived": false})).await;
    let archived = &opened["thread_metadata"]["archived"];
    assert_eq!((status, archived), (200, &json!(false)));
    let (status, _) = rest.patch(&message, edit).await;
    assert_eq!(status, 200);
    sandbox.archive("long-match").unwrap();
    rest.post(&messages, json!({"content": "z"})).await;
    assert!(!sandbox.is_archived("long-match").unwrap());
}
