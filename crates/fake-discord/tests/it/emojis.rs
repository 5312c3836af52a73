//! The application's emojis: what is taken, and where they may stand.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lostcities_fake_discord::{BOT, Options, Sandbox};
use reqwest::Method;
use serde_json::{Value, json};

use super::bot::PIXEL;
use super::client::{Rest, general, sandbox};

fn emojis() -> String {
    format!("/applications/{BOT}/emojis")
}

fn picture(bytes: &[u8]) -> String {
    format!("data:image/png;base64,{}", STANDARD.encode(bytes))
}

fn emoji(name: &str) -> Value {
    json!({"name": name, "image": picture(PIXEL)})
}

#[tokio::test]
async fn an_emoji_is_made_listed_served_kept_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options {
        world: Some(folder.path().join("world.jsonl")),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options()).await.unwrap();
    let rest = Rest::of(&sandbox);
    let (status, made) = rest.post(&emojis(), emoji("red_1")).await;
    assert_eq!((status, &made["name"]), (201, &json!("red_1")));
    let one = format!("{}/{}", emojis(), made["id"].as_str().unwrap());
    sandbox.stop().await.unwrap();

    let sandbox = Sandbox::start(options()).await.unwrap();
    let rest = Rest::of(&sandbox);
    let get = async |path: &str| rest.get(path).await;
    assert_eq!(get(&emojis()).await, (200, json!({"items": [made]})));
    assert_eq!(get(&one).await, (200, made.clone()));
    let address = format!("{}/emojis/{}.png", rest.base, made["id"].as_str().unwrap());
    let served = reqwest::get(&address).await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap(), PIXEL);

    let gone = rest.delete(&one).await;
    assert_eq!(gone.0, 204);
    assert_eq!(get(&emojis()).await, (200, json!({"items": []})));
    let code = rest.code(Method::GET, &one, Value::Null).await;
    assert_eq!(code, (404, 10014));
    assert_eq!(reqwest::get(&address).await.unwrap().status(), 404);
}

#[tokio::test]
async fn names_and_pictures_have_limits() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let of = |image: &str| json!({"name": "of_it", "image": image});
    let largest = vec![0; 256 << 10];
    for good in [
        emoji("ab"),
        emoji(&"A_9z".repeat(8)),
        of(&picture(&largest)),
    ] {
        assert_eq!(rest.post(&emojis(), good).await.0, 201);
    }
    let too_large = vec![0; (256 << 10) + 1];
    for (bad, at, code) in [
        (emoji(""), "name", "BASE_TYPE_REQUIRED"),
        (emoji("a"), "name", "BASE_TYPE_BAD_LENGTH"),
        (emoji(&"a".repeat(33)), "name", "BASE_TYPE_BAD_LENGTH"),
        (emoji("a-b"), "name", "STRING_TYPE_REGEX"),
        (emoji("ab"), "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        (json!({"name": "cd"}), "image", "BASE_TYPE_REQUIRED"),
        (of("data:image/png;base64,?"), "image", "IMAGE_INVALID"),
        (of("data:image/png;base64,"), "image", "IMAGE_INVALID"),
        (of("data:text/plain;base64,YQ=="), "image", "IMAGE_INVALID"),
        (of(&picture(&too_large)), "image", "BINARY_TYPE_MAX_SIZE"),
    ] {
        let (status, body) = rest.post(&emojis(), bad).await;
        let found = &body["errors"][at]["_errors"][0]["code"];
        assert_eq!((status, found), (400, &json!(code)), "{body}");
    }
}

#[tokio::test]
async fn an_application_has_two_thousand() {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    for number in 0..2_000 {
        let (status, _) = rest.post(&emojis(), emoji(&format!("e{number}"))).await;
        assert_eq!(status, 201);
    }
    rest.refuses(&emojis(), emoji("more"), (400, 30008)).await;
}

#[tokio::test]
async fn controls_have_the_applications_own_emojis_and_texts_any() {
    let (_sandbox, rest, messages) = general().await;
    let (_, made) = rest.post(&emojis(), emoji("red_1")).await;
    let with = |id: &Value| {
        let emoji = json!({"id": id, "name": "red_1"});
        let option = json!({"label": "x", "value": "x", "emoji": emoji});
        let row = |part: Value| json!({"type": 1, "components": [part]});
        json!({"content": "<:unknown:1>", "components": [
            row(json!({"type": 2, "style": 2, "custom_id": "a", "emoji": emoji})),
            row(json!({"type": 3, "custom_id": "b", "options": [option]})),
        ]})
    };
    let (status, posted) = rest.post(&messages, with(&made["id"])).await;
    assert_eq!(status, 200, "{posted}");
    let (status, refused) = rest.post(&messages, with(&json!("1"))).await;
    let rows = &refused["errors"]["components"];
    let button = &rows["0"]["components"]["0"];
    let option = &rows["1"]["components"]["0"]["options"]["0"];
    for part in [button, option] {
        let found = &part["emoji"]["id"]["_errors"][0]["code"];
        assert_eq!(found, "BUTTON_COMPONENT_INVALID_EMOJI", "{refused}");
    }
    assert_eq!((status, &refused["code"]), (400, &json!(50035)));
}
