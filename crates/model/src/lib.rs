//! What all layers of the bot have in common: ids, pages, clocks and languages, and what buttons carry.
//!
//! Everything here is a value that is read from a text or written into one. Nothing knows the database or Discord.

mod avatar;
mod clock;
mod clock_choice;
mod codec;
mod daily_span;
mod deal;
mod ids;
mod language;
mod leaderboard_query;
mod locale;
mod paging;
mod pings;
pub mod route;
mod season;
mod worded;

pub use avatar::Avatar;
pub use clock::Clock;
pub use clock_choice::ClockChoice;
pub use daily_span::DailySpan;
pub use deal::{DailyGame, Deal, EveningId, Occasion};
pub use ids::{ChannelId, GuildId, MatchId, MessageId, PersonId, ProcessId, RoleId, Snowflake};
pub use language::Language;
pub use leaderboard_query::{LeaderboardQuery, Scope};
pub use locale::Locale;
pub use paging::{HistoryCursor, PageRequest, PageStart};
pub use pings::Pings;
pub use route::{MatchRef, Route, UnknownButton};
pub use season::{Pace, SeasonDeed, SeasonId};
