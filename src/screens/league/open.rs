//! How a season is opened, and the seasons that were.

use std::time::Duration;

use serenity::all::CreateActionRow;

use crate::answers::answer::Answer;
use crate::answers::choices::clock_key;
use crate::answers::controls::{entry, menu, secondary, success};
use crate::answers::ctx::Ctx;
use crate::model::Route as Any;
use crate::model::route::league::Route;
use crate::present::{Msg, game_name};
use crate::screens::opening::lacking;
use crate::table::{GameKind, NewSeason, Pace, Phase, Refusal, TableError};
use crate::wire::message::Outgoing;

/// What is chosen in the form: the game, how long everything may take, and in how many days it begins.
type Form = (GameKind, Pace, u8);

/// In how many days a season can begin.
const BEGINS: [u8; 3] = [1, 3, 7];

/// What is chosen in the form before anybody chooses.
const USUAL: Form = (GameKind::Classic, Pace::Calm, 3);

/// That no season is played, and how to open one.
pub fn nothing(ctx: &Ctx, has_past: bool) -> Answer {
    let (game, pace, days) = USUAL;
    let words = ctx.words;
    let is_manager = ctx.asker.may_manage();
    let open = is_manager.then(|| {
        let form = Route::Form(game, pace, days);
        success(form, words, "button-league-open")
    });
    let past = has_past.then(|| secondary(Route::Past, words, "button-league-past"));
    let buttons = open.into_iter().chain(past).collect();
    let key = if is_manager {
        "league-nothing-manager"
    } else {
        "league-nothing"
    };
    super::private(ctx, &Msg::new(key), buttons)
}

/// What the season is to be like: the whole choice is in each control.
///
/// # Errors
/// If the person does not manage the server.
pub fn form(ctx: &Ctx, (game, pace, days): Form) -> Result<Answer, TableError> {
    ctx.asker.managed()?;
    let words = ctx.words;
    let games = GameKind::ALL.map(|other| {
        let form = Route::Form(other, pace, days);
        entry(form, &words.text(&game_name(other))).default_selection(other == game)
    });
    let paces = Pace::ALL.map(|other| {
        let form = Route::Form(game, other, days);
        entry(form, &words.text(&of_pace("league-pace", other))).default_selection(other == pace)
    });
    let begins = BEGINS.map(|other| {
        let text = Msg::new("league-begins-in").with("days", other);
        let form = Route::Form(game, pace, other);
        entry(form, &words.text(&text)).default_selection(other == days)
    });
    let chosen = |name, entries| CreateActionRow::SelectMenu(menu(&Any::menu(name), entries));
    let open = Route::Open(game, pace, days);
    let open = success(open, words, "button-league-open");
    let rows = vec![
        chosen("league-game", games.to_vec()),
        chosen("league-pace", paces.to_vec()),
        chosen("league-begins", begins.to_vec()),
        CreateActionRow::Buttons(vec![open]),
    ];
    let text = of_pace("league-form", pace)
        .with("game", game_name(game))
        .with("begins", days);
    Ok(Answer::screen(
        Outgoing::private(words.text(&text)).rows(rows),
    ))
}

/// A sentence about how long everything takes.
pub fn of_pace(key: &'static str, pace: Pace) -> Msg {
    Msg::new(key)
        .with("clock", Msg::new(clock_key(Some(pace.clock()))))
        .with("days", pace.days())
        .with("pace", pace.slug())
}

/// Opens a season in the channel where the person asks.
///
/// # Errors
/// If the person does not manage the server, or it has a season.
pub async fn open(ctx: &Ctx, (game, pace, days): Form) -> Result<Answer, TableError> {
    let asker = &ctx.asker;
    let guild = asker.managed()?;
    let lacking = lacking(asker);
    if !lacking.is_empty() {
        let refusal = Msg::new("refuse-missing-permission").with("permissions", lacking);
        return Ok(super::private(ctx, &refusal, Vec::new()));
    }
    let at = ctx.tables().now();
    let days = days.clamp(1, 7);
    let new = NewSeason {
        guild,
        channel: asker.channel,
        host: ctx.person()?.clone(),
        locale: asker.public_locale.code().to_owned(),
        game,
        pace,
        begins_at: at.after(Duration::from_hours(24) * days.into()),
        at,
    };
    let seasons = ctx.tables().seasons();
    let id = seasons.open(&new).await?;
    super::show_season(&ctx.bot, &seasons.state(id).await?).await?;
    let manage = secondary(Route::Manage(id), ctx.words, "button-league-manage");
    Ok(super::private(
        ctx,
        &Msg::new("league-opened"),
        vec![manage],
    ))
}

/// The seasons of the server, newest first.
///
/// # Errors
/// If nobody is on a server.
pub async fn past(ctx: &Ctx) -> Result<Answer, TableError> {
    let guild = ctx.asker.guild.ok_or(Refusal::OnlyOnServer)?;
    let seasons = ctx.tables().seasons();
    let mut lines = vec![Msg::new("league-past")];
    let mut entries = Vec::new();
    for season in seasons.of(guild).await? {
        if season.phase != Phase::Closed {
            continue;
        }
        let state = seasons.state(season.id).await?;
        let line = Msg::new("league-past-line")
            .with("number", season.number)
            .with("game", game_name(season.game))
            .with("name", super::message::names(state.winners()));
        entries.push(entry(
            Route::Table(season.id),
            &ctx.words
                .text(&Msg::new("league-title").with("number", season.number)),
        ));
        lines.push(line);
    }
    if entries.is_empty() {
        return Ok(super::private(ctx, &Msg::new("league-no-past"), Vec::new()));
    }
    let tables = CreateActionRow::SelectMenu(menu(&Any::menu("league-past"), entries));
    let text = ctx.words.texts(&lines);
    Ok(Answer::screen(Outgoing::private(text).rows(vec![tables])))
}
