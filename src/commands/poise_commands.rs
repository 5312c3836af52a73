//! The commands as poise finds and calls them when they come by the gateway.

use std::sync::atomic::Ordering::SeqCst;

use poise::CommandParameter;

use super::command::{Command, ROOT};
use super::dispatch::{answer, suggestions};
use super::table::{self, MENU};
use crate::bot::Bot;
use crate::i18n::{Locale, words};

type Context<'a> = poise::ApplicationContext<'a, Bot, anyhow::Error>;
type PoiseCommand = poise::Command<Bot, anyhow::Error>;

/// All commands, as poise finds them.
pub fn commands() -> Vec<PoiseCommand> {
    let root = PoiseCommand {
        name: ROOT.into(),
        subcommands: table::commands().map(subcommand).collect(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        ..PoiseCommand::default()
    };
    let menu = PoiseCommand {
        name: MENU.words.into(),
        context_menu_name: Some(words(Locale::English).plain(MENU.words).into()),
        context_menu_action: Some(poise::ContextMenuCommandAction::User(|ctx, _| {
            Box::pin(run(ctx))
        })),
        ..PoiseCommand::default()
    };
    vec![root, menu]
}

fn subcommand(command: &'static Command) -> PoiseCommand {
    let options = command.options().into_iter();
    let suggesting = options.filter(|option| option.suggest.is_some());
    let parameters = suggesting.map(|option| suggesting_parameter(option.name));
    PoiseCommand {
        name: command.name.into(),
        subcommands: command.members().iter().map(subcommand).collect(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        parameters: parameters.collect(),
        ..PoiseCommand::default()
    }
}

/// An option as poise has to know it to let it make suggestions.
fn suggesting_parameter(name: &'static str) -> CommandParameter<Bot, anyhow::Error> {
    CommandParameter {
        name: name.into(),
        name_localizations: [].as_slice().into(),
        description: None,
        description_localizations: [].as_slice().into(),
        required: false,
        channel_types: None,
        choices: [].as_slice().into(),
        type_setter: None,
        autocomplete_callback: Some(|ctx, _| Box::pin(suggestions(ctx.data(), ctx.interaction))),
        __non_exhaustive: (),
    }
}

/// What poise is told: nothing, since answers and failures are ours.
type Done<'a> = Result<(), poise::FrameworkError<'a, Bot, anyhow::Error>>;

async fn run(ctx: Context<'_>) -> Done<'_> {
    // The answer is ours: it does not go through poise, which must not send its own.
    ctx.has_sent_initial_response.store(true, SeqCst);
    answer(ctx.data(), ctx.interaction).await;
    Ok(())
}
