//! What a person chooses for themselves: by options of the command, or by the menus of its answer.

pub mod route;

use super::answer::Answer;
use super::choices::{language_key, menu, pings_key};
use super::ctx::Ctx;
use super::language::Language;
use super::message::Outgoing;
use crate::i18n::Words;
use crate::present::Msg;
use crate::table::{Person, Pings, TableError};
use route::Route;

/// Something a person chose; what is `None` stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    /// How they want to be told of their turn.
    pub pings: Option<Pings>,
    /// The language they want to be answered in.
    pub language: Option<Language>,
}

impl From<Route> for Chosen {
    fn from(route: Route) -> Self {
        let (mut pings, mut language) = (None, None);
        match route {
            Route::Show => {}
            Route::Pings(chosen) => pings = Some(chosen),
            Route::Language(chosen) => language = Some(chosen),
        }
        Self { pings, language }
    }
}

/// The settings of a person.
struct Screen {
    person: Person,
    /// How they are told of their turn where they ask.
    told: Pings,
    /// Whether they have just changed something.
    is_saved: bool,
}

/// Remembers what the person chose and shows all of it, with menus to choose otherwise.
///
/// # Errors
/// If the database fails.
pub async fn answer(ctx: &Ctx, chosen: Chosen) -> Result<Answer, TableError> {
    let person = act(ctx, chosen).await?;
    let screen = load(ctx, person).await?;
    // In the language that they have just chosen.
    let words = ctx.asker.words(&screen.person);
    Ok(Answer::screen(screen.render(words)))
}

async fn act(ctx: &Ctx, chosen: Chosen) -> Result<Person, TableError> {
    let before = ctx.person()?;
    let mut person = before.clone();
    person.pings = chosen.pings.or(person.pings);
    if let Some(language) = chosen.language {
        person.locale = language.code();
    }
    if person != *before {
        ctx.tables().choose(&person).await?;
    }
    Ok(person)
}

async fn load(ctx: &Ctx, person: Person) -> Result<Screen, TableError> {
    Ok(Screen {
        told: ctx.tables().pings_of(&person, ctx.asker.guild).await?,
        is_saved: person != *ctx.person()?,
        person,
    })
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let (told, language) = (self.told, Language::from(self.person.locale.as_deref()));
        let mut lines = vec![
            Msg::new("settings-intro"),
            Msg::new("settings-pings").with("choice", Msg::new(pings_key(told))),
            Msg::new("settings-language").with("choice", Msg::new(language_key(language))),
        ];
        if self.is_saved {
            lines.insert(0, Msg::new("settings-saved"));
        }
        let pings = Pings::ALL.map(|other| (Route::Pings(other), pings_key(other), other == told));
        let languages = Language::all().map(|other| {
            (
                Route::Language(other),
                language_key(other),
                other == language,
            )
        });
        let rows = vec![
            menu(words, "pings", pings.into_iter()),
            menu(words, "language", languages),
        ];
        Outgoing::private(words.texts(&lines)).rows(rows)
    }
}
