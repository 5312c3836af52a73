//! How one person is answered: who asks, what they may ask, how controls and refusals are said, and their live panels.

pub mod answer;
pub mod asker;
pub mod board_tokens;
pub mod budget;
pub mod choices;
pub mod controls;
pub mod ctx;
pub mod once;
pub mod panels;
pub mod permissions;
pub mod refusals;
pub mod saying;
pub mod visibility;
pub mod visible;
