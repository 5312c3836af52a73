//! What a person is shown, as plain data: no Discord type, no pixel, no language.

mod board_game;
mod card;
mod chart;
mod classic;
mod colour;
mod describe;
mod emblem;
mod evening;
mod face;
mod game;
mod game_info;
mod games_picture;
mod highlight;
mod leaderboard;
mod league;
pub mod lesson;
mod mark;
mod msg;
mod offered_option;
mod play;
mod podium;
mod postcard;
mod prepare;
mod result;
mod result_card;
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
pub use evening::{EveningLine, EveningWords, evening_scene};
pub use face::{Control, Face, Look, Press, Row};
pub use game::{Drawn, GameInfo, Present, PresentContext, Told, Weight};
pub use game_info::{
    game_name, game_summary, look_button, panel_name, questions, rules_topics, setup_options,
    short_name,
};
pub use games_picture::games_scene;
pub use highlight::best_expedition;
pub use leaderboard::{RankedLine, leaderboard_scene};
pub use league::{LeagueLine, LeagueWords, league_scene};
pub use lostcities_scene as scene;
pub use mark::SeatMark;
pub use msg::{Arg, Msg};
pub use offered_option::{OfferedOption, offered_options};
pub use play::{
    BadStep, ComputerOf, Match, MatchHint, MatchLog, MatchOutlook, MatchPlans, MatchPlayers,
    MatchReview, MatchRules, MatchTwin, MatchView, Player, Playing, Refused, ReviewerOf,
    UnknownPlayer,
};
pub use podium::{Stand, podium_scene};
pub use postcard::{DailyMark, postcard_scene};
pub use prepare::{CardPlan, NoPlan, NotPlayed, PREPARE, ParsePlanError, Prepare};
pub use result_card::Honours;
pub use review::{PER_SEAT, ReviewedAct, review_face, reviewed_acts};
pub use rules::{Illustrate, PLAYERS_IN_RULES, Topic};
pub use scene::Scene;
pub use setup_option::{ROUNDS, SetupChoice, SetupField, SetupOption, SetupValue};
pub use written_name::WrittenName;
