//! The private panel of whoever sits before a window.

use serde_json::{Value, json};

use crate::window::{TIMEOUT, Window};

/// The panel in a window, which follows its match.
pub struct Panel<'a>(pub &'a Window);

/// The custom ids of all that can be pressed on private messages.
const CONTROLS: &str = "[...document.querySelectorAll('.message.ephemeral [data-custom-id]:enabled')].map((control) => control.dataset.customId)";

/// What a person in turn chooses from. Who waits may choose to prepare a turn, which is no move.
pub const CHOICE: &str = ".message.ephemeral [data-custom-id*=':!focus.']:not([data-custom-id*=':!focus.prepare']):enabled";

/// The button of a call or board that opens the panel.
const CALL: &str = ".message.calls-me [data-custom-id$=':!hand']";

/// Whether there is one panel at most.
pub const IS_ONLY_ONE: &str = "document.querySelectorAll('.message.ephemeral').length <= 1";

impl Panel<'_> {
    /// Whether its person has something to choose, on the panel or, if there is none yet, by a call.
    pub fn may_go_on() -> String {
        format!(
            "(document.querySelector(\"{CHOICE}\") || \
             !document.querySelector('.message.ephemeral') && document.querySelector(\"{CALL}\"))"
        )
    }

    /// Asserts that the cards, or what opens them, are on the screen as it is.
    pub async fn is_in_sight(&self) {
        let selector = format!("{CHOICE}, {CALL}");
        let shown = format!(
            "[...document.querySelectorAll({})].some((node) => {{ \
               const box = node.getBoundingClientRect(); \
               const log = document.querySelector('#scroller').getBoundingClientRect(); \
               return box.height > 0 && box.top >= log.top && box.bottom <= Math.min(log.bottom, innerHeight); }})",
            json!(selector)
        );
        self.0.until(&shown).await;
    }

    /// Asserts that all of it is on the screen as it is: what is new, the picture, and every control. On a phone a rare turn with
    /// many ways to go on may begin a row of buttons above it.
    pub async fn is_whole(&self) {
        let shown = "(() => { \
               const panel = [...document.querySelectorAll('.message.ephemeral')].at(-1); \
               const parts = [...(panel?.querySelectorAll('.content, img, [data-custom-id]') ?? [])]; \
               const seen = document.querySelector('#scroller').getBoundingClientRect(); \
               return parts.length > 0 && parts.every((part) => { \
                 const box = part.getBoundingClientRect(); \
                 return (part.naturalHeight ?? 1) > 0 && box.top >= seen.top - (innerWidth < 500 ? 48 : 0) && box.bottom <= Math.min(seen.bottom, innerHeight); }); })()";
        if !self.0.holds_within(shown, TIMEOUT / 2).await {
            let ends = "['.message.ephemeral', '#scroller'].map((part) => { \
               const { top, bottom } = document.querySelector(part).getBoundingClientRect(); return [top, bottom].map(Math.round); })";
            let text = "document.querySelector('.message.ephemeral').innerText";
            panic!(
                "the panel and the window are from and to {}: {}",
                self.0.see(ends).await,
                self.0.see(text).await
            );
        }
    }

    /// Opens it if it is not open, as a click on the call does.
    pub async fn open(&self) {
        if self
            .0
            .see("document.querySelector('.message.ephemeral') === null")
            .await
            == json!(true)
        {
            self.0
                .click_until(CALL, &format!("{CONTROLS}.length > 0"))
                .await;
        }
    }

    pub async fn first_of<'a>(&self, parts: &[&'a str]) -> Option<&'a str> {
        let controls = self.0.see(CONTROLS).await;
        let controls: Vec<&str> = controls
            .as_array()?
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let mut parts = parts.iter().copied();
        parts.find(|part| controls.iter().any(|id| id.contains(part)))
    }

    /// Presses the last control with this part in its custom id, and waits until the panel shows something else.
    pub async fn press(&self, part: &str) {
        self.press_one(&format!("[data-custom-id*='{part}']")).await;
    }

    /// The same of one that draws a card in the same press, where one does.
    pub async fn press_and_draw(&self, part: &str) {
        let both = format!("[data-custom-id*='{part}'][data-custom-id$='+draw']");
        let found = format!("document.querySelector(\".ephemeral {both}:enabled\") !== null");
        if self.0.see(&found).await == json!(true) {
            self.press_one(&both).await;
        } else {
            self.press(part).await;
        }
    }

    async fn press_one(&self, selector: &str) {
        let before = self.0.see(&format!("{CONTROLS}.join()")).await;
        let changed = format!("{CONTROLS}.join() !== {before}");
        let selector = format!(".ephemeral {selector}:enabled");
        self.0.click_until(&selector, &changed).await;
    }

    /// Presses the last control with this part in its custom id, if it is there at this very moment: what has been looked at
    /// before may be gone when others act at the same time.
    pub async fn press_if_there(&self, part: &str) {
        let selector = json!(format!(".ephemeral [data-custom-id*='{part}']:enabled"));
        let press = format!("[...document.querySelectorAll({selector})].at(-1)?.click() ?? null");
        self.0.see(&press).await;
    }
}
