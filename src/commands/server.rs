//! Commands about a server and its channels.

use super::arguments::{Between, ChosenClock, ChosenOpeners, Quiet, Switch};
use super::command::Handler;
use super::option::options;
use super::values::GivenRole;
use crate::answers::answer::Answer;
use crate::answers::ctx::Ctx;
use crate::model::Language;
use crate::model::route::config::Route;
use crate::screens::config;
use crate::screens::config::{decide, holders_of};
use crate::screens::doctor;
use crate::table::{ChannelId, DailyTablePlace, Pings, Setting, TableError};

/// A page of the matches of a server, from 1.
type Page = Between<1, 1_000>;

options! {
    /// Decides what holds on a server.
    pub struct Config {
        channel: Option<ChannelId> = "channel",
        openers: Option<ChosenOpeners> = "openers",
        role: Option<GivenRole> = "role",
        language: Option<Language> = "language",
        pings: Option<Pings> = "pings",
        leaderboard: Option<Switch> = "leaderboard",
        threads: Option<Switch> = "threads",
        quiet: Option<Quiet> = "quiet",
        open_matches: Option<Between<1, 100>> = "open-matches",
        invitations: Option<Between<1, 25>> = "invitations",
        clock: Option<ChosenClock> = "clock",
        daily: Option<Switch> = "daily",
        matches: Option<Page> = "matches",
    }
}

impl Handler for Config {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        let mut settings = Vec::new();
        if let Some(channel) = self.channel {
            let mut channels = ctx.tables().server(ctx.asker.guild).await?.channels;
            channels.push(channel);
            settings.push(Setting::Channels(channels));
        }
        let openers = self.openers.map(|ChosenOpeners(openers)| openers);
        // A role says more than whether it is everybody or only moderators.
        let role = self.role.map(|role| holders_of(role.id.0, &ctx.asker));
        settings.extend(role.or(openers).map(Setting::Openers));
        let language = self.language.map(Language::code);
        settings.extend(language.map(Setting::Locale));
        settings.extend(self.pings.map(Setting::Pings));
        let switched = |switch: Option<Switch>| switch.map(|Switch(is_on)| is_on);
        settings.extend(switched(self.leaderboard).map(Setting::Leaderboard));
        settings.extend(switched(self.threads).map(Setting::Threads));
        let quiet = self.quiet.map(|Quiet(is_true)| is_true);
        settings.extend(quiet.map(Setting::Quiet));
        let clock = self.clock.map(|ChosenClock(clock)| clock);
        settings.extend(clock.map(Setting::Clock));
        let here = || DailyTablePlace {
            channel: ctx.asker.channel,
            locale: ctx.asker.public_locale.code().to_owned(),
        };
        let daily = switched(self.daily).map(|is_on| is_on.then(here));
        settings.extend(daily.map(Setting::DailyTable));
        settings.extend(self.open_matches.map(|most| Setting::OpenMatches(most.0)));
        settings.extend(self.invitations.map(|most| Setting::Invitations(most.0)));
        let Some(page) = self.matches else {
            return decide(ctx, settings).await;
        };
        if !settings.is_empty() {
            decide(ctx, settings).await?;
        }
        config::answer(ctx, Route::Matches(page.0 - 1), None).await
    }
}

options! {
    /// Says what hinders the bot in a channel.
    pub struct Doctor {}
}

impl Handler for Doctor {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        doctor::answer(ctx).await
    }
}
