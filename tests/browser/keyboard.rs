//! Commands, menus and people, chosen by keyboard.

use fantoccini::key::Key;
use serde_json::json;

use crate::Stage;
use crate::window::Size;

#[tokio::test]
async fn the_person_is_changed_by_keyboard() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let window = stage.window("Anna", "general", Size::Half).await;
    window
        .see("document.querySelector('#person-switch').focus()")
        .await;
    window.press(Key::Enter).await;
    window
        .until("document.activeElement.closest('[role=menu]')")
        .await;
    window.press(Key::Down).await;
    window.press(Key::Enter).await;
    window
        .until("document.querySelector('#person-name').textContent === 'Ben'")
        .await;
    window.until("location.search.includes('person=Ben')").await;
}

#[tokio::test]
async fn a_command_is_written_by_keyboard() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    let written = |text: &str| {
        format!(
            "document.querySelector('#composer-text').value === {}",
            json!(text)
        )
    };
    anna.type_keys("/").await;
    anna.until("document.querySelectorAll('#suggestions-list [role=option]').length > 3")
        .await;
    anna.type_keys("boar").await;
    anna.press(Key::Enter).await;
    anna.until(&written("/probe board opponent:")).await;
    anna.type_keys("be").await;
    anna.press(Key::Enter).await;
    anna.until(&written("/probe board opponent:@Ben ")).await;
    anna.type_keys("rounds:1").await;
    anna.press(Key::Enter).await;
    anna.until_newest_says("@Ben plays 1 rounds").await;
    anna.until_newest_says("Anna used /probe board").await;
}

#[tokio::test]
async fn an_option_that_is_chosen_right_behind_a_command_is_apart_from_it() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    anna.type_keys("/probe board").await;
    anna.until("document.querySelector('#suggestions-list').innerText.includes('opponent')")
        .await;
    anna.press(Key::Enter).await;
    let written = "document.querySelector('#composer-text').value === '/probe board opponent:'";
    anna.until(written).await;
}

#[tokio::test]
async fn commands_are_named_in_the_persons_language() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let ben = stage.window("Ben", "general", Size::Half).await;
    ben.type_keys("/").await;
    ben.until("document.querySelector('#suggestions-list').innerText.includes('/probe brett')")
        .await;
    ben.press(Key::Escape).await;
    ben.until("document.querySelector('#suggestions').hidden")
        .await;
}

#[tokio::test]
async fn a_form_opens_and_is_sent() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    anna.command("/probe form").await;
    anna.until("document.activeElement.matches('dialog[open] input')")
        .await;
    anna.type_keys("Atlantis").await;
    anna.press(Key::Enter).await;
    anna.until_newest_says("named Atlantis").await;
    anna.until("!document.querySelector('dialog[open]')").await;
}

#[tokio::test]
async fn a_select_is_chosen_from_by_keyboard() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    anna.command("/probe board opponent:@Ben").await;
    anna.until("document.querySelector('.select')").await;
    anna.see("document.querySelector('.select').focus()").await;
    anna.press(Key::Enter).await;
    anna.until("document.activeElement.matches('[role=listbox]')")
        .await;
    anna.press(Key::Down).await;
    anna.press(Key::Enter).await;
    anna.until_newest_says("chose b").await;
    // The keyboard's place is not lost though the message was changed under it.
    anna.until("document.activeElement.closest('.message')")
        .await;
}

#[tokio::test]
async fn suggestions_come_from_the_bot() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Half).await;
    anna.type_keys("/").await;
    anna.type_keys("suggest").await;
    anna.press(Key::Tab).await;
    anna.type_keys("amb").await;
    anna.until("document.querySelectorAll('#suggestions-list [role=option]').length === 2")
        .await;
    anna.press(Key::Down).await;
    anna.press(Key::Enter).await;
    anna.press(Key::Enter).await;
    anna.until_newest_says("ambush").await;
}

#[tokio::test]
async fn an_app_is_used_on_a_member() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Whole).await;
    anna.see("[...document.querySelectorAll('.member')].find((member) => member.innerText.includes('Carla')).focus()").await;
    anna.press(Key::Enter).await;
    anna.until("document.activeElement.closest('[role=menu]')")
        .await;
    anna.type_keys("Gr").await;
    anna.press(Key::Enter).await;
    anna.until_newest_says("Hello carla").await;
}
