//! A window of the browser with the sandbox's page in it, and a person before it.

use std::time::Duration;

use fantoccini::key::Key;
use fantoccini::wd::{Capabilities, TimeoutConfiguration};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::driver::Driver;

/// Twice as long as anything the page waits for: the message of an evening is up to ten seconds and a sweep behind.
pub const TIMEOUT: Duration = Duration::from_secs(40);

/// How long a click may take to show, before it is made again.
const SOON: Duration = Duration::from_secs(4);

const MAX_CLICKS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Half a desktop's screen, as for two windows side by side.
    Half,
    /// A whole desktop's screen.
    Whole,
    /// A desktop's screen of exactly 1400 by 900 pixels.
    Desktop,
    /// A small phone.
    Phone,
    /// A phone of today: 390 by 844 pixels.
    Tall,
}

/// A window in which a person uses the page.
pub struct Window {
    client: Client,
}

impl Window {
    /// Opens a separate window, which shares nothing with others, and waits until the page is there.
    pub async fn open(driver: &Driver, address: &str, size: Size) -> Self {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder
            .capabilities(capabilities(driver, size))
            .connect(&driver.address())
            .await
            .unwrap();
        let timeouts = TimeoutConfiguration::new(Some(TIMEOUT), Some(TIMEOUT), None);
        client.update_timeouts(timeouts).await.unwrap();
        client.goto(address).await.unwrap();
        let window = Self { client };
        window.until("document.documentElement.dataset.ready").await;
        window
    }

    /// What a JavaScript expression says in the page; it may be a promise.
    pub async fn see(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[0]; Promise.resolve().then(() => ({expression})).then(done);"
        );
        self.client.execute_async(&script, vec![]).await.unwrap()
    }

    /// Waits until a JavaScript expression holds in the page.
    ///
    /// # Panics
    /// If it does not within a time that is long for the page; the message carries what the page shows instead.
    pub async fn until(&self, condition: &str) {
        if !self.holds_within(condition, TIMEOUT / 2).await {
            let shown = self.see("document.body.innerText").await;
            panic!(
                "{condition} never held; the page shows:\n{}",
                shown.as_str().unwrap_or_default()
            );
        }
    }

    /// Waits until a JavaScript expression holds in the page, for so long at most, and returns whether it does.
    pub async fn holds_within(&self, condition: &str, wait: Duration) -> bool {
        let script = format!(
            "const done = arguments[0]; \
             const holds = () => {{ try {{ return Boolean({condition}); }} catch {{ return false; }} }}; \
             const end = Date.now() + {}; \
             const look = () => holds() ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 15); \
             look();",
            wait.as_millis()
        );
        self.client.execute_async(&script, vec![]).await.unwrap() == json!(true)
    }

    /// Waits until the log's newest message holds this text.
    pub async fn until_newest_says(&self, text: &str) {
        self.until(&format!("{NEWEST}.textContent.includes({})", json!(text)))
            .await;
    }

    pub async fn type_keys(&self, text: &str) {
        self.client
            .active_element()
            .await
            .unwrap()
            .send_keys(text)
            .await
            .unwrap();
    }

    /// Presses one key in the element with the focus.
    pub async fn press(&self, key: Key) {
        self.type_keys(&char::from(key).to_string()).await;
    }

    pub async fn click(&self, selector: &str) {
        self.client
            .find(Locator::Css(selector))
            .await
            .unwrap()
            .click()
            .await
            .unwrap();
    }

    /// Clicks on the last thing in the log that a selector finds, once there is one.
    pub async fn click_newest(&self, selector: &str) {
        let found = format!(
            "[...document.querySelectorAll({})].at(-1)",
            json!(format!("#log {selector}"))
        );
        loop {
            self.until(&found).await;
            // The page may draw it again between finding and clicking.
            let newest = self
                .client
                .find_all(Locator::Css(selector))
                .await
                .unwrap()
                .pop();
            if let Some(newest) = newest
                && newest.click().await.is_ok()
            {
                return;
            }
        }
    }

    /// Clicks on the last thing in the log that a selector finds, until `condition` holds: while others act, messages above it
    /// change their height, and a click may hit what has moved into its place.
    pub async fn click_until(&self, selector: &str, condition: &str) {
        let is_there = format!(
            "document.querySelector({})",
            json!(format!("#log {selector}"))
        );
        for _ in 0..MAX_CLICKS {
            self.until(&format!("({condition}) || {is_there}")).await;
            if self.holds_within(condition, Duration::ZERO).await {
                return;
            }
            self.click_newest(selector).await;
            if self.holds_within(condition, SOON).await {
                return;
            }
        }
        self.until(condition).await;
    }

    /// Clicks on the newest button of the log with these words, once it is there.
    pub async fn click_button(&self, words: &str) {
        let path = format!(
            "(//*[@id='log']//button[not(@disabled)][.//bdi[normalize-space()='{words}']])[last()]"
        );
        self.client
            .wait()
            .for_element(Locator::XPath(&path))
            .await
            .unwrap()
            .click()
            .await
            .unwrap();
    }

    /// Writes a command into the message box, without the help of its list, and sends it.
    pub async fn command(&self, text: &str) {
        self.click("#composer-text").await;
        self.type_keys(text).await;
        self.send().await;
    }

    /// The same as the first command, when the bot may still be on its way to register its commands and to connect.
    pub async fn first_command(&self, text: &str) {
        self.until("document.querySelector('#connection-text').textContent === 'Live'")
            .await;
        self.click("#composer-text").await;
        self.type_keys("/").await;
        let words: Vec<&str> = text.split(' ').take(2).collect();
        let name = json!(words.join(" "));
        self.until(&format!(
            "document.querySelector('#suggestions-list').textContent.includes({name})"
        ))
        .await;
        self.type_keys(text.trim_start_matches('/')).await;
        self.send().await;
    }

    pub async fn send(&self) {
        self.press(Key::Escape).await;
        self.press(Key::Enter).await;
        self.until("document.querySelector('#composer-text').value === ''")
            .await;
    }

    /// Puts every private message away. There may be several: each press of *My Hand* opens one more, since Discord tells
    /// nobody which private messages are still on a person's screen.
    pub async fn dismiss(&self) {
        self.until(
            "(document.querySelectorAll('.only-you .text-button').forEach(button => button.click()), \
             !document.querySelector('.message.ephemeral'))",
        )
        .await;
    }
}

pub const NEWEST: &str = "[...document.querySelectorAll('#log > .message')].at(-1)";

/// A Chromium without a screen that keeps nothing and asks nobody on the network.
fn capabilities(driver: &Driver, size: Size) -> Capabilities {
    let area = match size {
        Size::Half => "700,900",
        Size::Whole | Size::Desktop | Size::Phone | Size::Tall => "1400,900",
    };
    let mut options = json!({
        "binary": driver.chromium,
        "args": [
            "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", format!("--window-size={area}"),
            // Needed in containers; the only page that is opened is our own.
            "--no-sandbox",
        ],
    });
    let metrics = match size {
        Size::Half | Size::Whole => None,
        Size::Desktop => Some((1_400, 900, false)),
        Size::Phone => Some((360, 740, true)),
        Size::Tall => Some((390, 844, true)),
    };
    if let Some((width, height, is_phone)) = metrics {
        let ratio = if is_phone { 2.0 } else { 1.0 };
        options["mobileEmulation"] = json!({"deviceMetrics": {
            "width": width, "height": height, "pixelRatio": ratio, "touch": is_phone, "mobile": is_phone,
        }});
    }
    [
        ("browserName".to_owned(), json!("chrome")),
        ("goog:chromeOptions".to_owned(), options),
    ]
    .into_iter()
    .collect()
}
