//! Pictures that belong to no one game.

pub(crate) mod chart;
pub(crate) mod evening;
pub(crate) mod games;
pub(crate) mod leaderboard;
pub(crate) mod league;
pub(crate) mod podium;
pub(crate) mod postcard;
pub(crate) mod result_card;
