//! The review of a finished match: made while a message says so, which it then takes the place of.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, names};
use crate::answers::controls::{entry, labelled, menu, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::saying::{alt_text, picture_names, sentences};
use crate::bot::Bot;
use crate::i18n::Words;
use crate::kernel::{Seat, Viewer};
use crate::model::route::replay::{Route, Stop, Way};
use crate::model::route::share;
use crate::model::{MatchRef, Route as Any};
use crate::present::{Msg, game_name};
use crate::screens::share::share;
use crate::table::{
    GameKind, MatchId, NoReview, Onlooker, PersonId, QueuePlace, Refusal, ReviewPage, TableError,
};
use crate::wire::message::{File, Outgoing};

/// Shows the review of a match in a separate message.
///
/// # Errors
/// If the match is not over, or the person may not look back at it, or they wait for a review already.
pub async fn open(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    Request::of(ctx, id, None).await?.answer(Answer::new).await
}

/// Shows what a review says of another seat.
pub async fn of(ctx: &Ctx, id: MatchId, seat: u8) -> Result<Answer, TableError> {
    let request = Request::of(ctx, id, Seat::new(seat)).await?;
    request.answer(Answer::screen).await
}

struct Request {
    bot: Bot,
    by: Onlooker,
    words: &'static Words,
    id: MatchId,
    seat: Option<Seat>,
}

impl Request {
    async fn of(ctx: &Ctx, id: MatchId, seat: Option<Seat>) -> Result<Self, TableError> {
        Ok(Self {
            bot: ctx.bot.clone(),
            by: ctx.onlooker(id).await?,
            words: ctx.words,
            id,
            seat,
        })
    }

    /// The review if it is there, or else that it is being made, and then the review.
    async fn answer(self, answer: fn(Outgoing) -> Answer) -> Result<Answer, TableError> {
        if let Some(page) = self.page().await? {
            return Ok(answer(self.render(page).await));
        }
        if !self.bot.load().has_time_for_extras() {
            return Err(Refusal::from(NoReview::TooMany).into());
        }
        let tables = self.bot.tables();
        let place = tables.queue_review(self.by.person).map_err(Refusal::from)?;
        let waiting = answer(self.waiting());
        Ok(waiting.then_replaced_by(Box::new(|| Box::pin(self.make(place)))))
    }

    async fn page(&self) -> Result<Option<ReviewPage>, TableError> {
        let tables = self.bot.tables();
        let over = tables.finished(self.id, self.by).await?;
        let names = picture_names(over.seats(), self.words);
        let review = tables.review(over, self.seat, self.by.person, names);
        review.await
    }

    async fn make(self, place: QueuePlace<PersonId>) -> Result<Outgoing, TableError> {
        let tables = self.bot.tables();
        tables.make_review(self.id, self.by, &place).await?;
        let page = self.page().await?;
        let page = page.ok_or_else(|| anyhow::anyhow!("a review that was made is not there"))?;
        Ok(self.render(page).await)
    }

    /// That the review is being made, with the button for those who do not get it: the bot may stop meanwhile.
    fn waiting(&self) -> Outgoing {
        let about = Msg::new("review-waiting").with("match", self.id.to_string());
        let again = secondary((self.at(), Route::Review), self.words, "button-review");
        let text = self.words.text(&about);
        Outgoing::private(text).rows(vec![CreateActionRow::Buttons(vec![again])])
    }

    /// No version: a match that is over does not change.
    const fn at(&self) -> MatchRef {
        MatchRef {
            id: self.id,
            version: 0,
        }
    }

    async fn render(&self, page: ReviewPage) -> Outgoing {
        let words = self.words;
        let lines: Vec<Msg> = [heading(page.game, self.id)]
            .into_iter()
            .chain(page.face.text.clone())
            .collect();
        let mentions = mentions(&page.seats, words);
        let mut text = words.lines(&lines, &mentions);
        let picture = self.picture(&page).await;
        if picture.is_none() {
            text = format!("{text}\n{}", sentences(&page.face.alt, words, &mentions));
        }
        Outgoing {
            picture,
            ..Outgoing::private(text).rows(self.rows(&page))
        }
    }

    /// The picture; none while people wait for others.
    async fn picture(&self, page: &ReviewPage) -> Option<File> {
        if !self.bot.load().has_time_for_extras() {
            return None;
        }
        let alt = alt_text(&page.face, &page.seats, self.words);
        self.bot.picture(&page.face, "review.png", &alt).await
    }

    /// The places of the dear acts in the replay, through the eyes of who played them, and the other seats.
    fn rows(&self, page: &ReviewPage) -> Vec<CreateActionRow> {
        let (at, words) = (self.at(), self.words);
        let stops = page.stops.iter().map(|&(turn, cost)| {
            let stop = Stop {
                turn: u16::try_from(turn - 1).unwrap_or(u16::MAX),
                eyes: Viewer::Seat(page.seat),
                way: Way::Here,
            };
            let label = Msg::new("button-review-stop")
                .with("turn", turn)
                .with("cost", cost);
            let label = words.text(&label);
            labelled((at, Route::At(stop)), &label, ButtonStyle::Secondary)
        });
        let share = || share(self.id, share::Route::Review, words);
        let stops: Vec<_> = stops.chain(page.may_be_shared.then(share)).collect();
        let names = names(&page.seats, words);
        let seats = Seat::all(page.seats.n_seats()).map(|seat| {
            let label = words.say(&Msg::new("review-entry").with("seat", seat), &names);
            let route = Any::Replay(at, Route::ReviewOf(seat.number()));
            entry(route, &label).default_selection(seat == page.seat)
        });
        let menu = menu(&at.menu("review"), seats.collect());
        let menu = menu.placeholder(words.plain("review-choose-seat"));
        let mut rows = vec![CreateActionRow::SelectMenu(menu)];
        if !stops.is_empty() {
            rows.insert(0, CreateActionRow::Buttons(stops));
        }
        rows
    }
}

pub fn heading(game: GameKind, id: MatchId) -> Msg {
    Msg::new("review-heading")
        .with("game", game_name(game))
        .with("match", id.to_string())
}
