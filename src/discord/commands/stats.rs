//! The command that says how somebody has done.

use serenity::all::User;

use super::{Context, asked};
use crate::discord::asker::called;
use crate::discord::ctx::Origin;
use crate::discord::stats::{self, route::Route};
use crate::present::stats::{Among, StatsPage};
use crate::table::PersonId;

#[poise::command(slash_command)]
pub(super) async fn stats(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
) -> Result<(), anyhow::Error> {
    let asker = asked(ctx);
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
    ctx.data()
        .answer(asker, Origin::Command, |ctx| async move {
            stats::answer_about(&ctx, Route::Page(of, page), name.as_deref()).await
        })
        .await;
    Ok(())
}
