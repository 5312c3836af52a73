//! The table of a season as somebody asks for it: as a picture, and the same in words.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{drawn_names, name_in_text, plain_name};
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::model::route::games;
use crate::model::route::league::Route;
use crate::present::{Arg, LeagueLine, LeagueWords, Msg, game_name, league_scene};
use crate::table::{Entrant, PersonId, Phase, SeasonId, SeasonState, TableError, TableLine};
use crate::wire::message::{File, Outgoing};

/// A season with its table, and what the person can do. `said` is the key of what they have just done.
///
/// # Errors
/// If there is no such season.
pub async fn screen(
    ctx: &Ctx,
    id: SeasonId,
    said: Option<&'static str>,
) -> Result<Answer, TableError> {
    let state = ctx.tables().seasons().state(id).await?;
    let shows_places = state.shows_places(ctx.tables().now());
    let own = state.entrant(ctx.asker.id);
    let mut lines: Vec<Msg> = said.map(Msg::new).into_iter().collect();
    lines.push(
        Msg::new("league-head")
            .with("number", state.season.number)
            .with("game", game_name(state.season.game)),
    );
    lines.extend(own_line(&state, ctx.asker.id, shows_places));
    if state.lines.is_empty() {
        let joined = Msg::new("league-joined-by").with("joined", state.entrants.len());
        let at = state.season.begins_at.seconds();
        lines.push(joined.with("fromnow", format!("<t:{at}:R>")));
        let names = state.entrants.iter();
        lines.extend(names.map(|entrant| {
            let name = name_in_text(entrant.person, &entrant.name);
            Msg::new("league-joined-name").with("name", name)
        }));
    }
    lines.extend(state.lines.iter().filter_map(|line| {
        let entrant = state.by_seed(line.entrant)?;
        let name = name_in_text(entrant.person, &entrant.name);
        Some(in_words(
            "league-line",
            &state,
            line,
            (entrant, name.into(), shows_places),
        ))
    }));
    let picture = if state.lines.is_empty() {
        None
    } else {
        picture(&ctx.bot, &state, ctx.words, Some(ctx.asker.id)).await
    };
    let buttons = buttons(ctx, &state, own);
    Ok(Answer::screen(Outgoing {
        picture,
        ..Outgoing::private(ctx.words.texts(&lines)).rows(vec![CreateActionRow::Buttons(buttons)])
    }))
}

fn buttons(
    ctx: &Ctx,
    state: &SeasonState,
    own: Option<&Entrant>,
) -> Vec<serenity::all::CreateButton> {
    let (id, words) = (state.season.id(), ctx.words);
    let is_in = own.is_some_and(Entrant::is_in);
    let mut buttons = Vec::new();
    if state.season.phase == Phase::Gathering && own.is_none() {
        buttons.push(button(
            Route::Join(id),
            words,
            "button-league-join",
            ButtonStyle::Success,
        ));
    }
    if is_in && !state.lines.is_empty() {
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
fn own_line(state: &SeasonState, person: PersonId, shows_places: bool) -> Option<Msg> {
    let seed = state.entrant(person)?.seed()?;
    let line = state.lines.iter().find(|line| line.entrant == seed)?;
    let own = Msg::new(if shows_places && line.n_open > 0 {
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

/// A line of the table in words.
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

/// The table as a picture. In a public one, which nobody asks for, who does not want to be seen has no name.
pub async fn picture(
    bot: &Bot,
    state: &SeasonState,
    words: &Words,
    asker: Option<PersonId>,
) -> Option<File> {
    let shows_places = state.shows_places(bot.tables().now()) && !state.is_over();
    let somebody = words.plain("evening-somebody");
    let rows = state.lines.iter();
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
    let lines = rows
        .iter()
        .zip(names)
        .map(|((line, entrant), name)| LeagueLine {
            place: line.place,
            name,
            has_left: !entrant.is_in(),
            n_played: line.n_played,
            n_matches: line.n_played + line.n_open,
            points: line.points,
            wins: line.wins,
            against: (rows.iter())
                .map(|(other, _)| line.against.get(usize::from(other.entrant))?.points)
                .collect(),
            possible: shows_places.then(|| line.possible.clone().into_inner()),
            is_own: asker == Some(entrant.person),
        });
    let lines: Vec<LeagueLine> = lines.collect();
    let (n_over, n) = state.n_over();
    let over = Msg::new("league-picture-over")
        .with("over", n_over)
        .with("all", n);
    let title = Msg::new("league-title").with("number", state.season.number);
    let texts = LeagueWords {
        title: words.text(&title),
        over: words.text(&over),
        played: words.plain("league-picture-played"),
        points: words.plain("league-picture-points"),
        places: words.plain("league-picture-places"),
    };
    let alt = rows.iter().map(|&(line, entrant)| {
        let name: Arg = if is_named(entrant) {
            plain_name(entrant.person, &entrant.name).into()
        } else {
            Msg::new("evening-somebody").into()
        };
        in_words("league-alt", state, line, (entrant, name, shows_places))
    });
    let alt = words.texts(&alt.collect::<Vec<Msg>>());
    bot.drawn(league_scene(&texts, &lines), "league.png", &alt)
        .await
}
