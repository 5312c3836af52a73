//! The rules of the games, page by page.

use super::{Msg, board_game, classic, rivals, roll_write};
use lostcities_rules::games::GameKind;

/// A page of the rules of a game.
#[derive(Debug)]
pub struct Topic {
    /// What it is called in commands and buttons; never changes.
    pub key: &'static str,
    /// Its title.
    pub title: Msg,
    /// Its text, with the numbers of the latest value table.
    pub page: fn() -> Msg,
}

impl Topic {
    /// A page of words alone.
    pub(super) const fn new(key: &'static str, title: Msg, page: fn() -> Msg) -> Self {
        Self { key, title, page }
    }
}

/// The pages of the rules of a game, in the order in which somebody new reads them.
pub const fn rules_topics(kind: GameKind) -> &'static [Topic] {
    match kind {
        GameKind::Classic => classic::TOPICS,
        GameKind::Rivals => rivals::TOPICS,
        GameKind::RollWrite => roll_write::TOPICS,
        GameKind::BoardGame => board_game::TOPICS,
    }
}
