//! Pages that say how a person has done.

use serenity::all::CreateActionRow;

use crate::answers::answer::Answer;
use crate::answers::asker::{name_in_text, picture_name, plain_name};
use crate::answers::controls::{entry, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::saying::sentences;
use crate::i18n::Words;
use crate::model::Route as Any;
use crate::model::route::stats::Route;
use crate::present::stats::{Among, PlayerName, StatsPage};
use crate::present::{Msg, WrittenName, game_name};
use crate::table::{Person, PersonId, PersonName, Stats, TableError};
use crate::wire::message::{File, Outgoing};

struct Screen {
    stats: Stats,
    of: PersonId,
    called: Called,
    is_own: bool,
    picture: Option<File>,
}

/// # Errors
/// If the person does not want to be seen.
pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    answer_about(ctx, route, None).await
}

/// Like [`answer`], where what the person is called here may be known.
pub async fn answer_about(
    ctx: &Ctx,
    route: Route,
    called: Option<&PersonName>,
) -> Result<Answer, TableError> {
    let screen = load(ctx, route, called).await?;
    Ok(Answer::screen(screen.render(ctx.words)))
}

async fn load(ctx: &Ctx, route: Route, called: Option<&PersonName>) -> Result<Screen, TableError> {
    let Route::Page(of, page) = route;
    let person = shown_person(ctx, of, called).await?;
    let called = Called::new(&person, ctx.words);
    let stats = ctx
        .tables()
        .stats(of, ctx.asker.id, page, called.name())
        .await?;
    let picture = match &stats.face {
        Some(face) => {
            let alt = sentences(&face.alt, ctx.words, &|_| String::new());
            ctx.extra_picture(face, "rating.png", &alt).await
        }
        None => None,
    };
    Ok(Screen {
        stats,
        of,
        called,
        is_own: of == ctx.asker.id,
        picture,
    })
}

struct Called {
    in_text: WrittenName,
    plain: WrittenName,
    drawn: String,
}

impl Called {
    fn new(person: &Person, words: &Words) -> Self {
        if person.id.is_anonymous() {
            let word = words.plain("seat-anonymous");
            let name = WrittenName::plain(&word, "");
            return Self {
                in_text: name.clone(),
                plain: name,
                drawn: picture_name(&word, words),
            };
        }
        Self {
            in_text: name_in_text(person.id, &person.name),
            plain: plain_name(person.id, &person.name),
            drawn: picture_name(person.name.unescaped(), words),
        }
    }

    fn name(&self) -> PlayerName<'_> {
        PlayerName {
            in_text: &self.in_text,
            plain: &self.plain,
            drawn: &self.drawn,
        }
    }
}

async fn shown_person(
    ctx: &Ctx,
    of: PersonId,
    called: Option<&PersonName>,
) -> Result<Person, TableError> {
    if of == ctx.asker.id {
        return Ok(ctx.asker.stranger());
    }
    let known = ctx.tables().store().person(of).await?;
    let name = called.cloned();
    let name = name.or_else(|| known.map(|known| known.name));
    Ok(Person::new(of, name.unwrap_or_default()))
}

impl Screen {
    fn render(self, words: &Words) -> Outgoing {
        let text = match &self.stats.face {
            Some(face) => words.texts(&face.text),
            None => words.text(&self.nothing()),
        };
        Outgoing {
            picture: self.picture,
            ..Outgoing::private(text).rows(rows(self.of, &self.stats, words))
        }
    }

    fn nothing(&self) -> Msg {
        let player = &self.called.in_text;
        match (self.is_own, self.stats.page) {
            (true, StatsPage::Overview) => Msg::new("stats-nothing-yours"),
            (true, StatsPage::Game(game, _)) => {
                Msg::new("stats-nothing-yours-in").with("game", game_name(game))
            }
            (false, StatsPage::Overview) => Msg::new("stats-nothing").with("player", player),
            (false, StatsPage::Game(game, _)) => Msg::new("stats-nothing-in")
                .with("player", player)
                .with("game", game_name(game)),
        }
    }
}

/// A menu of the pages, and a button to the matches in other company.
fn rows(of: PersonId, stats: &Stats, words: &Words) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    if !stats.games.is_empty() {
        rows.push(pages(of, stats, words));
    }
    if let (StatsPage::Game(game, _), Some(other)) = (stats.page, stats.other) {
        let key = match other {
            Among::People => "button-stats-people",
            Among::Computers => "button-stats-computers",
        };
        let route = Route::Page(of, StatsPage::Game(game, other));
        let button = secondary(route, words, key);
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
    rows
}

fn pages(of: PersonId, stats: &Stats, words: &Words) -> CreateActionRow {
    let overview = (StatsPage::Overview, Msg::new("stats-all-games"));
    let games = stats.games.iter().map(|&game| {
        // The page that is open keeps its company, and counts as chosen.
        let page = match stats.page {
            StatsPage::Game(open, _) if open == game => stats.page,
            _ => StatsPage::Game(game, Among::People),
        };
        (page, game_name(game))
    });
    let options = [overview].into_iter().chain(games).map(|(page, label)| {
        let label = words.text(&label);
        entry(Route::Page(of, page), &label).default_selection(page == stats.page)
    });
    CreateActionRow::SelectMenu(menu(&Any::menu("stats"), options.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Locale, words};

    #[test]
    fn a_curve_is_never_without_a_name() {
        for (locale, name, drawn) in [
            (Locale::English, "🎲 Anna", "Anna"),
            (Locale::English, "நிலா", "Player 1"),
            (Locale::Dutch, "🔥🔥", "Speler 1"),
        ] {
            let person = Person::new(PersonId(1), name);
            assert_eq!(Called::new(&person, words(locale)).drawn, drawn);
        }
    }
}
