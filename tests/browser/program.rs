//! The program itself: the unchanged bot in its sandbox, as `lostcities sandbox` starts it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;

/// The running program. Dropping it ends it and forgets its matches.
pub struct Program {
    child: Child,
    pub page: String,
    _matches: TempDir,
}

impl Program {
    /// Starts it on a port that is free, and waits until it says where its page is.
    pub fn start() -> Self {
        let matches = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_lostcities"))
            .args(["sandbox", "--port", "0", "--database"])
            .arg(matches.path().join("matches.db"))
            .env_remove("LOSTCITIES_DISCORD")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok);
        let page = lines.find(|line| line.starts_with("http://"));
        // What it says later must find a reader, or it would wait for ever.
        thread::spawn(move || lines.for_each(drop));
        Self {
            child,
            page: page.expect("the program says where its page is"),
            _matches: matches,
        }
    }

    /// What the control interface answers when a person writes this.
    pub async fn control(&self, person: &str, call: &str, text: &str) -> Value {
        let body = json!({"person": person, "channel": "general", "text": text, "focused": "move"});
        let address = format!("{}sandbox/v1/{call}", self.page);
        let answer = reqwest::Client::new().post(address).json(&body).send();
        answer.await.unwrap().json().await.unwrap()
    }

    /// From now on a person has Discord in this language.
    pub async fn speaks(&self, person: &str, locale: &str) {
        let address = format!("{}sandbox/v1/persons", self.page);
        let body = json!({"name": person, "locale": locale});
        let answer = reqwest::Client::new().post(address).json(&body).send();
        let known: Value = answer.await.unwrap().json().await.unwrap();
        assert_eq!(known["locale"], locale, "{known}");
    }

    /// Begins a quiet match of one round between two people.
    pub async fn begin_quietly(&self, host: &str, guest: &str) {
        let text = format!("/lostcities challenge opponent:@{guest} quiet:True rounds:1");
        let invited = self.control(host, "command", &text).await;
        let message = &invited["message"];
        let is_accept = |id: &&str| id.ends_with(":!accept");
        let shown = message.to_string();
        let accept = shown.split('"').find(is_accept);
        let accept = accept.unwrap_or_else(|| panic!("{invited}"));
        let body = json!({"person": guest, "message": message["id"], "custom_id": accept});
        let address = format!("{}sandbox/v1/component", self.page);
        let answer = reqwest::Client::new().post(address).json(&body).send();
        let answer: Value = answer.await.unwrap().json().await.unwrap();
        assert_eq!(answer["outcome"], "answered", "{answer}");
    }

    /// What a person may do, as the list of moves offers it.
    pub async fn moves(&self, person: &str) -> Vec<String> {
        let offered = self
            .control(person, "autocomplete", "/lostcities play move:")
            .await;
        let choices = offered["choices"].as_array().into_iter().flatten();
        let values = choices.filter_map(|choice| choice["value"].as_str());
        values.map(str::to_owned).collect()
    }

    /// The first of these who may move types the first move that the list offers. Returns whether anybody could.
    pub async fn type_first_move(&self, people: &[&str]) -> bool {
        for person in people {
            if let Some(first) = self.moves(person).await.first() {
                let text = format!("/lostcities play move:{first}");
                let done = self.control(person, "command", &text).await;
                assert_eq!(done["outcome"], "answered", "{done}");
                return true;
            }
        }
        false
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
