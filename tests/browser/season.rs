//! A season of six people on a phone, from the form to the champion.

use std::time::Duration;

use serde_json::{Value, json};

use crate::Browser;
use crate::program::Program;
use crate::window::{NEWEST, Size};

const DAY_MS: u64 = 86_400_000;
const PEOPLE: [&str; 6] = ["Anna", "Ben", "Carla", "Deniz", "Eva", "Finn"];

/// Tells the sandbox something.
async fn tell(program: &Program, call: &str, body: Value) {
    let address = format!("{}sandbox/v1/{call}", program.page);
    let answer = reqwest::Client::new().post(address).json(&body).send();
    assert!(answer.await.unwrap().status().is_success(), "{call}");
}

#[tokio::test]
#[ignore = "takes a minute"]
async fn six_people_play_a_season_on_phones() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let skip = async |days: u64| tell(&program, "time", json!({"skip_ms": days * DAY_MS})).await;
    tell(&program, "persons", json!({"name": "Finn"})).await;
    let anna = browser.window(&program.page, "Anna", "general", Size::Tall);
    let anna = anna.await;
    let is_said = async |words: &str| {
        let all = "[...document.querySelectorAll('#log > .message:not(.ephemeral)')]";
        let it = format!(
            "{all}.some(it => it.textContent.includes({}))",
            json!(words)
        );
        // Some sweeps, one after the other, lead to it.
        let sweeps = Duration::from_secs(20);
        if !anna.holds_within(&it, sweeps).await && !anna.holds_within(&it, sweeps).await {
            anna.until(&it).await;
        }
    };
    anna.first_command("/lostcities league").await;
    anna.click_button("Open a Season").await;
    let is_open = format!("{NEWEST}.textContent.includes('Season 1')");
    anna.click_until("[data-custom-id*=':!league.open']", &is_open)
        .await;
    for name in PEOPLE {
        let window = browser
            .window(&program.page, name, "general", Size::Tall)
            .await;
        window.click_button("Join").await;
        window
            .until("document.querySelector('.message.ephemeral')")
            .await;
    }
    skip(3).await;
    is_said("Matches over: 0 of 30").await;
    for id in 1..=30 {
        for name in PEOPLE {
            let play = format!("/lostcities play match:{id} move:");
            let offered = program.control(name, "autocomplete", &play).await;
            if let Some(first) = offered["choices"][0]["value"].as_str() {
                let text = format!("{play}{first}");
                let done = program.control(name, "command", &text).await;
                assert_eq!(done["outcome"], "answered", "{name}");
                break;
            }
        }
    }
    // Then nobody moves any more, which looks like a fault.
    skip(32).await;
    is_said("Paused").await;
    anna.dismiss().await;
    anna.command("/lostcities league").await;
    anna.click_button("Manage").await;
    anna.click_button("Go On").await;
    skip(32).await;
    is_said("All matches are over").await;
    anna.dismiss().await;
    anna.click_button("Tables").await;
    let table = "document.querySelector('.message.ephemeral')";
    anna.until(&format!(
        "{table}?.querySelector('.picture img')?.naturalWidth === 1200"
    ))
    .await;
    anna.until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    for name in PEOPLE {
        anna.until(&format!("{table}.innerHTML.includes({})", json!(name)))
            .await;
    }
    skip(1).await;
    is_said("🏆").await;
}
