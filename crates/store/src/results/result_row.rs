//! Rows of results, without their seats.

use crate::GuildId;
use crate::driver::FromRow;
use crate::games::GameKind;
use crate::kernel::Timestamp;

#[derive(FromRow)]
pub(super) struct ResultRow {
    /// Where it stands among all results.
    pub(super) number: i64,
    pub(super) game: GameKind,
    pub(super) guild: Option<GuildId>,
    pub(super) at: Timestamp,
    pub(super) is_rated: bool,
}
