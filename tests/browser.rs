//! The sandbox's page in a real browser.
//!
//! Chromium and chromedriver are needed, on the path or named by `CHROMIUM` and `CHROMEDRIVER`; where they are missing,
//! every test says so and passes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say so")]

#[path = "browser/daily.rs"]
mod daily;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/first_move.rs"]
mod first_move;
#[path = "browser/panel.rs"]
mod panel;
#[path = "browser/program.rs"]
mod program;
#[path = "browser/roll_write.rs"]
mod roll_write;
#[path = "browser/round.rs"]
mod round;
#[path = "../crates/fake-discord/tests/it/bot.rs"]
#[expect(dead_code, reason = "the sandbox's own tests use more of its bot")]
mod sandbox_bot;
#[path = "browser/window.rs"]
mod window;

use fantoccini::key::Key;
use lostcities::sandbox::permissions;
use poise::serenity_prelude as serenity;
use serde_json::json;
use tokio::sync::{Mutex, MutexGuard};

use driver::Driver;
use sandbox_bot::{PIXEL, Probe};
use window::{NEWEST, Size, Window};

/// Browsers are heavy: one test after the other.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// A browser to look at sandboxes with.
struct Browser {
    driver: Driver,
    _turn: MutexGuard<'static, ()>,
}

impl Browser {
    /// Starts the browser; nothing where it is missing.
    #[expect(
        clippy::print_stderr,
        reason = "the output should say that these did not run"
    )]
    async fn start() -> Option<Self> {
        let turn = ONE_AT_A_TIME.lock().await;
        match Driver::start() {
            Ok(driver) => Some(Self {
                driver,
                _turn: turn,
            }),
            Err(missing) => {
                eprintln!("skipped: {}", missing.0);
                None
            }
        }
    }

    /// A person in a channel of the sandbox at this address.
    async fn window(&self, page: &str, person: &str, channel: &str, size: Size) -> Window {
        Window::open(
            &self.driver,
            &format!("{page}?person={person}&channel={channel}"),
            size,
        )
        .await
    }
}

/// A sandbox with a small bot in it, and a browser to look at it.
struct Stage {
    browser: Browser,
    probe: Probe,
}

impl Stage {
    /// Sets the stage; nothing where the browser is missing.
    async fn set() -> Option<Self> {
        let browser = Browser::start().await?;
        Some(Self {
            browser,
            probe: Probe::start().await,
        })
    }

    /// A person in a channel.
    async fn window(&self, person: &str, channel: &str, size: Size) -> Window {
        self.browser
            .window(&self.probe.sandbox.page(), person, channel, size)
            .await
    }
}

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

/// The id of a channel.
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
}
