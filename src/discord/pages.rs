//! Pages to read: the rules of each game, and help.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::Bot;
use super::answer::Answer;
use super::asker::Asker;
use super::controls::Maker;
use super::message::Outgoing;
use super::press::Press;
use crate::present::Msg;
use crate::table::{GameKind, MatchId, TableError};

/// What help says, line by line.
const HELP: [&str; 11] = [
    "help-about",
    "help-ways",
    "help-way-challenge",
    "help-way-menu",
    "help-way-open",
    "help-way-solo",
    "help-way-rematch",
    "help-turn",
    "help-rules",
    "help-back",
    "help-privacy",
];

impl Bot {
    /// A page of the rules, with buttons to the pages before and after it.
    pub(super) async fn rules(
        &self,
        asker: &Asker,
        game: GameKind,
        page: u8,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let topics = self.tables().rules(game);
        let last = u8::try_from(topics.len().saturating_sub(1)).unwrap_or(u8::MAX);
        let page = page.min(last);
        let nobody = |_| String::new();
        let text = topics.get(usize::from(page)).map(|topic| {
            let heading = Msg::new("rules-page")
                .with("title", topic.title.clone())
                .with("page", page.saturating_add(1))
                .with("pages", topics.len());
            words.lines(&[heading, (topic.page)()], &nobody)
        });
        let maker = Maker {
            id: MatchId(0),
            version: 0,
            words,
        };
        let to = |page: u8, key, enabled: bool| {
            maker
                .button(Press::Rules(game, page), key, ButtonStyle::Secondary)
                .disabled(!enabled)
        };
        // Where there is no such page the button points at a page of its own, as no two buttons may be equal.
        let row = vec![
            to(
                page.checked_sub(1).unwrap_or(u8::MAX),
                "button-previous",
                page > 0,
            ),
            to(page.saturating_add(1), "button-next", page < last),
        ];
        let message =
            Outgoing::private(text.unwrap_or_default()).rows(vec![CreateActionRow::Buttons(row)]);
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// What the bot is, and how to start.
    pub(super) async fn help(&self, asker: &Asker) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let lines: Vec<Msg> = HELP
            .into_iter()
            .chain(["help-more"])
            .map(Msg::new)
            .collect();
        Ok(Answer::new(Outgoing::private(
            words.lines(&lines, &|_| String::new()),
        )))
    }
}
