//! Interactions over HTTP: signed, to several addresses in turn, answered inline or by a callback.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use lostcities_fake_discord::{Options, Outcome, SHORT_TOKEN, Sandbox, forgeries, script};
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::bot::{http, panel_body, register, shown};
use super::client::{Rest, channel};

/// A picture from the web, since an answer inline brings no files.
const PICTURE: &str = "https://example.org/board.png";

/// A bot that answers inline, and notes what it has heard.
#[derive(Clone)]
struct Inline {
    key: Arc<Vec<u8>>,
    heard: Arc<Mutex<Vec<Value>>>,
    /// What it answers to interactions, if not what is asked for.
    status: StatusCode,
}

struct Running {
    bot: Inline,
    url: String,
    server: JoinHandle<()>,
}

impl Running {
    async fn start(sandbox: &Sandbox, status: StatusCode) -> Self {
        let bot = Inline {
            key: Arc::new(hex::decode(sandbox.public_key()).unwrap()),
            heard: Arc::default(),
            status,
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let url = format!("http://{}/interactions", listener.local_addr().unwrap());
        let router = Router::new()
            .route("/interactions", post(hear))
            .with_state(bot.clone());
        let server = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { bot, url, server }
    }

    /// The interactions that it has heard of, without pings.
    fn heard(&self) -> Vec<Value> {
        self.bot.heard.lock().unwrap().clone()
    }
}

/// Answers one request as a bot should.
async fn hear(State(bot): State<Inline>, headers: HeaderMap, body: String) -> Response {
    let header = |name: &str| headers[name].to_str().unwrap().to_owned();
    let signed = header("x-signature-timestamp") + &body;
    let key = UnparsedPublicKey::new(&ED25519, bot.key.as_slice());
    let signature = hex::decode(header("x-signature-ed25519")).unwrap();
    if key.verify(signed.as_bytes(), &signature).is_err() {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let interaction: Value = serde_json::from_str(&body).unwrap();
    if interaction["type"] == 1 {
        return Json(json!({"type": 1})).into_response();
    }
    bot.heard.lock().unwrap().push(interaction.clone());
    if bot.status != StatusCode::OK {
        return bot.status.into_response();
    }
    let kind = interaction["type"].as_u64().unwrap();
    let used = &interaction["data"]["options"][0]["name"];
    let text = |text: &str| json!({"type": 4, "data": {"content": text}});
    let answer = match (kind, used.as_str()) {
        (2, Some("form")) => json!({"type": 9, "data": {
            "custom_id": "name", "title": "Name it", "components": [{"type": 1, "components": [
                {"type": 4, "custom_id": "name", "label": "Name", "style": 1, "max_length": 10},
            ]}],
        }}),
        (2, Some("panel")) => {
            json!({"type": 4, "data": panel_body("**Ben** played 9", PICTURE)})
        }
        (3, _) if interaction["data"]["custom_id"] == "lay" => {
            json!({"type": 7, "data": panel_body("You laid 5", PICTURE)})
        }
        (4, _) => json!({"type": 8, "data": {"choices": [{"name": "Amber", "value": "amber"}]}}),
        (5, _) => {
            let typed = &interaction["data"]["components"][0]["components"][0]["value"];
            text(typed.as_str().unwrap())
        }
        _ => text("inline"),
    };
    Json(answer).into_response()
}

/// A sandbox whose bots are at these addresses, with commands.
async fn sandbox() -> Sandbox {
    let sandbox = Sandbox::start(Options {
        response_timeout: Some(Duration::from_mins(1)),
        ..Options::default()
    });
    let sandbox = sandbox.await.unwrap();
    register(&http(&sandbox.api())).await;
    sandbox
}

#[tokio::test]
async fn a_bot_that_answers_pings_and_refuses_wrong_signatures_is_ready() {
    let sandbox = sandbox().await;
    let bot = Running::start(&sandbox, StatusCode::OK).await;
    assert!(!sandbox.is_ready());
    sandbox.deliver_to(vec![bot.url.clone()]);
    sandbox.wait_ready().await;
    assert!(bot.heard().is_empty());
    sandbox.deliver_to(Vec::new());
    assert!(!sandbox.is_ready());
}

#[tokio::test]
async fn commands_forms_and_suggestions_are_answered_inline() {
    let sandbox = sandbox().await;
    let bot = Running::start(&sandbox, StatusCode::OK).await;
    sandbox.deliver_to(vec![bot.url.clone()]);
    let anna = sandbox.person("Anna").unwrap();

    let answer = anna.command("/probe secret").await.unwrap();
    assert_eq!(answer.message.unwrap().content, "inline");
    let found = anna
        .autocomplete("/probe suggest word:am", "word")
        .await
        .unwrap();
    assert_eq!(found[0].name, "Amber");
    let opened = anna.command("/probe form").await.unwrap();
    assert_eq!(opened.modal.as_ref().unwrap()["title"], "Name it");
    let sent = anna.modal(&opened, &[("name", "Roerich")]).await.unwrap();
    assert_eq!(sent.message.unwrap().content, "Roerich");
    let kinds: Vec<_> = bot
        .heard()
        .iter()
        .map(|heard| heard["type"].clone())
        .collect();
    assert_eq!(kinds, [2, 4, 2, 5]);
}

#[tokio::test]
async fn a_panel_of_components_v2_is_answered_inline() {
    let sandbox = sandbox().await;
    let bot = Running::start(&sandbox, StatusCode::OK).await;
    sandbox.deliver_to(vec![bot.url.clone()]);
    let anna = sandbox.person("Anna").unwrap();
    let panel = shown(anna.command("/probe panel")).await;
    assert_eq!(panel.content, "**Ben** played 9\n-# 11 cards left");
    let laid = shown(anna.click(&panel, "Lay")).await;
    assert_eq!(laid.content, "You laid 5\n-# 11 cards left");
    assert_eq!(
        laid.layout[0]["components"][1]["items"][0]["media"]["url"],
        PICTURE
    );
    let click = bot.heard().pop().unwrap();
    // The container, the section with its text and button, the gallery and the row come before it.
    let id = &laid.layout[0]["components"][2]["components"][0]["id"];
    assert_eq!((&click["data"]["id"], id), (&json!(7), &json!(7)));
    assert_eq!(click["message"]["flags"], 1 << 15);
    assert_eq!(click["message"]["components"][0]["type"], 17);
}

#[tokio::test]
async fn interactions_go_to_the_addresses_in_turn_and_past_one_that_does_not_answer() {
    let sandbox = sandbox().await;
    let first = Running::start(&sandbox, StatusCode::OK).await;
    let second = Running::start(&sandbox, StatusCode::OK).await;
    let away = Running::start(&sandbox, StatusCode::BAD_GATEWAY).await;
    let urls = [&first, &second, &away].map(|bot| bot.url.clone());
    sandbox.deliver_to(urls.into());
    let anna = sandbox.person("Anna").unwrap();
    for _ in 0..6 {
        let answer = anna.command("/probe secret").await.unwrap();
        assert_eq!(answer.outcome, Outcome::Answered);
    }
    assert_eq!(
        [&first, &second, &away].map(|bot| bot.heard().len()),
        [4, 2, 2]
    );
    first.server.abort();
    let _ = first.server.await;
    for _ in 0..3 {
        let answer = anna.command("/probe secret").await.unwrap();
        assert_eq!(answer.outcome, Outcome::Answered);
    }
    assert_eq!(second.heard().len(), 5);
}

#[tokio::test]
async fn twins_hear_everything_and_one_of_them_answers() {
    let sandbox = Sandbox::start(Options {
        twins: true,
        ..Options::default()
    });
    let sandbox = sandbox.await.unwrap();
    register(&http(&sandbox.api())).await;
    let twins = [
        Running::start(&sandbox, StatusCode::OK).await,
        Running::start(&sandbox, StatusCode::OK).await,
    ];
    let anna = sandbox.person("Anna").unwrap();
    sandbox.deliver_to(twins.iter().map(|bot| bot.url.clone()).collect());
    for n_heard in 1..4 {
        let answer = anna.command("/probe secret").await.unwrap();
        assert_eq!(answer.outcome, Outcome::Answered);
        while twins.iter().any(|bot| bot.heard().len() < n_heard) {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(anna.messages("general").unwrap().len(), 3);
}

#[tokio::test]
async fn a_script_says_how_many_forged_ids_a_bot_answers() {
    let sandbox = sandbox().await;
    let general = channel(&sandbox, "general").await;
    let button = json!({"type": 2, "style": 1, "label": "Press", "custom_id": "v1:7"});
    let board = json!({"components": [{"type": 1, "components": [button]}], "content": "Board"});
    let path = format!("/channels/{general}/messages");
    let posted = Rest::of(&sandbox).post(&path, board).await;
    assert_eq!(posted.0, 200, "{posted:?}");
    let n = forgeries("v1:7").len();
    for (status, counted) in [
        (StatusCode::OK, format!("{n} forged ids answered, 0 not")),
        (
            StatusCode::NOT_FOUND,
            format!("0 forged ids answered, {n} not"),
        ),
    ] {
        let bot = Running::start(&sandbox, status).await;
        sandbox.deliver_to(vec![bot.url.clone()]);
        let mut told = Vec::new();
        let script = script::run(&sandbox, "Ben forges Press", |line| {
            told.push(line.to_owned());
        });
        script.await.unwrap();
        assert_eq!(
            told,
            ["Ben> forges Press".to_owned(), format!("  | {counted}")]
        );
        assert_eq!(bot.heard().len(), n);
    }
}

#[tokio::test]
async fn an_interaction_that_no_address_takes_fails_at_once() {
    let sandbox = sandbox().await;
    let anna = sandbox.person("Anna").unwrap();
    for status in [StatusCode::SERVICE_UNAVAILABLE, StatusCode::UNAUTHORIZED] {
        let bot = Running::start(&sandbox, status).await;
        sandbox.deliver_to(vec![bot.url.clone()]);
        let answer = anna.command("/probe secret").await.unwrap();
        assert_eq!(answer.outcome, Outcome::Failed, "{status}");
        let reason = answer.reason.as_deref();
        assert_eq!(reason, Some("The application did not respond"));
    }
}

#[tokio::test]
async fn a_doubled_interaction_goes_to_both_and_a_late_one_comes_after_the_next() {
    let sandbox = sandbox().await;
    let first = Running::start(&sandbox, StatusCode::OK).await;
    let second = Running::start(&sandbox, StatusCode::OK).await;
    sandbox.deliver_to([&first, &second].map(|bot| bot.url.clone()).into());
    let anna = sandbox.person("Anna").unwrap();
    let arm = |kind| sandbox.arm(kind, 1, Duration::ZERO, None).unwrap();
    arm("duplicate_event");
    anna.command("/probe secret").await.unwrap();
    let heard = || first.heard().len() + second.heard().len() == 2;
    while !heard() {
        tokio::task::yield_now().await;
    }
    assert_eq!(first.heard()[0]["id"], second.heard()[0]["id"]);

    sandbox.deliver_to(vec![first.url.clone()]);
    arm("reorder_events");
    let (early, late) = tokio::join!(
        anna.command("/probe secret"),
        anna.command("/probe board opponent:@Ben"),
    );
    let ids = [late, early].map(|answer| answer.unwrap().interaction.to_string());
    let heard = first.heard();
    let order = heard[1..].iter().map(|heard| heard["id"].as_str().unwrap());
    assert!(order.eq(ids.iter().map(String::as_str)), "{heard:#?}");
}

#[tokio::test]
async fn the_short_token_and_the_addresses_can_be_used_by_a_bot_in_any_language() {
    let sandbox = sandbox().await;
    let bot = Running::start(&sandbox, StatusCode::OK).await;
    let client = reqwest::Client::new();
    let me = format!("{}/api/v10/applications/@me", sandbox.api());
    let set = format!("{}/sandbox/v1/interactions", sandbox.api());
    let told = client.post(set).json(&json!({"urls": [bot.url]})).send();
    let told: Value = told.await.unwrap().json().await.unwrap();
    assert_eq!(told["public_key"], sandbox.public_key());
    let me = client
        .get(me)
        .header("Authorization", format!("Bot {SHORT_TOKEN}"));
    let me: Value = me.send().await.unwrap().json().await.unwrap();
    assert_eq!(me["verify_key"], sandbox.public_key());
    assert_eq!(me["interactions_endpoint_url"], bot.url);
    sandbox.wait_ready().await;
}

#[tokio::test]
async fn hostile_clients_begin_requests_that_they_do_not_finish() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    sandbox.deliver_to(vec![url]);
    for (heads, sent) in [
        (1, "\r\nX-Padding: xxx"),
        (0, "Content-Length: 255000\r\n\r\nxxx"),
    ] {
        let _clients = sandbox.hostile(heads, 1 - heads);
        // The sandbox itself looks for a bot there.
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut begun = [0; 1024];
            let n_read = stream.read(&mut begun).await.unwrap();
            if String::from_utf8_lossy(&begun[..n_read]).contains(sent) {
                break;
            }
        }
    }
    sandbox.stop().await.unwrap();
}
