//! The daily of each game on a phone: played from the command to the finished sheet, shared, and played by who sees the line.

use std::time::SystemTime;

use serde_json::{Value, json};

use crate::Browser;
use crate::panel::IS_ONLY_ONE;
use crate::program::Program;
use crate::window::{NEWEST, Size, Window};

/// What is pressed next: what was picked is done, or the dice are rolled, or the first choice is picked.
const NEXT: &str = "[...document.querySelectorAll('.message.ephemeral [data-custom-id]:enabled')]\
    .map((control) => control.dataset.customId)\
    .find((id) => /:!daily\\.(act|roll|look)/.test(id) && !id.includes('sheet'))";

const SHARE: &str = ".ephemeral [data-custom-id*=':!daily.share']";

/// Under a person's finished round, in their panel.
const COMPARE: &str = ".ephemeral [data-custom-id*=':!review']";

/// Under a line that a person has shared.
const TOO: &str = ".message:not(.ephemeral) [data-custom-id*=':!daily']";

/// More clicks than a round has in which always the first choice is taken: over the dice of 2,000 days that were 52 to 101.
const MAX_CLICKS: usize = 150;

/// The number of the day, in UTC as the daily roll has it.
fn today() -> u64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    since.as_secs() / (24 * 60 * 60)
}

/// Writes a command once the bot has registered its commands, and waits for the private answer.
async fn command(window: &Window, text: &str) {
    window.first_command(text).await;
    window
        .until("document.querySelector('.message.ephemeral')")
        .await;
}

/// Nothing is wider than the screen, what can be pressed is on it as it is, and the picture is described.
async fn reads_well(window: &Window) {
    window.until(IS_ONLY_ONE).await;
    window
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    window
        .until(
            "(([...buttons], log) => buttons.length && buttons.every((button) => { \
               const box = button.getBoundingClientRect(); \
               return box.height > 0 && box.left >= 0 && box.right <= innerWidth && box.top >= log.top && box.bottom <= log.bottom; \
             }))(document.querySelectorAll('.message.ephemeral [data-custom-id]'), document.querySelector('#scroller').getBoundingClientRect())",
        )
        .await;
    window
        .until("((image) => image.complete && image.naturalWidth > 0 && image.alt.length > 40)(document.querySelector('.message.ephemeral .picture img'))")
        .await;
}

/// Plays from the open panel to the finished sheet.
async fn play(window: &Window) {
    play_until(window, &format!("document.querySelector({})", json!(SHARE))).await;
    reads_well(window).await;
}

/// Plays from the open panel until this holds.
pub async fn play_until(window: &Window, is_over: &str) {
    for _ in 0..MAX_CLICKS {
        window.until(&format!("({is_over}) || ({NEXT})")).await;
        let next = window.see(&format!("({is_over}) ? null : {NEXT}")).await;
        let Value::String(next) = next else {
            return;
        };
        reads_well(window).await;
        let pressed = json!(next);
        let button = format!(".ephemeral [data-custom-id={pressed}]:enabled");
        let has_gone_on = format!("({is_over}) || ({NEXT} ?? {pressed}) !== {pressed}");
        window.click_until(&button, &has_gone_on).await;
    }
    panic!("a round does not end")
}

#[tokio::test]
async fn the_daily_roll_is_played_shared_and_played_by_another_on_phones() {
    shared_and_played("", "Daily roll").await;
}

#[tokio::test]
async fn the_daily_cards_are_played_shared_and_played_by_another_on_phones() {
    shared_and_played(" game:Lost Cities", "Daily cards").await;
}

async fn shared_and_played(game: &str, name: &str) {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let begun_on = today();
    let anna = browser.window(&program.page, "Anna", "general", Size::Tall);
    let anna = anna.await;
    command(&anna, &format!("/lostcities daily{game}")).await;
    play(&anna).await;
    // Nobody else has seen anything of it yet.
    let ben = browser.window(&program.page, "Ben", "general", Size::Tall);
    let ben = ben.await;
    assert_eq!(
        ben.see("document.querySelectorAll('#log > .message').length")
            .await,
        json!(0)
    );
    let is_asked = "document.querySelectorAll('.message.ephemeral').length > 1";
    anna.click_until(COMPARE, is_asked).await;
    // It takes seconds, longer where much else goes on; meanwhile a message says so.
    let is_told = format!("/am reviewing|A lead is how far/.test({NEWEST}.textContent)");
    anna.until(&is_told).await;
    anna.click_until(SHARE, &format!("document.querySelector({})", json!(TOO)))
        .await;
    ben.until_newest_says(&format!("Lost Cities: {name}")).await;
    // Its picture names no colour, and says as much as the line.
    ben.until(&format!(
        "{NEWEST}.querySelector('.picture img').alt.includes({})",
        json!(name)
    ))
    .await;

    ben.click_until(TOO, "document.querySelector('.message.ephemeral')")
        .await;
    play(&ben).await;
    if today() != begun_on {
        // It was midnight in between, and Ben has played the dice of another day.
        return;
    }
    // Both have chosen alike, and Ben is told how that compares.
    let sentence = "Außer dir ist bisher";
    ben.until(&format!(
        "document.querySelector('.message.ephemeral').textContent.includes({})",
        json!(sentence)
    ))
    .await;
    let table = "document.querySelector('.message.ephemeral').textContent.includes('Anna: ')";
    ben.click_until(".ephemeral [data-custom-id*=':!daily.table']", table)
        .await;
    ben.until("document.querySelector('.message.ephemeral').textContent.includes('Ben: ')")
        .await;
    ben.dismiss().await;
    let theirs = format!(
        "/lostcities tageswurf{} person:@Anna",
        game.replace("game", "spiel")
    );
    command(&ben, &theirs).await;
    ben.until("document.querySelector('.message.ephemeral .picture img')?.naturalWidth > 0")
        .await;
    ben.until("document.querySelector('.message.ephemeral').textContent.includes('Anna, ')")
        .await;
}
