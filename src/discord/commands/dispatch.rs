//! The commands as poise finds and calls them. Only this file knows how an interaction comes in; the handlers do not.

use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;

use anyhow::anyhow;
use poise::CommandParameter;
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, ResolvedTarget, ResolvedValue, User,
};

use super::command::{Body, Command, ROOT};
use super::option::SuggestedValue;
use super::table::{self, MENU};
use super::values::{GivenUser, Values};
use crate::discord::Bot;
use crate::discord::asker::Asker;
use crate::discord::ctx::{Ctx, Origin};
use crate::i18n::{Locale, fit, words};
use crate::table::TableError;

type Context<'a> = poise::ApplicationContext<'a, Bot, anyhow::Error>;
type PoiseCommand = poise::Command<Bot, anyhow::Error>;

/// How many suggestions Discord shows.
const MAX_SUGGESTIONS: usize = 25;
/// The longest suggestion.
const MAX_SUGGESTION: usize = 100;

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
        context_menu_action: Some(poise::ContextMenuCommandAction::User(|ctx, user| {
            Box::pin(run_menu(ctx, user))
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
        custom_data: Box::new(command),
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
        autocomplete_callback: Some(|ctx, typed| Box::pin(suggest(ctx, typed))),
        __non_exhaustive: (),
    }
}

/// What poise is told: nothing, since answers and failures are ours.
type Done<'a> = Result<(), poise::FrameworkError<'a, Bot, anyhow::Error>>;

/// The entry of the table for the command that was used.
fn used(ctx: Context<'_>) -> Option<&'static Command> {
    ctx.command().custom_data.downcast_ref().copied()
}

/// Who uses the command. From here on the answer is ours: it does not go through poise, which must not send its own.
fn asked(ctx: Context<'_>) -> Asker {
    ctx.has_sent_initial_response.store(true, SeqCst);
    Asker::of_command(ctx.interaction)
}

async fn run(ctx: Context<'_>) -> Done<'_> {
    let values = Values::new(ctx.args);
    let work = |asked: Ctx| async move {
        match used(ctx).map(|command| &command.body) {
            Some(Body::Leaf { run, .. }) => run(asked, values).await,
            Some(Body::Group(_)) | None => Err(TableError::Failed(anyhow!(
                "the command {:?} cannot be answered",
                ctx.interaction.data.name
            ))),
        }
    };
    ctx.data().answer(asked(ctx), Origin::Command, work).await;
    Ok(())
}

async fn run_menu(ctx: Context<'_>, user: User) -> Done<'_> {
    let member = match ctx.interaction.data.target() {
        Some(ResolvedTarget::User(_, member)) => member,
        _ => None,
    };
    let user = GivenUser::new(&user, member);
    let work = |asked: Ctx| (MENU.run)(asked, user);
    ctx.data().answer(asked(ctx), Origin::Command, work).await;
    Ok(())
}

/// What may be typed into the option that a person is typing in; nothing if it cannot be found out.
async fn suggest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let mut args = ctx.args.iter();
    let focused = args.find(|arg| matches!(arg.value, ResolvedValue::Autocomplete { .. }));
    let mut options = used(ctx).map(Command::options).into_iter().flatten();
    let option = options.find(|option| focused.is_some_and(|arg| arg.name == option.name));
    let Some(suggest) = option.and_then(|option| option.suggest) else {
        return CreateAutocompleteResponse::new();
    };
    let asker = Arc::new(Asker::of_command(ctx.interaction));
    let typing = Ctx::read(ctx.data(), asker, Origin::Command).await;
    let found = match suggest(&typing, &Values::new(ctx.args), typed).await {
        Ok(found) => found,
        Err(TableError::Refused(refusal)) => {
            tracing::debug!("suggested nothing: {refusal}");
            Vec::new()
        }
        Err(TableError::Failed(error)) => {
            tracing::error!("could not read suggestions: {error:#}");
            Vec::new()
        }
    };
    let shown = found.into_iter().take(MAX_SUGGESTIONS);
    let choices = shown.map(|suggestion| {
        let text = fit(&suggestion.text, MAX_SUGGESTION);
        match suggestion.value {
            SuggestedValue::Text(value) => AutocompleteChoice::new(text, value),
            SuggestedValue::Number(value) => AutocompleteChoice::new(text, value),
        }
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
