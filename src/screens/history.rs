//! Finished matches in a list, to be opened.

use serenity::all::CreateActionRow;

use crate::answers::answer::Answer;
use crate::answers::asker::{Asker, mention, names, names_in_text};
use crate::answers::controls::{entry, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::refusals::link;
use crate::i18n::Words;
use crate::kernel::{Ending, Seat, Timestamp};
use crate::model::Route as Any;
use crate::model::route::history::{Page, Route};
use crate::present::Msg;
use crate::table::{
    Ended, History, HistoryCursor, HistoryPage, HistoryScope, MatchId, PageStart, Seated,
    TableError,
};
use crate::wire::message::Outgoing;

/// How many matches are on a page; the longest possible ones fill a message.
const MAX_PER_PAGE: u32 = 5;

struct Screen {
    page: Page,
    found: HistoryPage,
    /// The sentence above them.
    intro: Msg,
    /// What is said if there are none, as a key of the locale files.
    none: &'static str,
}

/// Shows a page of finished matches: of this server, or of a person on it; the person's own, from every server. Those of others
/// that were played in channels which the person does not see are left out of it.
pub async fn list(ctx: &Ctx, page: Page) -> Result<Answer, TableError> {
    let screen = load(ctx, page).await?;
    Ok(Answer::screen(screen.render(ctx.words)))
}

async fn load(ctx: &Ctx, page: Page) -> Result<Screen, TableError> {
    let (whose, intro) = whose(&ctx.asker, page, ctx.words);
    let history = History {
        whose,
        game: page.game,
        since: page.since,
    };
    let tables = ctx.tables();
    let mut found = tables.history(&history, MAX_PER_PAGE).await?;
    let is_none = found.matches.is_empty();
    if !matches!(whose, HistoryScope::Person(_)) {
        let mut seen = Vec::new();
        for ended in found.matches {
            if ended.seats.has(ctx.asker.id) || ctx.sees(ended.place.channel).await {
                seen.push(ended);
            }
        }
        found.matches = seen;
    }
    Ok(Screen {
        page,
        none: if is_none {
            "history-none"
        } else {
            "history-none-seen"
        },
        found,
        intro,
    })
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let mut text = words.text(&self.intro);
        if self.found.matches.is_empty() {
            let none = words.plain(self.none);
            text = format!("{text}\n{none}");
        }
        for ended in &self.found.matches {
            let names = names_in_text(&ended.seats, words);
            text = format!("{text}\n{}", words.lines(&lines(ended), &names));
        }
        Outgoing::private(text).rows(rows(words, self.page, &self.found))
    }
}

fn whose(asker: &Asker, page: Page, words: &Words) -> (HistoryScope, Msg) {
    match (
        page.person.filter(|&person| person != asker.id),
        asker.guild,
    ) {
        (Some(person), Some(guild)) => {
            let of = Msg::new("history-intro-of").with("person", mention(person, words));
            (HistoryScope::PersonOnServer(person, guild), of)
        }
        (None, Some(guild)) if page.person.is_none() => {
            (HistoryScope::Server(guild), Msg::new("history-intro"))
        }
        // In direct messages there is nobody else.
        (_, None) | (None, Some(_)) => (
            HistoryScope::Person(asker.id),
            Msg::new("history-intro-own"),
        ),
    }
}

/// A match in two lines: which it was and where it is, and what became of it.
fn lines(ended: &Ended) -> [Msg; 2] {
    let mut when = format!("<t:{}:d>", ended.at.seconds());
    // Where no channel shows it, all that could be linked to is its number.
    if ended.place.channel.is_some() {
        when = format!("{when} · {}", link(&ended.place));
    }
    [
        Msg::new("history-line")
            .with("match", ended.id.to_string())
            .with("game", ended.name.clone())
            .with("when", when),
        Msg::new("table-latest").with("line", scores(ended)),
    ]
}

fn scores(ended: &Ended) -> Msg {
    let mut seats: Vec<Seat> = Seat::all(ended.placed.n_seats()).collect();
    seats.sort_by_key(|&seat| ended.placed[seat].place);
    let score = |seat: Seat| {
        let placed = &ended.placed[seat];
        let key = if placed.is_absent {
            "history-score-absent"
        } else if ended.ending == Some(Ending::Resigned { by: seat }) {
            "history-score-resigned"
        } else {
            "history-score"
        };
        Msg::new(key)
            .with("place", placed.place)
            .with("seat", seat)
            .with("points", placed.points)
    };
    let scores: Vec<Msg> = seats.into_iter().map(score).collect();
    Msg::new("history-scores").with("scores", scores)
}

/// The menu that opens one of the matches, and the ways to the pages beside this one.
fn rows(words: &Words, page: Page, found: &HistoryPage) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    if !found.matches.is_empty() {
        let options = found.matches.iter().map(|ended| {
            let label = Msg::new("history-entry")
                .with("match", ended.id.to_string())
                .with("game", ended.name.clone())
                .with("scores", scores(ended));
            let label = words.say(&label, &names(&ended.seats, words));
            entry(Route::Open(ended.id), &label)
        });
        let menu = menu(&Any::menu("open"), options.collect());
        let placeholder = words.plain("history-open");
        rows.push(CreateActionRow::SelectMenu(menu.placeholder(placeholder)));
    }
    if found.newer.is_some() || found.older.is_some() {
        // Where there is no such page the button points at one that never is, as no two buttons may be equal.
        let nowhere = PageStart::After(HistoryCursor {
            at: Timestamp::from_millis(0),
            id: MatchId(0),
        });
        let to = |since: Option<PageStart>, key| {
            let page = Page {
                since: since.unwrap_or(nowhere),
                ..page
            };
            secondary(Route::List(page), words, key).disabled(since.is_none())
        };
        rows.push(CreateActionRow::Buttons(vec![
            to(found.newer, "button-newer"),
            to(found.older, "button-older"),
        ]));
    }
    rows
}
