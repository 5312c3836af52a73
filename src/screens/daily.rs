//! The daily roll: a private panel that is played on, the line to share, the server's table, and what can be checked.
//!
//! Everything is an answer to an interaction, so that it works everywhere a person has installed the bot.

mod end;
pub mod morning;
mod proofs;
mod table;

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, name_in_text, names};
use crate::answers::controls::{Controls, button, entry, game_rows, menu};
use crate::answers::ctx::Ctx;
use crate::answers::refusals::in_words;
use crate::answers::saying::{alt_text, picture_names, sentences};
use crate::i18n::Words;
use crate::kernel::{BySeat, Turn};
use crate::model::Route as Any;
use crate::model::route::daily::{At, Route};
use crate::present::{Msg, Press};
use crate::table::{
    AttemptKey, DailyAct, DailyEnd, DailyPanel, DailySpan, Day, Occupant, Person, PersonId,
    PersonName, Refusal, TableError, daily_number,
};
use crate::wire::message::{File, Outgoing};
use end::{Comparison, compare, end_lines};
use table::{share, table};

pub use proofs::proofs;

impl Controls for At {
    fn route(self, press: &Press) -> Any {
        Any::Daily(match press {
            Press::Act(action) => Route::Act(self, action.clone().into()),
            Press::Focus(what) => Route::Focus(self, what.clone().into()),
            Press::TakeBack => Route::Undo(self),
            // A player who is alone prepares nothing.
            Press::Unfocus | Press::Prepare(_) | Press::Withdraw => Route::Unfocus(self),
        })
    }

    fn menu(self, name: &str) -> String {
        Any::menu(&format!("daily.{name}"))
    }
}

/// Answers a button of the daily roll.
///
/// # Errors
/// If the person may not do or see that.
pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    match route {
        Route::Today => today(ctx).await,
        Route::Share(day) => share(ctx, day).await,
        Route::Table(last, span) => table(ctx, last, span).await,
        Route::Proof => proofs(ctx, None).await,
        Route::Practise(day) => {
            let (person, naming) = (ctx.person()?, naming(ctx.words));
            let panel = ctx.tables().daily().practise(day, person, &naming).await?;
            screen(ctx, panel).await
        }
        Route::Act(at, action) => act(ctx, at, DailyAct::Choose(action.as_str())).await,
        Route::Roll(at) => act(ctx, at, DailyAct::Roll).await,
        Route::Undo(at) => act(ctx, at, DailyAct::TakeBack).await,
        Route::Focus(at, what) => panel(ctx, at, Some(what.as_str())).await,
        Route::Unfocus(at) => panel(ctx, at, None).await,
    }
}

async fn act(ctx: &Ctx, at: At, act: DailyAct<'_>) -> Result<Answer, TableError> {
    let (person, naming, key) = (ctx.person()?, naming(ctx.words), key(ctx, at));
    let daily = ctx.tables().daily();
    let acted = daily.act(key, at.version, person, act, &naming);
    screen(ctx, acted.await?).await
}

/// The panel of today's roll.
pub async fn today(ctx: &Ctx) -> Result<Answer, TableError> {
    let (person, naming) = (ctx.person()?, naming(ctx.words));
    let daily = ctx.tables().daily();
    let panel = daily.current(person, ctx.asker.guild, &naming).await?;
    screen(ctx, panel).await
}

/// Another person's sheet of today.
///
/// # Errors
/// If either of the two has not finished today's roll.
pub async fn sheet_of(ctx: &Ctx, id: PersonId, name: &PersonName) -> Result<Answer, TableError> {
    let other = Person {
        id,
        name: name.clone(),
        locale: None,
        pings: None,
    };
    let naming = naming(ctx.words);
    let daily = ctx.tables().daily();
    let panel = daily.sheet_of(&other, ctx.asker.id, &naming).await?;
    let points = panel.end.as_ref().map_or(0, |end| end.points);
    let line = Msg::new("daily-sheet-of")
        .with("name", name_in_text(id, name))
        .with("number", daily_number(panel.key.day))
        .with("points", points);
    let text = ctx.words.text(&line);
    Ok(Answer::screen(Outgoing {
        picture: picture(ctx, &panel).await,
        ..Outgoing::private(text)
    }))
}

async fn panel(ctx: &Ctx, at: At, focus: Option<&str>) -> Result<Answer, TableError> {
    let (person, naming) = (ctx.person()?, naming(ctx.words));
    let daily = ctx.tables().daily();
    let mut panel = daily.panel(key(ctx, at), person, focus, &naming).await?;
    if panel.version != at.version && panel.end.is_none() {
        panel = daily.panel(key(ctx, at), person, None, &naming).await?;
        panel.refused = Some(Refusal::Stale);
    }
    screen(ctx, panel).await
}

fn key(ctx: &Ctx, at: At) -> AttemptKey {
    AttemptKey {
        day: at.day,
        person: ctx.asker.id,
        is_practice: at.is_practice,
    }
}

fn naming(words: &'static Words) -> impl Fn(&BySeat<Occupant>, &str) -> BySeat<String> + use<> {
    move |seats, _| picture_names(seats, words)
}

async fn picture(ctx: &Ctx, panel: &DailyPanel) -> Option<File> {
    let alt = alt_text(&panel.face, &panel.seats, ctx.words);
    if ctx.bot.load().has_time_for_panels() {
        ctx.picture(&panel.face, "daily.png", &alt).await
    } else {
        None
    }
}

async fn screen(ctx: &Ctx, panel: DailyPanel) -> Result<Answer, TableError> {
    let picture = picture(ctx, &panel).await;
    let is_compared = |end: &DailyEnd| end.strong.is_some() && end.losses.is_some();
    let comparison = match &panel.end {
        Some(end) if !is_compared(end) => compare(ctx, panel.key),
        Some(_) | None => Comparison::Known,
    };
    let past = match panel.end {
        Some(_) => ctx.tables().daily().days().past().await?,
        None => Vec::new(),
    };
    let on_server = ctx.asker.guild.is_some();
    Ok(Answer::screen(Outgoing {
        picture,
        ..Outgoing::private(text(&panel, comparison, ctx.words))
            .rows(rows(&panel, comparison, &past, on_server, ctx.words))
    }))
}

fn text(panel: &DailyPanel, comparison: Comparison, words: &Words) -> String {
    let mentions = mentions(&panel.seats, words);
    let title = Msg::new(if panel.key.is_practice {
        "daily-title-practice"
    } else {
        "daily-title"
    });
    let mut lines = vec![title.with("number", daily_number(panel.key.day))];
    let mut text = String::new();
    if let Some(refused) = &panel.refused {
        text = format!("{}\n", in_words(refused, words));
    }
    if let Some(end) = &panel.end {
        lines.extend(end_lines(end, comparison));
        return text + &words.texts(&lines);
    }
    text += &words.texts(&lines);
    if !panel.news.is_empty() {
        text = format!("{text}\n{}", sentences(&panel.news, words, &mentions));
    }
    match panel.turn {
        Turn::Chance => format!("{text}\n{}", words.plain("daily-chosen")),
        Turn::Seats(_) | Turn::Over => {
            format!("{text}\n{}", words.lines(&panel.face.text, &mentions))
        }
    }
}

fn rows(
    panel: &DailyPanel,
    comparison: Comparison,
    past: &[Day],
    on_server: bool,
    words: &Words,
) -> Vec<CreateActionRow> {
    let at = At {
        day: panel.key.day,
        is_practice: panel.key.is_practice,
        version: panel.version,
    };
    let to = |route: Route, key, style| button(route, words, key, style);
    if panel.end.is_some() {
        let mut row = Vec::new();
        if !at.is_practice {
            row.push(to(
                Route::Share(at.day),
                "button-daily-share",
                ButtonStyle::Success,
            ));
        }
        if on_server {
            let table = Route::Table(at.day, DailySpan::Day);
            row.push(to(table, "button-daily-table", ButtonStyle::Secondary));
        }
        if comparison != Comparison::Known {
            let again = Route::Unfocus(at);
            row.push(to(again, "button-daily-compare", ButtonStyle::Secondary));
        }
        row.push(to(Route::Proof, "button-check", ButtonStyle::Secondary));
        let mut rows = vec![CreateActionRow::Buttons(row)];
        if !past.is_empty() {
            rows.push(practice(past, words));
        }
        return rows;
    }
    let undo = panel
        .may_undo
        .then(|| to(Route::Undo(at), "button-take-back", ButtonStyle::Secondary));
    let own: Vec<_> = match panel.turn {
        Turn::Chance => {
            let roll = to(Route::Roll(at), "button-daily-roll", ButtonStyle::Primary);
            [roll].into_iter().chain(undo).collect()
        }
        Turn::Seats(_) | Turn::Over => undo.into_iter().collect(),
    };
    let names = names(&panel.seats, words);
    let n_more = usize::from(!own.is_empty());
    let mut rows = game_rows(at, &panel.face.rows, n_more, words, &names);
    if !own.is_empty() {
        rows.push(CreateActionRow::Buttons(own));
    }
    rows
}

fn practice(past: &[Day], words: &Words) -> CreateActionRow {
    let entries = past.iter().map(|&day| {
        let label = Msg::new("daily-practise").with("number", daily_number(day));
        entry(Route::Practise(day), &words.text(&label))
    });
    let menu = menu(&Any::menu("daily.past"), entries.collect());
    CreateActionRow::SelectMenu(menu.placeholder(words.plain("daily-past")))
}
