//! The command that says how somebody has done.

use serenity::all::User;

use super::{Context, asked};
use crate::discord::asker::called;
use crate::discord::ctx::Origin;
use crate::present::stats::{Among, StatsPage};
use crate::table::PersonId;

#[poise::command(slash_command)]
pub(super) async fn stats(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
) -> Result<(), anyhow::Error> {
    let (bot, asker) = (ctx.data(), &asked(ctx));
    let game = game.and_then(|slug| slug.parse().ok());
    let page = game.map_or(StatsPage::Overview, |game| {
        StatsPage::Game(game, Among::People)
    });
    let of = player
        .as_ref()
        .map_or(asker.id, |user| PersonId(user.id.get()));
    let name = player.as_ref().map(|user| {
        let member = ctx.interaction.data.resolved.members.get(&user.id);
        called(user, member.and_then(|member| member.nick.as_deref()))
    });
    let work = bot.stats(asker, of, name.as_deref(), page, false);
    bot.reply(asker, Origin::Command, work).await;
    Ok(())
}
