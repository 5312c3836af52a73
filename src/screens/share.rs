//! Posting what was played, where the person asks: the result as a card, the animation, a turn of the replay, a review.
//!
//! It is the answer to an interaction, so that the bot needs no permission there; the person does.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answers::answer::Answer;
use crate::answers::asker::{mention, names, names_in_text};
use crate::answers::controls::{button, secondary};
use crate::answers::ctx::Ctx;
use crate::answers::saying::{picture_names, public_words, sentences};
use crate::i18n::Words;
use crate::kernel::{BySeat, Viewer};
use crate::model::route::replay;
use crate::model::route::share::Route;
use crate::model::{MatchRef, Route as Any};
use crate::present::{Face, Msg};
use crate::public::table_message::result;
use crate::screens::replay::{animated, lines};
use crate::screens::review;
use crate::table::{MatchId, Occupant, Share, TableError};
use crate::wire::message::Outgoing;

/// The button that posts something of a match.
pub fn share(id: MatchId, route: Route, words: &Words) -> CreateButton {
    // No version: a match that is over does not change.
    let at = MatchRef { id, version: 0 };
    button((at, route), words, "button-share", ButtonStyle::Secondary)
}

/// The words in which a person posts something, if it may be posted where they ask.
///
/// # Errors
/// If the server lets nothing be played there.
pub async fn words_there(ctx: &Ctx) -> Result<&'static Words, TableError> {
    let server = ctx.tables().may_post(&ctx.asker.opener()).await?;
    let locale = ctx.asker.public_locale.code().to_owned();
    Ok(public_words(&server.locale.unwrap_or(locale)))
}

/// What a person posts now, where others read it. In direct messages they may do so again.
///
/// # Errors
/// If they have posted it.
pub async fn claim(ctx: &Ctx, id: MatchId, what: String) -> Result<Option<Share>, TableError> {
    if ctx.asker.guild.is_none() {
        return Ok(None);
    }
    let claim = ctx.tables().claim_share(id, ctx.asker.id, what);
    Ok(Some(claim.await?))
}

/// Answers a button that posts something of a match.
///
/// # Errors
/// If the match is not over, the person has not played in it or has posted that, or it may not be posted there.
pub async fn answer(ctx: &Ctx, id: MatchId, route: Route) -> Result<Answer, TableError> {
    let words = words_there(ctx).await?;
    let tables = ctx.tables();
    let (over, seats) = tables.finished_to_share(id, ctx.asker.id).await?;
    let in_picture = || picture_names(&seats, words);
    let public = ctx.bot.public(id).await?;
    let mut place = None;
    let message = match route {
        Route::Result => {
            let photos = ctx.bot.photos(id, &seats).await;
            let card = public.result_card(in_picture(), photos).unwrap_or_default();
            let ending = public.status.ending().zip(public.outcome.as_ref());
            let mut lines = ending.map_or_else(Vec::new, |(ending, outcome)| {
                result(seats.n_seats(), outcome, ending)
            });
            if lines.is_empty() {
                lines.clone_from(&card.alt);
            }
            shown(ctx, (lines, card), "result.png", &seats, words).await
        }
        Route::Turn(turn) => {
            let goal = (usize::from(turn), Viewer::Spectator);
            let replay = over.replay(goal, in_picture()).await?;
            let lines = lines(id, &replay);
            shown(ctx, (lines, replay.face), "replay.png", &seats, words).await
        }
        Route::Review => {
            let review = tables.review(over, None, ctx.asker.id, in_picture());
            let Some(mut page) = review.await? else {
                return review::open(ctx, id).await;
            };
            // Not the acts.
            page.face.text.truncate(1);
            let mut lines = vec![review::heading(page.game, id)];
            lines.append(&mut page.face.text);
            shown(ctx, (lines, page.face), "review.png", &seats, words).await
        }
        Route::Animation => {
            let (message, queued) = animated(ctx, id, &over, &seats, words).await?;
            place = Some(queued);
            message
        }
    };
    let at = MatchRef { id, version: 0 };
    let what = Any::from((at, route)).entry();
    let claim = claim(ctx, id, what).await?;
    // Elsewhere nobody may look back at it.
    let is_home = public.terms.guild.is_some() && public.terms.guild == ctx.asker.guild;
    let replay = secondary((at, replay::Route::Open), words, "button-replay");
    let rows = is_home.then(|| CreateActionRow::Buttons(vec![replay]));
    let who = Msg::new("shared-by").with("who", mention(ctx.asker.id, words));
    let text = format!("{}\n{}", message.text, words.text(&who));
    let rows = rows.into_iter().collect();
    let message = Outgoing {
        text,
        ..message.rows(rows)
    };
    Ok(Answer::new(message).that_shares(claim).until_sent(place))
}

/// A public message of these lines with the picture of a face, or its words where there is none.
async fn shown(
    ctx: &Ctx,
    (lines, face): (Vec<Msg>, Face),
    name: &'static str,
    seats: &BySeat<Occupant>,
    words: &Words,
) -> Outgoing {
    let alt = sentences(&face.alt, words, &names(seats, words));
    let picture = ctx.extra_picture(&face, name, &alt).await;
    let mut text = words.lines(&lines, &names_in_text(seats, words));
    if picture.is_none() {
        let alt = sentences(&face.alt, words, &names_in_text(seats, words));
        text = format!("{text}\n{alt}");
    }
    Outgoing {
        picture,
        ..Outgoing::text(text)
    }
}
