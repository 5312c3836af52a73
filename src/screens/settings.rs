//! What a person chooses for themselves: by options of the command, or by the menus of its answer.

use serenity::all::CreateActionRow;

use crate::answers::answer::Answer;
use crate::answers::asker::{name_in_text, plain_name};
use crate::answers::choices::{language_key, menu, pings_key};
use crate::answers::controls;
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::kernel::Timestamp;
use crate::model::Language;
use crate::model::route::settings::Route;
use crate::present::{Msg, WrittenName};
use crate::table::{Absence, ChallengeSettings, Person, PersonId, PersonName, Pings, TableError};
use crate::wire::message::Outgoing;

/// Something a person chose; what is `None` stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    pub pings: Option<Pings>,
    pub language: Option<Language>,
    pub challenges: Option<bool>,
    /// Whose challenges they take again.
    pub unblocked: Option<PersonId>,
    /// For how long they are away from now on.
    pub away: Option<Absence>,
}

pub const AWAY_DAYS: [u8; 9] = [1, 2, 3, 5, 7, 10, 14, 21, 30];

impl From<Route> for Chosen {
    fn from(route: Route) -> Self {
        let mut chosen = Self::default();
        match route {
            Route::Show => {}
            Route::Pings(pings) => chosen.pings = Some(pings),
            Route::Language(language) => chosen.language = Some(language),
            Route::ChallengesOn => chosen.challenges = Some(true),
            Route::ChallengesOff => chosen.challenges = Some(false),
            Route::Away(days) => chosen.away = Some(Absence::Days(days.into())),
            Route::NotAway => chosen.away = Some(Absence::Over),
            Route::Unblock(person) => chosen.unblocked = Some(person),
        }
        chosen
    }
}

struct Screen {
    person: Person,
    told: Pings,
    challenges: ChallengeSettings,
    away_until: Option<Timestamp>,
    is_saved: bool,
}

/// Remembers what the person chose and shows all of it, with menus to choose otherwise.
pub async fn answer(ctx: &Ctx, chosen: Chosen) -> Result<Answer, TableError> {
    let person = act(ctx, chosen).await?;
    let mut screen = load(ctx, person).await?;
    screen.is_saved |=
        chosen.challenges.is_some() || chosen.unblocked.is_some() || chosen.away.is_some();
    // In the language that they have just chosen.
    let words = ctx.asker.words(&screen.person);
    Ok(Answer::screen(screen.render(words)))
}

async fn act(ctx: &Ctx, chosen: Chosen) -> Result<Person, TableError> {
    let before = ctx.person()?;
    // First what may be refused, so that nothing is changed then.
    if let Some(absence) = chosen.away {
        for id in ctx.tables().go_away(before, absence).await? {
            ctx.bot.refresh(id);
        }
    }
    let mut person = before.clone();
    person.pings = chosen.pings.or(person.pings);
    if let Some(language) = chosen.language {
        person.locale = language.code();
    }
    if person != *before {
        ctx.tables().choose(&person).await?;
    }
    if let Some(takes) = chosen.challenges {
        let store = ctx.tables().store();
        store.set_takes_challenges(&person, takes).await?;
    }
    if let Some(blocked) = chosen.unblocked {
        let store = ctx.tables().store();
        store.unblock_person(person.id, blocked).await?;
    }
    Ok(person)
}

async fn load(ctx: &Ctx, person: Person) -> Result<Screen, TableError> {
    Ok(Screen {
        told: ctx.tables().pings_of(&person, ctx.asker.guild).await?,
        challenges: ctx.tables().store().challenge_settings(person.id).await?,
        away_until: ctx.tables().away_until(person.id).await?,
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
            Msg::new("settings-challenges").with(
                "choice",
                Msg::new(challenges_key(self.challenges.takes_challenges)),
            ),
        ];
        lines.extend(self.away_until.map(|until| {
            let when = format!("<t:{}:f>", until.seconds());
            Msg::new("settings-away").with("when", when)
        }));
        let blocked = &self.challenges.blocked;
        if !blocked.is_empty() {
            let names = blocked.iter().take(controls::MAX_ENTRIES);
            let names = WrittenName::list(names.map(|(id, name)| name_in_text(*id, name)));
            lines.push(Msg::new("settings-blocked").with("people", names));
        }
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
        let takes = [(true, Route::ChallengesOn), (false, Route::ChallengesOff)];
        let takes = takes.map(|(takes, route)| {
            let is_chosen = takes == self.challenges.takes_challenges;
            (route, challenges_key(takes), is_chosen)
        });
        let mut rows = vec![
            menu(words, "pings", pings.into_iter()),
            menu(words, "language", languages),
            menu(words, "challenges", takes.into_iter()),
            away_menu(words, self.away_until.is_some()),
        ];
        if !blocked.is_empty() {
            rows.push(blocked_menu(words, blocked));
        }
        Outgoing::private(words.texts(&lines)).rows(rows)
    }
}

fn away_menu(words: &Words, is_away: bool) -> CreateActionRow {
    let there = controls::entry(Route::NotAway, &words.plain("choice-away-none"));
    let days = AWAY_DAYS.map(|days| {
        let label = Msg::new("choice-away-days").with("days", u32::from(days));
        controls::entry(Route::Away(days), &words.text(&label))
    });
    let options = [there.default_selection(!is_away)].into_iter().chain(days);
    let id = crate::model::Route::menu("away");
    let menu = controls::menu(&id, options.collect());
    CreateActionRow::SelectMenu(menu.placeholder(words.plain("settings-pick-away")))
}

/// A menu of those whose challenges are not taken; choosing one takes that back.
fn blocked_menu(words: &Words, blocked: &[(PersonId, PersonName)]) -> CreateActionRow {
    let options = blocked
        .iter()
        .take(controls::MAX_ENTRIES)
        .map(|(id, name)| controls::entry(Route::Unblock(*id), plain_name(*id, name).as_str()));
    let id = crate::model::Route::menu("blocked");
    let menu = controls::menu(&id, options.collect());
    CreateActionRow::SelectMenu(menu.placeholder(words.plain("settings-pick-blocked")))
}

const fn challenges_key(takes_challenges: bool) -> &'static str {
    if takes_challenges {
        "choice-challenges-everybody"
    } else {
        "choice-challenges-nobody"
    }
}
