//! What is said and shown of each game without a match of it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::game::GameInfo;
use super::lesson::Lesson;
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

/// What is taught about a game.
///
/// # Panics
/// If a file of `assets/lessons` is no lesson: every test that reads one finds that.
pub fn lesson(game: GameKind) -> &'static Lesson {
    static LESSONS: LazyLock<BTreeMap<GameKind, Lesson>> = LazyLock::new(|| {
        let read = |text| serde_json::from_str(text).expect("the files are part of the program");
        let lessons = GameKind::ALL.map(|game| (game, read(info(game).lesson)));
        lessons.into()
    });
    &LESSONS[&game]
}
