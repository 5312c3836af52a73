//! The command that shows leaderboards.

use super::{Context, asked};
use crate::discord::answer::Kind;
use crate::table::{Scope, Wanted, Wish};

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    game: Option<String>,
    scope: Option<String>,
    period: Option<String>,
) -> Result<(), anyhow::Error> {
    let (bot, asker) = (ctx.data(), &asked(ctx));
    bot.reply(asker, Kind::Command, async {
        let scope = match scope.as_deref() {
            Some("everywhere") => Scope::Everywhere,
            _ => Scope::Server,
        };
        let is_all_time = period.as_deref() == Some("all");
        let wish = Wish {
            game: bot.game_meant(asker, game.as_deref()).await?,
            scope,
            season: (!is_all_time).then(|| bot.tables().season()),
            page: Wanted::Page(0),
        };
        bot.leaderboard(asker, wish, false).await
    })
    .await;
    Ok(())
}
