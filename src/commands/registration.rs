//! The commands as Discord registers them.

use serenity::all::{CommandOptionType, CommandType, CreateCommand, CreateCommandOption};

use super::command::{Command, ROOT};
use super::option::{Choice, ChoiceValue, CommandOption, Kind};
use super::table::{INSTALLED, MENU, MENU_INSTALLED, MENU_OFFERED, OFFERED, commands};
use super::words::{Localized, WordsOf};
use crate::i18n::words;

/// All commands with their words.
pub fn registration() -> Vec<CreateCommand> {
    vec![root(), menu()]
}

fn root() -> CreateCommand {
    let words = WordsOf::command(&[ROOT]);
    let name = Localized::new(|locale| words.name(locale));
    let description = Localized::new(|locale| words.description(locale));
    let command = CreateCommand::new(ROOT)
        .description(description.english)
        .integration_types(INSTALLED.to_vec())
        .contexts(OFFERED.to_vec());
    let command = name
        .by_code
        .into_iter()
        .fold(command, |command, (code, name)| {
            command.name_localized(code, name)
        });
    let described = description.by_code.into_iter();
    let command = described.fold(command, |command, (code, text)| {
        command.description_localized(code, text)
    });
    commands().fold(command, |root, command| {
        root.add_option(subcommand(&[command.name], command))
    })
}

/// The entry in a member's menu.
fn menu() -> CreateCommand {
    let name = Localized::new(|locale| words(locale).plain(MENU.words));
    let entry = CreateCommand::new(name.english)
        .kind(CommandType::User)
        .integration_types(MENU_INSTALLED.to_vec())
        .contexts(MENU_OFFERED.to_vec());
    name.by_code.into_iter().fold(entry, |entry, (code, name)| {
        entry.name_localized(code, name)
    })
}

fn subcommand(path: &[&str], command: &Command) -> CreateCommandOption {
    let kind = if command.members().is_empty() {
        CommandOptionType::SubCommand
    } else {
        CommandOptionType::SubCommandGroup
    };
    let created = described(kind, command.name, &WordsOf::command(path));
    let created = command.members().iter().fold(created, |group, member| {
        let path = [path, &[member.name]].concat();
        group.add_sub_option(subcommand(&path, member))
    });
    let options = command.options().into_iter();
    options.fold(created, |created, offered| {
        created.add_sub_option(option(path, &offered))
    })
}

fn option(path: &[&str], option: &CommandOption) -> CreateCommandOption {
    let created = described(
        kind(&option.kind),
        option.name,
        &WordsOf::option(path, option),
    )
    .required(option.is_required)
    .set_autocomplete(option.suggest.is_some());
    match &option.kind {
        Kind::Number { min, max } => created.min_int_value(*min).max_int_value(*max),
        Kind::Choice(choices) => choices.iter().fold(created, choice),
        Kind::Text | Kind::User | Kind::Mentionable | Kind::Role | Kind::Channel | Kind::Flag => {
            created
        }
    }
}

fn kind(kind: &Kind) -> CommandOptionType {
    match kind {
        Kind::Text => CommandOptionType::String,
        Kind::Number { .. } => CommandOptionType::Integer,
        Kind::User => CommandOptionType::User,
        Kind::Mentionable => CommandOptionType::Mentionable,
        Kind::Role => CommandOptionType::Role,
        Kind::Channel => CommandOptionType::Channel,
        Kind::Flag => CommandOptionType::Boolean,
        Kind::Choice(choices) => match choices.first().map(|choice| choice.value) {
            Some(ChoiceValue::Number(_)) => CommandOptionType::Integer,
            Some(ChoiceValue::Text(_)) | None => CommandOptionType::String,
        },
    }
}

fn choice(option: CreateCommandOption, choice: &Choice) -> CreateCommandOption {
    let name = Localized::new(|locale| words(locale).plain(choice.words));
    match choice.value {
        ChoiceValue::Text(text) => {
            option.add_string_choice_localized(name.english, text, name.by_code)
        }
        ChoiceValue::Number(number) => {
            option.add_int_choice_localized(name.english, number.into(), name.by_code)
        }
    }
}

/// A command or option with its name and description in every language.
fn described(kind: CommandOptionType, name: &str, words: &WordsOf) -> CreateCommandOption {
    let localized = Localized::new(|locale| words.name(locale));
    let description = Localized::new(|locale| words.description(locale));
    let option = CreateCommandOption::new(kind, name, description.english);
    let names = localized.by_code.into_iter();
    let option = names.fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    });
    let texts = description.by_code.into_iter();
    texts.fold(option, |option, (code, text)| {
        option.description_localized(code, text)
    })
}
