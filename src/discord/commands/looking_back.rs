//! The commands for matches that are over.

use serenity::all::User;

use super::{Context, asked};
use crate::discord::ctx::Origin;
use crate::discord::history::{self, route::Page};
use crate::table::{MatchId, PersonId, Since};

#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
) -> Result<(), anyhow::Error> {
    let page = Page {
        person: player.map(|player| PersonId(player.id.get())),
        game: game.and_then(|slug| slug.parse().ok()),
        since: Since::Newest,
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
    let (bot, asker) = (ctx.data(), &asked(ctx));
    bot.reply(asker, Origin::Command, async {
        let id = match number {
            Some(number) => MatchId(number),
            None => bot.tables().last_finished_in(asker.channel).await?,
        };
        bot.check(id, asker).await
    })
    .await;
    Ok(())
}
