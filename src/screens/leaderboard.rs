//! Pages of leaderboards: who is at which place, where you are yourself, and the way to every other page.

use serenity::all::CreateActionRow;

use crate::answers::answer::Answer;
use crate::answers::asker::{drawn_names, name_in_text, plain_name};
use crate::answers::controls::{entry, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::model::Route as Any;
use crate::model::route::leaderboard::Route;
use crate::present::{Msg, RankedLine, game_name, leaderboard_scene};
use crate::rating::UNCERTAIN_FROM;
use crate::table::{
    GameKind, LeaderboardQuery, LeaderboardView, PER_PAGE, PROVISIONAL_BELOW, PageRequest,
    PersonId, Ranked, Scope, Season, Standing, TableError,
};
use crate::wire::message::{File, Outgoing};

struct Screen {
    shown: LeaderboardView,
    picture: Option<File>,
    /// Whether there is a server whose leaderboard can be asked for.
    is_on_server: bool,
}

/// Answers a button or command of the leaderboards.
///
/// # Errors
/// If the server's administrators want no leaderboards.
pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    let screen = load(ctx, route).await?;
    Ok(Answer::screen(screen.render(ctx.words)))
}

/// The same leaderboard of the first game in which anybody is ranked, the wanted one before all others.
pub async fn with_anybody(
    ctx: &Ctx,
    wanted: LeaderboardQuery,
) -> Result<LeaderboardQuery, TableError> {
    for game in [wanted.game].into_iter().chain(GameKind::ALL) {
        let query = LeaderboardQuery { game, ..wanted };
        let (tables, asker) = (ctx.tables(), &ctx.asker);
        let shown = tables.leaderboard(query, asker.guild, asker.id).await?;
        if !shown.page.lines.is_empty() {
            return Ok(query);
        }
    }
    Ok(wanted)
}

async fn load(ctx: &Ctx, route: Route) -> Result<Screen, TableError> {
    let Route::Page(query) = route;
    let asker = &ctx.asker;
    let shown = ctx
        .tables()
        .leaderboard(query, asker.guild, asker.id)
        .await?;
    Ok(Screen {
        picture: picture(ctx, &shown).await,
        shown,
        is_on_server: asker.guild.is_some(),
    })
}

impl Screen {
    fn render(self, words: &Words) -> Outgoing {
        Outgoing {
            text: words.texts(&lines(&self.shown)),
            rows: rows(&self.shown, self.is_on_server, words),
            picture: self.picture,
            private: true,
            ..Outgoing::default()
        }
    }
}

/// The first page as a picture. The other pages have no medals, and their words say as much.
async fn picture(ctx: &Ctx, shown: &LeaderboardView) -> Option<File> {
    let page = &shown.page;
    if page.page > 0 || page.lines.is_empty() || !ctx.bot.load().has_time_for_extras() {
        return None;
    }
    let say = |msg: &Msg| ctx.words.text(msg);
    let title = say(&game_name(shown.query.game));
    let subtitle = say(&place_and_time(&shown.query));
    let names: Vec<&str> = page
        .lines
        .iter()
        .map(|line| line.name.unescaped())
        .collect();
    let drawable = page.lines.iter().zip(drawn_names(&names, ctx.words));
    let lines: Vec<RankedLine> = drawable
        .map(|(line, name)| drawn(line, name, ctx.asker.id))
        .collect();
    let mut alt = vec![
        Msg::new("leaderboard-alt")
            .with("game", game_name(shown.query.game))
            .with("where", place_and_time(&shown.query)),
    ];
    alt.extend(page.lines.iter().map(|line| {
        let [rating, uncertainty] = numbers(&line.standing);
        Msg::new("leaderboard-alt-line")
            .with("place", line.place)
            .with("name", plain_name(line.person, &line.name))
            .with("rating", rating)
            .with("uncertainty", uncertainty)
    }));
    let alt: Vec<String> = alt.iter().map(say).collect();
    let scene = leaderboard_scene(&title, &subtitle, &lines);
    ctx.drawn(scene, "leaderboard.png", &alt.join(" ")).await
}

fn lines(shown: &LeaderboardView) -> Vec<Msg> {
    let page = &shown.page;
    let mut lines = vec![
        Msg::new("leaderboard-title").with("game", game_name(shown.query.game)),
        heading(shown),
    ];
    if page.lines.is_empty() {
        lines.push(Msg::new(if is_over(shown) {
            "leaderboard-nobody-then"
        } else {
            "leaderboard-nobody"
        }));
    }
    lines.extend(page.lines.iter().map(|line| {
        let name = name_in_text(line.person, &line.name);
        with_standing(Msg::new("leaderboard-line"), &line.standing)
            .with("place", line.place)
            .with("name", name)
    }));
    lines.push(own(shown));
    if !page.lines.is_empty() {
        lines.push(
            Msg::new("leaderboard-page")
                .with("page", page.page.saturating_add(1))
                .with("pages", page.n_ranked.div_ceil(PER_PAGE))
                .with("people", page.n_ranked),
        );
        lines.push(Msg::new("leaderboard-meaning"));
    }
    lines
}

fn is_over(shown: &LeaderboardView) -> bool {
    shown
        .query
        .season
        .is_some_and(|season| season < shown.running)
}

/// Among whom, and of which time; a season under way says when it ends.
fn heading(shown: &LeaderboardView) -> Msg {
    let heading = place_and_time(&shown.query);
    if shown.query.season != Some(shown.running) {
        return heading;
    }
    let end = shown.running.next().start().seconds();
    Msg::new("leaderboard-running")
        .with("where", heading)
        .with("end", format!("<t:{end}:D>"))
}

fn place_and_time(query: &LeaderboardQuery) -> Msg {
    let scope = Msg::new(match query.scope {
        Scope::Server => "leaderboard-here",
        Scope::Everywhere => "leaderboard-everywhere",
    });
    let period = query
        .season
        .map_or(Msg::new("leaderboard-all-time"), |season| {
            Msg::new("leaderboard-season")
                .with("quarter", season.quarter())
                .with("year", season.year())
        });
    Msg::new("leaderboard-where")
        .with("scope", scope)
        .with("period", period)
}

fn own(shown: &LeaderboardView) -> Msg {
    let own = &shown.page.own;
    let n_missing = PROVISIONAL_BELOW.saturating_sub(own.standing.n_matches);
    let is_over = is_over(shown);
    match own.place {
        Some(place) => {
            let [_, uncertainty] = numbers(&own.standing);
            with_standing(Msg::new("leaderboard-own"), &own.standing)
                .with("place", place)
                .with("people", shown.page.n_ranked)
                .with("is-uncertain", u8::from(uncertainty >= UNCERTAIN_FROM))
        }
        None if !own.is_listed => Msg::new("leaderboard-own-unlisted"),
        None if own.standing.n_matches == 0 => Msg::new(if is_over {
            "leaderboard-own-none-then"
        } else {
            "leaderboard-own-none"
        }),
        None if n_missing == 0 => with_standing(Msg::new("leaderboard-own-unknown"), &own.standing),
        None if is_over => {
            with_standing(Msg::new("leaderboard-own-provisional-then"), &own.standing)
        }
        None => with_standing(Msg::new("leaderboard-own-provisional"), &own.standing)
            .with("missing", n_missing),
    }
}

fn with_standing(msg: Msg, standing: &Standing) -> Msg {
    // How far off it may be is in the picture, and in numbers in a person's statistics.
    let [rating, _] = numbers(standing);
    msg.with("rating", rating)
        .with("matches", standing.n_matches)
        .with("wins", standing.n_wins)
}

fn numbers(standing: &Standing) -> [i32; 2] {
    let rating = standing.rating;
    [rating.shown(), rating.shown_uncertainty()].map(whole)
}

/// The nearest whole number.
#[expect(
    clippy::cast_possible_truncation,
    reason = "no rating comes near the ends of the range, and beyond them the ends are as good"
)]
fn whole(points: f64) -> i32 {
    points.round() as i32
}

fn drawn(line: &Ranked, name: String, asker: PersonId) -> RankedLine {
    let [rating, uncertainty] = numbers(&line.standing);
    RankedLine {
        place: line.place,
        name,
        rating,
        uncertainty,
        is_own: line.person == asker,
    }
}

/// The ways to other pages: around this one, to other leaderboards of the game, and to other games.
fn rows(shown: &LeaderboardView, is_on_server: bool, words: &Words) -> Vec<CreateActionRow> {
    let to = |query: LeaderboardQuery, key: &str| secondary(Route::Page(query), words, key);
    let (query, page) = (shown.query, &shown.page);
    let at = |number: u32| LeaderboardQuery {
        page: PageRequest::Page(number),
        ..query
    };
    let n_pages = page.n_ranked.div_ceil(PER_PAGE);
    let next = page.page.saturating_add(1);
    let own = LeaderboardQuery {
        page: PageRequest::Own,
        ..query
    };
    let pages = vec![
        // Where there is no such page the button points at a page that does not exist, as no two buttons may be equal.
        to(
            at(page.page.checked_sub(1).unwrap_or(u32::MAX)),
            "button-previous",
        )
        .disabled(page.page == 0),
        to(at(next), "button-next").disabled(next >= n_pages),
        to(own, "button-leaderboard-own").disabled(page.own.place.is_none()),
    ];
    let first = at(0);
    let mut boards = Vec::new();
    if is_on_server {
        boards.push(match query.scope {
            Scope::Server => to(
                LeaderboardQuery {
                    scope: Scope::Everywhere,
                    ..first
                },
                "button-leaderboard-everywhere",
            ),
            Scope::Everywhere => to(
                LeaderboardQuery {
                    scope: Scope::Server,
                    ..first
                },
                "button-leaderboard-here",
            ),
        });
    }
    let of = |season: Option<Season>| LeaderboardQuery { season, ..first };
    match query.season {
        None => boards.push(to(of(Some(shown.running)), "button-leaderboard-season")),
        Some(season) => {
            boards.push(to(of(None), "button-leaderboard-all-time"));
            // The season under way has a leaderboard even before anybody has played.
            let running = Some(shown.running).filter(|&running| season < running);
            let after = page.season_after.or(running);
            let around = [
                (page.season_before, "button-leaderboard-before"),
                (after, "button-leaderboard-after"),
            ];
            for (season, key) in around {
                boards.extend(season.map(|season| to(of(Some(season)), key)));
            }
        }
    }
    let games = GameKind::ALL.map(|game| {
        let label = words.text(&game_name(game));
        entry(Route::Page(LeaderboardQuery { game, ..first }), &label)
            .default_selection(game == query.game)
    });
    vec![
        CreateActionRow::Buttons(pages),
        CreateActionRow::Buttons(boards),
        CreateActionRow::SelectMenu(menu(&Any::menu("leaderboard"), games.to_vec())),
    ]
}
