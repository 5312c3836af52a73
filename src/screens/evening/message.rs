//! The public message of an evening. It names nobody before a deal is over.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::{afterwards, from_now};
use crate::answers::asker::{any_name_in_text, drawn_names, name_in_text, plain_name};
use crate::answers::controls::{button, labelled, secondary};
use crate::answers::saying::{public_words, short};
use crate::bot::Bot;
use crate::i18n::Words;
use crate::model::route::evening::Route;
use crate::present::{Arg, EveningLine, EveningWords, Msg, evening_scene, game_name};
use crate::screens::daily::signed;
use crate::table::{EveningPlace, EveningState, TableError};
use crate::wire::layout::Accent;
use crate::wire::message::{File, Outgoing};

/// How many people the ranking names.
pub const MAX_NAMED: usize = 20;

/// How many the picture shows.
const MAX_DRAWN: usize = 10;

pub async fn message(bot: &Bot, state: &EveningState) -> Result<Outgoing, TableError> {
    let evening = &state.evening;
    let server = bot.tables().server(Some(evening.guild)).await?;
    let words = public_words(server.locale.as_ref().unwrap_or(&evening.locale));
    let mut lines = vec![head(state)];
    lines.extend((state.n_over() > 0).then(|| outcome(state)));
    // Before the ranking, of which long names may leave too much for a message.
    lines.extend(evening.is_open.then(|| running(state)));
    lines.extend(ranking(state, MAX_NAMED));
    let posted = format!("e{}.{:x}", evening.id.0, evening.shown_at.millis());
    Ok(Outgoing {
        // A message that is sent twice because Discord's answer was lost is one message.
        nonce: Some(posted),
        picture: picture(bot, state, words).await,
        below: if evening.is_open {
            words.text(&small(state))
        } else {
            String::new()
        },
        accent: Some(if evening.is_open {
            Accent::Awaited
        } else {
            Accent::Waiting
        }),
        ..Outgoing::text(words.texts(&lines)).rows(rows(state, words))
    })
}

/// The ranking as a picture; `None` where nobody can be compared, or it cannot be drawn.
async fn picture(bot: &Bot, state: &EveningState, words: &Words) -> Option<File> {
    let people = state.ranking.get(..MAX_DRAWN).unwrap_or(&state.ranking);
    if people.len() < 2 || !bot.load().has_time_for_extras() {
        return None;
    }
    let somebody = words.plain("evening-somebody");
    let names = people.iter().map(|ranked| match &ranked.name {
        Some(name) => name.unescaped(),
        None => &somebody,
    });
    let names = drawn_names(&names.collect::<Vec<_>>(), words);
    let lines = people.iter().zip(names).map(|(ranked, name)| {
        let last = ranked.deals.last().copied().flatten().unwrap_or_default();
        EveningLine {
            place: ranked.place,
            before: ranked.before,
            name,
            earlier: ranked.total - last,
            last,
        }
    });
    let lines: Vec<EveningLine> = lines.collect();
    let deal = Msg::new("evening-picture-deals")
        .with("nth", state.n_over())
        .with("deals", state.evening.n_deals);
    let texts = EveningWords {
        title: words.plain("evening-name"),
        deals: words.text(&deal),
        middle: words.plain("evening-picture-middle"),
        behind: words.plain("evening-picture-behind"),
        ahead: words.plain("evening-picture-ahead"),
        earlier: words.plain("evening-picture-earlier"),
        last: words.text(&Msg::new("evening-picture-last").with("nth", state.n_over())),
    };
    let alt = people.iter().map(|ranked| {
        let name = ranked.name.as_ref();
        let name: Arg = name.map_or_else(
            || Msg::new("evening-somebody").into(),
            |name| plain_name(ranked.person, name).into(),
        );
        Msg::new("evening-alt")
            .with("place", ranked.place)
            .with("name", name)
            .with("total", signed(ranked.total))
    });
    let alt: Vec<Msg> = alt.collect();
    let scene = evening_scene(&texts, &lines);
    bot.drawn(scene, "evening.png", &words.texts(&alt)).await
}

fn head(state: &EveningState) -> Msg {
    let evening = &state.evening;
    Msg::new("evening-head")
        .with("host", any_name_in_text(evening.host, &evening.host_name))
        .with("game", game_name(evening.deal(1).game.kind()))
        .with("deals", evening.n_deals)
        .with("minutes", evening.minutes)
        .with("level", evening.level.slug())
}

/// How the last deal has ended, or the evening.
fn outcome(state: &EveningState) -> Msg {
    let of_deal = |key| Msg::new(key).with("nth", state.n_over());
    match (&state.ranking[..], state.evening.is_open) {
        ([], false) => Msg::new("evening-nobody"),
        ([only], false) => Msg::new("evening-alone").with("name", name(only)),
        ([first, second, ..], false) => {
            let best = state.ranking.iter().take_while(|it| it.place == 1);
            let n_others = best.count() - 1;
            Msg::new(if n_others > 0 {
                "evening-shared"
            } else {
                "evening-wins"
            })
            .with("others", n_others)
            .with("name", name(first))
            .with("other", name(second))
            .with("total", signed(first.total))
        }
        ([first, second, ..], true) => {
            let ahead = first.total - second.total;
            of_deal(if ahead > 0 {
                "evening-leads"
            } else {
                "evening-level"
            })
            .with("name", name(first))
            .with("other", name(second))
            .with("ahead", ahead)
        }
        ([] | [_], true) => of_deal("evening-over"),
    }
}

/// The distance from the middle of the field of everybody, as far as so many may be named.
pub fn ranking(state: &EveningState, max_named: usize) -> Vec<Msg> {
    let people = &state.ranking;
    let mut lines: Vec<Msg> = people.iter().take(max_named).map(line).collect();
    if people.len() > max_named {
        lines.push(Msg::new("evening-more").with("more", people.len() - max_named));
    }
    lines.extend((!people.is_empty()).then(|| Msg::new("evening-middle")));
    lines
}

fn line(ranked: &EveningPlace) -> Msg {
    let deals = ranked.deals.iter().zip(&ranked.by_computer);
    let deals = deals.map(|(deal, by_computer)| {
        let ahead = deal.map_or_else(|| "–".to_owned(), signed);
        let sign = if *by_computer { "°" } else { "" };
        ahead + sign
    });
    let deals = deals.collect::<Vec<_>>().join(" ");
    Msg::new("evening-line")
        .with("place", ranked.place)
        .with("name", name(ranked))
        .with("total", signed(ranked.total))
        .with("deals", deals)
}

fn name(ranked: &EveningPlace) -> Arg {
    match &ranked.name {
        Some(name) => name_in_text(ranked.person, name).into(),
        None => Msg::new("evening-somebody").into(),
    }
}

/// The deal that runs, of which nothing is told but how far people are.
fn running(state: &EveningState) -> Msg {
    let (evening, counts) = (&state.evening, state.counts);
    Msg::new("evening-running")
        .with("nth", evening.nth)
        .with("deals", evening.n_deals)
        .with("at", from_now(state.closes_at))
        .with("begun", counts.n_begun)
        .with("finished", counts.n_finished)
}

fn small(state: &EveningState) -> Msg {
    let hashes = state
        .commitments
        .iter()
        .map(|&it| format!("`{}`", short(it)));
    let hashes: Vec<String> = hashes.collect();
    Msg::new("evening-small").with("hashes", hashes.join(" "))
}

fn rows(state: &EveningState, words: &Words) -> Vec<CreateActionRow> {
    let afterwards = (!state.ranking.is_empty()).then(|| afterwards::row(state, words));
    [row(state, words)].into_iter().chain(afterwards).collect()
}

fn row(state: &EveningState, words: &Words) -> CreateActionRow {
    let (evening, id) = (&state.evening, state.evening.id);
    let proof = secondary(Route::Proof(id), words, "button-check");
    if evening.is_open {
        let label = Msg::new("button-evening-play").with("nth", evening.nth);
        let play = Route::Play(id, evening.nth);
        let play = labelled(play, &words.text(&label), ButtonStyle::Success);
        let next = secondary(Route::Next(id, evening.nth), words, "button-evening-next");
        return CreateActionRow::Buttons(vec![play, next.disabled(!state.is_ready()), proof]);
    }
    let last = state.finalists().map(|_| {
        let last = Route::Final(id);
        button(last, words, "button-evening-final", ButtonStyle::Success)
    });
    let again = secondary(Route::Again(id), words, "button-evening-again");
    CreateActionRow::Buttons(last.into_iter().chain([again, proof]).collect())
}
