//! The rules of each game, page by page.

pub mod route;

use serenity::all::{ButtonStyle, CreateActionRow};

use super::answer::Answer;
use super::controls::button;
use super::ctx::Ctx;
use super::message::Outgoing;
use crate::i18n::Words;
use crate::present::{Msg, Topic};
use crate::table::GameKind;
use route::Route;

/// A page of the rules, with buttons to the pages before and after it.
struct Screen {
    game: GameKind,
    topics: &'static [Topic],
    /// Counted from 0.
    page: u8,
    last: u8,
}

/// Answers a button or command of the rules.
pub fn answer(ctx: &Ctx, route: &Route) -> Answer {
    Answer::screen(load(ctx, route).render(ctx.words))
}

fn load(ctx: &Ctx, route: &Route) -> Screen {
    let Route::Page(game, page) = *route;
    let topics = ctx.tables().directory().rules(game);
    let last = u8::try_from(topics.len().saturating_sub(1)).unwrap_or(u8::MAX);
    Screen {
        game,
        topics,
        page: page.min(last),
        last,
    }
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let text = self.topics.get(usize::from(self.page)).map(|topic| {
            let heading = Msg::new("rules-page")
                .with("title", topic.title.clone())
                .with("page", self.page.saturating_add(1))
                .with("pages", self.topics.len());
            words.texts(&[heading, (topic.page)()])
        });
        let to = |page: u8, key, is_enabled: bool| {
            let route = Route::Page(self.game, page);
            button(route, words, key, ButtonStyle::Secondary).disabled(!is_enabled)
        };
        // Where there is no such page the button points at a page of its own, as no two buttons may be equal.
        let before = self.page.checked_sub(1).unwrap_or(u8::MAX);
        let row = vec![
            to(before, "button-previous", self.page > 0),
            to(
                self.page.saturating_add(1),
                "button-next",
                self.page < self.last,
            ),
        ];
        Outgoing::private(text.unwrap_or_default()).rows(vec![CreateActionRow::Buttons(row)])
    }
}
