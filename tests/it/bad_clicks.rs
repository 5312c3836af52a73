//! Names, clicks and choices that nobody means well: people are answered, and no match changes.

use lostcities::discord::{self, Config, Elsewhere, Running};
use lostcities::sandbox::{Answer, Message, Options, Outcome, Person, Sandbox, Snowflake, TOKEN};
use lostcities::store::{MatchId, Store, StoredMatch};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The bot in a sandbox, in which Anna plays against somebody.
struct Table {
    sandbox: Sandbox,
    bot: Running,
    home: TempDir,
    invitation: Message,
}

impl Table {
    /// Anna challenges `opponent`, who accepts.
    async fn of(name: &str, locale: &str) -> (Self, Person) {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let opponent = sandbox.add_person(name, locale, None).unwrap();
        let home = TempDir::new().unwrap();
        let config = Config {
            token: TOKEN.to_owned(),
            database: home.path().join("matches.db"),
            discord: Some(Elsewhere {
                api: sandbox.api(),
                gateway: sandbox.ws_url(),
            }),
        };
        let bot = discord::start(config).await.unwrap();
        sandbox.wait_ready().await;
        let anna = sandbox.person("Anna").unwrap();
        let text = format!(
            "/lostcities challenge opponent:{} rounds:1",
            opponent.mention()
        );
        let invitation = message(anna.command(&text).await.unwrap());
        let accepted = opponent.click(&invitation, "Accept").await.unwrap();
        assert_eq!(accepted.outcome, Outcome::Answered);
        let table = Self {
            sandbox,
            bot,
            home,
            invitation,
        };
        (table, opponent)
    }

    async fn stored(&self) -> StoredMatch {
        let path = self.home.path().join("matches.db");
        let store = Store::open_read_only(&path).await.unwrap();
        let stored = store.load(MatchId(1)).await.unwrap().unwrap();
        store.close().await;
        stored
    }

    fn person(&self, name: &str) -> Person {
        self.sandbox.person(name).unwrap()
    }

    /// A message of the bot with these controls, as if one of its own had been forged.
    async fn forge(&self, rows: Vec<Value>) -> Message {
        let channel = self.invitation.channel;
        let url = format!("{}/api/v10/channels/{channel}/messages", self.sandbox.api());
        let request = reqwest::Client::new()
            .post(url)
            .header("Authorization", format!("Bot {TOKEN}"))
            .json(&json!({"content": "forged", "components": rows}));
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        let id: Snowflake = answer["id"].as_str().expect("posted").parse().unwrap();
        self.person("Anna").message(id).unwrap()
    }

    /// Stops the bot; every request it has ever made was a good one and mentions nobody by accident.
    async fn finish(self) {
        self.bot.stop().await;
        for request in self.sandbox.requests(0) {
            assert!(request.verdicts.is_empty(), "{request:#?}");
            let data = request.body.get("data").unwrap_or(&request.body);
            if data.get("content").is_some_and(|text| text != "forged") {
                assert_eq!(
                    data.pointer("/allowed_mentions/parse"),
                    Some(&json!([])),
                    "{data}"
                );
            }
        }
        self.sandbox.stop().await.unwrap();
    }
}

fn message(answer: Answer) -> Message {
    assert_eq!(answer.outcome, Outcome::Answered, "{answer:?}");
    answer.message.expect("an answer with a message")
}

/// Everything of a message that is read: its text, its alternative texts, and the words on its controls.
fn read(message: &Message) -> (String, String) {
    let alts = message
        .attachments
        .iter()
        .filter_map(|file| file.description.clone());
    let labels = message
        .components
        .iter()
        .flatten()
        .filter_map(|part| part.label.clone());
    let unformatted: Vec<String> = alts.chain(labels).collect();
    (message.content.clone(), unformatted.join("\n"))
}

#[tokio::test]
async fn a_name_does_no_harm_wherever_it_is_written() {
    let names = [
        "🎲".repeat(32),
        "**`||~~__x__~~||`**".to_owned(),
        "[win](//a.example) _x_".to_owned(),
        "\u{202e}annA\u{2066} שלום".to_owned(),
        "a\u{200b}b".to_owned(),
    ];
    for name in names {
        let (table, opponent) = Table::of(&name, "ja").await;
        for person in [&opponent, &table.person("Anna"), &table.person("Carla")] {
            for command in ["board", "hand", "games"] {
                let answer = person
                    .command(&format!("/lostcities {command}"))
                    .await
                    .unwrap();
                let (text, words) = read(&message(answer));
                for harm in [
                    "@everyone",
                    "<@1>",
                    "@here",
                    "**`",
                    "||",
                    "](",
                    "\u{202e}",
                    "\u{2066}",
                    "\u{7}",
                ] {
                    assert!(!text.replace("\\@", "").contains(harm), "{name:?}: {text}");
                }
                for harm in ["\u{202e}", "\u{2066}", "\u{7}", "\n\n"] {
                    assert!(!words.contains(harm), "{name:?}: {words}");
                }
            }
        }
        // Whoever's language we do not speak is answered in English.
        let hand = message(opponent.command("/lostcities hand").await.unwrap());
        assert!(read(&hand).1.contains("hand"), "{hand:?}");
        table.finish().await;
    }
}

#[tokio::test]
async fn forged_clicks_are_answered_and_change_nothing() {
    let (table, opponent) = Table::of("Otto", "en-US").await;
    let before = table.stored().await;
    let version = before.version;
    let ids = [
        "garbage".to_owned(),
        "v1:1".to_owned(),
        "v2:1:1:draw".to_owned(),
        "v1:1:1:\u{1f3b2}".to_owned(),
        format!("v1:1:{version}:no.such.move"),
        format!("v1:1:{version}:play.r99"),
        format!("v1:1:{version}:!focus.zz"),
        format!("v1:1:{version}:draw"),
        "v1:1:99999:draw".to_owned(),
        "v1:1:0:!take-back".to_owned(),
        "v1:1:0:!accept".to_owned(),
        "v1:1:0:!accept-draw".to_owned(),
        "v1:1:0:!rematch".to_owned(),
        "v1:77:0:!hand".to_owned(),
        "v1:77:0:!move-down".to_owned(),
        "v1:77:0:!more".to_owned(),
        "v1:77:0:!resign-for-sure".to_owned(),
        "v1:18446744073709551615:0:!text".to_owned(),
        "v1:0:0:!rules.classic.255".to_owned(),
    ];
    let button = |id: &String| json!({"type": 2, "style": 2, "label": "x", "custom_id": id});
    let people = [table.person("Anna"), opponent, table.person("Carla")];
    for ids in ids.chunks(20) {
        let rows = ids.chunks(5).map(|ids| {
            let buttons: Vec<Value> = ids.iter().map(button).collect();
            json!({"type": 1, "components": buttons})
        });
        let forged = table.forge(rows.collect()).await;
        for id in ids {
            for person in &people {
                let answer = message(person.click(&forged, id).await.unwrap());
                assert!(
                    answer.ephemeral && !answer.content.is_empty(),
                    "{id}: {answer:?}"
                );
            }
        }
    }
    let entries = [
        "!resign-for-sure",
        "!accept",
        "!hand",
        "1:draw",
        "\u{1f3b2}",
        "no.such.move",
    ];
    let options: Vec<Value> = entries
        .iter()
        .map(|entry| json!({"label": "x", "value": entry}))
        .collect();
    for menu in [format!("v1:1:{version}:menu.0"), "menu.0".to_owned()] {
        let select = json!({"type": 3, "custom_id": menu, "options": options});
        let forged = table
            .forge(vec![json!({"type": 1, "components": [select]})])
            .await;
        for entry in entries {
            for person in &people {
                let answer = message(person.select(&forged, &menu, &[entry]).await.unwrap());
                assert!(answer.ephemeral, "{menu} {entry}: {answer:?}");
            }
        }
    }
    assert_eq!(table.stored().await, before);
    table.finish().await;
}

#[tokio::test]
async fn what_is_typed_and_means_nothing_is_refused_without_formatting() {
    let (table, opponent) = Table::of("Otto", "en-US").await;
    let before = table.stored().await;
    for person in [&table.person("Anna"), &opponent, &table.person("Carla")] {
        for typed in [
            "@everyone",
            "**x**",
            "play.r99",
            "\u{202e}",
            "v1:1:1:draw",
            &"x".repeat(900),
        ] {
            let text = format!("/lostcities play move:\"{typed}\"");
            let answer = message(person.command(&text).await.unwrap());
            assert!(answer.ephemeral, "{answer:?}");
            let (text, _) = read(&answer);
            assert!(
                !text.contains("@everyone") && !text.contains("**x**"),
                "{text}"
            );
        }
    }
    assert_eq!(table.stored().await, before);
    table.finish().await;
}
