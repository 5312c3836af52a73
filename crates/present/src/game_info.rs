//! What is said and shown of each game without a match of it.

use super::game::GameInfo;
use super::lesson::Question;
use super::{Control, Msg, Present, SetupOption, Topic};
use lostcities_rules::games::GameKind;
use lostcities_rules::games::board_game::BoardGame;
use lostcities_rules::games::classic::Classic;
use lostcities_rules::games::rivals::Rivals;
use lostcities_rules::games::roll_write::RollWrite;

const fn info(game: GameKind) -> &'static GameInfo {
    match game {
        GameKind::Classic => Classic::INFO,
        GameKind::Rivals => Rivals::INFO,
        GameKind::RollWrite => RollWrite::INFO,
        GameKind::BoardGame => BoardGame::INFO,
    }
}

pub const fn game_name(game: GameKind) -> Msg {
    Msg::new(info(game).name)
}

pub const fn short_name(game: GameKind) -> Msg {
    Msg::new(info(game).short_name)
}

/// What a game is about, in one sentence.
pub const fn game_summary(game: GameKind) -> Msg {
    Msg::new(info(game).summary)
}

/// What the button under the board is called that opens a person's own panel.
pub const fn panel_name(game: GameKind) -> Msg {
    Msg::new(info(game).panel_name)
}

/// The button beside it that shows anybody what everybody may see, where a game has more of that than fits on the board.
pub fn look_button(game: GameKind) -> Option<Control> {
    info(game).look_button.map(|button| button())
}

/// What people may choose before a match of this game, besides the number of its seats.
pub const fn setup_options(game: GameKind) -> &'static [SetupOption] {
    info(game).setup_options
}

/// The pages of the rules of a game, in the order in which a new player reads them.
pub const fn rules_topics(game: GameKind) -> &'static [Topic] {
    info(game).rules
}

pub const fn questions(game: GameKind) -> &'static [Question] {
    info(game).lesson
}
