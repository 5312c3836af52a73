//! The command with which administrators decide what holds on their server.

use super::{Context, asked};
use crate::discord::config::{decide, whoever_has};
use crate::discord::ctx::Origin;
use crate::discord::language::Language;
use crate::table::{ChannelId, Openers, Pings, Setting};

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "each is an option of the command, as poise reads them"
)]
pub(super) async fn config(
    ctx: Context<'_>,
    channel: Option<serenity::all::ChannelId>,
    openers: Option<String>,
    role: Option<serenity::all::RoleId>,
    language: Option<String>,
    pings: Option<String>,
    leaderboard: Option<String>,
    #[rename = "open-matches"]
    #[min = 1]
    #[max = 100]
    open_matches: Option<u32>,
    #[min = 1]
    #[max = 25]
    invitations: Option<u32>,
) -> Result<(), anyhow::Error> {
    ctx.data()
        .answer(asked(ctx), Origin::Command, |ctx| async move {
            let mut settings = Vec::new();
            if let Some(channel) = channel {
                let mut channels = ctx.tables().server(ctx.asker.guild).await?.channels;
                channels.push(ChannelId(channel.get()));
                settings.push(Setting::Channels(channels));
            }
            let openers = openers.map(|openers| match openers.as_str() {
                "moderators" => Openers::Moderators,
                _ => Openers::Everyone,
            });
            // A role says more than whether it is everybody or only moderators.
            let openers = role
                .map(|role| whoever_has(role.get(), &ctx.asker))
                .or(openers);
            settings.extend(openers.map(Setting::Openers));
            let language = language.as_deref().and_then(Language::from_slug);
            settings.extend(language.map(|language| Setting::Locale(language.code())));
            let pings = pings.as_deref().and_then(Pings::from_slug);
            settings.extend(pings.map(Setting::Pings));
            settings
                .extend(leaderboard.map(|leaderboard| Setting::Leaderboard(leaderboard == "on")));
            settings.extend(open_matches.map(Setting::OpenMatches));
            settings.extend(invitations.map(Setting::Invitations));
            decide(&ctx, settings).await
        })
        .await;
    Ok(())
}
