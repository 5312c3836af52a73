//! From a command as serenity has parsed it to the entry of the table that answers it, whichever way it came in.

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, CommandData, CommandInteraction, CommandType, CreateAutocompleteResponse,
    ResolvedOption, ResolvedTarget, ResolvedValue,
};

use super::command::{Body, Command, ROOT};
use super::option::SuggestedValue;
use super::table::{self, MENU};
use super::values::{GivenUser, Values};
use crate::answers::asker::Asker;
use crate::answers::budget::Act;
use crate::answers::ctx::{Ctx, Origin};
use crate::bot::Bot;
use crate::i18n::fit;
use crate::table::{Refusal, TableError};

/// How many suggestions Discord shows.
const MAX_SUGGESTIONS: usize = 25;
const MAX_SUGGESTION: usize = 100;

/// A command that was used, with the options below its last name.
struct Invocation<'a> {
    /// The entry of the table; `None` for a command that is not in it.
    command: Option<&'static Command>,
    options: Vec<ResolvedOption<'a>>,
}

impl<'a> Invocation<'a> {
    fn read(data: &'a CommandData) -> Self {
        let mut options = data.options();
        let mut command = None;
        if data.name == ROOT
            && let Some(name) = enter(&mut options)
        {
            command = table::commands().find(|command| command.name == name);
            if let Some(name) = enter(&mut options) {
                let mut members = command.map_or(&[][..], Command::members).iter();
                command = members.find(|member| member.name == name);
            }
        }
        Self { command, options }
    }
}

/// Replaces the options of a command by those of the subcommand or group that was used, and names that; `None` if there
/// is none.
fn enter<'a>(options: &mut Vec<ResolvedOption<'a>>) -> Option<&'a str> {
    match options.as_mut_slice() {
        [
            ResolvedOption {
                name,
                value: ResolvedValue::SubCommand(inner) | ResolvedValue::SubCommandGroup(inner),
                ..
            },
        ] => {
            let (name, inner) = (*name, std::mem::take(inner));
            *options = inner;
            Some(name)
        }
        _ => None,
    }
}

/// Answers a command, or an entry in the menu of a member.
pub async fn answer(bot: &Bot, interaction: &CommandInteraction) {
    let asker = Asker::of_command(interaction);
    if interaction.data.kind == CommandType::User {
        let user = match interaction.data.target() {
            Some(ResolvedTarget::User(user, member)) => Some(GivenUser::new(user, member)),
            _ => None,
        };
        let work = |asked: Ctx| async move {
            match user {
                Some(user) => (MENU.run)(asked, user).await,
                None => Err(Refusal::UnknownCommand.into()),
            }
        };
        bot.answer(asker, Origin::Command, Act::Public, work).await;
        return;
    }
    let used = Invocation::read(&interaction.data);
    let values = Values::new(&used.options);
    let work = |asked: Ctx| async move {
        match used.command.map(|command| &command.body) {
            Some(Body::Leaf { run, .. }) => run(asked, values).await,
            Some(Body::Group(_)) | None => Err(Refusal::UnknownCommand.into()),
        }
    };
    let act = used.command.map_or(Act::Light, |command| command.act);
    bot.answer(asker, Origin::Command, act, work).await;
}

/// What may be typed into the option that a person is typing in; nothing if it cannot be found out.
pub async fn suggestions(
    bot: &Bot,
    interaction: &CommandInteraction,
) -> CreateAutocompleteResponse {
    let used = Invocation::read(&interaction.data);
    let focused = used.options.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
        _ => None,
    });
    let mut options = used.command.map(Command::options).into_iter().flatten();
    let option = options.find(|option| focused.is_some_and(|(name, _)| name == option.name));
    let suggest = option.and_then(|option| option.suggest);
    let (Some(suggest), Some((_, typed))) = (suggest, focused) else {
        return CreateAutocompleteResponse::new();
    };
    let asker = Arc::new(Asker::of_command(interaction));
    if bot.inner.budgets.afford(&asker, Act::Light).is_err() {
        return CreateAutocompleteResponse::new();
    }
    let typing = Ctx::read(bot, asker, Origin::Command).await;
    let found = match suggest(&typing, &Values::new(&used.options), typed).await {
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
