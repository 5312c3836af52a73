//! The matches in play on a server, for those who manage it: they can let one sleep, or end it without a result.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, names};
use crate::answers::controls::{button, entry, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::refusals::link;
use crate::i18n::Words;
use crate::model::Route as Any;
use crate::model::route::config::Route;
use crate::present::{Msg, game_name};
use crate::table::{Authority, GuildId, Listed, MatchId, Public, TableError};
use crate::wire::message::Outgoing;

/// How many matches a page lists. Five people with a link each must fit into the message for all of them.
const PER_PAGE: u32 = 6;

pub enum Request {
    List(u32),
    Show(MatchId),
    Sleep(MatchId),
    AskToEnd(MatchId),
    End(MatchId),
}

enum Screen {
    List {
        matches: Vec<Listed>,
        page: u32,
        has_more: bool,
        done: Option<&'static str>,
    },
    Match {
        public: Box<Public>,
        may_sleep: bool,
    },
    /// Whether it should really end.
    Question(Box<Public>),
}

/// Answers it for a person who manages the server.
///
/// # Errors
/// If the match is not in play on the server.
pub async fn answer(ctx: &Ctx, guild: GuildId, request: Request) -> Result<Answer, TableError> {
    let (tables, manager) = (ctx.tables(), Authority::Manager(guild));
    let (changed, screen) = match request {
        Request::List(page) => (None, list(ctx, guild, page, None).await?),
        Request::Show(id) => {
            let public = in_play(ctx, guild, id).await?;
            let may_sleep = tables.may_put_to_sleep(id, manager, ctx.asker.id);
            let may_sleep = may_sleep.await.is_ok();
            (None, Screen::Match { public, may_sleep })
        }
        Request::AskToEnd(id) => {
            tables.may_end(id, manager, ctx.asker.id).await?;
            (None, Screen::Question(in_play(ctx, guild, id).await?))
        }
        Request::Sleep(id) => {
            let click = ctx.click(id);
            tables.put_to_sleep_by_authority(click, manager).await?;
            (Some(id), list(ctx, guild, 0, Some("slept-private")).await?)
        }
        Request::End(id) => {
            let click = ctx.click(id);
            tables.end_by_authority(click, manager).await?;
            (Some(id), list(ctx, guild, 0, Some("ended-private")).await?)
        }
    };
    let answer = Answer::screen(screen.render(ctx.words));
    Ok(match changed {
        Some(id) => answer.then_refresh(id),
        None => answer,
    })
}

async fn list(
    ctx: &Ctx,
    guild: GuildId,
    page: u32,
    done: Option<&'static str>,
) -> Result<Screen, TableError> {
    let tables = ctx.tables();
    let mut page = page;
    let (mut matches, mut has_more) = tables.games_on(guild, page, PER_PAGE).await?;
    if matches.is_empty() && page > 0 {
        // What stood there has ended since.
        page = 0;
        (matches, has_more) = tables.games_on(guild, page, PER_PAGE).await?;
    }
    Ok(Screen::List {
        matches,
        page,
        has_more,
        done,
    })
}

async fn in_play(ctx: &Ctx, guild: GuildId, id: MatchId) -> Result<Box<Public>, TableError> {
    ctx.tables().is_in_play_on(id, guild).await?;
    Ok(Box::new(ctx.bot.public(id).await?))
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        match self {
            Self::List {
                matches,
                page,
                has_more,
                done,
            } => listed(matches, (*page, *has_more), *done, words),
            Self::Match { public, may_sleep } => {
                let sleep = secondary(Route::Sleep(public.id), words, "button-sleep");
                let rows = vec![
                    sleep.disabled(!may_sleep),
                    button(
                        Route::AskToEnd(public.id),
                        words,
                        "button-end",
                        ButtonStyle::Danger,
                    ),
                    back(words),
                ];
                about("config-match", public, rows, words)
            }
            Self::Question(public) => {
                let end = Route::End(public.id);
                let rows = vec![
                    button(end, words, "button-end-for-sure", ButtonStyle::Danger),
                    back(words),
                ];
                about("end-confirm", public, rows, words)
            }
        }
    }
}

fn back(words: &Words) -> serenity::all::CreateButton {
    secondary(Route::Matches(0), words, "button-back")
}

fn about(
    key: &'static str,
    public: &Public,
    buttons: Vec<serenity::all::CreateButton>,
    words: &Words,
) -> Outgoing {
    let people = public.seats.iter();
    let people: Vec<Msg> = people
        .map(|(seat, _)| Msg::new("seat").with("seat", seat))
        .collect();
    let text = Msg::new(key)
        .with("match", public.id.to_string())
        .with("game", game_name(public.terms.game))
        .with("people", people);
    let text = words.say(&text, &mentions(&public.seats, words));
    Outgoing::private(text).rows(vec![CreateActionRow::Buttons(buttons)])
}

fn listed(
    matches: &[Listed],
    (page, has_more): (u32, bool),
    done: Option<&'static str>,
    words: &Words,
) -> Outgoing {
    let mut lines: Vec<String> = done.into_iter().map(|key| words.plain(key)).collect();
    lines.push(words.plain(if matches.is_empty() {
        "config-no-matches"
    } else {
        "config-matches"
    }));
    lines.extend(
        matches
            .iter()
            .map(|game| words.say(&line(game), &mentions(&game.seats, words))),
    );
    let mut rows = Vec::new();
    if !matches.is_empty() {
        let options = matches.iter().map(|game| {
            let label = Msg::new("config-match-entry")
                .with("match", game.listed.id.to_string())
                .with("game", game.name.clone())
                .with("people", people(game));
            let label = words.say(&label, &names(&game.seats, words));
            entry(Route::Match(game.listed.id), &label)
        });
        let menu = menu(&Any::menu("config-matches"), options.collect());
        let placeholder = words.plain("config-pick-match");
        rows.push(CreateActionRow::SelectMenu(menu.placeholder(placeholder)));
    }
    if page > 0 || has_more {
        let to = |page: Option<u32>, other: u32, key| {
            let route = Route::Matches(page.unwrap_or(other));
            secondary(route, words, key).disabled(page.is_none())
        };
        // No two buttons may be equal, so one that leads nowhere names a page far away.
        rows.push(CreateActionRow::Buttons(vec![
            to(page.checked_sub(1), u32::MAX, "button-newer"),
            to(has_more.then_some(page + 1), u32::MAX - 1, "button-older"),
        ]));
    }
    let settings = secondary(Route::Show, words, "button-config-back");
    rows.push(CreateActionRow::Buttons(vec![settings]));
    Outgoing::private(lines.join("\n")).rows(rows)
}

fn people(game: &Listed) -> Vec<Msg> {
    let seats = game.seats.iter();
    seats
        .map(|(seat, _)| Msg::new("seat").with("seat", seat))
        .collect()
}

fn line(game: &Listed) -> Msg {
    let state = match game.awaited.iter().next() {
        _ if game.listed.status.is_asleep() => Msg::new("config-match-asleep"),
        Some(seat) => Msg::new("games-their-turn").with("seat", seat),
        None => Msg::new("config-match-over"),
    };
    let key = if game.listed.is_quiet {
        "config-match-line-quiet"
    } else {
        "config-match-line"
    };
    Msg::new(key)
        .with("match", game.listed.id.to_string())
        .with("game", game.name.clone())
        .with("people", people(game))
        .with("link", link(&game.place))
        .with("state", state)
}
