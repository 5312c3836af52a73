//! Messages of Components V2: how they are laid out, and what an edit leaves alone.

use reqwest::Client;
use serde_json::{Value, json};

use crate::Stage;
use crate::window::{NEWEST, Size};

/// The button is to the right of the words, below both are the picture, the row, the line and the small text, all inside the window.
const IS_LAID_OUT: &str = "((panel) => { \
     const box = (part) => panel.querySelector(part).getBoundingClientRect(); \
     const [all, words, rules] = ['.container', '.section .content', '.section .button'].map(box); \
     const [picture, row, line, small] = ['.gallery', '.component-row', 'hr', '.subtext'].map(box); \
     const below = [rules, picture, row, line, small].every((it, at, them) => at === 0 || it.top >= them[at - 1].bottom); \
     const accent = getComputedStyle(panel.querySelector('.container'), '::before').backgroundColor; \
     return rules.left >= words.right && rules.top < words.bottom && below && accent === 'rgb(240, 178, 50)' \
       && all.left >= 0 && all.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth; \
   })";

#[tokio::test]
async fn a_panel_is_laid_out_as_on_discord() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    for size in [Size::Desktop, Size::Tall] {
        let anna = stage.window("Anna", "general", size).await;
        anna.command("/probe panel").await;
        anna.until_newest_says("Ben played 9").await;
        anna.until(&format!("{IS_LAID_OUT}({NEWEST})")).await;
        let picture = format!("{NEWEST}.querySelector('img[alt=\"A board\"]')");
        anna.see(&format!("(window.picture = {picture}, 1)")).await;
        anna.click_button("Lay").await;
        anna.until_newest_says("You laid 5").await;
        anna.until_newest_says("(edited)").await;
        let is_kept = anna.see(&format!("{picture} === window.picture")).await;
        assert_eq!(is_kept, json!(true));
    }
}

#[tokio::test]
async fn pictures_of_a_gallery_share_its_width() {
    let Some(stage) = Stage::set().await else {
        return;
    };
    let anna = stage.window("Anna", "general", Size::Desktop).await;
    anna.command("/probe panel").await;
    anna.until_newest_says("Ben played 9").await;
    let message = anna.see(&format!("{NEWEST}.dataset.message")).await;
    let seen = stage.probe.sandbox.person("Anna").unwrap();
    let channel = seen.messages("general").unwrap()[0].channel;
    let url = format!(
        "{}/api/v10/channels/{channel}/messages/{}",
        stage.probe.sandbox.api(),
        message.as_str().unwrap()
    );
    let beside = "a.right <= b.left && a.top === b.top && a.bottom === b.bottom";
    let shapes = [
        (2, beside.to_owned()),
        // A large one, and two small ones beside it, one below the other.
        (
            3,
            "a.right <= b.left && b.bottom <= c.top && a.top === b.top && a.bottom === c.bottom && a.width > 1.9 * b.width"
                .to_owned(),
        ),
        (4, format!("{beside} && a.bottom <= c.top && a.left === c.left")),
    ];
    for (n, shape) in shapes {
        let item = json!({"media": {"url": "attachment://board.png"}, "description": "A board"});
        let gallery = json!({"type": 12, "items": vec![item; n]});
        let body = json!({"flags": 1 << 15, "components": [gallery]});
        let edit = Client::new().patch(&url).json(&body);
        let edit = edit.header(
            "authorization",
            format!("Bot {}", lostcities_fake_discord::TOKEN),
        );
        let answer: Value = edit.send().await.unwrap().json().await.unwrap();
        assert_eq!(answer["id"], message, "{answer}");
        let boxes = format!(
            "[...{NEWEST}.querySelectorAll('.gallery > *')].map((it) => it.getBoundingClientRect())"
        );
        anna.until(&format!(
            "((boxes) => {{ const [a, b, c] = boxes; return boxes.length === {n} && {shape}; }})({boxes})"
        ))
        .await;
    }
}
