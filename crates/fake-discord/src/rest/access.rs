//! Whether the bot may do something in a channel.

use crate::judge::refusal::Refusal;
use crate::sandbox::shared::State;
use crate::world::permissions as bits;
use crate::world::{BOT, Channel};

/// The bot's permissions here must contain these.
pub(super) fn need(state: &State, channel: &Channel, wanted: u64) -> Result<(), Refusal> {
    let own = state.world.permissions_in(channel, BOT);
    if own & bits::VIEW_CHANNEL == 0 {
        return Err(Refusal::MISSING_ACCESS);
    }
    if own & wanted == wanted {
        Ok(())
    } else {
        Err(Refusal::MISSING_PERMISSIONS)
    }
}
