//! Rows of controls as Discord knows them.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, ReactionType,
};

use super::press::{Button, Press};
use super::route::Route;
use crate::i18n::{Words, fit};
use crate::kernel::Seat;
use crate::present::{Control, Look, Row};
use crate::table::MatchId;

/// The longest label of a button.
const MAX_LABEL: usize = 80;
/// The longest text of a menu's entry.
const MAX_ENTRY: usize = 100;
/// How many rows a message may have.
const MAX_ROWS: usize = 5;

/// A button with the words under this key.
pub fn button(
    route: impl Into<Route>,
    words: &Words,
    key: &str,
    style: ButtonStyle,
) -> CreateButton {
    let label = fit(&words.plain(key), MAX_LABEL);
    CreateButton::new(route.into().to_string())
        .label(label)
        .style(style)
}

/// An entry of a menu.
pub fn entry(route: impl Into<Route>, label: &str) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(fit(label, MAX_ENTRY), route.into().entry())
}

/// A menu of [entries](entry).
pub fn menu(custom_id: &str, options: Vec<CreateSelectMenuOption>) -> CreateSelectMenu {
    CreateSelectMenu::new(custom_id, CreateSelectMenuKind::String { options })
}

/// What the controls of one message share.
#[derive(Clone, Copy)]
pub struct Maker<'a> {
    /// The match they belong to.
    pub id: MatchId,
    /// The version at which they are made.
    pub version: u64,
    /// The language of their labels.
    pub words: &'a Words,
}

impl Maker<'_> {
    /// The rows that a game asks for, with room left for `n_more` rows below them.
    pub fn rows(
        &self,
        rows: &[Row],
        n_more: usize,
        names: &dyn Fn(Seat) -> String,
    ) -> Vec<CreateActionRow> {
        rows.iter()
            .take(MAX_ROWS - n_more)
            .enumerate()
            .map(|(number, row)| self.row(number, row, names))
            .collect()
    }

    fn row(&self, number: usize, row: &Row, names: &dyn Fn(Seat) -> String) -> CreateActionRow {
        match row {
            Row::Buttons(controls) => CreateActionRow::Buttons(
                controls
                    .iter()
                    .map(|control| self.game(control, names))
                    .collect(),
            ),
            Row::Menu {
                placeholder,
                entries,
            } => {
                let options = entries.iter().map(|entry| {
                    let label = fit(&self.words.say(&entry.label, names), MAX_ENTRY);
                    let option = CreateSelectMenuOption::new(
                        label,
                        Press::Game(entry.press.clone()).to_string(),
                    );
                    match entry.emoji {
                        Some(emoji) => option.emoji(unicode(emoji)),
                        None => option,
                    }
                });
                let kind = CreateSelectMenuKind::String {
                    options: options.collect(),
                };
                let id = Button::menu(self.id, self.version, &number.to_string());
                let menu = CreateSelectMenu::new(id, kind);
                CreateActionRow::SelectMenu(
                    menu.placeholder(fit(&self.words.say(placeholder, names), 150)),
                )
            }
        }
    }

    /// A button that a game asks for.
    pub fn game(&self, control: &Control, names: &dyn Fn(Seat) -> String) -> CreateButton {
        let style = match control.look {
            Look::Primary => ButtonStyle::Primary,
            Look::Plain => ButtonStyle::Secondary,
            Look::Go => ButtonStyle::Success,
            Look::Danger => ButtonStyle::Danger,
        };
        let label = fit(&self.words.say(&control.label, names), MAX_LABEL);
        let button = self
            .bare(Press::Game(control.press.clone()))
            .label(label)
            .style(style);
        let button = button.disabled(!control.enabled);
        match control.emoji {
            Some(emoji) => button.emoji(unicode(emoji)),
            None => button,
        }
    }

    /// A button of our own, by the key of its label.
    pub fn button(&self, press: Press, key: &str, style: ButtonStyle) -> CreateButton {
        self.labelled(press, &self.words.plain(key), style)
    }

    /// A button of our own with a label that is made for it.
    pub fn labelled(&self, press: Press, label: &str, style: ButtonStyle) -> CreateButton {
        self.bare(press).label(fit(label, MAX_LABEL)).style(style)
    }

    fn bare(&self, press: Press) -> CreateButton {
        CreateButton::new(Button::new(self.id, self.version, press).to_string())
    }
}

/// An emoji that everybody has.
pub(super) fn unicode(emoji: &str) -> ReactionType {
    ReactionType::Unicode(emoji.to_owned())
}
