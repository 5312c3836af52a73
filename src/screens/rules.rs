//! The rules of each game, page by page.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::controls::{button, entry, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::saying::sentences;
use crate::i18n::Words;
use crate::kernel::Seat;
use crate::model::Route as Any;
use crate::model::route::help::Route as HelpRoute;
use crate::model::route::learn::Route as LearnRoute;
use crate::model::route::lobby::Route as Lobby;
use crate::model::route::rules::Route;
use crate::present::{Face, Msg, PLAYERS_IN_RULES, Topic, game_name};
use crate::table::{GameKind, Opening, Public, Seated, State, n_questions};
use crate::wire::message::{File, Outgoing};

/// A page of the rules, with ways to every other page and game.
struct Screen {
    game: GameKind,
    topics: &'static [Topic],
    /// Counted from 0.
    page: u8,
    last: u8,
    picture: Option<File>,
    /// What a picture would have shown that could not be drawn.
    instead: Option<String>,
}

pub async fn answer(ctx: &Ctx, route: &Route) -> Answer {
    let screen = load(ctx, route).await;
    Answer::screen(screen.render(ctx.words))
}

/// The first page for a person before a challenge or table: beside it they agree to the match, and can see the whole of
/// its fingerprint. One row of controls leaves room for the picture and what its pins mean in the window of a phone.
pub async fn invited(ctx: &Ctx, public: &Public) -> Answer {
    let game = public.terms.game;
    let next = secondary(Route::Page(game, 1), ctx.words, "button-next");
    let buttons = agree(ctx, public).into_iter().chain([next]);
    let buttons = buttons.chain(learn(game, ctx.words)).collect();
    let screen = load(ctx, &Route::Page(game, 0)).await;
    let mut message = screen
        .render(ctx.words)
        .rows(vec![CreateActionRow::Buttons(buttons)]);
    let fingerprint = Msg::new("challenge-fingerprint");
    let fingerprint = fingerprint.with("hash", public.commitment.to_string());
    message.text = format!("{}\n{}", message.text, ctx.words.text(&fingerprint));
    Answer::screen(message)
}

/// The button with which the asker agrees to a match that waits for them.
fn agree(ctx: &Ctx, public: &Public) -> Option<CreateButton> {
    let asker = ctx.asker.id;
    let is_seated = public.seats.has(asker);
    let is_host = public.terms.host == asker;
    let (route, key) = match public.terms.opening {
        Opening::Table if !is_seated => (Lobby::Join, "button-join"),
        Opening::Challenge if is_seated && !is_host => (Lobby::Accept, "button-accept"),
        _ => return None,
    };
    let at = public.match_ref();
    let agree = button(Any::Lobby(at, route), ctx.words, key, ButtonStyle::Success);
    (public.state() == State::Lobby).then_some(agree)
}

/// The button that leads to the game's lesson, if it has one.
pub fn learn(game: GameKind, words: &Words) -> Option<CreateButton> {
    (n_questions(game) > 0).then(|| secondary(LearnRoute::Resume(game), words, "button-learn"))
}

async fn load(ctx: &Ctx, route: &Route) -> Screen {
    let Route::Page(game, page) = *route;
    let topics = ctx.tables().rules(game);
    let last = u8::try_from(topics.len().saturating_sub(1)).unwrap_or(u8::MAX);
    let page = page.min(last);
    let topic = topics.get(usize::from(page));
    let (picture, instead) = match topic.and_then(|topic| topic.picture) {
        Some(picture) => draw(ctx, &picture(&|msg| ctx.words.text(msg))).await,
        None => (None, None),
    };
    Screen {
        game,
        topics,
        page,
        last,
        picture,
        instead,
    }
}

/// The picture of a page, with the players of its prepared position in the alternative text, or else that text.
async fn draw(ctx: &Ctx, face: &Face) -> (Option<File>, Option<String>) {
    let name = |seat: Seat| {
        let player = PLAYERS_IN_RULES.get(seat.index());
        player.copied().unwrap_or_default().to_owned()
    };
    let alt = sentences(&face.alt, ctx.words, &name);
    match ctx.extra_picture(face, "rules.png", &alt).await {
        Some(picture) => (Some(picture), None),
        None => (None, Some(alt)),
    }
}

impl Screen {
    fn render(mut self, words: &Words) -> Outgoing {
        let text = self.topics.get(usize::from(self.page)).map(|topic| {
            let heading = Msg::new("rules-page")
                .with("game", game_name(self.game))
                .with("title", topic.title.clone())
                .with("page", self.page.saturating_add(1))
                .with("pages", self.topics.len());
            let page = words.texts(&words.with_note(vec![heading, (topic.page)()]));
            match &self.instead {
                Some(instead) => format!("{page}\n{instead}"),
                None => page,
            }
        });
        let rows = vec![self.pages(words), self.games(words), self.ways_on(words)];
        Outgoing {
            picture: self.picture.take(),
            ..Outgoing::private(text.unwrap_or_default()).rows(rows)
        }
    }

    fn pages(&self, words: &Words) -> CreateActionRow {
        let pages = (0..).zip(self.topics).map(|(page, topic)| {
            let title = words.text(&topic.title);
            entry(Route::Page(self.game, page), &title).default_selection(page == self.page)
        });
        CreateActionRow::SelectMenu(menu(&Any::menu("rules"), pages.collect()))
    }

    fn games(&self, words: &Words) -> CreateActionRow {
        let games = GameKind::ALL.into_iter().map(|game| {
            let name = words.text(&game_name(game));
            entry(Route::Page(game, 0), &name).default_selection(game == self.game)
        });
        CreateActionRow::SelectMenu(menu(&Any::menu("games"), games.collect()))
    }

    fn ways_on(&self, words: &Words) -> CreateActionRow {
        let to = |page: u8, key, is_enabled: bool| {
            let route = Route::Page(self.game, page);
            secondary(route, words, key).disabled(!is_enabled)
        };
        // Where there is no such page the button points at a separate page, as no two buttons may be equal.
        let before = self.page.checked_sub(1).unwrap_or(u8::MAX);
        let buttons = [
            to(before, "button-previous", self.page > 0),
            to(
                self.page.saturating_add(1),
                "button-next",
                self.page < self.last,
            ),
            button(
                HelpRoute::Solo(self.game),
                words,
                "button-solo",
                ButtonStyle::Primary,
            ),
        ];
        CreateActionRow::Buttons(buttons.into_iter().chain(learn(self.game, words)).collect())
    }
}
