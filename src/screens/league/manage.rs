//! What somebody who manages the server may do with a season. Each deed is in the log of the server.

use serenity::all::{CreateActionRow, CreateButton, CreateSelectMenuOption};

use crate::answers::answer::Answer;
use crate::answers::asker::{any_name, any_name_in_text};
use crate::answers::controls::{MAX_ROWS, danger, entry, menus, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::route::league::Route;
use crate::present::Msg;
use crate::table::{
    Entrant, PersonId, Phase, Refusal, SeasonDeed, SeasonId, SeasonRefusal, SeasonState, TableError,
};
use crate::wire::message::Outgoing;

/// A season of the server that the person manages.
async fn managed(ctx: &Ctx, id: SeasonId) -> Result<SeasonState, TableError> {
    let guild = ctx.asker.managed()?;
    let state = ctx.tables().seasons().state(id).await?;
    let is_here = guild == state.season.guild;
    Ok(is_here
        .then_some(state)
        .ok_or(Refusal::Season(SeasonRefusal::NoSuch))?)
}

/// What can be done with a season now. `said` is the key of what was just done.
///
/// # Errors
/// If the person does not manage the server.
pub async fn screen(
    ctx: &Ctx,
    id: SeasonId,
    said: Option<&'static str>,
) -> Result<Answer, TableError> {
    let state = managed(ctx, id).await?;
    let (season, words) = (&state.season, ctx.words);
    let mut lines: Vec<Msg> = said.map(Msg::new).into_iter().collect();
    lines.push(Msg::new("league-manage").with("number", season.number));
    let is_played = matches!(season.phase, Phase::Announced | Phase::Playing);
    let act = |deed, key| secondary(Route::Do(id, deed), words, key);
    let mut buttons = Vec::new();
    if season.paused_at.is_some() {
        buttons.push(act(SeasonDeed::GoOn, "button-league-go-on"));
    } else if is_played {
        buttons.push(act(SeasonDeed::Pause, "button-league-pause"));
    }
    if is_played && !season.is_extended {
        buttons.push(act(SeasonDeed::Extend, "button-league-extend"));
    }
    if season.phase == Phase::Counting {
        buttons.push(act(SeasonDeed::Confirm, "button-league-confirm"));
        buttons.push(act(SeasonDeed::Undo, "button-league-undo"));
    }
    let mut rows = Vec::new();
    if !state.is_over() {
        buttons.push(if season.again {
            act(SeasonDeed::Once, "button-league-once")
        } else {
            act(SeasonDeed::Again, "button-league-again")
        });
        let cancel = Route::Ask(id, SeasonDeed::Cancel);
        buttons.push(danger(cancel, words, "button-league-cancel"));
        if state.divisions.len() < 2 {
            let people: Vec<&Entrant> = state.entrants.iter().collect();
            rows = removal(&state, words, &people);
        }
    }
    if season.phase == Phase::Gathering {
        let barred = ctx.tables().seasons().barred(season).await?;
        let entries = barred.iter().map(|entrant| {
            let lift = Route::Lift(id, entrant.person);
            entry_of(lift, words, "league-lift-entry", entrant)
        });
        let entries: Vec<_> = entries.collect();
        let menus = menus("league-lift", &entries, words, "league-lift-pick");
        if let Some(menu) = menus.into_iter().next() {
            rows.truncate(MAX_ROWS - 2);
            rows.push(menu);
        }
    }
    rows.extend((!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons)));
    Ok(Answer::screen(
        Outgoing::private(words.texts(&lines)).rows(rows),
    ))
}

/// Menus of whom of these people can be taken out; with several divisions they are below the table of each.
pub fn removal(state: &SeasonState, words: &Words, people: &[&Entrant]) -> Vec<CreateActionRow> {
    if state.is_over() || state.season.phase == Phase::Counting {
        return Vec::new();
    }
    let people = people.iter().filter(|entrant| entrant.is_in());
    let entries = people.map(|entrant| {
        let ask = Route::AskToRemove(state.season.id, entrant.person);
        entry_of(ask, words, "league-remove-entry", entrant)
    });
    let entries: Vec<_> = entries.collect();
    let rows = menus("league-remove", &entries, words, "league-remove-pick");
    rows.into_iter().take(MAX_ROWS - 1).collect()
}

/// An entry of a menu that names somebody.
fn entry_of(
    route: Route,
    words: &Words,
    key: &'static str,
    entrant: &Entrant,
) -> CreateSelectMenuOption {
    let name = any_name(entrant.person, &entrant.name);
    entry(route, &words.text(&Msg::new(key).with("name", name)))
}

/// A question, with the button that answers yes.
fn asked(ctx: &Ctx, id: SeasonId, text: &Msg, yes: CreateButton) -> Answer {
    let back = secondary(Route::Manage(id), ctx.words, "button-back");
    super::private(ctx, text, vec![yes, back])
}

/// Asks whether that should really be done.
///
/// # Errors
/// If the person does not manage the server.
pub async fn ask(ctx: &Ctx, id: SeasonId, deed: SeasonDeed) -> Result<Answer, TableError> {
    let state = managed(ctx, id).await?;
    let text = Msg::new("league-ask-to-cancel").with("number", state.season.number);
    let cancel = danger(Route::Do(id, deed), ctx.words, "button-league-cancel");
    Ok(asked(ctx, id, &text, cancel))
}

/// # Errors
/// If the person does not manage the server, or it cannot be done now.
pub async fn act(ctx: &Ctx, id: SeasonId, deed: SeasonDeed) -> Result<Answer, TableError> {
    managed(ctx, id).await?;
    ctx.tables()
        .seasons()
        .manage(id, deed, ctx.asker.id)
        .await?;
    screen(ctx, id, Some(done(deed))).await
}

/// The key of the sentence that it is done.
const fn done(deed: SeasonDeed) -> &'static str {
    match deed {
        SeasonDeed::Open => "league-opened",
        SeasonDeed::Pause => "league-done-paused",
        SeasonDeed::GoOn => "league-done-resumed",
        SeasonDeed::Extend => "league-done-extended",
        SeasonDeed::Remove => "league-done-removed",
        SeasonDeed::Lift => "league-done-lifted",
        SeasonDeed::Cancel => "league-done-cancelled",
        SeasonDeed::Confirm => "league-done-confirmed",
        SeasonDeed::Undo => "league-done-undone",
        SeasonDeed::Again => "league-done-again",
        SeasonDeed::Once => "league-done-once",
    }
}

/// Asks whether a person should really be taken out.
///
/// # Errors
/// If the person does not manage the server, or the other does not take part.
pub async fn ask_to_remove(
    ctx: &Ctx,
    id: SeasonId,
    person: PersonId,
) -> Result<Answer, TableError> {
    let state = managed(ctx, id).await?;
    let entrant = state
        .entrant(person)
        .ok_or(Refusal::Season(SeasonRefusal::NotJoined))?;
    let name = any_name_in_text(entrant.person, &entrant.name);
    let text = Msg::new("league-ask-to-remove").with("name", name);
    let remove = danger(Route::Remove(id, person), ctx.words, "button-league-remove");
    Ok(asked(ctx, id, &text, remove))
}

/// Takes a person out.
///
/// # Errors
/// If the person does not manage the server, or the other does not take part.
pub async fn remove(ctx: &Ctx, id: SeasonId, person: PersonId) -> Result<Answer, TableError> {
    managed(ctx, id).await?;
    let seasons = ctx.tables().seasons();
    seasons.remove(id, person, ctx.asker.id).await?;
    screen(ctx, id, Some(done(SeasonDeed::Remove))).await
}

/// Lets a person join who left the season before.
///
/// # Errors
/// If the person does not manage the server, or nothing keeps the other from joining.
pub async fn lift(ctx: &Ctx, id: SeasonId, person: PersonId) -> Result<Answer, TableError> {
    managed(ctx, id).await?;
    ctx.tables()
        .seasons()
        .lift(id, person, ctx.asker.id)
        .await?;
    screen(ctx, id, Some(done(SeasonDeed::Lift))).await
}
