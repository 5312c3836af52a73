//! The commands about what is kept of the person who uses them.

use super::{Context, asked};
use crate::discord::ctx::Origin;
use crate::discord::privacy::{self, route::Route};

/// What is kept of a person, and what they can do about it.
#[poise::command(
    slash_command,
    subcommands("show", "export", "opt_out", "opt_in", "delete"),
    subcommand_required
)]
#[expect(
    clippy::unused_async,
    reason = "poise awaits every command, and this one never runs"
)]
pub(super) async fn privacy(_ctx: Context<'_>) -> Result<(), anyhow::Error> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    answer(ctx, Route::Show).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    answer(ctx, Route::Export).await;
    Ok(())
}

#[poise::command(slash_command, rename = "opt-out")]
async fn opt_out(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    answer(ctx, Route::OptOut).await;
    Ok(())
}

#[poise::command(slash_command, rename = "opt-in")]
async fn opt_in(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    answer(ctx, Route::OptIn).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), anyhow::Error> {
    answer(ctx, Route::AskToDelete).await;
    Ok(())
}

async fn answer(ctx: Context<'_>, route: Route) {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            privacy::answer(&ctx, route).await
        })
        .await;
}
