//! How messages are shown: failures, edits, links, mentions and hostile text.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde_json::json;

use crate::Stage;
use crate::sandbox_bot::PIXEL;
use crate::window::{NEWEST, Size, Window};
use lostcities::sandbox::BOT;

#[tokio::test]
async fn a_failure_is_said_as_discord_says_it() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    anna.command("/probe silent").await;
    anna.until_newest_says("Sending command…").await;
    anna.until_newest_says("The application did not respond")
        .await;
    anna.command("/probe board opponent:@Ben").await;
    // The fault is to hit the button, not the command.
    anna.until_newest_says("@Ben plays").await;
    stage
        .probe
        .sandbox
        .arm(
            "status:500",
            5,
            std::time::Duration::ZERO,
            Some("/callback"),
        )
        .unwrap();
    anna.click_button("Accept").await;
    anna.until(&format!("{NEWEST}.querySelector('.button.pending')"))
        .await;
    anna.until_newest_says("This interaction failed").await;
}

#[tokio::test]
async fn an_edit_leaves_the_rest_of_a_message_alone() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let channel = channel(&anna, "general").await;
    let picture = serenity::CreateAttachment::bytes(PIXEL, "board.png").description("A board");
    let written = serenity::CreateMessage::new()
        .content("before")
        .add_file(picture);
    let mut message = channel
        .send_message(&stage.probe.http, written)
        .await
        .unwrap();
    anna.until_newest_says("before").await;
    anna.see("(window.picture = document.querySelector('#log img[alt=\"A board\"]'), 1)")
        .await;
    message
        .edit(
            &stage.probe.http,
            serenity::EditMessage::new().content("after"),
        )
        .await
        .unwrap();
    anna.until_newest_says("after (edited)").await;
    assert_eq!(anna.see("window.picture.isConnected").await, json!(true));
}

#[tokio::test]
async fn a_link_to_a_message_leads_there() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let (http, table) = (&stage.probe.http, channel(&anna, "table").await);
    let board = table.say(http, "the board").await.unwrap();
    let link = format!(
        "It is your turn: https://discord.com/channels/1/{table}/{}",
        board.id
    );
    channel(&anna, "general")
        .await
        .say(http, link)
        .await
        .unwrap();
    anna.until_newest_says("#table › 💬").await;
    anna.click("#log .mention[data-message]").await;
    anna.until("document.querySelector('#room-name').textContent === 'table'")
        .await;
    anna.until("document.querySelector('.pointed-at').textContent.includes('the board')")
        .await;
}

#[tokio::test]
async fn a_mentioned_command_has_the_name_that_its_reader_knows() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let ben = stage.window("Ben", "general", Size::Half).await;
    let general = channel(&anna, "general").await;
    general
        .say(&stage.probe.http, "Try </probe board:1>!")
        .await
        .unwrap();
    anna.until_newest_says("/probe board").await;
    ben.until_newest_says("/probe brett").await;
    ben.click("#log .mention[data-command]").await;
    ben.until("document.querySelector('#composer-text').value === '/probe brett '")
        .await;
}

async fn channel(window: &Window, name: &str) -> serenity::ChannelId {
    let channels = "fetch('/sandbox/v1/world').then((answer) => answer.json()).then((world) => world.guilds[0].channels)";
    let id = window
        .see(&format!(
            "{channels}.then((all) => all.find(({{ name }}) => name === '{name}').id)"
        ))
        .await;
    id.as_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn hostile_text_stays_text() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let hostile = "<img src=x onerror=alert(1)> **<b>bold</b>** [x](javascript:alert(1))";
    anna.command(&format!("/probe suggest word:{hostile}"))
        .await;
    anna.until_newest_says("<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1))")
        .await;
    assert_eq!(
        anna.see("document.querySelectorAll('#log img, #log b, #log a').length")
            .await,
        json!(0)
    );
}

#[tokio::test]
async fn relative_times_go_by_the_clock_of_the_sandbox() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Tall).await;
    let shown = "document.querySelector('#log time[data-relative]').textContent";
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let ben = stage.probe.sandbox.person("Ben").unwrap();
    let text = format!("<t:{}:R>", now + 12_000);
    ben.in_channel("general").say(&text).unwrap();
    anna.until(&format!("{shown} === 'in 3 hours'")).await;
    stage.probe.sandbox.skip(Duration::from_hours(2));
    anna.until(&format!("{shown} === 'in 1 hour'")).await;
}

#[tokio::test]
async fn the_applications_emojis_are_pictures_on_buttons_in_menus_and_in_texts() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let channel = channel(&anna, "general").await;
    stage.probe.http.set_application_id(BOT.number().into());
    // One pixel that a browser can show.
    let image = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    let made = json!({ "name": "red", "image": image });
    let made = stage
        .probe
        .http
        .create_application_emoji(&made)
        .await
        .unwrap();
    let of = |id| serenity::ReactionType::Custom {
        animated: false,
        id,
        name: Some("red".into()),
    };
    let option = serenity::CreateSelectMenuOption::new("seven", "7").emoji(of(made.id));
    let options = serenity::CreateSelectMenuKind::String {
        options: vec![option],
    };
    let written = serenity::CreateMessage::new()
        .content(format!("red <:red:{}> gone <:gone:1>", made.id))
        .button(
            serenity::CreateButton::new("a")
                .label("7")
                .emoji(of(made.id)),
        )
        .select_menu(serenity::CreateSelectMenu::new("b", options));
    channel
        .send_message(&stage.probe.http, written)
        .await
        .unwrap();
    anna.until_newest_says("gone :gone:").await;
    let picture = "img.emoji[alt=':red:']";
    let shown = format!("{NEWEST}.querySelector(\"{picture}\")?.naturalWidth === 1");
    anna.until(&shown).await;
    anna.until(&format!("{NEWEST}.querySelector(\"button {picture}\")"))
        .await;
    anna.click_newest(".select").await;
    anna.until(&format!(
        "document.querySelector(\"[role=option] {picture}\")"
    ))
    .await;
}
