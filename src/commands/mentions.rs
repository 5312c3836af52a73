//! The mentions of all commands.

use super::command::{Command, ROOT};
use super::table::commands;
use super::words::typed;
use crate::i18n::Locale;
use crate::wire::mentions::CommandMentions;

/// The commands that can be mentioned, each with the names that lead to it: `["privacy", "show"]`.
pub fn paths() -> Vec<Vec<&'static str>> {
    let paths = commands().flat_map(|command| match command.members() {
        [] => vec![vec![command.name]],
        members => members
            .iter()
            .map(|member: &Command| vec![command.name, member.name])
            .collect(),
    });
    paths.collect()
}

/// The mentions of all commands, if Discord has registered [`ROOT`] under this number.
pub fn mentions(root: u64) -> CommandMentions {
    let all = paths().into_iter().flat_map(|path| {
        let mention = format!("</{ROOT} {}:{root}>", path.join(" "));
        Locale::ALL.map(|locale| (typed(&path, locale), mention.clone()))
    });
    all.collect()
}
