//! The sandbox's page in a real browser.
//!
//! Chromium and chromedriver are needed, on the path or named by `CHROMIUM` and `CHROMEDRIVER`; where they are missing,
//! every test says so and passes. What fits a phone is measured with letters about as wide as Discord's, Liberation's or Arial's.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say so")]

#[path = "browser/daily.rs"]
mod daily;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/evening.rs"]
mod evening;
#[path = "browser/first_move.rs"]
mod first_move;
#[path = "browser/keyboard.rs"]
mod keyboard;
#[path = "browser/layout.rs"]
mod layout;
#[path = "browser/messages.rs"]
mod messages;
#[path = "browser/next.rs"]
mod next;
#[path = "browser/panel.rs"]
mod panel;
#[path = "browser/people.rs"]
mod people;
#[path = "browser/program.rs"]
mod program;
#[path = "browser/roll_write.rs"]
mod roll_write;
#[path = "browser/round.rs"]
mod round;
#[path = "../crates/fake-discord/tests/it/bot.rs"]
#[expect(dead_code, reason = "the sandbox's own tests use more of its bot")]
mod sandbox_bot;
#[path = "browser/season.rs"]
mod season;
#[path = "browser/share.rs"]
mod share;
#[path = "browser/whole.rs"]
mod whole;
#[path = "browser/window.rs"]
mod window;

use std::env;

use lostcities_postgres_cluster::REQUIRE;
use tokio::sync::{Semaphore, SemaphorePermit};

use driver::Driver;
use sandbox_bot::Probe;
use window::{Size, Window};

fn is_night() -> bool {
    env::var_os("LOSTCITIES_NIGHTLY").is_some()
}

/// The windows that are tried: by day the second.
fn tried(sizes: [Size; 2]) -> impl Iterator<Item = Size> {
    let n_left_out = usize::from(!is_night());
    sizes.into_iter().skip(n_left_out)
}

/// Browsers are heavy, but a test waits half of its time.
static AT_A_TIME: Semaphore = Semaphore::const_new(2);

/// A browser to look at sandboxes with.
struct Browser {
    driver: Driver,
    _turn: SemaphorePermit<'static>,
}

impl Browser {
    /// Starts the browser; nothing where it is missing.
    #[expect(
        clippy::print_stderr,
        reason = "the output should say that these did not run"
    )]
    async fn start() -> Option<Self> {
        let turn = AT_A_TIME.acquire().await.unwrap();
        match Driver::start() {
            Ok(driver) => Some(Self {
                driver,
                _turn: turn,
            }),
            Err(missing) => {
                // Where PostgreSQL must not be missing, nothing may be.
                assert!(env::var_os(REQUIRE).is_none(), "{}", missing.0);
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

    async fn window(&self, person: &str, channel: &str, size: Size) -> Window {
        self.browser
            .window(&self.probe.sandbox.page(), person, channel, size)
            .await
    }
}
