//! All open matches of a person in one place, what waits for them first, and the way from one to the next.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, names};
use crate::answers::controls::{MAX_ENTRIES, button, entry, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::refusals::{in_words, link};
use crate::i18n::{Words, fit};
use crate::kernel::Seat;
use crate::model::route::games::Route;
use crate::model::route::{lobby, more, play as panel};
use crate::model::{MatchRef, Route as Any};
use crate::present::Msg;
use crate::public::absence;
use crate::screens::{more as more_screen, play, rules};
use crate::table::{MatchId, Need, OpenMatch, State, TableError, Waiting};
use crate::wire::message::Outgoing;

/// How many matches a page lists: a message has at most forty components.
const PER_PAGE: usize = 8;

/// How many of those that wait for others are named below the list.
const MAX_NAMED: usize = 5;

/// How long the words about one match are: all of a message are at most 4,000 characters.
const MAX_LINE: usize = 360;

const MAX_NAMED_LINE: usize = 180;

/// Answers a button or menu of a person's own matches.
pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    match route {
        Route::Page(number) => page(ctx, number, None).await,
        Route::Open(id) => or_page(ctx, play::hand(ctx, id).await).await,
        Route::Next(except) => next(ctx, except).await,
    }
}

/// The most urgent match that waits for the asker, but for this one, in the place of the panel that they have.
async fn next(ctx: &Ctx, except: MatchId) -> Result<Answer, TableError> {
    let open = ctx.tables().inbox(ctx.asker.id).await?;
    let mut others = open.iter().filter(|open| open.id != except);
    let Some(first) = others.next().filter(|open| open.need.is_waiting()) else {
        return page(ctx, 0, Some(ctx.words.plain("games-none-waits"))).await;
    };
    or_page(ctx, open_first(ctx, *first).await).await
}

async fn open_first(
    ctx: &Ctx,
    OpenMatch { id, need, .. }: OpenMatch,
) -> Result<Answer, TableError> {
    match need {
        Need::Decision => Ok(Answer::screen(more_screen::menu(ctx, id).await?)),
        Need::Agreement => Ok(rules::invited(ctx, &ctx.bot.public(id).await?).await),
        Need::Hurry | Need::Turn | Need::Solo | Need::Waking | Need::Nothing | Need::Return => {
            play::hand(ctx, id).await
        }
    }
}

/// The answer, or the list below a sentence that says why it is not that: the match may have ended a moment ago.
async fn or_page(ctx: &Ctx, answer: Result<Answer, TableError>) -> Result<Answer, TableError> {
    match answer {
        Err(TableError::Refused(refused)) => {
            page(ctx, 0, Some(in_words(&refused, ctx.words))).await
        }
        answer => answer,
    }
}

/// The asker's open matches, of what needs something of them this page, below a sentence.
pub async fn page(ctx: &Ctx, number: u32, said: Option<String>) -> Result<Answer, TableError> {
    let (tables, asker) = (ctx.tables(), ctx.asker.id);
    let open = tables.inbox(asker).await?;
    if open.is_empty() && said.is_none() {
        let none = ctx.words.plain("refuse-no-games");
        return Ok(Answer::screen(Outgoing::private(none)));
    }
    let (needy, others): (Vec<OpenMatch>, Vec<OpenMatch>) = open
        .into_iter()
        .partition(|open| open.need != Need::Nothing);
    let n_pages = needy.len().div_ceil(PER_PAGE).max(1);
    let number = usize::try_from(number)
        .unwrap_or(usize::MAX)
        .min(n_pages - 1);
    let here = needy.iter().skip(number * PER_PAGE).take(PER_PAGE);
    let here: Vec<OpenMatch> = here.copied().collect();
    let named = &others[..others.len().min(MAX_ENTRIES)];
    let screen = Screen {
        said,
        n_waiting: needy.iter().filter(|open| open.need.is_waiting()).count(),
        n_others: others.len(),
        here: tables.waiting(&here, asker).await,
        others: tables.waiting(named, asker).await,
        number,
        n_pages,
    };
    Ok(Answer::screen(screen.render(ctx.words)))
}

struct Screen {
    said: Option<String>,
    n_waiting: usize,
    n_others: usize,
    here: Vec<Waiting>,
    others: Vec<Waiting>,
    /// The page, counted from 0.
    number: usize,
    n_pages: usize,
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let intro = Msg::new("games-intro")
            .with("waiting", self.n_waiting)
            .with("others", self.n_others);
        let said = self.said.iter().cloned();
        let text: Vec<String> = said.chain([words.text(&intro)]).collect();
        let entries = self.here.iter();
        let entries = entries.map(|waiting| (line(waiting, words), open(waiting, words)));
        let rows = [self.menu(words), self.pages(words)];
        Outgoing {
            entries: entries.collect(),
            below: self.below(words),
            ..Outgoing::private(text.join("\n")).rows(rows.into_iter().flatten().collect())
        }
    }

    /// The matches that wait for others, to look at.
    fn menu(&self, words: &Words) -> Option<CreateActionRow> {
        let entries = self.others.iter().map(|waiting| {
            let id = waiting.open.id;
            let names = names(&waiting.seats, words);
            let others: Vec<String> = waiting.others.iter().map(|&seat| names(seat)).collect();
            let parts = [
                others.join(", "),
                words.text(&waiting.game),
                format!("#{id}"),
            ];
            entry(Route::Open(id), &parts.join(" · "))
        });
        let entries: Vec<_> = entries.collect();
        let placeholder = Msg::new("games-waiting-menu").with("n", self.n_others);
        let placeholder = words.text(&placeholder);
        let is_needed = !entries.is_empty();
        let menu = menu(&Any::menu("waiting"), entries).placeholder(placeholder);
        is_needed.then_some(CreateActionRow::SelectMenu(menu))
    }

    fn pages(&self, words: &Words) -> Option<CreateActionRow> {
        let to = |number: Option<usize>, key| {
            let is_there = number.is_some_and(|number| number < self.n_pages);
            // Where there is no such page the button points at a separate one, as no two buttons may be equal.
            let number = number.and_then(|number| u32::try_from(number).ok());
            let route = Route::Page(number.unwrap_or(u32::MAX));
            secondary(route, words, key).disabled(!is_there)
        };
        let row = vec![
            to(self.number.checked_sub(1), "button-previous"),
            to(Some(self.number + 1), "button-next"),
        ];
        (self.n_pages > 1).then_some(CreateActionRow::Buttons(row))
    }

    /// Whom the others wait for, in few words.
    fn below(&self, words: &Words) -> String {
        let named = self.others.iter().take(MAX_NAMED).map(|waiting| {
            let state = words.say(&state(waiting), &mentions(&waiting.seats, words));
            fit(&format!("-# {} · {state}", place(waiting)), MAX_NAMED_LINE)
        });
        named.collect::<Vec<_>>().join("\n")
    }
}

/// Who plays, what, how it stands and what is to be done, in two lines.
fn line(waiting: &Waiting, words: &Words) -> String {
    let mentions = mentions(&waiting.seats, words);
    let others: Vec<String> = waiting.others.iter().map(|&seat| mentions(seat)).collect();
    let mut parts = vec![
        format!("**{}**", others.join(", ")),
        words.text(&waiting.game),
    ];
    parts.extend(waiting.round.map(|(number, most)| {
        let round = Msg::new("games-round")
            .with("number", number)
            .with("most", most);
        words.text(&round)
    }));
    parts.extend(waiting.points.as_ref().map(|points| {
        let points = points.iter().map(|&points| {
            let points = Msg::new("games-points").with("points", points);
            words.text(&points)
        });
        points.collect::<Vec<_>>().join(" : ")
    }));
    parts.push(place(waiting));
    let mut state = vec![words.say(&state(waiting), &mentions)];
    let since = Msg::new("games-since").with("when", ago(waiting.open.since.seconds()));
    state.push(words.text(&since));
    state.extend(due(waiting).map(|due| words.text(&due)));
    fit(
        &format!("{}\n-# {}", parts.join(" · "), state.join(" · ")),
        MAX_LINE,
    )
}

/// When the person's time is up, if a clock runs.
pub fn due(waiting: &Waiting) -> Option<Msg> {
    let due_at = waiting.open.due_at?;
    Some(Msg::new("games-due").with("when", ago(due_at.seconds())))
}

/// A time as every client shows it in its own way.
fn ago(seconds: i64) -> String {
    format!("<t:{seconds}:R>")
}

/// The number of a match, and where it is shown.
fn place(waiting: &Waiting) -> String {
    let number = format!("#{}", waiting.open.id);
    match waiting.place.channel {
        Some(_) => format!("{number} · {}", link(&waiting.place)),
        None => number,
    }
}

/// What is to be done in a match, or who is to act.
fn state(waiting: &Waiting) -> Msg {
    if let Some(closing) = waiting.status.closing() {
        let when = waiting.closes_at.map(|at| ago(at.seconds()));
        return Msg::new("games-called-off")
            .with("by", closing.by)
            .with("absent", closing.absent)
            .with("when", when.unwrap_or_default());
    }
    match waiting.open.need {
        Need::Hurry | Need::Turn | Need::Solo => Msg::new("games-your-turn"),
        Need::Decision => Msg::new("games-decide"),
        Need::Return => Msg::new("games-left"),
        Need::Agreement => Msg::new("games-agree"),
        Need::Waking => Msg::new("games-asleep"),
        Need::Nothing if waiting.status.state() == State::Lobby => Msg::new("games-challenge"),
        Need::Nothing => {
            let awaited: Vec<Msg> = waiting.awaited.iter().map(seat).collect();
            Msg::new("games-their-turn").with("seat", awaited)
        }
    }
}

fn seat(seat: Seat) -> Msg {
    Msg::new("seat").with("seat", seat)
}

/// The button beside a match.
fn open(waiting: &Waiting, words: &Words) -> CreateButton {
    let at = MatchRef {
        id: waiting.open.id,
        version: 0,
    };
    let to = |route: Any, key, style| button(route, words, key, style);
    match waiting.open.need {
        Need::Decision => {
            let decide = Any::More(at, more::Route::Show);
            to(decide, "button-decide", ButtonStyle::Primary)
        }
        Need::Agreement => {
            let decide = Any::Lobby(at, lobby::Route::HowToPlay);
            to(decide, "button-decide", ButtonStyle::Primary)
        }
        Need::Return => absence::back(at, words),
        Need::Hurry | Need::Turn => {
            let hand = Any::Play(at, panel::Route::Hand);
            to(hand, "button-play", ButtonStyle::Success)
        }
        Need::Solo | Need::Waking | Need::Nothing => {
            let hand = Any::Play(at, panel::Route::Hand);
            to(hand, "button-play", ButtonStyle::Secondary)
        }
    }
}
