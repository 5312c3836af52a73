//! The table of a season as somebody asks for it: as a picture, and the same in words.

use std::cmp::Ordering;

use serenity::all::CreateActionRow;

use super::manage;
use crate::answers::answer::Answer;
use crate::answers::asker::{any_name, any_name_in_text, drawn_names, name_in_text};
use crate::answers::controls::{entry, menus, secondary, success};
use crate::answers::ctx::Ctx;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::model::route::games;
use crate::model::route::league::Route;
use crate::present::{Arg, LeagueLine, LeagueWords, Msg, game_name, league_scene};
use crate::table::{
    Entrant, PersonId, Phase, SeasonId, SeasonState, TableDivision, TableError, TableLine,
};
use crate::wire::message::{File, Outgoing};

/// How many of those who have joined are named.
const MAX_NAMED: usize = 40;

/// A season with the table of a division, of the person's own if none is asked for, and what the person can do. `said` is the key of
/// what they have just done.
pub async fn screen(
    ctx: &Ctx,
    id: SeasonId,
    wanted: Option<u8>,
    said: Option<&'static str>,
) -> Result<Answer, TableError> {
    let state = ctx.tables().seasons().state(id).await?;
    let nth = wanted.map_or_else(|| state.division_of(ctx.asker.id), |nth| Some(nth.into()));
    let nth = nth.filter(|&nth| nth < state.divisions.len()).unwrap_or(0);
    let mut lines: Vec<Msg> = said.map(Msg::new).into_iter().collect();
    lines.push(
        Msg::new("league-head")
            .with("number", state.season.number)
            .with("game", game_name(state.season.game)),
    );
    let mut rows = Vec::new();
    let mut drawn = None;
    if let Some(division) = state.divisions.get(nth) {
        let shows_places = state.shows_places(ctx.tables().now());
        let is_one_of_several = state.divisions.len() > 1;
        lines.extend(is_one_of_several.then(|| name_of(nth)));
        lines.extend(own_line(&state, division, ctx.asker.id, shows_places));
        lines.extend(division.lines.iter().enumerate().filter_map(|(at, line)| {
            let entrant = state.by_seed(line.entrant)?;
            let name = any_name_in_text(entrant.person, &entrant.name);
            let said = (entrant, name, shows_places);
            let line = in_words("league-line", &state, line, said);
            Some(line.with("next", arrow(next(&ctx.bot, &state, nth, at))))
        }));
        drawn = picture(&ctx.bot, (&state, division), ctx.words, Some(ctx.asker.id)).await;
        if is_one_of_several {
            rows = divisions(&state, nth, ctx.words);
            if ctx.asker.guild == Some(state.season.guild) && ctx.asker.may_manage() {
                let people = division.entrants.clone();
                let people: Vec<_> = people.filter_map(|seed| state.by_seed(seed)).collect();
                rows.extend(manage::removal(&state, ctx.words, &people));
            }
        }
    } else {
        lines.extend(joined(&state));
    }
    let own = state.entrant(ctx.asker.id);
    rows.push(CreateActionRow::Buttons(buttons(ctx, &state, own)));
    Ok(Answer::screen(Outgoing {
        picture: drawn,
        ..Outgoing::private(ctx.words.texts(&lines)).rows(rows)
    }))
}

fn joined(state: &SeasonState) -> Vec<Msg> {
    let people = &state.entrants;
    let at = state.season.begins_at.seconds();
    let joined = Msg::new("league-joined-by").with("joined", people.len());
    let mut lines = vec![joined.with("fromnow", format!("<t:{at}:R>"))];
    lines.extend(people.iter().take(MAX_NAMED).map(|entrant| {
        let name = name_in_text(entrant.person, &entrant.name);
        Msg::new("league-joined-name").with("name", name)
    }));
    if people.len() > MAX_NAMED {
        lines.push(Msg::new("evening-more").with("more", people.len() - MAX_NAMED));
    }
    lines
}

fn name_of(division: usize) -> Msg {
    Msg::new("league-division").with("division", division + 1)
}

/// Menus of all divisions.
fn divisions(state: &SeasonState, shown: usize, words: &Words) -> Vec<CreateActionRow> {
    let entry = |nth: u8| {
        let route = Route::Division(state.season.id, nth);
        let is_shown = usize::from(nth) == shown;
        entry(route, &words.text(&name_of(nth.into()))).default_selection(is_shown)
    };
    let entries: Vec<_> = (0..).take(state.divisions.len()).map(entry).collect();
    menus("league-division", &entries, words, "league-division-pick")
}

fn buttons(
    ctx: &Ctx,
    state: &SeasonState,
    own: Option<&Entrant>,
) -> Vec<serenity::all::CreateButton> {
    let (id, words) = (state.season.id, ctx.words);
    let is_in = own.is_some_and(Entrant::is_in);
    let mut buttons = Vec::new();
    if state.season.phase == Phase::Gathering && own.is_none() {
        buttons.push(success(Route::Join(id), words, "button-league-join"));
    }
    if is_in && state.is_drawn() {
        buttons.push(secondary(games::Route::Page(0), words, "button-my-matches"));
    }
    if is_in && !state.is_over() {
        buttons.push(secondary(
            Route::AskToLeave(id),
            words,
            "button-league-leave",
        ));
    }
    buttons.push(secondary(Route::Rules(id), words, "button-league-rules"));
    buttons.push(secondary(Route::Past, words, "button-league-past"));
    let is_here = ctx.asker.guild == Some(state.season.guild);
    if is_here && ctx.asker.may_manage() && !state.is_over() {
        buttons.push(secondary(Route::Manage(id), words, "button-league-manage"));
    }
    buttons
}

/// Where the person stands and may still end.
fn own_line(
    state: &SeasonState,
    division: &TableDivision,
    person: PersonId,
    shows_places: bool,
) -> Option<Msg> {
    let seed = state.entrant(person)?.seed?;
    let mut lines = division.lines.iter();
    let line = lines.find(|line| line.entrant == seed)?;
    let is_undecided = line.possible.start() < line.possible.end();
    let own = Msg::new(if shows_places && line.n_open > 0 && is_undecided {
        "league-own-possible"
    } else {
        "league-own"
    });
    Some(
        own.with("place", line.place)
            .with("open", line.n_open)
            .with("best", *line.possible.start())
            .with("worst", *line.possible.end()),
    )
}

/// Where who stands at a position of a division would be next, once that means something.
fn next(bot: &Bot, state: &SeasonState, nth: usize, at: usize) -> Ordering {
    if state.shows_places(bot.tables().now()) {
        state.next(nth, at)
    } else {
        Ordering::Equal
    }
}

const fn arrow(next: Ordering) -> &'static str {
    match next {
        Ordering::Less => "▲ ",
        Ordering::Equal => "",
        Ordering::Greater => "▼ ",
    }
}

fn in_words(
    key: &'static str,
    state: &SeasonState,
    line: &TableLine,
    (entrant, name, shows_places): (&Entrant, Arg, bool),
) -> Msg {
    let is_open = shows_places && !state.is_over() && line.possible.start() < line.possible.end();
    let possible = Msg::new(if is_open {
        "league-possible"
    } else {
        "league-settled"
    })
    .with("best", *line.possible.start())
    .with("worst", *line.possible.end());
    Msg::new(key)
        .with("place", line.place)
        .with("name", name)
        .with("points", line.points)
        .with("played", line.n_played)
        .with("all", line.n_played + line.n_open)
        .with("wins", line.wins)
        .with("state", entrant.state.slug())
        .with("possible", possible)
}

/// The table of a division as a picture. In a public one, which nobody asks for, who does not want to be seen has no name.
pub async fn picture(
    bot: &Bot,
    (state, division): (&SeasonState, &TableDivision),
    words: &Words,
    asker: Option<PersonId>,
) -> Option<File> {
    let shows_places = state.shows_places(bot.tables().now()) && !state.is_over();
    let somebody = words.plain("evening-somebody");
    let rows = division.lines.iter();
    let rows: Vec<(&TableLine, &Entrant)> = rows
        .filter_map(|line| Some((line, state.by_seed(line.entrant)?)))
        .collect();
    let is_named = |entrant: &Entrant| asker.is_some() || entrant.is_listed;
    let names = rows.iter().map(|(_, entrant)| {
        if is_named(entrant) {
            entrant.name.unescaped()
        } else {
            &somebody
        }
    });
    let names = drawn_names(&names.collect::<Vec<_>>(), words);
    let nth = state.divisions.iter().position(|other| other == division);
    let nth = nth.unwrap_or(0);
    let lines = rows
        .iter()
        .zip(names)
        .enumerate()
        .map(|(at, ((line, entrant), name))| LeagueLine {
            place: line.place,
            next: next(bot, state, nth, at),
            name,
            has_left: !entrant.is_in(),
            n_played: line.n_played,
            n_matches: line.n_played + line.n_open,
            points: line.points,
            wins: line.wins,
            against: (rows.iter())
                .map(|(other, _)| {
                    let number = other.entrant - division.entrants.start;
                    line.against.get(usize::from(number))?.points
                })
                .collect(),
            possible: shows_places.then(|| line.possible.clone().into_inner()),
            is_own: asker == Some(entrant.person),
        });
    let lines: Vec<LeagueLine> = lines.collect();
    let (n_over, n) = division.n_over();
    let over = Msg::new("league-picture-over")
        .with("over", n_over)
        .with("all", n);
    let title = if state.divisions.len() > 1 {
        Msg::new("league-title-of").with("division", nth + 1)
    } else {
        Msg::new("league-title")
    }
    .with("number", state.season.number);
    let texts = LeagueWords {
        title: words.text(&title),
        over: words.text(&over),
        played: words.plain("league-picture-played"),
        points: words.plain("league-picture-points"),
        places: words.plain("league-picture-places"),
    };
    let alt = rows.iter().enumerate().map(|(at, &(line, entrant))| {
        let name: Arg = if is_named(entrant) {
            any_name(entrant.person, &entrant.name)
        } else {
            Msg::new("evening-somebody").into()
        };
        let said = in_words("league-alt", state, line, (entrant, name, shows_places));
        said.with("next", arrow(next(bot, state, nth, at)))
    });
    let alt = words.texts(&alt.collect::<Vec<Msg>>());
    bot.drawn(league_scene(&texts, &lines), "league.png", &alt)
        .await
}
