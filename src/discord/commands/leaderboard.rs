//! The command that shows leaderboards.

use super::{Context, asked, game_meant};
use crate::discord::ctx::Origin;
use crate::discord::leaderboard::{self, route::Route};
use crate::table::{LeaderboardQuery, PageRequest, Scope};

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    game: Option<String>,
    scope: Option<String>,
    period: Option<String>,
) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let scope = match scope.as_deref() {
                Some("everywhere") => Scope::Everywhere,
                _ => Scope::Server,
            };
            let is_all_time = period.as_deref() == Some("all");
            let query = LeaderboardQuery {
                game: game_meant(&ctx, game.as_deref()).await?,
                scope,
                season: (!is_all_time).then(|| ctx.tables().season()),
                page: PageRequest::Page(0),
            };
            leaderboard::answer(&ctx, Route::Page(query)).await
        })
        .await;
    Ok(())
}
