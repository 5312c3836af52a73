//! A REST client for tests, which sends what no library would.

use lostcities_fake_discord::{Options, Sandbox, TOKEN};
use reqwest::Method;
use serde_json::Value;

/// Speaks to the REST interface by hand.
pub struct Rest {
    pub client: reqwest::Client,
    pub base: String,
    pub token: String,
}

impl Rest {
    pub fn of(sandbox: &Sandbox) -> Self {
        Self {
            client: reqwest::Client::new(),
            base: sandbox.api(),
            token: TOKEN.into(),
        }
    }

    /// Status and body of the answer.
    pub async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let mut request = self
            .client
            .request(method, format!("{}/api/v10{path}", self.base));
        request = request.header("authorization", format!("Bot {}", self.token));
        if !body.is_null() {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or(Value::Null))
    }

    /// What is posted here is refused with this status and JSON code.
    pub async fn refuses(&self, path: &str, body: Value, with: (u16, u64)) {
        let code = self.code(Method::POST, path, body.clone()).await;
        assert_eq!(code, with, "{path}: {body}");
    }

    /// Status and JSON code of an answer.
    pub async fn code(&self, method: Method, path: &str, body: Value) -> (u16, u64) {
        let (status, body) = self.call(method, path, body).await;
        (status, body["code"].as_u64().unwrap_or(0))
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.call(Method::POST, path, body).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.call(Method::PATCH, path, body).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.call(Method::GET, path, Value::Null).await
    }

    pub async fn delete(&self, path: &str) -> (u16, Value) {
        self.call(Method::DELETE, path, Value::Null).await
    }
}

/// All that a sandbox knows.
pub async fn world(sandbox: &Sandbox) -> Value {
    let world = format!("{}/sandbox/v1/world", sandbox.api());
    reqwest::get(world).await.unwrap().json().await.unwrap()
}

/// The id of a channel of the first server.
pub async fn channel(sandbox: &Sandbox, name: &str) -> String {
    let world = world(sandbox).await;
    let mut channels = world["guilds"][0]["channels"].as_array().unwrap().iter();
    let channel = channels.find(|channel| channel["name"] == name);
    channel.unwrap()["id"].as_str().unwrap().to_owned()
}

/// A sandbox without a bot.
pub async fn sandbox() -> Sandbox {
    limited_sandbox(u32::MAX).await
}

/// A sandbox without a bot, its REST interface, and the path of the messages in `general`.
pub async fn general() -> (Sandbox, Rest, String) {
    let sandbox = sandbox().await;
    let rest = Rest::of(&sandbox);
    let messages = format!("/channels/{}/messages", channel(&sandbox, "general").await);
    (sandbox, rest, messages)
}

/// A sandbox that takes this many requests a second with the bot's token.
pub async fn limited_sandbox(requests_per_second: u32) -> Sandbox {
    Sandbox::start(Options {
        requests_per_second: Some(requests_per_second),
        ..Options::default()
    })
    .await
    .unwrap()
}
