//! A result is shared and looked at on phones.

use serde_json::json;

use crate::Browser;
use crate::program::Program;
use crate::window::{NEWEST, Size};

const SHARE: &str = ".message:not(.ephemeral) [data-custom-id$=':!share']";
const SHARED: &str = "document.querySelector('.picture img[src*=\"result.png\"]')";

#[tokio::test]
async fn a_result_is_shared_with_its_card_on_phones() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let program = Program::start();
    let anna = browser.window(&program.page, "Anna", "general", Size::Tall);
    let anna = anna.await;
    anna.first_command("/lostcities solo rounds:1").await;
    anna.until("document.querySelector('#log .picture img')")
        .await;
    anna.command("/lostcities resign").await;
    let is_over = format!("document.querySelector({})", json!(SHARE));
    anna.click_until("[data-custom-id$=':!resign-for-sure']", &is_over)
        .await;
    let ben = browser.window(&program.page, "Ben", "general", Size::Tall);
    let ben = ben.await;
    anna.click_until(SHARE, SHARED).await;
    // The card keeps its form, is no wider than the phone, and is described; who may look back finds the way.
    for window in [&anna, &ben] {
        window
            .until(&format!(
                "((image) => image.complete && image.naturalWidth === 1200 && image.naturalHeight === 630 && image.alt.length > 20 \
                  && image.getBoundingClientRect().right <= innerWidth \
                  && image.getBoundingClientRect().height < 200)({NEWEST}.querySelector('.picture img'))"
            ))
            .await;
        window
            .until("document.documentElement.scrollWidth <= innerWidth")
            .await;
        window
            .until(&format!(
                "{NEWEST}.querySelector('[data-custom-id$=\":!replay\"]')"
            ))
            .await;
    }
}
