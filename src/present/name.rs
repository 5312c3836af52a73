//! The names of the games, and of the panels that people have in them.

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

/// What the button under the board is called that opens one's own panel.
pub const fn panel_name(kind: GameKind) -> Msg {
    match kind {
        GameKind::Classic | GameKind::BoardGame => Msg::new("button-hand"),
        // Everything is public; the panel is the table once more, for oneself.
        GameKind::Rivals => Msg::new("button-own-view"),
        GameKind::RollWrite => Msg::new("button-roll-write-own-sheet"),
    }
}
