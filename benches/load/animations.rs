//! People who order animations whenever they can.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use lostcities::sandbox::{Answer, Message, Person, TOKEN};
use lostcities::store::{MatchId, PersonId, State, Store};
use lostcities::table::{Click, System, Tables};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::bot::Stage;
use super::copies::COPIES;
use super::filled::fill;
use super::table::{self, mb, ms};

const N_PEOPLE: usize = 20;

/// How many finished matches there are, so that no two people order the same animation.
const N_MATCHES: u64 = 1_000;

/// How long a button is taken by a promise, before it can be pressed again.
const PROMISE: Duration = Duration::from_millis(1_800);

/// When a person who has ordered nothing before wants an animation, too.
const OTHER: Duration = Duration::from_secs(20);

/// Twenty people who press the button whenever it is free, and another one in the middle of it.
pub async fn animations(seconds: u32) {
    let stage = Stage::open().await;
    finished_matches(&stage).await;
    let (_, before) = stage.memory();
    let started = Instant::now();
    let until = started + Duration::from_secs(seconds.into());
    let n_ordered = Arc::new(AtomicUsize::new(0));
    let mut people = JoinSet::new();
    for number in 0..N_PEOPLE {
        let name = format!("Orderer {number}");
        let who = stage.sandbox.add_person(&name, "en-US", None).unwrap();
        let message = buttons(&stage, &who, number).await;
        let n_ordered = Arc::clone(&n_ordered);
        people.spawn(async move {
            let mut orders = JoinSet::new();
            while Instant::now() < until {
                let all: Vec<&str> = message.custom_ids().collect();
                let id = all[n_ordered.fetch_add(1, Relaxed) % all.len()].to_owned();
                orders.spawn(order(who.clone(), message.clone(), id));
                tokio::time::sleep(PROMISE).await;
            }
            orders.join_all().await
        });
    }
    let other = stage.sandbox.add_person("Other", "en-US", None).unwrap();
    let message = buttons(&stage, &other, N_PEOPLE).await;
    tokio::time::sleep_until(started + OTHER).await;
    let asked = Instant::now();
    let mut n_refused = 0;
    let waited = loop {
        let pressed = Instant::now();
        let id = message.custom_ids().next().unwrap().to_owned();
        if has_file(&order(other.clone(), message.clone(), id).await) {
            break pressed.elapsed();
        }
        n_refused += 1;
        tokio::time::sleep(PROMISE).await;
        assert!(
            asked.elapsed() < Duration::from_mins(5),
            "no animation came"
        );
    };
    table::line(
        "another person's animation, from its order",
        ms(waited),
        "20 s",
    );
    table::line("the same: refused before", n_refused, "");
    let answers: Vec<Answer> = people.join_all().await.into_iter().flatten().collect();
    let n_served = answers.iter().filter(|answer| has_file(answer)).count();
    let n_left = answers.iter().filter(|answer| !answer.is_settled).count();
    table::line("animations ordered", answers.len(), "");
    table::line("animations delivered", n_served, "");
    table::line("accepted and not delivered within 30 s", n_left, "0");
    table::line("memory before", mb(before), "");
    table::line("the bot's memory at most", mb(stage.memory().1), "128 MB");
}

pub async fn order(who: Person, message: Message, id: String) -> Answer {
    who.click(&message, &id)
        .await
        .expect("a button that can be pressed")
}

pub fn has_file(answer: &Answer) -> bool {
    let message = answer.message.as_ref();
    message.is_some_and(|message| !message.attachments.is_empty())
}

/// A message with a button for the animation of each of 25 matches that nobody else orders.
pub async fn buttons(stage: &Stage, who: &Person, number: usize) -> Message {
    let first = 1 + u64::try_from(number).unwrap() * 25;
    let rows: Vec<_> = (0..5)
        .map(|row| {
            let buttons = (0..5).map(|place| {
                let id = format!("v1:{}:0:!animation", first + row * 5 + place);
                json!({"type": 2, "style": 2, "label": id, "custom_id": id})
            });
            json!({"type": 1, "components": buttons.collect::<Vec<_>>()})
        })
        .collect();
    let channel = who.messages("general").unwrap()[0].channel;
    let url = format!(
        "{}/api/v10/channels/{channel}/messages",
        stage.sandbox.api()
    );
    // The bot's own requests count for the same limit.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let posted = reqwest::Client::new()
        .post(url)
        .header("Authorization", format!("Bot {TOKEN}"))
        .json(&json!({"content": number.to_string(), "components": rows}))
        .send()
        .await
        .unwrap();
    let posted = posted.error_for_status().unwrap();
    let posted: Value = posted.json().await.unwrap();
    let id = posted["id"].as_str().unwrap().parse().unwrap();
    who.message(id).unwrap()
}

/// A long match of the board game that is over, many times.
pub async fn finished_matches(stage: &Stage) {
    let host = stage.sandbox.person("Anna").unwrap();
    let text = "/lostcities solo game:board";
    host.command(text).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    stage.stop().await;
    let store = Store::open(&stage.database()).await.unwrap();
    let tables = Tables::new(store, Arc::new(System));
    for number in 0.. {
        let stored = tables
            .store()
            .load_match(MatchId(1))
            .await
            .unwrap()
            .unwrap();
        if stored.state() == State::Finished {
            break;
        }
        let choices = tables
            .choices(stored.terms.channel.unwrap(), host_id(&host))
            .await
            .unwrap();
        let action = &choices[number % choices.len()].action;
        let interaction = 1_000_000 + u64::try_from(number).unwrap();
        let click = Click::by_person(MatchId(1), host_id(&host), interaction);
        tables.act(click, action).await.unwrap();
    }
    tables.store().close().await;
    let last = i64::try_from(N_MATCHES).unwrap();
    fill(&stage.database(), &COPIES, &[last]).await;
    stage.start().await;
    tokio::time::sleep(Duration::from_secs(10)).await;
}

fn host_id(host: &Person) -> PersonId {
    PersonId(host.id().number())
}
