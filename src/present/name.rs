//! The names of the games.

use super::Msg;
use crate::games::GameKind;

/// What a game is called.
pub const fn game_name(kind: GameKind) -> Msg {
    match kind {
        GameKind::Classic => Msg::new("classic-name"),
        GameKind::Rivals => Msg::new("rivals-name"),
        GameKind::RollWrite => Msg::new("roll-write-name"),
        GameKind::BoardGame => Msg::new("board-name"),
    }
}
