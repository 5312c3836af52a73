//! Rows of results, without their seats.

use sqlx::FromRow;

use crate::GuildId;
use crate::columns::{Millis, Slug};
use crate::games::GameKind;
use crate::kernel::Timestamp;

#[derive(FromRow)]
pub(super) struct ResultRow {
    #[sqlx(try_from = "Slug<GameKind>")]
    pub(super) game: GameKind,
    pub(super) guild: Option<GuildId>,
    #[sqlx(try_from = "Millis")]
    pub(super) at: Timestamp,
    pub(super) is_rated: bool,
}
