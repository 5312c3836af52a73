//! Rows of controls as Discord knows them.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, ReactionType,
};

use crate::i18n::{Words, fit};
use crate::kernel::Seat;
use crate::model::route::daily;
use crate::model::{DailyGame, MatchRef, Route};
use crate::present::{Control, Look, Press, Row};

const MAX_LABEL: usize = 80;
const MAX_ENTRY: usize = 100;
const MAX_PLACEHOLDER: usize = 150;
pub const MAX_ROWS: usize = 5;
/// In a menu.
pub const MAX_ENTRIES: usize = 25;
/// In a row.
pub const MAX_BUTTONS: usize = 5;

pub fn button(
    route: impl Into<Route>,
    words: &Words,
    key: &str,
    style: ButtonStyle,
) -> CreateButton {
    labelled(route, &words.plain(key), style)
}

/// A button of a way that is not the next to go.
pub fn secondary(route: impl Into<Route>, words: &Words, key: &str) -> CreateButton {
    button(route, words, key, ButtonStyle::Secondary)
}

/// A button of the next way to go.
pub fn success(route: impl Into<Route>, words: &Words, key: &str) -> CreateButton {
    button(route, words, key, ButtonStyle::Success)
}

/// A button of what cannot be taken back.
pub fn danger(route: impl Into<Route>, words: &Words, key: &str) -> CreateButton {
    button(route, words, key, ButtonStyle::Danger)
}

pub fn labelled(route: impl Into<Route>, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(route.into().to_string())
        .label(fit(label, MAX_LABEL))
        .style(style)
}

/// The way to today's deal of a game, or of the card game where it has none.
pub fn today(game: DailyGame, words: &Words, style: ButtonStyle) -> CreateButton {
    let (game, key) = match game {
        DailyGame::Classic | DailyGame::BoardGame => (DailyGame::Classic, "button-daily-cards"),
        DailyGame::RollWrite => (game, "button-daily-roll-of-today"),
    };
    button(daily::Route::Today(game), words, key, style)
}

pub fn entry(route: impl Into<Route>, label: &str) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(fit(label, MAX_ENTRY), route.into().entry())
}

pub fn menu(custom_id: &str, options: Vec<CreateSelectMenuOption>) -> CreateSelectMenu {
    CreateSelectMenu::new(custom_id, CreateSelectMenuKind::String { options })
}

/// As many menus as these entries need, with what they are for.
pub fn menus(
    name: &str,
    entries: &[CreateSelectMenuOption],
    words: &Words,
    placeholder: &str,
) -> Vec<CreateActionRow> {
    let parts = entries.chunks(MAX_ENTRIES).enumerate();
    let menus = parts.map(|(nth, entries)| {
        let name = if nth == 0 {
            name.to_owned()
        } else {
            format!("{name}-{nth}")
        };
        let menu = menu(&Route::menu(&name), entries.to_vec());
        CreateActionRow::SelectMenu(menu.placeholder(words.plain(placeholder)))
    });
    menus.collect()
}

/// What the controls of a game mean where they are shown.
pub trait Controls: Copy {
    /// What pressing a control means.
    fn route(self, press: &Press) -> Route;

    /// The custom id of a menu; `name` sets it apart in its message.
    fn menu(self, name: &str) -> String;
}

impl Controls for MatchRef {
    fn route(self, press: &Press) -> Route {
        Route::Play(self, press.clone().into())
    }

    fn menu(self, name: &str) -> String {
        Self::menu(self, name)
    }
}

/// The rows that a game asks for, with room left for `n_more` rows below them. Where there is too little, the last but one gives
/// way: the last has what ends a turn.
pub fn game_rows(
    at: impl Controls,
    rows: &[Row],
    n_more: usize,
    words: &Words,
    names: &dyn Fn(Seat) -> String,
) -> Vec<CreateActionRow> {
    let n_cut = (rows.len() + n_more).saturating_sub(MAX_ROWS);
    let last = rows.len().saturating_sub(1);
    let numbered = rows.iter().enumerate();
    numbered
        .filter(|(number, _)| *number == last || number + n_cut < last)
        .map(|(number, row)| game_row(at, number, row, words, names))
        .collect()
}

fn game_row(
    at: impl Controls,
    number: usize,
    row: &Row,
    words: &Words,
    names: &dyn Fn(Seat) -> String,
) -> CreateActionRow {
    match row {
        Row::Buttons(controls) => CreateActionRow::Buttons(
            controls
                .iter()
                .map(|control| game_button(at, control, words, names))
                .collect(),
        ),
        Row::Menu {
            placeholder,
            entries,
        } => {
            let options = entries.iter().map(|control| {
                let route = at.route(&control.press);
                let option = entry(route, &words.say(&control.label, names));
                match control.emblem {
                    Some(emblem) => option.emoji(unicode(emblem.unicode())),
                    None => option,
                }
            });
            let menu = menu(&at.menu(&number.to_string()), options.collect());
            let placeholder = fit(&words.say(placeholder, names), MAX_PLACEHOLDER);
            CreateActionRow::SelectMenu(menu.placeholder(placeholder))
        }
    }
}

pub fn game_button(
    at: impl Controls,
    control: &Control,
    words: &Words,
    names: &dyn Fn(Seat) -> String,
) -> CreateButton {
    let style = match control.look {
        Look::Primary => ButtonStyle::Primary,
        Look::Plain => ButtonStyle::Secondary,
        Look::Go => ButtonStyle::Success,
        Look::Danger => ButtonStyle::Danger,
    };
    let route = at.route(&control.press);
    let button = labelled(route, &words.say(&control.label, names), style);
    let button = button.disabled(!control.enabled);
    match control.emblem {
        Some(emblem) => button.emoji(unicode(emblem.unicode())),
        None => button,
    }
}

/// An emoji that everybody has. What is sent has one of the application's own in its place where there is one
/// ([`Emojis`](crate::wire::emojis::Emojis)).
pub fn unicode(emoji: &str) -> ReactionType {
    ReactionType::Unicode(emoji.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Locale, words};
    use crate::present::Msg;
    use crate::table::MatchId;

    #[test]
    fn where_rows_are_cut_the_one_that_ends_a_turn_is_kept() {
        let last = Row::Menu {
            placeholder: Msg::new("button-more"),
            entries: Vec::new(),
        };
        let mut rows = vec![Row::Buttons(Vec::new()); MAX_ROWS - 2];
        rows.push(last);
        let at = MatchRef {
            id: MatchId(1),
            version: 0,
        };
        let words = words(Locale::English);
        for n_more in 0..3 {
            let shown = game_rows(at, &rows, n_more, words, &|_| String::new());
            assert_eq!(shown.len(), rows.len().min(MAX_ROWS - n_more));
            let is_last = matches!(shown.last(), Some(CreateActionRow::SelectMenu(_)));
            assert!(is_last, "{n_more} below");
        }
    }
}
