//! The same match again.

use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::screens::opening;
use crate::table::{MatchId, Rematch, TableError};
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
        Rematch::Asked(challenge) => opening::invite(ctx, challenge.id).await?,
        Rematch::Joined(new) => told("rematch-joined").then_refresh(new),
        Rematch::Begun(new) => told("rematch-begins").then_refresh(new),
    })
}
