//! The mentions of all commands.

use super::command::{Command, ROOT};
use super::table::commands;
use super::words::typed;
use crate::i18n::all_words;
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
    let words = all_words();
    let all = paths().into_iter().flat_map(|path| {
        let mention = format!("</{ROOT} {}:{root}>", path.join(" "));
        let said = words
            .iter()
            .map(move |words| (typed(&path, words), mention.clone()));
        said.collect::<Vec<_>>()
    });
    all.collect()
}
