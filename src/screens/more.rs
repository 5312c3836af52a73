//! What can be done besides playing: give up, offer a draw, move the board down, read it as text.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{Asker, names_in_text};
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::i18n::Words;
use crate::kernel::Seat;
use crate::model::route::moderate;
use crate::model::route::more::Route;
use crate::model::route::play;
use crate::model::route::settings;
use crate::model::{MatchRef, Route as Any};
use crate::public::absence;
use crate::public::table_message::answers_to_draw;
use crate::screens::play::follow;
use crate::table::{Authority, MatchId, Public, Refusal, Seated, TableError};
use crate::wire::message::Outgoing;

/// The menu behind *More*; a spectator gets what a spectator can do.
struct Screen {
    at: MatchRef,
    /// Whether a draw can be offered; `None` to a person who does not play.
    may_offer_draw: Option<bool>,
    /// Whether there is a board that the person may move down.
    may_move_down: bool,
    /// What the person may decide: about an offer of a draw, an end for absence, or a player whose time is up.
    decisions: Vec<CreateActionRow>,
    may_end: bool,
    may_sleep: bool,
}

pub async fn answer(ctx: &Ctx, at: MatchRef, route: Route) -> Result<Answer, TableError> {
    let id = at.id;
    let (tables, click) = (ctx.tables(), ctx.click(id));
    match route {
        Route::Show => Ok(Answer::new(menu(ctx, id).await?)),
        Route::Text => as_text(ctx, id).await,
        Route::MoveDown => move_down(ctx, id).await,
        Route::Follow => follow(ctx, id).await,
        Route::AskToResign => resign_question(ctx, id).await,
        Route::Resign => {
            tables.resign(click).await?;
            Ok(done(ctx, id, "resigned-private"))
        }
        Route::OfferDraw => {
            tables.offer_draw(click).await?;
            Ok(done(ctx, id, "draw-offered-private"))
        }
        Route::AcceptDraw => {
            tables.accept_draw(click).await?;
            Ok(done(ctx, id, "draw-accepted-private"))
        }
        Route::DeclineDraw => {
            tables.decline_draw(click).await?;
            Ok(done(ctx, id, "draw-declined-private"))
        }
    }
}

/// Posts the board again at the end of the channel. Each time costs the channel a message with a picture, so only players and
/// the channel's moderators may ask for it, and not again at once.
async fn move_down(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let bot = &ctx.bot;
    if !may_move_down(&bot.public(id).await?, &ctx.asker) {
        return Err(Refusal::OnlyPlayersMoveBoard.into());
    }
    if !bot.keeper().may_move_down(id, bot.tables().now()) {
        return Err(Refusal::BoardJustMoved.into());
    }
    bot.move_down(id);
    Ok(done(ctx, id, "moved-down"))
}

/// Whether the person plays in the match, or moderates the channel of its board and is there.
fn may_move_down(public: &Public, asker: &Asker) -> bool {
    let board = public.board.as_ref();
    let is_here = board.is_some_and(|board| board.channel == asker.channel);
    public.seats.has(asker.id) || (is_here && asker.opener().is_moderator)
}

/// The menu behind *More*.
pub async fn menu(ctx: &Ctx, id: MatchId) -> Result<Outgoing, TableError> {
    Ok(load(ctx, id).await?.render(ctx.words))
}

async fn load(ctx: &Ctx, id: MatchId) -> Result<Screen, TableError> {
    let (tables, asker) = (ctx.tables(), &ctx.asker);
    let snapshot = tables.look(id).await?;
    let public = ctx.bot.public(id).await?;
    let at = MatchRef { id, version: 0 };
    let opener = asker.opener();
    let moderator = Authority::Moderator(&opener);
    let has_board = public.board.as_ref().is_some_and(|board| !board.is_card);
    Ok(Screen {
        at,
        may_offer_draw: snapshot.may_offer_draw(asker.id),
        may_move_down: has_board && may_move_down(&public, asker),
        decisions: decisions(ctx, at, snapshot.seat_of(asker.id), &public).await?,
        may_end: tables.may_end(id, moderator, asker.id).await.is_ok(),
        may_sleep: tables
            .may_put_to_sleep(id, moderator, asker.id)
            .await
            .is_ok(),
    })
}

async fn decisions(
    ctx: &Ctx,
    at: MatchRef,
    own: Option<Seat>,
    public: &Public,
) -> Result<Vec<CreateActionRow>, TableError> {
    let words = ctx.words;
    let offering = public.status.draw_offer().filter(|_| own.is_some());
    let is_offered = offering.is_some_and(|offering| own != Some(offering));
    let closing = public.status.closing();
    let may_go_on = closing.is_some_and(|closing| own.is_some_and(|own| closing.concerns(own)));
    let late = ctx.tables().may_decide(at.id, ctx.asker.id).await?;
    let late = late.map(|(seat, stage)| absence::decisions(at, seat, stage, words));
    let go_on = may_go_on.then(|| CreateActionRow::Buttons(vec![absence::go_on(at, words)]));
    let answers = is_offered.then(|| answers_to_draw(at, words));
    Ok(answers.into_iter().chain(go_on).chain(late).collect())
}

impl Screen {
    fn render(&self, words: &Words) -> Outgoing {
        let at = self.at;
        let to = |route, key, style| button(Any::More(at, route), words, key, style);
        let settings = secondary(settings::Route::Show, words, "button-settings");
        let mut first = vec![to(Route::Text, "button-text-view", ButtonStyle::Secondary)];
        if self.may_move_down {
            first.push(to(
                Route::MoveDown,
                "button-move-down",
                ButtonStyle::Secondary,
            ));
        }
        first.push(settings);
        let mut rows = vec![CreateActionRow::Buttons(first)];
        if let Some(may_offer) = self.may_offer_draw {
            let offer = to(
                Route::OfferDraw,
                "button-offer-draw",
                ButtonStyle::Secondary,
            );
            rows.push(CreateActionRow::Buttons(vec![
                offer.disabled(!may_offer),
                to(Route::AskToResign, "button-resign", ButtonStyle::Danger),
            ]));
        }
        rows.extend(self.decisions.iter().cloned());
        if self.may_end || self.may_sleep {
            let end = Any::Moderate(at, moderate::Route::AskToEnd);
            let end = button(end, words, "button-end", ButtonStyle::Danger);
            let sleep = Any::Moderate(at, moderate::Route::Sleep);
            let sleep = secondary(sleep, words, "button-sleep");
            let moderating = [(self.may_sleep, sleep), (self.may_end, end)];
            let shown = moderating.into_iter().filter(|(may, _)| *may);
            rows.push(CreateActionRow::Buttons(shown.map(|(_, it)| it).collect()));
        }
        Outgoing::private(words.plain("more-intro")).rows(rows)
    }
}

/// Asks whether the person really gives up.
///
/// # Errors
/// If the person does not play in the match, or it is over.
pub async fn resign_question(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let (words, at) = (ctx.words, MatchRef { id, version: 0 });
    let question = if ctx.tables().ends_if_resigned(id, ctx.asker.id).await? {
        "resign-confirm"
    } else {
        "resign-confirm-many"
    };
    let (resign, hand) = (
        Any::More(at, Route::Resign),
        Any::Play(at, play::Route::Hand),
    );
    let row = vec![
        button(resign, words, "button-resign", ButtonStyle::Danger),
        secondary(hand, words, "button-cancel"),
    ];
    let message = Outgoing::private(words.plain(question));
    Ok(Answer::new(
        message.rows(vec![CreateActionRow::Buttons(row)]),
    ))
}

/// A short private confirmation, after which the public messages follow.
pub fn done(ctx: &Ctx, id: MatchId, key: &'static str) -> Answer {
    Answer::screen(Outgoing::private(ctx.words.plain(key))).then_refresh(id)
}

/// The whole match as text, with the person's own hand if they play in it.
async fn as_text(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let snapshot = ctx.watchable(id).await?;
    let lines = snapshot.describe(Some(ctx.asker.id))?;
    let names = names_in_text(snapshot.seats(), ctx.words);
    let text = ctx.words.lines(&lines, &names);
    Ok(Answer::screen(Outgoing::private(text)))
}
