//! All commands. Registration, dispatch, suggestions, mentions and the list in help come from here.

use futures_util::future::BoxFuture;
use serenity::all::{InstallationContext, InteractionContext};

use super::command::{Command, Handler, MenuCommand, Section};
use super::in_match::{Board, Close, Games, Hand, Play, Resign};
use super::looking_back::{History, Leaderboard, Stats, Verify};
use super::option::options;
use super::personal::{
    DeleteStored, ExportStored, Learn, OptIn, OptOut, Rules, Settings, ShowStored,
};
use super::server::{Config, Doctor};
use super::start::{Challenge, Daily, Evening, League, Open, Solo, challenge_member};
use super::words::typed;
use crate::answers::answer::Answer;
use crate::answers::budget::Act;
use crate::answers::ctx::Ctx;
use crate::i18n::Locale;
use crate::screens::help;
use crate::table::TableError;

/// Where the bot can be installed: on servers, and by people for themselves, who then have it everywhere.
pub const INSTALLED: &[InstallationContext] =
    &[InstallationContext::Guild, InstallationContext::User];

/// Where the bot must be installed for [`MENU`]: it opens a match.
pub const MENU_INSTALLED: &[InstallationContext] = &[InstallationContext::Guild];

/// Where [`ROOT`](super::command::ROOT) is offered.
pub const OFFERED: &[InteractionContext] = &[
    InteractionContext::Guild,
    InteractionContext::BotDm,
    InteractionContext::PrivateChannel,
];

/// Where [`MENU`] is offered.
pub const MENU_OFFERED: &[InteractionContext] = &[InteractionContext::Guild];

/// The commands below [`ROOT`](super::command::ROOT), in the order in which Discord offers them.
pub static SECTIONS: &[Section] = &[
    Section {
        heading: None,
        commands: &[Command::new::<Help>("help")],
    },
    Section {
        heading: Some("help-start"),
        commands: &[
            Command::new::<Challenge>("challenge").costing(Act::Public),
            Command::new::<Open>("open").costing(Act::Public),
            Command::new::<Solo>("solo").costing(Act::Public),
            Command::new::<Daily>("daily"),
            Command::new::<Evening>("evening").costing(Act::Public),
            Command::new::<League>("league"),
        ],
    },
    Section {
        heading: Some("help-in-match"),
        commands: &[
            Command::new::<Hand>("hand"),
            Command::new::<Board>("board"),
            Command::new::<Play>("play"),
            Command::new::<Games>("games"),
            Command::new::<Resign>("resign"),
            Command::new::<Close>("close"),
        ],
    },
    Section {
        heading: Some("help-afterwards"),
        commands: &[
            Command::new::<Stats>("stats"),
            Command::new::<Leaderboard>("leaderboard"),
            Command::new::<History>("history").costing(Act::Heavy),
            Command::new::<Verify>("verify").costing(Act::Heavy),
        ],
    },
    Section {
        heading: Some("help-personal"),
        commands: &[
            Command::new::<Learn>("learn"),
            Command::new::<Rules>("rules"),
            // It says when they are away, too.
            Command::new::<Settings>("settings").costing(Act::Heavy),
            Command::group(
                "privacy",
                &[
                    Command::new::<ShowStored>("show").costing(Act::Heavy),
                    Command::new::<ExportStored>("export").costing(Act::Heavy),
                    Command::new::<OptOut>("opt-out"),
                    Command::new::<OptIn>("opt-in"),
                    Command::new::<DeleteStored>("delete").costing(Act::Heavy),
                ],
            ),
        ],
    },
    Section {
        heading: Some("help-server"),
        commands: &[
            Command::new::<Config>("config"),
            Command::new::<Doctor>("doctor").costing(Act::Heavy),
        ],
    },
];

pub static MENU: MenuCommand = MenuCommand {
    words: "cmd-challenge-user",
    run: |ctx, member| -> BoxFuture<'static, Result<Answer, TableError>> {
        Box::pin(async move { challenge_member(&ctx, member).await })
    },
};

/// The commands below [`ROOT`](super::command::ROOT), in the order in which Discord offers them.
pub fn commands() -> impl Iterator<Item = &'static Command> {
    SECTIONS.iter().flat_map(|section| section.commands)
}

options! {
    /// Says what the bot does.
    pub struct Help {}
}

impl Handler for Help {
    async fn answer(self, ctx: &Ctx) -> Result<Answer, TableError> {
        Ok(help::screen(ctx).await)
    }
}

/// The commands that help lists, in a language.
pub fn sections(locale: Locale) -> Vec<help::Section> {
    let sections = SECTIONS.iter().filter_map(|section| {
        let commands = section.commands.iter();
        Some(help::Section {
            heading: section.heading?,
            commands: commands.map(|command| written(command, locale)).collect(),
        })
    });
    sections.collect()
}

/// A command as a text names it. A group cannot be used by itself; its first member is named instead.
fn written(command: &Command, locale: Locale) -> String {
    let member = command.members().first().map(|member| member.name);
    let path: Vec<&str> = [command.name].into_iter().chain(member).collect();
    format!("`{}`", typed(&path, locale))
}
