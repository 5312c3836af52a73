//! The same match again.

use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::bot::Bot;
use crate::public::invitation::invitation;
use crate::table::{MatchId, MessageId, Rematch, State, TableError};
use crate::wire::message::Outgoing;

/// Asks for a rematch, or agrees to one.
///
/// # Errors
/// If the match is not over, or the person may not open another.
pub async fn answer(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let (tables, asker) = (ctx.tables(), &ctx.asker);
    if tables.store().rematch_of(id).await?.is_none() {
        // A person who agrees opens nothing.
        tables.may_open(&asker.opener()).await?;
    }
    let told = |key| Answer::new(Outgoing::private(ctx.words.plain(key)));
    Ok(match tables.rematch(ctx.click(id)).await? {
        Rematch::Asked(challenge) => Answer::new(invitation(&ctx.bot.public(challenge.id).await?)),
        Rematch::Joined(new) => told("rematch-joined").then_refresh(new),
        Rematch::Begun(new) => told("rematch-begins").then_refresh(new),
    })
}

/// Remembers the message that asks for a rematch; a computer player needs no asking, so that match begins.
pub async fn remember(bot: &Bot, id: MatchId, message: MessageId) {
    let remembered: Result<(), TableError> = async {
        let Some(new) = bot.tables().store().rematch_of(id).await? else {
            return Ok(());
        };
        let public = bot.public(new).await?;
        let Some(board) = public.board.as_ref().filter(|board| board.invitation.is_none()) else {
            return Ok(());
        };
        let channel = board.channel;
        bot.invited(&public, message).await?;
        // The other may have agreed before the message was there; it must not ask any longer then.
        let public = bot.public(new).await?;
        if public.state() != State::Lobby
            && let Err(error) = bot.messages()
                .edit(channel, message, &invitation(&public))
                .await
        {
            tracing::warn!(match.id = %new, "could not update the answered rematch message of match {new}: {error}");
        }
        Ok(())
    }
    .await;
    if let Err(error) = remembered {
        tracing::error!(match.id = %id, "could not store the message of the rematch of match {id}: {error:#}");
    }
}
