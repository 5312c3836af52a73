//! Names and descriptions of the commands in every language, from the locale files.

use serenity::all::CreateCommand;

use super::languages::everywhere;
use super::{lostcities, options, start};
use crate::discord::Bot;
use crate::i18n::{Locale, words};

type Command = poise::Command<Bot, anyhow::Error>;

/// The key of the entry in a member's menu.
const USER_COMMAND: &str = "cmd-challenge-user";

/// All commands, with their words.
pub fn commands() -> Vec<Command> {
    let mut top = lostcities();
    let name = top.name.clone();
    localize(&mut top, &name);
    for command in &mut top.subcommands {
        let name = command.name.clone();
        localize(command, &name);
        // A group's commands have its name before theirs, as two groups may have commands of one name.
        for member in &mut command.subcommands {
            let name = format!("{name}-{}", member.name);
            localize(member, &name);
        }
    }
    let mut user = start::challenge_user();
    user.context_menu_name = Some(words(Locale::English).plain(USER_COMMAND).into());
    vec![top, user]
}

/// All commands as Discord registers them.
pub fn registration() -> Vec<CreateCommand> {
    let slash = commands()
        .into_iter()
        .filter_map(|command| command.create_as_slash_command());
    let menu = commands()
        .into_iter()
        .filter_map(|command| command.create_as_context_menu_command());
    // poise does not translate the entries of menus.
    let menu = menu.map(|entry| {
        everywhere(|locale| words(locale).plain(USER_COMMAND))
            .iter()
            .fold(entry, |entry, (code, name)| {
                entry.name_localized(code.as_ref(), name.as_ref())
            })
    });
    slash.chain(menu).collect()
}

/// Gives a command the words under this name.
fn localize(command: &mut Command, name: &str) {
    let key = format!("cmd-{name}");
    command.description = Some(words(Locale::English).attribute(&key, "description").into());
    command.name_localizations = everywhere(|locale| words(locale).plain(&key));
    command.description_localizations =
        everywhere(|locale| words(locale).attribute(&key, "description"));
    for parameter in &mut command.parameters {
        let key = format!("opt-{name}-{}", parameter.name);
        parameter.description = Some(words(Locale::English).attribute(&key, "description").into());
        parameter.name_localizations = everywhere(|locale| words(locale).plain(&key));
        parameter.description_localizations =
            everywhere(|locale| words(locale).attribute(&key, "description"));
        if let Some(choices) = options::choices(&parameter.name) {
            parameter.type_setter = Some(choices);
        }
    }
}
