//! An evening of four people on phones, from the command to the ranking.

use serde_json::json;

use crate::Browser;
use crate::daily::play_until;
use crate::program::Program;
use crate::window::{NEWEST, Size};

const PLAY: &str = ".message:not(.ephemeral) [data-custom-id*=':!evening.play']:enabled";
const GO_ON: &str = ".message:not(.ephemeral) [data-custom-id*=':!evening.next']:enabled";

#[tokio::test]
#[ignore = "takes a minute"]
async fn four_people_play_an_evening_on_phones() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let mut windows = Vec::new();
    for name in ["Anna", "Ben", "Carla", "Deniz"] {
        let window = browser.window(&program.page, name, "general", Size::Tall);
        windows.push(window.await);
    }
    let anna = &windows[0];
    anna.first_command("/lostcities evening deals:1 minutes:5")
        .await;
    anna.until(&format!("document.querySelector({})", json!(PLAY)))
        .await;
    anna.until("document.querySelector('.message.ephemeral')")
        .await;
    anna.dismiss().await;
    // Each plays to the end, and reads how that is against the computer.
    let is_over = "/[+−]\\d+/.test(document.querySelector('.message.ephemeral')?.textContent.split('·').at(-1)) \
        && !document.querySelector('.message.ephemeral [data-custom-id]')";
    for window in &windows {
        window
            .click_until(PLAY, "document.querySelector('.message.ephemeral')")
            .await;
        play_until(window, is_over).await;
        window.dismiss().await;
    }
    anna.until_newest_says("finished: 4 of 4").await;
    let is_won = format!("{NEWEST}.textContent.includes('the evening')");
    anna.click_until(GO_ON, &is_won).await;
    for window in &windows {
        window
            .until(&format!(
                "{NEWEST}.querySelector('.picture img')?.naturalWidth > 0"
            ))
            .await;
        window
            .until("document.documentElement.scrollWidth <= innerWidth")
            .await;
        for name in ["Anna", "Ben", "Carla", "Deniz"] {
            window.until_newest_says(name).await;
        }
    }
}
