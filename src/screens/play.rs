//! Playing a match: a player's own hand, and what can be done with it.

mod live;

use std::sync::Arc;

use futures_util::future::join;
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::asker::{Asker, mentions, names};
use crate::answers::controls::{MAX_BUTTONS, MAX_ROWS, game_rows, labelled, secondary, unicode};
use crate::answers::ctx::{Ctx, Origin};
use crate::answers::refusals::in_words;
use crate::answers::saying::{alt_text, picture_names, sentences, with_picture};
use crate::bot::Bot;
use crate::i18n::Words;
use crate::kernel::BySeat;
use crate::model::route::{games, more, play as route};
use crate::model::{MatchRef, Route};
use crate::present::Msg;
use crate::public::absence;
use crate::table::{Click, MatchId, Panel, Refusal, Seated, Snapshot, TableError};
use crate::wire::layout::Accent;
use crate::wire::message::Outgoing;

pub async fn answer(ctx: &Ctx, at: MatchRef, route: route::Route) -> Result<Answer, TableError> {
    use route::Route as Play;
    let click = ctx.click(at.id).at_version(at.version);
    match route {
        // A person who goes back wants to see the present position, however long ago they left.
        Play::Hand | Play::Unfocus => hand(ctx, at.id).await,
        Play::Focus(what) => focus(ctx, at, what.as_str()).await,
        Play::TakeBack => after(ctx, at.id, ctx.tables().take_back(click).await).await,
        Play::Hint => hint(ctx, at.id).await,
        Play::Prepare(plan) => {
            let done = ctx.tables().prepare(click, plan.as_str());
            in_private(ctx, at.id, done.await).await
        }
        // What was prepared is withdrawn however old the button is.
        Play::Withdraw => {
            let done = ctx.tables().withdraw_prepared(ctx.click(at.id));
            in_private(ctx, at.id, done.await).await
        }
        Play::Act(action) => {
            let done = act(ctx, click, action.as_str()).await;
            after(ctx, at.id, done).await
        }
    }
}

/// Shows the panel of the asker.
///
/// # Errors
/// If they do not play in the match, or it has not begun.
pub async fn hand(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let tables = ctx.tables();
    // Who seems to wait is told of other matches, too, which is asked for at once: each question costs the way to a server.
    let may_wait = !tables.seems_awaited(id, ctx.asker.id);
    let others = async {
        let n_waiting = tables.n_waiting(ctx.asker.id, id);
        if may_wait { n_waiting.await.ok() } else { None }
    };
    let (snapshot, n_waiting) = join(tables.look(id), others).await;
    let snapshot = snapshot?;
    match own_panel(ctx, &snapshot) {
        Err(Refusal::NotYourMatch) if ctx.tables().is_away(id, ctx.asker.id).await? => {
            // In a season to look is to be back.
            if !snapshot.is_of_season() {
                return Ok(absence::away(id, ctx.words));
            }
            ctx.tables().come_back(ctx.click(id)).await?;
            let panel = own_panel(ctx, &*ctx.tables().look(id).await?)?;
            Ok(render(ctx, id, &panel, None).await)
        }
        panel => Ok(render_beside(ctx, id, &panel?, None, n_waiting).await),
    }
}

/// Shows what everybody may see of a match, on a panel that follows it, to a person who may look back at it later. Who plays in it has a
/// panel of their own.
///
/// # Errors
/// If they may not look at it, or it has not begun.
pub async fn follow(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let snapshot = ctx.watchable(id).await?;
    if snapshot.seat_of(ctx.asker.id).is_some() {
        return hand(ctx, id).await;
    }
    let names = picture_names(snapshot.seats(), ctx.words);
    Ok(render(ctx, id, &snapshot.watched(&names)?, None).await)
}

/// Plays an action that was typed.
///
/// # Errors
/// If the person may not do that, and there is no panel to say so on.
pub async fn answer_typed(ctx: &Ctx, id: MatchId, typed: &str) -> Result<Answer, TableError> {
    let action = read_move(ctx, id, typed).await?;
    let done = act(ctx, ctx.click(id), &action).await;
    let done = done.map_err(|error| as_typed(error, typed));
    after(ctx, id, done).await
}

/// The short form of what was typed: a short form itself ("play.r7", "Play R7"), or the words of a suggestion, which
/// need not go on after a colon as long as only one of them begins so.
async fn read_move(ctx: &Ctx, id: MatchId, typed: &str) -> Result<String, TableError> {
    let typed = typed.trim().to_lowercase();
    let (words, asker) = (ctx.words, &ctx.asker);
    let tables = ctx.tables();
    let choices = tables.choices_in(id, asker.id).await?;
    let (mut whole, mut begun) = (None, Vec::new());
    for choice in choices {
        let said = words.say(&choice.words, &names(&BySeat::default(), words));
        let said = said.to_lowercase();
        if said == typed {
            whole = Some(choice.action);
        } else if said.split_once(':').is_some_and(|(head, _)| head == typed) {
            begun.push(choice.action);
        }
    }
    let only = begun.pop().filter(|_| begun.is_empty());
    Ok(whole.or(only).unwrap_or_else(|| typed.replace(' ', ".")))
}

/// The error, quoting what was typed instead of what was made of it.
fn as_typed(error: TableError, typed: &str) -> TableError {
    match error {
        TableError::Refused(Refusal::Unreadable(_)) => Refusal::Unreadable(typed.to_owned()).into(),
        other => other,
    }
}

/// The panel of the asker in a match that has begun.
fn own_panel(ctx: &Ctx, snapshot: &Snapshot) -> Result<Panel, Refusal> {
    let seat = snapshot.begun_seat(ctx.asker.id)?;
    let names = picture_names(snapshot.seats(), ctx.words);
    Ok(snapshot.panel(seat, None, &names))
}

/// What the match has to show under the name `what`: a part of what everybody may see, or else the asker's panel with this detail
/// picked, if the button still means what it said.
async fn focus(ctx: &Ctx, at: MatchRef, what: &str) -> Result<Answer, TableError> {
    let snapshot = ctx.watchable(at.id).await?;
    let names = picture_names(snapshot.seats(), ctx.words);
    if !snapshot.has_begun() {
        return Err(Refusal::NoMatchHere.into());
    }
    if let Some(look) = snapshot.look(snapshot.seat_of(ctx.asker.id), what, &names) {
        return Ok(render(ctx, at.id, &look, None).await);
    }
    let seat = snapshot.begun_seat(ctx.asker.id)?;
    let is_fresh = snapshot.is_fresh(seat, at.version);
    let panel = snapshot.panel(seat, Some(what).filter(|_| is_fresh), &names);
    let refused = (!is_fresh).then_some(&Refusal::Stale);
    Ok(render(ctx, at.id, &panel, refused).await)
}

/// The panel below what the computer player would do.
async fn hint(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let snapshot = ctx.tables().look(id).await?;
    let refused = match snapshot.hint(ctx.asker.id).await {
        Ok(hint) => {
            let mut panel = own_panel(ctx, &snapshot)?;
            panel.news.push(hint);
            // It would say the same again.
            panel.may_hint = false;
            return Ok(render(ctx, id, &panel, None).await);
        }
        Err(TableError::Refused(refused)) if is_told_on_panel(&refused) => refused,
        Err(error) => return Err(error),
    };
    let panel = own_panel(ctx, &snapshot)?;
    Ok(render(ctx, id, &panel, Some(&refused)).await)
}

async fn act(ctx: &Ctx, click: Click, action: &str) -> Result<Arc<Snapshot>, TableError> {
    let done = ctx.tables().act(click, action).await?;
    ctx.bot.meters().moved();
    Ok(done)
}

/// The answer to a person who has changed what only they see, or tried to: the panel as it is now. A refusal is told on top of
/// it, so that nobody is left with a dead one.
async fn in_private(
    ctx: &Ctx,
    id: MatchId,
    done: Result<Arc<Snapshot>, TableError>,
) -> Result<Answer, TableError> {
    let (panel, refused) = panel_after(ctx, id, done).await?;
    Ok(render(ctx, id, &panel, refused.as_ref()).await)
}

/// The same after a change of the match, which the public messages follow. Where the controls are public, so is what came of them.
async fn after(
    ctx: &Ctx,
    id: MatchId,
    done: Result<Arc<Snapshot>, TableError>,
) -> Result<Answer, TableError> {
    if done.is_ok() && ctx.origin == Origin::Public {
        return Ok(Answer::silent(id));
    }
    let (panel, refused) = panel_after(ctx, id, done).await?;
    let answer = render(ctx, id, &panel, refused.as_ref()).await;
    Ok(if panel.is_mid_turn {
        answer
    } else {
        answer.then_refresh(id)
    })
}

/// The asker's panel after this was done or refused.
async fn panel_after(
    ctx: &Ctx,
    id: MatchId,
    done: Result<Arc<Snapshot>, TableError>,
) -> Result<(Panel, Option<Refusal>), TableError> {
    let (snapshot, refused) = match done {
        Err(TableError::Refused(refused)) if is_told_on_panel(&refused) => {
            (ctx.tables().look(id).await?, Some(refused))
        }
        done => (done?, None),
    };
    Ok((own_panel(ctx, &snapshot)?, refused))
}

const fn is_told_on_panel(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Stale
            | Refusal::Repeated
            | Refusal::NotAllowed
            | Refusal::NotYourTurn { .. }
            | Refusal::NothingToTakeBack
            | Refusal::CannotPrepare
            | Refusal::MatchOver
            | Refusal::Asleep(_)
            | Refusal::Unreadable(_)
    )
}

/// The answer that shows a panel, below a sentence about what just went wrong. It follows the match if it is the person's own, or
/// they asked for that: any other spectator sees how the match is now.
async fn render(ctx: &Ctx, id: MatchId, panel: &Panel, refused: Option<&Refusal>) -> Answer {
    render_beside(ctx, id, panel, refused, None).await
}

/// The same where it is known how many other matches wait for the asker.
async fn render_beside(
    ctx: &Ctx,
    id: MatchId,
    panel: &Panel,
    refused: Option<&Refusal>,
    n_waiting: Option<usize>,
) -> Answer {
    if let Some(refused) = refused {
        ctx.bot.count_refusal(refused);
    }
    let (bot, asker) = (&ctx.bot, &ctx.asker);
    let message = panel_message(bot, asker, ctx.words, id, panel, refused, n_waiting).await;
    if panel.is_watched || panel.seats.has(asker.id) {
        Answer::panel(id, live::shown(panel, refused), message)
    } else {
        Answer::screen(message)
    }
}

/// A panel as a message, below a sentence about what just went wrong.
async fn panel_message(
    bot: &Bot,
    asker: &Asker,
    words: &Words,
    id: MatchId,
    panel: &Panel,
    refused: Option<&Refusal>,
    n_waiting: Option<usize>,
) -> Outgoing {
    let alt = alt_text(&panel.face, &panel.seats, words);
    let picture = if bot.load().has_time_for_panels() {
        bot.picture(&panel.face, "hand.png", &alt).await
    } else {
        None
    };
    let mentions = mentions(&panel.seats, words);
    let text = words.lines(&panel.face.text, &mentions);
    let mut text = with_picture(text, picture.as_ref(), &alt);
    if !panel.news.is_empty() {
        text = format!("{}\n{text}", sentences(&panel.news, words, &mentions));
    }
    if let Some(refused) = refused {
        text = format!("{}\n{text}", in_words(refused, words));
    }
    if let Some(closed) = bot.closed_channel(id, asker).await {
        text = format!("{}\n{text}", words.text(&closed));
    }
    let below = if panel.is_waiting {
        // Once its token has died it stays as it is, and says no more than it should.
        let seconds = bot.tables().now().seconds();
        let as_of = Msg::new("panel-as-of").with("when", format!("<t:{seconds}:R>"));
        words.text(&as_of)
    } else {
        String::new()
    };
    let at = MatchRef {
        id,
        version: panel.version,
    };
    let names = names(&panel.seats, words);
    // A player who waits for others finds the way back to their turn here: pressing it makes the panel live again. The other way
    // leads to where others wait for them.
    let again = if panel.is_waiting {
        let again = if panel.is_watched {
            Route::More(at, more::Route::Follow)
        } else {
            Route::Play(at, route::Route::Hand)
        };
        let again = secondary(again, words, "button-refresh");
        let n_waiting = match n_waiting {
            Some(n) => n,
            // The panel is good without it.
            None => bot.tables().n_waiting(asker.id, id).await.unwrap_or(0),
        };
        let next = next(words, id, n_waiting);
        let row = [again].into_iter().chain(next).collect();
        Some(CreateActionRow::Buttons(row))
    } else {
        None
    };
    let hint = panel.may_hint.then(|| {
        let hint = Route::Play(at, route::Route::Hint);
        let hint = secondary(hint, words, "button-hint");
        hint.emoji(unicode("💡"))
    });
    let n_more = usize::from(again.is_some());
    let mut rows = game_rows(at, &panel.face.rows, n_more, words, &names);
    rows.extend(again);
    if let Some(hint) = hint {
        add(&mut rows, hint);
    }
    if panel.may_go_on {
        add(&mut rows, absence::go_on(at, words));
    }
    // On a panel of a match that is over nothing can be pressed.
    let is_on = panel.is_awaited || panel.is_waiting;
    let more = Route::More(at, more::Route::Show);
    let more = secondary(more, words, "button-more");
    Outgoing {
        picture,
        beside: is_on.then_some(more),
        below,
        accent: Some(if panel.is_awaited {
            Accent::Awaited
        } else {
            Accent::Waiting
        }),
        ..Outgoing::private(text).rows(rows)
    }
}

/// Puts a button beside those of the last row that has room, so that a panel does not grow for it, or below them; nowhere where
/// nothing is free.
fn add(rows: &mut Vec<CreateActionRow>, button: CreateButton) {
    let n_rows = rows.len();
    let mut with_room = rows.iter_mut().rev().filter_map(|row| match row {
        CreateActionRow::Buttons(buttons) if buttons.len() < MAX_BUTTONS => Some(buttons),
        _ => None,
    });
    match with_room.next() {
        Some(buttons) => buttons.push(button),
        None if n_rows < MAX_ROWS => rows.push(CreateActionRow::Buttons(vec![button])),
        None => {}
    }
}

/// The button that opens the next of the other matches that wait for a person, if any do.
fn next(words: &Words, id: MatchId, n: usize) -> Option<CreateButton> {
    let label = Msg::new("button-next-match").with("n", n);
    let next = labelled(
        games::Route::Next(id),
        &words.text(&label),
        ButtonStyle::Success,
    );
    (n > 0).then_some(next)
}
