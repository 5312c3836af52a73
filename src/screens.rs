//! What people see apart from the public messages of a match, a file or folder for each feature.

pub mod animations;
pub mod config;
pub mod daily;
pub mod doctor;
pub mod evening;
pub mod fair;
pub mod games;
pub mod help;
pub mod history;
pub mod leaderboard;
pub mod learn;
pub mod lobby;
pub mod match_request;
pub mod moderate;
pub mod more;
pub mod notices;
pub mod opening;
pub mod play;
pub mod privacy;
pub mod rematch;
pub mod replay;
pub mod review;
pub mod rules;
pub mod settings;
pub mod stats;
pub mod threads;
