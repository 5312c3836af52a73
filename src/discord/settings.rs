//! What a person chooses for themselves: by options of the command, or by the menus of its answer.

use super::Bot;
use super::answer::Answer;
use super::asker::Asker;
use super::choices::{language_key, menu, pings_key};
use super::message::Outgoing;
use super::press::{Language, Press};
use crate::i18n::{Locale, Words};
use crate::present::Msg;
use crate::table::{Person, Pings, TableError};

/// Something a person chose; what is `None` stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Chosen {
    /// How they want to be told of their turn.
    pub(super) pings: Option<Pings>,
    /// The language they want to be answered in.
    pub(super) language: Option<Language>,
}

impl Bot {
    /// Remembers what the person chose and shows all of it, with menus to choose otherwise.
    pub(super) async fn settings(
        &self,
        asker: &Asker,
        chosen: Chosen,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let mut person = self.tables().person(asker.id, &asker.name).await?;
        let before = person.clone();
        if let Some(pings) = chosen.pings {
            person.pings = Some(pings);
        }
        if let Some(language) = chosen.language {
            person.locale = match language {
                Language::Automatic => None,
                Language::Always(locale) => Some(locale.code().to_owned()),
            };
        }
        let is_changed = person != before;
        if is_changed {
            self.tables().choose(&person).await?;
        }
        let pings = self.tables().pings_of(&person, asker.guild).await?;
        let message = settings_message(asker.words(&person), &person, pings, is_changed);
        Ok(Self::panel_answer(message, is_on_panel))
    }
}

/// The settings of a person in the language they have just chosen.
fn settings_message(words: &Words, person: &Person, told: Pings, is_saved: bool) -> Outgoing {
    let language = Language::from(person.locale.as_deref());
    let mut lines = vec![
        Msg::new("settings-intro"),
        Msg::new("settings-pings").with("choice", Msg::new(pings_key(told))),
        Msg::new("settings-language").with("choice", Msg::new(language_key(language))),
    ];
    if is_saved {
        lines.insert(0, Msg::new("settings-saved"));
    }
    let pings = Pings::ALL.map(|pings| {
        let is_chosen = pings == told;
        (Press::Pings(pings), pings_key(pings), is_chosen)
    });
    let languages = [Language::Automatic]
        .into_iter()
        .chain(Locale::ALL.map(Language::Always))
        .map(|other| {
            (
                Press::Language(other),
                language_key(other),
                other == language,
            )
        });
    let rows = vec![
        menu(words, "pings", pings.into_iter()),
        menu(words, "language", languages),
    ];
    Outgoing::private(words.lines(&lines, &|_| String::new())).rows(rows)
}
