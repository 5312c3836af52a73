//! Private answers beside a public message whose control was used, so that its token can edit the message.

use super::delivery::Delivery;
use crate::answers::ctx::Origin;
use crate::answers::panels::PanelPlace;
use crate::wire::message::Outgoing;
use crate::wire::rest::{Callback, RestError};

impl Delivery<'_> {
    /// Remembers the token of an interaction for which its message was updated, now or later.
    pub(super) fn take_token(self, callback: Callback) {
        let is_update = matches!(callback, Callback::Update | Callback::LaterUpdate);
        if is_update && self.origin == Origin::Public {
            let now = self.bot.tables().now();
            self.bot.board_tokens().take(self.asker, now);
        }
    }

    /// Sends a private message beside the public one. Where Discord puts it off, it is sent once more, when it may be.
    pub(super) async fn follow_up(self, message: &Outgoing) -> Result<PanelPlace, RestError> {
        let mut posted = self.webhook().follow_up(message).await;
        if let Err(error) = &posted
            && error.is_undone_for_now()
        {
            tokio::time::sleep(self.bot.inner.timeouts.pause(1)).await;
            posted = self.webhook().follow_up(message).await;
        }
        posted.map(PanelPlace::follow_up)
    }
}
