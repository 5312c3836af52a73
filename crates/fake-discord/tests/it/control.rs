//! The control interface over HTTP, as the page and scripts use it.

use futures_util::StreamExt;
use lostcities_fake_discord::{Answer, BOT_NAME, Message, Options, Outcome, Sandbox};
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::bot::Probe;
use super::client::channel;

async fn post(sandbox: &Sandbox, call: &str, body: Value) -> (StatusCode, Value) {
    let url = format!("{}/sandbox/v1/{call}", sandbox.api());
    let response = reqwest::Client::new()
        .post(url)
        .json(&body)
        .send()
        .await
        .unwrap();
    (response.status(), response.json().await.unwrap())
}

async fn get(sandbox: &Sandbox, call: &str) -> Value {
    reqwest::get(format!("{}/sandbox/v1/{call}", sandbox.api()))
        .await
        .unwrap()
        .json()
        .await
        .unwrap()
}

#[tokio::test]
async fn only_its_own_page_and_programs_may_drive_a_sandbox() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let url = format!("{}/sandbox/v1/world", sandbox.api());
    let (own, port) = (sandbox.api(), sandbox.address().port());
    let rebound = format!("evil.example:{port}");
    let rows = [
        (None, None, 200),
        (Some(own.as_str()), None, 200),
        (Some("http://evil.example"), None, 403),
        (Some("null"), None, 403),
        (Some("http://127.0.0.1:1"), None, 403),
        (None, Some(rebound.as_str()), 403),
    ];
    for (origin, host, status) in rows {
        let mut request = reqwest::Client::new().get(&url);
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        if let Some(host) = host {
            request = request.header("host", host);
        }
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status().as_u16(), status, "{origin:?} {host:?}");
    }
}

#[tokio::test]
async fn a_fresh_world_has_five_people_and_three_channels() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let world = get(&sandbox, "world").await;
    assert_eq!(
        (&world["bot"]["name"], &world["bot"]["ready"]),
        (&json!(BOT_NAME), &json!(false))
    );
    let names = |list: &Value| {
        let names = list
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["name"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    let guild = &world["guilds"][0];
    assert_eq!(
        names(&guild["members"]),
        ["Anna", "Ben", "Carla", "Deniz", "Eva"]
    );
    assert_eq!(
        names(&guild["channels"]),
        ["general", "table", "games", "long-match"]
    );
    assert_eq!(guild["members"][1]["locale"], "de");
    let fritz = json!({"name": "Fritz", "locale": "fr"});
    let (status, fritz) = post(&sandbox, "persons", fritz).await;
    assert_eq!((status, &fritz["locale"]), (StatusCode::OK, &json!("fr")));
    assert_eq!(
        names(&get(&sandbox, "world").await["guilds"][0]["members"]).len(),
        6
    );
}

#[tokio::test]
async fn a_match_can_be_driven_by_json_alone() {
    let probe = Probe::start().await;
    let sandbox = &probe.sandbox;
    let text = "/probe board opponent:@Ben rounds:1";
    let command = json!({"person": "Anna", "channel": "#table", "text": text});
    let (status, answer) = post(sandbox, "command", command).await;
    assert_eq!(
        (status, &answer["outcome"]),
        (StatusCode::OK, &json!("answered"))
    );
    let answer: Answer = serde_json::from_value(answer).unwrap();
    assert!(answer.acknowledged_ms.unwrap() < 3000);
    let board = answer.message.unwrap();
    let click = json!({"person": "Ben", "message": board.id, "custom_id": "accept"});
    let (_, clicked) = post(sandbox, "component", click).await;
    assert_eq!(clicked["message"]["content"], "ben accepted");
    let choice =
        json!({"person": "Ben", "message": board.id, "custom_id": "colour", "values": ["r"]});
    assert_eq!(
        post(sandbox, "component", choice).await.1["message"]["content"],
        "chose r"
    );

    let context =
        json!({"person": "Anna", "channel": "table", "command": "Greet", "target": "Eva"});
    assert_eq!(
        post(sandbox, "context", context).await.1["message"]["content"],
        "Hello eva"
    );
    let typing = json!({"person": "Anna", "channel": "table", "text": "/probe suggest word:b", "focused": "word"});
    let (_, typed) = post(sandbox, "autocomplete", typing).await;
    assert_eq!(
        typed,
        json!({"choices": [{"name": "bark", "value": "bark"}]})
    );
    let form = json!({"person": "Anna", "channel": "table", "text": "/probe form"});
    let (_, opened) = post(sandbox, "command", form).await;
    assert_eq!(opened["modal"]["custom_id"], "naming");
    let sent =
        json!({"person": "Anna", "interaction": opened["interaction"], "fields": {"name": "Ada"}});
    assert_eq!(
        post(sandbox, "modal", sent).await.1["message"]["content"],
        "named Ada"
    );

    let messages: Vec<Message> =
        serde_json::from_value(get(sandbox, "messages?person=Ben&channel=table").await).unwrap();
    let [board, greeting] = &messages[..] else {
        panic!("{messages:?}")
    };
    assert_eq!(
        (board.content.as_str(), greeting.content.as_str()),
        ("chose r", "Hello eva")
    );
    let after = greeting.id;
    let later = format!("messages?person=Anna&channel=table&after={after}");
    let later = get(sandbox, &later).await;
    assert_eq!(later.as_array().unwrap().len(), 1);
    let requests = get(sandbox, "requests?after=1").await;
    assert_eq!(requests[0]["number"], 2);
    let mut requests = requests.as_array().unwrap().iter();
    assert!(requests.all(|request| request["verdicts"] == json!([])));
}

#[tokio::test]
async fn impossible_acts_are_explained() {
    let probe = Probe::start().await;
    let rows = [
        (
            "command",
            json!({"person": "Zoe", "channel": "table", "text": "/probe secret"}),
            404,
            "Zoe",
        ),
        (
            "command",
            json!({"person": "Anna", "channel": "cellar", "text": "/probe secret"}),
            404,
            "cellar",
        ),
        (
            "command",
            json!({"person": "Anna", "channel": "table", "text": "/prob"}),
            400,
            "/prob",
        ),
        (
            "command",
            json!({"person": "Anna", "channel": "table"}),
            400,
            "text",
        ),
        (
            "component",
            json!({"person": "Anna", "message": "1", "custom_id": "x"}),
            404,
            "message",
        ),
        (
            "modal",
            json!({"person": "Anna", "interaction": "1", "fields": {}}),
            404,
            "form",
        ),
        ("faults", json!({"kind": "earthquake"}), 400, "earthquake"),
        ("nonsense", json!({}), 404, "call"),
    ];
    for (call, body, status, word) in rows {
        let (answered, why) = post(&probe.sandbox, call, body).await;
        assert_eq!(answered.as_u16(), status, "{call} {why}");
        assert!(why["error"].as_str().unwrap().contains(word), "{why}");
    }
}

#[tokio::test]
async fn changes_are_pushed_to_those_whom_they_concern() {
    let probe = Probe::start().await;
    let listen = async |person: &str| {
        let url = format!("{}/sandbox/v1/events?person={person}", probe.sandbox.api())
            .replace("http", "ws");
        super::gateway::connect(&url).await
    };
    let (mut annas, mut bens) = (listen("Anna").await, listen("Ben").await);
    let anna = probe.person("Anna").in_channel("table");
    anna.command("/probe secret").await.unwrap();
    anna.command("/probe board opponent:Ben").await.unwrap();
    let hears = async |stream: &mut super::gateway::Stream, wanted: &str| loop {
        let frame = stream.next().await.unwrap().unwrap().into_text().unwrap();
        let event: Value = serde_json::from_str(&frame).unwrap();
        if event["type"] == wanted {
            return event;
        }
    };
    assert_eq!(
        hears(&mut annas, "message").await["message"]["content"],
        "only yours"
    );
    assert_eq!(
        hears(&mut annas, "answered").await["channel"],
        channel(&probe.sandbox, "table").await
    );
    let first = hears(&mut bens, "message").await;
    let content = first["message"]["content"].as_str().unwrap();
    assert!(content.contains("plays"), "{first}");
}

#[tokio::test]
async fn the_page_and_its_parts_are_served() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    for (path, kind) in [
        ("", "text/html"),
        ("style.css", "text/css"),
        ("app.js", "text/javascript"),
    ] {
        let response = reqwest::get(format!("{}{path}", sandbox.page())).await;
        let response = response.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let found = response.headers()["content-type"].to_str().unwrap();
        assert!(found.starts_with(kind), "{found}");
    }
    let other = reqwest::get(format!("{}Cargo.toml", sandbox.page())).await;
    assert_eq!(other.unwrap().status(), StatusCode::NOT_FOUND);
}

/// A container publishes its port under any number, and a browser may say `localhost`.
#[tokio::test]
async fn files_are_found_where_the_request_came_from() {
    let probe = Probe::start().await;
    let anna = probe.person("Anna");
    let board = anna.command("/probe board opponent:@Ben").await.unwrap();
    let click =
        json!({"person": "Anna", "message": board.message.unwrap().id, "custom_id": "picture"});
    let url = |call: &str| format!("{}/sandbox/v1/{call}", probe.sandbox.api());
    let client = reqwest::Client::new();
    let answer = client.post(url("component")).json(&click);
    let list = client.get(url("messages?person=Anna&channel=general"));
    let sent = async |request: reqwest::RequestBuilder| -> Value {
        let request = request.header("host", "localhost:9000");
        request.send().await.unwrap().json().await.unwrap()
    };
    let answer = sent(answer).await;
    for message in [&answer["message"], &sent(list).await[0]] {
        let file = message["attachments"][0]["url"].as_str().unwrap();
        assert!(
            file.starts_with("http://localhost:9000/attachments/"),
            "{file}"
        );
    }
}

#[tokio::test]
async fn a_lost_answer_strikes_the_bot_and_not_the_world() {
    let probe = Probe::start().await;
    let fault = json!({"kind": "lose_response", "route": "/callback"});
    let (_, armed) = post(&probe.sandbox, "faults", fault).await;
    assert_eq!(armed, json!({"armed": 1}));
    let answer = probe.person("Anna").command("/probe secret").await.unwrap();
    assert_eq!(
        (answer.outcome, answer.message.unwrap().content.as_str()),
        (Outcome::Answered, "only yours")
    );
}
