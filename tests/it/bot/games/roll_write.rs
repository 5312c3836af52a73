//! Roll & Write on Discord: parallel choices, sheets to look at, old panels.

mod dialogue;
mod lobby;
mod panels;
mod sheets;
mod turns;

use std::time::Duration;

use futures_util::future::join_all;
use lostcities::sandbox::{Message, Outcome, Person};
use lostcities::store::State;
use serde_json::{Value, json};

use crate::bot::harness::{Club, custom_id};

async fn begin(club: &Club, n: u8, options: &str) -> Vec<Person> {
    let people = club.people(n);
    let table = format!("game:roll_write seats:{n} {options}");
    club.seat(&people, &table).await;
    assert_eq!(club.stored(1).await.state(), State::Playing);
    people
}

/// Rolls in place of those that the seed gives, each after as many choices as are before it.
fn deal(club: &Club, n_people: usize, rolls: &[(&str, [u8; 3])]) {
    let mut log = vec![json!({"chance": {"first": 0}})];
    for (colours, numbers) in rolls {
        let colours: Vec<String> = colours.chars().map(String::from).collect();
        log.push(json!({"chance": {"roll": {"colours": colours, "numbers": numbers}}}));
        // Choices are no chance, and nobody looks at what is written here.
        log.extend(vec![Value::Null; n_people]);
    }
    club.around.deal_as_in(log);
}

async fn acts(club: &Club) -> Vec<String> {
    let steps = club.stored(1).await.steps;
    let acts = steps.iter().filter_map(|step| {
        let act = step.get("act")?.as_str()?;
        Some(format!("{} {act}", step["seat"]))
    });
    acts.collect()
}

async fn awaited(club: &Club, people: &[Person]) -> Vec<Person> {
    let mut awaited = Vec::new();
    for person in people {
        if !club.moves(person, "").await.is_empty() {
            awaited.push(person.clone());
        }
    }
    awaited
}

/// The panel of a person, with the refusal picked: a click away from being confirmed.
async fn about_to_refuse(club: &Club, person: &Person) -> Message {
    let panel = club.click(person, &club.board(), ":!hand").await;
    club.click(person, &panel, ":!focus.refuse").await
}

#[tokio::test]
async fn five_people_choose_in_the_same_moment() {
    let mut club = Club::open().await;
    let people = begin(&club, 5, "").await;
    for turn in 0..3 {
        let [active] = &awaited(&club, &people).await[..] else {
            panic!("one person picks first")
        };
        let panel = about_to_refuse(&club, active).await;
        club.click(active, &panel, ":refuse").await;
        let others = awaited(&club, &people).await;
        assert_eq!(others.len(), 4);
        let mut panels = Vec::new();
        for person in &others {
            panels.push(about_to_refuse(&club, person).await);
        }
        club.check_requests(|_| false);
        let before = club.stored(1).await.steps.len();
        // Each of them clicks twice, and all at once.
        let ids: Vec<String> = panels
            .iter()
            .map(|panel| custom_id(panel, ":refuse"))
            .collect();
        let clickers = others.iter().zip(&panels).zip(&ids);
        let clicks = clickers
            .clone()
            .chain(clickers)
            .map(|((person, panel), id)| person.click(panel, id));
        for answer in join_all(clicks).await {
            assert_eq!(answer.unwrap().outcome, Outcome::Answered);
        }
        club.wait_until_idle().await;
        // Four choices and the next roll.
        assert_eq!(club.stored(1).await.steps.len(), before + 5, "turn {turn}");
        // What everybody sees takes four requests for each person at most. How often the panels follow, by their own tokens,
        // depends on how many choices one edit shows.
        let requests = club.new_requests().into_iter();
        let public = requests.filter(|request| {
            let is_private = ["/callback", "/webhooks/"].map(|part| request.path.contains(part));
            !is_private.contains(&true)
        });
        let n_public = public.count();
        assert!(n_public <= 4 * 4, "{n_public}");
        club.check_requests(|_| false);
    }
    club.finish().await;
}

#[tokio::test]
async fn only_the_missing_player_is_told() {
    let club = Club::open().await;
    let people = begin(&club, 3, "").await;
    let told = |club: &Club| {
        let last = club.public("general").pop().unwrap();
        let ids = last.mentions.iter().map(|author| author.id);
        ids.collect::<Vec<_>>()
    };
    let active = awaited(&club, &people).await.remove(0);
    assert_eq!(told(&club), [active.id()]);
    let panel = about_to_refuse(&club, &active).await;
    club.click(&active, &panel, ":refuse").await;
    let mut others = awaited(&club, &people).await;
    // The one whose roll is next chooses first, so that they are not at the table anyway.
    let place = people.iter().position(|person| person.id() == active.id());
    let next = people[(place.unwrap() + 1) % 3].id();
    others.sort_by_key(|person| person.id() != next);
    assert_eq!(told(&club).len(), 2);
    assert!(!told(&club).contains(&active.id()));
    let panel = about_to_refuse(&club, &others[0]).await;
    let n_messages = club.public("general").len();
    club.click(&others[0], &panel, ":refuse").await;
    // The other has been told already.
    assert_eq!(club.public("general").len(), n_messages);
    let panel = about_to_refuse(&club, &others[1]).await;
    club.click(&others[1], &panel, ":refuse").await;
    club.let_pass(Duration::from_mins(1)).await;
    assert_eq!(told(&club), [next]);
    club.finish().await;
}
