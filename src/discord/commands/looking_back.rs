//! The commands for matches that are over.

use serenity::all::User;

use super::{Context, asked};
use crate::discord::ctx::Origin;
use crate::discord::fair;
use crate::discord::history::{self, route::Page};
use crate::table::{MatchId, PageStart, PersonId};

#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
) -> Result<(), anyhow::Error> {
    let page = Page {
        person: player.map(|player| PersonId(player.id.get())),
        game: game.and_then(|slug| slug.parse().ok()),
        since: PageStart::Newest,
    };
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            history::list(&ctx, page).await
        })
        .await;
    Ok(())
}

#[poise::command(slash_command)]
pub(super) async fn verify(
    ctx: Context<'_>,
    #[rename = "match"]
    #[min = 1]
    number: Option<u64>,
) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let id = match number {
                Some(number) => MatchId(number),
                None => ctx.tables().last_finished_in(ctx.asker.channel).await?,
            };
            fair::check(&ctx, id).await
        })
        .await;
    Ok(())
}
