//! The commands for matches that are over.

use serenity::all::User;

use super::{Context, asked};
use crate::discord::ctx::Origin;
use crate::discord::press::Page;
use crate::table::{MatchId, PersonId, Since};

#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
) -> Result<(), anyhow::Error> {
    let (bot, asker) = (ctx.data(), &asked(ctx));
    let page = Page {
        person: player.map(|player| PersonId(player.id.get())),
        game: game.and_then(|slug| slug.parse().ok()),
        since: Since::Newest,
    };
    bot.reply(asker, Origin::Command, bot.history(asker, page, false))
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
