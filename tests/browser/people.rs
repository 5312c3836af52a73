//! What each person sees: the channels, the secrets and the direct messages that are theirs.

use lostcities::sandbox::permissions;
use poise::serenity_prelude as serenity;
use serde_json::json;

use crate::Stage;
use crate::window::{NEWEST, Size};

#[tokio::test]
async fn the_page_shows_who_and_where_one_is() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "table", Size::Whole).await;
    anna.until("document.querySelector('#connection-text').textContent === 'Live'")
        .await;
    let channels = anna
        .see("[...document.querySelectorAll('.channel-name')].map((name) => name.textContent)")
        .await;
    assert_eq!(
        channels,
        json!(["general", "table", "games", "long-match", "lostcities"])
    );
    let people = anna
        .see("[...document.querySelectorAll('.member-name bdi')].map((name) => name.textContent)")
        .await;
    assert_eq!(
        people,
        json!(["lostcities", "Anna", "Ben", "Carla", "Deniz", "Eva"])
    );
    let place = "[document.querySelector('#person-name').textContent, document.querySelector('#room-name').textContent]";
    assert_eq!(anna.see(place).await, json!(["Anna", "table"]));
}

#[tokio::test]
async fn two_windows_are_two_persons() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let ben = stage.window("Ben", "table", Size::Half).await;
    anna.command("/probe board opponent:@Ben").await;
    ben.until("document.querySelector('.channel.unread .badge').textContent === '1'")
        .await;
    ben.click(".channel.unread").await;
    ben.until(&format!("{NEWEST}.classList.contains('calls-me')"))
        .await;
    ben.click_button("Accept").await;
    anna.until_newest_says("ben accepted (edited)").await;
}

#[tokio::test]
async fn secrets_show_to_their_person_only() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let ben = stage.window("Ben", "general", Size::Half).await;
    anna.command("/probe secret").await;
    anna.until_newest_says("Only you can see this").await;
    ben.command("/probe whoami").await;
    anna.until_newest_says("ben").await;
    assert_eq!(
        ben.see("document.querySelector('#log').innerText.includes('only yours')")
            .await,
        json!(false)
    );
    anna.click(".only-you .text-button").await;
    anna.until("!document.querySelector('#log').innerText.includes('only yours')")
        .await;
}

#[tokio::test]
async fn direct_messages_have_a_channel_of_their_own() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let ben = stage.window("Ben", "general", Size::Half).await;
    let id = stage.probe.sandbox.person("Ben").unwrap().id().number();
    let direct = serenity::UserId::new(id)
        .create_dm_channel(&stage.probe.http)
        .await
        .unwrap();
    direct
        .say(&stage.probe.http, "It is your turn.")
        .await
        .unwrap();
    ben.until("document.querySelector('.direct .channel .badge').textContent === '1'")
        .await;
    ben.click(".direct .channel").await;
    ben.until_newest_says("It is your turn.").await;
    ben.until("!document.querySelector('.direct .badge')").await;
    ben.command("/probe secret").await;
    ben.until_newest_says("only yours").await;
}

#[tokio::test]
async fn a_channel_that_one_may_not_see_is_not_shown() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    stage
        .probe
        .sandbox
        .permit("Ben", "table", 0, permissions::VIEW_CHANNEL)
        .unwrap();
    let ben = stage.window("Ben", "table", Size::Half).await;
    ben.until("document.querySelector('#room-name').textContent === 'general'")
        .await;
    ben.until("!document.querySelector('#sidebar').innerText.includes('table')")
        .await;
}

#[tokio::test]
async fn the_page_fits_a_phone() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Phone).await;
    assert_eq!(
        anna.see("[innerWidth, document.documentElement.scrollWidth]")
            .await,
        json!([360, 360])
    );
    anna.click("#sidebar-toggle").await;
    anna.until("document.activeElement.matches('.channel')")
        .await;
    // What still slides in cannot be clicked.
    anna.until("document.getAnimations().length === 0").await;
    anna.click(".channel:not(.open)").await;
    anna.until("document.querySelector('#room-name').textContent === 'table'")
        .await;
    anna.until("document.querySelector('#sidebar').inert").await;
    // The channel that is open already is a choice, too.
    anna.click("#sidebar-toggle").await;
    anna.until("document.getAnimations().length === 0").await;
    anna.click(".channel.open").await;
    anna.until("document.querySelector('#sidebar').inert").await;
}
