//! Where Discord's API description is at hand (`LOSTCITIES_DISCORD_OPENAPI`), it judges the bot's requests and, in these
//! tests, the sandbox's own answers.

use std::path::PathBuf;

use lostcities_fake_discord::{BOT, Options, Request, Sandbox, from_openapi};
use reqwest::Method;
use serde_json::{Value, json};

use super::bot::{Probe, http, register, shown};
use super::client::{Rest, channel, world};

/// The description's file, if there is one.
fn description() -> Option<PathBuf> {
    std::env::var_os("LOSTCITIES_DISCORD_OPENAPI").map(PathBuf::from)
}

#[tokio::test]
async fn the_description_objects_to_what_is_wrong() {
    let Some(path) = description() else { return };
    let oracle = Some(from_openapi(&path).unwrap());
    let sandbox = Sandbox::start(Options {
        oracle,
        ..Options::default()
    })
    .await
    .unwrap();
    let rest = Rest::of(&sandbox);
    let messages = format!("/channels/{}/messages", channel(&sandbox, "general").await);
    let verdicts = async |method: Method, path: &str, body: Value| {
        rest.call(method, path, body).await;
        let verdicts = sandbox.requests(0).pop().unwrap().verdicts;
        verdicts
            .into_iter()
            .filter(|verdict| verdict.starts_with("openapi: "))
            .collect::<Vec<_>>()
    };
    assert!(
        verdicts(Method::POST, &messages, json!({"content": "fine"}))
            .await
            .is_empty()
    );
    let long = verdicts(
        Method::POST,
        &messages,
        json!({"content": "x".repeat(4001)}),
    )
    .await;
    assert!(long[0].contains("/content"), "{long:?}");
    let row = json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "x".repeat(81), "custom_id": "x"}]});
    let label = verdicts(
        Method::POST,
        &messages,
        json!({"content": "x", "components": [row]}),
    )
    .await;
    assert!(
        label
            .iter()
            .any(|verdict| verdict.contains("/components/0")),
        "{label:?}"
    );
    assert_eq!(
        verdicts(Method::GET, "/nowhere/at/all", Value::Null).await,
        ["openapi: no such path /nowhere/at/all"]
    );
}

#[tokio::test]
async fn the_sandbox_answers_as_described() {
    let Some(path) = description() else { return };
    let text = std::fs::read_to_string(path).unwrap();
    let description: Value = serde_json::from_str(&text).unwrap();
    let probe = Probe::start().await;
    play(&probe).await;
    let mut complaints = Vec::new();
    for request in probe.sandbox.requests(0) {
        complaints.extend(judge(&description, &request));
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

/// Makes the sandbox give every kind of answer.
async fn play(probe: &Probe) {
    let rest = Rest::of(&probe.sandbox);
    let anna = probe.person("Anna");
    let board = shown(anna.command("/probe board opponent:Ben")).await;
    anna.click(&board, "Picture").await.unwrap();
    anna.click(&board, "Accept").await.unwrap();
    anna.command("/probe slow").await.unwrap();
    let panel = anna.command("/probe panel").await.unwrap();
    anna.click(&panel.message.unwrap(), "Lay").await.unwrap();
    let opened = anna.command("/probe form").await.unwrap();
    anna.modal(&opened, &[("name", "x")]).await.unwrap();
    let opened = anna.click(&board, "Name it").await.unwrap();
    anna.modal(&opened, &[("name", "x")]).await.unwrap();
    anna.context("Greet", "Ben").await.unwrap();
    register(&http(&probe.sandbox.api())).await;
    let world = world(&probe.sandbox).await;
    let guild = world["guilds"][0]["id"].as_str().unwrap().to_owned();
    let general = channel(&probe.sandbox, "general").await;
    let thread = channel(&probe.sandbox, "long-match").await;
    for path in [
        "/users/@me".to_owned(),
        "/users/@me/guilds".to_owned(),
        format!("/users/{}", anna.id()),
        "/applications/@me".to_owned(),
        "/oauth2/applications/@me".to_owned(),
        "/gateway".to_owned(),
        "/gateway/bot".to_owned(),
        format!("/applications/{BOT}/commands"),
        format!("/channels/{general}"),
        format!("/channels/{thread}"),
        format!("/channels/{general}/messages"),
        format!("/guilds/{guild}?with_counts=true"),
        format!("/guilds/{guild}/channels"),
        format!("/guilds/{guild}/roles"),
        format!("/guilds/{guild}/members/{}", anna.id()),
        "/channels/1".to_owned(),
    ] {
        rest.get(&path).await;
    }
    let emojis = format!("/applications/{BOT}/emojis");
    let emoji = json!({"name": "red", "image": "data:image/png;base64,YQ=="});
    rest.post(&emojis, emoji).await;
    rest.get(&emojis).await;
    let messages = format!("/channels/{general}/messages");
    let (_, first) = rest
        .post(&messages, json!({"content": "first", "nonce": "1"}))
        .await;
    let reply = json!({"content": "reply", "embeds": [{"title": "x"}], "message_reference": {"message_id": first["id"]}});
    rest.post(&messages, reply).await;
    let mine = format!("{messages}/{}", first["id"].as_str().unwrap());
    rest.patch(&mine, json!({"content": "changed"})).await;
    rest.delete(&mine).await;
    rest.post("/users/@me/channels", json!({"recipient_id": anna.id()}))
        .await;
    rest.post(&messages, json!({"content": "x".repeat(2001)}))
        .await;
}

/// What the description says against an answer.
fn judge(description: &Value, request: &Request) -> Vec<String> {
    let path = request.path.trim_start_matches("/api/v10");
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let fits = |template: &&String| {
        let wanted: Vec<&str> = template.trim_matches('/').split('/').collect();
        let same = |(want, have): (&&str, &&str)| want.starts_with('{') || want == have;
        wanted.len() == parts.len() && wanted.iter().zip(&parts).all(same)
    };
    let templates = description["paths"]
        .as_object()
        .unwrap()
        .keys()
        .filter(fits);
    let Some(template) = templates.min_by_key(|template| template.matches('{').count()) else {
        return Vec::new();
    };
    let responses = &description["paths"][template][request.method.to_lowercase()]["responses"];
    let status = request.status.to_string();
    let class = if request.status >= 400 {
        "4XX"
    } else {
        status.as_str()
    };
    let mut answer = &responses[class];
    if let Some(shared) = answer["$ref"].as_str() {
        answer = description.pointer(shared.trim_start_matches('#')).unwrap();
    }
    if answer.is_null() {
        return vec![format!(
            "{} {template} has no answer {status}",
            request.method
        )];
    }
    let schema = &answer["content"]["application/json"]["schema"];
    if schema.is_null() {
        return Vec::new();
    }
    let mut whole =
        json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": [schema]});
    whole["components"] = description["components"].clone();
    let validator = jsonschema::validator_for(&whole).unwrap();
    // The description wants numbers for the codes of a form's faults, where Discord sends words.
    let mut response = request.response.clone();
    if let Some(fields) = response.as_object_mut() {
        fields.remove("errors");
    }
    let complain = |error: jsonschema::ValidationError<'_>| {
        let text: String = format!("{:?}", error.kind()).chars().take(1500).collect();
        format!(
            "{} {template} {}: {text}",
            request.method,
            error.instance_path()
        )
    };
    validator.iter_errors(&response).map(complain).collect()
}
