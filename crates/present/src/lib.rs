//! What a person is shown, as plain data: no Discord type, no pixel, no language.

mod board_game;
mod card;
mod classic;
mod colour;
mod describe;
mod emblem;
mod face;
mod game;
mod game_info;
mod highlight;
pub mod lesson;
mod mark;
mod msg;
mod offered_option;
mod pictures;
mod play;
mod prepare;
mod result;
mod review;
mod rivals;
mod roll_write;
mod rules;
mod setup_option;
mod stall;
pub mod stats;
mod ways;
mod written_name;

pub use emblem::Emblem;
pub use face::{Control, Face, Look, Press, Row};
pub use game::{Drawn, GameInfo, Present, PresentContext, Told, Weight};
pub use game_info::{
    game_name, game_summary, lesson, look_button, panel_name, rules_topics, setup_options,
    short_name,
};
pub use highlight::best_expedition;
pub use lostcities_scene as scene;
pub use mark::SeatMark;
pub use msg::{Arg, Msg};
pub use offered_option::{OfferedOption, offered_options};
pub use pictures::evening::{EveningLine, EveningWords, evening_scene};
pub use pictures::games::games_scene;
pub use pictures::leaderboard::{RankedLine, leaderboard_scene};
pub use pictures::league::{LeagueLine, LeagueWords, league_scene};
pub use pictures::podium::{Stand, podium_scene};
pub use pictures::postcard::{DailyMark, postcard_scene};
pub use pictures::result_card::Honours;
pub use play::{
    BadStep, ComputerOf, Match, MatchHint, MatchLog, MatchOutlook, MatchPlans, MatchPlayers,
    MatchReview, MatchRules, MatchSeen, MatchTwin, MatchView, Player, Playing, Refused, ReviewerOf,
    UnknownPlayer,
};
pub use prepare::{CardPlan, NoPlan, NotPlayed, PREPARE, ParsePlanError, Prepare};
pub use review::{PER_SEAT, ReviewedAct, review_face, reviewed_acts};
pub use rules::{Illustrate, PLAYERS_IN_RULES, Topic};
pub use scene::Scene;
pub use setup_option::{ROUNDS, SetupChoice, SetupField, SetupOption, SetupValue};
pub use written_name::WrittenName;
