//! The names of the games, and the buttons under the board that open what does not fit on it.

use super::{Control, Msg, roll_write};
use lostcities_rules::games::GameKind;

pub const fn game_name(kind: GameKind) -> Msg {
    match kind {
        GameKind::Classic => Msg::new("classic-name"),
        GameKind::Rivals => Msg::new("rivals-name"),
        GameKind::RollWrite => Msg::new("roll-write-name"),
        GameKind::BoardGame => Msg::new("board-game-name"),
    }
}

/// What a game is called where all of them are Lost Cities.
pub const fn short_name(kind: GameKind) -> Msg {
    match kind {
        GameKind::Classic => Msg::new("help-short-classic"),
        GameKind::Rivals => Msg::new("help-short-rivals"),
        GameKind::RollWrite => Msg::new("help-short-roll-write"),
        GameKind::BoardGame => Msg::new("help-short-board"),
    }
}

/// What a game is about, in one sentence.
pub const fn game_summary(kind: GameKind) -> Msg {
    match kind {
        GameKind::Classic => Msg::new("help-game-classic"),
        GameKind::Rivals => Msg::new("help-game-rivals"),
        GameKind::RollWrite => Msg::new("help-game-roll-write"),
        GameKind::BoardGame => Msg::new("help-game-board"),
    }
}

/// What the button under the board is called that opens a person's own panel.
pub const fn panel_name(kind: GameKind) -> Msg {
    match kind {
        GameKind::Classic | GameKind::BoardGame => Msg::new("button-hand"),
        // Everything is public; the panel is the table once more, for one person.
        GameKind::Rivals => Msg::new("button-own-view"),
        GameKind::RollWrite => Msg::new("button-roll-write-own-sheet"),
    }
}

/// The button beside it that shows anybody what everybody may see, where a game has more of that than fits on the board.
pub fn look_button(kind: GameKind) -> Option<Control> {
    match kind {
        GameKind::Classic | GameKind::BoardGame | GameKind::Rivals => None,
        GameKind::RollWrite => Some(roll_write::sheets_button()),
    }
}
