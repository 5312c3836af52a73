//! The deals of days: a private panel that is played on, the line to share, the server's table, and what can be checked.
//!
//! Everything is an answer to an interaction, so that it works everywhere a person has installed the bot.

mod end;
pub mod morning;
mod proofs;
mod table;

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, name_in_text, names};
use crate::answers::controls::{Controls, button, entry, game_rows, menu, secondary, unicode};
use crate::answers::ctx::Ctx;
use crate::answers::refusals::in_words;
use crate::answers::saying::{alt_text, picture_names, sentences};
use crate::i18n::Words;
use crate::kernel::Turn;
use crate::model::Route as Any;
use crate::model::route::daily::{At, Route};
use crate::model::route::replay;
use crate::present::{Emblem, Face, Msg, Press};
use crate::screens::evening;
use crate::table::{
    AttemptKey, DailyAct, DailyEnd, DailyGame, DailySpan, DailyTry, Day, Deal, Occasion, PersonId,
    PersonName, Refusal, TableError, daily_number,
};
use crate::wire::message::{File, Outgoing};
use end::end_lines;
pub use end::signed;
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

pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    match route {
        Route::Today(game) => today(ctx, game).await,
        Route::Share(deal) => share(ctx, deal).await,
        Route::Table(last, span) => table(ctx, last, span).await,
        Route::Proof(game) => proofs(ctx, None, &[game]).await,
        Route::Practise(deal) => {
            let daily = ctx.tables().daily();
            let attempt = daily.practise(deal, ctx.person()?).await?;
            screen(ctx, &attempt, None).await
        }
        Route::Act(at, action) => act(ctx, at, DailyAct::Choose(action.as_str())).await,
        Route::Roll(at) => act(ctx, at, DailyAct::Roll).await,
        Route::Undo(at) => act(ctx, at, DailyAct::TakeBack).await,
        Route::Focus(at, what) => panel(ctx, at, Some(what.as_str())).await,
        Route::Unfocus(at) => panel(ctx, at, None).await,
    }
}

async fn act(ctx: &Ctx, at: At, act: DailyAct<'_>) -> Result<Answer, TableError> {
    let acted = ctx.tables().daily().act(key(ctx, at), at.version, act);
    screen(ctx, &acted.await?, None).await
}

pub async fn today(ctx: &Ctx, game: DailyGame) -> Result<Answer, TableError> {
    let daily = ctx.tables().daily();
    let current = daily.current(game, ctx.person()?, ctx.asker.guild);
    screen(ctx, &current.await?, None).await
}

/// How another person's deal of today ended.
///
/// # Errors
/// If either of the two has not finished it.
pub async fn sheet_of(
    ctx: &Ctx,
    game: DailyGame,
    id: PersonId,
    name: &PersonName,
) -> Result<Answer, TableError> {
    let daily = ctx.tables().daily();
    let theirs = daily.sheet_of(game, id, ctx.asker.id).await?;
    let points = theirs.end.as_ref().map_or(0, |end| end.points);
    let line = of(theirs.key.deal, "daily-sheet-of")
        .with("name", name_in_text(id, name))
        .with("points", points);
    let text = ctx.words.text(&line);
    Ok(Answer::screen(Outgoing {
        picture: picture(ctx, &theirs, &face(ctx, &theirs, None)).await,
        ..Outgoing::private(text)
    }))
}

async fn panel(ctx: &Ctx, at: At, focus: Option<&str>) -> Result<Answer, TableError> {
    let mut attempt = ctx.tables().daily().attempted(key(ctx, at)).await?;
    let is_stale = attempt.version() != at.version && attempt.end.is_none();
    if is_stale {
        attempt.refused = Some(Refusal::Stale);
    } else if let Some(action) = focus.and_then(|what| attempt.action_of(what)) {
        return act(ctx, at, DailyAct::Choose(&action)).await;
    }
    screen(ctx, &attempt, focus.filter(|_| !is_stale)).await
}

fn key(ctx: &Ctx, at: At) -> AttemptKey {
    AttemptKey {
        deal: at.deal,
        person: ctx.asker.id,
        is_practice: at.is_practice,
    }
}

/// Sheet, words and controls with a detail picked.
fn face(ctx: &Ctx, attempt: &DailyTry, focus: Option<&str>) -> Face {
    attempt.face(focus, &picture_names(attempt.seats(), ctx.words))
}

async fn picture(ctx: &Ctx, attempt: &DailyTry, face: &Face) -> Option<File> {
    let alt = alt_text(face, attempt.seats(), ctx.words);
    if ctx.bot.load().has_time_for_panels() {
        ctx.picture(face, "daily.png", &alt).await
    } else {
        None
    }
}

/// A panel of a try.
pub async fn screen(
    ctx: &Ctx,
    attempt: &DailyTry,
    focus: Option<&str>,
) -> Result<Answer, TableError> {
    let face = face(ctx, attempt, focus);
    let picture = picture(ctx, attempt, &face).await;
    let Some(end) = &attempt.end else {
        let news = match focus {
            Some(_) => Vec::new(),
            None => attempt.news(),
        };
        return Ok(Answer::screen(Outgoing {
            picture,
            ..Outgoing::private(text(attempt, &face, &news, ctx.words))
                .rows(rows(attempt, &face, ctx.words))
        }));
    };
    if let Occasion::Evening(..) = attempt.key.deal.occasion {
        let text = refused(attempt, ctx.words) + &ctx.words.texts(&evening_lines(attempt, end));
        return Ok(Answer::screen(Outgoing {
            picture,
            ..Outgoing::private(text)
        }));
    }
    let game = attempt.key.deal.game;
    let past = ctx.tables().daily().past_deals(game, ctx.asker.id).await?;
    let mut lines = vec![title(attempt), result(attempt, end)];
    lines.extend(end_lines(game, end));
    let text = refused(attempt, ctx.words) + &ctx.words.texts(&lines);
    let on_server = ctx.asker.guild.is_some();
    Ok(Answer::screen(Outgoing {
        picture,
        ..Outgoing::private(text).rows(end_rows(attempt, &past, on_server, ctx.words))
    }))
}

fn at(attempt: &DailyTry) -> At {
    At {
        deal: attempt.key.deal,
        is_practice: attempt.key.is_practice,
        version: attempt.version(),
    }
}

fn title(attempt: &DailyTry) -> Msg {
    if let Occasion::Evening(_, nth) = attempt.key.deal.occasion {
        return match attempt.closes_at.filter(|_| attempt.end.is_none()) {
            Some(at) => Msg::new("evening-title-ends").with("at", evening::from_now(at)),
            None => Msg::new("evening-title"),
        }
        .with("nth", nth);
    }
    let title = if attempt.key.is_practice {
        "daily-title-practice"
    } else {
        "daily-title"
    };
    of(attempt.key.deal, title)
}

/// How a try at the deal of an evening has ended: what others have reached is shown to nobody before the deal is over.
fn evening_lines(attempt: &DailyTry, end: &DailyEnd) -> Vec<Msg> {
    let lead = Msg::new("evening-finished").with("lead", signed(end.score));
    vec![title(attempt), result(attempt, end), lead]
}

fn result(attempt: &DailyTry, end: &DailyEnd) -> Msg {
    Msg::new("daily-result")
        .with("points", end.points)
        .with("other", end.other)
        .with("level", attempt.level().slug())
}

/// Words that name a deal.
fn of(deal: Deal, key: &'static str) -> Msg {
    Msg::new(key)
        .with("game", deal.game.kind().slug())
        .with("number", deal.day().map_or(0, daily_number))
}

/// The line of what just went wrong.
fn refused(attempt: &DailyTry, words: &Words) -> String {
    let refused = attempt.refused.as_ref();
    refused.map_or_else(String::new, |refused| {
        format!("{}\n", in_words(refused, words))
    })
}

/// What is said of a try that goes on.
fn text(attempt: &DailyTry, face: &Face, news: &[Msg], words: &Words) -> String {
    let mentions = mentions(attempt.seats(), words);
    let mut text = refused(attempt, words) + &words.text(&title(attempt));
    if !news.is_empty() {
        text = format!("{text}\n{}", sentences(news, words, &mentions));
    }
    match attempt.turn() {
        Turn::Chance => format!("{text}\n{}", words.plain("daily-chosen")),
        Turn::Seats(_) | Turn::Over => {
            format!("{text}\n{}", words.lines(&face.text, &mentions))
        }
    }
}

/// The controls of a try that is over.
fn end_rows(
    attempt: &DailyTry,
    past: &[(Day, Option<i32>)],
    on_server: bool,
    words: &Words,
) -> Vec<CreateActionRow> {
    let at = at(attempt);
    let to = |route: Route, key, style| button(route, words, key, style);
    let mut row = Vec::new();
    if !at.is_practice {
        row.push(to(
            Route::Share(at.deal),
            "button-share",
            ButtonStyle::Success,
        ));
    }
    if on_server {
        let table = Route::Table(at.deal, DailySpan::Day);
        row.push(to(table, "button-daily-table", ButtonStyle::Secondary));
    }
    let review = (attempt.match_ref(), replay::Route::Review);
    row.push(secondary(review, words, "button-daily-compare"));
    let proof = Route::Proof(at.deal.game);
    row.push(to(proof, "button-check", ButtonStyle::Secondary));
    let mut rows = vec![CreateActionRow::Buttons(row)];
    if !past.is_empty() {
        rows.push(practice(at.deal.game, past, words));
    }
    rows
}

/// The controls of a try that goes on.
fn rows(attempt: &DailyTry, face: &Face, words: &Words) -> Vec<CreateActionRow> {
    let at = at(attempt);
    let to = |route: Route, key, style| button(route, words, key, style);
    // Some panels have that button themselves, and Discord takes no two with one custom id.
    let has_own = face
        .controls()
        .any(|control| control.press == Press::TakeBack);
    let undo = (attempt.may_undo() && !has_own)
        .then(|| to(Route::Undo(at), "button-take-back", ButtonStyle::Secondary));
    let roll = (attempt.turn() == Turn::Chance).then(|| {
        let roll = to(Route::Roll(at), "button-daily-roll", ButtonStyle::Primary);
        roll.emoji(unicode(Emblem::Die.unicode()))
    });
    let own: Vec<_> = roll.into_iter().chain(undo).collect();
    let names = names(attempt.seats(), words);
    let n_more = usize::from(!own.is_empty());
    let mut rows = game_rows(at, &face.rows, n_more, words, &names);
    if !own.is_empty() {
        rows.push(CreateActionRow::Buttons(own));
    }
    rows
}

fn practice(game: DailyGame, past: &[(Day, Option<i32>)], words: &Words) -> CreateActionRow {
    let entries = past.iter().map(|&(day, points)| {
        let label = match points {
            Some(points) => of(game.on(day), "daily-practise-again")
                .with("points", points)
                .with("lead", signed(points)),
            None => of(game.on(day), "daily-practise"),
        };
        entry(Route::Practise(game.on(day)), &words.text(&label))
    });
    let menu = menu(&Any::menu("daily.past"), entries.collect());
    CreateActionRow::SelectMenu(menu.placeholder(words.plain("daily-past")))
}
